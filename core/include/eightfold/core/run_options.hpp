#pragma once

#include <functional>

#include "eightfold/core/stop_token.hpp"

namespace eightfold {

/// Gets the finished fraction of a computation, 0 to 1, never less than before. It is called by one thread at
/// a time, by any thread of the computation. If it throws, the computation stops and rethrows the exception.
using ProgressListener = std::function<void(double done)>;

/// The largest number of threads to request. Each may take megabytes.
inline constexpr int max_threads = 256;

/// How a long computation runs. The result does not depend on it.
struct RunOptions {
  int threads = 1;                    ///< 0: one for each processor; not 0 to 256: std::invalid_argument
  StopToken stop = {};                ///< the computation throws Stopped if a stop is requested
  ProgressListener on_progress = {};  ///< may be empty
};

}  // namespace eightfold
