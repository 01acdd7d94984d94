#include <array>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({ledger_argument});

constexpr auto options = std::to_array<Option>(
    {output_option, text_or_json_option, threads_option, charset_option, text_width_option});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job result run.ledger", "the counts, and how they were computed"},
    {"eightfold job result run.ledger --format json -o result12.json", "for a program"},
    {"eightfold job result run.ledger --format json | sed -n 3p", "the line that depends only on the counts"},
});

ExitCode run(const CommandLine& line, const Context& context) {
  job::Ledger ledger = job::Ledger::open(line.arguments[0], job::Ledger::Access::read);
  const job::Standing standing = ledger.standing();
  if (const auto failure = incompleteness(ledger, standing)) throw *failure;
  auto out = open_output(line);
  out.write(final_text(ledger, standing, line, text_style(line, context)));
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command job_result_command = {
    .name = "job result",
    .heading = Heading::jobs,
    .place = 6,
    .summary = "Print the result of a finished job",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "For a count, the result contains all solutions, those that the turns fix, the orbits by type, the "
        "residues, and how they were computed. Exit code 75 if shards are missing, 1 if records contradict "
        "each other.",
    .run = run};

}  // namespace eightfold::cli
