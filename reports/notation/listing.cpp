#include "eightfold/reports/notation/listing.hpp"

#include "eightfold/reports/text/internal/append.hpp"

namespace eightfold::reports {

void Listing::begin(std::string& out) const {
  if (is(json_notation)) out += "[\n";
}

void Listing::add(std::string& out, const SizedPlacement& placement) {
  const bool first = total_++ == 0;
  if (is(json_notation)) out += first ? "  " : ",\n  ";
  if (is(board_notation) && !first) out += '\n';
  notation_.append(out, placement, base_);
  if (!is(json_notation) && !is(board_notation)) out += '\n';
}

void Listing::end(std::string& out) const {
  if (is(json_notation)) out += total_ == 0 ? "]\n" : "\n]\n";
  if (is(ndjson_notation)) append_format(out, "{{\"total\":{}}}\n", total_);
}

}  // namespace eightfold::reports
