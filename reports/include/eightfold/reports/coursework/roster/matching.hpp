#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/roster/student.hpp"

namespace eightfold::coursework {

/// Which student of a list a student is.
struct Match {
  std::optional<std::size_t> index;  ///< in the list
  bool ambiguous = false;            ///< several students of the list have the same id, email address or name
};

/// Finds each of the students in the list: by the id, else by the email address, else by the name. Case does
/// not matter, except in ids, nor does the order of names: "Last, First" is "First Last". Accents matter. If
/// any id occurs in both, the ids are of the same platform, and then students with different ids are
/// different.
[[nodiscard]] std::vector<Match> match_students(std::span<const Student> students,
                                                std::span<const Student> list);

}  // namespace eightfold::coursework
