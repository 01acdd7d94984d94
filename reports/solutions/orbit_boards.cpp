#include "eightfold/reports/solutions/orbit_boards.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/text/internal/layout.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

std::size_t width_of_board(const OrbitReportHead& head) {
  return board_width({.shown = {{}, head.size}}, head.style);
}

DrawnBoard drawn(const Placement& placement) { return {.shown = {placement, placement.rows()}}; }

}  // namespace

OrbitBoards::OrbitBoards(const OrbitReportHead& head) : head_(head) {}

bool OrbitBoards::fit(const OrbitReportHead& head) {
  return width_of_board(head) <= static_cast<std::size_t>(head.style.columns());
}

std::size_t OrbitBoards::width() const {
  constexpr std::size_t longest_caption = 15;  // "flip_horizontal"
  return std::max(width_of_board(head_), longest_caption);
}

void OrbitBoards::append_head(std::string& out) const { out += orbit_title(head_); }

void OrbitBoards::append_orbit(std::string& out, std::uint64_t index, const Orbit& orbit) {
  if (head_.members) {
    append_members(out, index, orbit);
    has_rows_ = true;
    return;
  }
  CaptionedBoard& board = row_.emplace_back();
  board.board = drawn(orbit.representative);
  board.caption = {fmt::format("{}  size {}", head_.style.heading(std::to_string(index)), orbit.size)};
  if (orbit.stabilizer.order() > 1) board.caption.emplace_back(name_of(orbit.stabilizer));
  if (row_.size() == boards_per_row(width(), head_.style)) append_row(out);
}

void OrbitBoards::append_row(std::string& out) {
  if (row_.empty()) return;
  if (has_rows_) out += '\n';
  append_boards(out, row_, width(), head_.style);
  row_.clear();
  has_rows_ = true;
}

void OrbitBoards::append_members(std::string& out, std::uint64_t index, const Orbit& orbit) const {
  if (has_rows_) out += '\n';
  out += fitted(fmt::format("{}  size {}, stabilizer {}\n\n", head_.style.heading(std::to_string(index)),
                            orbit.size, name_of(orbit.stabilizer)),
                head_.style);
  std::vector<CaptionedBoard> boards;
  for (const Image& member : distinct_images(orbit.representative, head_.group))
    boards.push_back({drawn(member.placement), {std::string(name_of(member.witness))}});
  append_boards(out, boards, width(), head_.style);
}

void OrbitBoards::append_tail(std::string& out, const CheckedOrbitCount& tail) {
  append_row(out);
  if (tail.counts.orbits == 0) out += "none\n";
  out += orbit_summary(head_, tail);
}

}  // namespace eightfold::reports
