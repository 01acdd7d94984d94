#include "reports/job/shard/computation.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/support/counted_one_by_one.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::published_counts;
using eightfold::test::PublishedCounts;

// The sum over all shards. Checks each with the plain route.
std::uint64_t sum_of(const Spec& spec) {
  const Computation computation(spec);
  const auto worker = computation.worker(Route::engine);
  const auto plain = computation.worker(Route::plain);
  std::uint64_t sum = 0;
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
    const Record record = worker(shard, "");
    EXPECT_EQ(record.job, job_hash(spec));
    EXPECT_EQ(record.shard, shard);
    EXPECT_EQ(record.origin.engine, engine_of(spec));
    const Record again = plain(shard, "");
    EXPECT_EQ(again.outcome, record.outcome) << describe(spec) << ", shard " << shard;
    EXPECT_EQ(again.origin, origin_of("plain", Kernel::automatic));
    sum += record.outcome.count;
  }
  return sum;
}

struct Sum {
  Work work;
  int max_n;
  std::optional<std::uint64_t> PublishedCounts::*published;
};

TEST(Computation, adds_up_to_the_published_number_for_any_number_of_shards) {
  for (const Sum& sum : {Sum{Work::count, 10, &PublishedCounts::all},
                         {Work::half_turn, 14, &PublishedCounts::half_turn},
                         {Work::quarter_turn, 25, &PublishedCounts::quarter_turn},
                         {Work::canonical_list, 9, &PublishedCounts::fundamental}})
    for (int n = 0; n <= sum.max_n; ++n)
      EXPECT_EQ(sum_of(plan(sum.work, n, 0)), published_counts(n).*sum.published) << n;
  for (const std::uint32_t shards : {1U, 2U, 3U, 17U, 64U})
    EXPECT_EQ(sum_of(plan(Work::count, 9, shards)), 352U) << shards;
  const Record record = Computation(plan(Work::count, 12, 1)).worker(Route::engine)(0, "");
  EXPECT_EQ(record.origin, origin_of("halves", available_kernels().front()));
}

// Also 0 for constraints that contradict each other.
TEST(Computation, of_a_constrained_board_adds_up_to_its_number) {
  RandomNumbers random(38);
  std::uint64_t without_solutions = 0;
  for (int i = 0; i < 300; ++i) {
    const int n = 1 + i % 9;
    Board board = Board::square(n);
    const auto square = [&] {
      return Square{static_cast<int>(random.below(static_cast<std::uint64_t>(n))),
                    static_cast<int>(random.below(static_cast<std::uint64_t>(n)))};
    };
    for (std::uint64_t required = random.below(3); required > 0; --required) board.require(square());
    for (std::uint64_t blocked = 1 + random.below(6); blocked > 0; --blocked) board.block(square());
    for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn, Work::canonical_list}) {
      const Spec spec = plan(work, n, 0, 0, board);
      EXPECT_EQ(spec.board, board);
      const std::uint64_t expected = test::counted_one_by_one(work, board);
      EXPECT_EQ(sum_of(spec), expected) << describe(spec);
      if (expected == 0 && work == Work::count) ++without_solutions;
    }
  }
  EXPECT_GT(without_solutions, 30U);
  EXPECT_LT(without_solutions, 270U);

  Board corner = Board::square(10);
  corner.require({9, 0});
  for (const std::uint32_t shards : {1U, 2U, 17U})
    EXPECT_EQ(sum_of(plan(Work::count, 10, shards, 0, corner)), 64U);
  EXPECT_EQ(Computation(plan(Work::count, 10, 1, 0, corner)).worker(Route::engine)(0, "").origin,
            origin_of("lanes", available_kernels().front()));
  Board attacked = Board::square(20);
  for (const Square square : {Square{0, 0}, {19, 19}}) attacked.require(square);
  EXPECT_EQ(sum_of(plan(Work::count, 20, 0, 0, attacked)), 0U);
  EXPECT_EQ(plan(Work::count, 8, 0, 0, Board::square(8)), plan(Work::count, 8, 0)) << "without constraints";
  for (const Work work : {Work::count, Work::half_turn, Work::canonical_list})
    EXPECT_THROW(plan(work, 9, 1, 0, corner), std::invalid_argument);
}

