// Job files. The reader accepts only what the writer writes, so an accepted text prints back. Because the
// checksum hides what is behind it from the fuzzer, the text is also read with the checksum corrected. Small
// jobs are computed: their shards must cover the units and add up to the published counts, or on a
// constrained board to those of its solutions. The bytes are also decoded into a specification, which is read
// from what is printed.
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <array>
#include <string>

#include "eightfold/core/board.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/job/shard/spec.hpp"
#include "tests/fuzz/fuzzing.hpp"
#include "tests/support/counted_one_by_one.hpp"

namespace eightfold::job {
namespace {

using fuzz::expect;
using fuzz::reads;

constexpr int largest_computed_n = 8;

// Counts for N = 0 to 8, of each kind of work. Sources: OEIS A000170, A032522, A033148, A002562.
constexpr std::array<std::array<std::uint64_t, largest_computed_n + 1>, 4> published = {{
    {1, 1, 0, 0, 2, 10, 4, 40, 92},
    {1, 1, 0, 0, 2, 2, 4, 8, 4},
    {1, 1, 0, 0, 2, 2, 0, 0, 0},
    {1, 1, 0, 0, 1, 2, 1, 6, 12},
}};

std::string with_checksum(std::string_view text) {
  constexpr std::string_view before = R"("job":)";
  const std::size_t found = text.find(before);
  if (found == std::string_view::npos) return std::string(text);
  const std::size_t begin = found + before.size();
  std::size_t end = std::min(text.find('}', begin), text.size() - 1) + 1;
  while (end < text.size() && text[end] == '}') ++end;  // after the constraints
  return std::string(text.substr(0, end)) + ",\"sha256\":\"" + sha256(text.substr(begin, end - begin)) +
         "\"}\n";
}

void expect_partition(const Spec& spec, std::string_view text) {
  expect(units_of(spec, 0).begin == 0, "the first shard does not begin at unit 0", text);
  expect(units_of(spec, spec.shards - 1).end == spec.units, "the last shard ends before the last unit", text);
  for (const std::uint32_t shard : {std::uint32_t{0}, spec.shards / 2, spec.shards - 1}) {
    const UnitRange range = units_of(spec, shard);
    expect(range.begin < range.end, "a shard without units", text);
    expect(shard + 1 == spec.shards || units_of(spec, shard + 1).begin == range.end, "a gap between shards",
           text);
  }
}

void expect_published_count(const Spec& spec, std::string_view text) {
  constexpr std::uint32_t most_shards = 50;
  if (spec.n > largest_computed_n || spec.shards > most_shards) return;
  CheckedCount total;
  const bool is_cut_alike = reads([&] {
    const Computation computation(spec, {.threads = 1});
    const auto compute = computation.worker(Route::engine);
    for (std::uint32_t shard = 0; shard < spec.shards; ++shard) {
      const Outcome outcome = compute(shard, "").outcome;
      total.add(CheckedCount::of(outcome.count, outcome.residues));
    }
  });
  if (!is_cut_alike) return;
  const std::uint64_t expected =
      spec.board ? test::counted_one_by_one(spec.work, *spec.board)
                 : published[static_cast<std::size_t>(spec.work)][static_cast<std::size_t>(spec.n)];
  expect(total.value() == expected, "a wrong count", text);
}

void check(const std::string& text) {
  reads([&] {
    const Spec spec = parse_job_file(text);
    expect(job_file_text(spec) == text, "read, but printed differently", text);
    fuzz::expect_clean_line(describe(spec));
    expect_partition(spec, text);
    expect_published_count(spec, text);
  });
}

// A specification of any size, which is read from what is printed.
void check_decoded(FuzzedDataProvider bytes) {
  constexpr int greatest_n = 20;
  Spec spec;
  spec.work = static_cast<Work>(bytes.ConsumeIntegralInRange(0, 3));
  spec.n = bytes.ConsumeIntegralInRange(0, greatest_n);
  spec.units = bytes.ConsumeIntegralInRange<std::uint64_t>(1, max_units);
  const auto most_shards = static_cast<std::uint32_t>(std::min<std::uint64_t>(max_shards, spec.units));
  spec.shards = bytes.ConsumeIntegralInRange<std::uint32_t>(1, most_shards);
  spec.seed = bytes.ConsumeIntegralInRange<std::uint64_t>(0, max_seed);
  if (spec.n > 0 && bytes.ConsumeBool()) {
    spec.board = Board::square(spec.n);
    const auto square = [&] {
      return Square{bytes.ConsumeIntegralInRange(0, spec.n - 1), bytes.ConsumeIntegralInRange(0, spec.n - 1)};
    };
    spec.board->block(square());
    while (bytes.remaining_bytes() > 0)
      bytes.ConsumeBool() ? spec.board->require(square()) : spec.board->block(square());
  }
  const std::string text = job_file_text(spec);
  expect(parse_job_file(text) == spec, "printed, but read as another job", text);
  expect_partition(spec, text);
}

}  // namespace
}  // namespace eightfold::job

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(eightfold::fuzz::text_of(data, size));
  eightfold::job::check(text);
  eightfold::job::check(eightfold::job::with_checksum(text));
  eightfold::job::check_decoded(FuzzedDataProvider(data, size));
  return 0;
}
