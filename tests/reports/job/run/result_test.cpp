#include "reports/job/run/result.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/reports/job/sample_records.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using eightfold::test::published_counts;
using Counts = std::vector<std::uint64_t>;

// Why these shards cannot be right.
std::string contradiction(const Spec& spec, const Standing& standing) {
  return eightfold::test::message_of<std::logic_error>([&] { final_result(spec, standing, 1); });
}

std::string contradiction(const Spec& spec, const Counts& counts) {
  return contradiction(spec, test::standing_of(spec, counts));
}

TEST(JobResult, of_a_count_equals_the_published_numbers) {
  for (int n = 0; n <= 12; ++n) {
    const auto& published = published_counts(n);
    const std::uint64_t half = *published.all / 2;
    const Result result = test::result_of({Work::count, n, 100, 2}, {half, *published.all - half}).result;
    EXPECT_EQ(result.solutions, published.all) << n;
    EXPECT_EQ(result.fundamental, published.fundamental) << n;
    EXPECT_EQ(result.half_turn, published.half_turn) << n;
    EXPECT_EQ(result.quarter_turn, published.quarter_turn) << n;
    EXPECT_EQ(result.residues, (CheckedCount::Residues{*published.all, *published.all})) << n;
  }
}

TEST(JobResult, of_a_list_equals_that_of_the_count) {
  const auto expect_same = [](const Spec& spec, const Standing& standing, const OrbitsByType& orbits) {
    const Result listed = final_result(spec, standing, 1).result;
    const Result counted =
        test::result_of({Work::count, spec.n, 1, 1}, {*published_counts(spec.n).all}).result;
    for (const auto number :
         {&Result::solutions, &Result::half_turn, &Result::quarter_turn, &Result::fundamental})
      EXPECT_EQ(listed.*number, counted.*number);
    EXPECT_EQ(listed.orbits_by_type, orbits);
    EXPECT_EQ(counted.orbits_by_type, orbits);
    EXPECT_EQ(listed.residues[0], counted.fundamental);
  };
  expect_same(test::list_of_eight(), test::listed_standing(), OrbitsByType({11, 1}));
  for (const int n : {0, 1}) {
    const OrbitsByType one_of_size_1({0, 0, 0, 0, 0, 0, 0, 1});
    const Spec spec = {Work::canonical_list, n, 1, 1};
    Standing standing = test::standing_of(spec, {1});
    standing.shards[0].outcome.list = {one_of_size_1, 0, ""};
    expect_same(spec, standing, one_of_size_1);
  }
}

// Of 8 queens without two opposite corners, four symmetries are left: 84 solutions, of which the half turn
// fixes four, in 20 orbits of size 4 and 2 of size 2.
TEST(JobResult, of_a_constrained_board_has_the_group_that_preserves_it) {
  Board board = Board::square(8);
  for (const Square square : {Square{0, 0}, {7, 7}}) board.block(square);
  const OrbitsByType orbits({20, 2});
  const Result counted = test::result_of({Work::count, 8, 1, 1, 0, board}, {84}).result;
  const Spec list = {Work::canonical_list, 8, 1, 1, 0, board};
  Standing standing = test::standing_of(list, {22});
  standing.shards[0].outcome.list = {orbits, 0, ""};
  for (const Result& result : {counted, final_result(list, standing, 1).result}) {
    EXPECT_EQ(result.solutions, 84U);
    EXPECT_EQ(result.half_turn, 4U);
    EXPECT_EQ(result.quarter_turn, std::nullopt);
    EXPECT_EQ(result.fundamental, 22U);
    EXPECT_EQ(result.orbits_by_type, orbits);
  }
  standing.shards[0].outcome.list = {OrbitsByType({20, 0, 2}), 0, ""};
  EXPECT_TRUE(mentions(contradiction(list, standing), {"cannot have orbits of the listed types"}));
  EXPECT_TRUE(mentions(contradiction({Work::count, 8, 1, 1, 0, board}, {83}), {"whole orbits"}));
}

TEST(JobResult, of_a_turn_is_only_the_sum) {
  const Result half = test::result_of({Work::half_turn, 12, 10, 2}, {50, 30}).result;
  EXPECT_EQ(half.half_turn, published_counts(12).half_turn);
  EXPECT_FALSE(half.solutions || half.quarter_turn || half.fundamental || half.orbits_by_type);
  const Result quarter = test::result_of({Work::quarter_turn, 12, 10, 2}, {8, 0}).result;
  EXPECT_EQ(quarter.quarter_turn, published_counts(12).quarter_turn);
  EXPECT_FALSE(quarter.solutions || quarter.half_turn || quarter.fundamental || quarter.orbits_by_type);
}

