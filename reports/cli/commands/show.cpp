#include <array>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/solutions/show_text.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({placement_argument});

constexpr auto options = std::to_array<Option>({
    size_option,
    base_option,
    input_notation_option,
    rule_option,
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold show \"[0 4 7 5 2 6 1 3]\"", "a solution, its images and stabilizer"},
    {"eightfold show 15863724", "the same, in another format of `list`"},
    {"eightfold show \"0 4 7\" --size 8", "three queens, and the free squares of row 4"},
    {"eightfold show \"[1 5 8 6 3 7 2 4]\" --base 1", "columns numbered from 1"},
    {"eightfold show \"[0 2 4 1 3]\" --rule torus", "a solution on the torus"},
    {"eightfold list 8 --limit 1 | eightfold show -", "from standard input"},
});

ExitCode run(const CommandLine& line, const Context& context) {
  const Rule rule = rule_of(line);
  const reports::ListedPlacement shown = read_placement_argument(line);
  print(reports::show_text(shown.placement, shown.notation, text_style(line, context), rule));
  const auto& [placement, size] = shown.placement;
  return find_attacks(placement, rule, size).empty() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace

extern const Command show_command = {
    .name = "show",
    .heading = Heading::symmetry,
    .place = 6,
    .summary = "Show one placement: board, attacks, images, stabilizer, orbit",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "The format is recognized; `eightfold help list` lists the formats. A text that two formats read "
        "differently, like 1 with --size 8, needs --notation. Exit code 0 if no two pieces attack each "
        "other, 1 if some do, 65 if the placement is invalid.",
    .run = run};

}  // namespace eightfold::cli
