#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/tree_report.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::reports {

std::string tree_json(const SearchTree& tree, Rule rule) {
  nlohmann::ordered_json document = document_head("tree");
  document["n"] = tree.boards_by_depth.size() - 1;
  document["rule"] = name_of(rule);
  add_exact(document, "boards_by_depth", tree.boards_by_depth);
  add_exact(document, "boards", tree.statistics.boards);
  add_exact(document, "solutions", tree.solutions);
  return in_lines(document);
}

}  // namespace eightfold::reports
