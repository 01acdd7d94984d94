#include "eightfold/reports/certificate/certificate.hpp"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/reports/certificate/certified.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;
using reports::CertifiedCounts;

TEST(Certificate, is_accepted_with_the_numbers_of_brute_force_under_every_group_and_rule) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= (rule == Rule::rooks ? 6 : 7); ++n)
      for (const Subgroup group : all_subgroups())
        for (const bool all : {false, true}) {
          const CertificateParams params{n, rule, group, all};
          SCOPED_TRACE(testing::Message() << n << name_of(rule) << name_of(group) << all);
          test::expect_same_counts(test::check_text(test::certificate_text(params)),
                                   test::brute_force_counts(params));
        }
}

TEST(Certificate, may_arrive_in_pieces_of_any_size) {
  const std::string text = test::certificate_text({6});
  for (const std::size_t piece : {1, 2, 7, 100}) EXPECT_EQ(test::check_text(text, piece).orbits, 1U);
}

TEST(Certificate, states_what_it_proves_in_one_sentence) {
  EXPECT_EQ(reports::certified_sentence(test::check_text(test::certificate_text({8}))),
            "Proved: the 8-queens puzzle has 92 solutions in 12 orbits under the full group: "
            "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12.");
}

TEST(Certificate, is_rejected_if_it_is_continued) {
  const std::string text = test::certificate_text({5});
  EXPECT_NE(test::rejection_of_text(text + "\n").find("there is text after the end"), std::string::npos);
  EXPECT_THROW(test::check_text(text + "\n", text.size()), reports::ParseError);  // in a piece of its own
}

TEST(Certificate, with_line_ends_of_another_system_is_rejected_with_the_remedy) {
  std::string text = test::certificate_text({4});
  for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
    text.insert(at, "\r");
  EXPECT_EQ(test::rejection_of_text(text), "line 1: the line ends with CR LF; convert it to LF");
}

TEST(Certificate, of_another_board_group_or_list_is_rejected) {
  struct Change {
    std::string_view from;
    std::string_view to;
    std::string_view message;
  };
  constexpr auto changes = std::to_array<Change>({
      {"certificate 1", "certificate 2", "line 1: expected 'eightfold certificate 1'"},
      {"n 4", "m 4", "line 2: expected 'n'"},
      {"n 4", "n", "line 2: expected 'n'"},
      {"n 4", "n4", "line 2: expected 'n'"},
      {"n 4", "n 04", "line 2: n is not a number from 0 to 32"},
      {"n 4", "n 33", "line 2: n is not a number from 0 to 32"},
      {"n 4", "n -4", "line 2: n is not a number from 0 to 32"},
      {"n 4", "n 4 ", "line 2: n is not a number from 0 to 32"},
      {"n 4", "n 3", "line 6: not a reason for each of 3 squares"},
      {"n 4", "n 5", "line 6: the image of [2] under flip_horizontal is not smaller in row 0"},
      {"rule queens", "rule kings", "line 3: unknown rule"},
      {"rule queens", "rule rooks", "line 7: the piece in row 0 does not attack column 1"},
      {"identity", "unity", "line 4: not a list of symmetries in order"},
      {"identity ", "identity identity ", "line 4: not a list of symmetries in order"},
      {"identity ", "identity  ", "line 4: not a list of symmetries in order"},
      {"rotate180 rotate270", "rotate270 rotate180", "line 4: not a list of symmetries in order"},
      {"transpose\n", "transpose \n", "line 4: not a list of symmetries in order"},
      {" rotate270", "", "line 4: the symmetries are not a group"},
      {"identity ", "", "line 4: the symmetries are not a group"},
      {"list canonical", "list some", "line 5: expected 'list canonical' or 'list all'"},
      {"list canonical", "list all from 0 until 4", "line 5: expected 'list canonical' or 'list all'"},
      {"list canonical", "list canonical from 0", "line 5: expected the bounds of the list"},
      {"list canonical", "list canonical from 4 until 4", "line 5: the bounds of the list are not prefixes"},
      {"list canonical", "list canonical from 0 until 5", "line 5: the bounds of the list are not prefixes"},
      {"list canonical", "list canonical from 1 2 3 0 1 until 4",
       "line 5: the bounds of the list are not prefixes"},
      {"list canonical", "list all", "line 6: no valid reason for column 2"},
      {"..E0D0", "..E0D", "line 6: no valid reason for column 3"},
      {"..E0D0", "..E0I0", "line 6: no valid reason for column 3"},
      {"..E0D0", "..E0w", "line 6: no valid reason for column 3"},
      {"..E0D0", "..E1D0", "line 6: the image of [2] under flip_horizontal is not smaller in row 1"},
      {"..E0D0", "E0.E0D0", "line 6: the image of [0] under flip_horizontal is not smaller in row 0"},
      {"..E0D0", "..E0", "line 6: not a reason for each of 4 squares"},
      {"..E0D0", "..E0D0.", "line 6: not a reason for each of 4 squares"},
      {"..E0D0", "<.E0D0", "line 6: [0] is not before the range"},
      {"..E0D0", "..E0>", "line 6: [3] is not beyond the range"},
      {"0101", "01012", "line 8: not a reason for each of 4 squares"},
      {"0101", "0102", "line 8: the piece in row 2 does not attack column 3"},
  });
  const std::string four = test::certificate_text({4});
  for (const auto& [from, to, message] : changes)
    EXPECT_EQ(test::rejection_of_text(test::with_replaced(four, from, to)), message);
  EXPECT_EQ(test::rejection_of_text("eightfold certificate 1\n" + std::string(5000, 'n')),
            "line 2: the line is too long");
}

