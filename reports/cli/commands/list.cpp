#include <fmt/core.h>

#include <array>
#include <span>
#include <string>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/list_output.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "symmetry/internal/canonical_list.hpp"

namespace eightfold::cli {
namespace {

constexpr std::string_view details =
    "Formats, for the first solution of 8 queens:\n"
    "  vector     [0 4 7 5 2 6 1 3]    the column of each row's queen, from 0\n"
    "  digits     15863724             the same from 1; N to 9\n"
    "  pairs      ((1 1) (2 5) ...)    (row column) from 1\n"
    "  sicp       ((4 . 8) ...)        (value . index), from 1, the last index first\n"
    "  algebraic  a8 e7 h6 f5 c4 g3 b2 d1\n"
    "  fen        Q7/4Q3/7Q/5Q2/...    for N = 8\n"
    "  board      . . Q .              one line per row, a blank line between boards\n"
    "  json       [0,4,7,5,2,6,1,3]    all in one array\n"
    "  ndjson     {\"columns\":[0,...]}  one object per line, then the total\n"
    "digits, algebraic and board write the empty placement as []. Commands that read placements recognize "
    "the format. They reject a text that two formats read differently, like 1 for N = 8; --notation selects "
    "one.\n"
    "\n"
    "With --pieces, --pawns, a board like 8x10, or bishops, kings, knights or the rule of a file, each item "
    "is a set of squares, row by row. Its format is algebraic (default), pairs, board, json or ndjson.";

struct ListRequest {
  Board board;
  Rule rule;
  bool canonical;
  bool degenerate;
  Subgroup group;
  int threads;
};

int rows_of(const CommandLine& line, int n) {
  const auto text = line.value_of("rows");
  if (!text) return n;
  const int rows = parse_number<int>("--rows", *text, {0, static_cast<std::uint64_t>(n)});
  for (const std::string_view option : {"canonical", "degenerate"})
    if (rows < n && line.has(option))
      throw usage_error("--rows: partial placements have no symmetries; remove --rows or --{}", option);
  return rows;
}

ListRequest request_of(const CommandLine& line, int n) {
  const Board board = board_of(line, rows_of(line, n), n);
  const bool is_whole = board.rows() == n;
  const Subgroup group = is_whole && board.is_constrained() ? group_on(line, board) : group_of(line);
  return {board, rule_of(line), line.has("canonical"), line.has("degenerate"), group, threads_of(line)};
}

// Each of these functions adds placements in lexicographic order until the list is over. It returns false if
// there are no solutions.

bool add_canonical(const ListRequest& request, ListOutput& list, Search& search) {
  bool any = false;
  search.add(list_canonical_solutions(
      {.n = request.board.columns(), .group = request.group, .rule = request.rule, .board = request.board},
      [&](std::span<const Orbit> orbits) {
        any = true;
        for (const Orbit& orbit : orbits)
          if (!request.degenerate || orbit.stabilizer.order() > 1) list.add(orbit.representative);
        list.write();
        return !list.is_over();
      },
      {.threads = request.threads}));
  return any;
}

// Only rotations fix solutions with two or more queens, and a solution that one of them fixes is fixed by the
// half turn.
bool add_symmetric(const ListRequest& request, ListOutput& list, Search& search) {
  const int n = request.board.columns();
  if (request.group.contains(Symmetry::rotate180))
    search.add(for_each_symmetric_solution({n, Turn::half, request.board},
                                           [&](const Placement& solution) { return list.write(solution); }));
  return n > 3;  // 2 and 3 queens have no solution
}

bool add_all(const ListRequest& request, ListOutput& list, Search& search) {
  bool any = false;
  Solutions solutions(request.board, {}, request.rule);
  for (const Placement& placement : solutions) {
    any = true;
    if (request.degenerate && !is_degenerate(placement, request.group)) continue;
    if (!list.write(placement)) break;
  }
  search.add(solutions.statistics());
  return any;
}

bool add_placements(const ListRequest& request, ListOutput& list, Search& search) {
  if (request.canonical) return add_canonical(request, list, search);
  const bool by_search = request.degenerate && request.rule == Rule::queens && request.board.columns() > 1;
  return by_search ? add_symmetric(request, list, search) : add_all(request, list, search);
}

// A note if nothing may be printed for minutes: every solution is visited but few or none are printed, or
// many are skipped.
void warn_of_long_run(const ListRequest& request, const CommandLine& line, const Context& context) {
  const int n = request.board.columns();
  const bool tests_each = request.degenerate && !request.canonical && request.rule != Rule::queens;
  if (tests_each || has_no_solution(n, request.rule) || is_long_skip(line))
    context.warn_of_long_run(n, request.rule);
}

ExitCode run_list(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return run_piece_list(line, context);
  const auto n = line.argument_number<int>();
  const ListRequest request = request_of(line, n);
  Search search(line, context, false);
  ListOutput list(line, n, context);
  warn_of_long_run(request, line, context);
  const bool is_constrained = request.board.is_constrained();
  if (is_constrained && (request.canonical || request.degenerate))
    context.note(reports::preserving_in_words(request.board));
  const bool is_hopeless = is_constrained && find_contradiction(request.board, request.rule);
  if (!list.is_over() && (is_hopeless || !add_placements(request, list, search)))
    context.note(is_constrained
                     ? fmt::format("no solution{}", place_of(request.board, request.rule))
                     : fmt::format("{} {} cannot be placed on the {}×{} {} without attacking each other",
                                   request.board.rows(), reports::pieces_of_rule(request.rule), n, n,
                                   reports::board_of_rule(request.rule)));
  list.end();
  return search.finish();
}

}  // namespace

extern const Command list_command = {
    .name = "list",
    .heading = Heading::search,
    .place = 1,
    .summary = "List solutions or partial solutions, in lexicographic order",
    .arguments = {with_shapes(n_argument)},
    .options = {{.name = "canonical", .help = "only the lexicographically least solution of each orbit"},
                {.name = "degenerate", .help = "only solutions with a non-trivial stabilizer"},
                piece_group_option.needing({"canonical", "degenerate"}),
                piece_rule_option,
                pieces_option,
                queens_option,
                blocked_option,
                pawns_option,
                board_option,
                number_option("rows", "K", "place K pieces on the first K rows instead of N on all rows",
                              {0, max_size}),
                skip_option,
                limit_option,
                notation_option,
                output_option,
                base_option,
                threads_option.needing({"canonical"}),
                stats_option},
    .examples = {{"eightfold list 8", "all 92 solutions, one per line, in lexicographic order"},
                 {"eightfold list 8 --canonical", "the least solution of each orbit: 12"},
                 {"eightfold list 8 --degenerate", "the solutions that a symmetry fixes"},
                 {"eightfold list 8 --rows 3 --format pairs", "three queens on the first three rows"},
                 {"eightfold list 20 --skip 9 --limit 1", "only the tenth solution"},
                 {"eightfold list 4 --format sicp", "as exercise 2.42 of SICP prints them"},
                 {"eightfold list 8 --queens \"b4 d5\"", "the completions of a board with two queens"},
                 {"eightfold list 7 --rule torus", "queens with diagonals that wrap around"},
                 {"eightfold list 8 --rule bishops --pieces 14", "the squares of 14 bishops: 256 lines"}},
    .details = details,
    .run = run_list,
};

}  // namespace eightfold::cli
