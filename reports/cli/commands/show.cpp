#include <array>

#include "eightfold/reports/solutions/show_report.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({placement_argument});

constexpr auto options = std::to_array<Option>({
    size_option,
    base_option,
    input_notation_option,
    rule_option,
    report_format_option,
    output_option,
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
    {"eightfold show 15863724 --format json", "for a program; csv has the eight images"},
});

ExitCode run(const CommandLine& line, const Context& context) {
  const ReportFormat format = report_format_of(line);
  const PastedPlacement read = read_placement_argument(line, "show");
  for (const std::string& note : read.notes) context.note(note);
  const reports::ShowReport report = reports::show_report(read.placement, read.notation, rule_of(line));
  print(line, format == ReportFormat::json  ? reports::show_json(report)
              : format == ReportFormat::csv ? reports::show_csv(report)
                                            : reports::show_text(report.shown, report.notation,
                                                                 text_style(line, context), report.rule));
  return report.attacks.empty() ? ExitCode::done : ExitCode::check_failed;
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
        "differently, like 1 with --size 8, needs --notation. JSON is one document, which follows "
        "data/schemas/show-1.0.schema.json; CSV has a line for each symmetry, with the columns symmetry, "
        "image, witness, is_canonical, and only the header if the placement has no images. Exit code 0 if "
        "no two pieces attack each other, 1 if some do, 65 if the placement is invalid.",
    .run = run};

}  // namespace eightfold::cli
