// Placements and lists of them. Many students count columns from 1 although the submission declares 0, or the
// other way round. A list is read with the other base only if that explains all of it, so that a single
// mistake is not read as another placement.
#include "eightfold/reports/coursework/submission/submission.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// Whether the items are rows of a board, [".Q..", "...Q", "Q...", "..Q."].
bool has_rows(const JsonTree::Array& items) {
  return std::ranges::any_of(items, &JsonTree::is_string) &&
         std::ranges::all_of(items, [](const JsonTree& row) {
           return row.is_string() && reports::board_notation.may_read(row.string("a row of a board"));
         });
}

// The text of a placement: rows as a board, and a list of numbers as a vector.
std::string text_of(const JsonTree& tree) {
  if (tree.is_string()) return tree.string("a placement");
  const auto& items = tree.array("a placement");
  if (has_rows(items)) {
    std::string board;
    for (const JsonTree& row : items) board += row.string("a row of a board") + '\n';
    return board;
  }
  std::string text = "[";
  for (const JsonTree& column : items) {
    if (text.size() > 1) text += ' ';
    text += std::to_string(column.whole("a column", 0, max_size));
  }
  return text + "]";
}

std::string on_one_line(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return reports::printable(reports::joined(reports::split(text, '\n'), " / "));
}

// Whether the conventions apply to the notation: vectors, JSON and digits.
bool is_vector(const reports::Notation& notation) {
  return notation.has_base || notation.name == reports::digits_notation.name;
}

SubmittedPlacement placement_in(const JsonTree& tree, const Submission& submission,
                                const Conventions& conventions) {
  if (const Problem problem = submission.exercise.problem; problem != Problem::queens)
    refuse(tree.place, fmt::format("placements do not apply to {}", name_of(problem)));
  return read_placement(tree, submission.exercise.n, conventions);
}

// All placements, or none if one of them cannot be read.
std::optional<std::vector<SubmittedPlacement>> read_all(const std::vector<const JsonTree*>& items,
                                                        const Submission& submission,
                                                        const Conventions& conventions) {
  std::vector<SubmittedPlacement> placements;
  placements.reserve(items.size());
  try {
    for (const JsonTree* item : items) placements.push_back(placement_in(*item, submission, conventions));
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
  return placements;
}

// Whether a column is outside the board in the other base. A placement that is doubtful for another reason
// must not be read by a change of the base.
bool needs_base(const std::vector<SubmittedPlacement>& placements, int base, int n) {
  const int only_in_this_base = base == 1 ? n - 1 : 0;
  return std::ranges::any_of(placements, [&](const SubmittedPlacement& submitted) {
    return std::ranges::find(submitted.placement, only_in_this_base) != submitted.placement.end();
  });
}

}  // namespace

SubmittedPlacement read_placement(const JsonTree& tree, std::optional<int> size,
                                  const Conventions& conventions) {
  const std::string text = text_of(tree);
  return at_place(tree.place, "", [&] {
    const reports::Reading reading = {.size = size,
                                      .base = conventions.base,
                                      .size_name = "n",
                                      .base_1 = "base: 1",
                                      .notation = tree.is_string()        ? conventions.notation
                                                  : text.starts_with('[') ? &reports::vector_notation
                                                                          : &reports::board_notation};
    const reports::Notation& notation = reports::recognize_notation(text, reading);
    const auto read = reports::parse_placement(text, notation, reading);
    SubmittedPlacement submitted{read.placement, read.size, false, on_one_line(text), tree.place};
    if (conventions.rows_by_column && is_vector(notation)) {
      if (read.is_full() && is_permutation(read.placement))
        submitted.placement = image(Symmetry::transpose, read.placement);
      else
        submitted.transposed = true;
    }
    return submitted;
  });
}

Placement as_written(const Placement& placement, const Conventions& conventions) {
  return conventions.rows_by_column ? image(Symmetry::transpose, placement) : placement;
}

std::string vector_of(const Placement& placement, const Conventions& conventions) {
  std::string text;
  reports::vector_notation.append(text, {as_written(placement, conventions), placement.rows()},
                                  conventions.base);
  return text;
}

PlacementList read_list_of_placements(const std::vector<const JsonTree*>& items, std::string_view claim,
                                      Submission& submission, UnreadParts& unread) {
  if (auto placements = read_all(items, submission, submission.conventions))
    return {std::move(*placements), std::vector<bool>(items.size(), true)};
  Conventions other = submission.conventions;
  other.base = 1 - other.base;
  auto placements = read_all(items, submission, other);
  if (placements && needs_base(*placements, other.base, submission.exercise.n)) {
    unread.note_base(items[0]->place, other.base);
    return {std::move(*placements), std::vector<bool>(items.size(), true)};
  }
  PlacementList read;
  for (const JsonTree* item : items) {
    if (unread.is_full(claim)) {  // the list cannot be correct any more, and there may be millions
      unread.add(claim, "", "", item->place);
      read.is_read.push_back(false);
      continue;
    }
    read.is_read.push_back(unread.attempt(
        claim, item->is_string() ? written_of(*item) : "", item->place,
        [&] { read.placements.push_back(placement_in(*item, submission, submission.conventions)); }));
  }
  return read;
}

}  // namespace eightfold::coursework
