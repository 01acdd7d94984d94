#include "reports/cli/screen/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "reports/text/internal/ascii.hpp"

namespace eightfold::cli {
namespace {

constexpr int min_width = static_cast<int>(text_width_option.bounds.least);
constexpr int max_width = static_cast<int>(text_width_option.bounds.greatest);

bool is_terminal() { return isatty(STDOUT_FILENO) == 1; }

// The value of an environment variable; empty if it is not set.
std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

// Reads the variables in the order of setlocale(3). The locale need not be installed.
bool locale_is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string locale(variable(name));
    if (locale.empty()) continue;
    std::erase(locale, '-');
    std::ranges::transform(locale, locale.begin(), reports::to_lower);
    return locale.find(".utf8") != std::string::npos;
  }
  return false;
}

}  // namespace

int terminal_columns(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  const std::string_view columns = variable("COLUMNS");
  int width = 0;
  const auto [end, error] = std::from_chars(columns.data(), columns.data() + columns.size(), width);
  const bool is_number = error == std::errc() && end == columns.data() + columns.size() && width > 0;
  return is_number ? width : reports::Style{}.columns();
}

bool color_wanted(const std::optional<std::string>& when) {
  if (when == "always") return true;
  if (when == "never") return false;
  const std::string_view terminal = variable("TERM");
  const bool disabled = !variable("NO_COLOR").empty() || terminal.empty() || terminal == "dumb";
  return !disabled && is_terminal();
}

reports::Style laid_out(reports::Style style, const CommandLine& line, bool to_file) {
  const bool on_terminal = !to_file && is_terminal();
  const std::string charset = line.value_of(charset_option.name).value_or("auto");
  style.unicode = charset == "unicode" || (charset == "auto" && on_terminal && locale_is_utf8());
  if (const auto width = line.number<int>(text_width_option.name))
    style.width = style.prose_width = *width;
  else if (on_terminal)
    style.width = std::clamp(terminal_columns(STDOUT_FILENO), min_width, max_width);
  else
    style.width = style.columns();
  return style;
}

}  // namespace eightfold::cli
