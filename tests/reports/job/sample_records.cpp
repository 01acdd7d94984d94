#include "tests/reports/job/sample_records.hpp"

#include "reports/job/shard/sha256.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::job::test {
namespace {

constexpr std::size_t solutions_of_shard = 4;

std::vector<eightfold::test::PublishedCanonicalSolution> solutions_in(std::uint32_t shard) {
  const auto& all = eightfold::test::published_canonical_solutions();
  const auto first = all.begin() + static_cast<std::ptrdiff_t>(shard * solutions_of_shard);
  return {first, first + solutions_of_shard};
}

}  // namespace

Spec count_of_eight(std::uint32_t shards) { return {Work::count, 8, "halves", 40, shards}; }

Spec list_of_eight() { return {Work::canonical_list, 8, "cover", 9, 3}; }

std::vector<std::string> lists_of_eight() {
  std::vector<std::string> lists;
  for (std::uint32_t shard = 0; shard < 3; ++shard) {
    std::string list;
    for (const auto& solution : solutions_in(shard)) {
      list += "{\"columns\":[";
      for (const char digit : solution.one_based)
        list += std::string(list.back() == '[' ? "" : ",") + static_cast<char>(digit - 1);
      list += "]}\n";
    }
    lists.push_back(list + "{\"kind\":\"total\",\"total\":4,\"total_text\":\"4\"}\n");
  }
  return lists;
}

std::vector<std::uint64_t> half_turn_orbits_of_eight() {
  std::vector<std::uint64_t> orbits;
  for (std::uint32_t shard = 0; shard < 3; ++shard) {
    orbits.push_back(0);
    for (const auto& solution : solutions_in(shard))
      orbits.back() += solution.orbit_type == "half_turn" ? 1 : 0;
  }
  return orbits;
}

Record record_of(const Spec& spec, std::uint32_t shard, std::uint64_t count) {
  return {job_hash(spec),
          shard,
          {count, {count % 2147483647, count % 2147483629}, {}},
          {"0.1.0", "0123456", spec.engine, "avx2"}};
}

Record list_record(std::uint32_t shard) {
  const std::string list = lists_of_eight()[shard];
  const std::uint64_t half_turn = half_turn_orbits_of_eight()[shard];
  Record record = record_of(list_of_eight(), shard, solutions_of_shard);
  record.outcome.list = {OrbitsByType({solutions_of_shard - half_turn, half_turn}), list.size(),
                         sha256(list)};
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
  for (const Record& record : records)
    standing.shards.push_back({ShardState::done, record.outcome, {record}, {}, {}});
  return standing;
}

Standing count_standing(const Spec& spec, const std::vector<std::uint64_t>& counts) {
  std::vector<Record> records;
  for (std::uint32_t shard = 0; shard < counts.size(); ++shard)
    records.push_back(record_of(spec, shard, counts[shard]));
  return standing_of(records);
}

std::string with_checksum(std::string_view content) {
  return std::string(content) + ",\"sha256\":\"" + sha256(content) + "\"}\n";
}

}  // namespace eightfold::job::test
