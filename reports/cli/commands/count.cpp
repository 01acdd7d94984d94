#include "eightfold/core/count/count.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <vector>

#include "core/internal/constraints.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/count/estimate.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/count_report.hpp"
#include "eightfold/reports/solutions/estimate_report.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/times.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/solutions/internal/count_limit.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

Engine engine_of(const CommandLine& line) {
  const std::string name = line.text("engine");
  for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves, Engine::permanent})
    if (name_of(engine) == name) return engine;
  return Engine::automatic;
}

Kernel kernel_of(const CommandLine& line) {
  const std::string name = line.text("kernel");
  if (name == "auto") return Kernel::automatic;
  std::vector<std::string_view> available = {"auto"};
  for (const Kernel kernel : available_kernels()) {
    if (name_of(kernel) == name) return kernel;
    available.push_back(name_of(kernel));
  }
  throw usage_error("--kernel: this processor does not support {}; use {}", name,
                    reports::phrase(available, {}, "or"));
}

// Only lanes and halves, which count queens, have kernels.
void check_engine(const CommandLine& line, Engine engine, Rule rule) {
  if (!supports(engine, rule))
    throw engine == Engine::permanent ? usage_error("--engine permanent: counts rooks only; use --rule rooks")
                                      : usage_error("--engine {}: counts queens only; remove it or --rule {}",
                                                    name_of(engine), name_of(rule));
  if (rule != Rule::queens && line.has("kernel"))
    throw usage_error("--kernel: the engine for --rule {} has no kernels; remove --kernel", name_of(rule));
  if (engine == Engine::backtrack && line.has("kernel"))
    throw usage_error("--kernel: the engine backtrack has no kernels; use lanes or halves");
  if (engine == Engine::halves) {
    constexpr std::string_view what = "is not supported by the engine halves; use backtrack or lanes";
    refuse_constraints(line, what);
    if (line.has("prefix")) throw usage_error("--prefix: {}", what);
  }
}

// N within what the engine can count in 64 bits.
Range range_of(const CommandLine& line, Rule rule) {
  const auto [n, reason] = reports::count_limit(rule, line.has("prefix") || has_constraints(line));
  return parse_range("N", line.arguments[0], {0, static_cast<std::uint64_t>(n), reason});
}

Placement prefix_of(const CommandLine& line, int n) {
  const auto text = line.value_of("prefix");
  if (!text) return {};
  const reports::Reading reading = {
      .size = n, .base = base_of(line), .size_name = "N", .notation = input_notation_of(line)};
  try {
    return reports::parse_placement(*text, reading).placement;
  } catch (const reports::ParseError& error) {
    throw usage_error("--prefix: {}", error.what());
  }
}

void check_rooks(const CountParams& params) {
  if (const auto reason = reports::too_many_rooks(params)) throw usage_error("N: {}", *reason);
}

// Uses the formula for queens. For other rules, classifies the solutions and compares their number with the
// count.
CheckedOrbitCount orbits_of(const CountParams& params, std::uint64_t solutions, const RunOptions& run) {
  const Subgroup group = preserving_subgroup(*params.board);
  if (params.rule == Rule::queens) {
    const auto [counts, statistics] = count_solutions_by_symmetry({params.n, solutions, params.board}, run);
    CheckedOrbitCount orbits = orbits_of_solutions(params.n, counts, group);
    orbits.statistics = statistics;
    return orbits;
  }
  const CheckedOrbitCount orbits = classify_solutions({params.n, params.rule, group, params.board}, run);
  if (orbits.counts.placements != solutions || !orbits.agrees())
    throw std::logic_error("the number of solutions in orbits differs from the count");
  return orbits;
}

reports::CountedBoard count(const CountParams& params, const Placement& prefix, bool all_only,
                            const RunOptions& run) {
  const bool lists_too = params.rule != Rule::queens && prefix.empty() && !all_only;
  const double share = lists_too ? 0.5 : 1;  // of the count in the work
  RunOptions run_of_part = run;
  run_of_part.on_progress = [&](double done) { run.on_progress(share * done); };
  const auto start = std::chrono::steady_clock::now();
  reports::CountedBoard board;
  board.n = params.n;
  board.prefix = prefix;
  board.rule = params.rule;
  board.counted = count_solutions(params, run_of_part);
  run_of_part.on_progress = [&](double done) { run.on_progress(share + (1 - share) * done); };
  if (!all_only && prefix.empty()) board.orbits = orbits_of(params, board.counted.solutions, run_of_part);
  board.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return board;
}

const reports::CountReportFormat& format_of(const CommandLine& line, const Range& range) {
  const ReportFormat format = report_format_of(line);
  if (format == ReportFormat::json) return reports::count_report_json;
  if (format == ReportFormat::csv) return reports::count_report_csv;
  return range.first == range.last ? reports::count_report_text : reports::count_report_table;
}

