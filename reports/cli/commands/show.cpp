#include <array>

#include "core/verify.hpp"
#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/placement_argument.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/terminal.hpp"
#include "reports/io/output.hpp"
#include "reports/solutions/show_text.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 6> examples = {{
    {"eightfold show \"[0 4 7 5 2 6 1 3]\"", "a solution, its images and stabilizer"},
    {"eightfold show 15863724", "the same, in any format of `list`"},
    {"eightfold show \"0 4 7\" --size 8", "three queens, and where the fourth may stand"},
    {"eightfold show \"[1 5 8 6 3 7 2 4]\" --base 1", "columns counted from 1"},
    {"eightfold show \"[0 2 4 1 3]\" --rule torus", "a solution on the torus too"},
    {"eightfold list 8 --limit 1 | eightfold show -", "from standard input"},
}};

constexpr std::array<Option, 5> options = {{
    {"size", '\0', "N", "the board is N×N; without it N is the number of rows"},
    base_option,
    rule_option,
    charset_option,
    text_width_option,
}};

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& argument =
      only_argument(line, "PLACEMENT", "one like \"[0 4 7 5 2 6 1 3]\", or - for standard input");
  reports::Reading reading;
  if (const auto size = line.value_of("size"))
    reading.size = static_cast<int>(parse_number("--size", *size, 0, max_size));
  reading.base = base_of(line);
  const Rule rule = rule_of(line);
  const reports::Style style = laid_out(context.style, line);
  const reports::ListedPlacement shown = read_placement_argument(argument, reading);
  auto out = reports::Output::standard();
  out.write(reports::show_text(shown.placement, shown.notation, style, rule));
  out.commit();
  const auto& [placement, size] = shown.placement;
  return find_attacks(placement, rule, size).empty() ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command show_command = {
    "show",
    "Symmetry",
    "PLACEMENT",
    "Show one placement: board, attacks, images, stabilizer, orbit",
    examples,
    "The format is recognized: see `eightfold help list` for the formats. Exit code 0 if\n"
    "no two pieces attack each other, 1 if some do, 65 if the placement can't be read.",
    options,
    run};

}  // namespace eightfold::cli
