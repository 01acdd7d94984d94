#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "eightfold/reports/pictures/pieces_sheet.hpp"
#include "eightfold/reports/pictures/solutions_sheet.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/piece_options.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_file.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::cli {
namespace {

reports::SolutionsSheetParams sheet_params_of(const CommandLine& line) {
  const auto n = line.argument_number<int>();
  const auto board = constraints_of(line, n);
  return {n, rule_of(line), group_on(line, board), line.has("all"), line.number("limit"), board};
}

// True if the search is certain to reach the limit: for N >= 16 there are more than most_boards_on_sheet
// orbits of queens, superqueens or rooks. The fewest are those of the 202900 solutions for 16 superqueens, in
// orbits of at most 8 (OEIS A051223).
bool is_filled(const reports::SolutionsSheetParams& params) {
  return params.limit && params.n >= 16 && params.rule != Rule::torus && !params.board;
}

// What `find` returns, which throws TooManyBoards.
template <typename Find>
auto with_few_boards(const Find& find) {
  try {
    return find();
  } catch (const reports::TooManyBoards& error) {
    throw usage_error("--limit: {0}; add --limit {1} to draw the first {1}", error.what(),
                      reports::most_boards_on_sheet);
  }
}

// Every placement of the file once, in the order of the file.
reports::SheetPicture boards_of(const FromFile& file, const CommandLine& line) {
  const auto limit = line.number("limit");
  std::vector<std::pair<std::size_t, Placement>> listed;
  for (const auto& [placement, member] : file.placements.members())
    listed.emplace_back(member.first_position, placement);
  std::ranges::sort(listed);
  if (!limit && listed.size() > reports::most_boards_on_sheet)
    throw usage_error("--limit: {0}; add --limit {1} to draw the first {1}", reports::TooManyBoards().what(),
                      reports::most_boards_on_sheet);
  listed.resize(std::min<std::uint64_t>(listed.size(), limit.value_or(listed.size())));
  reports::SheetPicture sheet = {.board = Board::square(file.size),
                                 .rule = rule_of(line),
                                 .title = fmt::format("Placements in {}", file.name)};
  const Subgroup group = group_of(line);
  for (const auto& [position, placement] : listed) {
    const Subgroup stabilizer = stabilizer_of(placement, group);
    const Orbit orbit = {placement, stabilizer, static_cast<int>(group.order() / stabilizer.order())};
    sheet.boards.push_back(reports::sheet_board(orbit, sheet.boards.size() + 1));
  }
  return sheet;
}

void check_size(const PictureOutput& out, const reports::OrbitRowsPicture& picture) {
  const reports::PictureSize size = reports::size_of(picture);
  out.check_size(size.width, size.height, "a lower --limit");
}

// For queens the number of rows that a limit leaves is known before the search, from published counts.
void check_size_before_search(const PictureOutput& out, reports::OrbitRowsPicture picture,
                              const SolutionOrbitsParams& params, std::optional<std::uint64_t> limit) {
  const auto known = published_counts(params.n).solution_counts();
  if (!limit || !known || params.rule != Rule::queens || params.board) return;
  picture.count = orbits_of_solutions(params.n, *known, params.group);
  picture.rows.resize(std::min<std::uint64_t>(*limit, picture.count.counts.orbits));
  check_size(out, picture);
}

// Draws the orbits of all solutions, or a sample of them, as rows of boards.
ExitCode draw_orbit_rows(const CommandLine& line, const Context& context) {
  const auto limit = line.number("limit");
  std::optional<FromFile> file;
  if (line.has(from_option.name)) {
    file.emplace(line, group_of(line), context);
    file->expect_orbits();
  }
  const int n = file ? file->size : line.argument_number<int>();
  const auto board = constraints_of(line, n);
  const SolutionOrbitsParams params = {n, rule_of(line), group_on(line, board), board};
  Search search(line, context);
  PictureOutput out(line);
  reports::OrbitRowsPicture picture = {.board = board.value_or(Board::square(n)), .rule = params.rule};
  out.set_look(picture);
  if (file) {
    picture = reports::placement_orbit_rows(file->placements, params.rule, limit);
    picture.set_name = fmt::format("Placements in {}", file->name);
  } else {
    check_size_before_search(out, picture, params, limit);
    if (!board) context.warn_of_long_run(params.n, params.rule);
    picture = reports::solution_orbit_rows(params, limit, search.options(params.n, 0));
    search.clear_bar();
  }
  out.set_look(picture);
  check_size(out, picture);
  out.write(reports::orbit_rows_picture(picture));
  return picture.count.agrees() ? ExitCode::done : ExitCode::check_failed;
}

template <typename Sheet>
void set_look(Sheet& sheet, const PictureOutput& out, const CommandLine& line) {
  out.set_look(sheet);
  sheet.columns = line.number<int>("columns");
  const reports::PictureSize size = reports::size_of(sheet);
  out.check_size(size.width, size.height, "more --columns, a lower --limit");
}

ExitCode draw_pieces(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {from_option.name, "by-orbit", "board"});
  const reports::PiecesSheetParams params = {piece_report_of(line, true), line.has("all"),
                                             line.number("limit")};
  PictureOutput out(line);
  Search search(line, context);
  const RunOptions run = search.options(std::max(params.report.board.rows, params.report.board.columns), 0,
                                        params.report.board.rule.name);
  reports::PieceSheetPicture sheet = with_few_boards([&] { return reports::pieces_sheet(params, run); });
  search.clear_bar();
  set_look(sheet, out, line);
  out.write(reports::piece_sheet_picture(sheet));
  return ExitCode::done;
}

