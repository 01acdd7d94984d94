#include "reports/job/shard/computation.hpp"

#include <fmt/core.h>

#include <stdexcept>

#include "core/internal/constraints.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "eightfold/symmetry/symmetric_units.hpp"
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

void check_units(const Spec& spec, std::size_t units) {
  if (spec.units != units)
    throw reports::ParseError(fmt::format(
        "the job has {} units of work, but this program cuts it into {}; use the version of eightfold that "
        "planned the job",
        spec.units, units));
}

}  // namespace

std::unique_ptr<Computation> Computation::of(const Spec& spec, const RunOptions& run) {
  if (spec.work == Work::canonical_list) {
    auto prefixes = cut_prefixes(spec);
    check_units(spec, prefixes.size());
    return list_computation(spec, std::move(prefixes), run.stop);
  }
  auto units = cut_units(spec, run);
  check_units(spec, units->size());
  return count_computation(spec, std::move(units));
}

CertifiedShard Computation::certify(std::uint32_t, const std::function<void(std::string_view)>&,
                                    const ProgressListener&) const {
  throw std::invalid_argument("only the shards of a canonical list have certificates");
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
