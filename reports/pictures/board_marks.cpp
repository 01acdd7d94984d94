#include "reports/pictures/board_marks.hpp"

#include <fmt/core.h>

#include <stdexcept>

#include "reports/notation/file_name.hpp"
#include "reports/pictures/symmetry_marks.hpp"
#include "reports/text/rule_words.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

std::string name_of(Square square, int n) {
  return fmt::format("{}{}", file_name(square.column), n - square.row);
}

// The other queen of each conflict.
std::vector<Square> attacked_by(Square attacker, const std::vector<Attack>& conflicts) {
  std::vector<Square> attacked;
  for (const auto& [upper, lower] : conflicts) attacked.push_back(upper == attacker ? lower : upper);
  return attacked;
}

Caption attacker_caption(const BoardPicture& picture, Square attacker, const std::vector<Attack>& conflicts) {
  const int n = picture.shown.size;
  const std::string piece = fmt::format("The {} on {}", piece_of(picture.rule), name_of(attacker, n));
  if (conflicts.empty()) return {piece + " attacks no other", "faint"};
  std::string others;
  for (const Square other : attacked_by(attacker, conflicts))
    others += (others.empty() ? "" : ", ") + name_of(other, n);
  return {fmt::format("{} attacks {}", piece, others), "warning"};
}

Caption conflict_caption(std::size_t conflicts, Rule rule) {
  const std::string pieces = pieces_of_rule(rule);
  return {conflicts == 1 ? fmt::format("Two {} attack each other", pieces)
                         : fmt::format("{} pairs of {} attack each other", conflicts, pieces),
          "warning"};
}

}  // namespace

BoardMarks marks_of(const BoardPicture& picture) {
  const auto& [placement, size] = picture.shown;
  BoardMarks marks;
  marks.conflicts = find_attacks(placement, picture.rule, size);
  if (picture.attacks_of) {
    const int row = *picture.attacks_of;
    if (row < 0 || row >= placement.rows()) throw std::invalid_argument("no queen on that row");
    const Square attacker = {row, placement[row]};
    marks.attacker = attacker;
    std::erase_if(marks.conflicts,
                  [&](const Attack& a) { return a.upper != attacker && a.lower != attacker; });
    marks.captions.push_back(attacker_caption(picture, attacker, marks.conflicts));
    marks.subject = fmt::format("attacks of the {} on {}", piece_of(picture.rule), name_of(attacker, size));
  } else if (!marks.conflicts.empty()) {
    marks.captions.push_back(conflict_caption(marks.conflicts.size(), picture.rule));
  }
  if (picture.symmetries) {
    if (!picture.shown.is_full()) throw std::invalid_argument("only a full placement has symmetries");
    marks.stabilizer = stabilizer_of(placement);
    marks.captions.push_back({symmetry_caption(*marks.stabilizer), "faint"});
  }
  if (size == 0) marks.captions.push_back({"The board of no squares, with no queen on it", "faint"});
  return marks;
}

}  // namespace eightfold::reports
