#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "eightfold/core/rule.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "tests/reports/coursework/grading/verdicts.hpp"
#include "tests/reports/coursework/verify/correct_quantities.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using test::CorrectQuantities;
using test::kinds_of;
using test::mentions;
using test::verdict_on;
using test::words_of;
using Kinds = std::vector<std::string>;

const VerifyParams no_spoilers = {.spoilers = false};

std::string claim(const std::string& key, const std::string& value, const std::string& head = "n: 8") {
  return head + "\n" + key + ": " + value + "\n";
}

std::vector<std::string> mistakes_of(const Verdict& verdict) {
  std::vector<std::string> ids;
  for (const auto& mistake : verdict.mistakes) ids.push_back(mistake.id);
  return ids;
}

bool names(const Verdict& verdict, const std::string& id) {
  const auto ids = mistakes_of(verdict);
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// A text with every claim about an exercise.
std::string claims_in(const CorrectQuantities& right) {
  const Exercise& exercise = right.exercise;
  std::string text;
  const auto say = [&](const std::string& key, const std::string& value) {
    text += key + ": " + value + "\n";
  };
  say("problem", std::string(name_of(exercise.problem)));
  if (exercise.problem != Problem::cube_faces) say("n", std::to_string(exercise.n));
  if (exercise.problem != Problem::queens) say("colors", std::to_string(exercise.colors));
  if (exercise.problem == Problem::queens) say("rule", std::string(name_of(exercise.rule)));
  if (exercise.problem == Problem::queens || exercise.problem == Problem::square_cells)
    say("group", std::string(name_of(exercise.group)));
  if (exercise.problem == Problem::beads) say("group", exercise.reflections ? "bracelets" : "necklaces");
  for (const auto& [claim, value] : right.claims)
    if (!claim.starts_with("fixed_points.")) say(claim, value.str());
  say("fixed points", "");
  std::set<int> written;  // elements; an entry for a class would repeat some
  for (const TallyKey& key : tally_keys(exercise)) {
    if (!written.contains(key.elements[0])) say(key.name, right.claims.at("fixed_points." + key.name).str());
    written.insert(key.elements.begin(), key.elements.end());
  }
  return text;
}

// Published counts for queens; other answers are counted by the tests.
CorrectQuantities any_correct_quantities() {
  const std::string group(name_of(*rc::gen::elementOf(all_subgroups())));
  const int colors = *rc::gen::inRange(0, 5);
  switch (*rc::gen::elementOf(std::vector<Problem>(all_problems.begin(), all_problems.end()))) {
    case Problem::queens: {
      const int n = *rc::gen::inRange(0, 9);
      const Rule rule = *rc::gen::elementOf(std::vector<Rule>(all_rules.begin(), all_rules.end()));
      return rule == Rule::queens ? test::correct_queens(n, group) : test::correct_pieces(rule, n, group);
    }
    case Problem::square_cells:
      return test::correct_cells(*rc::gen::inRange(0, 7), colors, group);
    case Problem::beads:
      return test::correct_beads(*rc::gen::inRange(0, 7), colors, *rc::gen::arbitrary<bool>());
    case Problem::cube_faces:
      break;
  }
  return test::correct_cube(colors);
}

RC_GTEST_PROP(Verify, never_rejects_a_correct_number, ()) {
  const std::string text = claims_in(any_correct_quantities());
  for (const VerifyParams& params : {VerifyParams{}, no_spoilers})
    for (const Verdict& verdict : test::verdicts_on(text, params)) {
      RC_ASSERT(verdict.status == Status::right);
      RC_ASSERT(verdict.findings.empty());
      RC_ASSERT(verdict.mistakes.empty());
    }
}

// Every number that is 1 too large is wrong.
RC_GTEST_PROP(Verify, never_accepts_an_incorrect_number, ()) {
  std::string text = claims_in(any_correct_quantities());
  std::vector<std::size_t> ends;  // of the lines that claim a number
  bool tally = false;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    const std::string line = text.substr(at, text.find('\n', at) - at);
    tally = tally || line.starts_with("fixed points");
    const bool number =
        line.find("count") != std::string::npos || line.find("sum") != std::string::npos || tally;
    if (number && !line.starts_with("fixed points")) ends.push_back(at + line.size());
  }
  const std::size_t end = ends[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(ends.size())))];
  const std::size_t begin = text.rfind(' ', end) + 1;
  text.replace(begin, end - begin, Integer(Integer(text.substr(begin, end - begin)) + 1).str());
  const auto verdicts = test::verdicts_on(text);
  const auto not_right = std::count_if(verdicts.begin(), verdicts.end(),
                                       [](const Verdict& v) { return v.status != Status::right; });
  RC_ASSERT(not_right == 1);
}

