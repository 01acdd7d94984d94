#pragma once

#include "eightfold/core/run_options.hpp"

namespace eightfold {

/// The options of a part of a computation, whose progress is from `begin` to `end` in that of the whole.
/// `run` must outlive them.
inline RunOptions part_of(const RunOptions& run, double begin, double end) {
  RunOptions part = {run.threads, run.stop, {}};
  if (run.on_progress)
    part.on_progress = [&run, begin, end](double done) { run.on_progress(begin + (end - begin) * done); };
  return part;
}

}  // namespace eightfold
