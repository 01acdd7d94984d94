#pragma once

#include <cstdint>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The color scheme of a picture.
enum class Theme : std::uint8_t {
  automatic,  ///< light, or dark if the viewer prefers a dark color scheme
  light,
  dark,
  print,  ///< light on white paper
};

}  // namespace reports
}  // namespace eightfold
