#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/reports/pictures/theme.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {

/// A number with at most three decimals and without trailing zeros: "12", "0.5", "-3.25".
std::string svg_number(double value);

inline std::string svg_value(double value) { return svg_number(value); }
template <typename Value>
requires(!std::floating_point<Value>) const Value& svg_value(const Value& value) { return value; }
template <typename Value>
using SvgValue = decltype(svg_value(std::declval<const Value&>()));

/// Appends formatted text like append_format(), with each double written by svg_number().
template <typename... Values>
void append_svg(std::string& out, fmt::format_string<SvgValue<Values>...> format, const Values&... values) {
  append_arguments(out, format, fmt::make_format_args(svg_value(values)...));
}

/// A declaration of the style sheet with its color in the light and in the dark theme.
struct ColorRule {
  std::string_view selector;  ///< ".paper"
  std::string_view property;  ///< "fill"
  std::string_view light;
  std::string_view dark;
};

/// The rules as CSS. For print, the color of the paper is replaced by white. The automatic theme puts the
/// dark colors under @media, which browsers apply on screens and librsvg ignores.
std::string style_sheet(Theme theme, std::span<const ColorRule> rules);

/// An upper bound on the width of a line of text in ems, for the fonts that a viewer is likely to use. No
/// font is loaded.
double ems_of(std::string_view text);

/// Lines of text and the font size at which they fit.
struct FittedLines {
  std::vector<std::string> lines;  ///< at least one
  double size = 0;

  double line_height() const { return 1.3 * size; }
  /// The height of all lines but the first.
  double added_height() const { return line_height() * static_cast<double>(lines.size() - 1); }
};

/// The text on one line at the font size `size`, or at a smaller size down to `least_size`, so that it is at
/// most `width` wide. Text that is too wide even at `least_size` is cut and ends with an ellipsis.
FittedLines fitted_line(std::string_view text, double width, double size, double least_size);

/// The lines of a text, each at most `ems` wide. A line ends at a space if it contains one, otherwise within
/// a word.
std::vector<std::string> broken(std::string_view text, double ems);

/// The text on one line if it fits at `size` or slightly below. Otherwise it is broken into two to four lines
/// of similar length, at a size down to `least_size`. Text that is still too long is cut and ends with an
/// ellipsis.
FittedLines fitted_lines(std::string_view text, double width, double size, double least_size);

enum class Anchor { start, middle, end };

/// The place and the style of a text.
struct SvgText {
  double x = 0;  ///< of its start, middle or end, depending on the anchor
  double y = 0;  ///< of the baseline of its first line
  std::string_view css_class = {};
  Anchor anchor = Anchor::middle;
};

/// Appends a <text> element. The text may contain any bytes.
void append_text(std::string& out, const SvgText& place, double size, std::string_view text);

/// Appends several lines of text.
void append_lines(std::string& out, const SvgText& place, const FittedLines& text);

/// A complete picture.
struct SvgDocument {
  double width = 0;                ///< in units of the drawing
  double height = 0;               ///< in units of the drawing
  std::optional<int> pixels = {};  ///< the displayed width; by default that of the drawing up to most_pixels
  Theme theme = Theme::automatic;
  std::string title = {};             ///< any text
  std::string description = {};       ///< any text, on one or more lines
  std::vector<ColorRule> rules = {};  ///< in addition to .paper, .ink, .faint, .accent and .warning
  std::string css = {};               ///< the style apart from colors
  std::string definitions = {};       ///< the content of <defs>
  std::string body = {};              ///< the drawing
};

/// The displayed size of a picture. The height is rounded up.
PictureSize displayed_size(double width, double height, std::optional<int> pixels);

/// The SVG text of the picture, with <title> and <desc> (referenced by aria-labelledby, for role="img"), the
/// style sheet and the background.
std::string svg_document(const SvgDocument& document);

}  // namespace eightfold::reports
