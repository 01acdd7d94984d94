// Certificates as submissions: which claims they prove, and that a rejected one proves none and shows no
// answer.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/coursework/certificate/verify_certificate.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/certificate/certified.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using reports::CertificateParams;
using test::certificate_text;
using test::mentions;
using test::with_replaced;

GradedSubmission graded_certificate(std::string_view text, const ExamineParams& params = {}) {
  return examine("a.cert", text, params);
}

const Verdict& verdict_on(const GradedSubmission& graded, std::string_view claim) {
  static const Verdict none;
  const auto found =
      std::ranges::find(graded.claims, claim, [](const GradedClaim& c) { return c.verdict.claim; });
  EXPECT_NE(found, graded.claims.end()) << claim << graded.unreadable;
  return found == graded.claims.end() ? none : found->verdict;
}

// What the claims of a certificate must be.
void expect_counts_by_definition(const GradedSubmission& graded, const Exercise& exercise) {
  CertificateParams about{exercise.n, exercise.rule, exercise.group};
  about.board = exercise.board;
  const reports::CertifiedCounts counted = test::brute_force_counts(about);
  std::string tally;
  std::uint64_t sum = 0;
  for (const Symmetry g : exercise.group.elements()) {
    const std::uint64_t fixed = counted.fixed_points[g];
    tally += fmt::format("{}{}: {}", tally.empty() ? "" : ", ", name_of(g), fixed);
    sum += fixed;
  }
  EXPECT_EQ(verdict_on(graded, "solution_count").claimed,
            std::to_string(counted.fixed_points[Symmetry::identity]));
  EXPECT_EQ(verdict_on(graded, "fixed_points").claimed, tally);
  EXPECT_EQ(verdict_on(graded, "burnside_sum").claimed, std::to_string(sum));
  EXPECT_EQ(verdict_on(graded, "orbit_count").claimed, std::to_string(counted.orbits));
}

TEST(CertificateSubmission, proves_its_list_stabilizers_and_numbers) {
  for (const int n : {0, 1, 2, 3, 8, 9, 12})
    for (const bool all : {false, true}) {
      if (all && n > 9) continue;
      const GradedSubmission graded = graded_certificate(certificate_text({.n = n, .every_solution = all}));
      SCOPED_TRACE(testing::Message() << n << all);
      EXPECT_TRUE(graded.all_right()) << graded.unreadable;
      ASSERT_EQ(graded.claims.size(), 6U);
      EXPECT_EQ(graded.claims.front().verdict.claim, all ? "solutions" : "representatives");
      EXPECT_EQ(graded.score, 6);
      for (const GradedClaim& claim : graded.claims) {
        EXPECT_TRUE(claim.verdict.summary.starts_with("Proved by the certificate: "))
            << claim.verdict.summary;
      }
    }
  const GradedSubmission twelve = graded_certificate(certificate_text({.n = 12}));
  EXPECT_EQ(twelve.exercise, "12 queens, full group (order 8)");
  EXPECT_EQ(verdict_on(twelve, "representatives").claimed, "1,787 placements");  // OEIS A002562
  EXPECT_EQ(verdict_on(twelve, "solution_count").claimed, "14200");              // OEIS A000170
}

TEST(CertificateSubmission, proves_the_numbers_that_an_enumeration_gives_under_every_group_and_rule) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 5; ++n)
      for (const Subgroup group : all_subgroups())
        for (const bool all : {false, true}) {
          SCOPED_TRACE(testing::Message() << n << name_of(rule) << name_of(group) << all);
          const GradedSubmission graded = graded_certificate(certificate_text({n, rule, group, all}));
          EXPECT_TRUE(graded.all_right()) << graded.unreadable;
          expect_counts_by_definition(graded, {.n = n, .rule = rule, .group = group});
        }
}

