#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/notation/notation.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

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
};

/// A text that is read piece by piece: returns the next piece, which is valid until the next call, and an
/// empty one at the end.
using NextPiece = std::function<std::string_view()>;

/// Reads a list of full or partial placements: one per line, each in the notation of the reading or else in
/// any; boards with a blank line between them; a JSON array; or ndjson. Outside JSON arrays, blank lines and
/// comments after # are ignored. Visits the placements in order and keeps none. Throws ParseError with the
/// position, and then reads no further piece.
[[nodiscard]] ListEnd read_list(const NextPiece& next, const Reading& reading,
                                const std::function<void(const ListedPlacement&)>& visit);

struct ListedPlacements : ListEnd {
  std::vector<ListedPlacement> placements;  ///< in the order of the text
};

/// The same for a text in memory.
[[nodiscard]] ListedPlacements read_list(std::string_view text, const Reading& reading = {});

/// The placements of a text as people paste it, and how it was read.
struct PastedList : ListedPlacements {
  std::vector<std::string> notes;  ///< the form, if it is not a list for read_list(), and the ignored lines
};

/// Reads what read_list() reads, or else placements as programs print them: drawn boards with frames and
/// coordinates, a matrix of 0 and 1, pairs or squares one a line, lists of strings, with headings, totals and
/// times between them. Then all placements are full and have one size. Throws the error of read_list() if
/// a line is something else.
[[nodiscard]] PastedList read_pasted_list(std::string_view text, const Reading& reading = {});

/// The same, unless read_list() can read the text; nothing if it is in no form.
[[nodiscard]] std::optional<PastedList> read_printed_list(std::string_view text, const Reading& reading = {});

/// Permutations of one size, on which the symmetries act.
struct PlacementList {
  int size = 0;  ///< N
  std::vector<Placement> placements;
  std::vector<std::size_t> positions;
  std::string_view unit = "line";
  std::vector<std::string> notes = {};  ///< as in PastedList
};

/// Reads a list in which every placement is a permutation of the same size. ndjson must have its total.
/// Visits the placements with their positions, in order, and returns the list without them. Throws ParseError
/// with the position, and then reads no further piece.
[[nodiscard]] PlacementList read_placements(
    const NextPiece& next, const Reading& reading,
    const std::function<void(const Placement&, std::size_t position)>& visit);

/// The same for a text in memory, with the placements.
[[nodiscard]] PlacementList read_placements(std::string_view text, const Reading& reading = {});

/// The same for a text that read_pasted_list() reads.
[[nodiscard]] PlacementList read_pasted_placements(std::string_view text, const Reading& reading = {});

}  // namespace reports
}  // namespace eightfold
