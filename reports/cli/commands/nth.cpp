#include <fmt/core.h>

#include <stdexcept>

#include "eightfold/core/rank.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/list_output.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

std::uint64_t rank_below(std::uint64_t size, const CommandLine& line, const Board& board, Rule rule) {
  const std::string_view place = reports::place_of_rule(rule);
  if (size == 0)
    throw usage_error("K: {} {} have no solution{}{}", board.columns(), reports::pieces_of_rule(rule), place,
                      place_of(board, rule));
  const std::string reason =
      fmt::format("N = {}{} has {}", board.columns(), board.is_constrained() ? " on this board" : place,
                  reports::counted(size, "solution"));
  return parse_number("K", line.arguments[1], {0, size - 1, reason});
}

// Beyond the published counts, a rank that does not exist is known only after all solutions are counted.
Placement find(const Board& board, Rule rule, const CommandLine& line, const Context& context,
               Search& search) {
  const int n = board.columns();
  const bool is_listed = !board.is_constrained() && rule == Rule::queens;
  const auto published = is_listed ? published_counts(n).all : std::nullopt;
  const std::uint64_t rank = published ? rank_below(*published, line, board, rule)
                                       : parse_number("K", line.arguments[1], {0, no_limit - 1});
  if (rule != Rule::rooks && is_long_ranking(free_rows(board), static_cast<double>(rank)))
    context.warn_of_duration(fmt::format("K = {} of N = {}", rank, n), "minutes to years");
  if (has_no_solution(n, rule)) context.warn_of_long_run(n, rule);
  SolutionRanks ranks(board, search.options(n, threads_of(line)), rule);
  try {
    const Placement solution = ranks.at(rank);
    search.add(ranks.statistics());
    return solution;
  } catch (const std::out_of_range&) {
    rank_below(ranks.size(), line, board, rule);
    throw;
  }
}

ExitCode run_nth(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return run_piece_nth(line, context);
  const Rule rule = rule_of(line);
  const Board board = numbered_board(line, rule);
  Search search(line, context);
  ListOutput list(line, board.columns(), context);
  list.add(find(board, rule, line, context, search));
  search.clear_bar();
  list.end();
  return search.finish();
}

}  // namespace

extern const Command nth_command = {
    .name = "nth",
    .heading = Heading::search,
    .place = 3,
    .summary = "Find the K-th solution in lexicographic order, from 0",
    .arguments = {with_shapes(counted_n_argument),
                  {.name = "K", .remedy = "the position of the solution, from 0, as in `eightfold nth 8 0`"}},
    .options = {piece_rule_option, pieces_option, queens_option, blocked_option, pawns_option, board_option,
                notation_option, base_option, output_option, threads_option, stats_option},
    .examples = {{"eightfold nth 8 0", "the first solution of 8 queens"},
                 {"eightfold nth 16 10000000", "a later one, without listing those before it"},
                 {"eightfold nth 8 91 --format board", "the last, as a board"},
                 {"eightfold nth 20 1000000 --rule rooks", "the millionth permutation of 20, from 0"},
                 {"eightfold nth 8 40000 --rule kings --pieces 16", "16 kings on the chessboard"}},
    .details =
        "The solutions before it are counted by prefix, not listed: in a second, a processor counts about "
        "ten million of N = 17, and 40000 of N = 28. `rank` is the inverse.\n"
        "\n"
        "With --pieces, --pawns, a board like 8x10, or bishops, kings, knights or the rule of a file, "
        "placements are sets of squares: algebraic (default), pairs, board, json or ndjson.",
    .run = run_nth,
};

}  // namespace eightfold::cli
