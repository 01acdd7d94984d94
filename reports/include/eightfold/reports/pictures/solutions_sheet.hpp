#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/pictures/orbit_rows_picture.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The maximum number of boards on a sheet of solutions.
inline constexpr std::uint64_t most_boards_on_sheet = 1000;

/// The solutions that a sheet shows, in lexicographic order.
struct SolutionsSheetParams {
  int n = 0;  ///< 0 to 32
  Rule rule = Rule::queens;
  Subgroup group = full_group;  ///< the acting group
  bool all = false;             ///< every solution, not only the canonical one of each orbit
  /// Only the first of them, 1 to most_boards_on_sheet.
  std::optional<std::uint64_t> limit = {};
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
};

/// There is no limit, and more than most_boards_on_sheet boards.
class TooManyBoards : public std::length_error {
 public:
  TooManyBoards();
};

/// A board with its number from 1 and the size and type of its orbit.
[[nodiscard]] SheetBoard sheet_board(const Orbit& orbit, std::uint64_t number);

/// The sheet with the default title, and a subtitle that states which solutions it shows. Throws
/// TooManyBoards.
[[nodiscard]] SheetPicture solutions_sheet(const SolutionsSheetParams& params, const RunOptions& run = {});

/// All orbits of the solutions, or a sample of `limit` of them, as rows. Without a limit, the sample is that
/// of OrbitSample.
[[nodiscard]] OrbitRowsPicture solution_orbit_rows(const SolutionOrbitsParams& params,
                                                   std::optional<std::uint64_t> limit,
                                                   const RunOptions& run = {});

/// The same for a list of placements, which must be a union of orbits. Throws std::domain_error if their
/// number cannot be that of one.
[[nodiscard]] OrbitRowsPicture placement_orbit_rows(const ClosureCheck& placements, Rule rule,
                                                    std::optional<std::uint64_t> limit);

}  // namespace eightfold::reports
