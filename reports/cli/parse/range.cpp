#include "reports/cli/parse/range.hpp"

#include <fmt/core.h>

#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {

Range parse_range(std::string_view text, int greatest, std::string_view reason, std::string_view argument) {
  const auto parse = [&](std::string_view number) {
    return static_cast<int>(parse_number(argument, number, 0, static_cast<std::uint64_t>(greatest), reason));
  };
  const auto dots = text.find("..");
  if (dots == std::string_view::npos) {
    const int n = parse(text);
    return {n, n};
  }
  const Range range{parse(text.substr(0, dots)), parse(text.substr(dots + 2))};
  if (range.first > range.last)
    throw Failure(ExitCode::usage, fmt::format("{}: the range {} is empty; give {}..{}", argument, text,
                                               range.last, range.first));
  return range;
}

}  // namespace eightfold::cli
