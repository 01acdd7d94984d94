#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "eightfold/core/placement.hpp"
#include "reports/job/shard/record.hpp"
#include "reports/job/shard/spec.hpp"

namespace eightfold::job {

/// Reads the list of a shard of a job piece by piece, and writes it without its last line.
/// Checks that the file has the size and the SHA-256 of the outcome, that each line is a canonical solution
/// as `eightfold list` writes it, greater than the one before, and that the solutions have the types of the
/// outcome. `last` is the solution before the list, or empty if there is none; it becomes the last of the
/// list. Throws reports::ParseError with the file's name; part of the list may then be written already.
void copy_list(const std::string& path, const Spec& spec, const Outcome& outcome, Placement& last,
               const std::function<void(std::string_view)>& write);

}  // namespace eightfold::job
