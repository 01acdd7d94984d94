#include "eightfold/reports/coursework/verify/misconceptions.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/submission/exercise.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/verify/internal/answer.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/reports/coursework/verify/misconception_cases.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::Exercise;
using coursework::explain;
using coursework::known_misconceptions;
using coursework::KnownMistake;
using coursework::Misconception;
using coursework::Problem;
using coursework::Rational;
using coursework::read_misconceptions;
using coursework::WrongNumber;

WrongNumber wrong_number(const WrongCase& given) {
  const CorrectQuantities& right = misconception_exercises().at(given.exercise);
  WrongNumber wrong{right.exercise, given.claim, given.value, right.quantities, {}, {}};
  wrong.correct_value = right.claims.at(given.claim);
  if (given.id == "sum_worked_back") {
    wrong.quantities.emplace("own_orbits", Rational(23, 2));
    wrong.quantities.emplace("own_tally_sum", 96);
  }
  if (given.id == "own_fundamental_times_eight") wrong.quantities.emplace("own_fundamental", 11);
  return wrong;
}

std::vector<std::string> ids_of(const std::vector<KnownMistake>& mistakes) {
  std::vector<std::string> ids;
  for (const KnownMistake& mistake : mistakes) ids.push_back(mistake.id);
  return ids;
}

std::vector<std::string> explained(const WrongNumber& wrong) {
  return ids_of(explain(wrong, known_misconceptions(), true));
}

bool names(const std::vector<std::string>& ids, std::string_view id) {
  return std::ranges::find(ids, id) != ids.end();
}

TEST(Misconceptions, are_each_named_for_an_incorrect_number) {
  for (const WrongCase& given : misconception_cases()) {
    const WrongNumber wrong = wrong_number(given);
    ASSERT_NE(wrong.value, wrong.correct_value) << given.id << " has the correct value";
    EXPECT_TRUE(names(explained(wrong), given.id))
        << given.id << ": " << given.value << " for " << given.claim;
  }
}

TEST(Misconceptions, have_a_case_each) {
  std::set<std::string> tried;
  for (const WrongCase& given : misconception_cases()) tried.insert(given.id);
  for (const Misconception& known : known_misconceptions()) EXPECT_TRUE(tried.contains(known.id)) << known.id;
}

// "fixed_points.rotate90" is the line "rotate90: …".
std::vector<std::string> named_for_submission(const WrongCase& given, const Rational& value) {
  const coursework::Exercise& exercise = misconception_exercises().at(given.exercise).exercise;
  std::string text = exercise_lines(exercise);
  const std::string key = given.claim.substr(given.claim.find('.') + 1);
  text += fmt::format("{}{}: {}\n", given.own, key, value.str());
  std::vector<std::string> ids;
  for (const coursework::Verdict& verdict : verdicts_on(text))
    for (const KnownMistake& mistake : verdict.mistakes) ids.push_back(mistake.id);
  return ids;
}

TEST(Misconceptions, are_named_for_a_submission_that_shows_them_and_not_for_a_correct_one) {
  for (const WrongCase& given : misconception_cases()) {
    const bool may_be_fraction = !given.claim.starts_with("fixed_points") && given.claim != "burnside_sum" &&
                                 given.claim != "solution_count";
    if (!given.value.is_whole() && !may_be_fraction) continue;  // cannot be written
    EXPECT_TRUE(names(named_for_submission(given, given.value), given.id))
        << given.id << ": " << given.value << " for " << given.claim << " of " << given.exercise;
    const Rational& correct = misconception_exercises().at(given.exercise).claims.at(given.claim);
    EXPECT_FALSE(names(named_for_submission(given, correct), given.id)) << given.id;
  }
}

