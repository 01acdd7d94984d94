#pragma once

#include <fmt/core.h>

#include <string>

namespace eightfold::reports {

/// The part of append_format() that is not a template.
void append_arguments(std::string& out, fmt::string_view format, fmt::format_args arguments);

/// Appends the text that fmt::format(format, values...) returns. fmt::format_to() with an iterator would
/// instantiate the formatter in every file that calls it, at 4 s of compile time each.
template <typename... Values>
void append_format(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
  append_arguments(out, format, fmt::make_format_args(values...));
}

}  // namespace eightfold::reports
