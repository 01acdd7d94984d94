// Questions that ask for one option for each item. Moodle requires two items and three options.
#include <fmt/core.h>

#include <algorithm>

#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/assignment/bank/internal/maker.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/coursework/assignment/internal/mistake.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::coursework::bank {
namespace {

constexpr std::size_t most_boards_to_match = 5;
constexpr std::size_t fewest_options = 3;

// The items with the texts of their options. `others` are options that may be added: two for a long list,
// more if otherwise there would be too few.
struct Pairs {
  std::vector<std::pair<Content, std::string>> items;
  std::vector<std::string> others;
};

void add_matching(Maker& maker, std::string title, std::string text, Pairs pairs) {
  Matching matching;
  const auto has = [&](const std::string& option) {
    return std::ranges::find(matching.options, option) != matching.options.end();
  };
  for (const auto& [shown, option] : pairs.items)
    if (!has(option)) matching.options.push_back(option);
  const std::size_t wanted = std::max(fewest_options, matching.options.size() + 2);
  shuffle(pairs.others, maker.random);
  for (const std::string& option : pairs.others)
    if (matching.options.size() < wanted && !has(option)) matching.options.push_back(option);
  if (pairs.items.size() < 2 || matching.options.size() < fewest_options) return;
  shuffle(matching.options, maker.random);
  shuffle(pairs.items, maker.random);
  for (const auto& [shown, option] : pairs.items)
    matching.items.push_back({shown, static_cast<std::size_t>(std::ranges::find(matching.options, option) -
                                                              matching.options.begin())});
  maker.add(std::move(title), {{std::move(text)}}, std::move(matching));
}

// The vectors are visible, because Canvas's New Quizzes import only the text of an item to match.
void match_boards(Maker& maker) {
  Pairs pairs;
  for (const Placement& placement : maker.assignment.boards)
    if (pairs.items.size() < most_boards_to_match)
      pairs.items.emplace_back(maker.board(placement, true),
                               elements_text(stabilizer_of(placement, maker.exercise.group)));
  for (const Subgroup other : all_subgroups())
    if (maker.exercise.group.elements().contains(other.elements()))
      pairs.others.push_back(elements_text(other));
  add_matching(maker, "Stabilizers of several solutions",
               fmt::format("Match each solution with the elements of the group that fix it. A vector has the "
                           "column of the {} in each row, from {}.",
                           piece_of(maker.exercise.rule), maker.assignment.base),
               std::move(pairs));
}

void match_elements(Maker& maker) {
  Pairs pairs;
  for (const auto& [key, fixed] : maker.entries()) {
    pairs.items.emplace_back(Content{each_of(maker.exercise, key)}, fixed.str());
    for (const IncorrectNumber& other : maker.incorrect("fixed_points." + key.name, fixed))
      if (other.value.is_whole()) pairs.others.push_back(other.value.str());
  }
  add_matching(maker, "Fixed points of several symmetries",
               fmt::format("Match each symmetry with the number of these {}s that it fixes.",
                           noun_of(maker.assignment)),
               std::move(pairs));
}

}  // namespace

void add_matching_questions(Maker& maker) {
  if (is_about_solutions(maker.assignment)) match_boards(maker);
  match_elements(maker);
}

}  // namespace eightfold::coursework::bank
