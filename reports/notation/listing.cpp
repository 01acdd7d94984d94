#include "eightfold/reports/notation/listing.hpp"

#include <fmt/core.h>

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
  if (is(ndjson_notation)) out += ndjson_total(total_);
}

std::string ndjson_total(std::uint64_t total) {
  return fmt::format("{{\"kind\":\"total\",\"total\":{0},\"total_text\":\"{0}\"}}\n", total);
}

}  // namespace eightfold::reports
