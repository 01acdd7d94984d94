#include "eightfold/core/rank.hpp"

#include <fmt/core.h>

#include "core/run/visit_progress.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/solutions/rank_report.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

// Throws if the placement is not a solution.
void check(const reports::SizedPlacement& placement, const Board& board, Rule rule) {
  if (const auto reason = reports::why_unranked(placement.placement, board, rule)) {
    const bool is_too_large =
        placement.size > max_counted_n_of(rule) || is_solution(placement.placement, board, rule);
    throw Failure(is_too_large ? ExitCode::usage : ExitCode::check_failed,
                  fmt::format("PLACEMENT: {}", *reason));
  }
}

void warn_of_long_run(const reports::SizedPlacement& solution, const Board& board, Rule rule,
                      const Context& context) {
  if (board.is_constrained() || rule != Rule::queens) return;  // the number of solutions is not known
  constexpr std::uint64_t many = 2'000'000'000'000'000'000;    // for N = 28, whose count is not published
  const auto all = static_cast<double>(published_counts(solution.size).all.value_or(many));
  if (is_long_ranking(solution.size, all * share_before(solution.placement, board)))
    context.warn_of_duration(fmt::format("this solution of N = {}", solution.size), "minutes to years");
}

ExitCode run_rank(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line, line.value_of(size_option.name).value_or("")))
    return run_piece_rank(line, context);
  const Rule rule = rule_of(line);
  const reports::ReadPlacement read = read_placement_argument(line, "rank", false);
  const reports::SizedPlacement& solution = read.placement;
  for (const std::string& note : read.form.notes) context.note(note);
  const ReportFormat format = report_format_of(line);
  const Board board = board_of(line, solution.size);
  check(solution, board, rule);
  warn_of_long_run(solution, board, rule, context);
  Search search(line, context);
  auto out = open_output(line);
  SolutionRanks ranks(board, search.options(solution.size, threads_of(line)), rule);
  const std::uint64_t rank = ranks.rank_of(solution.placement);
  search.add(ranks.statistics());
  return search.finish(out, format == ReportFormat::json
                                ? reports::rank_json(solution.placement, rank, board, rule)
                                : fmt::format("{}\n", rank));
}

}  // namespace

extern const Command rank_command = {
    .name = "rank",
    .heading = Heading::search,
    .place = 4,
    .summary = "Count the solutions before this one: the inverse of nth",
    .arguments = {placement_argument},
    .options = {with_shapes(size_option), piece_rule_option,
                pieces_option.with_help("the placement is one of K pieces on any squares, 0 to 1024; needed "
                                        "if queens or rooks are not one in each row of a square board"),
                base_option, input_notation_option, queens_option, blocked_option, pawns_option, board_option,
                text_or_json_option, output_option, threads_option, stats_option},
    .examples = {{"eightfold rank \"[0 4 7 5 2 6 1 3]\"", "0: the first solution of 8 queens"},
                 {"eightfold rank 84136275", "91: the last, in another format of `list`"},
                 {"eightfold nth 12 5000 | eightfold rank -", "5000: from standard input"},
                 {"eightfold rank \"a4 c4 b2 d2\" --size 4 --rule kings", "4: kings on any squares"},
                 {"eightfold rank 84136275 --format json", "with N and the columns, for a program"}},
    .details =
        "JSON follows data/schemas/rank-1.0.schema.json, or for pieces on any squares "
        "data/schemas/pieces-1.0.schema.json. Exit code 1 if the placement is not a solution, 65 "
        "if it is invalid.",
    .run = run_rank,
};

}  // namespace eightfold::cli
