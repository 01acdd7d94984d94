#include <fmt/core.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "reports/cli/options/input.hpp"
#include "reports/cli/options/job_ledger.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/range.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/output.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 2> examples = {{
    {"eightfold job shard run.job --index 7 --output-dir shards", "compute one shard: shards/7.json"},
    {"eightfold job shard run.job --index 0..6 --output-dir shards", "or several, one after another"},
}};

constexpr std::array<Option, 3> options = {{
    {"index", '\0', "I", "the shard, from 0, or a range like 0..9 (required)"},
    {"output-dir", '\0', "DIR", "the folder for the records, and for a listing's lists (required)"},
    threads_option,
}};

constexpr std::size_t most_bytes = 1 << 16;

// A job, read from its file and cut.
struct Job {
  job::Spec spec;
  std::unique_ptr<job::Computation> computation;
};

job::Spec read_spec(const std::string& path) {
  const std::string text = read_input(path, most_bytes);
  try {
    return job::parse_job_file(text);
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", reports::printable(path), error.what()));
  }
}

std::unique_ptr<job::Computation> cut(const job::Spec& spec, const std::string& path, int threads) {
  try {
    return job::Computation::of(spec, threads);
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", reports::printable(path), error.what()));
  }
}

std::vector<std::uint32_t> shards_of(const CommandLine& line, const job::Spec& spec) {
  const int last = static_cast<int>(spec.shards) - 1;
  const std::string text = required(line, "index", fmt::format("0 to {}, or a range like 0..{}", last, last));
  const Range range = parse_range(text, last, fmt::format("the job has {} shards", spec.shards), "--index");
  std::vector<std::uint32_t> shards;
  for (int shard = range.first; shard <= range.last; ++shard)
    shards.push_back(static_cast<std::uint32_t>(shard));
  return shards;
}

// Records of other jobs may be all that there is of them.
void spare_other_jobs(const std::string& folder, const job::Spec& spec, std::uint32_t shard) {
  const std::string path = job::record_path(folder, shard);
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return;
  try {
    if (job::parse_record(read_input(path, most_bytes)).job == job::job_hash(spec)) return;
  } catch (const reports::ParseError&) {
    return;  // damaged: it is computed again
  }
  throw Failure(ExitCode::cannot_create,
                fmt::format("{}: is a record of another job; give another --output-dir, or remove it",
                            reports::printable(path)));
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& path =
      only_argument(line, "JOBFILE", "a file that `eightfold job plan --job-file` wrote");
  const int threads = threads_of(line);
  const job::Spec spec = read_spec(path);
  const std::vector<std::uint32_t> shards = shards_of(line, spec);
  const std::string folder = required(line, "output-dir", "the folder for the records");
  make_output_folder(folder);
  for (const std::uint32_t shard : shards) spare_other_jobs(folder, spec, shard);

  auto out = reports::Output::standard();
  ProgressBar bar(fmt::format("N = {}", spec.n), context.quiet);
  std::unique_ptr<job::Computation> computation;
  std::vector<std::uint32_t> there;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    bar.show(static_cast<double>(i) / static_cast<double>(shards.size()));
    if (job::existing_record(folder, spec, shards[i])) {
      there.push_back(shards[i]);
      continue;
    }
    if (!computation) computation = cut(spec, path, threads);
    const bool lists = spec.work == job::Work::canonical_list;
    job::write_record(
        folder, computation->compute(shards[i], lists ? job::list_path(folder, shards[i]) : "", threads));
    out.write(reports::printable(job::record_path(folder, shards[i])) + '\n');
  }
  if (!there.empty())
    context.note(fmt::format("nothing to do for {} {}: {} there already",
                             there.size() == 1 ? "shard" : "shards", job::shard_ranges(there),
                             there.size() == 1 ? "it is" : "they are"));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command job_shard_command = {
    "job shard",
    "Jobs",
    "JOBFILE",
    "Compute one shard, or a few, into files, on any machine",
    examples,
    "It needs the job file and nothing else, so it runs as a task of Slurm, GNU parallel or\n"
    "whatever starts programs. A shard's record DIR/I.json appears whole or not at all, a\n"
    "listing's DIR/I.ndjson before it. Shards whose sound record is there already are left as\n"
    "they are, so a task that was killed may just be run again.",
    options,
    run};

}  // namespace eightfold::cli