TEST(Verify, names_common_misconceptions) {
  EXPECT_EQ(mistakes_of(verdict_on(claim("orbit_count", "11.5"), "orbit_count"))[0], "all_orbits_full");
  EXPECT_FALSE(mistakes_of(verdict_on(claim("orbit_count", "24"), "orbit_count")).empty());
  EXPECT_FALSE(mistakes_of(verdict_on(claim("orbit_count", "46"), "orbit_count")).empty());
  EXPECT_FALSE(mistakes_of(verdict_on(claim("orbit_count", "48"), "orbit_count")).empty());
  EXPECT_FALSE(mistakes_of(verdict_on(claim("orbit_count", "23"), "orbit_count")).empty());
  EXPECT_FALSE(mistakes_of(verdict_on(claim("orbit_count", "4/8"), "orbit_count")).empty());
  EXPECT_FALSE(
      mistakes_of(verdict_on("problem: beads\nn: 4\ncolors: 2\nnecklace count: 4\n", "necklace_count"))
          .empty());
  EXPECT_FALSE(
      mistakes_of(verdict_on("problem: cube_faces\ncolors: 3\norbit count: 28.5\n", "orbit_count")).empty());
}

TEST(Verify, never_names_a_mistake_for_a_correct_number) {
  // The 14200 solutions of 12 queens are 1775 times 8, but there are 1787 orbits. For 8 queens 12 is correct,
  // although it is also 92/8 rounded up.
  EXPECT_TRUE(verdict_on(claim("orbit_count", "12"), "orbit_count").mistakes.empty());
  EXPECT_TRUE(names(verdict_on(claim("orbit_count", "1775", "n: 12"), "orbit_count"), "all_orbits_full"));
}

TEST(Tally, explains_an_incorrect_number_with_a_solution) {
  const std::string head = "n: 8\nfixed points:\n";
  const Verdict few = verdict_on(head + "rotate180: 2\n", "fixed_points");
  EXPECT_TRUE(mentions(words_of(few), {"rotate180 fixes 4, not 2", "it fixes [2 4 1 7 0 6 3 5]"}))
      << words_of(few);
  const Verdict many = verdict_on(head + "rotate90: 4\n", "fixed_points");
  EXPECT_TRUE(mentions(words_of(many), {"rotate90 fixes 0, not 4", "it moves [0 4 7 5 2 6 1 3] to"}))
      << words_of(many);
  const Verdict mirror = verdict_on(head + "transpose: 4\n", "fixed_points");
  EXPECT_TRUE(mentions(words_of(mirror), {"no reflection fixes a solution"}));
  EXPECT_EQ(kinds_of(mirror), (Kinds{"tally", "not_given"}));
}

TEST(Tally, of_rooks_allows_reflections_that_fix_solutions) {
  const Verdict verdict = verdict_on("n: 4\nrule: rooks\nfixed points:\ntranspose: 11\n", "fixed_points");
  EXPECT_TRUE(mentions(words_of(verdict), {"transpose fixes 10, not 11"}))
      << "the involutions of four, OEIS A000085";
  EXPECT_EQ(words_of(verdict).find("no reflection"), std::string::npos);
}

TEST(Tally, can_list_the_fixed_placements) {
  const std::string head = R"({"n": 6, "fixed_points": {"rotate180": [)";
  const Verdict right = verdict_on(
      head + R"("[1 3 5 0 2 4]","[2 5 1 4 0 3]","[3 0 4 1 5 2]","[4 2 0 5 3 1]"]}})", "fixed_points");
  EXPECT_EQ(kinds_of(right), (Kinds{"not_given"}));
  const Verdict wrong = verdict_on(
      R"({"n": 8, "fixed_points": {"half_turn": ["15863724","35281746","35281746"]}})", "fixed_points");
  EXPECT_EQ(kinds_of(wrong), (Kinds{"moved", "duplicate", "not_counted", "not_given"}));
  EXPECT_TRUE(mentions(words_of(wrong), {"half_turn does not fix 15863724: its image is [4 6 1 5 2 0 3 7]"}))
      << words_of(wrong);
}

TEST(Tally, of_colorings_counts_cycles) {
  const Verdict verdict =
      verdict_on("problem: beads\nn: 6\ncolors: 2\nfixed points:\nrotate_by_2: 8\n", "fixed_points");
  EXPECT_TRUE(mentions(words_of(verdict), {"rotate_by_2 has 2 cycles", "2^2 = 4, not 8"}))
      << words_of(verdict);
}

// A tally of 8 queens with an incorrect half turn.
std::string tally_with_half_turn(int fixed) {
  return "n: 8\nfixed points:\nidentity: 92\nquarter_turn: 0\nhalf_turn: " + std::to_string(fixed) +
         "\naxis_flip: 0\ndiagonal_flip: 0\n";
}

