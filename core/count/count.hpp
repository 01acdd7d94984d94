#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/count/checked_count.hpp"
#include "core/count/kernel.hpp"
#include "core/placement.hpp"
#include "core/rule.hpp"

namespace eightfold {

/// How solutions are counted; README.md beside this file explains each. `automatic` takes the fastest for the
/// board. Only `backtrack` knows other rules than that of queens.
enum class Engine { automatic, backtrack, lanes, halves };

/// "auto", "backtrack", "lanes", "halves".
std::string_view name_of(Engine engine);

/// The largest N of which all solutions are counted for queens and what moves farther: those of 29 queens are
/// likely too many for 64 bits (N = 28 has about 10 times the 2.3 × 10^17 of N = 27, N = 29 about 11 times as
/// many again). Completions are counted to N = 32.
inline constexpr int largest_counted_n = 28;

/// The most rooks that are counted, in all or after a prefix: 20! is below 2^64, 21! is not.
inline constexpr int most_counted_rooks = 20;

/// The largest N that an engine takes.
int largest_n(Engine engine);

/// The largest N of which all of a rule's solutions are counted: 28, or 20 for rooks.
int largest_counted_n_of(Rule rule);

struct CountParams {
  int n = 0;              ///< 0 to 32
  Placement prefix = {};  ///< the pieces of the first rows
  Rule rule = Rule::queens;
  Engine engine = Engine::automatic;
  Kernel kernel = Kernel::automatic;  ///< of lanes and halves
  int threads = 0;                    ///< 0: one for each processor
  std::function<void(double)> on_progress =
      {};  ///< how much is done, 0 to 1; one call at a time, from any thread
};

struct CountResult {
  std::uint64_t solutions = 0;
  CheckedCount::Residues
      residues{};  ///< of the solutions modulo check_primes, carried on a path of their own
  Engine engine = Engine::automatic;  ///< that counted
  Kernel kernel = Kernel::automatic;  ///< that ran; `automatic` if no vectorized code did
  int threads = 0;
  std::optional<std::uint64_t> boards;  ///< those visited, by the backtracking engine
};

/// Counts the solutions of the n-queens puzzle, or of a relative, that begin with the prefix: 0 if its pieces
/// attack each other. Throws std::invalid_argument if the board is too large for the engine or the rule, the
/// engine does not know the rule, the prefix does not fit on the board, or the processor lacks the kernel;
/// std::overflow_error if the count leaves 64 bits.
CountResult count_solutions(const CountParams& params);

}  // namespace eightfold
