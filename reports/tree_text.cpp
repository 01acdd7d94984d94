#include "reports/tree_text.hpp"

#include <fmt/format.h>

#include <iterator>

namespace eightfold::reports {

std::string tree_text(const SearchTree& tree, const Style& style) {
  std::string out;
  auto to = std::back_inserter(out);
  const std::size_t n = tree.boards_by_depth.size() - 1;
  fmt::format_to(to, "{}\n\n", style.heading(fmt::format("The search tree of the {}-queens puzzle", n)));
  fmt::format_to(to, "{}\n", style.heading(fmt::format("{:>9}  {:>15}", "queens", "boards")));
  for (std::size_t depth = 0; depth <= n; ++depth)
    fmt::format_to(to, "{:>9}  {:>15}\n", depth, tree.boards_by_depth[depth]);
  fmt::format_to(to, "{:>9}  {:>15}\n", "all", tree.boards);
  fmt::format_to(to, "{:>9}  {:>15}\n", "solutions", tree.solutions);
  return out;
}

}  // namespace eightfold::reports
