#include <fmt/core.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/cli/screen/stop_signals.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments =
    std::to_array<Argument>({{.name = "JOBFILE",
                              .remedy = "a file that `eightfold job plan --job-file` wrote",
                              .kind = ValueKind::file}});

constexpr auto options = std::to_array<Option>({
    {.name = "index",
     .value = "I",
     .help = "the shard, from 0, or a range like 0..9 (required)",
     .kind = ValueKind::range,
     .bounds = {0, job::max_shards - 1},
     .remedy = "the shard's number, from 0, or a range like 0..9"},
    {.name = "output-dir",
     .value = "DIR",
     .help = "the folder for the records, and for a listing's lists (required)",
     .kind = ValueKind::output_folder,
     .remedy = "the folder for the records"},
    certify_option,
    text_output_option,
    threads_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold job shard run.job --index 7 --output-dir shards", "compute one shard: shards/7.json"},
    {"eightfold job shard run.job --index 0..6 --output-dir shards", "compute several shards"},
});

constexpr std::size_t most_bytes = 1 << 16;

// The result of `use`. Adds the name of the job file to its ParseError.
template <typename Use>
auto with_file_name(const std::string& path, const Use& use) {
  try {
    return use();
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", reports::printable(path), error.what()));
  }
}

std::vector<std::uint32_t> shards_of(const CommandLine& line, const job::Spec& spec) {
  const std::string reason = fmt::format("the job has {}", reports::counted(spec.shards, "shard"));
  const Range range = parse_range("--index", *line.value_of("index"), {0, spec.shards - 1, reason});
  std::vector<std::uint32_t> shards;
  for (int shard = range.first; shard <= range.last; ++shard)
    shards.push_back(static_cast<std::uint32_t>(shard));
  return shards;
}

// Throws if the folder contains a record of another job, which must not be overwritten.
void check_other_jobs(const std::string& folder, const job::Spec& spec, std::uint32_t shard) {
  const std::string path = job::record_path(folder, shard);
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return;
  try {
    if (job::parse_record(read_input(path, most_bytes)).job == job::job_hash(spec)) return;
  } catch (const reports::ParseError&) {
    return;  // damaged, so it is computed again
  }
  throw Failure(ExitCode::cannot_create,
                fmt::format("{}: is a record of another job; use another --output-dir, or remove it",
                            reports::printable(path)));
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path = line.arguments[0];
  const std::string text = read_input(path, most_bytes);
  const job::Spec spec = with_file_name(path, [&] { return job::parse_job_file(text); });
  const std::vector<std::uint32_t> shards = shards_of(line, spec);
  const bool certifies = line.has("certify");
  if (certifies) check_has_certificates(spec, "--certify");
  const std::string folder = *line.value_of("output-dir");
  make_output_folder(folder, false);
  check_shard_files(Inputs(line, arguments, options), folder, spec, shards);
  for (const std::uint32_t shard : shards) check_other_jobs(folder, spec, shard);

  const StopOnSignal signals;
  const RunOptions run = {.threads = threads_of(line), .stop = signals.token()};
  auto out = open_output(line);
  ProgressBar bar(fmt::format("N = {}", spec.n), context.quiet);
  std::unique_ptr<job::Computation> computation;
  std::vector<std::uint32_t> existing;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    bar.show(static_cast<double>(i) / static_cast<double>(shards.size()));
    if (const auto record = job::existing_record(folder, spec, shards[i]);
        record && (record->certificate || !certifies)) {
      existing.push_back(shards[i]);
      continue;
    }
    if (!computation) computation = with_file_name(path, [&] { return job::Computation::of(spec, run); });
    const bool lists = spec.work == job::Work::canonical_list;
    job::Record record = computation->compute(shards[i], lists ? job::list_path(folder, shards[i]) : "", run);
    if (certifies) computation->add_certificate(record, run);
    job::write_record(folder, record);
    bar.clear();
    out.write(reports::printable(job::record_path(folder, shards[i])) + '\n');
  }
  if (!existing.empty())
    context.note(fmt::format("skipped {} {}, because {} exists already",
                             reports::noun(existing.size(), "shard"), job::shard_ranges(existing),
                             existing.size() == 1 ? "its record" : "each record"));
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command job_shard_command = {
    .name = "job shard",
    .heading = Heading::jobs,
    .place = 3,
    .summary = "Compute one or more shards into files, on any machine",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "This command needs only the job file, so it can run as a task of Slurm or GNU parallel. The "
        "record DIR/I.json of a shard appears complete or not at all; for a listing, DIR/I.ndjson appears "
        "before it. Shards with a valid record are skipped, so a killed task can be run again; with "
        "--certify, only those whose record has the digest of a certificate.",
    .run = run};

}  // namespace eightfold::cli
