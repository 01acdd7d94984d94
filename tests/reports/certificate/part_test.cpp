// Certificates of a part of a canonical list: the parts between any bounds are proved, and their numbers add
// up to those of the whole list.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/reports/certificate/certified.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;
using reports::CertifiedCounts;

// All prefixes of a number of rows, with attacks or without, in lexicographic order.
std::vector<Placement> prefixes_of(int n, int rows) {
  std::vector<Placement> prefixes = {{}};
  for (int row = 0; row < rows; ++row) {
    std::vector<Placement> longer;
    for (const Placement& prefix : prefixes)
      for (int column = 0; column < n; ++column) {
        longer.push_back(prefix);
        longer.back().push_back(column);
      }
    prefixes = longer;
  }
  return prefixes;
}

CertifiedCounts counts_by_definition(const CertificateParams& params) {
  CertifiedCounts counts{params, FixedPoints(params.group, {}), 0};
  EnumArray<Symmetry, std::uint64_t> fixed;
  for (const Placement& solution : Solutions(Board::square(params.n), {}, params.rule)) {
    const Placement least = canonical_form(solution, params.group);
    if (least < params.from || (params.until && least >= *params.until)) continue;
    if (least == solution) ++counts.orbits;
    for (const Symmetry g : params.group.elements())
      if (image(g, solution) == solution) ++fixed[g];
  }
  counts.fixed_points = FixedPoints(params.group, fixed);
  return counts;
}

TEST(CertificateOfPart, proves_the_orbits_with_a_least_solution_in_the_range) {
  for (const Rule rule : all_rules)
    for (const Subgroup group : all_subgroups())
      for (int n = 1; n <= 5; ++n) {
        std::vector<Placement> bounds = {{}};
        for (int rows = 1; rows <= std::min(n, 3); ++rows)
          for (const Placement& prefix : prefixes_of(n, rows)) bounds.push_back(prefix);
        for (std::size_t i = 0; i < bounds.size(); i += 7)
          for (std::size_t j = i + 1; j <= bounds.size(); j += 11) {
            CertificateParams params{n, rule, group, false, bounds[i]};
            if (j < bounds.size()) params.until = bounds[j];
            SCOPED_TRACE(test::certificate_text(params));
            const CertifiedCounts expected = counts_by_definition(params);
            const CertifiedCounts proved = test::check_text(test::certificate_text(params));
            EXPECT_EQ(proved.fixed_points, expected.fixed_points);
            EXPECT_EQ(proved.orbits, expected.orbits);
            EXPECT_EQ(proved.params.until, params.until);
            EXPECT_EQ(proved.params.from <=> params.from, std::strong_ordering::equal);
          }
      }
}

TEST(CertificateOfPart, adds_up_to_the_whole_list) {
  for (const int n : {6, 7, 8})
    for (const Subgroup group : {full_group, *Subgroup::named("trivial")}) {
      const std::vector<Placement> cuts = prefixes_of(n, 2);
      std::uint64_t orbits = 0;
      std::uint64_t solutions = 0;
      for (std::size_t i = 0; i < cuts.size(); i += 5) {
        CertificateParams params{n, Rule::queens, group, false, i == 0 ? Placement() : cuts[i]};
        if (i + 5 < cuts.size()) params.until = cuts[i + 5];
        const CertifiedCounts part = test::check_text(test::certificate_text(params));
        orbits += part.orbits;
        solutions += part.fixed_points[Symmetry::identity];
      }
      const CertifiedCounts whole = test::check_text(test::certificate_text({n, Rule::queens, group}));
      EXPECT_EQ(orbits, whole.orbits);
      EXPECT_EQ(solutions, whole.fixed_points[Symmetry::identity]);
    }
}

