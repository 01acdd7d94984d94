#include "reports/cli/options/placement_argument.hpp"

#include <fmt/core.h>

#include "reports/cli/options/input.hpp"
#include "reports/io/parse_error.hpp"

namespace eightfold::cli {

reports::ListedPlacement read_placement_argument(const std::string& argument,
                                                 const reports::Reading& reading) {
  const std::string text = argument == "-" ? read_input(argument) : argument;
  if (text.find('\n') == std::string::npos)
    return {reports::parse_placement(text, reading), reports::recognize_notation(text)->name, 1};
  const auto list = reports::read_list(text, reading);
  if (list.placements.size() != 1)
    throw reports::ParseError(fmt::format("{} placements; give one at a time", list.placements.size()));
  return list.placements[0];
}

}  // namespace eightfold::cli
