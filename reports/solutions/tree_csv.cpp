#include "eightfold/reports/solutions/tree_report.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {

std::string tree_csv(const SearchTree& tree) {
  std::string out = "depth,boards\n";
  for (std::size_t depth = 0; depth < tree.boards_by_depth.size(); ++depth)
    append_format(out, "{},{}\n", depth, tree.boards_by_depth[depth]);
  return out;
}

}  // namespace eightfold::reports