TEST(CertificateOfPart, states_its_range) {
  EXPECT_EQ(test::certificate_text({4, Rule::queens, full_group, false, {1}, Placement{1, 3, 1}}),
            "eightfold certificate 1\nn 4\nrule queens\ngroup identity rotate90 rotate180 rotate270 "
            "flip_horizontal flip_vertical transpose anti_transpose\nlist canonical from 1 until 1 3 1\n"
            "<.>>\n000.\n.>>>\n20.1\n= ****0000 1 3 0 2\nfixed identity 2\nfixed rotate90 2\n"
            "fixed rotate180 2\nfixed rotate270 2\nfixed flip_horizontal 0\nfixed flip_vertical 0\n"
            "fixed transpose 0\nfixed anti_transpose 0\nsum 8\norbits 1\nend\n");
  const auto sentence = [](const CertificateParams& params) {
    return certified_sentence(test::check_text(test::certificate_text(params)));
  };
  EXPECT_EQ(
      sentence({8, Rule::queens, *Subgroup::named("quarter-turn"), false, {1, 3}, Placement{2}}),
      "Proved: the 8-queens puzzle has 28 solutions in 7 orbits under the rotation group with the least "
      "solution from [1, 3] on and before [2]: (28 + 0 + 0 + 0) / 4 = 28 / 4 = 7.");
  EXPECT_TRUE(sentence({8, Rule::queens, full_group, false, {1}}).find("from [1] on: (") !=
              std::string::npos);
  EXPECT_TRUE(sentence({8, Rule::queens, full_group, false, {}, Placement{1}})
                  .find("with the least solution before [1]: (") != std::string::npos);
}

TEST(CertificateOfPart, is_rejected_with_another_range_or_a_wrong_reason) {
  const std::string part =
      test::certificate_text({6, Rule::queens, full_group, false, {1, 3}, Placement{1, 4}});
  EXPECT_EQ(test::rejection_of_text(part), "accepted");
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = part;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return test::rejection_of_text(text.replace(at, from.size(), to));
  };
  const std::string list = "list canonical from 1 3 until 1 4";
  for (const char* other : {"list canonical from 1 4 until 1 4",
                            "list canonical from 1 3 until 1 5",
                            "list canonical from 1 2 until 1 4",
                            "list canonical from 1 3 until 1 3",
                            "list canonical",
                            "list canonical from 0 until 1 4",
                            "list canonical from 1 3 until 6",
                            "list canonical from 1 3 until 7",
                            "list canonical from until 1 4",
                            "list canonical from 1 3",
                            "list canonical until 1 4",
                            "list canonical from 1 3 until ",
                            "list canonical from  1 3 until 1 4",
                            "list canonical from 1 03 until 1 4",
                            "list canonical from 1 3 until 1 4 ",
                            "list canonical from ",
                            "list canonical from 1 3 until 1 4 until 1 5",
                            "list canonical from 1 -3 until 1 4",
                            "list all from 1 3 until 1 4",
                            "list all from 0 until 6"})
    EXPECT_NE(with(list, other), "accepted") << other;
  // The first node has the squares before and beyond the range.
  EXPECT_NE(with("\n<.>>>>\n", "\n<<>>>>\n"), "accepted");
  EXPECT_NE(with("\n<.>>>>\n", "\n<>>>>>\n"), "accepted");
  EXPECT_NE(with("\n<.>>>>\n", "\n>.>>>>\n"), "accepted");
  EXPECT_NE(with("\n<.>>>>\n", "\n<.<>>>\n"), "accepted");
  EXPECT_EQ(with("\n<.>>>>\n", "\n<.>>>>>\n"), "line 6: not a reason for each of 6 squares");
  EXPECT_EQ(with("\n<.>>>>\n", "\n<<>>>>\n"), "line 6: [1] is not before the range");
  EXPECT_EQ(with("\n<.>>>>\n", "\n<>>>>>\n"), "line 6: [1] is not beyond the range");
}

// An open square outside the range would lead to solutions that the list does not contain.
TEST(CertificateOfPart, has_no_solution_outside_its_range) {
  const std::string whole = test::certificate_text({4});
  std::string text = whole;
  text.replace(text.find("canonical"), 9, "canonical from 2 until 4");
  EXPECT_EQ(test::rejection_of_text(text), "line 13: not in the range of the list");
  text = whole;
  text.replace(text.find("canonical"), 9, "canonical from 0 until 1 3 0");
  EXPECT_EQ(test::rejection_of_text(text), "line 13: not in the range of the list");
  text.replace(text.find(" until 1 3 0"), 12, " until 4");
  EXPECT_EQ(test::rejection_of_text(text), "accepted");  // the bounds of the whole list
}

TEST(CertificateOfPart, is_refused_for_other_lists_and_bounds) {
  const auto refuses = [](const CertificateParams& params) {
    EXPECT_THROW(test::certificate_text(params), std::invalid_argument);
  };
  refuses({6, Rule::queens, full_group, true, {1}});
  refuses({6, Rule::queens, full_group, false, {6}});
  refuses({2, Rule::queens, full_group, false, {0, 1, 0}});
  refuses({6, Rule::queens, full_group, false, {}, Placement()});
  refuses({6, Rule::queens, full_group, false, {}, Placement{1, 6}});
}

}  // namespace
