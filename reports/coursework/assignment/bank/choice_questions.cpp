// Questions with one right choice of several.
#include <fmt/core.h>

#include <algorithm>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/assignment/bank/internal/maker.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/coursework/assignment/internal/mistake.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework::bank {
namespace {

constexpr std::size_t most_wrong_choices = 4;
constexpr int most_questions_about_isomorphs = 3;

void add_choices(Maker& maker, std::string title, std::vector<Content> text, MultipleChoice expected) {
  shuffle(expected.choices, maker.random);
  maker.add(std::move(title), std::move(text), std::move(expected));
}

std::string feedback_on_stabilizer(Subgroup chosen, Subgroup right, int order) {
  if (chosen == right)
    return fmt::format("Correct. The orbit has {} / {} = {}.", order, right.order(),
                       reports::counted(order / right.order(), "solution"));
  for (const Symmetry g : chosen.elements())
    if (!right.contains(g)) return fmt::format("The {} does not fix this solution.", reports::in_words(g));
  for (const Symmetry g : right.elements())
    if (!chosen.contains(g)) return fmt::format("The {} fixes this solution too.", reports::in_words(g));
  return {};
}

void ask_for_stabilizer(Maker& maker, const Placement& placement) {
  const Subgroup group = maker.exercise.group;
  const Subgroup right = stabilizer_of(placement, group);
  std::vector<Subgroup> others;
  for (const Subgroup other : all_subgroups())
    if (other != right && group.elements().contains(other.elements())) others.push_back(other);
  shuffle(others, maker.random);
  if (others.size() > most_wrong_choices) others.erase(others.begin() + most_wrong_choices, others.end());
  others.push_back(right);
  MultipleChoice expected;
  for (const Subgroup chosen : others)
    expected.choices.push_back(
        {{elements_text(chosen)}, chosen == right, feedback_on_stabilizer(chosen, right, group.order())});
  add_choices(maker, "Stabilizer of a solution",
              {maker.board(placement), {"Which elements of the group fix this solution?"}},
              std::move(expected));
}

std::string feedback_on_image(const Placement& from, const Placement& to, Subgroup group) {
  for (const Image& image : distinct_images(from, group))
    if (image.placement == to)
      return fmt::format("Correct. The {} takes the solution above to this one.",
                         reports::in_words(image.witness));
  for (const Image& image : distinct_images(from))
    if (image.placement == to)
      return fmt::format(
          "The {} takes the solution above to this one, but it is not an element of the group.",
          reports::in_words(image.witness));
  return "No symmetry takes the solution above to this one.";
}

// The solutions that are not isomorphic to this one; first those that a symmetry outside the group leads to,
// which are hard to tell from isomorphs.
std::vector<Placement> not_isomorphic_to(const Placement& placement, Subgroup group,
                                         std::span<const Placement> solutions) {
  const Placement own_orbit = canonical_form(placement, group);
  std::vector<Placement> found;
  for (const Image& image : distinct_images(placement))
    if (canonical_form(image.placement, group) != own_orbit) found.push_back(image.placement);
  for (const Placement& other : solutions) {
    if (found.size() >= most_wrong_choices - 1) break;
    if (canonical_form(other, group) != own_orbit && std::ranges::find(found, other) == found.end())
      found.push_back(other);
  }
  found.resize(std::min(found.size(), most_wrong_choices - 1));
  return found;
}

void ask_for_isomorphs(Maker& maker) {
  const auto& [problem, n, colors, rule, group, reflections, board, content, acting] = maker.exercise;
  std::vector<Placement> solutions;
  for (const Placement& solution : Solutions(board_of(maker.exercise), {}, rule))
    solutions.push_back(solution);
  shuffle(solutions, maker.random);
  int asked = 0;
  for (std::size_t i = 0; i < solutions.size() && asked < most_questions_about_isomorphs; ++i) {
    const Placement& from = solutions[i];
    const auto images = distinct_images(from, group);
    const auto others = not_isomorphic_to(from, group, solutions);
    if (images.size() < 2 || others.size() < 2) continue;
    const Placement& right = images[1 + maker.random.below(images.size() - 1)].placement;
    MultipleChoice expected;
    expected.choices.push_back({maker.board(right), true, feedback_on_image(from, right, group)});
    for (const Placement& other : others)
      expected.choices.push_back({maker.board(other), false, feedback_on_image(from, other, group)});
    add_choices(maker, "Isomorphic solution",
                {maker.board(from),
                 {"Two solutions are isomorphic if an element of the group takes one to the other. Which of "
                  "these solutions is isomorphic to the one above?"}},
                std::move(expected));
    ++asked;
  }
}

// Rooks are left out, since a mirror in a diagonal fixes solutions of theirs.
void ask_about_reflection(Maker& maker) {
  std::vector<Symmetry> reflections;
  for (const Symmetry g : maker.exercise.group.elements())
    if (index_of(g) >= index_of(Symmetry::flip_horizontal)) reflections.push_back(g);
  if (reflections.empty() || maker.exercise.rule == Rule::rooks) return;
  const std::string mirror(reports::in_words(reflections[maker.random.below(reflections.size())]));
  const std::string piece(piece_of(maker.exercise.rule));
  MultipleChoice expected;
  expected.choices = {
      {{fmt::format("A {0} beside the axis and its mirror image attack each other, and so do two {0}s on the "
                    "axis.",
                    piece)},
       true,
       "Correct."},
      {{"The mirror image of a solution is never a solution."},
       false,
       "The mirror image of a solution is a solution, because mirrored pieces attack each other exactly if "
       "the "
       "original ones do."},
      {{"It moves squares of the board."},
       false,
       "The half turn moves squares too, and it can fix a solution: the pieces change places."},
      {{"It is its own inverse."},
       false,
       "The half turn is its own inverse too, and it can fix a solution: the pieces change places."}};
  add_choices(maker, "Why a reflection fixes no solution",
              {{fmt::format("Why does the {} fix none of these solutions?", mirror)}}, std::move(expected));
}

void ask_which_number_of_orbits(Maker& maker) {
  const Rational right = maker.answer.orbits;
  auto incorrect = maker.incorrect("orbit_count", right);
  std::erase_if(incorrect, [](const IncorrectNumber& number) { return decimal_text(number.value).empty(); });
  shuffle(incorrect, maker.random);
  incorrect.resize(std::min(incorrect.size(), most_wrong_choices));
  MultipleChoice expected;
  expected.choices.push_back(
      {{decimal_text(right)},
       true,
       fmt::format("Correct. By Burnside's lemma, {} / {} = {}.", maker.answer.sum.str(), maker.answer.order,
                   maker.answer.orbits.str())});
  for (const auto& [value, mistakes] : incorrect)
    expected.choices.push_back({{decimal_text(value)}, false, feedback_on(mistakes)});
  add_choices(maker, "Which number of orbits", {{"Which of these numbers is the number of orbits?"}},
              std::move(expected));
}

}  // namespace

void add_choice_questions(Maker& maker) {
  for (const Placement& placement : maker.assignment.boards) ask_for_stabilizer(maker, placement);
  if (is_about_solutions(maker.assignment)) {
    ask_for_isomorphs(maker);
    ask_about_reflection(maker);
  }
  ask_which_number_of_orbits(maker);
}

}  // namespace eightfold::coursework::bank
