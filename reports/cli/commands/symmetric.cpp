#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/solutions/symmetric_report.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/list_output.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/solutions/internal/constraint_report.hpp"

namespace eightfold::cli {
namespace {

// The formats of the counts, and with --list the notations.
constexpr Option format_option = choice_option(
    notation_option.name, "FORMAT",
    "text (default), json, csv; with --list: vector (default), digits, pairs, sicp, algebraic, fen, board, "
    "json, ndjson",
    {"text", "csv", "vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"});

// The largest N for which the half turn takes a few minutes; beyond it, --turn half is required.
constexpr int largest_quick_half_turn_n = 28;
// The largest N for which the quarter turn takes less than about a minute.
constexpr int largest_quick_quarter_turn_n = 57;

// Refuses a format of the counts with --list, and a notation without it.
void check_format(const CommandLine& line) {
  const auto format = line.value_of(format_option.name);
  if (!format) return;
  const auto is_among = [&](const Words& words) { return std::ranges::count(words, *format) > 0; };
  if (line.has("list") && !is_among(notation_option.choices))
    throw usage_error("--format {}: cannot be combined with --list; give a notation", *format);
  if (!line.has("list") && !is_among(report_format_option.choices))
    throw usage_error("--format {}: needs --list; add it", *format);
}

// A required or blocked square that the turn moves to one that is not, if there is one.
std::optional<UnpreservedSquare> find_unpreserved_by(Turn turn, const std::optional<Board>& board) {
  if (!board) return std::nullopt;
  return find_unpreserved(*board, group_of(turn));
}

// The board of the command line, which the turn preserves.
std::optional<Board> board_for(const CommandLine& line, int n, Turn turn) {
  if (!has_constraints(line)) return std::nullopt;  // N may be larger
  const std::optional<Board> board = constraints_of(line, n);
  if (const auto found = find_unpreserved_by(turn, board)) {
    const std::string_view squares = found->is_required ? queens_option.name : blocked_option.name;
    throw usage_error("--{}: {}; add it", line.has(squares) ? squares : board_option.name,
                      reports::unpreserved_in_words(*found, n));
  }
  return board;
}

// The turn given, or else the half turn: the quarter turn is counted only if it preserves the board as well.
Turn turn_of(const CommandLine& line) {
  return line.value_of("turn") == "quarter" ? Turn::quarter : Turn::half;
}

ExitCode list(const CommandLine& line, int n, const Context& context) {
  const Turn turn = turn_of(line);
  const std::optional<Board> board = board_for(line, n, turn);
  notation_of(line, n);  // reports an error before the note
  if (is_long_skip(line)) context.warn_of_long_run(n);
  Search search(line, context, false);
  ListOutput list(line, n, context);
  if (!list.is_over())
    search.add(for_each_symmetric_solution({n, turn, board},
                                           [&](const Placement& solution) { return list.write(solution); }));
  if (board && find_contradiction(*board)) context.note("no solution" + place_of(*board));
  list.end();
  return search.finish();
}

reports::SymmetricCounts count_one(const CommandLine& line, int n, const std::optional<Board>& board,
                                   const Context& context, Search& search) {
  const auto turn = line.value_of("turn");
  const auto unpreserved = find_unpreserved_by(Turn::quarter, board);
  const bool half = turn ? turn == "half" : n <= largest_quick_half_turn_n || unpreserved;
  const bool quarter = turn ? turn == "quarter" : !unpreserved;
  if (!turn && !half)
    context.note(fmt::format("the half turn is skipped: N = {} {}", n,
                             n > largest_half_turn_n
                                 ? "is not feasible"
                                 : "may take minutes to years; add --turn half to include it"));
  if (!turn && !quarter)
    context.note("the quarter turn is skipped: " + reports::unpreserved_in_words(*unpreserved, n));
  reports::SymmetricCounts counts;
  counts.n = n;
  counts.board = board;
  // Counts by one of the two functions, with a progress bar, and stores the duration in `seconds`.
  const auto timed = [&](auto count_solutions, std::string_view name, double& seconds) {
    const auto start = std::chrono::steady_clock::now();
    const FixedCountResult result = count_solutions({n, board}, search.options(n, threads_of(line), name));
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    search.clear_bar();
    search.add(result.statistics);
    return result.solutions;
  };
  if (half && n > largest_quick_half_turn_n)
    context.warn_of_duration(fmt::format("N = {}", n), "minutes to years");
  if (quarter && n > largest_quick_quarter_turn_n && n % 4 <= 1)
    context.warn_of_duration(fmt::format("N = {}", n), "minutes to years");
  if (half) counts.half_turn = timed(count_half_turn_solutions, "half turn", counts.half_turn_seconds);
  if (quarter)
    counts.quarter_turn = timed(count_quarter_turn_solutions, "quarter turn", counts.quarter_turn_seconds);
  return counts;
}

ExitCode count(const CommandLine& line, const Range& range, const Context& context) {
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  std::vector<std::optional<Board>> boards;  // reports errors before the work
  for (int n = range.first; n <= range.last; ++n) boards.push_back(board_for(line, n, turn_of(line)));
  Search search(line, context);
  auto out = open_output(line);
  std::vector<reports::SymmetricCounts> all;
  std::vector<std::string> documents;
  for (const std::optional<Board>& board : boards) {
    const int n = range.first + static_cast<int>(all.size());
    all.push_back(count_one(line, n, board, context, search));
    if (format == ReportFormat::text)
      out.write((n > range.first ? "\n" : "") + reports::symmetric_text(all.back(), style));
    if (format == ReportFormat::json) documents.push_back(reports::symmetric_json(all.back()));
  }
  return search.finish(out, format == ReportFormat::json ? documents_text(line, documents)
                            : format == ReportFormat::csv
                                ? reports::symmetric_csv(all, line.has(stats_option.name))
                                : "");
}

ExitCode run_symmetric(const CommandLine& line, const Context& context) {
  check_format(line);
  const bool lists = line.has("list");
  const bool half_only = line.value_of("turn") == "half";
  const Bounds bounds = has_constraints(line) ? constrained_bounds
                        : lists               ? Bounds{0, max_size, "the limit of --list"}
                        : half_only           ? Bounds{0, largest_half_turn_n, "the limit of the half turn"}
                                              : Bounds{0, largest_quarter_turn_n};
  const Range range = parse_range("N", line.arguments[0], bounds);
  if (lists && is_range(line))
    throw usage_error("--list: lists the solutions for one N; give one, or remove --list");
  return lists ? list(line, range.first, context) : count(line, range, context);
}

}  // namespace

extern const Command symmetric_command = {
    .name = "symmetric",
    .heading = Heading::symmetry,
    .place = 4,
    .summary = "Count or list the solutions that the half or quarter turn fixes",
    .arguments = {range_argument("0 to 71, or a range like 1..20", {0, largest_quarter_turn_n})},
    .options = {choice_option("turn", "TURN",
                              "half or quarter only; --list uses half, which includes quarter",
                              {"half", "quarter"}),
                queens_option,
                blocked_option,
                board_option,
                {.name = "list",
                 .help = "list the solutions in lexicographic order, N to 32",
                 .excludes = {"threads"}},
                skip_option.needing({"list"}),
                limit_option.needing({"list"}),
                format_option,
                output_option,
                base_option.needing({"list"}),
                threads_option,
                stats_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold symmetric 12", "80 fixed by the half turn, 8 of them by the quarter turn"},
                 {"eightfold symmetric 12 --list --turn quarter", "those 8"},
                 {"eightfold symmetric 1..20 --format csv", "a line for each N and turn"},
                 {"eightfold symmetric 12 --queens \"c1 j12\" --turn half", "with two queens: 12"},
                 {"eightfold symmetric 48", "21517426688 fixed by the quarter turn, in seconds"},
                 {"eightfold symmetric 30 --turn half", "minutes, with a progress bar"},
                 {"eightfold symmetric 12 --format json", "for a program; csv has a line for each turn"}},
    .details =
        "The search places each queen together with its images, without enumerating the other solutions. "
        "Those of the quarter turn are counted as pairings of the values N-1, N-3, ... whose half-sums and "
        "half-differences are all distinct. N may be a range. On a board with required or blocked squares, N "
        "is at most 32, and a turn must preserve them; without --turn, the quarter turn is skipped if only "
        "the half turn does. JSON follows data/schemas/symmetric-1.0.schema.json; for a range, it is an "
        "array of such documents. CSV has the columns n, turn, solutions, method, pairs, pairings, with "
        "constraints required, blocked, preserved_by, and with --stats seconds.",
    .run = run_symmetric,
};

}  // namespace eightfold::cli
