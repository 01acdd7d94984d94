// `job collect`: a folder of shard files and a ledger. The bytes say what happened to each file of a computed
// job for 8 queens: it is missing, altered, truncated, that of another shard or job, or forged with a valid
// checksum. Without forged files, only the computed records are accepted, and the result is the published
// one. With forged files, the result is still the published one, or there is none. Forged and computed
// records of a shard are a conflict.
#include <fuzzer/FuzzedDataProvider.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/reports/notation/listing.hpp"
#include "reports/job/ledger/ledger.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/run/shard_files.hpp"
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
  std::string path = (fs::temp_directory_path() / "collect-XXXXXX").string();
  expect(mkdtemp(path.data()) != nullptr, "no temporary folder", path);
  return path;
}

// A computed job with an empty ledger.
struct Job {
  Spec spec;
  std::string ledger;
  std::vector<Record> records;
  std::vector<std::string> lists;  // only of listings
};

Job computed(const std::string& folder, Work work, const std::string& engine) {
  Job job;
  job.spec = plan(work, n, engine, shards);
  job.ledger = folder + "/" + engine + std::string(name_of(work));
  Ledger::create(job.ledger, job.spec);
  const auto computation = Computation::of(job.spec, {.threads = 1});
  const std::string list = folder + "/list";
  for (std::uint32_t shard = 0; shard < shards; ++shard) {
    job.records.push_back(computation->compute(shard, list, {.threads = 1}));
    if (work == Work::canonical_list) job.lists.push_back(content_of(list));
  }
  return job;
}

