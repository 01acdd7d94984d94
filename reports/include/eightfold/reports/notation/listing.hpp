#pragma once

#include <cstdint>
#include <string>

#include "eightfold/reports/notation/notation.hpp"

namespace eightfold::reports {

/// A list of placements in one notation: one per line; boards with a blank line between them; json as one
/// array; ndjson by data/schemas/listing-1.0.schema.json, with the total on a last line, which shows that the
/// list is complete. Call begin(), add() for each placement, and end().
class Listing {
 public:
  /// Keeps a reference to the notation. Precondition: it allows the sizes of the placements, and base 1 if
  /// `base` is 1.
  explicit Listing(const Notation& notation, int base = 0) : notation_(notation), base_(base) {}

  void begin(std::string& out) const;
  void add(std::string& out, const SizedPlacement& placement);
  void end(std::string& out) const;

  [[nodiscard]] std::uint64_t total() const { return total_; }

 private:
  bool is(const Notation& notation) const { return notation_.name == notation.name; }

  const Notation& notation_;
  int base_;
  std::uint64_t total_ = 0;
};

/// The last line of ndjson: {"kind":"total","total":92,"total_text":"92"}.
[[nodiscard]] std::string ndjson_total(std::uint64_t total);

}  // namespace eightfold::reports
