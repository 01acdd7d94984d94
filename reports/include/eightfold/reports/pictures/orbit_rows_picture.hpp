#pragma once

#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/rule.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/reports/pictures/theme.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::reports {

/// A row of the picture below.
struct OrbitRow {
  std::uint64_t number = 0;  ///< of the orbit in the list of all orbits, from 1
  Orbit orbit = {};
};

/// Burnside's lemma as a picture: a row for each orbit and a column for each element of the group, with the
/// image of the representative under that element. An image that an earlier element of the row already has is
/// a gap, so there are as many boards as solutions.
struct OrbitRowsPicture {
  Board board = Board::square(0);   ///< N, and the required and blocked squares
  Rule rule = Rule::queens;         ///< determines the shape of the pieces
  std::vector<OrbitRow> rows = {};  ///< all orbits, or a sample of them
  CheckedOrbitCount count = {};     ///< of all orbits; its fixed points have the group that acts
  std::string set_name = {};        ///< of the placements; empty for "8-queens solutions"
  std::string title = {};           ///< any text; empty for the name "by orbit"
  std::optional<int> width = {};    ///< pixels, at least 16; the default depends on the boards
  Theme theme = Theme::automatic;
};

/// The size of the picture. The boards may still be without pieces.
[[nodiscard]] PictureSize size_of(const OrbitRowsPicture& picture);

/// A complete SVG document. Boards that an element other than the identity fixes have a frame, and below it
/// the letters of these elements. Without rows it states that there are no solutions.
[[nodiscard]] std::string orbit_rows_picture(const OrbitRowsPicture& picture);

}  // namespace eightfold::reports