// With another sign in the drawing, it is rejected or true of the board that it then has.
TEST(CertificateSubmission, proves_the_numbers_of_a_board_with_constraints) {
  std::mt19937_64 random(40);
  int true_of_another = 0;
  for (const Rule rule : all_rules)
    for (const Subgroup group : all_subgroups())
      for (const bool all : {false, true}) {
        CertificateParams params{5, rule, group, all};
        params.board = test::random_board(5, group, random);
        if (!params.board->is_constrained()) continue;
        const std::string text = certificate_text(params);
        SCOPED_TRACE(text);
        const GradedSubmission graded = graded_certificate(text);
        EXPECT_TRUE(graded.all_right()) << graded.unreadable;
        expect_counts_by_definition(graded, verify_certificate(text).exercise);
        ExamineParams params_of_whole_board;
        params_of_whole_board.rubric.exercise = {.problem = Problem::queens, .n = 5};
        EXPECT_TRUE(mentions(graded_certificate(text, params_of_whole_board).unreadable,
                             {"line 4", "constraints", "none are expected"}));
        const std::size_t at = text.find("board\n") + 6 + random() % 5 * 6 + random() % 5;
        for (const char sign : {'.', '#', 'Q'}) {
          std::string altered = text;
          altered[at] = sign;
          const GradedSubmission other = graded_certificate(altered);
          if (!other.all_right()) {
            EXPECT_EQ(other.score, 0);
            continue;
          }
          expect_counts_by_definition(other, verify_certificate(altered).exercise);
          if (altered != text) ++true_of_another;
        }
      }
  EXPECT_LT(true_of_another, 20);
}

TEST(CertificateSubmission, can_be_about_a_board_that_is_too_large_for_other_submissions) {
  const std::string rooks = certificate_text({9, Rule::rooks, Subgroup::named("trivial").value()});
  const GradedSubmission graded = graded_certificate(rooks);
  EXPECT_TRUE(graded.all_right()) << graded.unreadable;
  EXPECT_EQ(verdict_on(graded, "orbit_count").claimed, "362880");
}

TEST(CertificateSubmission, that_is_rejected_proves_nothing_and_names_the_line) {
  const std::string eight = certificate_text({8});
  const GradedSubmission graded = graded_certificate(with_replaced(eight, "\norbits 12\n", "\norbits 13\n"));
  ASSERT_EQ(graded.claims.size(), 6U);
  const Verdict& list = graded.claims.front().verdict;
  EXPECT_EQ(list.status, Status::wrong);
  EXPECT_EQ(list.summary, "The certificate is invalid, so it proves none of its claims.");
  ASSERT_EQ(list.findings.size(), 1U);
  EXPECT_EQ(list.findings[0].kind, "not_proved");
  EXPECT_EQ(list.findings[0].place, "line 539");
  EXPECT_EQ(list.findings[0].text, "expected 'orbits 12'");
  for (std::size_t i = 1; i < graded.claims.size(); ++i) {
    EXPECT_EQ(graded.claims[i].verdict.status, Status::missing);
    EXPECT_EQ(graded.claims[i].verdict.summary, "The certificate does not prove it.");
  }
  EXPECT_EQ(graded.score, 0);
  EXPECT_EQ(graded.max_score, 6);
  const std::string cut = eight.substr(0, eight.size() / 2);
  EXPECT_EQ(verdict_on(graded_certificate(cut), "representatives").findings.at(0).text,
            "the certificate is not complete");
}

TEST(CertificateSubmission, that_is_rejected_shows_no_answer_without_spoilers) {
  ExamineParams params;
  params.verify.spoilers = false;
  const std::string eight = certificate_text({8});
  for (const auto& [from, to] :
       {std::pair("\nsum 96\n", "\nsum 97\n"), std::pair("\nfixed rotate180 4\n", "\nfixed rotate180 5\n"),
        std::pair("\nfixed identity 92\n", "\nfixed identity 93\n"),
        std::pair("\norbits 12\n", "\norbits 13\n"), std::pair("\n= *0*0", "\n= *000")}) {
    const GradedSubmission graded = graded_certificate(with_replaced(eight, from, to), params);
    EXPECT_EQ(verdict_on(graded, "representatives").findings.at(0).text,
              "this line does not follow from the lines above it")
        << from;
    for (const VerdictFormat& format : verdict_formats)
      EXPECT_FALSE(mentions(format.write({&graded, 1}, {}), {"expected '"})) << format.name;
  }
  const GradedSubmission attack =
      graded_certificate(with_replaced(eight, "\n00......\n", "\n01......\n"), params);
  EXPECT_EQ(verdict_on(attack, "representatives").findings.at(0).text,
            "the piece in row 1 does not attack column 1");
}

