#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/notation/text_form.hpp"

namespace eightfold::reports {

/// A placement of a list.
struct ListedPlacement {
  SizedPlacement placement;
  std::string_view notation;  ///< its name
  std::size_t position;       ///< its first line, or its place in a JSON array; from 1
};

/// What is known of a list at its end.
struct ListEnd {
  std::string_view unit = "line";  ///< the unit of positions: "line" or "item"
  bool cut = false;                ///< whether this is ndjson without the total on its last line
  TextForm form = {};
};

/// A text that is read piece by piece: returns the next piece, which is valid until the next call, and an
/// empty one at the end.
using NextPiece = std::function<std::string_view()>;

/// Reads a list of full or partial placements in notations: one per line, each in the notation of the
/// reading or else in any; boards with a blank line between them; a JSON array; or ndjson. Outside JSON
/// arrays, blank lines and comments after # are ignored. If the first MiB is something else, reads
/// placements as programs print them, in up to 8 MiB: drawn boards with frames and coordinates, a matrix of
/// 0 and 1, pairs or squares one a line, lists of strings, with headings, totals and times between them; then
/// all placements are full and have one size. Visits the placements in order. Throws ParseError with the
/// position in the list in notations.
[[nodiscard]] ListEnd read_list(const NextPiece& next, const Reading& reading,
                                const std::function<void(const ListedPlacement&)>& visit);

struct ListedPlacements : ListEnd {
  std::vector<ListedPlacement> placements;  ///< in the order of the text
};

/// The same for a text in memory.
[[nodiscard]] ListedPlacements read_list(std::string_view text, const Reading& reading = {});

struct ReadPlacement : ListedPlacement {
  TextForm form;
};

/// Reads a text with one placement: a line in one notation, or what read_list() reads. Throws ParseError.
[[nodiscard]] ReadPlacement read_placement(std::string_view text, const Reading& reading = {});

struct ReadPosition {
  Position position;
  TextForm form;
};

/// The same for pieces on any squares, if the text is a line or a drawn board. Throws ParseError.
[[nodiscard]] ReadPosition read_position(std::string_view text, const Reading& reading = {});

/// Permutations of one size, on which the symmetries act.
struct PlacementList {
  int size = 0;  ///< N
  std::vector<Placement> placements;
  std::vector<std::size_t> positions;
  std::string_view unit = "line";
  TextForm form = {};
};

/// Reads a list in which every placement is a permutation of the same size. ndjson must have its total.
/// Visits the placements with their positions, in order, and returns the list without them. Throws ParseError
/// with the position.
[[nodiscard]] PlacementList read_placements(
    const NextPiece& next, const Reading& reading,
    const std::function<void(const Placement&, std::size_t position)>& visit);

/// The same for a text in memory, with the placements.
[[nodiscard]] PlacementList read_placements(std::string_view text, const Reading& reading = {});

}  // namespace eightfold::reports
