#include <fmt/format.h>

#include <array>
#include <limits>

#include "core/solutions.hpp"
#include "reports/cli/arguments.hpp"
#include "reports/cli/base_option.hpp"
#include "reports/cli/commands/command.hpp"
#include "reports/cli/group_option.hpp"
#include "reports/listing.hpp"
#include "reports/output.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 6> examples = {{
    {"eightfold list 8", "all 92 solutions, one a line, in lexicographic order"},
    {"eightfold list 8 --canonical", "the least solution of each orbit: 12"},
    {"eightfold list 8 --degenerate", "those that a symmetry leaves as they are"},
    {"eightfold list 8 --rows 3 --format pairs", "three queens on the first three rows"},
    {"eightfold list 20 --skip 9 --limit 1", "the tenth solution, and stop"},
    {"eightfold list 4 --format sicp", "as exercise 2.42 of SICP prints them"},
}};

constexpr std::array<std::string_view, 9> format_names = {"vector", "digits", "pairs", "sicp",  "algebraic",
                                                          "fen",    "board",  "json",  "ndjson"};

constexpr std::array<Option, 8> options = {{
    {"canonical", '\0', "", "only the lexicographically least solution of each orbit"},
    {"degenerate", '\0', "", "only solutions that a symmetry other than the identity fixes"},
    group_option,
    {"rows", '\0', "K", "place K queens on the first K rows instead of all N"},
    {"skip", '\0', "S", "leave out the first S, counted after the filters"},
    {"limit", '\0', "L", "stop after L, counted after the filters"},
    {"format", '\0', "FORMAT",
     "vector (default), digits, pairs, sicp, algebraic, fen, board, json,\n"
     "ndjson",
     format_names},
    base_option,
}};

constexpr std::string_view details =
    "Formats, for the first solution of 8 queens:\n"
    "  vector     [0 4 7 5 2 6 1 3]         the column of each row's queen, from 0\n"
    "  digits     15863724                  the same from 1, to N = 9\n"
    "  pairs      ((1 1) (2 5) (3 8) …)     (row column) from 1\n"
    "  sicp       ((4 . 8) (2 . 7) …)       (row . column), column by column, the last first\n"
    "  algebraic  a8 e7 h6 f5 c4 g3 b2 d1   to N = 26\n"
    "  fen        Q7/4Q3/7Q/5Q2/…           for N = 8\n"
    "  board      . . Q .                   a line a row, a blank line between boards\n"
    "  json       [0,4,7,5,2,6,1,3]         in one array\n"
    "  ndjson     {\"columns\":[0,4,…]}       a line each, then {\"total\":92}";

struct Filter {
  bool canonical;
  bool degenerate;
  Subgroup group;

  bool keeps(const Placement& placement) const {
    return (!canonical || is_canonical(placement, group)) && (!degenerate || is_degenerate(placement, group));
  }
};

const reports::Notation& notation_of(const CommandLine& line, int n) {
  const std::string name = line.value_of("format").value_or("vector");
  const reports::Notation& notation = *reports::find_notation(name);
  if (!notation.allows(n))
    throw Failure(ExitCode::usage, fmt::format("--format {}: not for N = {}: {}; use --format {}", name, n,
                                               notation.limit, notation.alternative));
  if (line.has("base") && !notation.has_base)
    throw Failure(ExitCode::usage,
                  fmt::format("--base: {} has its own numbering; give --base with vector, json or "
                              "ndjson",
                              name));
  return notation;
}

int rows_of(const CommandLine& line, int n) {
  const auto text = line.value_of("rows");
  if (!text) return n;
  const int rows = static_cast<int>(parse_number("--rows", *text, 0, static_cast<std::uint64_t>(n)));
  for (const std::string_view whole_board : {"canonical", "degenerate", "group"})
    if (rows < n && line.has(whole_board))
      throw Failure(
          ExitCode::usage,
          fmt::format("--{}: only full placements have symmetries; leave out --rows {}", whole_board, rows));
  return rows;
}

std::uint64_t count_of(const CommandLine& line, std::string_view option, std::uint64_t otherwise) {
  const auto text = line.value_of(option);
  if (!text) return otherwise;
  return parse_number(fmt::format("--{}", option), *text, 0, std::numeric_limits<std::uint64_t>::max());
}

ExitCode run(const CommandLine& line, const Context& context) {
  const int n = parse_n(only_argument(line, "N", "0 to 32"));
  const reports::Notation& notation = notation_of(line, n);
  const Board board(rows_of(line, n), n);
  const Filter filter{line.has("canonical"), line.has("degenerate"), group_of(line)};
  if (line.has("group") && !filter.canonical && !filter.degenerate)
    throw Failure(ExitCode::usage,
                  "--group: changes nothing by itself; give --canonical or --degenerate with it");
  std::uint64_t to_skip = count_of(line, "skip", 0);
  std::uint64_t left = count_of(line, "limit", std::numeric_limits<std::uint64_t>::max());

  auto out = reports::Output::standard();
  reports::Listing listing(notation, base_of(line));
  std::string text;
  listing.begin(text);
  bool any = false;
  if (left > 0) {
    for (const Placement& placement : Solutions(board)) {
      any = true;
      if (!filter.keeps(placement)) continue;
      if (to_skip > 0) {
        --to_skip;
        continue;
      }
      listing.add(text, {placement, n});
      out.write(text);
      text.clear();
      if (--left == 0) break;
    }
    if (!any)
      context.note(fmt::format("{} queens can't stand on the {}×{} board without attacking each other",
                               board.rows(), n, n));
  }
  listing.end(text);
  out.write(text);
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command list_command = {
    "list",   "Search", "N",     "List solutions, or partial ones, in lexicographic order",
    examples, details,  options, run};

}  // namespace eightfold::cli
