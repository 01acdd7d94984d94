#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// A picture that can't be made: librsvg is not installed, or the picture is too large.
class RasterError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// More pixels each way than `most_pixels`.
class PictureTooLarge : public RasterError {
 public:
  PictureTooLarge(double width, double height);
  double width() const { return width_; }    ///< in pixels
  double height() const { return height_; }  ///< likewise

 private:
  double width_;
  double height_;
};

/// The most pixels that a PNG or PDF has each way.
inline constexpr int most_pixels = 16384;

/// An SVG document of ours as PNG, in the pixels that its width and height say. Bytes. Throws RasterError.
std::string png_of(std::string_view svg);

/// The same as one page of PDF, a point for each pixel. Throws RasterError.
std::string pdf_of(std::string_view svg);

}  // namespace eightfold::reports
