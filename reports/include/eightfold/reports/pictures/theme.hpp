#pragma once

#include <cstdint>

namespace eightfold::reports {

/// The color scheme of a picture.
enum class Theme : std::uint8_t {
  automatic,  ///< light, or dark if the viewer prefers a dark color scheme
  light,
  dark,
  print,  ///< light on white paper
};

}  // namespace eightfold::reports
