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
inline constexpr Option theme_option = {
    .name = "theme",
    .value = "THEME",
    .help = "light, dark, or auto (default): SVG follows the browser, PNG is light, PDF is on white paper",
    .choices = {"auto", "light", "dark"},
    .fallback = "auto"};
inline constexpr Option width_option = {.name = "width",
                                        .value = "PIXELS",
                                        .help = "16 to 16384; the height follows from the content",
                                        .kind = ValueKind::number,
                                        .bounds = {16, reports::most_pixels}};
inline constexpr Option picture_format_option = {.name = "format",
                                                 .value = "FORMAT",
                                                 .help = "svg (default), png, pdf",
                                                 .choices = {"svg", "png", "pdf"},
                                                 .fallback = "svg"};

/// `--format` with other formats besides the pictures: those of the data that a picture shows.
inline constexpr Option picture_or_data_format_option = {
    .name = picture_format_option.name,
    .value = "FORMAT",
    .help = "svg (default), png, pdf, or json, csv for the data",
    .choices = {"svg", "png", "pdf", "json", "csv"},
    .fallback = "svg"};

/// The look of a picture and its output, from the command line.
class PictureOutput {
 public:
  /// Opens the output, so that an invalid path is reported before the work. Throws Failure (usage) for PNG or
  /// PDF on a terminal; OutputError.
  explicit PictureOutput(const CommandLine& line);

  const std::string& title() const { return title_; }    ///< empty without --title
  std::optional<int> width() const { return width_; }    ///< nothing without --width
  reports::Theme theme() const { return theme_; }        ///< automatic only for SVG; print for PDF
  const std::string& format() const { return format_; }  ///< "svg", "png" or "pdf"

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
