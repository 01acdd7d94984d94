#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/run_options.hpp"

namespace eightfold {

/// The N whose number of solutions is estimated. Smaller ones are counted in less time.
inline constexpr int smallest_estimated_n = 16;
inline constexpr int max_estimated_n = 32;

struct EstimateParams {
  int n = 0;                        ///< 16 to 32
  std::optional<Board> board = {};  ///< n×n, with required and blocked squares; by default without
  /// Seconds of wall-clock time after which no sample is started; at least min_samples are drawn,
  /// unless the first one is exact.
  double seconds = 10;
  std::uint64_t samples = 0;  ///< if not 0: the number of samples, whatever time they take
  std::uint64_t seed = 0;
  Kernel kernel = Kernel::automatic;

  static constexpr std::uint64_t min_samples = 32;
};

/// An estimate of the processor time that a full count takes.
struct TimeEstimate {
  Engine engine = Engine::automatic;  ///< the one that `automatic` selects
  double processor_seconds = 0;
  double standard_error = 0;  ///< of `processor_seconds`, without that of the step from timed_n to n
  /// The N whose searches were timed. Beyond 22, a solution is assumed to take as long as at the largest such
  /// N of the same parity.
  int timed_n = 0;
};

/// An estimate of the number of solutions from random samples of the search tree.
struct CountEstimate {
  double solutions = 0;               ///< unbiased
  double standard_error = 0;          ///< of `solutions`
  bool is_exact = false;              ///< the sample dropped no board: `solutions` is the number
  std::uint64_t samples = 0;          ///< independent populations of boards
  std::size_t boards = 0;             ///< of a row of a population
  int rows = 0;                       ///< rows that are sampled; the others are searched completely
  Kernel kernel = Kernel::automatic;  ///< the kernel that ran; `automatic` if none did
  TimeEstimate full_count = {};
};

/// Estimates the number of solutions. The samples depend on n, the seed and their number only, so a run with
/// as many samples has the same estimate on every machine and with any number of threads. Takes about
/// `params.seconds`, and a few more to time units of `halves` from N = 20 on. Throws std::invalid_argument if
/// n is out of range, the board has another size or the processor lacks the kernel, and Stopped.
[[nodiscard]] CountEstimate estimate_solutions(const EstimateParams& params, const RunOptions& run = {});

}  // namespace eightfold
