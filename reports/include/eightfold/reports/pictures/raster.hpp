#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// The picture cannot be rendered: rsvg-convert is not installed, or the picture is too large.
class RasterError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The system refuses rsvg-convert a process, memory or a thread.
class RasterRefused : public RasterError {
 public:
  using RasterError::RasterError;
};

/// The width or the height of the picture exceeds `most_pixels`.
class PictureTooLarge : public RasterError {
 public:
  PictureTooLarge(double width, double height);
  [[nodiscard]] double width() const { return width_; }    ///< pixels
  [[nodiscard]] double height() const { return height_; }  ///< pixels

 private:
  double width_;
  double height_;
};

/// The maximum width and height of a PNG or PDF in pixels.
inline constexpr int most_pixels = 16384;

/// Renders an SVG document as PNG with librsvg's program rsvg-convert, in the size that its attributes width
/// and height give as numbers of pixels. Returns the bytes of the file. Throws RasterError; std::bad_alloc if
/// the process has a limit on its address space that is too low.
[[nodiscard]] std::string png_of(std::string_view svg);

/// Renders an SVG document as a PDF of one page, with one point per pixel. Returns the bytes of the file.
/// Throws as png_of().
[[nodiscard]] std::string pdf_of(std::string_view svg);

}  // namespace eightfold::reports
