#include "reports/style.hpp"

#include <fmt/format.h>

namespace eightfold::reports {
namespace {

std::string set_off(const Style& style, std::string_view code, std::string_view text) {
  return style.color ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

}  // namespace

std::string Style::heading(std::string_view text) const { return set_off(*this, "1", text); }
std::string Style::good(std::string_view text) const { return set_off(*this, "32", text); }
std::string Style::bad(std::string_view text) const { return set_off(*this, "31", text); }

}  // namespace eightfold::reports
