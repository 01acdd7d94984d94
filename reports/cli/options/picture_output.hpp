#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "reports/cli/options/output_option.hpp"
#include "reports/cli/parse/options.hpp"
#include "reports/io/output.hpp"
#include "reports/pictures/theme.hpp"

namespace eightfold::cli {

inline constexpr std::array<std::string_view, 3> theme_names = {"auto", "light", "dark"};
inline constexpr std::array<std::string_view, 3> picture_format_names = {"svg", "png", "pdf"};

// The options of every command that draws.
inline constexpr Option title_option = {"title", '\0', "TEXT", "the picture's title, in place of its own"};
inline constexpr Option theme_option = {"theme", '\0', "THEME",
                                        "light, dark, or auto (default): SVG as the reader's browser\n"
                                        "asks for, PNG light, PDF on white paper",
                                        theme_names};
inline constexpr Option width_option = {"width", '\0', "PIXELS",
                                        "16 to 16384; the height follows from what is drawn"};
inline constexpr Option picture_format_option = {
    "format", '\0', "FORMAT", "svg, png or pdf; without it as FILE ends, else svg", picture_format_names};

/// What a command line says about how a picture looks and where it goes.
class PictureOutput {
 public:
  /// Opens the output, so that a bad path shows before the work begins. Throws Failure (usage) for a width
  /// out of range, a file whose name ends like no format, and PNG or PDF on a terminal; OutputError.
  explicit PictureOutput(const CommandLine& line);

  const std::string& title() const { return title_; }    ///< empty without --title
  std::optional<int> width() const { return width_; }    ///< nothing without --width
  reports::Theme theme() const { return theme_; }        ///< automatic only for SVG; for print in PDF
  const std::string& format() const { return format_; }  ///< "svg", "png" or "pdf"

  /// Throws Failure (usage) if PNG or PDF is wanted and can't have so many pixels. `other_ways` to a smaller
  /// picture than a smaller width are named in the message: "more --columns".
  void check_size(double width, double height, std::string_view other_ways = "") const;

  /// The document in the format that is wanted, and the end of the output. Throws Failure, (usage) if it is
  /// too large for PNG or PDF, and (cannot_create) if they can't be made; OutputError.
  void write(std::string_view svg);

 private:
  std::string title_;
  std::optional<int> width_;
  std::string format_;
  reports::Theme theme_;
  reports::Output out_;
};

}  // namespace eightfold::cli
