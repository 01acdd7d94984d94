#include "reports/job/shard/computation.hpp"

#include <fmt/core.h>

#include <span>
#include <stdexcept>

#include "core/internal/constraints.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "eightfold/symmetry/symmetric_units.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/shard/sha256.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"

namespace eightfold::job {
namespace {

// Units per shard, if there are enough units. With 16, shards cost about the same.
constexpr std::size_t units_per_shard = 16;
constexpr std::uint32_t default_shards = 200;

std::unique_ptr<CountUnits> cut_units(const Spec& spec, const RunOptions& run) {
  const std::size_t min_units = units_per_shard * spec.shards;
  const Turn turn = spec.work == Work::half_turn ? Turn::half : Turn::quarter;
  if (spec.board) {
    const Board board = board_of(spec.n, spec.board);
    return spec.work == Work::count ? count_units(board, min_units, run)
                                    : symmetric_units(board, turn, min_units, run);
  }
  if (spec.work == Work::count) return count_units(spec.n, Engine::halves, min_units, run);
  return symmetric_units(spec.n, turn, min_units, run);
}

std::vector<Placement> cut_prefixes(const Spec& spec) {
  return canonical_prefixes(spec.n, units_per_shard * spec.shards, group_of(spec.board), spec.board);
}

// Writes a list to a file and computes its outcome.
class ShardList {
 public:
  ShardList(int n, const std::string& path) : n_(n) {
    if (!path.empty()) file_.emplace(reports::Output::regular_file(path));
    listing_.begin(text_);
  }

  void add(const Orbit& orbit) {
    listing_.add(text_, {orbit.representative, n_});
    ++orbits_.by_type[class_of(orbit.stabilizer)];
    if (text_.size() >= flush_size) flush();
  }

  Outcome finish() {
    listing_.end(text_);
    flush();
    if (file_) file_->commit();
    orbits_.sha256 = hash_.hex();
    CheckedCount count;
    for (const std::uint64_t orbits : orbits_.by_type) count.add(orbits);
    return {count.value(), count.residues(), orbits_};
  }

 private:
  static constexpr std::size_t flush_size = std::size_t{1} << 16;

  void flush() {
    hash_.add(text_);
    orbits_.bytes += text_.size();
    if (file_) file_->write(text_);
    text_.clear();
  }

  int n_;
  reports::Listing listing_{reports::ndjson_notation};
  std::optional<reports::Output> file_;
  std::string text_;
  Sha256 hash_;
  ListedOrbits orbits_;
};

}  // namespace

Computation::Computation(const Spec& spec, const RunOptions& run)
    : spec_(spec), job_(job_hash(spec)), stop_(run.stop) {
  if (lists())
    prefixes_ = cut_prefixes(spec);
  else
    units_ = cut_units(spec, run);
  if (const std::size_t units = lists() ? prefixes_.size() : units_->size(); spec.units != units)
    throw reports::ParseError(fmt::format(
        "the job has {} units of work, but this program cuts it into {}; use the version of eightfold that "
        "planned the job",
        spec.units, units));
}

Computation::Worker Computation::worker(Route route) const {
  const bool is_plain = route == Route::plain;
  const std::string_view engine = is_plain ? "plain" : engine_of(spec_);
  if (lists())
    return [this, is_plain, engine](std::uint32_t shard, const std::string& list_path) {
      ShardList list(spec_.n, list_path);
      const auto visit = [&](std::span<const Orbit> orbits) {
        if (is_plain) stop_.throw_if_requested();
        for (const Orbit& orbit : orbits) list.add(orbit);
        return true;
      };
      if (is_plain)
        for_each_canonical_solution_plainly(part_of_list(shard), [&](const Orbit& orbit) {
          return visit({&orbit, 1});
        });
      else
        for_each_canonical_part(part_of_list(shard), visit, {.stop = stop_});
      const Kernel kernel = is_plain ? Kernel::automatic : available_kernels().front();
      return Record{job_, shard, list.finish(), origin_of(engine, kernel)};
    };
  const std::shared_ptr<CountUnits::Counter> counter =
      is_plain ? units_->plain_counter() : units_->counter(Kernel::automatic);
  return [this, engine, counter](std::uint32_t shard, const std::string&) {
    const UnitRange range = units_of(spec_, shard);
    const CheckedCount count = counter->count(range.begin, range.end);
    return Record{
        job_, shard, {count.value(), count.residues(), {}}, origin_of(engine, counter->kernel_run())};
  };
}

CertifiedShard Computation::certify(std::uint32_t shard, const std::function<void(std::string_view)>& sink,
                                    const ProgressListener& on_progress) const {
  if (!lists()) throw std::invalid_argument("only the shards of a canonical list have certificates");
  const CanonicalSearchParams part = part_of_list(shard);
  Sha256 hash;
  CertifiedShard certified;
  const reports::CertifiedCounts counts = reports::write_certificate(
      {.n = part.n, .group = part.group, .from = part.from, .until = part.until, .board = part.board},
      [&](std::string_view text) {
        hash.add(text);
        certified.digest.bytes += text.size();
        sink(text);
      },
      {.stop = stop_, .on_progress = on_progress});
  certified.digest.sha256 = hash.hex();
  certified.orbits = counts.orbits;
  return certified;
}

CanonicalSearchParams Computation::part_of_list(std::uint32_t shard) const {
  const UnitRange range = units_of(spec_, shard);
  return {.n = spec_.n,
          .group = group_of(spec_.board),
          .from = range.begin == 0 ? Placement() : prefixes_[range.begin],
          .until = range.end == prefixes_.size() ? std::nullopt : std::optional(prefixes_[range.end]),
          .board = spec_.board};
}

void Computation::add_certificate(Record& record) const {
  const CertifiedShard certified = certify(record.shard, [](std::string_view) {});
  if (certified.orbits != record.outcome.count)
    throw std::runtime_error(fmt::format("the certificate proves {} canonical solutions, but the list has {}",
                                         certified.orbits, record.outcome.count));
  record.certificate = certified.digest;
}

Spec plan(Work work, int n, std::uint32_t shards, std::uint64_t seed, const std::optional<Board>& board) {
  Spec spec = {.work = work, .n = n, .shards = shards == 0 ? default_shards : shards, .seed = seed};
  if (board && board->is_constrained()) spec.board = board;
  spec.units = work == Work::canonical_list ? cut_prefixes(spec).size() : cut_units(spec, {})->size();
  if (spec.units >= spec.shards) return spec;
  if (shards == 0) return plan(work, n, static_cast<std::uint32_t>(spec.units), seed, board);
  throw std::invalid_argument(
      spec.units == 1 ? "there is only 1 unit of work; give 1 shard"
                      : fmt::format("there are only {0} units of work; give 1 to {0} shards", spec.units));
}

}  // namespace eightfold::job
