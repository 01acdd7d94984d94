#pragma once

#include <array>
#include <string_view>

#include "reports/cli/parse/options.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::cli {

inline constexpr std::array<std::string_view, 12> group_names = {
    "full",          "d4",         "quarter-turn",   "rotations",
    "half-turn",     "axis-klein", "diagonal-klein", "flip-horizontal",
    "flip-vertical", "transpose",  "anti-transpose", "trivial"};

/// `--group`, for every command in which a group acts.
inline constexpr Option group_option = {"group", '\0', "GROUP",
                                        "the group that acts: full (or d4; the default), quarter-turn\n"
                                        "(or rotations), half-turn, axis-klein, diagonal-klein,\n"
                                        "flip-horizontal, flip-vertical, transpose, anti-transpose, trivial",
                                        group_names};

/// The subgroup that it names; the full group without it.
inline Subgroup group_of(const CommandLine& line) {
  const auto name = line.value_of(group_option.name);
  return name ? Subgroup::named(*name).value() : Subgroup();
}

}  // namespace eightfold::cli
