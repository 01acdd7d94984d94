#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace EIGHTFOLD_API eightfold {

/// The counting engines, which README.md explains. `automatic` selects the fastest for the board. Only
/// `backtrack` supports rules other than queens.
enum class Engine { automatic, backtrack, lanes, halves };

/// "auto", "backtrack", "lanes", "halves"; "unknown" for a value that is not one of the enumeration.
[[nodiscard]] std::string_view name_of(Engine engine);

/// The largest N whose solutions are counted, except for rooks. The count for N = 29 probably exceeds 64
/// bits: N = 27 has 2.3 × 10^17 solutions, and the count grows about tenfold with each N. Completions of a
/// prefix are counted up to N = 32.
inline constexpr int largest_counted_n = 28;

/// The largest number of rooks to place, in total or after a prefix: 20! < 2^64 < 21!.
inline constexpr int most_counted_rooks = 20;

/// The largest N that an engine supports. Throws std::invalid_argument for an invalid engine.
[[nodiscard]] int largest_n(Engine engine);

/// The largest N whose solutions are counted under a rule: 28, or 20 for rooks.
[[nodiscard]] int largest_counted_n_of(Rule rule);

struct CountParams {
  int n = 0;              ///< 0 to 32
  Placement prefix = {};  ///< the pieces of the first rows
  Rule rule = Rule::queens;
  Engine engine = Engine::automatic;
  Kernel kernel = Kernel::automatic;  ///< for lanes and halves
};

struct CountResult {
  std::uint64_t solutions = 0;
  CheckedCount::Residues residues{};  ///< of the solutions modulo check_primes, computed independently
  Engine engine = Engine::automatic;  ///< the engine that counted
  Kernel kernel = Kernel::automatic;  ///< the kernel that ran; `automatic` if none did
  int threads = 0;
  SearchStatistics statistics;  ///< boards of `backtrack` and `lanes`, pair_blocks of `halves`
};

/// Counts the solutions under a rule that begin with the prefix; 0 if its pieces attack each other. Throws
/// std::invalid_argument if the board is too large for the engine or the rule, the engine is invalid or does
/// not support the rule, the prefix does not fit on the board, or the processor lacks the kernel;
/// std::overflow_error if a sum exceeds 64 bits.
[[nodiscard]] CountResult count_solutions(const CountParams& params, const RunOptions& run = {});

}  // namespace eightfold