void note_attacks(const CountParams& params, const Placement& prefix, const Context& context) {
  const auto attacks = find_attacks(prefix, params.rule, params.n);
  if (attacks.empty()) return;
  const auto& [upper, lower] = attacks[0];
  context.note(fmt::format("--prefix: the {} on {} and {} attack each other ({}); the count is 0",
                           reports::pieces_of_rule(params.rule), reports::square_name(upper, params.n),
                           reports::square_name(lower, params.n), reports::square_names));
}

void warn_of_long_run(const CountParams& params, const Placement& prefix, bool all_only,
                      const Context& context) {
  const bool is_rooks = params.rule == Rule::rooks;
  const bool lists_too = params.board->is_constrained() && prefix.empty() && !all_only;
  if (is_rooks && params.engine != Engine::backtrack && !lists_too) return;
  const int most_quick_rows = is_rooks ? 11 : 18;  // where a count takes less than about a minute
  if (params.board->is_constrained()) {
    if (free_rows(*params.board) > most_quick_rows)
      context.warn_of_duration(
          fmt::format("N = {} with {}", params.n, prefix.empty() ? "these constraints" : "this prefix"),
          "minutes to centuries");
  } else if (params.rule != Rule::queens) {
    context.warn_of_long_run(params.n, params.rule);
  } else {
    context.warn_of_long_count(params.n);
  }
}

ExitCode run_estimate(const CommandLine& line, const Context& context) {
  const ReportFormat format = report_format_of(line);
  if (format == ReportFormat::csv)
    throw usage_error("--format csv: is not for --estimate; choose text or json");
  constexpr std::string_view reason = "estimates are for 16 to 32; smaller numbers are counted in a second";
  EstimateParams params;
  params.n = static_cast<int>(
      parse_number("N", line.arguments[0], {smallest_estimated_n, max_estimated_n, std::string(reason)}));
  params.board = constraints_of(line, params.n);
  params.seconds = parse_duration("--estimate", *line.value_of("estimate"));
  params.seed = line.number("seed").value();
  params.kernel = kernel_of(line);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  const int threads = threads_of(line);
  const auto start = std::chrono::steady_clock::now();
  const CountEstimate estimate = estimate_solutions(params, search.options(params.n, threads));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const reports::EstimateReport report = {params.n, params.board, params.seed, eightfold::threads_of(threads),
                                          seconds,  estimate};
  return search.finish(out,
                       format == ReportFormat::json ? estimate_json(report) : estimate_text(report, style));
}

// "a1 blocked", or "a4 blocked for N = 4; a5 blocked for N = 5": a row and a column are counted from the top.
std::string constraints_of_range(const std::vector<Board>& boards, Rule rule) {
  const auto words = [&](const Board& board) { return reports::constraints_in_words(board, rule); };
  const std::string first = words(boards.front());
  if (std::ranges::all_of(boards, [&](const Board& board) { return words(board) == first; })) return first;
  return reports::joined(boards, "; ", [&](const Board& board) {
    return fmt::format("{} for N = {}", words(board), board.columns());
  });
}

ExitCode run_count(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return run_piece_count(line, context);
  if (line.has("estimate")) return run_estimate(line, context);
  CountParams params;
  params.engine = engine_of(line);
  params.kernel = kernel_of(line);
  params.rule = rule_of(line);
  check_engine(line, params.engine, params.rule);
  const Range range = range_of(line, params.rule);
  if (line.has(board_option.name) && range.first != range.last)
    throw usage_error("--board: a drawing has one N; give one number of queens");
  std::vector<Board> boards;
  for (params.n = range.first; params.n <= range.last; ++params.n) {  // reports errors before the work
    boards.push_back(board_of(line, params.n));
    params.board = with_prefix(boards.back(), prefix_of(line, params.n));
    check_rooks(params);
  }
  const bool all_only = line.has("all-only");
  const reports::CountReportFormat& format = format_of(line, range);
  const reports::Style style = text_style(line, context);

  Search search(line, context);
  auto out = open_output(line);
  std::string text;
  const reports::CountReportHead head = {params.rule, !all_only && !line.has("prefix"), range.last,
                                         line.has(stats_option.name),
                                         constraints_of_range(boards, params.rule)};
  format.append_head(text, head, style);
  for (int n = range.first; n <= range.last; ++n) {
    params.n = n;
    const Placement prefix = prefix_of(line, n);
    const Board& constraints = boards[static_cast<std::size_t>(n - range.first)];
    params.board = with_prefix(constraints, prefix);
    note_attacks(params, prefix, context);
    warn_of_long_run(params, prefix, all_only, context);
    reports::CountedBoard board = count(params, prefix, all_only, search.options(n, threads_of(line)));
    if (constraints.is_constrained()) board.board = params.board;
    search.add(board.counted.statistics);
    if (board.orbits) search.add(board.orbits->statistics);
    format.append_board(text, head, board, n == range.first, style);
    search.clear_bar();
    out.write(text);
    text.clear();
  }
  format.append_tail(text, head, style);
  return search.finish(out, text);
}

}  // namespace

