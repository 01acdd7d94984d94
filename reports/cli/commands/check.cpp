#include <fmt/core.h>

#include <limits>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/stop_signals.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_check(const CommandLine& line, const Context&) {
  const std::string& path = line.arguments.front();
  const StopOnSignal signals;
  Input input(path, std::numeric_limits<std::size_t>::max(), "");
  auto out = open_output(line);
  try {
    const reports::CertifiedCounts counts =
        reports::check_certificate([&] { return input.next(); }, signals.token());
    out.write(reports::certified_sentence(counts) + "\n");
    out.commit();
    return ExitCode::done;
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::check_failed, fmt::format("{}: {}", input_name(path), error.what()));
  }
}

}  // namespace

extern const Command check_command = {
    .name = "check",
    .heading = Heading::symmetry,
    .place = 9,
    .summary = "Check a certificate of a number of orbits, without a search",
    .arguments = {{.name = "FILE",
                   .remedy = "a certificate of `eightfold certify`, or - for standard input",
                   .kind = ValueKind::file}},
    .options = {text_output_option},
    .examples = {{"eightfold check 8.cert", "check the proof that 8 queens have 92 solutions in 12 orbits"},
                 {"eightfold certify 10 | eightfold check -", "without a file"}},
    .details =
        "The check uses only the definitions: which squares a piece attacks, the images of a square, "
        "lexicographic order and Burnside's lemma. It reads the certificate once and keeps none of it. If a "
        "line proves nothing, the message names it, and the exit code is 1. data/certificate/check.py does "
        "the same in Python.",
    .run = run_check,
};

}  // namespace eightfold::cli
