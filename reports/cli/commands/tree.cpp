
#include "eightfold/reports/solutions/tree_report.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_tree(const CommandLine& line, const Context& context) {
  const auto n = line.argument_number<int>();
  const Rule rule = rule_of(line);
  const ReportFormat format = report_format_of(line);
  const std::optional<Board> board = constraints_of(line, n);
  if (!board) context.warn_of_long_run(n, rule);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  const SearchTree tree = walk_search_tree(board.value_or(Board::square(n)), rule, search.options(n));
  return search.finish(out, format == ReportFormat::json  ? reports::tree_json(tree, rule, board)
                            : format == ReportFormat::csv ? reports::tree_csv(tree)
                                                          : reports::tree_text(tree, style, rule, board));
}

}  // namespace

extern const Command tree_command = {
    .name = "tree",
    .heading = Heading::search,
    .place = 6,
    .summary = "Count the boards that a row-by-row search visits, by depth",
    .arguments = {n_argument},
    .options = {rule_option, queens_option, blocked_option, board_option, report_format_option, output_option,
                charset_option, text_width_option},
    .examples = {{"eightfold tree 8", "2057 boards, 92 of them solutions"},
                 {"eightfold tree 7 --rule torus", "with diagonals that wrap around"},
                 {"eightfold tree 8 --format csv", "the boards of each depth, for a program"}},
    .details =
        "A board is a placement of pieces on the first rows in which no two pieces attack each other. The "
        "empty board counts too. With constraints, the pieces are on allowed squares that no required piece "
        "attacks. JSON follows data/schemas/tree-1.0.schema.json; CSV has the columns depth, boards.",
    .run = run_tree,
};

}  // namespace eightfold::cli
