#include "reports/coursework/assignment/bank/internal/maker.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reports/coursework/assignment/bank/internal/formats.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework::bank {
namespace {

// The random choices of the bank do not depend on how many the assignment makes.
constexpr std::uint64_t seed_of_banks = 0x62616e6b;

std::string capitalized(std::string text) {
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// One element of each conjugacy class of the group.
std::vector<Symmetry> one_of_each_class(Subgroup group) {
  std::vector<Symmetry> chosen;
  for (const Symmetry g : group.elements())
    if (std::ranges::none_of(chosen, [&](Symmetry other) { return conjugacy_class_of(other).contains(g); }))
      chosen.push_back(g);
  return chosen;
}

}  // namespace

Maker::Maker(const Assignment& all)
    : assignment(all),
      exercise(all.exercise),
      answer(answer_to(all.exercise)),
      random(all.params.seed ^ seed_of_banks) {
  // The platforms show the identifier, so it does not contain the seed.
  const bool solutions = is_about_solutions(assignment);
  bank.id = fmt::format(
      "{}-{:08x}",
      solutions ? fmt::format("{}-{}-{}", name_of(exercise.rule), exercise.n, name_of(exercise.group))
                : fmt::format("colorings-{}-{}", acting_name(exercise),
                              exercise.content ? reports::joined(*exercise.content, "-")
                                               : fmt::format("{}-colors", exercise.colors)),
      random.below(std::uint64_t{1} << 32U));
  std::ranges::replace_if(
      bank.id, [](char c) { return c == '_' || c == ' '; }, '-');
  bank.title = title_of(assignment);
  bank.rule = exercise.rule;
  if (!solutions) {
    subject_ = coloring_text(exercise) + " " + group_text(exercise);
    std::erase(subject_, '*');
    return;
  }
  const bool one = exercise.group.order() == 1;
  subject_ = fmt::format("{} act{} on the solutions of the {}.", capitalized(elements_text(exercise.group)),
                         one ? "s" : "", reports::puzzle_of_rule(exercise.rule, exercise.n));
}

void Maker::add(std::string title, std::vector<Content> text, Expected expected) {
  text.insert(text.begin(), Content{subject_});
  bank.questions.push_back({std::move(title), std::move(text), std::move(expected)});
}

Content Maker::board(const Placement& placement, bool with_vector) {
  const std::string vector = bracketed(placement, assignment.base);
  const auto found = std::ranges::find(bank.boards, placement, &Picture::placement);
  const auto index = static_cast<std::size_t>(found - bank.boards.begin());
  if (found == bank.boards.end())
    bank.boards.push_back({placement, fmt::format("{}: the column of the {} in each row, from {}", vector,
                                                  piece_of(exercise.rule), assignment.base)});
  return {with_vector ? vector : std::string(), index};
}

std::vector<TallyEntry> Maker::entries() const {
  const auto classes = one_of_each_class(exercise.group);
  std::vector<TallyEntry> found;
  for (const TallyEntry& entry : assignment.tally) {
    const int element = entry.key.elements[0];
    if (exercise.problem == Problem::beads
            ? 2 * element <= exercise.n || element >= exercise.n
            : exercise.problem > Problem::square_cells ||
                  std::ranges::count(classes, *std::next(exercise.group.elements().begin(), element)) > 0)
      found.push_back(entry);
  }
  return found;
}

std::vector<IncorrectNumber> Maker::incorrect(std::string_view claim, const Rational& correct) const {
  return incorrect_numbers({exercise, std::string(claim), {}, answer.quantities, {}, correct},
                           known_misconceptions());
}

std::string feedback_on(std::span<const KnownMistake> mistakes) {
  std::vector<std::string> sentences;
  for (const KnownMistake& mistake : mistakes) {
    const std::string advice = mistake.advice;
    sentences.push_back(
        fmt::format("{} {}.", sentences.empty() ? "It looks as if" : "Another possibility:", mistake.title));
    if (std::ranges::find(sentences, advice) == sentences.end()) sentences.push_back(advice);
  }
  return reports::joined(sentences, " ");
}

std::string elements_text(Subgroup group) {
  if (group.order() == 1) return "only the identity";
  if (group == full_group) return "all eight symmetries of the square";
  if (class_of(group) == SubgroupClass::quarter_turn) return "the four rotations of the square";
  return reports::phrase(group.elements(),
                         [](Symmetry g) { return fmt::format("the {}", reports::in_words(g)); });
}

Bank questions_of(const Assignment& assignment) {
  Maker maker(assignment);
  add_numeric_questions(maker);
  add_choice_questions(maker);
  add_matching_questions(maker);
  return std::move(maker.bank);
}

}  // namespace eightfold::coursework::bank

namespace eightfold::coursework {

std::string moodle_questions(const Assignment& assignment) {
  return bank::moodle_xml(bank::questions_of(assignment));
}

std::string qti_questions(const Assignment& assignment) {
  return bank::qti_package(bank::questions_of(assignment));
}

}  // namespace eightfold::coursework
