#pragma once

#include <cstdint>

namespace eightfold::reports {

/// The colors of a picture.
enum class Theme : std::uint8_t {
  automatic,  ///< light, or dark where the reader's browser asks for it
  light,
  dark,
  print,  ///< light on white paper
};

}  // namespace eightfold::reports
