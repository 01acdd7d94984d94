#include "reports/solutions/tree_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>

#include "reports/text/append.hpp"
#include "reports/text/rule_words.hpp"

namespace eightfold::reports {

std::string tree_text(const SearchTree& tree, const Style& style, Rule rule) {
  std::string out;
  const std::size_t n = tree.boards_by_depth.size() - 1;
  const std::string pieces = pieces_of_rule(rule);
  const std::size_t width = std::max(std::string_view("solutions").size(), pieces.size());
  append_format(
      out, "{}\n\n",
      style.heading(fmt::format("The search tree of the {}", puzzle_of_rule(rule, static_cast<int>(n)))));
  append_format(out, "{}\n", style.heading(fmt::format("{:>{}}  {:>15}", pieces, width, "boards")));
  for (std::size_t depth = 0; depth <= n; ++depth)
    append_format(out, "{:>{}}  {:>15}\n", depth, width, tree.boards_by_depth[depth]);
  append_format(out, "{:>{}}  {:>15}\n", "all", width, tree.boards);
  append_format(out, "{:>{}}  {:>15}\n", "solutions", width, tree.solutions);
  return out;
}

}  // namespace eightfold::reports
