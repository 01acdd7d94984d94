#include "eightfold/reports/pictures/inline_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

namespace eightfold::reports {
namespace {

// FNV-1a (Fowler, Noll and Vo, 1991), with 64 bits.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

void replace_all(std::string& text, std::string_view from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// A selector for elements of the picture. The elements that have classes also have that of the name: a
// selector with an ancestor would not match in <use>.
std::string restricted(std::string_view selector, const std::string& name) {
  return selector[0] == '.' ? fmt::format("{}.{}", selector, name) : fmt::format("#{} {}", name, selector);
}

// Restricts each rule of a style sheet with one rule per line.
std::string restricted_rules(std::string_view css, const std::string& name) {
  std::string out;
  while (!css.empty()) {
    const std::string_view line = css.substr(0, css.find('\n') + 1);
    css.remove_prefix(line.size());
    const bool is_rule = line[0] != '@' && line[0] != '}' && line[0] != '\n';
    std::string_view selectors = line.substr(0, is_rule ? line.find('{') : 0);
    const std::string_view rest = line.substr(selectors.size());
    while (!selectors.empty()) {
      const std::string_view selector = selectors.substr(0, selectors.find(','));
      selectors.remove_prefix(std::min(selector.size() + 1, selectors.size()));
      out += restricted(selector, name) + (selectors.empty() ? "" : ",");
    }
    out += rest;
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
    std::string text(part);
    replace_all(text, " id=\"", " id=\"" + name + '-');
    replace_all(text, "class=\"", "class=\"" + name + ' ');
    replace_all(text, "href=\"#", "href=\"#" + name + '-');
    replace_all(text, "\"picture-title picture-description\"",
                fmt::format("\"{0}-picture-title {0}-picture-description\" id=\"{0}\"", name));
    return text;
  };
  return renamed(svg.substr(0, css)) + restricted_rules(svg.substr(css, rest - css), name) +
         renamed(svg.substr(rest));
}

}  // namespace eightfold::reports
