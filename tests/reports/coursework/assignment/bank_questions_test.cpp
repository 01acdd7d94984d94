// What the questions of a bank ask, and that the answers are right. The correct numbers come from
// correct_quantities.hpp, which counts without the library.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/assignment/bank/internal/maker.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "tests/reports/coursework/assignment/banks.hpp"
#include "tests/reports/coursework/verify/correct_quantities.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using coursework::Rational;
using coursework::bank::Bank;
using coursework::bank::Content;
using coursework::bank::elements_text;
using coursework::bank::Matching;
using coursework::bank::MultipleChoice;
using coursework::bank::Numeric;
using coursework::bank::Question;

std::string name_of_bank(const MadeBank& made) { return made.bank.id; }

const Placement& placement_of(const Bank& bank, const Content& content) {
  return bank.boards.at(content.board.value()).placement;
}

// The board above the question.
const Placement& board_of(const Bank& bank, const Question& question) {
  const auto found =
      std::ranges::find_if(question.text, [](const Content& c) { return c.board.has_value(); });
  return placement_of(bank, *found);
}

const MultipleChoice::Choice& right_choice(const Question& question) {
  const auto& choices = std::get<MultipleChoice>(question.expected).choices;
  return *std::ranges::find(choices, true, &MultipleChoice::Choice::right);
}

std::string right_number(const Bank& bank, std::string_view title) {
  return std::get<Numeric>(question_titled(bank, title).expected).right.number;
}

TEST(BankQuestions, are_at_least_ten_of_every_kind_for_every_exercise) {
  for (const MadeBank& made : banks_of_solutions()) {
    EXPECT_GE(made.bank.questions.size(), 10U) << name_of_bank(made);
    EXPECT_FALSE(questions_with<Numeric>(made.bank).empty()) << name_of_bank(made);
    EXPECT_FALSE(questions_with<MultipleChoice>(made.bank).empty()) << name_of_bank(made);
    EXPECT_FALSE(questions_with<Matching>(made.bank).empty()) << name_of_bank(made);
  }
}

TEST(BankQuestions, have_one_right_number_that_no_wrong_one_overlaps) {
  for (const MadeBank& made : all_banks())
    for (const Question* question : questions_with<Numeric>(made.bank)) {
      const auto& numeric = std::get<Numeric>(question->expected);
      std::vector<Numeric::Known> all = numeric.wrong;
      all.push_back(numeric.right);
      EXPECT_EQ(numeric.right.tolerance, "0") << question->title;
      EXPECT_FALSE(numeric.otherwise.empty()) << question->title;
      for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_FALSE(all[i].feedback.empty()) << question->title;
        EXPECT_EQ(all[i].number.find_first_not_of("0123456789."), std::string::npos) << all[i].number;
        EXPECT_EQ(all[i].feedback.starts_with("Correct."), i + 1 == all.size()) << all[i].feedback;
        for (std::size_t j = 0; j < i; ++j)
          EXPECT_GT(std::abs(std::stod(all[i].number) - std::stod(all[j].number)),
                    std::stod(all[i].tolerance) + std::stod(all[j].tolerance))
              << name_of_bank(made) << ": " << question->title;
      }
    }
}

TEST(BankQuestions, have_exactly_one_right_choice_and_no_choice_twice) {
  for (const MadeBank& made : all_banks())
    for (const Question* question : questions_with<MultipleChoice>(made.bank)) {
      std::set<std::pair<std::string, std::optional<std::size_t>>> shown;
      int right = 0;
      for (const auto& choice : std::get<MultipleChoice>(question->expected).choices) {
        EXPECT_TRUE(shown.emplace(choice.shown.text, choice.shown.board).second) << question->title;
        EXPECT_EQ(choice.feedback.starts_with("Correct."), choice.right) << choice.feedback;
        EXPECT_GT(choice.feedback.size(), 7U);
        right += choice.right ? 1 : 0;
      }
      EXPECT_EQ(right, 1) << name_of_bank(made) << ": " << question->title;
      EXPECT_GE(shown.size(), 2U) << name_of_bank(made) << ": " << question->title;
    }
}

