#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/count/units.hpp"
#include "core/placement.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// By which a shard is computed.
enum class Route { engine, plain };

/// The computation behind a job: shard by shard. Made from the specification alone.
class Computation {
 public:
  /// Cuts the work; `threads` make what its workers share (0: one for each processor). Throws
  /// reports::ParseError if that gives another number of units than the specification says.
  static std::unique_ptr<Computation> of(const Spec& spec, int threads = 0);

  Computation() = default;
  virtual ~Computation() = default;
  Computation(const Computation&) = delete;
  Computation& operator=(const Computation&) = delete;

  /// Makes a shard's record. A listing is written to `list_path`, whole or not at all; nowhere if that is
  /// empty. Throws reports::OutputError, std::overflow_error, std::bad_alloc.
  using Worker = std::function<Record(std::uint32_t shard, const std::string& list_path)>;
  /// One thread's worker; it must not outlive the computation. Safe to call from several threads.
  virtual Worker worker(Route route) const = 0;

  /// One shard on several threads (0: all there are).
  virtual Record compute(std::uint32_t shard, const std::string& list_path, int threads) const = 0;
};

/// Shards that are counted: ranges of units.
std::unique_ptr<Computation> count_computation(const Spec& spec, std::unique_ptr<CountUnits> units);

/// Shards of the list of canonical solutions: ranges of it between two prefixes. `prefixes` in lexicographic
/// order; the first unit begins with the list, the last one ends with it.
std::unique_ptr<Computation> list_computation(const Spec& spec, std::vector<Placement> prefixes);

/// A specification for work cut into so many shards, by default as many as are of use up to 200. Throws
/// std::invalid_argument with a clear sentence if n or the engine is out of range or the work can't be cut
/// into as many ("only 12 units of work: give --shards 1 to 12").
Spec plan(Work work, int n, const std::string& engine, std::uint32_t shards);

}  // namespace eightfold::job
