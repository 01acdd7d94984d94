#include <fmt/core.h>

#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/orbit_picture.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_file.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

// The symmetries act on permutations only.
void check_has_symmetries(const CommandLine& line, const reports::Position& shown) {
  for (const std::string_view option : {"symmetries", "orbit"})
    if (line.has(option) && !(shown.is_full() && is_permutation(*shown.placement())))
      throw Failure(ExitCode::bad_data,
                    fmt::format("--{}: needs a placement with one queen in each row and column", option));
}

std::optional<int> attacking_row(const CommandLine& line, const reports::Position& shown) {
  const auto given = line.value_of("attacks");
  if (!given) return std::nullopt;
  if (shown.pieces.empty()) throw usage_error("--attacks: the board is empty; remove --attacks");
  const Bounds bounds = {1, static_cast<std::uint64_t>(shown.pieces.back().row) + 1};
  const int row = parse_number<int>("--attacks", *given, bounds) - 1;
  if (const auto pieces = shown.pieces_in_row(row).size(); pieces != 1)
    throw usage_error("--attacks: row {} has {}; give a row with one", row + 1,
                      reports::counted(pieces, piece_of(rule_of(line))));
  return row;
}

ExitCode run_draw(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line, line.value_of(size_option.name).value_or(""))) return run_piece_draw(line);
  if (line.has("orbit") && line.has("rule") && rule_of(line) != Rule::rooks)
    throw usage_error("--rule: with --orbit only rooks has an effect; remove --rule");
  const reports::ReadPosition read = read_position_argument(line, "draw");
  const reports::Position& shown = read.position;
  for (const std::string& note : read.form.notes) context.note(note);
  check_has_symmetries(line, shown);
  if (line.has(from_option.name) && !shown.find_attacks(rule_of(line)).empty())
    context.note(fmt::format("{}: the placement is not a solution", input_name(line.text(from_option.name))));
  const auto attacks_of = attacking_row(line, shown);
  PictureOutput out(line);
  if (line.has("orbit")) {
    reports::OrbitPicture picture = {
        .placement = *shown.placement(), .group = group_of(line), .rule = rule_of(line)};
    out.set_look(picture);
    out.write(reports::orbit_picture(picture));
  } else {
    reports::BoardPicture picture = {.shown = shown,
                                     .rule = rule_of(line),
                                     .attacks_of = attacks_of,
                                     .symmetries = line.has("symmetries"),
                                     .coordinates = !line.has("no-coordinates")};
    out.set_look(picture);
    out.write(reports::board_picture(picture));
  }
  return ExitCode::done;
}

}  // namespace

extern const Command draw_command = {
    .name = "draw",
    .heading = Heading::pictures,
    .place = 1,
    .summary = "Draw one placement, its symmetries or its orbit, as SVG, PNG or PDF",
    .arguments = {placement_argument.or_option(
        "from", "one like \"[0 4 7 5 2 6 1 3]\", - for standard input, or --from FILE")},
    .options = {from_option.with_help("draw the placement in FILE (- for standard input)"),
                number_option("attacks", "ROW",
                              "the lines that the queen in row ROW attacks; row 1 is at the top",
                              {1, max_size})
                    .excluding({"symmetries", "orbit"}),
                {.name = "symmetries",
                 .help = "the axis or center of each symmetry that fixes the placement",
                 .excludes = {"orbit"}},
                {.name = "orbit",
                 .help = "the images of the placement, one board for each element of the group"},
                group_option.needing({"orbit"}),
                with_shapes(size_option),
                base_option,
                input_notation_option,
                queens_option.excluding({"orbit"}),
                blocked_option.excluding({"orbit"}),
                pawns_option.excluding({"orbit"}),
                board_option.excluding({"orbit"}),
                piece_rule_option,
                {.name = "no-coordinates",
                 .help = "omit the letters of files and the numbers of ranks",
                 .excludes = {"orbit"}},
                title_option,
                theme_option,
                width_option,
                picture_format_option,
                output_option},
    .examples = {{"eightfold draw \"[0 4 7 5 2 6 1 3]\" -o board.svg", "a chessboard"},
                 {"eightfold draw 35281746 --symmetries -o board.png", "with the half turn that fixes it"},
                 {"eightfold draw 35281746 --orbit -o orbit.svg", "its eight images, with equal ones marked"},
                 {"eightfold draw \"0 4 1\" --size 8 --attacks 3 -o board.svg",
                  "the attacks of the third queen"},
                 {"eightfold draw --from board.txt -o board.svg", "a placement in a file"},
                 {"eightfold draw \"b4 d5\" --size 8 --blocked \"a1 c3\" -o board.svg",
                  "with two blocked squares"},
                 {"eightfold draw \"a1 c3 e2\" --size 4x6 --rule kings -o kings.svg", "kings on a 4x6 board"},
                 {"eightfold draw 2413 --theme dark --width 1024 -o slide.pdf", "for a slide"}},
    .details =
        "The placement may be in any format of `list`, and the queens on any squares, as `eightfold help "
        "show` describes. Queens that attack each other have a warning color and a line between them. "
        "Blocked squares are hatched, and the squares of --queens and of Q in --board have a frame. "
        "Bishops, kings, knights, the pieces of a rule in a file, and boards like --size 8x10 are drawn from "
        "squares in a format in which `list` writes them.",
    .run = run_draw,
};

}  // namespace eightfold::cli
