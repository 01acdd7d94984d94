#include "eightfold/reports/text/style.hpp"

#include <fmt/core.h>

namespace eightfold::reports {

std::string Style::colored(std::string_view numbers, std::string_view text) const {
  return color ? fmt::format("\x1b[{}m{}\x1b[0m", numbers, text) : std::string(text);
}

std::string Style::heading(std::string_view text) const { return colored("1", text); }
std::string Style::good(std::string_view text) const { return colored("32", text); }
std::string Style::bad(std::string_view text) const { return colored("31", text); }
std::string Style::faint(std::string_view text) const { return colored("2", text); }

}  // namespace eightfold::reports
