#pragma once

#include <optional>

#include "eightfold/symmetry/content.hpp"
#include "reports/cli/parse/command_line.hpp"
#include "reports/cli/parse/option.hpp"

namespace eightfold::cli {

inline constexpr Option content_option = {
    .name = "content",
    .value = "NUMBERS",
    .help = "the number of beads or points of color 0, of color 1, and so on, such as 3,2,1"};

/// The numbers of --content. Throws Failure (usage) unless they are whole numbers between commas, and each is
/// at most 10000.
std::optional<Content> content_of(const CommandLine& line);

}  // namespace eightfold::cli
