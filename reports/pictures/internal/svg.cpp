#include "reports/pictures/internal/svg.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "eightfold/reports/pictures/raster.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

// The colors of every picture.
constexpr std::array<ColorRule, 5> basic = {{
    {".paper", "fill", "#fbfaf7", "#16181c"},
    {".ink", "fill", "#23211e", "#ece7dc"},
    {".faint", "fill", "#6b6459", "#a8a195"},
    {".accent", "fill", "#1d5fa8", "#86b9ff"},
    {".warning", "fill", "#b3261e", "#ff8f80"},
}};

std::string_view color_of(const ColorRule& rule, Theme theme) {
  if (theme == Theme::dark) return rule.dark;
  return theme == Theme::print && rule.light == basic[0].light ? "#ffffff" : rule.light;
}

void append_rules(std::string& out, std::span<const ColorRule> rules, Theme theme) {
  for (const ColorRule& rule : rules)
    append_format(out, "{}{{{}:{}}}\n", rule.selector, rule.property, color_of(rule, theme));
}

}  // namespace

std::string svg_number(double value) {
  std::string text = fmt::format("{:.3f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string style_sheet(Theme theme, std::span<const ColorRule> rules) {
  std::string css;
  append_rules(css, rules, theme);
  if (theme == Theme::automatic) {
    css += "@media screen and (prefers-color-scheme:dark){\n";
    append_rules(css, rules, Theme::dark);
    css += "}\n";
  }
  return css;
}

void append_text(std::string& out, const SvgText& place, double size, std::string_view text) {
  constexpr std::array<std::string_view, 3> anchors = {"start", "middle", "end"};
  append_svg(out,
             R"(<text x="{}" y="{}" font-size="{}" text-anchor="{}" class="{}">{}</text>)"
             "\n",
             place.x, place.y, size, anchors.at(static_cast<std::size_t>(place.anchor)), place.css_class,
             xml_escape(clean_line(text)));
}

void append_lines(std::string& out, const SvgText& place, const FittedLines& text) {
  SvgText line = place;
  for (const std::string& words : text.lines) {
    append_text(out, line, text.size, words);
    line.y += text.line_height();
  }
}

PictureSize displayed_size(double width, double height, std::optional<int> pixels) {
  const int wide = pixels.value_or(std::min(static_cast<int>(std::lround(width)), most_pixels));
  return {wide, static_cast<int>(std::ceil(height * wide / width - 1e-6))};
}

std::string svg_document(const SvgDocument& document) {
  const auto [wide, high] = displayed_size(document.width, document.height, document.pixels);
  const double height = high * document.width / wide;  // the drawing fills the last row of pixels
  std::vector<ColorRule> rules(basic.begin(), basic.end());
  rules.insert(rules.end(), document.rules.begin(), document.rules.end());

  std::string out;
  append_svg(out,
             R"(<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}")"
             R"( role="img" aria-labelledby="picture-title picture-description">)"
             "\n",
             wide, high, document.width, height);
  append_format(out, "<title id=\"picture-title\">{}</title>\n", xml_escape(clean_line(document.title)));
  append_format(out, "<desc id=\"picture-description\">{}</desc>\n", xml_escape(document.description));
  append_format(out, "<style>\ntext{{font-family:system-ui,sans-serif}}\n{}{}</style>\n", document.css,
                style_sheet(document.theme, rules));
  if (!document.definitions.empty()) append_format(out, "<defs>\n{}</defs>\n", document.definitions);
  append_svg(out, "<rect class=\"paper\" width=\"{}\" height=\"{}\"/>\n{}</svg>\n", document.width, height,
             document.body);
  return out;
}

}  // namespace eightfold::reports