TEST(JobResult, must_agree_with_published_numbers) {
  const Spec spec = test::count_of_eight(2);
  EXPECT_EQ(contradiction(spec, Counts{92, 8}), "solutions of 8 queens: computed 100, published 92");
  EXPECT_TRUE(mentions(contradiction(spec, Counts{91, 0}), {"whole orbits"}));
  EXPECT_TRUE(
      mentions(contradiction({Work::half_turn, 12, 10, 1}, Counts{124}), {"computed 124, published 80"}));
  EXPECT_TRUE(
      mentions(contradiction({Work::quarter_turn, 12, 10, 1}, Counts{16}), {"computed 16, published 8"}));
  EXPECT_EQ(contradiction_in(spec, test::standing_of(spec, {46, 46})), std::nullopt);
  for (const Counts& counts : {Counts{92, 8}, Counts{UINT64_MAX, 93}})
    EXPECT_EQ(contradiction_in(spec, test::standing_of(spec, counts)), contradiction(spec, counts));
}

TEST(JobResult, requires_shards_that_are_complete_and_consistent) {
  const Spec spec = test::count_of_eight(2);
  EXPECT_TRUE(mentions(contradiction(spec, Counts{92}), {"not complete"}));
  EXPECT_TRUE(mentions(contradiction(spec, Counts{UINT64_MAX, 93}), {"64 bits"}));
  EXPECT_NE(contradiction(spec, Counts{UINT64_MAX, 0}), "");
  Standing standing = test::standing_of(spec, {46, 46});
  standing.shards[1].outcome.residues[0] = 47;
  EXPECT_TRUE(mentions(contradiction(spec, standing), {"residue"}));
  standing.shards[1].state = ShardState::conflict;
  EXPECT_TRUE(mentions(contradiction(spec, standing), {"not complete"}));
}

TEST(JobResult, requires_consistent_lists) {
  const Spec spec = test::list_of_eight();
  ASSERT_EQ(test::list_record(0).outcome.list->by_type, OrbitsByType({4}));
  const auto changed = [&](const OrbitsByType& by_type) {
    Standing standing = test::listed_standing();
    standing.shards[0].outcome.list->by_type = by_type;
    return contradiction(spec, standing);
  };
  EXPECT_TRUE(mentions(changed(OrbitsByType({5})), {"do not add up"}));
  EXPECT_TRUE(mentions(changed(OrbitsByType({3, 1})), {"computed 88, published 92"}));
  EXPECT_NE(changed(OrbitsByType({3, 0, 1})), "");
  Standing standing = test::listed_standing();
  standing.shards[1].outcome.list.reset();
  EXPECT_TRUE(mentions(contradiction(spec, standing), {"has no list"}));
  standing = test::standing_of(spec, Counts(3, UINT64_MAX / 4));  // eight solutions each
  for (ShardStanding& shard : standing.shards) shard.outcome.list = {OrbitsByType({UINT64_MAX / 4}), 0, ""};
  EXPECT_TRUE(mentions(contradiction(spec, standing), {"64 bits"}));
}

// Of four shards, one repeated and audited, and one with a record that was outvoted, whose origin and engine
// do not count.
FinalResult eight_queens() {
  const Spec spec = test::count_of_eight(4);
  Standing standing = test::standing_of(spec, {0, 46, 40, 6});
  standing.shards[0].records[0].origin = {"0.2.0", "abc", "halves", "avx512"};
  standing.shards[1].records[0].origin.kernel = "";
  standing.shards[2].records.push_back(test::record_of(spec, 2, 31));
  standing.shards[2].records[1].origin.version = "6.6.6";
  standing.shards[3].audits = {2, standing.shards[3].records[0]};
  standing.shards[3].audits[0].origin.engine = "plain";
  standing.shards[3].records.push_back(standing.shards[3].records[0]);
  return final_result(spec, standing, 1);
}

TEST(JobResultReport, explains_each_number_that_was_computed) {
  const FinalResult turn = test::result_of({Work::half_turn, 12, 10, 1}, {80});
  FinalResult nothing = test::result_of({Work::count, 3, 1, 1}, {0});
  nothing.provenance.kernels.clear();
  Board corners = Board::square(8);
  for (const Square square : {Square{0, 0}, {7, 7}}) corners.block(square);
  std::string text;
  for (const FinalResult& result :
       {eight_queens(), turn, nothing, final_result(test::list_of_eight(), test::listed_standing(), 1),
        test::result_of({Work::count, 8, 1, 1, 0, corners}, {84})})
    text += result_text(result, {}) + '\n' + result_json(result) + '\n';
  eightfold::test::expect_golden("job-results.txt", text);
}

TEST(JobResultReport, has_the_same_result_for_every_cut) {
  const auto result_member = [](const Counts& counts) {
    const Spec spec = test::count_of_eight(static_cast<std::uint32_t>(counts.size()));
    const std::string text = result_json(test::result_of(spec, counts));
    return text.substr(0, text.find("\n  \"provenance\""));
  };
  EXPECT_EQ(result_member({0, 90, 2}), result_member({92}));
}

TEST(JobResultReport, fits_its_width) {
  for (const int width : {40, 60, 80, 200}) {
    const std::string text = result_text(eight_queens(), {.width = width});
    for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1))
      EXPECT_LE(rest.find('\n'), static_cast<std::size_t>(width)) << rest;
  }
}

}  // namespace
}  // namespace eightfold::job
