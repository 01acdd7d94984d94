#include <array>

#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/output.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/status.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 2> examples = {{
    {"eightfold job status run.ledger", "what is done and what is missing, and what to do next"},
    {"eightfold job status run.ledger --format json", "for a program"},
}};

constexpr std::array<Option, 1> options = {{job_format_option}};

ExitCode run(const CommandLine& line, const Context& context) {
  job::Ledger ledger = job::Ledger::open(ledger_argument(line), job::Ledger::Access::read);
  const job::JobStatus status = job::status_of(ledger);
  auto out = reports::Output::standard();
  out.write(line.value_of(job_format_option.name) == "json" ? job::status_json(status)
                                                            : job::status_text(status, context.style));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command job_status_command = {
    "job status",
    "Jobs",
    "LEDGER",
    "Show how far a job is, how fast it goes, and what is wrong",
    examples,
    "The rate and the time left are those of the workers of this machine; records that\n"
    "`job collect` brings in have no time.",
    options,
    run};

}  // namespace eightfold::cli
