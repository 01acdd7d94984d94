#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/pictures/raster.hpp"
#include "eightfold/reports/pictures/theme.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/io/internal/output.hpp"

namespace eightfold::cli {

// The options of every command that draws.
inline constexpr Option title_option = {
    .name = "title", .value = "TEXT", .help = "the title, instead of the default"};
inline constexpr Option theme_option = choice_option(
    "theme", "THEME",
    "light, dark, or auto (default): SVG follows the browser, PNG is light, PDF is on white paper",
    {"auto", "light", "dark"}, "auto");
inline constexpr Option width_option = number_option(
    "width", "PIXELS", "16 to 16384; the height follows from the content", {16, reports::most_pixels});
inline constexpr Option picture_format_option =
    choice_option("format", "FORMAT", "svg (default), png, pdf", {"svg", "png", "pdf"}, "svg");

/// `--format` with other formats besides the pictures: those of the data that a picture shows.
inline constexpr Option picture_or_data_format_option =
    choice_option(picture_format_option.name, "FORMAT", "svg (default), png, pdf, or json, csv for the data",
                  {"svg", "png", "pdf", "json", "csv"}, "svg");

/// The look of a picture and its output, from the command line.
class PictureOutput {
 public:
  /// Opens the output, or the file of another option, so that an invalid path is reported before the work. By
  /// default the format is that of --format. Throws Failure (usage) for PNG or PDF on a terminal;
  /// OutputError.
  explicit PictureOutput(const CommandLine& line, std::string_view option = output_option.name,
                         std::string_view format = {});

  /// Gives the picture the theme, and the title and the width of the options. The theme is automatic only for
  /// SVG, and print for PDF.
  template <typename Picture>
  void set_look(Picture& picture) const {
    if (!title_.empty()) picture.title = title_;
    if (width_) picture.width = *width_;
    picture.theme = theme_;
  }

  /// Throws Failure (usage) if the format is PNG or PDF and the size exceeds its limit. `other_ways` is added
  /// to the advice in the message: "more --columns".
  void check_size(double width, double height, std::string_view other_ways = "") const;

  /// Writes the document in the chosen format and commits the output. Throws Failure, (usage) if it is too
  /// large for PNG or PDF, (cannot_create) if the conversion fails, (os_error) if the system refuses a
  /// process, memory or threads; OutputError.
  void write(std::string_view svg);

 private:
  std::string title_;
  std::optional<int> width_;
  std::string format_;
  reports::Theme theme_;
  reports::Output out_;
};

}  // namespace eightfold::cli
