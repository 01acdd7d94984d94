#include <array>

#include "reports/cli/arguments.hpp"
#include "reports/cli/commands/command.hpp"
#include "reports/output.hpp"
#include "reports/tree_text.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 1> examples = {{
    {"eightfold tree 8", "2057 boards, 92 of them solutions"},
}};

ExitCode run(const CommandLine& line, const Context& context) {
  const int n = parse_n(only_argument(line, "N", "0 to 32"));
  auto out = reports::Output::standard();
  context.warn_of_long_run(n);
  out.write(reports::tree_text(walk_search_tree(Board::square(n)), context.style));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command tree_command = {"tree",
                              "Search",
                              "N",
                              "Count the boards that a row-by-row search visits, by depth",
                              examples,
                              "A board is a placement of queens on the first rows in which none attacks "
                              "another,\nthe empty one included.",
                              {},
                              run};

}  // namespace eightfold::cli
