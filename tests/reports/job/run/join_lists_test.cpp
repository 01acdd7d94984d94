#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <stdexcept>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using eightfold::test::TemporaryFolder;

Standing all_listed() {
  return test::standing_of({test::list_record(0), test::list_record(1), test::list_record(2)});
}

void add_list(const TemporaryFolder& folder, std::uint32_t shard) {
  folder.add(std::to_string(shard) + ".ndjson", test::lists_of_eight()[shard]);
}

std::string joined(const std::vector<std::string>& folders, const Standing& standing = all_listed()) {
  std::string text;
  join_lists(test::list_of_eight(), standing, folders, [&](std::string_view piece) { text += piece; });
  return text;
}

std::string rejection(const std::vector<std::string>& folders) {
  return eightfold::test::message_of<reports::ParseError>([&] { joined(folders); });
}

TEST(JoinedLists, equal_the_list_of_one_run) {
  const TemporaryFolder folder;
  for (const std::uint32_t shard : {2U, 0U, 1U}) add_list(folder, shard);
  const auto run = eightfold::test::eightfold("list 8 --canonical --format ndjson");
  EXPECT_EQ(joined({folder.path()}), run.out);
}

TEST(JoinedLists, can_be_in_several_folders) {
  const TemporaryFolder first;
  const TemporaryFolder second;
  add_list(first, 1);
  for (const std::uint32_t shard : {0U, 1U, 2U}) add_list(second, shard);
  const std::string whole = joined({second.path()});
  EXPECT_EQ(joined({first.path(), second.path()}), whole);
  first.add("1.ndjson", "damaged\n");
  first.add("0.ndjson", std::string(test::lists_of_eight()[0]).replace(13, 1, "7"));
  EXPECT_EQ(joined({first.path(), second.path()}), whole);
  EXPECT_EQ(joined({second.path(), first.path()}), whole);
}

TEST(JoinedLists, are_rejected_with_the_name_of_an_invalid_list) {
  const TemporaryFolder folder;
  for (const std::uint32_t shard : {0U, 1U, 2U}) add_list(folder, shard);
  const std::string list = test::lists_of_eight()[1];
  const std::string path = folder / "1.ndjson: ";
  for (std::size_t length = 0; length < list.size(); ++length) {
    folder.add("1.ndjson", list.substr(0, length));
    EXPECT_TRUE(mentions(rejection({folder.path()}),
                         {path, length == 1 ? "has 1 byte, expected" : "bytes, expected"}));
  }
  for (std::size_t at = 0; at < list.size(); ++at) {
    std::string changed = list;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    folder.add("1.ndjson", changed);
    EXPECT_TRUE(mentions(rejection({folder.path()}), {path, "does not match its record"})) << at;
  }
  std::filesystem::remove(folder / "1.ndjson");
  EXPECT_TRUE(mentions(rejection({folder.path()}), {path, "not found"}));
  ASSERT_EQ(mkfifo((folder / "1.ndjson").c_str(), 0600), 0);
  EXPECT_TRUE(mentions(rejection({folder.path()}), {path, "is not a regular file"}));
}

// The list matches its hash but has another number of lines.
TEST(JoinedLists, have_as_many_lines_as_their_total) {
  const TemporaryFolder folder;
  for (const std::uint32_t shard : {0U, 1U, 2U}) add_list(folder, shard);
  for (const std::string list : {"{\"columns\":[]}\n{\"kind\":\"total\",\"total\":4,\"total_text\":\"4\"}\n",
                                 "{\"kind\":\"total\",\"total\":3,\"total_text\":\"3\"}\n", "", "total\n"}) {
    folder.add("2.ndjson", list);
    Standing standing = all_listed();
    standing.shards[2].outcome.list->bytes = list.size();
    standing.shards[2].outcome.list->sha256 = sha256(list);
    EXPECT_THROW(joined({folder.path()}, standing), reports::ParseError) << list;
  }
}

TEST(JoinedLists, are_copied_in_chunks) {
  const TemporaryFolder folder;
  std::string list;
  for_each_canonical_solution({.n = 13}, [&](const Orbit& orbit) {
    reports::ndjson_notation.append(list, {orbit.representative, 13}, 0);
    list += '\n';
    return true;
  });
  const std::string end = "{\"kind\":\"total\",\"total\":9233,\"total_text\":\"9233\"}\n";
  folder.add("0.ndjson", list + end);
  Spec spec = test::list_of_eight();
  spec.n = 13;
  Record record = test::record_of(spec, 0, 9233);
  record.outcome.list = {{}, (list + end).size(), sha256(list + end)};
  record.outcome.list->by_type[SubgroupClass::trivial] = 9197;
  record.outcome.list->by_type[SubgroupClass::half_turn] = 32;
  record.outcome.list->by_type[SubgroupClass::quarter_turn] = 4;
  std::string text;
  std::size_t longest = 0;
  join_lists(spec, test::standing_of({record}), {folder.path()}, [&](std::string_view piece) {
    text += piece;
    longest = std::max(longest, piece.size());
  });
  EXPECT_EQ(text, list + reports::ndjson_total(9233));
  EXPECT_LE(longest, 65536U);
}

TEST(JoinedLists, without_solutions_are_only_a_total) {
  const TemporaryFolder folder;
  const std::string nothing = "{\"kind\":\"total\",\"total\":0,\"total_text\":\"0\"}\n";
  folder.add("0.ndjson", nothing);
  Record record = test::record_of(test::list_of_eight(), 0, 0);
  record.outcome.list = {{}, nothing.size(), sha256(nothing)};
  EXPECT_EQ(joined({folder.path()}, test::standing_of({record})), reports::ndjson_total(0));
}

TEST(JoinedLists, require_a_complete_job) {
  const TemporaryFolder folder;
  Standing standing = all_listed();
  standing.shards[2].state = ShardState::missing;
  EXPECT_THROW(joined({folder.path()}, standing), std::logic_error);
}

}  // namespace
}  // namespace eightfold::job
