// The orbit report with placements drawn as boards, as many side by side as the width allows.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "eightfold/reports/solutions/board_text.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/solutions/internal/orbit_layouts.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

class OrbitBoards {
 public:
  explicit OrbitBoards(const OrbitReportParams& params) : params_(params) {}

  // Appends representatives as soon as a row of them is complete.
  void append_orbit(std::string& out, std::uint64_t index, const Orbit& orbit) {
    if (params_.members) {
      append_members(out, index, orbit);
      has_rows_ = true;
      return;
    }
    CaptionedBoard& board = row_.emplace_back();
    board.board = drawn(orbit.representative);
    board.caption = {fmt::format("{}  size {}", params_.style.heading(grouped(index)), orbit.size)};
    if (orbit.stabilizer.order() > 1) board.caption.emplace_back(group_in_words(orbit.stabilizer));
    if (row_.size() == boards_per_row(width(), params_.style)) append_row(out);
  }

  void append_tail(std::string& out, const CheckedOrbitCount& count) {
    append_row(out);
    if (count.counts.orbits == 0) out += "none\n";
    out += orbit_summary(params_, count);
  }

 private:
  std::size_t width() const {
    const std::size_t longest_word = params_.members ? 16 : 15;  // "counterclockwise", "half-turn group"
    return std::max(board_width(params_), longest_word);
  }

  void append_row(std::string& out) {
    if (row_.empty()) return;
    if (has_rows_) out += '\n';
    append_boards(out, row_, width(), params_.style);
    row_.clear();
    has_rows_ = true;
  }

  void append_members(std::string& out, std::uint64_t index, const Orbit& orbit) const {
    if (has_rows_) out += '\n';
    out += fitted(fmt::format("{}  size {}, stabilizer {}\n\n", params_.style.heading(grouped(index)),
                              orbit.size, group_in_words(orbit.stabilizer)),
                  params_.style);
    std::vector<CaptionedBoard> boards;
    for (const Image& member : distinct_images(orbit.representative, params_.group))
      boards.push_back({drawn(member.placement), {std::string(in_words(member.witness))}});
    append_boards(out, boards, width(), params_.style);
  }

  DrawnBoard drawn(const Placement& placement) const {
    Position shown(placement, params_.n);
    if (params_.board) shown.board = *params_.board;
    return {.shown = shown};
  }

  OrbitReportParams params_;
  std::vector<CaptionedBoard> row_ = {};
  bool has_rows_ = false;
};

}  // namespace

std::size_t board_width(const OrbitReportParams& params) {
  return board_width({.shown = {{}, params.n}}, params.style);
}

bool boards_fit(const OrbitReportParams& params) {
  return board_width(params) <= static_cast<std::size_t>(params.style.columns());
}

OrbitReportLayout orbit_boards(const OrbitReportParams& params) {
  const auto boards = std::make_shared<OrbitBoards>(params);
  return {
      .append_head = [params](std::string& out) { out += orbit_title(params); },
      .append_orbit = [boards](std::string& out, std::uint64_t index,
                               const Orbit& orbit) { boards->append_orbit(out, index, orbit); },
      .append_tail = [boards](std::string& out,
                              const CheckedOrbitCount& count) { boards->append_tail(out, count); },
  };
}

}  // namespace eightfold::reports
