#include <array>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/job/ledger/ledger.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold job result run.ledger", "the numbers, and how they were computed"},
    {"eightfold job result run.ledger --format json -o result12.json", "for a program"},
    {"eightfold job result run.ledger --format json | sed -n 3p",
     "the line that is the same however it was computed"},
}};

constexpr std::array<Option, 3> options = {{output_option, job_format_option, threads_option}};

ExitCode run(const CommandLine& line, const Context& context) {
  const int threads = threads_of(line);
  const auto path = line.value_of(output_option.name);
  job::Ledger ledger = job::Ledger::open(ledger_argument(line), job::Ledger::Access::read);
  const job::Standing standing = ledger.standing();
  if (const auto failure = incompleteness(ledger, standing)) throw *failure;
  keep_apart(path, ledger.path());
  auto out = open_output(path);
  out.write(final_text(ledger, standing, line, threads, output_style(line, context, is_file(path))));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command job_result_command = {
    "job result",
    "Jobs",
    "LEDGER",
    "Print the result of a job whose shards are all done",
    examples,
    "Of a count it tells all solutions, those that the turns leave as they are, the orbits by\n"
    "type, and the residues that were carried along; then how it was computed. Exit code 75 if\n"
    "shards are missing, 1 if records contradict each other.",
    options,
    run};

}  // namespace eightfold::cli