ExitCode run_sheet(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return draw_pieces(line, context);
  if (line.has("by-orbit")) return draw_orbit_rows(line, context);
  const bool has_file = line.has(from_option.name);
  std::optional<FromFile> file;
  if (has_file) file.emplace(line, group_of(line), context);
  const reports::SolutionsSheetParams params =
      has_file ? reports::SolutionsSheetParams{} : sheet_params_of(line);
  PictureOutput out(line);
  if (is_filled(params)) {
    reports::SheetPicture empty_boards = {.board = Board::square(params.n),
                                          .title = reports::solutions_of_rule(params.rule, params.n)};
    empty_boards.boards.resize(*params.limit, {{}, "1", params.all ? "" : "orbit of 8"});
    set_look(empty_boards, out, line);
  }
  reports::SheetPicture sheet =
      file ? boards_of(*file, line) : with_few_boards([&] { return reports::solutions_sheet(params); });
  set_look(sheet, out, line);
  out.write(reports::sheet_picture(sheet));
  return ExitCode::done;
}

}  // namespace

extern const Command sheet_command = {
    .name = "sheet",
    .heading = Heading::pictures,
    .place = 2,
    .summary = "Draw many solutions on one sheet, as SVG, PNG or PDF",
    .arguments = {with_shapes(n_argument.or_option("from", "0 to 32, or --from FILE"))},
    .options = {from_option.excluding({"all", "queens", "blocked", "board"}),
                base_option.needing({"from"}),
                input_notation_option.needing({"from"}),
                {.name = "all", .help = "draw every solution, not only the least of each orbit"},
                {.name = "by-orbit",
                 .help = "draw every solution: a row for each orbit, a cell for each element of the group",
                 .excludes = {"all", "columns"}},
                piece_group_option.excluding({"all"}),
                queens_option,
                blocked_option,
                pawns_option,
                board_option,
                piece_rule_option,
                pieces_option,
                number_option("limit", "L",
                              "draw the first L boards, or with --by-orbit a sample of L orbits; 1 to 1000",
                              {1, reports::most_boards_on_sheet}),
                number_option("columns", "C", "draw C boards in each row, 1 to 100", {1, 100}),
                title_option,
                theme_option,
                width_option,
                picture_format_option,
                output_option},
    .examples =
        {{"eightfold sheet 8 -o sheet.svg", "the 12 canonical solutions of 8 queens"},
         {"eightfold sheet 8 --all --columns 12 -o sheet.pdf", "all 92, on one page"},
         {"eightfold sheet 8 --by-orbit -o orbits.pdf", "Burnside's lemma: 12 rows of 8 cells, 4 gaps"},
         {"eightfold sheet 6 --group rotations -o sheet.svg", "one of each orbit under the rotations"},
         {"eightfold sheet 7 --rule torus -o sheet.png", "queens with diagonals that wrap around"},
         {"eightfold sheet 16 --limit 20 -o sheet.svg", "the first 20"},
         {"eightfold sheet 8 --queens b4 --blocked \"a1 h8\" -o sheet.svg",
          "with a queen on b4, and without two squares"},
         {"eightfold sheet 5 --rule knights --pieces 3 -o knights.svg", "195 orbits of three knights"},
         {"eightfold sheet --from homework.txt -o sheet.svg", "every placement of a file"}},
    .details =
        "The caption of a board shows its number in lexicographic order, the size of its orbit, and its "
        "stabilizer unless that is trivial. With --by-orbit, the cell of an element has the image of the "
        "representative, or a gap if an earlier cell has the same image, and each column states how many "
        "solutions its element fixes. A frame marks the solutions that another element than the identity "
        "fixes. Of more than 100 orbits, the sheet has a sample with all short ones; --limit sets its size. "
        "The squares of --queens and of Q in --board have a frame, and blocked squares are hatched; the "
        "group is by default that of the symmetries that preserve them. With --from, the sheet has each "
        "placement of FILE once, and a note states how many are not solutions; with --by-orbit they must be "
        "a union of orbits.\n\n"
        "With --pieces, --pawns, a board like 8x10, translations, or bishops, kings, knights or the rule of "
        "a file, the sheet shows the least placement of each orbit of pieces on any squares, or with --all "
        "each placement.",
    .run = run_sheet,
};

}  // namespace eightfold::cli
