// A folder of records as `job status`, `job result` and `job work` read it. The bytes say what happened to
// each file of a computed job for 8 queens: it is missing, altered, truncated, that of another shard or job,
// or forged with a valid checksum. Only forged files are accepted besides the computed ones, every other one
// is reported, and the votes of records and audits decide the state of a shard. The result is the published
// one; with forged files, there may be none. Then the computed records are written into the folder.
#include <fuzzer/FuzzedDataProvider.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/reports/notation/listing.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/run/folder.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/fuzz/fuzzing.hpp"
#include "tests/fuzz/sealed_record.hpp"

namespace eightfold::job {
namespace {

namespace fs = std::filesystem;
using fuzz::expect;
using fuzz::reads;

constexpr int n = 8;
constexpr std::uint32_t shards = 3;

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write_file(const std::string& path, std::string_view text) {
  std::ofstream(path, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
}

std::string new_folder() {
  std::string path = (fs::temp_directory_path() / "folder-XXXXXX").string();
  expect(mkdtemp(path.data()) != nullptr, "no temporary folder", path);
  return path;
}

// The folder of a job, and what belongs there.
struct Job {
  Folder folder;
  std::vector<Record> records = {};
  std::vector<Record> audits = {};
  std::vector<std::string> lists = {};  // only of listings
};

Job computed(Work work) {
  const std::string path = new_folder();
  const Spec spec = plan(work, n, shards);
  Folder::create(path, spec);
  fs::create_directory(path + "/audits");
  Job job = {.folder = Folder::open(path, Folder::Access::write)};
  const Computation computation(spec, {.threads = 1});
  const auto compute = computation.worker(Route::engine);
  const auto audit = computation.worker(Route::plain);
  for (std::uint32_t shard = 0; shard < shards; ++shard) {
    const bool lists = work == Work::canonical_list;
    job.records.push_back(compute(shard, lists ? job.folder.list_path(shard) : ""));
    job.audits.push_back(audit(shard, ""));
    if (lists) job.lists.push_back(content_of(job.folder.list_path(shard)));
  }
  return job;
}

enum class Change { none, missing, altered, truncated, other_shard, other_job, forged_count, forged_text };

constexpr auto last_change = static_cast<int>(Change::forged_text);

// Replaces, inserts or removes bytes.
std::string altered(std::string text, FuzzedDataProvider& bytes) {
  const int edits = bytes.ConsumeIntegralInRange(1, 4);
  for (int i = 0; i < edits; ++i) {
    const auto at = bytes.ConsumeIntegralInRange<std::size_t>(0, text.size());
    const auto removed = bytes.ConsumeIntegralInRange<std::size_t>(0, 3);
    text.replace(at, removed, bytes.ConsumeRandomLengthString(24));
  }
  return text;
}

// The record with another outcome that is consistent in itself.
Record forged(Record record, const std::string& list, FuzzedDataProvider& bytes) {
  CheckedCount count;
  if (auto& listed = record.outcome.list) {
    const std::uint64_t most = bytes.ConsumeBool() ? 12 : UINT64_MAX / all_subgroup_classes.size();
    for (const SubgroupClass type : all_subgroup_classes) {
      listed->by_type[type] = bytes.ConsumeIntegralInRange<std::uint64_t>(0, most);
      count.add(listed->by_type[type]);
    }
    listed->bytes = list.size();
    listed->sha256 = sha256(list);
  } else {
    count.add(bytes.ConsumeBool() ? bytes.ConsumeIntegralInRange<std::uint64_t>(0, 800)
                                  : bytes.ConsumeIntegral<std::uint64_t>());
  }
  record.outcome.count = count.value();
  record.outcome.residues = count.residues();
  return record;
}

// A record file, and whether it is forged.
struct File {
  std::string text;
  bool forged = false;
};

std::optional<File> changed(const std::vector<Job>& jobs, std::vector<Record> Job::*records, const Job& job,
                            std::uint32_t shard, const std::string& list, FuzzedDataProvider& bytes) {
  const Record& record = (job.*records)[shard];
  const std::string text = record_text(record);
  switch (static_cast<Change>(bytes.ConsumeIntegralInRange(0, last_change))) {
    case Change::none:
      break;
    case Change::missing:
      return std::nullopt;
    case Change::altered:
      return File{altered(text, bytes)};
    case Change::truncated:
      return File{text.substr(0, bytes.ConsumeIntegralInRange<std::size_t>(0, text.size()))};
    case Change::other_shard:
      return File{record_text((job.*records)[bytes.ConsumeIntegralInRange<std::size_t>(0, shards - 1)])};
    case Change::other_job:
      return File{
          record_text((jobs[bytes.ConsumeIntegralInRange<std::size_t>(0, jobs.size() - 1)].*records)[shard])};
    case Change::forged_count:
      return File{record_text(forged(record, list, bytes)), true};
    case Change::forged_text:
      return File{fuzz::sealed(altered(text, bytes)), true};
  }
  return File{text};
}

// The files of a shard.
struct ShardFiles {
  std::optional<std::string> list;
  std::optional<File> record;
  std::optional<File> audit;
};

ShardFiles changed_files(const std::vector<Job>& jobs, const Job& job, std::uint32_t shard,
                         FuzzedDataProvider& bytes) {
  ShardFiles files;
  if (!job.lists.empty()) {
    files.list = job.lists[shard];
    if (bytes.ConsumeBool()) files.list = altered(*files.list, bytes);
    if (bytes.ConsumeBool()) files.list.reset();
  }
  const std::string list = files.list.value_or("");
  files.record = changed(jobs, &Job::records, job, shard, list, bytes);
  if (bytes.ConsumeBool()) files.audit = changed(jobs, &Job::audits, job, shard, list, bytes);
  return files;
}

// Names of other files, and whether they are reported.
constexpr auto strays = std::to_array<std::pair<std::string_view, bool>>({{"", false},
                                                                          {".00000.json", false},
                                                                          {"00000.json~", false},
                                                                          {"0.json", true},
                                                                          {"00000-1.json", true},
                                                                          {"00000-02.json", true},
                                                                          {"00003.json", true},
                                                                          {"4294967296.json", true}});

std::string place_of(const Job& job, std::string_view folder, std::uint32_t shard) {
  return job.folder.path() + "/" + std::string(folder) + "/0000" + std::to_string(shard) + ".json";
}

// Returns the number of files that are records or reported.
std::size_t write_files(const Job& job, const std::vector<ShardFiles>& files, std::size_t stray) {
  for (const std::string folder : {"/records", "/audits"})
    for (const auto& entry : fs::directory_iterator(job.folder.path() + folder)) fs::remove(entry);
  std::size_t written = 0;
  for (std::uint32_t shard = 0; shard < shards; ++shard) {
    const auto& [list, record, audit] = files[shard];
    if (list) write_file(job.folder.list_path(shard), *list);
    if (record) write_file(place_of(job, "records", shard), record->text);
    if (audit) write_file(place_of(job, "audits", shard), audit->text);
    written += (record ? 1U : 0U) + (audit ? 1U : 0U);
  }
  const auto& [name, is_reported] = strays.at(stray);
  if (!name.empty())
    write_file(job.folder.path() + "/records/" + std::string(name), record_text(job.records[0]));
  return written + (is_reported ? 1 : 0);
}

using Outcomes = std::vector<Outcome>;

Outcomes all_outcomes(const std::vector<Record>& records) {
  Outcomes outcomes;
  for (const Record& record : records) outcomes.push_back(record.outcome);
  return outcomes;
}

// What records and audits decide if there are more records than audits.
ShardState state_of(const Outcomes& records, const Outcomes& audits) {
  if (records.empty()) return ShardState::missing;
  for (const Outcome& outcome : records) {
    const auto votes = std::ranges::count(records, outcome) + std::ranges::count(audits, outcome);
    if (2 * static_cast<std::size_t>(votes) > records.size() + audits.size()) return ShardState::done;
  }
  return ShardState::conflict;
}

bool is_true_result(const Result& result) {
  const auto is = [](std::optional<std::uint64_t> found, std::uint64_t published) {
    return !found || *found == published;
  };
  return is(result.solutions, 92) && is(result.half_turn, 4) && is(result.quarter_turn, 0) &&
         is(result.fundamental, 12);
}

void expect_true_result(const Job& job, const Standing& standing, bool any_forged) {
  const auto contradiction = contradiction_in(job.folder.spec(), standing);
  try {
    const FinalResult final = final_result(job.folder.spec(), standing, 1);
    expect(!contradiction, "a contradiction is not one for the result", contradiction.value_or(""));
    expect(is_true_result(final.result), "a wrong total", result_json(final));
  } catch (const std::logic_error& error) {
    expect(any_forged, "the computed job has no result", error.what());
  }
  if (job.lists.empty()) return;
  std::string joined;
  const bool is_joined = reads([&] {
    join_lists(standing, std::span(&job.folder, 1), [&](std::string_view text) { joined += text; });
  });
  if (!is_joined || any_forged) return;
  std::string expected;
  for (const std::string& list : job.lists) expected += list.substr(0, list.rfind('{'));
  expect(joined == expected + reports::ndjson_total(12), "a wrong list", joined);
}

// Records must be those of their file; those that are not forged must be the computed one.
void expect_accepted(const std::vector<Record>& records, const std::optional<File>& file,
                     const Record& computed) {
  for (const Record& record : records) {
    expect(file && file->text == record_text(record), "another record than that of the file",
           record_text(record));
    expect(file->forged || record == computed, "an altered record is accepted", record_text(record));
  }
}

bool is_of_another_job(const std::optional<File>& file, const Job& job) {
  bool is_other = false;
  if (file) reads([&] { is_other = parse_record(file->text).job != job.folder.job(); });
  return is_other;
}

// The outcome of a file that is a record of the shard if the list of the shard is the computed one.
std::optional<Outcome> outcome_in(const std::optional<File>& file, const Job& job, std::uint32_t shard) {
  std::optional<Outcome> outcome;
  if (file) reads([&] { outcome = checked_record(file->text, job.folder.job(), shard).outcome; });
  if (!outcome || outcome->list.has_value() == job.lists.empty()) return std::nullopt;
  if (outcome->list && *outcome != job.records[shard].outcome) return std::nullopt;
  return outcome;
}

// Writes the computed record of a shard beside the files.
void expect_written(const Job& job, std::uint32_t shard, const ShardFiles& files,
                    const ShardStanding& known) {
  if (!job.lists.empty()) write_file(job.folder.list_path(shard), job.lists[shard]);
  const Record& record = job.records[shard];
  const bool is_written = reads<reports::OutputError>([&] { job.folder.write(record); });
  expect(is_written != is_of_another_job(files.record, job), "a record of another job is replaced",
         job.folder.path());
  if (!is_written) return;
  Outcomes records = {record.outcome};
  if (const auto outcome = outcome_in(files.record, job, shard)) records.push_back(*outcome);
  expect(job.folder.read(shard).state == state_of(records, all_outcomes(known.audits)),
         "a wrong state of a shard that was written", job.folder.path());
}

void check(const Job& job, const std::vector<ShardFiles>& files, std::size_t stray) {
  const std::size_t written = write_files(job, files, stray);
  const Standing standing = read_standing(std::span(&job.folder, 1));
  for (const std::string& message : standing.invalid) fuzz::expect_clean_line(message);
  std::size_t seen = standing.invalid.size();
  bool any_forged = false;
  for (std::uint32_t shard = 0; shard < shards; ++shard) {
    const ShardStanding& known = standing.shards[shard];
    seen += known.records.size() + known.audits.size();
    expect_accepted(known.records, files[shard].record, job.records[shard]);
    expect_accepted(known.audits, files[shard].audit, job.audits[shard]);
    expect(known.state == state_of(all_outcomes(known.records), all_outcomes(known.audits)),
           "a wrong state of a shard", std::to_string(shard));
    for (const auto& file : {files[shard].record, files[shard].audit}) any_forged |= file && file->forged;
  }
  expect(seen == written, "a file that is neither accepted nor reported", job.folder.path());
  if (standing.is_complete()) expect_true_result(job, standing, any_forged);
  for (std::uint32_t shard = 0; shard < shards; ++shard)
    expect_written(job, shard, files[shard], standing.shards[shard]);
}

std::vector<Job> computed_jobs() {
  std::vector<Job> jobs;
  for (const Work work : {Work::count, Work::half_turn, Work::canonical_list}) jobs.push_back(computed(work));
  return jobs;
}

void fuzz(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Job> jobs = computed_jobs();
  FuzzedDataProvider bytes(data, size);
  const Job& job = jobs[bytes.ConsumeIntegralInRange<std::size_t>(0, jobs.size() - 1)];
  std::vector<ShardFiles> files;
  for (std::uint32_t shard = 0; shard < shards; ++shard)
    files.push_back(changed_files(jobs, job, shard, bytes));
  check(job, files, bytes.ConsumeIntegralInRange<std::size_t>(0, strays.size() - 1));
}

}  // namespace
}  // namespace eightfold::job

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  eightfold::job::fuzz(data, size);
  return 0;
}