// For questions whose wrong answers are known in advance.
TEST(Misconceptions, give_the_incorrect_numbers_of_an_exercise) {
  for (const WrongCase& given : misconception_cases()) {
    if (!given.own.empty()) continue;
    const WrongNumber wrong = wrong_number(given);
    const auto numbers = coursework::incorrect_numbers(wrong, known_misconceptions());
    const auto found = std::ranges::find(numbers, given.value, &coursework::IncorrectNumber::value);
    ASSERT_NE(found, numbers.end()) << given.id;
    EXPECT_EQ(ids_of(found->mistakes), explained(wrong)) << given.id;
    EXPECT_TRUE(std::ranges::is_sorted(numbers, {}, &coursework::IncorrectNumber::value));
    EXPECT_EQ(std::ranges::find(numbers, *wrong.correct_value, &coursework::IncorrectNumber::value),
              numbers.end());
  }
}

TEST(Misconceptions, have_words_for_every_quantity) {
  const std::set<std::string> words = {"n",      "order",     "sum",       "orbits",
                                       "chains", "colorings", "necklaces", "bracelets"};
  for (const Problem problem : coursework::all_problems)
    for (const std::string& name : coursework::quantity_names(problem)) {
      const std::string word = coursework::quantity_word(problem, name);
      EXPECT_TRUE(is_one_clean_line(word)) << name;
      EXPECT_TRUE(word != name || words.contains(name)) << name;
    }
}

TEST(Misconceptions, show_no_arithmetic_that_fills_the_screen) {
  const auto known = read_misconceptions(R"({"misconceptions": [{"id": "a", "title": "b", "advice": "c",
    "problems": ["beads"], "claims": ["orbit_count"], "formula": "chains + chains"}]})");
  const Rational chains = power(2, 5000);
  WrongNumber wrong{{}, "orbit_count", 2 * chains, {{"chains", chains}}, {}, {}};
  wrong.exercise.problem = Problem::beads;
  EXPECT_EQ(explain(wrong, known, true).front().arithmetic, "chains + chains");
}

// Both give (14296 - 8) / 8 = 1786.
TEST(Misconceptions, that_agree_with_the_tallies_of_the_student_come_first) {
  WrongNumber wrong = wrong_number({"", "12 queens", "orbit_count", 1786});
  EXPECT_EQ(explained(wrong).front(), "quarter_turns_counted_once");
  wrong.own_tallies = {{"identity", 14200}, {"rotate90", 8}, {"rotate180", 72}, {"rotate270", 8}};
  EXPECT_EQ(explained(wrong).front(), "half_turn_without_quarter_turns");
  wrong.own_tallies = {{"identity", 14200}, {"rotate90", 8}, {"rotate180", 80}, {"rotate270", 0}};
  EXPECT_EQ(explained(wrong).front(), "quarter_turns_counted_once");
}

TEST(Misconceptions, that_the_tallies_of_the_student_contradict_appear_only_without_others) {
  WrongNumber wrong = wrong_number({"", "8 queens", "orbit_count", 13});
  const std::vector<std::string> others = {"small_orbits_counted_twice", "stabilizer_for_orbit_size"};
  EXPECT_EQ(explained(wrong).size(), 3U) << "12 + 4/4 and 88/8 + 4/2 are also 13";
  wrong.own_tallies = {{"identity", 92}, {"quarter_turn", 0}, {"half_turn", 0}};
  EXPECT_EQ(explained(wrong), others);
  wrong.own_tallies = {{"identity", 92}, {"quarter_turn", 4}, {"half_turn", 4}};
  EXPECT_EQ(explained(wrong).front(), "quarter_turns_fix_like_half_turn");
  wrong = wrong_number({"", "8 queens", "orbit_count", Rational(1, 2)});
  wrong.own_tallies = {{"identity", 92}};
  EXPECT_EQ(explained(wrong), std::vector<std::string>{"identity_forgotten"})
      << "there is no other misconception";
}

