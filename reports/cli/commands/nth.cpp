#include <fmt/core.h>

#include <stdexcept>

#include "eightfold/core/rank.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/list_output.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

std::uint64_t rank_below(std::uint64_t size, const CommandLine& line, const Board& board) {
  const auto n = line.argument_number<int>(0);
  if (size == 0) throw usage_error("K: {} queens have no solution{}", n, place_of(board));
  const std::string reason = fmt::format("N = {}{} has {}", n, board.is_constrained() ? " on this board" : "",
                                         reports::counted(size, "solution"));
  return parse_number("K", line.arguments[1], {0, size - 1, reason});
}

// Beyond the published counts, a rank that does not exist is known only after all solutions are counted.
Placement find(int n, const CommandLine& line, const Context& context, Search& search) {
  const Board board = board_of(line, n);
  const auto published = board.is_constrained() ? std::nullopt : published_counts(n).all;
  const std::uint64_t rank = published ? rank_below(*published, line, board)
                                       : parse_number("K", line.arguments[1], {0, no_limit - 1});
  if (is_long_ranking(free_rows(board), static_cast<double>(rank)))
    context.warn_of_duration(fmt::format("K = {} of N = {}", rank, n), "minutes to years");
  SolutionRanks ranks(board, search.options(n, threads_of(line)));
  try {
    const Placement solution = ranks.at(rank);
    search.add(ranks.statistics());
    return solution;
  } catch (const std::out_of_range&) {
    rank_below(ranks.size(), line, board);
    throw;
  }
}

ExitCode run_nth(const CommandLine& line, const Context& context) {
  const auto n = line.argument_number<int>(0);
  Search search(line, context);
  ListOutput list(line, n, context);
  list.add(find(n, line, context, search));
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
    .arguments = {counted_n_argument,
                  {.name = "K",
                   .remedy = "the position of the solution, from 0",
                   .kind = ValueKind::number,
                   .bounds = {0, no_limit - 1}}},
    .options = {queens_option, blocked_option, board_option, notation_option, base_option, output_option,
                threads_option, stats_option},
    .examples = {{"eightfold nth 8 0", "the first solution of 8 queens"},
                 {"eightfold nth 16 10000000", "a later one, without listing those before it"},
                 {"eightfold nth 8 91 --format board", "the last, as a board"}},
    .details =
        "The solutions before it are counted by prefix, not listed: in a second, a processor counts about "
        "ten million of N = 17, and 40000 of N = 28. `rank` is the inverse.",
    .run = run_nth,
};

}  // namespace eightfold::cli