// Larger turns, on a board that has some of the solutions.
TEST(Computation, of_a_turn_on_a_constrained_board_adds_up_to_the_listed_solutions) {
  for (const auto& [work, turn, n] : {std::tuple(Work::half_turn, Turn::half, 14),
                                      {Work::half_turn, Turn::half, 15},
                                      {Work::quarter_turn, Turn::quarter, 20},
                                      {Work::quarter_turn, Turn::quarter, 25}}) {
    Board board = Board::square(n);
    for (const Square square : {Square{0, 4}, {2, n - 1}, {n - 1, 7}, {5, 3}}) board.block(square);
    std::uint64_t listed = 0;
    for_each_symmetric_solution({n, turn, board}, [&](const Placement&) { return ++listed > 0; });
    EXPECT_GT(listed, 0U);
    for (const std::uint32_t shards : {1U, 4U, 0U})
      EXPECT_EQ(sum_of(plan(work, n, shards, 0, board)), listed);
  }
}

// The certificates of the shards are accepted by the checker, and prove the orbits of the shards' lists.
TEST(Computation, certifies_the_shards_of_a_list) {
  Board corners = Board::square(8);
  for (const Square square : {Square{0, 0}, {7, 7}}) corners.block(square);
  Board queen = Board::square(9);
  queen.require({3, 2});
  for (const auto& [n, board] : std::vector<std::pair<int, std::optional<Board>>>{
           {0, {}}, {1, {}}, {2, {}}, {4, {}}, {6, {}}, {8, {}}, {9, {}}, {8, corners}, {9, queen}}) {
    const Spec spec = plan(Work::canonical_list, n, n < 6 ? 1 : 5, 0, board);
    const Computation computation(spec);
    std::uint64_t solutions = 0;
    for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
      std::string text;
      const auto certified = computation.certify(shard, [&](std::string_view piece) { text += piece; });
      EXPECT_EQ(certified.digest, (CertificateDigest{text.size(), sha256(text)}));
      std::string_view rest = text;
      const auto proved = reports::check_certificate([&] { return std::exchange(rest, {}); });
      Record record = computation.worker(Route::engine)(shard, "");
      EXPECT_EQ(proved.orbits, record.outcome.count);
      EXPECT_EQ(proved.params.n, n);
      EXPECT_EQ(proved.params.board.value_or(Board::square(n)), board.value_or(Board::square(n)));
      solutions += proved.fixed_points[Symmetry::identity];
      computation.add_certificate(record);
      EXPECT_EQ(record.certificate, certified.digest);
      ++record.outcome.count;
      EXPECT_THROW(computation.add_certificate(record), std::runtime_error);
    }
    EXPECT_EQ(solutions, board ? test::counted_one_by_one(Work::count, *board) : published_counts(n).all)
        << n;
  }
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn})
    EXPECT_THROW(Computation(plan(work, 8, 1)).certify(0, [](std::string_view) {}), std::invalid_argument);
}

TEST(Computation, rejects_another_number_of_units) {
  for (const Work work : {Work::count, Work::half_turn, Work::canonical_list}) {
    Spec spec = plan(work, 8, 4);
    ++spec.units;
    EXPECT_THROW(Computation{spec}, reports::ParseError);
  }
}

TEST(Plan, cuts_into_the_requested_number_of_shards_or_reports_the_limit) {
  EXPECT_EQ(plan(Work::count, 14, 0).shards, 200U);
  EXPECT_EQ(plan(Work::count, 14, 0, 7).seed, 7U);
  EXPECT_GE(plan(Work::count, 24, 5000).units, 5000U * 16);
  EXPECT_GE(plan(Work::half_turn, 24, 100).units, 100U * 16);
  EXPECT_EQ(plan(Work::count, 2, 0).shards, plan(Work::count, 2, 0).units);
  for (const auto& [n, shards] : {std::pair(4, 100'000U), {29, 10U}})
    EXPECT_THROW(plan(Work::count, n, shards), std::invalid_argument) << n;
}

}  // namespace
}  // namespace eightfold::job
