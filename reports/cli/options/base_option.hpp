#pragma once

#include <array>
#include <string_view>

#include "reports/cli/parse/options.hpp"

namespace eightfold::cli {

inline constexpr std::array<std::string_view, 2> base_names = {"0", "1"};

/// `--base`, for every command that reads or writes vectors and JSON.
inline constexpr Option base_option = {
    "base", '\0', "B", "vectors and JSON number the columns from 0 (default) or 1", base_names};

/// The first column's number.
inline int base_of(const CommandLine& line) { return line.value_of(base_option.name) == "1" ? 1 : 0; }

}  // namespace eightfold::cli
