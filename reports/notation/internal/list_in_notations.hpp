#pragma once

#include <functional>

#include "eightfold/reports/notation/placement_reader.hpp"

namespace eightfold::reports {

/// The list in notations that read_list() reads first. Visits the placements while it reads, and keeps none.
/// The result has no form. Throws ParseError with the position, and then reads no further piece.
ListEnd read_list_in_notations(const NextPiece& next, const Reading& reading,
                               const std::function<void(const ListedPlacement&)>& visit);

}  // namespace eightfold::reports
