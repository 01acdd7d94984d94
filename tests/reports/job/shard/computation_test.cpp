#include "reports/job/shard/computation.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

#include "core/count/internal/engines.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

// The sum over all shards. Checks each with the plain route and with several threads.
std::uint64_t sum_of(const Spec& spec) {
  const auto computation = Computation::of(spec);
  const auto worker = computation->worker(Route::engine);
  const auto plain = computation->worker(Route::plain);
  std::uint64_t sum = 0;
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
    const Record record = worker(shard, "");
    EXPECT_EQ(record.job, job_hash(spec));
    EXPECT_EQ(record.shard, shard);
    EXPECT_EQ(record.origin.engine, spec.engine);
    const Record again = plain(shard, "");
    EXPECT_EQ(again.outcome, record.outcome) << describe(spec) << ", shard " << shard;
    EXPECT_EQ(again.origin.engine, "plain");
    EXPECT_EQ(computation->compute(shard, "", {.threads = 3}).outcome, record.outcome);
    sum += record.outcome.count;
  }
  return sum;
}

std::uint64_t symmetric_solutions(int n, Turn turn) {
  std::uint64_t found = 0;
  for_each_symmetric_solution({n, turn}, [&](const Placement&) { return ++found; });
  return found;
}

TEST(Computation, of_a_count_adds_up_to_the_count_of_plain_backtracking) {
  for (const int n : {0, 1, 2, 3, 4, 7, 8, 9, 10}) {
    const std::uint64_t expected = backtrack::count(n, {}, {}).solutions.value();
    EXPECT_EQ(sum_of(plan(Work::count, n, "halves", 0)), expected) << n;
    EXPECT_EQ(sum_of(plan(Work::count, n, "lanes", 0)), 3 * expected) << n;
  }
}

TEST(Computation, of_a_turn_adds_up_to_the_count_of_a_plain_search) {
  for (int n = 0; n <= 14; ++n)
    EXPECT_EQ(sum_of(plan(Work::half_turn, n, "auto", 0)), symmetric_solutions(n, Turn::half)) << n;
  for (int n = 0; n <= 25; ++n)
    EXPECT_EQ(sum_of(plan(Work::quarter_turn, n, "auto", 0)), symmetric_solutions(n, Turn::quarter)) << n;
}

TEST(Computation, does_not_depend_on_the_number_of_shards) {
  for (const std::uint32_t shards : {1U, 2U, 3U, 17U, 64U})
    EXPECT_EQ(sum_of(plan(Work::count, 9, "auto", shards)), 352U) << shards;
}

TEST(Computation, has_the_same_list_as_the_command) {
  const test::TemporaryFolder folder;
  const Spec spec = plan(Work::canonical_list, 9, "auto", 7);
  const auto computation = Computation::of(spec);
  const auto worker = computation->worker(Route::engine);
  const auto plain = computation->worker(Route::plain);
  std::string joined;
  for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
    const Record record = worker(shard, list_path(folder.path(), shard));
    const std::string text = test::contents_of(list_path(folder.path(), shard));
    ASSERT_TRUE(record.outcome.list);
    EXPECT_EQ(record.outcome.list->bytes, text.size());
    EXPECT_EQ(record.outcome.list->sha256, sha256(text));
    EXPECT_EQ(plain(shard, "").outcome, record.outcome);
    EXPECT_EQ(computation->compute(shard, "", {.threads = 2}).outcome, record.outcome);
    joined += text.substr(0, text.find("{\"kind\""));
  }
  EXPECT_EQ(joined + reports::ndjson_total(46), test::eightfold("list 9 --canonical --format ndjson").out);
}

// The certificates of the shards are accepted by the checker, and prove the orbits of the shards' lists.
TEST(Computation, certifies_the_shards_of_a_list) {
  for (const int n : {0, 1, 2, 4, 6, 8, 9}) {
    const Spec spec = plan(Work::canonical_list, n, "auto", n < 6 ? 1 : 5);
    const auto computation = Computation::of(spec);
    std::uint64_t solutions = 0;
    for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
      std::string text;
      const auto add = [&](std::string_view piece) { text += piece; };
      const CertifiedShard certified = computation->certify(shard, add, {});
      EXPECT_EQ(certified.digest, (CertificateDigest{text.size(), sha256(text)}));
      std::string_view rest = text;
      const auto proved = reports::check_certificate([&] { return std::exchange(rest, {}); });
      Record record = computation->worker(Route::engine)(shard, "");
      EXPECT_EQ(proved.orbits, record.outcome.count);
      EXPECT_EQ(proved.params.n, n);
      solutions += proved.fixed_points[Symmetry::identity];
      computation->add_certificate(record, {});
      EXPECT_EQ(record.certificate, certified.digest);
      ++record.outcome.count;
      EXPECT_THROW(computation->add_certificate(record, {}), std::runtime_error);
    }
    EXPECT_EQ(solutions, backtrack::count(n, {}, {}).solutions.value()) << n;
  }
}

TEST(Computation, certifies_no_shard_of_a_count) {
  for (const Work work : {Work::count, Work::half_turn, Work::quarter_turn})
    EXPECT_THROW(Computation::of(plan(work, 8, "auto", 1))->certify(0, [](std::string_view) {}, {}),
                 std::invalid_argument);
}

TEST(Computation, rejects_another_number_of_units) {
  Spec spec = plan(Work::count, 8, "halves", 4);
  ++spec.units;
  EXPECT_THROW(Computation::of(spec), reports::ParseError);
}

TEST(Plan, cuts_into_the_requested_number_of_shards_or_reports_the_limit) {
  EXPECT_EQ(plan(Work::count, 14, "auto", 0).shards, 200U);
  EXPECT_EQ(plan(Work::count, 14, "auto", 0).engine, "halves");
  EXPECT_EQ(plan(Work::count, 22, "auto", 64).engine, "halves");
  EXPECT_GE(plan(Work::count, 24, "auto", 5000).units, 5000U * 16);
  EXPECT_GE(plan(Work::half_turn, 24, "auto", 100).units, 100U * 16);
  EXPECT_EQ(plan(Work::count, 2, "auto", 0).shards, plan(Work::count, 2, "auto", 0).units);
  EXPECT_THROW(plan(Work::count, 4, "auto", 100'000), std::invalid_argument);
  EXPECT_THROW(plan(Work::count, 29, "auto", 10), std::invalid_argument);
  EXPECT_THROW(plan(Work::count, 8, "backtrack", 10), std::invalid_argument);
}

TEST(Computation, records_the_kernel_with_one_thread_or_several) {
  const Spec spec = plan(Work::count, 12, "halves", 1);
  const auto computation = Computation::of(spec);
  const Record record = computation->worker(Route::engine)(0, "");
  EXPECT_NE(record.origin.kernel, "");
  for (const int threads : {1, 3}) EXPECT_EQ(computation->compute(0, "", {.threads = threads}), record);
}

}  // namespace
}  // namespace eightfold::job
