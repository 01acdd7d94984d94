#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/rank_report.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::reports {

std::string rank_json(const Placement& solution, std::uint64_t rank) {
  nlohmann::ordered_json document = document_head("rank");
  document["n"] = solution.rows();
  document["columns"] = std::vector<int>(solution.begin(), solution.end());
  add_exact(document, "rank", rank);
  return in_lines(document);
}

}  // namespace eightfold::reports