extern const Command count_command = {
    .name = "count",
    .heading = Heading::search,
    .place = 2,
    .summary = "Count the solutions, all and fundamental, without listing them",
    .arguments = {with_shapes(range_argument("0 to 28, or a range like 1..16", {0, max_size}))},
    .options =
        {{.name = "prefix",
          .value = "PLACEMENT",
          .help = "count only solutions with these pieces in the first rows",
          .kind = ValueKind::placement},
         base_option.needing({"prefix"}),
         input_notation_option.needing({"prefix"}),
         piece_rule_option,
         pieces_option,
         queens_option,
         blocked_option,
         pawns_option,
         board_option,
         {.name = "estimate",
          .value = "DURATION",
          .help =
              "estimate the number from random samples for this time, like 30s, 5m or 1h; N from 16 to 32",
          .excludes = {"prefix", "rule", "all-only", "engine", "stats"}},
         number_option("seed", "S", "the seed of the samples, 0 (default) to 2^64 - 1", {}, "0")
             .needing({"estimate"}),
         {.name = "all-only", .help = "omit fundamental solutions and orbit types"},
         report_format_option,
         output_option,
         threads_option,
         choice_option("engine", "ENGINE",
                       "auto (default: the fastest), backtrack, lanes, halves (N to 28), permanent (rooks)",
                       {"auto", "backtrack", "lanes", "halves", "permanent"}, "auto"),
         choice_option("kernel", "KERNEL",
                       "instruction set for lanes and halves: auto (default: the best available), avx512, "
                       "avx2, sse4, scalar",
                       {"auto", "avx512", "avx2", "sse4", "scalar"}, "auto"),
         stats_option,
         charset_option,
         text_width_option},
    .examples = {{"eightfold count 8", "92 solutions, 12 of them fundamental"},
                 {"eightfold count 1..16", "a table, row by row"},
                 {"eightfold count 8 --prefix \"0 4 7\"", "the solutions that begin with 0 4 7: 1"},
                 {"eightfold count 8 --queens \"b4 d5\" --blocked a1", "the completions of a board: 2"},
                 {"eightfold count 18 --format json", "for a program"},
                 {"eightfold count 14 --engine backtrack", "with the plain engine, to compare"},
                 {"eightfold count 24 --estimate 1s", "the number for 24 queens, with its standard error"},
                 {"eightfold count 24 --estimate 1s --queens a1", "and for those with a queen on a1"},
                 {"eightfold count 1..8 --rule rooks", "rooks: the permutations"},
                 {"eightfold count 8 --rule kings", "kings on the chessboard, by their number"},
                 {"eightfold count 8x10 --pieces 5", "five queens on a board of 8 rows and 10 columns"},
                 {"eightfold count 8 --pieces 9 --pawns d4",
                  "nine queens, with a pawn between some of them"}},
    .details =
        "N may be a range like 1..16. Fundamental solutions are counted up to symmetry: their number follows "
        "from the number of all solutions and from those that the half turn and the quarter turn fix, which "
        "are searched for directly. Under rules other than queens, every solution is classified, except for "
        "more than 10 rooks, which have closed forms; --all-only avoids that. CSV has the columns n, prefix, "
        "solutions, fundamental, orbits_of_size_8 to 1, "
        "fixed_by_half_turn, fixed_by_quarter_turn, engine, rule and the orbits by type, and with --stats "
        "also kernel, threads and seconds; with constraints it has required, blocked and preserved_by. Then "
        "fundamental solutions are counted up to the symmetries that preserve the constraints. PLACEMENT is "
        "in any format of `list`, like \"0 4 7\". For one column write [0], because 1 is column 1 in a "
        "vector and column 0 in digits; or give --notation.\n"
        "\n"
        "With --pieces, --pawns, a board like 8x10, or bishops, kings, knights or the rule of a file, pieces "
        "stand on any squares. The output has a line for each number of pieces, or for K, and orbits under "
        "the symmetries that preserve the board, the rule and the constraints. A file defines a rule by its "
        "slides, its leaps and its border (data/schemas/rule-1.0.schema.json; samples in data/rules). JSON "
        "follows data/schemas/pieces-1.0.schema.json. CSV has the columns rows, columns, rule, pieces, "
        "placements, orbits.\n"
        "\n"
        "--estimate draws random samples of the search tree, at least 32, and prints their mean with its "
        "standard error and the time that a full count would take on this machine. Measuring that time takes "
        "a few seconds more. The mean is unbiased. About two of three means are within one standard error of "
        "the number of solutions.",
    .run = run_count,
};

}  // namespace eightfold::cli
