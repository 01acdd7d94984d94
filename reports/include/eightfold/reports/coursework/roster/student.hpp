#pragma once

#include <cstddef>
#include <string>

namespace eightfold::coursework {

/// In characters. Rubrics contain no longer names, ids and email addresses.
inline constexpr std::size_t longest_name_of_a_student = 200;

/// A student, as a platform or a roster names them. Unknown parts are empty. All texts are printable.
struct Student {
  std::string name;
  std::string id;  ///< the platform's number or key
  std::string email;

  friend bool operator==(const Student&, const Student&) = default;
};

}  // namespace eightfold::coursework
