#include <array>

#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/solutions/tree_text.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 2> examples = {{
    {"eightfold tree 8", "2057 boards, 92 of them solutions"},
    {"eightfold tree 7 --rule torus", "where diagonals wrap around"},
}};

constexpr std::array<Option, 1> options = {rule_option};

ExitCode run(const CommandLine& line, const Context& context) {
  const int n = parse_n(only_argument(line, "N", "0 to 32"));
  const Rule rule = rule_of(line);
  auto out = reports::Output::standard();
  context.warn_of_long_run(n, rule);
  out.write(reports::tree_text(walk_search_tree(Board::square(n), rule), context.style, rule));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command tree_command = {"tree",
                              "Search",
                              "N",
                              "Count the boards that a row-by-row search visits, by depth",
                              examples,
                              "A board is a placement of pieces on the first rows in which none attacks "
                              "another,\nthe empty one included.",
                              options,
                              run};

}  // namespace eightfold::cli
