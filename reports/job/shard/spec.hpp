#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/board.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::job {

/// What a job computes: all solutions, the solutions that a half or quarter turn fixes, or the canonical
/// list.
enum class Work { count, half_turn, quarter_turn, canonical_list };

/// "count", "half_turn", "quarter_turn", "canonical_list".
std::string_view name_of(Work work);

/// The largest n of a kind of work, on a constrained board or without one.
int max_n(Work work, bool is_constrained = false);

/// The largest number of shards of a job.
inline constexpr std::uint32_t max_shards = 100'000;

/// The largest number of units and the largest seed: exact for readers of JSON that keep doubles.
inline constexpr std::uint64_t max_units = std::uint64_t{1} << 53U;
inline constexpr std::uint64_t max_seed = max_units;

/// What a job computes and how it is cut into shards. Jobs with equal specifications have equal shards on
/// every machine.
struct Spec {
  Work work = Work::count;
  int n = 0;
  std::uint64_t units = 0;   ///< number of units of work; it must match the cut of the computing program
  std::uint32_t shards = 0;  ///< 1 to min(max_shards, units); shard i starts at unit i·units/shards
  std::uint64_t seed = 0;    ///< of the order in which shards are audited; 0 to max_seed
  std::optional<Board> board = {};  ///< n×n, constrained
  bool operator==(const Spec&) const = default;
};

/// The engine that computes the shards, as records name it: "halves" for a count, "lanes" for one on a
/// constrained board, or else "cover".
std::string_view engine_of(const Spec& spec);

/// The group that acts: the full group, or its subgroup that preserves the constraints.
Subgroup group_of(const std::optional<Board>& board);

/// A range of units.
struct UnitRange {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// The units of a shard.
UnitRange units_of(const Spec& spec, std::uint32_t shard);

/// The number of ranges of consecutive shards that the result is estimated from: the first shards of a range
/// represent the others of that range, because units are in low-discrepancy order. Those of a count are so
/// within each frame only, and boards of odd size have several frames.
std::uint32_t strata_of(const Spec& spec);

/// The first shard of a stratum, or spec.shards for strata_of(spec).
std::uint32_t begin_of_stratum(const Spec& spec, std::uint32_t stratum);

/// "count of 20 queens in 200 shards".
std::string describe(const Spec& spec);

/// The specification, its cut version and the moduli of residues as one line of JSON without a newline.
std::string spec_text(const Spec& spec);

/// The SHA-256 of spec_text in hexadecimal, which identifies the job.
std::string job_hash(const Spec& spec);

/// The file job.json: the specification and its hash in one line that ends with a newline. The format is
/// data/schemas/job-1.0.schema.json.
std::string job_file_text(const Spec& spec);

/// Reads job.json. Throws reports::ParseError unless the text is exactly what job_file_text writes; the
/// message says whether it is not a job file, is damaged, or has another version.
Spec parse_job_file(std::string_view text);

}  // namespace eightfold::job
