#include <fmt/core.h>

#include <array>
#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments =
    std::to_array<Argument>({{.name = "FILE",
                              .remedy = "a ledger or a job file that `eightfold job plan list` created",
                              .kind = ValueKind::file,
                              .companions = ledger_companions}});

constexpr auto options = std::to_array<Option>({
    {.name = "index",
     .value = "I",
     .help = "the shard, 0 to 99999 (required)",
     .kind = ValueKind::number,
     .bounds = {0, job::max_shards - 1},
     .remedy = "the shard's number, from 0"},
    text_output_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job certify list12.ledger --index 7 -o 7.cert", "write the proof, and compare its digest"},
    {"eightfold job certify list12.ledger --index 7 | eightfold check -",
     "prove the number of orbits of a shard"},
});

constexpr std::size_t most_bytes = 1 << 16;

bool is_ledger(const std::string& path) {
  constexpr std::string_view magic = "SQLite format 3";
  std::string begin(magic.size(), ' ');
  std::ifstream(path, std::ios::binary).read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return begin == magic;
}

job::Spec read_job_file(const std::string& path) {
  try {
    return job::parse_job_file(read_input(path, most_bytes));
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", reports::printable(path), error.what()));
  }
}

// Compares the digest with those of the records and audits of a ledger.
void compare(const job::CertificateDigest& digest, std::uint32_t shard, const job::Standing& standing,
             const std::string& ledger, const Context& context) {
  std::map<std::string, std::uint64_t> others;
  std::uint64_t same = 0;
  const job::ShardStanding& known = standing.shards[shard];
  for (const auto* records : {&known.records, &known.audits})
    for (const job::Record& record : *records) {
      if (!record.certificate) continue;
      if (*record.certificate == digest)
        ++same;
      else
        ++others[record.certificate->sha256];
    }
  if (!others.empty())
    throw Failure(
        ExitCode::check_failed,
        fmt::format("{}: shard {}: this certificate has the SHA-256 {}, but {}", reports::printable(ledger),
                    shard, digest.sha256, reports::joined(others, ", ", [](const auto& other) {
                      return fmt::format("{} {} {}", reports::counted(other.second, "record"),
                                         other.second == 1 ? "has" : "have", other.first);
                    })));
  if (same == 0)
    context.note(fmt::format("no record of shard {} has a certificate to compare with; its SHA-256 is {}",
                             shard, digest.sha256));
  else
    context.note(fmt::format("the same certificate as in {} of shard {}: SHA-256 {}",
                             reports::counted(same, "record"), shard, digest.sha256));
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path = line.arguments.front();
  std::optional<job::Ledger> ledger;
  if (is_ledger(path)) ledger.emplace(job::Ledger::open(path, job::Ledger::Access::read));
  const job::Spec spec = ledger ? ledger->spec() : read_job_file(path);
  check_has_certificates(spec, reports::printable(path));
  const auto shard = static_cast<std::uint32_t>(parse_number(
      "--index", *line.value_of("index"),
      {0, spec.shards - 1, fmt::format("the job has {}", reports::counted(spec.shards, "shard"))}));
  const StopOnSignal signals;
  auto out = open_output(line);
  ProgressBar bar(fmt::format("N = {}", spec.n), context.quiet);
  const auto computation = job::Computation::of(spec, {.stop = signals.token()});
  const job::CertifiedShard certified =
      computation->certify(shard, [&](std::string_view text) { out.write(text); },
                           {.stop = signals.token(), .on_progress = [&](double done) { bar.show(done); }});
  bar.clear();
  out.commit();
  if (ledger) compare(certified.digest, shard, ledger->standing(), path, context);
  return ExitCode::done;
}

}  // namespace

extern const Command job_certify_command = {
    .name = "job certify",
    .heading = Heading::jobs,
    .place = 8,
    .summary = "Write the certificate of a shard of a listing, and compare it with the records",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "A certificate proves that the list of a shard is complete; `eightfold check` and "
        "data/certificate/check.py check it. It depends only on the job. `job work --certify` and `job shard "
        "--certify` keep its SHA-256 in the record of each shard. If FILE is a ledger, a note compares this "
        "certificate with the records of the shard; the exit code is 1 if one has another SHA-256. Then the "
        "machine or the program that computed that record is faulty.",
    .run = run};

}  // namespace eightfold::cli