TEST(BankQuestions, match_at_least_two_items_with_three_different_options) {
  for (const MadeBank& made : all_banks())
    for (const Question* question : questions_with<Matching>(made.bank)) {
      const auto& [items, options] = std::get<Matching>(question->expected);
      EXPECT_GE(items.size(), 2U);
      EXPECT_GE(options.size(), 3U) << name_of_bank(made);
      EXPECT_EQ(std::set<std::string>(options.begin(), options.end()).size(), options.size());
      for (const auto& item : items) {
        EXPECT_LT(item.option, options.size());
        EXPECT_FALSE(item.shown.text.empty()) << "above a picture, which New Quizzes omit";
      }
    }
}

TEST(BankQuestions, have_pictures_of_solutions_with_their_vectors) {
  for (const auto& [assignment, bank] : banks_of_solutions()) {
    std::set<std::string> descriptions;
    for (const auto& [placement, description] : bank.boards) {
      EXPECT_TRUE(find_attacks(placement, assignment.exercise.rule, assignment.exercise.n).empty());
      EXPECT_TRUE(descriptions.insert(description).second) << description;
      EXPECT_TRUE(description.starts_with("[" + std::to_string(placement[0] + assignment.base) + ", "))
          << description;
    }
  }
}

TEST(BankQuestions, have_the_correct_numbers) {
  for (const auto& [assignment, bank] : banks_of_solutions()) {
    const auto& exercise = assignment.exercise;
    if (exercise.n > 8) continue;  // counting without the library takes too long
    const CorrectQuantities correct = correct_pieces(exercise.rule, exercise.n, name_of(exercise.group));
    std::map<std::string, std::string> claims = {{"Number of solutions", "solution_count"},
                                                 {"Sum of the fixed points", "burnside_sum"},
                                                 {"Number of orbits", "orbit_count"},
                                                 {"Number of fundamental solutions", "fundamental_count"}};
    for (const Symmetry g : all_symmetries)
      claims["Fixed points of the " + std::string(reports::in_words(g))] =
          "fixed_points." + std::string(name_of(g));
    int checked = 0;
    for (const Question* question : questions_with<Numeric>(bank))
      if (const auto claim = claims.find(question->title); claim != claims.end()) {
        EXPECT_EQ(std::get<Numeric>(question->expected).right.number, correct.claims.at(claim->second).str())
            << bank.id << ": " << question->title;
        ++checked;
      }
    EXPECT_GE(checked, 5) << bank.id;
    EXPECT_EQ(right_choice(question_titled(bank, "Which number of orbits")).shown.text,
              correct.claims.at("orbit_count").str());
  }
}

// 12 = 11 + 1 and 92 = 11*8 + 1*4. Rooks 4: 7 orbits, one of size 8, and 24 = 8 + 4a + 2b, a + b = 6.
TEST(BankQuestions, ask_for_orbits_by_size_and_by_type) {
  const Bank queens = made_bank(Rule::queens, 8).bank;
  EXPECT_EQ(right_number(queens, "Orbits with 8 solutions"), "11");
  EXPECT_EQ(right_number(queens, "Orbits with 4 solutions"), "1");
  EXPECT_EQ(right_number(queens, "Orbits with 2 solutions"), "0");
  EXPECT_THROW((void)question_titled(queens, "Orbits of the type half_turn"), std::out_of_range);
  const Bank rooks = made_bank(Rule::rooks, 4).bank;
  const int eights = std::stoi(right_number(rooks, "Orbits with 8 solutions"));
  const int fours = std::stoi(right_number(rooks, "Orbits with 4 solutions"));
  const int twos = std::stoi(right_number(rooks, "Orbits with 2 solutions"));
  EXPECT_EQ(eights + fours + twos, 7);
  EXPECT_EQ(8 * eights + 4 * fours + 2 * twos, 24);
  EXPECT_EQ(std::stoi(right_number(rooks, "Orbits of the type quarter_turn")) +
                std::stoi(right_number(rooks, "Orbits of the type diagonal_klein")),
            twos);
}

