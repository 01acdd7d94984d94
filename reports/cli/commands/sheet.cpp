#include <fmt/core.h>

#include <array>
#include <span>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/cli/options/orbit_rows.hpp"
#include "eightfold/reports/cli/options/picture_output.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/reports/text/internal/rule_words.hpp"
#include "eightfold/reports/text/internal/symmetry_words.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"

namespace eightfold::cli {
namespace {

constexpr std::uint64_t most_boards = 1000;

constexpr auto arguments = std::to_array<Argument>({n_argument});

constexpr auto options = std::to_array<Option>({
    {.name = "all", .help = "draw every solution, not only the least of each orbit"},
    {.name = "by-orbit",
     .help = "draw every solution: a row for each orbit, a cell for each element of the group",
     .excludes = {"all", "columns"}},
    group_option.excluding({"all"}),
    rule_option,
    {.name = "limit",
     .value = "L",
     .help = "draw the first L boards, or with --by-orbit a sample of L orbits; 1 to 1000",
     .kind = ValueKind::number,
     .bounds = {1, most_boards}},
    {.name = "columns",
     .value = "C",
     .help = "draw C boards in each row, 1 to 100",
     .kind = ValueKind::number,
     .bounds = {1, 100}},
    title_option,
    theme_option,
    width_option,
    picture_format_option,
    output_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold sheet 8 -o sheet.svg", "the 12 canonical solutions of 8 queens"},
    {"eightfold sheet 8 --all --columns 12 -o sheet.pdf", "all 92, on one page"},
    {"eightfold sheet 8 --by-orbit -o orbits.pdf", "Burnside's lemma: 12 rows of 8 cells, 4 gaps"},
    {"eightfold sheet 6 --group rotations -o sheet.svg", "one of each orbit under the rotations"},
    {"eightfold sheet 7 --rule torus -o sheet.png", "queens with diagonals that wrap around"},
    {"eightfold sheet 16 --limit 20 -o sheet.svg", "the first 20"},
});

struct Request {
  int n = 0;
  Rule rule = Rule::queens;
  bool all = false;
  Subgroup group;
  std::optional<std::uint64_t> limit;
};

Request request_of(const CommandLine& line) {
  return {line.argument_number<int>(), rule_of(line), line.has("all"), group_of(line), line.number("limit")};
}

// The boards on the sheet, and whether there are more.
class Boards {
 public:
  explicit Boards(const Request& request) : limit_(request.limit.value_or(most_boards)) {}

  /// False if the sheet is full.
  bool add(const Placement& placement, const std::string& detail, const std::string& remark) {
    more_ = boards_.size() == limit_;
    if (!more_) boards_.push_back({placement, std::to_string(boards_.size() + 1), detail, remark});
    return !more_;
  }

  bool more() const { return more_; }
  const std::vector<reports::SheetBoard>& list() const { return boards_; }

 private:
  std::uint64_t limit_;
  std::vector<reports::SheetBoard> boards_;
  bool more_ = false;
};

bool add(Boards& boards, const Orbit& orbit) {
  const std::string_view type = orbit.stabilizer.order() > 1 ? reports::group_in_words(orbit.stabilizer) : "";
  return boards.add(orbit.representative, fmt::format("orbit of {}", orbit.size), std::string(type));
}

Boards find_boards(const Request& request) {
  Boards boards(request);
  if (request.all) {
    for (const Placement& solution : Solutions(Board::square(request.n), {}, request.rule))
      if (!boards.add(solution, "", "")) break;
  } else {
    for_each_canonical_solution({.n = request.n, .group = request.group, .rule = request.rule},
                                [&](const Orbit& orbit) { return add(boards, orbit); });
  }
  if (boards.more() && !request.limit)
    throw Failure(
        ExitCode::usage,
        fmt::format("--limit: there are more than {0} boards; add --limit {0} to draw the first {0}",
                    most_boards));
  return boards;
}

std::string subtitle_of(const Request& request, const Boards& boards) {
  const std::size_t count = boards.list().size();
  if (count == 0) return "There are none";
  if (request.all)
    return count == 1 && !boards.more() ? "The only one"
                                        : fmt::format("{} {}", boards.more() ? "The first" : "All", count);
  const std::string group =
      request.group == full_group ? "" : fmt::format(" under the {}", reports::group_in_words(request.group));
  if (count == 1)
    return fmt::format("{} orbit{}, its canonical solution", boards.more() ? "The first" : "One", group);
  return fmt::format("The canonical one of each of the {}{} orbits{}", boards.more() ? "first " : "", count,
                     group);
}

// True if the search is certain to reach the limit: for N >= 16 there are more than `most_boards` orbits of
// queens, superqueens or rooks. The fewest are those of the 202900 solutions for 16 superqueens, in orbits of
// at most 8 (OEIS A051223).
bool is_filled(const Request& request) {
  return request.limit && request.n >= 16 && request.rule != Rule::torus;
}

void check_size(const PictureOutput& out, const reports::SheetPicture& sheet) {
  const reports::PictureSize size = reports::size_of(sheet);
  out.check_size(size.width, size.height, "more --columns, a lower --limit");
}

ExitCode run(const CommandLine& line, const Context& context) {
  if (line.has("by-orbit")) return draw_orbit_rows(line, context);
  const Request request = request_of(line);
  PictureOutput out(line);
  reports::SheetPicture sheet = {.size = request.n,
                                 .rule = request.rule,
                                 .title = out.title(),
                                 .width = out.width(),
                                 .theme = out.theme()};
  if (const auto columns = line.number<int>("columns")) sheet.columns = *columns;
  if (sheet.title.empty()) sheet.title = reports::solutions_of_rule(request.rule, request.n);
  if (is_filled(request)) {
    sheet.boards.resize(*request.limit, {{}, "1", request.all ? "" : "orbit of 8"});
    check_size(out, sheet);
  }
  const Boards boards = find_boards(request);
  sheet.boards = boards.list();
  sheet.subtitle = subtitle_of(request, boards);
  check_size(out, sheet);
  out.write(reports::sheet_picture(sheet));
  return ExitCode::done;
}

}  // namespace

extern const Command sheet_command = {
    .name = "sheet",
    .heading = Heading::pictures,
    .place = 2,
    .summary = "Draw many solutions on one sheet, as SVG, PNG or PDF",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "The caption of a board shows its number in lexicographic order, the size of its orbit, and its "
        "stabilizer unless that is trivial. With --by-orbit, the cell of an element has the image of the "
        "representative, or a gap if an earlier cell has the same image, and each column states how many "
        "solutions its element fixes. A frame marks the solutions that another element than the identity "
        "fixes. Of more than 100 orbits, the sheet has a sample with all short ones; --limit sets its size.",
    .run = run};

}  // namespace eightfold::cli
