#include <fmt/core.h>

#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/solutions/show_report.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/solutions/internal/count_limit.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::cli {
namespace {

// Below this number of rows without a queen, the count takes less than about a minute.
constexpr int most_quick_rows = 18;

reports::Completions completions_of(const reports::ShowReport& report, Search& search,
                                    const Context& context) {
  const auto& [board, pieces] = report.shown;
  CountParams params = {.n = report.shown.size(), .board = board, .rule = report.rule};
  for (const Square piece : pieces) params.board->require(piece);
  if (const auto contradiction = find_contradiction(*params.board, params.rule)) return {0, contradiction};
  const auto [most, reason] = reports::count_limit(params.rule, params.board->is_constrained());
  if (params.n > most) throw usage_error("--completions: N is at most {} here ({}); remove it", most, reason);
  if (const auto problem = reports::too_many_rooks(params))
    throw usage_error("--completions: N = {}", *problem);
  if (params.n - static_cast<int>(pieces.size()) > most_quick_rows)
    context.warn_of_duration(
        fmt::format("N = {} with these {}", params.n, reports::pieces_of_rule(params.rule)),
        "minutes to centuries");
  try {
    return {count_solutions(params, search.options(params.n)).solutions};
  } catch (const std::overflow_error&) {
    throw usage_error("--completions: their number needs more than 64 bits; remove it");
  }
}

ExitCode run_show(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line, line.value_of(size_option.name).value_or("")))
    return run_piece_show(line, context);
  const ReportFormat format = report_format_of(line);
  const reports::ReadPosition read = read_position_argument(line, "show");
  for (const std::string& note : read.form.notes) context.note(note);
  reports::ShowReport report = reports::show_report(read.position, read.form, rule_of(line));
  if (line.has("completions")) {
    Search search(line, context);
    report.completions = completions_of(report, search, context);
  }
  print(line, format == ReportFormat::json  ? reports::show_json(report)
              : format == ReportFormat::csv ? reports::show_csv(report)
                                            : reports::show_text(report, text_style(line, context)));
  return report.is_consistent() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace

extern const Command show_command = {
    .name = "show",
    .heading = Heading::symmetry,
    .place = 6,
    .summary = "Show one placement: board, attacks, images, stabilizer, orbit",
    .arguments = {placement_argument},
    .options = {with_shapes(size_option),
                base_option,
                input_notation_option,
                queens_option,
                blocked_option,
                pawns_option,
                board_option,
                {.name = "completions",
                 .help = "count the solutions that have these queens and none on a blocked square"},
                piece_rule_option,
                translations_option,
                report_format_option,
                output_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold show \"[0 4 7 5 2 6 1 3]\"", "a solution, its images and stabilizer"},
                 {"eightfold show 15863724", "the same, in another format of `list`"},
                 {"eightfold show \"0 4 7\" --size 8", "three queens, and the free squares of row 4"},
                 {"eightfold show \"b4 d5\" --size 8 --completions",
                  "queens anywhere: free squares, solutions with them"},
                 {"eightfold show \"[1 5 8 6 3 7 2 4]\" --base 1", "columns numbered from 1"},
                 {"eightfold show \"[0 2 4 1 3]\" --rule torus", "a solution on the torus"},
                 {"eightfold show \"a1 c3 e2\" --size 4x6 --rule kings", "kings on a 4x6 board"},
                 {"eightfold list 8 --limit 1 | eightfold show -", "from standard input"},
                 {"eightfold show 15863724 --format json", "for a program; csv has the eight images"}},
    .details =
        "The format is recognized; `eightfold help list` lists the formats. A text that two formats read "
        "differently, like 1 with --size 8, needs --notation. Notations that name squares or draw the board "
        "may have queens on any squares, several in a row included, and a drawn board also blocked squares, "
        "#. The board has as many rows as there are queens unless it is drawn or --size is given. --queens "
        "and --board add queens, which the drawing shows as q. JSON is one document, which follows "
        "data/schemas/show-1.0.schema.json; CSV has a line for each symmetry, with the columns symmetry, "
        "image, witness, is_canonical, and only the header if the placement has no images. Exit code 0 if no "
        "two pieces attack each other and none is on a blocked square, 1 if not, 65 if the placement is "
        "invalid.\n"
        "\n"
        "Bishops, kings, knights, the pieces of a rule in a file, and boards like --size 8x10 are sets of "
        "squares in a format in which `list` writes them. The images are those under the group that "
        "preserves the "
        "board, the rule, --queens and --blocked. JSON follows data/schemas/pieces-1.0.schema.json; the "
        "columns of CSV are symmetry, down, across, image, is_canonical.",
    .run = run_show,
};

}  // namespace eightfold::cli
