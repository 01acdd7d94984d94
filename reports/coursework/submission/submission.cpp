#include "eightfold/reports/coursework/submission/submission.hpp"

#include <algorithm>
#include <array>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {
namespace {

// Exchanges rows and columns.
Placement transposed(const Placement& permutation) {
  std::array<int, max_size> columns{};
  for (int row = 0; row < permutation.rows(); ++row)
    columns[static_cast<std::size_t>(permutation[row])] = row;
  return Placement(std::span<const int>(columns).first(static_cast<std::size_t>(permutation.rows())));
}

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
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::string line;
  for (const char c : text) line += c == '\n' ? std::string(" / ") : std::string(1, c);
  return reports::printable(line);
}

// Whether the conventions apply to the notation: vectors, JSON and digits.
bool is_vector(const reports::Notation& notation) {
  return notation.has_base || notation.name == reports::digits_notation.name;
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
        submitted.placement = transposed(read.placement);
      else
        submitted.transposed = true;
    }
    return submitted;
  });
}

Placement as_written(const Placement& placement, const Conventions& conventions) {
  return conventions.rows_by_column ? transposed(placement) : placement;
}

std::string vector_of(const Placement& placement, const Conventions& conventions) {
  std::string text;
  reports::vector_notation.append(text, {as_written(placement, conventions), placement.rows()},
                                  conventions.base);
  return text;
}

}  // namespace eightfold::coursework