TEST(BankQuestions, explain_wrong_numbers_by_known_misconceptions) {
  const Bank bank = made_bank(Rule::queens, 8).bank;
  std::map<std::string, std::string> feedback;
  for (const auto& known : std::get<Numeric>(question_titled(bank, "Number of orbits").expected).wrong)
    feedback[known.number] = known.feedback;
  EXPECT_TRUE(contains(feedback["11.5"], "every orbit was assumed to have as many members"));
  EXPECT_TRUE(contains(feedback["24"], "only the four rotations were used"));
  EXPECT_TRUE(contains(feedback["24"], "The full group of the square also contains reflections"));
  EXPECT_TRUE(contains(feedback["92"], "all solutions were counted"));
  EXPECT_TRUE(contains(feedback["13.71"], "the divisor does not include the identity"));
  for (const auto& choice :
       std::get<MultipleChoice>(question_titled(bank, "Which number of orbits").expected).choices)
    if (!choice.right) {
      EXPECT_EQ(choice.feedback, feedback[choice.shown.text]);
    }
}

TEST(BankQuestions, about_colorings_have_the_numbers_of_the_assignment) {
  for (const auto& [assignment, bank] : banks_of_colorings()) {
    EXPECT_EQ(right_number(bank, "Number of orbits"), assignment.orbits.str()) << bank.id;
    EXPECT_EQ(right_number(bank, "Sum of the fixed points"), assignment.sum.str()) << bank.id;
    EXPECT_EQ(right_number(bank, "Fixed points of the identity"), assignment.tally[0].fixed.str()) << bank.id;
    EXPECT_EQ(right_choice(question_titled(bank, "Which number of orbits")).shown.text,
              assignment.orbits.str());
    EXPECT_TRUE(bank.boards.empty());
  }
  const Bank bracelets = made_bank({.colorings = "dihedral 6", .content = std::vector<int>{2, 2, 2}}).bank;
  EXPECT_EQ(right_number(bracelets, "Fixed points of the rotation by 3"), "6");
  EXPECT_EQ(right_number(bracelets, "Fixed points of the reflection through two gaps"), "6");
  EXPECT_THROW((void)question_titled(bracelets, "Fixed points of the rotation by 4"), std::out_of_range);
  EXPECT_EQ(
      bracelets.questions.at(0).text.at(0).text,
      "A coloring of 6 beads gives each of them one of 3 colors. The numbers of each color are 2, 2 and 2. "
      "The group: the dihedral group (order 12) acting on 6 points in a circle.");
}

// 90 chains with two beads of each color, 90/12 = 7.5; 16 necklaces; 92 bracelets with any content.
TEST(BankQuestions, explain_the_mistakes_in_colorings_with_a_content) {
  const Bank bank = made_bank({.colorings = "dihedral 6", .content = std::vector<int>{2, 2, 2}}).bank;
  std::map<std::string, std::string> feedback;
  for (const auto& known : std::get<Numeric>(question_titled(bank, "Number of orbits").expected).wrong)
    feedback[known.number] = known.feedback;
  EXPECT_TRUE(
      contains(feedback["7.5"], "every bracelet was assumed to have twice as many forms as it has beads"));
  EXPECT_TRUE(contains(feedback["16"], "necklaces"));
  EXPECT_TRUE(contains(feedback["92"], "the given numbers of each color were ignored"));
}

// A hint must not give the answer to the next attempt.
TEST(BankQuestions, do_not_give_the_right_number_as_feedback_on_a_wrong_one) {
  const Bank bank = made_bank(Rule::queens, 8).bank;
  for (const Question* question : questions_with<Numeric>(bank))
    for (const auto& known : std::get<Numeric>(question->expected).wrong) {
      EXPECT_FALSE(contains(known.feedback, "92")) << known.feedback;
      EXPECT_FALSE(contains(known.feedback, "96")) << known.feedback;
      EXPECT_FALSE(contains(known.feedback, "12")) << known.feedback;
    }
}

// fixes() uses matrices, the library's stabilizers the action on placements.
TEST(BankQuestions, ask_for_the_elements_that_fix_a_board) {
  for (const MadeBank& made : banks_of_solutions()) {
    const auto& [assignment, bank] = made;
    const auto stabilizer = [&](const Placement& placement) {
      SymmetrySet fixing;
      for (const Symmetry g : made.assignment.exercise.group.elements())
        if (fixes(g, placement)) fixing.insert(g);
      return elements_text(Subgroup(fixing));
    };
    std::set<std::string> asked;
    for (const Question* question : questions_with<MultipleChoice>(bank))
      if (question->title == "Stabilizer of a solution") {
        const Placement& placement = board_of(bank, *question);
        EXPECT_EQ(right_choice(*question).shown.text, stabilizer(placement)) << bank.id;
        EXPECT_NE(std::ranges::find(assignment.boards, placement), assignment.boards.end());
        asked.insert(std::to_string(*question->text[1].board));
      }
    EXPECT_EQ(asked.size(), assignment.boards.size());
    for (const Question* question : questions_with<Matching>(bank))
      if (question->title == "Stabilizers of several solutions") {
        for (const auto& [shown, option] : std::get<Matching>(question->expected).items)
          EXPECT_EQ(std::get<Matching>(question->expected).options[option],
                    stabilizer(placement_of(bank, shown)));
      }
  }
}

