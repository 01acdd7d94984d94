#include "reports/pictures/board_words.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reports/text/rule_words.hpp"

namespace eightfold::reports {

std::string board_in_characters(const SizedPlacement& shown, Rule rule) {
  std::string text;
  board_notation.append(text, shown, 0);
  if (rule == Rule::rooks) std::replace(text.begin(), text.end(), 'Q', 'R');
  for (int row = shown.placement.rows(); row < shown.size; ++row) {
    for (int column = 0; column < shown.size; ++column) text += column > 0 ? " ." : ".";
    text += '\n';
  }
  return text;
}

std::string board_title(const SizedPlacement& shown, Rule rule) {
  const int count = shown.placement.rows();
  const std::string pieces = count == 1 ? std::string(piece_of(rule)) : pieces_of_rule(rule);
  const std::string where =
      shown.is_full() ? "" : fmt::format(" on the {}×{} {}", shown.size, shown.size, board_of_rule(rule));
  return fmt::format("{} {}{}: {}", count, pieces, where, as_vector(shown.placement));
}

}  // namespace eightfold::reports
