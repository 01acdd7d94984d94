#pragma once

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// What happens to an existing file of the new name.
enum class Existing { replace, keep };

/// Renames a file in one step. False on failure, with errno set: EEXIST if the new name exists and is kept,
/// even if it is a dangling link or has appeared in this moment.
bool rename_file(const char* from, const char* to, Existing existing) noexcept;

}  // namespace reports
}  // namespace eightfold
