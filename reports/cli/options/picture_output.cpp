#include "reports/cli/options/picture_output.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

reports::Theme theme_of(const CommandLine& line, const std::string& format) {
  const std::string name = line.text(theme_option.name);
  if (name == "dark") return reports::Theme::dark;
  if (name == "light" || format == "png") return reports::Theme::light;
  return format == "pdf" ? reports::Theme::print : reports::Theme::automatic;
}

reports::Output open_picture(const CommandLine& line, std::string_view option, const std::string& format) {
  if (format == "svg" || is_file(line.value_of(option))) return open_output(line, option);
  return open_unseen_output(line, picture_format_option.name, format == "png" ? "PNG" : "PDF",
                            "picture." + format);
}

}  // namespace

PictureOutput::PictureOutput(const CommandLine& line, std::string_view option, std::string_view format)
    : title_(line.value_of(title_option.name).value_or("")),
      width_(line.number<int>(width_option.name)),
      format_(format.empty() ? line.text(picture_format_option.name) : format),
      theme_(theme_of(line, format_)),
      out_(open_picture(line, option, format_)) {}

void PictureOutput::check_size(double width, double height, std::string_view other_ways) const {
  constexpr double most = reports::most_pixels;
  if (format_ == "svg" || (width <= most && height <= most)) return;
  const auto fitting = static_cast<std::uint64_t>(std::min(most, most * width / height));
  std::vector<std::string> advice;
  if (fitting >= width_option.bounds.least) advice.push_back(fmt::format("--width {} or less", fitting));
  if (!other_ways.empty()) advice.emplace_back(other_ways);
  advice.emplace_back("SVG");
  throw usage_error("--width: the picture of {:.0f} by {:.0f} pixels exceeds the limit of {}; use {}", width,
                    height, reports::most_pixels, reports::phrase(advice, {}, "or"));
}

void PictureOutput::write(std::string_view svg) {
  try {
    if (format_ == "svg")
      out_.write(svg);
    else
      out_.write(format_ == "png" ? reports::png_of(svg) : reports::pdf_of(svg));
  } catch (const reports::PictureTooLarge& error) {
    check_size(error.width(), error.height());
    throw;
  } catch (const reports::RasterRefused& error) {
    throw Failure(ExitCode::os_error, error.what());
  } catch (const reports::RasterError& error) {
    throw Failure(ExitCode::cannot_create, error.what());
  }
  out_.commit();
}

}  // namespace eightfold::cli