TEST(Orbit_types, earn_nothing_for_zeros_and_are_right_if_there_are_none) {
  EXPECT_EQ(verdict_on("n: 8\norbit types:\nquarter_turn: 0\naxis_klein: 0\n", "orbit_types").credit, 0);
  EXPECT_EQ(verdict_on("n: 8\norbit types:\ntrivial: 11\nfull: 3\n", "orbit_types").credit, 0)
      << "one correct, one incorrect";
  EXPECT_EQ(verdict_on(R"({"n": 3, "orbit_types": {}})", "orbit_types").status, Status::right);
  EXPECT_EQ(verdict_on(R"({"n": 3, "stabilizers": []})", "stabilizers").status, Status::right);
}

TEST(Sum, that_is_not_divisible_by_the_order_is_reported_as_impossible) {
  EXPECT_EQ(kinds_of(verdict_on(claim("burnside_sum", "94"), "burnside_sum")), (Kinds{"not_divisible"}));
  EXPECT_TRUE(kinds_of(verdict_on(claim("burnside_sum", "104"), "burnside_sum")).empty());
}

TEST(Counts, of_orbits_are_whole) {
  EXPECT_EQ(kinds_of(verdict_on(claim("orbit_count", "11.5"), "orbit_count")), (Kinds{"not_whole"}));
}

TEST(Counts, are_whole_however_they_are_written) {
  for (const std::string text :
       {R"({"n": 8.0, "solution_count": 92})", R"({"n": 8, "solution_count": 92.0})",
        R"({"n": 0.8e1, "solution_count": 9.2e1})", R"({"n": 8, "solution_count": 920e-1})"})
    EXPECT_EQ(verdict_on(text, "solution_count").status, Status::right) << text;
  EXPECT_EQ(verdict_on(R"({"n": 8, "burnside_sum": 96.0})", "burnside_sum").status, Status::right);
  EXPECT_EQ(
      verdict_on(R"({"n": 8, "fixed_points": {"identity": 92.0, "rotate180": 4.0}})", "fixed_points").status,
      verdict_on(R"({"n": 8, "fixed_points": {"identity": 92, "rotate180": 4}})", "fixed_points").status);
  EXPECT_NE(verdict_on(R"({"n": 8, "solution_count": 92.5})", "solution_count").status, Status::right);
  EXPECT_NE(verdict_on(R"({"n": 8, "solution_count": 92.05e1})", "solution_count").status, Status::right);
}

TEST(Counts, of_boards_that_are_too_large_are_rejected_at_the_place_of_n) {
  const auto message =
      test::message_of<reports::ParseError>([] { test::verdicts_on(claim("orbit_count", "3", "n: 28")); });
  EXPECT_TRUE(mentions(message, {"line 1, column 1: n: 28 is too large", "n = 27"}));
}

TEST(Counts, that_do_not_apply_to_the_problem_are_wrong) {
  for (const auto& [text, claim] :
       {std::pair("n: 8\nnecklace count: 6\n", "necklace_count"),
        std::pair("problem: beads\nn: 4\ncolors: 2\nsolution count: 2\n", "solution_count"),
        std::pair("problem: beads\nn: 4\ncolors: 2\ncoloring count: 2\n", "coloring_count")}) {
    const Verdict verdict = verdict_on(text, claim);
    EXPECT_EQ(verdict.status, Status::wrong) << text;
    EXPECT_EQ(verdict.credit, 0) << text;
    EXPECT_TRUE(mentions(verdict.summary, {claim, "does not apply to"})) << text;
  }
}

TEST(Claims, that_cannot_be_read_cost_as_much_as_there_are) {
  std::string list = "n: 5\nrepresentatives:\n[0 2 4 1 3]\n[1 4 2 0 3]\n";
  for (int i = 0; i < 1000; ++i) list += "[9 9]\n";
  const Submission submission = read_submission(list);
  EXPECT_LE(submission.unread.size(), 50U);
  const Verdict verdict = verify(submission).at(0);
  EXPECT_EQ(verdict.status, Status::wrong);
  EXPECT_EQ(verdict.credit, 0);
  EXPECT_EQ(verdict.findings.size() + verdict.omitted_findings, 1000U);
}

