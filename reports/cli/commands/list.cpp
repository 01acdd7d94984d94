#include <fmt/core.h>

#include <array>
#include <span>
#include <string>

#include "core/solutions.hpp"
#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/notation_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/options/window_options.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/notation/listing.hpp"
#include "reports/text/rule_words.hpp"
#include "symmetry/canonical_solutions.hpp"
#include "symmetry/orbit.hpp"
#include "symmetry/symmetric_solutions.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 7> examples = {{
    {"eightfold list 8", "all 92 solutions, one a line, in lexicographic order"},
    {"eightfold list 8 --canonical", "the least solution of each orbit: 12"},
    {"eightfold list 8 --degenerate", "those that a symmetry leaves as they are"},
    {"eightfold list 8 --rows 3 --format pairs", "three queens on the first three rows"},
    {"eightfold list 20 --skip 9 --limit 1", "the tenth solution, and stop"},
    {"eightfold list 4 --format sicp", "as exercise 2.42 of SICP prints them"},
    {"eightfold list 7 --rule torus", "queens whose diagonals wrap around"},
}};

constexpr std::array<Option, 10> options = {{
    {"canonical", '\0', "", "only the lexicographically least solution of each orbit"},
    {"degenerate", '\0', "", "only solutions that a symmetry other than the identity fixes"},
    group_option,
    rule_option,
    {"rows", '\0', "K", "place K pieces on the first K rows instead of all N"},
    skip_option,
    limit_option,
    notation_option,
    base_option,
    threads_option,
}};

constexpr std::string_view details =
    "Formats, for the first solution of 8 queens:\n"
    "  vector     [0 4 7 5 2 6 1 3]         the column of each row's queen, from 0\n"
    "  digits     15863724                  the same from 1, to N = 9\n"
    "  pairs      ((1 1) (2 5) (3 8) …)     (row column) from 1\n"
    "  sicp       ((4 . 8) (2 . 7) …)       (row . column), column by column, the last first\n"
    "  algebraic  a8 e7 h6 f5 c4 g3 b2 d1\n"
    "  fen        Q7/4Q3/7Q/5Q2/…           for N = 8\n"
    "  board      . . Q .                   a line a row, a blank line between boards\n"
    "  json       [0,4,7,5,2,6,1,3]         in one array\n"
    "  ndjson     {\"columns\":[0,4,…]}       a line each, then {\"total\":92}";

// What is to be listed.
struct Request {
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
  const int rows = static_cast<int>(parse_number("--rows", *text, 0, static_cast<std::uint64_t>(n)));
  for (const std::string_view whole_board : {"canonical", "degenerate", "group"})
    if (rows < n && line.has(whole_board))
      throw Failure(
          ExitCode::usage,
          fmt::format("--{}: only full placements have symmetries; leave out --rows {}", whole_board, rows));
  return rows;
}

Request request_of(const CommandLine& line, int n) {
  const Request request = {Board(rows_of(line, n), n), rule_of(line),  line.has("canonical"),
                           line.has("degenerate"),     group_of(line), threads_of(line)};
  if (line.has("group") && !request.canonical && !request.degenerate)
    throw Failure(ExitCode::usage,
                  "--group: changes nothing by itself; give --canonical or --degenerate with it");
  if (line.has("threads") && !request.canonical)
    throw Failure(ExitCode::usage,
                  "--threads: only the search for canonical solutions takes several; give it "
                  "with --canonical");
  return request;
}

// The list as it is written: the part of it that the window shows.
class List {
 public:
  List(const CommandLine& line, int n)
      : n_(n),
        listing_(notation_of(line, n), base_of(line)),
        window_(line),
        out_(reports::Output::standard()) {
    listing_.begin(text_);
  }

  void add(const Placement& placement) {
    if (window_.takes_next()) listing_.add(text_, {placement, n_});
  }

  bool is_over() const { return window_.is_over(); }

  void write() {
    if (text_.empty()) return;
    out_.write(text_);
    text_.clear();
  }

  void end() {
    listing_.end(text_);
    out_.write(text_);
    out_.commit();
  }

 private:
  int n_;
  reports::Listing listing_;
  Window window_;
  reports::Output out_;
  std::string text_;
};

// Each of these adds what is wanted, in lexicographic order, until the list is over. False if there was
// nothing to choose from.

bool add_canonical(const Request& request, List& list) {
  bool any = false;
  for_each_canonical_part({request.board.columns(), request.group, request.rule, request.threads},
                          [&](std::span<const Orbit> orbits) {
                            any = true;
                            for (const Orbit& orbit : orbits)
                              if (!request.degenerate || orbit.stabilizer.order() > 1)
                                list.add(orbit.representative);
                            list.write();
                            return !list.is_over();
                          });
  return any;
}

// Of the symmetries only turns fix a solution of two queens or more, and each of them is or has a half turn.
bool add_symmetric(const Request& request, List& list) {
  const int n = request.board.columns();
  if (request.group.contains(Symmetry::rotate180))
    for_each_symmetric_solution(n, Turn::half, [&](const Placement& solution) {
      list.add(solution);
      list.write();
      return !list.is_over();
    });
  return n > 3;  // 2 and 3 queens have no solution, more have
}

bool add_all(const Request& request, List& list) {
  bool any = false;
  for (const Placement& placement : Solutions(request.board, {}, request.rule)) {
    any = true;
    if (request.degenerate && !is_degenerate(placement, request.group)) continue;
    list.add(placement);
    list.write();
    if (list.is_over()) break;
  }
  return any;
}

bool add_wanted(const Request& request, List& list) {
  if (request.canonical) return add_canonical(request, list);
  const bool by_search = request.degenerate && request.rule == Rule::queens && request.board.columns() > 1;
  return by_search ? add_symmetric(request, list) : add_all(request, list);
}

ExitCode run(const CommandLine& line, const Context& context) {
  const int n = parse_n(only_argument(line, "N", "0 to 32"));
  const Request request = request_of(line, n);
  List list(line, n);
  if (!list.is_over() && !add_wanted(request, list))
    context.note(fmt::format("{} {} can't stand on the {}×{} {} without attacking each other",
                             request.board.rows(), reports::pieces_of_rule(request.rule), n, n,
                             reports::board_of_rule(request.rule)));
  list.end();
  return ExitCode::done;
}

}  // namespace

const Command list_command = {
    "list",   "Search", "N",     "List solutions, or partial ones, in lexicographic order",
    examples, details,  options, run};

}  // namespace eightfold::cli
