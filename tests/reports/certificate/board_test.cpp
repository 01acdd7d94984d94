// Certificates of boards with required and blocked squares.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>
#include <vector>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "tests/reports/certificate/certified.hpp"
#include "tests/reports/certificate/rup_checker.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;

TEST(CertificateOfBoard, is_accepted_with_the_numbers_of_brute_force) {
  std::mt19937_64 random(38);
  int with_solutions = 0;
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 6; ++n)
      for (const Subgroup group : all_subgroups())
        for (const bool all : {false, true}) {
          CertificateParams params{n, rule, group, all};
          params.board = test::random_board(n, group, random);
          const std::string text = test::certificate_text(params);
          SCOPED_TRACE(text);
          const auto counts = test::check_text(text);
          test::expect_same_counts(counts, test::brute_force_counts(params));
          EXPECT_EQ(test::check_proof(test::opb_text(params), test::veripb_text(params)),
                    all ? counts.fixed_points[Symmetry::identity] : counts.orbits);
          if (counts.orbits > 0) ++with_solutions;
        }
  EXPECT_GT(with_solutions, 150);
}

// Each square of the drawing with each other sign: what is accepted is true of the board that it then has.
TEST(CertificateOfBoard, with_another_constraint_is_rejected_or_still_true) {
  std::mt19937_64 random(39);
  int accepted = 0;
  int rejected = 0;
  for (const Subgroup group : all_subgroups())
    for (const bool all : {false, true}) {
      CertificateParams params{5, Rule::queens, group, all};
      params.board = test::random_board(5, group, random);
      const auto lines = test::split_lines(test::certificate_text(params));
      for (std::size_t i = 4; i < 9; ++i)
        for (std::size_t j = 0; j < 5; ++j)
          for (const char sign : {'.', 'Q', '#', '!'}) {
            auto changed = lines;
            if (changed[i][j] == sign) continue;
            changed[i][j] = sign;
            try {
              const auto counts = test::check_text(test::joined_lines(changed));
              test::expect_same_counts(counts, test::brute_force_counts(counts.params));
              ++accepted;
            } catch (const reports::ParseError&) {
              ++rejected;
            }
          }
    }
  EXPECT_GT(accepted, 0);  // a square that no solution uses
  EXPECT_GT(rejected, 4 * accepted);
}

TEST(CertificateOfBoard, with_a_constraint_dropped_added_or_moved_is_rejected) {
  struct Change {
    std::string_view from;
    std::string_view to;
    std::string_view message;
  };
  constexpr auto changes = std::to_array<Change>({
      {"board\n.....#\n......\n......\n......\n......\n#.....\n", "", "line 6: column 5 is allowed"},
      {".....#\n......\n......\n......\n......\n#.....\n", "......\n......\n......\n......\n......\n......\n",
       "line 13: column 5 is allowed"},
      {".....#\n", "......\n", "line 11: rotate180 does not preserve the board"},
      {".....#\n......\n......\n......\n......\n#.....\n", "#.....\n......\n......\n......\n......\n.....#\n",
       "line 13: column 5 is allowed"},
      {".....#\n......\n", ".....#\n.#..#.\n", "line 11: rotate180 does not preserve the board"},
      {".....#\n......\n......\n......\n......\n#.....\n", ".#...#\n#.....\n......\n......\n.....#\n#...#.\n",
       "line 35: not a solution on this board"},
      {".....#\n......\n", ".....#\n.....\n", "line 6: not 6 squares of the board"},
      {".....#\n......\n", ".....#\n.......\n", "line 6: not 6 squares of the board"},
      {".....#\n......\n", ".....#\n......\n......\n", "line 11: expected 'group'"},
      {".....#\n", ".....q\n", "line 5: not 6 squares of the board"},
      {"board\n", "Board\n", "line 4: expected 'group'"},
      {"board\n", "board \n", "line 4: expected 'group'"},
      {"board\n", "board\nboard\n", "line 5: not 6 squares of the board"},
      {"\n.....#\n00", "\n......\n00", "line 84: the piece in row 15 does not attack column 0"},
  });
  CertificateParams params{6, Rule::queens, Subgroup::named("diagonal-klein").value()};
  params.board = Board::square(6);
  params.board->block({0, 5});
  params.board->block({5, 0});
  const std::string text = test::certificate_text(params);
  EXPECT_EQ(test::rejection_of_text(text), "accepted");
  for (const auto& [from, to, message] : changes)
    EXPECT_EQ(test::rejection_of_text(test::with_replaced(text, from, to)), message) << from;
}

TEST(CertificateOfBoard, names_the_constraints_in_its_sentence) {
  CertificateParams params{4};
  params.group = Subgroup::named("trivial").value();
  params.board = Board::square(4);
  params.board->require({0, 1});
  params.board->block({3, 0});
  EXPECT_EQ(reports::certified_sentence(test::check_text(test::certificate_text(params))),
            "Proved: the 4-queens puzzle (queen on b4; a1 blocked) has 1 solution in 1 orbit under the "
            "trivial group: (1) / 1 = 1 / 1 = 1.");
}

TEST(CertificateOfBoard, is_refused_for_a_group_that_does_not_preserve_it) {
  CertificateParams params{4};
  params.board = Board::square(4);
  params.board->block({3, 0});
  EXPECT_THROW(test::certificate_text(params), std::invalid_argument);
}

}  // namespace