TEST(Misconceptions, of_errors_carried_forward_appear_only_if_the_tallies_agree) {
  WrongNumber wrong = wrong_number({"", "8 queens", "orbit_count", 13});
  const auto fitting = [&] { return ids_of(explain(wrong, known_misconceptions(), true, true)); };
  EXPECT_EQ(fitting(), std::vector<std::string>());
  wrong.own_tallies = {{"identity", 100}, {"quarter_turn", 0}, {"half_turn", 4}};
  EXPECT_EQ(fitting(), std::vector<std::string>());
  wrong.own_tallies = {{"identity", 92}, {"quarter_turn", 4}, {"half_turn", 4}};
  EXPECT_EQ(fitting(), std::vector<std::string>{"quarter_turns_fix_like_half_turn"});
}

// The group, the rule or equal numbers exclude these.
TEST(Misconceptions, that_cannot_occur_in_an_exercise_are_not_named) {
  const std::vector<WrongCase> cases = {
      {"half_turn_forgotten", "8 queens transposed", "orbit_count", 44},
      {"half_turn_only", "8 queens transposed", "orbit_count", 48},
      {"rotations_only", "8 queens half", "orbit_count", 24},
      {"one_axis_mirror_only", "8 queens half", "orbit_count", 46},
      {"one_diagonal_mirror_only", "8 queens half", "orbit_count", 46},
      {"small_orbits_omitted", "8 queens turned", "orbit_count", 11},
      {"quarter_turns_counted_once", "8 queens turned", "fundamental_count", 24},
      {"half_turn_without_quarter_turns", "8 queens turned", "fundamental_count", 24},
      {"quarter_turns_forgotten", "8 queens turned", "fundamental_count", 24},
      {"half_turn_fixes_like_quarter_turns", "8 queens", "orbit_count", {23, 2}},
      {"half_turn_tally_of_quarter_turn", "8 queens", "fixed_points.rotate180", 0},
      {"rotations_only", "3x3 cells transposed", "coloring_count", 140},
      {"small_orbits_omitted", "4 rooks", "orbit_count", 2},
      {"beads_and_colors_exchanged_in_count", "4 necklace", "necklace_count", 4},
      {"divided_by_half_the_order", "8 queens half", "orbit_count", 96},
  };
  for (const WrongCase& given : cases)
    EXPECT_FALSE(names(explained(wrong_number(given)), given.id)) << given.exercise << ' ' << given.value;
  EXPECT_EQ(explained(wrong_number({"", "8 queens turned", "fundamental_count", 24})).front(),
            "rotations_only");
}

TEST(Misconceptions, do_not_explain_a_sum_of_the_tallies_of_the_student_by_the_number_of_orbits) {
  WrongNumber wrong = wrong_number({"", "8 queens", "burnside_sum", 88});
  wrong.quantities["own_orbits"] = 11;
  EXPECT_EQ(explained(wrong), std::vector<std::string>()) << "there are no tallies";
  wrong.quantities["own_tally_sum"] = 88;
  EXPECT_EQ(explained(wrong), std::vector<std::string>());
  wrong.quantities["own_tally_sum"] = 96;
  EXPECT_EQ(explained(wrong), std::vector<std::string>{"sum_worked_back"});
}

// 8 queens under the rotations: 92 + 4 = 96 in 24 orbits; under all eight symmetries the same sum gives 12.
TEST(Misconceptions, of_a_fundamental_count_are_about_all_eight_symmetries) {
  const auto named = [](Rational value) {
    return explained(wrong_number({"", "8 queens turned", "fundamental_count", std::move(value)}));
  };
  EXPECT_TRUE(names(named(96), "sum_not_divided"));
  EXPECT_TRUE(names(named({23, 2}), "all_orbits_full"));
  EXPECT_TRUE(names(named({96, 7}), "identity_missing_from_order"));
  EXPECT_TRUE(named(32).empty()) << "96/3 omits the identity from the order of the rotations";
}

TEST(Misconceptions, are_not_named_for_the_neighbors_of_their_numbers) {
  const auto named = [](int value) {
    return explained(wrong_number({"", "8 queens", "solution_count", value}));
  };
  EXPECT_EQ(named(40), std::vector<std::string>{"smaller_board_counted"});
  EXPECT_EQ(named(84), std::vector<std::string>{"seven_images_of_every_fundamental"});
  for (const int neighbor : {39, 41, 83, 85})
    EXPECT_EQ(named(neighbor), std::vector<std::string>()) << neighbor;
}

