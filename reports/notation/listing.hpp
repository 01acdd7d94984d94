#pragma once

#include <cstdint>
#include <string>

#include "reports/notation/notation.hpp"

namespace eightfold::reports {

/// A list of placements in one notation: a line each; boards with a blank line between them; json as one
/// array; ndjson with a last line that tells the total, so that a cut stream shows. Text is appended to `out`
/// piece by piece, in order: begin, add for each placement, end.
class Listing {
 public:
  /// Keeps a reference to the notation. Precondition: it allows the sizes of the placements to come, and base
  /// 1 if that is the base.
  explicit Listing(const Notation& notation, int base = 0) : notation_(notation), base_(base) {}

  void begin(std::string& out) const;
  void add(std::string& out, const SizedPlacement& placement);
  void end(std::string& out) const;

  std::uint64_t total() const { return total_; }

 private:
  bool is(const Notation& notation) const { return notation_.name == notation.name; }

  const Notation& notation_;
  int base_;
  std::uint64_t total_ = 0;
};

}  // namespace eightfold::reports