// Its tree cuts off too little: each of its placements is a leaf.
TEST(Certificate, of_rooks_is_not_one_of_queens) {
  const std::string rooks = test::certificate_text({3, Rule::rooks, full_group, true});
  EXPECT_EQ(test::rejection_of_text(test::with_replaced(rooks, "rule rooks", "rule queens")),
            "line 9: not a solution");
}

TEST(Certificate, of_a_list_between_whole_solutions_is_accepted) {
  const std::string four = test::certificate_text({4});
  const auto with = [&](const std::string& bounds) {
    return test::rejection_of_text(
        test::with_replaced(four, "list canonical", "list canonical from " + bounds));
  };
  EXPECT_EQ(with("1 3 0 2 until 1 3 0 3"), "accepted");
  EXPECT_EQ(with("0 until 1 3 0 2"), "line 13: not in the range of the list");
  EXPECT_EQ(with("1 3 0 3 until 4"), "line 13: not in the range of the list");
}

// Any text that is accepted is a proof, so its numbers are those of brute force, whatever was changed.
TEST(Certificate, that_is_mutated_is_rejected_or_still_true) {
  std::mt19937_64 random(8);
  const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
  std::size_t accepted = 0;
  for (int round = 0; round < 2000; ++round) {
    const Rule rule = all_rules[below(all_rules.size())];
    const CertificateParams params{static_cast<int>(below(rule == Rule::rooks ? 6 : 7)), rule,
                                   all_subgroups()[below(10)], below(2) == 0};
    std::string text = test::certificate_text(params);
    auto lines = test::split_lines(text);
    const std::size_t i = below(lines.size());
    switch (below(4)) {
      case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      case 1:
        std::swap(lines[i], lines[below(lines.size())]);
        break;
      case 2:
        lines[i][below(lines[i].size())] = ".0123456*ABCDEFGH= \n"[below(20)];
        break;
      default:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(i), lines[below(lines.size())]);
    }
    const std::string mutant = test::joined_lines(lines);
    try {
      const CertifiedCounts counts = test::check_text(mutant);
      test::expect_same_counts(counts, test::brute_force_counts(counts.params));
      if (mutant != text) ++accepted;
    } catch (const reports::ParseError&) {
    }
  }
  EXPECT_LT(accepted, 100U);
}

TEST(Certificate, stops_on_request) {
  struct Requested {
    bool stop_requested() const { return true; }
  };
  EXPECT_THROW(reports::write_certificate({20}, [](std::string_view) {}, {.stop = StopToken(Requested{})}),
               Stopped);
}

}  // namespace
