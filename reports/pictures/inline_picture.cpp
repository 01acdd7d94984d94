#include "eightfold/reports/pictures/inline_picture.hpp"

#include <fmt/core.h>

#include <cstdint>

#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// FNV-1a (Fowler, Noll and Vo, 1991), with 64 bits.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

// A selector for elements of the picture. The elements that have classes also have that of the name: a
// selector with an ancestor would not match in <use>.
std::string restricted(std::string_view selector, const std::string& name) {
  return selector[0] == '.' ? fmt::format("{}.{}", selector, name) : fmt::format("#{} {}", name, selector);
}

// Restricts each rule of a style sheet with one rule per line.
std::string restricted_rules(std::string_view css, const std::string& name) {
  std::string out;
  for (const std::string_view line : split(css.substr(0, css.rfind('\n')), '\n')) {
    const bool is_rule = !line.empty() && line[0] != '@' && line[0] != '}';
    const std::string_view selectors = line.substr(0, is_rule ? line.find('{') : 0);
    const auto own = [&](std::string_view selector) { return is_rule ? restricted(selector, name) : ""; };
    out.append(joined(split(selectors, ','), ",", own)).append(line.substr(selectors.size())) += '\n';
  }
  return out;
}

}  // namespace

std::string inline_picture(std::string_view svg) {
  const std::string name = fmt::format("e{:016x}", hash_of(svg));
  constexpr std::string_view style = "<style>";
  const auto css = svg.find(style) + style.size();
  const auto rest = svg.find("</style>", css);
  // Quotes in texts are escaped, so these patterns are found in tags only.
  const auto renamed = [&](std::string_view part) {
    std::string text = with_all_replaced(std::string(part), " id=\"", " id=\"" + name + '-');
    text = with_all_replaced(text, "class=\"", "class=\"" + name + ' ');
    text = with_all_replaced(text, "href=\"#", "href=\"#" + name + '-');
    return with_all_replaced(text, "\"picture-title picture-description\"",
                             fmt::format("\"{0}-picture-title {0}-picture-description\" id=\"{0}\"", name));
  };
  return renamed(svg.substr(0, css)) + restricted_rules(svg.substr(css, rest - css), name) +
         renamed(svg.substr(rest));
}

}  // namespace eightfold::reports