TEST(CertificateSubmission, about_another_exercise_is_not_read) {
  const std::string eight = certificate_text({8});
  const auto refused = [&](const ExerciseParts& exercise) {
    ExamineParams params;
    params.expected.exercise = exercise;
    return graded_certificate(eight, params).unreadable;
  };
  EXPECT_EQ(refused({.n = 9}), "line 2: n: 8 in the submission, but 9 is expected");
  EXPECT_EQ(refused({.rule = Rule::torus}), "line 3: rule: queens in the submission, but torus is expected");
  EXPECT_EQ(refused({.group = "rotations"}),
            "line 4: group: \"full\" in the submission, but rotations is expected");
  EXPECT_TRUE(mentions(refused({.problem = Problem::beads, .n = 8, .colors = 2}), {"queens", "beads"}));
  EXPECT_EQ(refused({.n = 8, .rule = Rule::queens, .group = "full"}), "");
}

TEST(CertificateSubmission, with_an_invalid_head_is_not_read) {
  const std::string four = certificate_text({4});
  EXPECT_EQ(graded_certificate(with_replaced(four, "n 4", "n 44")).unreadable,
            "line 2: n is not a number from 0 to 32");
  EXPECT_EQ(graded_certificate("eightfold certificate 2\nn 4\n").unreadable,
            "line 1: expected 'eightfold certificate 1'");
  EXPECT_EQ(graded_certificate(with_replaced(four, "certificate", "certifcate")).unreadable,
            "line 1: expected 'eightfold certificate 1'");
}

TEST(CertificateSubmission, earns_the_points_of_the_claims_that_it_proves) {
  ExamineParams params;
  params.rubric.points = {{"representatives", 4}, {"orbit_count", 2}, {"fundamental_count", 1}};
  const std::string eight = certificate_text({8});
  const GradedSubmission graded = graded_certificate(eight, params);
  EXPECT_EQ(graded.score, 6);
  EXPECT_EQ(graded.max_score, 7);
  EXPECT_EQ(verdict_on(graded, "fundamental_count").status, Status::missing);
  const GradedSubmission rejected =
      graded_certificate(with_replaced(eight, "\nsum 96\n", "\nsum 97\n"), params);
  EXPECT_EQ(rejected.score, 0);
  EXPECT_EQ(rejected.max_score, 7);
}

TEST(CertificateSubmission, has_the_least_solutions_and_not_the_greatest) {
  ExamineParams params;
  params.rubric.representative = Representative::greatest;
  const auto status = [&](const CertificateParams& about) {
    return verdict_on(graded_certificate(certificate_text(about), params), "representatives").status;
  };
  EXPECT_EQ(status({8}), Status::wrong);
  EXPECT_EQ(status({1}), Status::right) << "the only one is the greatest, too";
  EXPECT_EQ(status({8, Rule::queens, Subgroup::named("trivial").value()}), Status::right);
  params.rubric.representative = Representative::least;
  EXPECT_EQ(status({8}), Status::right);
}

TEST(CertificateSubmission, gives_the_stabilizers_of_the_boards_that_it_lists) {
  ExamineParams params;
  const std::vector<int> least = {0, 2, 4, 1, 3};
  const std::vector<int> other = {4, 2, 0, 3, 1};
  const std::vector<int> not_a_solution = {0, 1, 2, 3, 4};
  params.rubric.boards = {Placement(least)};
  const auto verdict = [&](bool all) {
    return verdict_on(graded_certificate(certificate_text({.n = 5, .every_solution = all}), params),
                      "stabilizers");
  };
  EXPECT_EQ(verdict(false).status, Status::right);
  params.rubric.boards.push_back(Placement(other));
  EXPECT_EQ(verdict(false).status, Status::wrong);
  EXPECT_EQ(verdict(false).credit, 0.5);
  EXPECT_EQ(verdict(false).findings.at(0).text, "the stabilizer of [4 2 0 3 1] is required but not given");
  EXPECT_EQ(verdict(true).status, Status::right);
  params.rubric.boards.push_back(Placement(not_a_solution));
  EXPECT_EQ(verdict(true).status, Status::wrong);
}

