#include "eightfold/reports/solutions/tree_report.hpp"

#include <array>
#include <vector>

#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

std::string tree_text(const SearchTree& tree, const Style& style, Rule rule,
                      const std::optional<Board>& board) {
  const std::size_t n = tree.boards_by_depth.size() - 1;
  const std::array<TextColumn, 2> columns = {{{pieces_of_rule(rule), 0, true}, {"boards", 15, true}}};
  std::vector<TextRow> rows;
  for (std::size_t depth = 0; depth <= n; ++depth)
    rows.push_back({std::to_string(depth), grouped(tree.boards_by_depth[depth])});
  rows.push_back({});
  rows.push_back({"total", grouped(tree.statistics.boards)});
  rows.push_back({"solutions", grouped(tree.solutions)});
  const std::string title = "The search tree of the " + puzzle_of_rule(rule, static_cast<int>(n));
  return flowed(style.heading(title) + "\n\n", style, 2) + constraints_text(board, rule, style) +
         table_text(columns, rows, style);
}

std::string tree_json(const SearchTree& tree, Rule rule, const std::optional<Board>& board) {
  nlohmann::ordered_json document = document_head("tree");
  document["n"] = tree.boards_by_depth.size() - 1;
  document["rule"] = name_of(rule);
  add_constraints(document, board);
  add_exact(document, "boards_by_depth", tree.boards_by_depth);
  add_exact(document, "boards", tree.statistics.boards);
  add_exact(document, "solutions", tree.solutions);
  return in_lines(document);
}

std::string tree_csv(const SearchTree& tree) {
  std::string out = "depth,boards\n";
  for (std::size_t depth = 0; depth < tree.boards_by_depth.size(); ++depth)
    append_format(out, "{},{}\n", depth, tree.boards_by_depth[depth]);
  return out;
}

}  // namespace eightfold::reports
