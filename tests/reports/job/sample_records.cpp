#include "tests/reports/job/sample_records.hpp"

#include <fstream>

#include "reports/job/shard/sha256.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::job::test {

using eightfold::test::published_canonical_solutions;

Spec count_of_eight(std::uint32_t shards) { return {Work::count, 8, 40, shards}; }

Spec list_of_eight() { return {Work::canonical_list, 8, 9, 3}; }

std::vector<std::string> lists_of_eight() {
  std::vector<std::string> lists(3);
  for (std::size_t i = 0; i < 12; ++i) {
    std::string columns;
    for (const int column : published_canonical_solutions()[i].placement)
      columns += (columns.empty() ? "" : ",") + std::to_string(column);
    lists[i / 4] += "{\"columns\":[" + columns + "]}\n";
  }
  for (std::string& list : lists) list += "{\"kind\":\"total\",\"total\":4,\"total_text\":\"4\"}\n";
  return lists;
}

std::string whole_list_of_eight() {
  std::string list;
  for (const std::string& part : lists_of_eight()) list += part.substr(0, part.find("{\"kind\""));
  return list + "{\"kind\":\"total\",\"total\":12,\"total_text\":\"12\"}\n";
}

Record record_of(const Spec& spec, std::uint32_t shard, std::uint64_t count) {
  return {job_hash(spec),
          shard,
          {count, {count % 2147483647, count % 2147483629}, {}},
          {"0.1.0", "0123456", spec.work == Work::count ? "halves" : "cover", "avx2"}};
}

Record list_record(std::uint32_t shard) {
  const std::string list = lists_of_eight()[shard];
  Record record = record_of(list_of_eight(), shard, 4);
  std::uint64_t half_turn = 0;
  for (std::size_t i = 4 * shard; i < 4 * (shard + 1); ++i)
    half_turn += published_canonical_solutions()[i].orbit_type == "half_turn" ? 1U : 0U;
  record.outcome.list = {OrbitsByType({4 - half_turn, half_turn}), list.size(), sha256(list)};
  record.origin.kernel.clear();
  return record;
}

Record certified_record(std::uint32_t shard, const std::string& certificate) {
  Record record = list_record(shard);
  record.certificate = {1851, sha256(certificate)};
  return record;
}

Standing standing_of(const std::vector<Record>& records) {
  Standing standing;
  for (const Record& each : records) standing.shards.push_back({ShardState::done, each.outcome, {each}});
  return standing;
}

Standing standing_of(const Spec& spec, const std::vector<std::uint64_t>& counts) {
  std::vector<Record> records;
  for (const std::uint64_t count : counts)
    records.push_back(record_of(spec, static_cast<std::uint32_t>(records.size()), count));
  return standing_of(records);
}

Standing listed_standing() { return standing_of({list_record(0), list_record(1), list_record(2)}); }

FinalResult result_of(const Spec& spec, const std::vector<std::uint64_t>& counts) {
  return final_result(spec, standing_of(spec, counts), 1);
}

Folder new_folder(const std::string& path, const Spec& spec) {
  Folder::create(path, spec);
  return Folder::open(path, Folder::Access::write);
}

Folder list_folder(const std::string& path, const std::vector<std::uint32_t>& shards) {
  Folder folder = new_folder(path, list_of_eight());
  for (const std::uint32_t shard : shards) {
    overwrite(folder.list_path(shard), lists_of_eight()[shard]);
    folder.write(list_record(shard));
  }
  return folder;
}

Standing standing_in(const Folder& folder) { return read_standing(std::span(&folder, 1)); }

void overwrite(const std::string& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace eightfold::job::test