TEST(Claims, that_cannot_be_read_are_wrong) {
  Submission submission = read_submission("n: 8\nrepresentatives:\n15863724\norbit count: 12\n");
  submission.unread = {{"orbit_sizes", "8; many", "many is not a number", {7, 1}},
                       {"representatives", "[1 2", "no closing bracket", {9, 1}},
                       {"", "hello", "neither a placement nor a claim", {10, 1}}};
  const std::vector<Verdict> verdicts = verify(submission);
  ASSERT_EQ(verdicts.size(), 3U);
  EXPECT_EQ(verdicts[0].claim, "representatives");
  EXPECT_EQ(verdicts[0].credit, 0) << "one correct, one unreadable";
  EXPECT_EQ(kinds_of(verdicts[0])[0], "unreadable");
  EXPECT_EQ(verdicts[1].status, Status::right) << "the number of orbits";
  EXPECT_EQ(verdicts[2].claim, "orbit_sizes");
  EXPECT_EQ(verdicts[2].status, Status::wrong);
  EXPECT_EQ(verdicts[2].claimed, "8; many");
  EXPECT_EQ(kinds_of(verdicts[2]), (Kinds{"unreadable"}));
  EXPECT_TRUE(mentions(words_of(verdicts[2]), {"line 7, column 1: many is not a number"}));
}

TEST(Orbit_types, are_0_by_default) {
  EXPECT_EQ(
      verdict_on("n: 8\norbit types:\ntrivial: 11\nhalf_turn: 1\nquarter_turn: 0\n", "orbit_types").status,
      Status::right);
  const Verdict verdict = verdict_on("n: 8\norbit types:\ntrivial: 11\n", "orbit_types");
  EXPECT_EQ(verdict.status, Status::wrong);
  EXPECT_TRUE(mentions(words_of(verdict), {"half_turn: 1, not 0", "88 members", "solutions is 92"}))
      << words_of(verdict);
  EXPECT_EQ(verdict_on("n: 8\norbit sizes:\n8: 11\n4: 1\n", "orbit_sizes").status, Status::right);
  EXPECT_EQ(verdict_on("n: 8\ngroup: rotations\norbit sizes:\n4: 22\n2: 2\n", "orbit_sizes").status,
            Status::right);
}

TEST(Numbers, are_not_revealed_without_spoilers) {
  const std::string text =
      "n: 8\nsolution count: 90\nfundamental count: 13\nburnside sum: 95\norbit count: 14\norbit "
      "types:\ntrivial: 10\nhalf_turn: 3\n"
      "fixed points:\nidentity: 91\nrotate180: 3\nquarter_turn: 1\n";
  for (Verdict verdict : test::verdicts_on(text, no_spoilers)) {
    for (Finding& finding : verdict.findings) finding.place.clear();
    for (const std::string secret : {" 92", " 96", " 12", " 11", " 4,", "[2 4 1 7 0 6 3 5]"})
      EXPECT_EQ(words_of(verdict).find(secret), std::string::npos) << verdict.claim << words_of(verdict);
  }
}

TEST(Counts, that_contradict_a_list_or_types_are_shown_with_both_numbers) {
  const std::string list = "n: 5\nrepresentatives:\n[0 2 4 1 3]\n[1 4 2 0 3]\n";
  EXPECT_EQ(verdict_on(list + "orbit count: 1\n", "orbit_count").findings.at(0).text,
            "your list has 2 representatives, but you give 1 orbit");
  EXPECT_EQ(verdict_on(list + "orbit count: 3\n", "orbit_count").findings.at(0).text,
            "your list has 2 representatives, but you give 3 orbits");
  const std::string types = "n: 8\norbit types:\ntrivial: 11\n";
  EXPECT_EQ(verdict_on(types + "orbit count: 12\n", "orbit_count").findings.at(0).text,
            "your types of orbits add up to 11, but you give 12 orbits");
}

TEST(Counts, that_are_incorrect_earn_nothing) {
  EXPECT_EQ(verdict_on(claim("orbit_count", "11"), "orbit_count").credit, 0);
  EXPECT_EQ(verdict_on(claim("solution_count", "96"), "solution_count").credit, 0);
}

TEST(Orbit_types, are_repeated_as_they_were_claimed) {
  EXPECT_EQ(verdict_on("n: 8\norbit types:\ntrivial: 11\nhalf_turn: 1\n", "orbit_types").claimed,
            "trivial: 11, half_turn: 1");
}

TEST(Orbit_sizes, show_how_many_solutions_they_would_have) {
  EXPECT_EQ(verdict_on("n: 8\norbit sizes:\n1: 1\n", "orbit_sizes").findings.back().text,
            "these orbits would have 1 member; the number of solutions is 92");
  EXPECT_EQ(verdict_on("n: 8\norbit sizes:\n2: 1\n", "orbit_sizes").findings.back().text,
            "these orbits would have 2 members; the number of solutions is 92");
}

TEST(Sum, that_differs_from_the_fixed_points_is_shown_with_theirs) {
  const Verdict verdict = verdict_on(tally_with_half_turn(12) + "burnside sum: 112\n", "burnside_sum");
  ASSERT_EQ(kinds_of(verdict), (Kinds{"contradiction"}));
  EXPECT_EQ(verdict.findings[0].text,
            "your fixed points add up to 104, but the sum is 112; a class counts once for each of its "
            "elements");
}

}  // namespace
}  // namespace eightfold::coursework
