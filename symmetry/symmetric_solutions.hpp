#pragma once

#include <cstdint>
#include <functional>

#include "core/placement.hpp"

namespace eightfold {

/// The turns that can leave a solution with more than one queen as it is.
enum class Turn { half, quarter };

/// The solutions of the n-queens puzzle that a turn leaves as they are, in lexicographic order, until `visit`
/// returns false. A queen is placed together with its images, row by row, so that memory does not grow with
/// their number. 0 <= n <= 32, else std::invalid_argument.
void for_each_symmetric_solution(int n, Turn turn, const std::function<bool(const Placement&)>& visit);

}  // namespace eightfold