TEST(BankQuestions, ask_for_the_only_isomorph_of_a_board) {
  int asked = 0;
  for (const auto& [assignment, bank] : banks_of_solutions())
    for (const Question* question : questions_with<MultipleChoice>(bank)) {
      if (question->title != "Isomorphic solution") continue;
      ++asked;
      const Placement& from = board_of(bank, *question);
      for (const auto& choice : std::get<MultipleChoice>(question->expected).choices) {
        const Placement& to = placement_of(bank, choice.shown);
        EXPECT_NE(to, from);
        const auto group = assignment.exercise.group.elements();
        EXPECT_EQ(std::ranges::any_of(group, [&](Symmetry g) { return image(g, from) == to; }), choice.right)
            << bank.id;
        for (const Symmetry g : all_symmetries)
          if (contains(choice.feedback, "The " + std::string(reports::in_words(g)) + " takes")) {
            EXPECT_EQ(image(g, from), to) << choice.feedback;
          }
      }
    }
  EXPECT_GT(asked, 50);
}

TEST(BankQuestions, match_symmetries_with_their_numbers_of_fixed_points) {
  const Bank bank = made_bank(Rule::queens, 5).bank;
  const auto& [items, options] =
      std::get<Matching>(question_titled(bank, "Fixed points of several symmetries").expected);
  std::map<std::string, std::string> numbers;
  for (const auto& [shown, option] : items) numbers[shown.text] = options[option];
  EXPECT_EQ(numbers, (std::map<std::string, std::string>{{"the identity", "10"},
                                                         {"the clockwise quarter turn", "2"},
                                                         {"the half turn", "2"},
                                                         {"the left-right mirror", "0"},
                                                         {"the mirror in the main diagonal", "0"}}));
}

// A mirror in a diagonal fixes solutions of rooks.
TEST(BankQuestions, ask_why_a_reflection_fixes_nothing_only_if_that_is_true) {
  for (const auto& [assignment, bank] : banks_of_solutions()) {
    bool has_reflection = false;
    for (const Symmetry g : assignment.exercise.group.elements())
      if (index_of(g) >= index_of(Symmetry::flip_horizontal)) has_reflection = true;
    const bool asked = std::ranges::find(bank.questions, "Why a reflection fixes no solution",
                                         &Question::title) != bank.questions.end();
    EXPECT_EQ(asked, has_reflection && assignment.exercise.rule != Rule::rooks) << bank.id;
  }
}

TEST(BankQuestions, depend_only_on_the_assignment) {
  using coursework::bank::moodle_xml;
  using coursework::bank::qti_package;
  const Bank first = made_bank(Rule::queens, 6, "full", 3).bank;
  const Bank again = made_bank(Rule::queens, 6, "full", 3).bank;
  const Bank other = made_bank(Rule::queens, 6, "full", 4).bank;
  EXPECT_EQ(moodle_xml(first), moodle_xml(again));
  EXPECT_EQ(qti_package(first), qti_package(again));
  EXPECT_NE(moodle_xml(first), moodle_xml(other));
  EXPECT_NE(first.id, other.id);
}

// Canvas replaces a question by an imported one with the same identifier.
TEST(BankQuestions, have_an_identifier_for_each_exercise_and_seed_without_the_seed) {
  std::set<std::string> ids;
  for (const MadeBank& made : all_banks()) ids.insert(made.bank.id);
  EXPECT_EQ(ids.size(), all_banks().size());
  const Bank bank = made_bank(Rule::queens, 8, "full", 20261).bank;
  EXPECT_FALSE(contains(bank.id, "20261"));
}

}  // namespace
}  // namespace eightfold::test
