#include "reports/solutions/tree_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "reports/text/rule_words.hpp"

namespace eightfold::reports {

std::string tree_text(const SearchTree& tree, const Style& style, Rule rule) {
  std::string out;
  auto to = std::back_inserter(out);
  const std::size_t n = tree.boards_by_depth.size() - 1;
  const std::string pieces = pieces_of_rule(rule);
  const std::size_t width = std::max(std::string_view("solutions").size(), pieces.size());
  fmt::format_to(
      to, "{}\n\n",
      style.heading(fmt::format("The search tree of the {}", puzzle_of_rule(rule, static_cast<int>(n)))));
  fmt::format_to(to, "{}\n", style.heading(fmt::format("{:>{}}  {:>15}", pieces, width, "boards")));
  for (std::size_t depth = 0; depth <= n; ++depth)
    fmt::format_to(to, "{:>{}}  {:>15}\n", depth, width, tree.boards_by_depth[depth]);
  fmt::format_to(to, "{:>{}}  {:>15}\n", "all", width, tree.boards);
  fmt::format_to(to, "{:>{}}  {:>15}\n", "solutions", width, tree.solutions);
  return out;
}

}  // namespace eightfold::reports