TEST(Misconceptions, are_never_named_for_another_problem_or_claim) {
  WrongNumber wrong = wrong_number({"", "8 queens", "orbit_count", Rational(23, 2)});
  wrong.claim = "solution_count";
  EXPECT_EQ(explained(wrong), std::vector<std::string>());
  wrong.claim = "orbit_count";
  wrong.exercise.problem = Problem::beads;
  EXPECT_FALSE(names(explained(wrong), "all_orbits_full"));
}

RC_GTEST_PROP(Misconceptions, never_explain_a_correct_number, ()) {
  const int kind = *rc::gen::inRange(0, 6);
  const std::string group(name_of(*rc::gen::elementOf(all_subgroups())));
  const int colors = *rc::gen::inRange(1, 9);
  const CorrectQuantities right =
      kind == 0   ? correct_queens(*rc::gen::inRange(0, 20), group)
      : kind == 1 ? correct_beads(*rc::gen::inRange(1, 40), colors, *rc::gen::arbitrary<bool>())
      : kind == 2 ? correct_cells(*rc::gen::inRange(0, 8), colors, group)
      : kind == 3 ? correct_cube(colors)
      : kind == 4 ? correct_colorings("cube-edges full", colors)
                  : correct_pieces(Rule::rooks, *rc::gen::inRange(0, 6), group);
  for (const auto& [claim, value] : right.claims) {
    const WrongNumber wrong{right.exercise, claim, value, right.quantities, {}, value};
    RC_ASSERT(explained(wrong).empty());
  }
}

TEST(Misconceptions, are_written_in_clean_lines) {
  for (const Misconception& known : known_misconceptions()) {
    EXPECT_TRUE(std::ranges::all_of(known.id, [](char c) {
      return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '_';
    })) << known.id;
    EXPECT_TRUE(is_one_clean_line(known.title) && is_one_clean_line(known.advice)) << known.id;
    EXPECT_TRUE('a' <= known.title.front() && known.title.front() <= 'z') << known.title;
    EXPECT_TRUE(known.title.back() != '.' && known.advice.back() == '.') << known.id;
  }
}

// Every claim and every tally exists in some exercise of the problem.
TEST(Misconceptions, use_only_existing_claims) {
  for (const Misconception& known : known_misconceptions()) {
    std::set<std::string> possible;
    for (const coursework::Claim& claim : coursework::all_claims())
      if (claim.form <= coursework::Claim::Form::quotient) possible.emplace(claim.name);
    for (const Problem problem : known.problems)
      for (const int n : {11, 12}) {
        coursework::Exercise exercise;
        exercise.problem = problem;
        exercise.n = n;
        exercise.acting = "cyclic 4";
        for (const auto& key : tally_keys(exercise)) possible.insert("fixed_points." + key.name);
      }
    for (const std::string& claim : known.claims)
      EXPECT_TRUE(possible.contains(claim)) << known.id << ": " << claim;
    for (const auto& [key, formula] : known.tallies)
      EXPECT_TRUE(possible.contains("fixed_points." + key)) << known.id << ": " << key;
  }
}

TEST(Misconceptions, use_only_quantities_that_every_exercise_has) {
  for (const auto& [name, right] : misconception_exercises()) {
    std::vector<std::string> supplied = {"own_orbits", "own_sum", "own_tally_sum"};
    if (right.exercise.problem == Problem::queens) supplied.emplace_back("own_fundamental");
    for (const auto& [quantity, value] : right.quantities) supplied.push_back(quantity);
    std::ranges::sort(supplied);
    // Some depend on the content, on whether the number of beads is even, and on the group of colorings.
    std::vector<std::string> known = coursework::quantity_names(right.exercise.problem);
    const bool is_odd = right.exercise.n % 2 == 1;
    const bool has_content = right.exercise.content.has_value();
    const bool has_reflections = right.exercise.acting.empty() || right.exercise.acting.starts_with("cube");
    std::erase_if(known, [&](const std::string& quantity) {
      return (has_content ? quantity == "k" : quantity.starts_with("any_content_")) ||
             (is_odd ? quantity.starts_with("fixed_through_two")
                     : quantity == "fixed_through_bead_and_gap") ||
             (!has_reflections && (quantity == "orbits_rotations" || quantity == "orbits_with_reflections"));
    });
    EXPECT_EQ(supplied, known) << name;
  }
}