TEST(CertificateSubmission, about_a_part_of_the_list_claims_nothing_about_the_whole) {
  const std::vector<int> from = {0, 4};
  const std::vector<int> until = {1, 3};
  const std::string part = certificate_text({.n = 8, .from = Placement(from), .until = Placement(until)});
  const GradedSubmission graded = graded_certificate(part);
  EXPECT_FALSE(graded.all_right());
  EXPECT_EQ(graded.score, 0);
  for (const GradedClaim& claim : graded.claims) {
    EXPECT_EQ(claim.verdict.status, Status::missing) << claim.verdict.claim;
    EXPECT_EQ(claim.verdict.claimed, "") << claim.verdict.claim;
  }
  EXPECT_TRUE(mentions(graded.claims.at(0).verdict.summary, {"about a part of the list", "submit"}));
  EXPECT_TRUE(mentions(graded.claims.at(0).verdict.findings.at(0).text, {"Proved:", "[0, 4]", "[1, 3]"}));
}

TEST(CertificateSubmission, is_not_the_output_of_a_program) {
  for (const ExpectedOutput expected :
       {ExpectedOutput::solutions, ExpectedOutput::canonical, ExpectedOutput::counts}) {
    ExamineParams params;
    params.output = expected;
    EXPECT_EQ(graded_certificate(certificate_text({6}), params).unreadable,
              "expect: the file is a certificate, not the output of a program; omit this option");
  }
}

TEST(CertificateSubmission, may_have_the_line_ends_of_an_editor) {
  const std::string five = certificate_text({5});
  std::string windows;
  for (const char c : five) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  for (const std::string& text : {windows, "\xef\xbb\xbf" + five, "\xef\xbb\xbf" + windows, five + "\n \n",
                                  windows + "\r\n", five.substr(0, five.size() - 1)})
    EXPECT_TRUE(graded_certificate(text).all_right()) << text;
  for (std::size_t size = five.find("\nlist"); size < five.size() - 1; ++size)
    EXPECT_FALSE(graded_certificate(five.substr(0, size)).all_right()) << size;
  EXPECT_FALSE(graded_certificate(five + "sum 1\n").all_right());
  EXPECT_FALSE(graded_certificate("\n" + five).all_right());
}

std::string random_mutant(std::string text, std::mt19937_64& random) {
  const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
  static constexpr std::string_view bytes = ".01234567*ABCDEFGH= <>\n\r\xff";
  for (std::size_t changes = 1 + below(2); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = below(text.size());
    const std::size_t end = text.find('\n', at);
    switch (below(4)) {
      case 0:
        text[at] = bytes[below(bytes.size())];
        break;
      case 1:
        text.erase(at, 1 + below(3));
        break;
      case 2:
        text.insert(at, 1, bytes[below(bytes.size())]);
        break;
      default:  // a line twice
        if (end != std::string::npos) text.insert(end + 1, text.substr(at, end + 1 - at));
    }
  }
  return text;
}

TEST(CertificateSubmission, after_random_changes_claims_nothing_that_an_enumeration_contradicts) {
  std::mt19937_64 random(22);
  std::size_t accepted = 0;
  for (int round = 0; round < 2000; ++round) {
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    const CertificateParams about{static_cast<int>(below(7)), all_rules[below(3)], all_subgroups()[below(10)],
                                  below(2) == 0};
    const std::string mutant = random_mutant(certificate_text(about), random);
    ExamineParams params;
    params.verify.spoilers = round % 2 == 0;
    const GradedSubmission graded = graded_certificate(mutant, params);
    for (const VerdictFormat& format : verdict_formats)
      EXPECT_FALSE(reports::find_bad_byte(format.write({&graded, 1}, {}))) << format.name << mutant;
    const bool any_right = std::ranges::any_of(
        graded.claims, [](const GradedClaim& claim) { return claim.verdict.status == Status::right; });
    if (!any_right || !is_certificate(mutant)) continue;
    ASSERT_TRUE(graded.all_right()) << mutant;
    expect_counts_by_definition(graded, verify_certificate(mutant).exercise);
    ++accepted;
  }
  EXPECT_LT(accepted, 200U);  // those with another line end, or the same text
}

}  // namespace
}  // namespace eightfold::coursework
