#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// The counting engines, which README.md explains. `automatic` selects the fastest for the board.
enum class Engine { automatic, backtrack, lanes, halves, permanent };

/// "auto", "backtrack", "lanes", "halves", "permanent"; "unknown" for a value that is not one of the
/// enumeration.
[[nodiscard]] std::string_view name_of(Engine engine);

/// The largest N whose solutions are counted, except for rooks. The count for N = 29 probably exceeds 64
/// bits: N = 27 has 2.3 × 10^17 solutions, and the count grows about tenfold with each N. The solutions on a
/// constrained board are counted up to N = 32.
inline constexpr int max_counted_n = 28;

/// The largest number of rooks to place besides those that are required: 20! < 2^64 < 21!. It may be larger
/// on a board with so few allowed squares that the product of their numbers in each row is below 2^64.
inline constexpr int max_counted_rooks = 20;

/// Whether an engine counts under a rule: `backtrack` under every rule, `lanes` and `halves` queens,
/// `permanent` rooks. Throws std::invalid_argument for an invalid engine.
[[nodiscard]] bool supports(Engine engine, Rule rule);

/// The largest N that an engine supports. Throws std::invalid_argument for an invalid engine.
[[nodiscard]] int max_n(Engine engine);

/// The largest number of rooks whose placements are counted one by one by default. More are counted by sums
/// (`permanent`) and closed forms (symmetry/solution_counts.hpp).
inline constexpr int max_visited_rooks = 10;

/// The largest N whose solutions are counted under a rule: 28, or 20 for rooks.
[[nodiscard]] int max_counted_n_of(Rule rule);

/// False if a board may have more placements of rooks than fit in 64 bits.
[[nodiscard]] bool has_countable_rooks(const Board& board);

struct CountParams {
  int n = 0;                        ///< 0 to 32
  std::optional<Board> board = {};  ///< n×n, with required and blocked squares; by default without
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
  SearchStatistics statistics;  ///< boards of `backtrack` and `lanes`, pair_blocks of `halves`; else none
};

/// Counts the solutions under a rule on the allowed squares. `halves` does not support constraints, which
/// break the symmetry that it needs. Throws std::invalid_argument if the board is too large for the engine or
/// the rule, the engine is invalid or does not support the rule or the constraints, the board has another
/// size, or the processor lacks the kernel; std::overflow_error if a sum exceeds 64 bits.
[[nodiscard]] CountResult count_solutions(const CountParams& params, const RunOptions& run = {});

}  // namespace eightfold