// Pages publish these quotients as answers. The correct numbers are counted by listing the chains.
TEST(Misconceptions, name_the_division_of_a_multinomial_where_some_colorings_are_fixed) {
  const auto answered = [](const Content& content, bool reflections, const std::string& number) {
    const Exercise exercise = {.problem = Problem::beads,
                               .n = std::accumulate(content.begin(), content.end(), 0),
                               .reflections = reflections,
                               .content = content};
    return verdicts_on(exercise_lines(exercise) + "orbit count: " + number + "\n").at(0);
  };
  for (const Content& content : {Content{4, 2}, Content{4, 2, 2}, Content{6, 3, 3}, Content{5, 2}})
    for (const bool reflections : {false, true}) {
      std::string chain;
      for (std::size_t color = 0; color < content.size(); ++color)
        chain.append(static_cast<std::size_t>(content[color]), static_cast<char>('a' + color));
      const std::size_t length = chain.size();
      int chains = 0;
      std::set<std::string> least;
      do {
        std::string best = chain;
        for (std::size_t turn = 0; turn < length; ++turn) {
          const std::string turned = chain.substr(turn) + chain.substr(0, turn);
          best = std::min(best, turned);
          if (reflections) best = std::min(best, std::string(turned.rbegin(), turned.rend()));
        }
        least.insert(best);
        ++chains;
      } while (std::ranges::next_permutation(chain).found);
      const Rational quotient(chains, static_cast<int>(reflections ? 2 * length : length));
      EXPECT_EQ(answered(content, reflections, std::to_string(least.size())).status,
                coursework::Status::right);
      if (quotient == Rational(least.size())) {  // 5 and 2 beads, which no rotation fixes
        EXPECT_TRUE(length == 7 && !reflections);
        continue;
      }
      const coursework::Verdict refused = answered(content, reflections, quotient.str());
      EXPECT_EQ(refused.status, coursework::Status::wrong);
      EXPECT_TRUE(
          names(ids_of(refused.mistakes), reflections ? "every_bracelet_full" : "every_necklace_full"))
          << quotient << " of " << length;
    }
}

// Compares each quantity with one that is computed independently.
TEST(Misconceptions, use_the_correct_values) {
  for (const auto& [name, right] : misconception_exercises())
    for (const auto& [quantity, value] : right.quantities) {
      const auto known = read_misconceptions(fmt::format(
          R"({{"misconceptions": [{{"id": "a", "title": "b", "advice": "c", "problems": ["{}"],
              "claims": ["orbit_count"], "formula": "{} + 1000003"}}]}})",
          name_of(right.exercise.problem), quantity));
      const WrongNumber wrong{
          right.exercise, "orbit_count", value + 1000003, answer_to(right.exercise).quantities, {}, {}};
      EXPECT_EQ(explain(wrong, known, true).size(), 1U) << name << ": " << quantity;
    }
}

TEST(Misconceptions, that_are_compiled_in_equal_the_file_in_data) {
  std::ifstream file(EIGHTFOLD_DATA_DIR "/misconceptions.json");
  std::stringstream text;
  text << file.rdbuf();
  const auto read = read_misconceptions(text.str());
  const auto& known = known_misconceptions();
  ASSERT_EQ(read.size(), known.size());
  ASSERT_GE(known.size(), 50U);
  for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i].id, known[i].id);
}

}  // namespace
}  // namespace eightfold::test
