#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "reports/pictures/fitted_text.hpp"
#include "reports/pictures/theme.hpp"
#include "reports/text/append.hpp"

namespace eightfold::reports {

/// A number with at most three decimals and no needless digit: "12", "0.5", "-3.25".
std::string svg_number(double value);

inline std::string svg_value(double value) { return svg_number(value); }
template <typename Value>
requires(!std::floating_point<Value>) const Value& svg_value(const Value& value) { return value; }
template <typename Value>
using SvgValue = decltype(svg_value(std::declval<const Value&>()));

/// append_format() with each double as svg_number() writes it.
template <typename... Values>
void append_svg(std::string& out, fmt::format_string<SvgValue<Values>...> format, const Values&... values) {
  append_arguments(out, format, fmt::make_format_args(svg_value(values)...));
}

/// One declaration of a style sheet in both of its colors.
struct ColorRule {
  std::string_view selector;  ///< ".paper"
  std::string_view property;  ///< "fill"
  std::string_view light;
  std::string_view dark;
};

/// The colors that every picture uses: .paper, its background; .ink and .faint for text; .accent and .warning
/// for text and for what is filled.
std::span<const ColorRule> basic_colors();

/// The rules as CSS. For print what has the color of the paper is white. An automatic theme has the dark
/// colors under @media, which a browser heeds and librsvg passes over.
std::string style_sheet(Theme theme, std::span<const ColorRule> rules);

enum class Anchor { start, middle, end };

/// A line of text.
struct SvgText {
  double x = 0;  ///< where it begins, has its middle or ends
  double y = 0;  ///< its base line
  double size = 0;
  std::string_view css_class = {};
  Anchor anchor = Anchor::middle;
};

/// Appends a <text> with any text in it.
void append_text(std::string& out, const SvgText& place, std::string_view text);

/// Appends a text of several lines, the first on the base line `place.y`.
void append_lines(std::string& out, const SvgText& place, const FittedLines& text);

/// A whole picture.
struct SvgDocument {
  double width = 0;   ///< of the drawing, in units of its own
  double height = 0;  ///< likewise
  int pixels = 0;     ///< how wide it is shown; how high follows
  Theme theme = Theme::automatic;
  std::string title = {};                 ///< any text
  std::string description = {};           ///< any text, several lines
  std::span<const ColorRule> rules = {};  ///< beside the basic colors
  std::string css = {};                   ///< what has no color
  std::string definitions = {};           ///< what is inside of <defs>
  std::string body = {};                  ///< what is drawn on the paper
};

/// The document with its frame: <title> and <desc>, to which role="img" and aria-labelledby point, the style
/// sheet and the paper.
std::string svg_document(const SvgDocument& document);

}  // namespace eightfold::reports
