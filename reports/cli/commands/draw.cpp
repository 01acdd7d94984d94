#include <fmt/core.h>

#include <array>

#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/placement_argument.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/pictures/board_picture.hpp"
#include "reports/pictures/orbit_picture.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 5> examples = {{
    {"eightfold draw \"[0 4 7 5 2 6 1 3]\" -o board.svg", "a chessboard"},
    {"eightfold draw 35281746 --symmetries -o board.png", "with the half turn that fixes it"},
    {"eightfold draw 35281746 --orbit -o orbit.svg", "its eight images, equal ones framed alike"},
    {"eightfold draw \"0 4 1\" --size 8 --attacks 3 -o board.svg", "what the third queen attacks"},
    {"eightfold draw 2413 --theme dark --width 1024 -o slide.pdf", "for a slide"},
}};

constexpr std::array<Option, 13> options = {{
    {"attacks", '\0', "ROW", "the lines on which the queen of a row, from 1, attacks"},
    {"symmetries", '\0', "", "the axis or center of each symmetry that fixes the placement"},
    {"orbit", '\0', "", "the images of the placement, a board for each element of the group"},
    group_option,
    {"size", '\0', "N", "the board is N×N; without it N is the number of rows"},
    base_option,
    rule_option,
    {"no-coordinates", '\0', "", "without the letters of the files and the numbers of the ranks"},
    title_option,
    theme_option,
    width_option,
    picture_format_option,
    output_option,
}};

// Two options that don't go together.
struct Clash {
  std::string_view option;
  std::string_view other;
  std::string_view reason;
};

constexpr std::array<Clash, 4> clashes = {{
    {"attacks", "symmetries", "can't be drawn together with"},
    {"attacks", "orbit", "can't be drawn together with"},
    {"symmetries", "orbit", "can't be drawn together with"},
    {"no-coordinates", "orbit", "changes nothing with"},
}};

void check_options(const CommandLine& line) {
  for (const auto& [option, other, reason] : clashes)
    if (line.has(option) && line.has(other))
      throw Failure(ExitCode::usage,
                    fmt::format("--{}: {} --{}; leave out one of them", option, reason, other));
  if (line.has("orbit") && line.has("rule") && rule_of(line) != Rule::rooks)
    throw Failure(ExitCode::usage, "--rule: only rooks changes anything with --orbit; leave it out");
  if (line.has("group") && !line.has("orbit"))
    throw Failure(ExitCode::usage, "--group: changes nothing by itself; give --orbit with it");
}

// The symmetries act on permutations only.
void check_has_symmetries(const CommandLine& line, const reports::SizedPlacement& shown) {
  for (const std::string_view option : {"symmetries", "orbit"})
    if (line.has(option) && !(shown.is_full() && is_permutation(shown.placement)))
      throw Failure(
          ExitCode::bad_data,
          fmt::format("--{}: only a full placement with one queen in each column has eight images", option));
}

std::optional<int> attacking_row(const CommandLine& line, const Placement& placement) {
  const auto row = line.value_of("attacks");
  if (!row) return std::nullopt;
  if (placement.empty()) throw Failure(ExitCode::usage, "--attacks: there is no queen; leave it out");
  return static_cast<int>(parse_number("--attacks", *row, 1, static_cast<std::uint64_t>(placement.rows()))) -
         1;
}

reports::SizedPlacement placement_of(const CommandLine& line) {
  const std::string& argument =
      only_argument(line, "PLACEMENT", "one like \"[0 4 7 5 2 6 1 3]\", or - for standard input");
  reports::Reading reading;
  if (const auto size = line.value_of("size"))
    reading.size = static_cast<int>(parse_number("--size", *size, 0, max_size));
  reading.base = base_of(line);
  return read_placement_argument(argument, reading).placement;
}

ExitCode run(const CommandLine& line, const Context&) {
  check_options(line);
  const reports::SizedPlacement shown = placement_of(line);
  check_has_symmetries(line, shown);
  const auto attacks_of = attacking_row(line, shown.placement);
  PictureOutput out(line);
  if (line.has("orbit"))
    out.write(reports::orbit_picture({.placement = shown.placement,
                                      .group = group_of(line),
                                      .rule = rule_of(line),
                                      .title = out.title(),
                                      .width = out.width(),
                                      .theme = out.theme()}));
  else
    out.write(reports::board_picture({.shown = shown,
                                      .rule = rule_of(line),
                                      .title = out.title(),
                                      .attacks_of = attacks_of,
                                      .symmetries = line.has("symmetries"),
                                      .coordinates = !line.has("no-coordinates"),
                                      .width = out.width(),
                                      .theme = out.theme()}));
  return ExitCode::done;
}

}  // namespace

const Command draw_command = {"draw",
                              "Pictures and pages",
                              "PLACEMENT",
                              "Draw one placement, its symmetries or its orbit, as SVG, PNG or PDF",
                              examples,
                              "The placement may be in any format of `list`, attacks and all: queens that "
                              "attack each\nother have the color of warning and a line between them.",
                              options,
                              run};

}  // namespace eightfold::cli
