#include "eightfold/symmetry/closure.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

TEST(Closure, of_all_solutions_and_all_permutations_has_no_flaws) {
  for (const Subgroup group : all_subgroups())
    for (int n = 0; n <= 6; ++n) {
      EXPECT_TRUE(check_closure(test::solutions_of(Board::square(n)), group).none())
          << group << ", n = " << n;
      EXPECT_TRUE(check_closure(test::all_permutations(n), group).none()) << group << ", n = " << n;
    }
}

TEST(Closure, of_an_empty_list_has_no_flaws) { EXPECT_TRUE(check_closure({}).none()); }

TEST(Closure, lists_the_seven_missing_images_in_the_order_of_their_witnesses) {
  const std::vector<Placement> list = {{1, 3, 2, 0}};
  const ClosureFlaws flaws = check_closure(list);
  EXPECT_TRUE(flaws.duplicates.empty());
  ASSERT_EQ(flaws.missing_images.size(), 7U);
  for (unsigned i = 0; i < 7; ++i) {
    EXPECT_EQ(flaws.missing_images[i].witness, all_symmetries[i + 1]);
    EXPECT_EQ(flaws.missing_images[i].missing, image(all_symmetries[i + 1], list[0]));
    EXPECT_EQ(flaws.missing_images[i].of_position, 0U);
  }
}

TEST(Closure, lists_a_missing_image_of_several_once) {
  auto list = test::solutions_of(Board::square(8));
  const Placement missing = list[40];
  list.erase(list.begin() + 40);
  const ClosureFlaws flaws = check_closure(list);
  EXPECT_FALSE(flaws.none());
  ASSERT_EQ(flaws.missing_images.size(), 1U);
  EXPECT_EQ(flaws.missing_images[0].missing, missing);
  EXPECT_EQ(list[flaws.missing_images[0].of_position], canonical_form(missing));
}

TEST(Closure, requires_only_images_under_its_group) {
  const std::vector<Placement> list = {{1, 3, 0, 2}};
  EXPECT_TRUE(check_closure(list, *Subgroup::named("rotations")).none());
  EXPECT_EQ(check_closure(list, *Subgroup::named("flip_vertical")).missing_images.size(), 1U);
  EXPECT_EQ(check_closure(list).missing_images.size(), 1U);
}

TEST(Closure, lists_every_duplicate_with_its_first_occurrence) {
  const std::vector<Placement> list = {{1, 3, 0, 2}, {2, 0, 3, 1}, {1, 3, 0, 2}, {2, 0, 3, 1}, {1, 3, 0, 2}};
  const ClosureFlaws flaws = check_closure(list);
  EXPECT_TRUE(flaws.missing_images.empty());
  EXPECT_FALSE(flaws.none());
  ASSERT_EQ(flaws.duplicates.size(), 3U);
  EXPECT_EQ(flaws.duplicates[0].position, 2U);
  EXPECT_EQ(flaws.duplicates[0].first_position, 0U);
  EXPECT_EQ(flaws.duplicates[1].position, 3U);
  EXPECT_EQ(flaws.duplicates[1].first_position, 1U);
  EXPECT_EQ(flaws.duplicates[2].position, 4U);
  EXPECT_EQ(flaws.duplicates[2].first_position, 0U);
}

TEST(Closure, counts_all_flaws_and_lists_the_first) {
  ClosureCheck check(full_group, 2);
  check.add({1, 3, 2, 0}, 10);
  check.add({0, 1, 2, 3}, 20);
  for (std::size_t position = 30; position < 70; position += 10) check.add({0, 1, 2, 3}, position);
  const ClosureFlaws flaws = check.flaws();
  EXPECT_EQ(check.size(), 6U);
  EXPECT_EQ(check.members().size(), 2U);
  EXPECT_EQ(flaws.duplicate_count, 4U);
  ASSERT_EQ(flaws.duplicates.size(), 2U);
  EXPECT_EQ(flaws.duplicates[1].position, 40U);
  EXPECT_EQ(flaws.duplicates[1].first_position, 20U);
  EXPECT_EQ(flaws.missing_count, 7U + 1U);
  ASSERT_EQ(flaws.missing_images.size(), 2U);
  EXPECT_EQ(flaws.missing_images[1].of_position, 10U);
}

RC_GTEST_PROP(Closure, lists_the_members_of_the_orbits_that_the_list_lacks, (Subgroup group)) {
  const auto n = *test::number(0, 6);
  const auto list = *test::permutations_of(n);
  const ClosureFlaws flaws = check_closure(list, group);

  std::set<Placement> expected;
  for (const Placement& placement : list)
    for (const Image& image : distinct_images(placement, group)) expected.insert(image.placement);
  for (const Placement& placement : list) expected.erase(placement);

  for (const auto& [missing, position, witness] : flaws.missing_images) {
    RC_ASSERT(expected.erase(missing) == 1U);
    RC_ASSERT(group.contains(witness));
    RC_ASSERT(image(witness, list.at(position)) == missing);
    for (std::size_t earlier = 0; earlier < position; ++earlier)
      RC_ASSERT(std::ranges::count(distinct_images(list[earlier], group), missing, &Image::placement) == 0);
  }
  RC_ASSERT(expected.empty());
  RC_ASSERT(flaws.missing_count == flaws.missing_images.size());
  RC_ASSERT(flaws.duplicate_count == flaws.duplicates.size());
}

RC_GTEST_PROP(Closure, has_no_flaws_once_the_missing_images_are_added_and_duplicates_dropped,
              (Subgroup group)) {
  const auto n = *test::number(0, 6);
  const auto list = *test::permutations_of(n);
  const ClosureFlaws flaws = check_closure(list, group);

  std::set<Placement> completed(list.begin(), list.end());
  RC_ASSERT(completed.size() + flaws.duplicates.size() == list.size());
  for (const auto& flaw : flaws.missing_images) completed.insert(flaw.missing);
  RC_ASSERT(check_closure(std::vector(completed.begin(), completed.end()), group).none());
}

TEST(Closure, reports_the_fraction_of_the_placements_that_are_compared) {
  std::vector<double> fractions;
  check_closure(test::all_permutations(8), full_group,
                {.on_progress = [&](double done) { fractions.push_back(done); }});
  ASSERT_EQ(fractions.size(), 9U);
  for (std::size_t i = 0; i < fractions.size(); ++i)
    EXPECT_DOUBLE_EQ(fractions[i], static_cast<double>(i + 1) * 4096 / 40320);
}

// Requests a stop when it is asked for the second time.
struct SecondRequest {
  int* asked;
  bool stop_requested() const { return ++*asked >= 2; }
};

// The last placement would be refused.
TEST(Closure, notices_a_stop_while_it_reads_the_list) {
  std::vector<Placement> list = test::all_permutations(7);
  list.push_back({1, 3, 0, 2});
  int asked = 0;
  EXPECT_THROW(check_closure(list, full_group, {.stop = StopToken(SecondRequest{&asked})}), Stopped);
}

TEST(Closure, refuses_placements_of_different_sizes) {
  const std::vector<Placement> list = {{1, 3, 0, 2}, {2, 0, 3, 1}, {0, 2, 4, 1, 3}};
  EXPECT_THROW(check_closure(list), std::invalid_argument);
}

TEST(Closure, refuses_placements_that_are_not_permutations) {
  const std::vector<Placement> list = {{1, 3, 0, 2}, {1, 1, 0, 2}};
  for (const Subgroup group : all_subgroups())
    EXPECT_THROW(check_closure(list, group), std::invalid_argument) << group;
}

}  // namespace
}  // namespace eightfold
