#pragma once

#include <cstdint>
#include <string>

namespace eightfold::reports {

/// The axes of the growth plot: N to the right, powers of ten upwards.
struct GrowthAxes {
  double left = 0;
  double right = 0;
  double top = 0;
  double bottom = 0;
  int first_n = 0;
  int last_n = 0;
  int decades = 1;  ///< from 1 at the bottom to 10^decades at the top

  double x_of(int n) const;
  /// Of a value from 1.
  double y_of(std::uint64_t value) const;
  /// Between the points of one N and the next.
  double x_step() const;
};

/// The fewest decades, at least one, that reach a value.
int decades_to(std::uint64_t value);

/// Appends the lines across with their powers of ten, and the numbers below.
void append_growth_axes(std::string& out, const GrowthAxes& axes);

}  // namespace eightfold::reports
