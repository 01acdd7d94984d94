#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/count/units.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// How a shard is computed: by the fast engine or by the plain search of audits, which share no search.
enum class Route { engine, plain };

/// What the certificate of a shard proves.
struct CertifiedShard {
  CertificateDigest digest;
  std::uint64_t orbits = 0;
};

/// Computes the shards of a job. It needs only the specification. All members throw Stopped if a stop is
/// requested by the token that the work was cut with.
class Computation {
 public:
  /// Cuts the work. `run` is also that of the tables that the shards share. Throws reports::ParseError if the
  /// number of units differs from the specification.
  explicit Computation(const Spec& spec, const RunOptions& run = {.threads = 0});
  Computation(const Computation&) = delete;

  /// Computes a shard. Writes a listing to `list_path`, completely or not at all; an empty path writes no
  /// file. Throws reports::OutputError, std::overflow_error, std::bad_alloc.
  using Worker = std::function<Record(std::uint32_t shard, const std::string& list_path)>;
  /// Creates the worker of one thread; it must not outlive the computation. Several threads may call
  /// worker().
  Worker worker(Route route) const;

  /// Writes the certificate of a shard of a canonical list: a plain search, at most a few times slower than
  /// Route::plain. Throws std::invalid_argument for other kinds of work, because their shards are not parts
  /// of a list; what the sink and the listener throw.
  CertifiedShard certify(std::uint32_t shard, const std::function<void(std::string_view)>& sink,
                         const ProgressListener& on_progress = {}) const;

  /// Adds the digest of the certificate to the record of a shard. Throws std::runtime_error if the
  /// certificate proves another number of solutions than the record has.
  void add_certificate(Record& record) const;

 private:
  bool lists() const { return spec_.work == Work::canonical_list; }
  CanonicalSearchParams part_of_list(std::uint32_t shard) const;

  Spec spec_;
  std::string job_;
  StopToken stop_;
  std::unique_ptr<CountUnits> units_;  // of a count
  // Of a canonical list, in lexicographic order. Unit i contains the solutions from prefix i to the next
  // prefix; the first unit begins at the start of the list, and the last one ends at its end.
  std::vector<Placement> prefixes_;
};

/// The specification of a job with this number of shards (0: 200, or fewer if there are fewer units). Throws
/// std::invalid_argument if n is out of range or the board of another size, or if there are fewer units than
/// shards ("there are only 12 units of work; give 1 to 12").
Spec plan(Work work, int n, std::uint32_t shards, std::uint64_t seed = 0,
          const std::optional<Board>& board = {});

}  // namespace eightfold::job