std::vector<Job> computed_jobs() {
  const std::string folder = new_folder();
  return {computed(folder, Work::count, "halves"), computed(folder, Work::count, "lanes"),
          computed(folder, Work::half_turn, "halves"), computed(folder, Work::canonical_list, "halves")};
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

// The files of a shard, and whether they are forged.
struct ShardFiles {
  std::optional<std::string> record;
  std::optional<std::string> list;
  bool forged = false;
};

ShardFiles changed_files(const std::vector<Job>& jobs, const Job& job, std::uint32_t shard,
                         FuzzedDataProvider& bytes) {
  const Record& record = job.records[shard];
  const std::string text = record_text(record);
  ShardFiles files;
  if (!job.lists.empty()) files.list = job.lists[shard];
  if (files.list && bytes.ConsumeBool()) files.list = altered(*files.list, bytes);
  switch (static_cast<Change>(bytes.ConsumeIntegralInRange(0, last_change))) {
    case Change::none:
      files.record = text;
      break;
    case Change::missing:
      if (bytes.ConsumeBool()) files.list = std::nullopt;
      break;
    case Change::altered:
      files.record = altered(text, bytes);
      break;
    case Change::truncated:
      files.record = text.substr(0, bytes.ConsumeIntegralInRange<std::size_t>(0, text.size()));
      break;
    case Change::other_shard:
      files.record = record_text(job.records[bytes.ConsumeIntegralInRange<std::size_t>(0, shards - 1)]);
      break;
    case Change::other_job:
      files.record =
          record_text(jobs[bytes.ConsumeIntegralInRange<std::size_t>(0, jobs.size() - 1)].records[shard]);
      break;
    case Change::forged_count:
      files.record = record_text(forged(record, files.list.value_or(""), bytes));
      files.forged = true;
      break;
    case Change::forged_text:
      files.record = fuzz::sealed(altered(text, bytes));
      files.forged = true;
      break;
  }
  return files;
}

bool is_true_result(const Result& result) {
  const auto is = [](std::optional<std::uint64_t> found, std::uint64_t published) {
    return !found || *found == published;
  };
  return is(result.solutions, 92) && is(result.half_turn, 4) && is(result.quarter_turn, 0) &&
         is(result.fundamental, 12);
}

void expect_true_result(const Job& job, const Standing& standing, const std::string& folder,
                        bool any_forged) {
  FinalResult final;
  try {
    final = final_result(job.spec, standing, 1);
  } catch (const std::logic_error& error) {
    expect(any_forged, "the computed job has no result", error.what());
    return;
  }
  expect(is_true_result(final.result), "a wrong total", result_json(final));
  if (job.lists.empty() || any_forged) return;
  std::string joined;
  join_lists(job.spec, standing, {folder}, [&](std::string_view text) { joined += text; });
  std::string expected;
  for (const std::string& list : job.lists) expected += list.substr(0, list.rfind('{'));
  expect(joined == expected + reports::ndjson_total(12), "a wrong list", joined);
}

void expect_duplicates(Ledger& ledger, const std::vector<Record>& records) {
  const Ledger::CollectResult again = ledger.collect(records);
  expect(again.added == 0 && again.duplicates == records.size() && again.conflicts.empty(),
         "a record that is collected twice is not a duplicate", "");
}

// Collects the computed records too. Where the ledger has another outcome, it must not decide for one.
void expect_conflicts(Ledger& ledger, const Job& job, const std::map<std::uint32_t, Record>& accepted) {
  ledger.collect(job.records);
  const Standing standing = ledger.standing();
  for (std::uint32_t shard = 0; shard < shards; ++shard) {
    const auto found = accepted.find(shard);
    const bool agrees = found == accepted.end() || found->second.outcome == job.records[shard].outcome;
    expect(standing.shards[shard].state == (agrees ? ShardState::done : ShardState::conflict),
           "a wrong state of a shard with two records", std::to_string(shard));
  }
}

void collect(const Job& job, const std::vector<ShardFiles>& files, const std::string& folder,
             const std::string& ledger_path) {
  std::size_t written = 0;
  for (std::uint32_t shard = 0; shard < shards; ++shard) {
    if (files[shard].record) write_file(record_path(folder, shard), *files[shard].record);
    if (files[shard].list) write_file(list_path(folder, shard), *files[shard].list);
    written += files[shard].record ? 1 : 0;
  }
  const FolderContents contents = read_folder(folder, job.spec);
  expect(contents.records.size() + contents.refused.size() == written, "a file without a verdict", folder);
  for (const std::string& message : contents.refused) fuzz::expect_clean_line(message);
  std::map<std::uint32_t, Record> accepted;
  for (const Record& record : contents.records) {
    accepted.emplace(record.shard, record);
    expect(files[record.shard].record == record_text(record), "another record than that of the file",
           record_text(record));
    expect(files[record.shard].forged || record == job.records[record.shard], "an altered record is accepted",
           record_text(record));
  }

  Ledger ledger = Ledger::open(ledger_path, Ledger::Access::write);
  ledger.collect(contents.records);
  const Standing standing = ledger.standing();
  for (std::uint32_t shard = 0; shard < shards; ++shard)
    expect((standing.shards[shard].state == ShardState::done) == accepted.contains(shard),
           "a shard is done without a record, or not done with one", std::to_string(shard));
  const bool any_forged = std::ranges::any_of(files, &ShardFiles::forged);
  if (standing.is_complete()) expect_true_result(job, standing, folder, any_forged);
  expect_duplicates(ledger, contents.records);
  expect_conflicts(ledger, job, accepted);
}

void fuzz(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Job> jobs = computed_jobs();
  static const std::string work = new_folder();
  const std::string folder = work + "/shards";
  const std::string ledger = work + "/ledger";
  for (const auto& entry : fs::directory_iterator(work)) fs::remove_all(entry);
  fs::create_directory(folder);

  FuzzedDataProvider bytes(data, size);
  const Job& job = jobs[bytes.ConsumeIntegralInRange<std::size_t>(0, jobs.size() - 1)];
  fs::copy_file(job.ledger, ledger);
  std::vector<ShardFiles> files;
  for (std::uint32_t shard = 0; shard < shards; ++shard)
    files.push_back(changed_files(jobs, job, shard, bytes));
  collect(job, files, folder, ledger);
}

}  // namespace
}  // namespace eightfold::job

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  eightfold::job::fuzz(data, size);
  return 0;
}
