#include <nlohmann/json.hpp>

#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/symmetric_entries.hpp"

namespace eightfold::reports {

using nlohmann::ordered_json;

std::string symmetric_json(const SymmetricCounts& counts) {
  ordered_json document = document_head("symmetric");
  document["n"] = counts.n;
  ordered_json& list = document["counts"] = ordered_json::array();
  for (const SymmetricEntry& entry : symmetric_entries(counts)) {
    ordered_json& count = list.emplace_back();
    count["turn"] = entry.turn;
    add_exact(count, "solutions", entry.solutions);
    count["method"] = entry.method;
    count["pairs"] = entry.pairings ? ordered_json(counts.pairs()) : nullptr;
    add_exact(count, "pairings", entry.pairings ? ordered_json(*entry.pairings) : nullptr);
    count["seconds"] = entry.seconds;
  }
  document["fixed_by_reflections"] = counts.fixed_by_reflections();
  return in_lines(document);
}

}  // namespace eightfold::reports
