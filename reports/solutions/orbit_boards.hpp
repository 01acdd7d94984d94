#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "eightfold/reports/solutions/board_text.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"

namespace eightfold::reports {

/// The orbit report with placements drawn as boards, as many side by side as the width allows. It is written
/// in one pass; a row of representatives is appended as soon as it is complete.
class OrbitBoards {
 public:
  explicit OrbitBoards(const OrbitReportHead& head);

  /// True if a board fits the width of the style.
  static bool fit(const OrbitReportHead& head);

  void append_head(std::string& out) const;
  void append_orbit(std::string& out, std::uint64_t index, const Orbit& orbit);
  void append_tail(std::string& out, const CheckedOrbitCount& tail);

 private:
  void append_row(std::string& out);
  void append_members(std::string& out, std::uint64_t index, const Orbit& orbit) const;
  std::size_t width() const;

  const OrbitReportHead& head_;
  std::vector<CaptionedBoard> row_ = {};
  bool has_rows_ = false;
};

}  // namespace eightfold::reports
