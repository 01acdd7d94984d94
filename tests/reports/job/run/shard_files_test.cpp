#include "reports/job/run/shard_files.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/output.hpp"
#include "tests/reports/job/child.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using eightfold::test::TemporaryFolder;
using Names = std::vector<std::string>;
using Shards = std::vector<std::uint32_t>;

// Adds all three shards of the list.
void add_lists(const TemporaryFolder& folder) {
  for (std::uint32_t shard = 0; shard < 3; ++shard) {
    folder.add(std::to_string(shard) + ".ndjson", test::lists_of_eight()[shard]);
    write_record(folder.path(), test::list_record(shard));
  }
}

TEST(ShardFiles, are_named_after_the_shard) {
  EXPECT_EQ(record_path("out", 7), "out/7.json");
  EXPECT_EQ(list_path("out/", 0), "out/0.ndjson");
}

TEST(ShardFiles, contain_records) {
  const TemporaryFolder folder;
  const Spec spec = test::count_of_eight(10);
  EXPECT_FALSE(existing_record(folder.path(), spec, 7));
  const Record record = test::record_of(spec, 7, 92);
  write_record(folder.path(), record);
  write_record(folder.path(), record);
  EXPECT_EQ(folder.entries(), Names{"7.json"});
  EXPECT_EQ(eightfold::test::contents_of(folder / "7.json"), record_text(record));
  EXPECT_EQ(existing_record(folder.path(), spec, 7), record);
  EXPECT_FALSE(existing_record(folder.path(), spec, 6));
}

TEST(ShardFiles, of_another_job_or_shard_do_not_count) {
  const TemporaryFolder folder;
  const Spec spec = test::count_of_eight(10);
  write_record(folder.path(), test::record_of(spec, 7, 92));
  std::filesystem::copy(folder / "7.json", folder / "8.json");
  EXPECT_FALSE(existing_record(folder.path(), spec, 8));
  EXPECT_FALSE(existing_record(folder.path(), test::count_of_eight(11), 7));
  folder.add("7.json", "{");
  EXPECT_FALSE(existing_record(folder.path(), spec, 7));
}

TEST(ShardFiles, cannot_be_written_without_a_folder) {
  const TemporaryFolder folder;
  const Record record = test::record_of(test::count_of_eight(10), 7, 92);
  EXPECT_THROW(write_record(folder / "missing", record), reports::OutputError);
  std::filesystem::create_directory(folder / "7.json");
  EXPECT_THROW(write_record(folder.path(), record), reports::OutputError);
}

TEST(ShardFiles, are_not_written_to_a_pipe) {
  const TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "7.json").c_str(), 0600), 0);
  const auto message = eightfold::test::message_of<reports::OutputError>(
      [&] { write_record(folder.path(), test::record_of(test::count_of_eight(10), 7, 92)); });
  EXPECT_TRUE(mentions(message, {folder / "7.json: exists and is not a regular file"}));
}

TEST(ShardFiles, of_a_list_are_valid_only_with_their_list) {
  const TemporaryFolder folder;
  const Spec spec = test::list_of_eight();
  add_lists(folder);
  EXPECT_EQ(existing_record(folder.path(), spec, 1), test::list_record(1));
  const std::string list = test::lists_of_eight()[1];
  folder.add("1.ndjson", list + "\n");
  EXPECT_FALSE(existing_record(folder.path(), spec, 1));
  folder.add("1.ndjson", std::string(list).replace(13, 1, "9"));
  EXPECT_FALSE(existing_record(folder.path(), spec, 1));
  std::filesystem::remove(folder / "1.ndjson");
  EXPECT_FALSE(existing_record(folder.path(), spec, 1));
}

TEST(ShardFiles, of_a_list_are_not_read_beyond_the_expected_size) {
  const TemporaryFolder folder;
  add_lists(folder);
  std::filesystem::resize_file(folder / "1.ndjson", std::uintmax_t{1} << 40);  // 1 TiB of zeros
  EXPECT_FALSE(existing_record(folder.path(), test::list_of_eight(), 1));
  EXPECT_EQ(read_folder(folder.path(), test::list_of_eight()).records.size(), 2U);
}

TEST(ShardFiles, without_their_list_are_found_by_size) {
  const TemporaryFolder folder;
  const Standing standing =
      test::standing_of({test::list_record(0), test::list_record(1), test::list_record(2)});
  EXPECT_EQ(shards_without_list(folder.path(), standing), (Shards{0, 1, 2}));
  add_lists(folder);
  EXPECT_EQ(shards_without_list(folder.path(), standing), Shards{});
  folder.add("0.ndjson", std::string(test::lists_of_eight()[0].size() - 1, 'x'));
  folder.add("1.ndjson", std::string(test::lists_of_eight()[1].size(), 'x'));
  std::filesystem::remove(folder / "2.ndjson");
  std::filesystem::create_directory(folder / "2.ndjson");
  EXPECT_EQ(shards_without_list(folder.path(), standing), (Shards{0, 2}));
  EXPECT_EQ(shards_without_list(folder.path(), test::count_standing(test::count_of_eight(1), {92})),
            Shards{});
}

// An unreadable folder cannot be synced.
TEST(ShardFiles, can_be_written_to_an_unreadable_folder) {
  const TemporaryFolder folder;
  ASSERT_EQ(chmod(folder.path().c_str(), 0333), 0);
  const Record record = test::record_of(test::count_of_eight(10), 7, 92);
  test::Child nobody([&] {
    if (geteuid() == 0 && setuid(65534) != 0) return 99;
    write_record(folder.path(), record);
    return 0;
  });
  EXPECT_EQ(nobody.wait(), 0);
  ASSERT_EQ(chmod(folder.path().c_str(), 0755), 0);
  EXPECT_EQ(eightfold::test::contents_of(folder / "7.json"), record_text(record));
}

TEST(ShardFolder, is_read_in_the_order_of_shards) {
  const TemporaryFolder folder;
  const Spec spec = test::count_of_eight(100);
  for (const std::uint32_t shard : {10U, 9U, 99U, 0U})
    write_record(folder.path(), test::record_of(spec, shard, shard));
  folder.add(".10.json", "ignored");
  folder.add(".eightfold-x1y2z3", "ignored");
  folder.add("11.ndjson", "ignored");
  folder.add("README", "ignored");
  const FolderContents contents = read_folder(folder.path(), spec);
  EXPECT_EQ(contents.refused, Names{});
  std::vector<std::uint32_t> shards;
  for (const Record& record : contents.records) {
    EXPECT_EQ(record, test::record_of(spec, record.shard, record.shard));
    shards.push_back(record.shard);
  }
  EXPECT_EQ(shards, (std::vector<std::uint32_t>{0, 9, 10, 99}));
}

TEST(ShardFolder, refuses_other_files_by_name) {
  const TemporaryFolder folder;
  const Spec spec = test::count_of_eight(10);
  const Record sound = test::record_of(spec, 0, 92);
  write_record(folder.path(), sound);
  write_record(folder.path(), test::record_of(test::count_of_eight(9), 1, 92));
  folder.add("2.json", record_text(sound));
  folder.add("3.json", record_text(test::record_of(spec, 3, 92)).substr(0, 100));
  folder.add("4.json", "");
  std::filesystem::create_directory(folder / "5.json");
  ASSERT_EQ(mkfifo((folder / "6.json").c_str(), 0600), 0);
  folder.add("7.json", std::string(100'000, 'x'));
  std::filesystem::create_symlink("nowhere", folder / "8.json");
  Record list = test::list_record(1);
  list.job = job_hash(spec);
  list.shard = 9;
  folder.add("9.json", record_text(list));
  for (const std::string name : {"10", "01", "-1", "1e0", "notes", "", "4294967296"})
    folder.add(name + "x.json", record_text(sound)), folder.add("y" + name + ".json", "");
  folder.add("10.json", record_text(sound));
  folder.add("01.json", record_text(sound));
  const FolderContents contents = read_folder(folder.path(), spec);
  EXPECT_EQ(contents.records, std::vector<Record>{sound});
  const std::vector<std::string> expected = {"1.json: it belongs to another job",
                                             "2.json: it belongs to shard 0",
                                             "3.json: truncated",
                                             "4.json: empty",
                                             "5.json: is not a regular file",
                                             "6.json: is not a regular file",
                                             "7.json: not a shard record",
                                             "8.json: No such file",
                                             "9.json: it belongs to another kind of work"};
  ASSERT_EQ(contents.refused.size(), expected.size() + 16);
  for (std::size_t i = 0; i < contents.refused.size(); ++i) {
    EXPECT_TRUE(eightfold::test::is_one_clean_line(contents.refused[i]));
    if (i < expected.size()) {
      EXPECT_TRUE(contents.refused[i].starts_with(folder / expected[i])) << contents.refused[i];
    } else {
      EXPECT_TRUE(mentions(contents.refused[i], {"not a shard of this job; its files are 0.json to 9.json"}));
    }
  }
}

TEST(ShardFolder, refuses_lists_that_do_not_match_their_records) {
  const TemporaryFolder folder;
  add_lists(folder);
  EXPECT_EQ(read_folder(folder.path(), test::list_of_eight()).records.size(), 3U);
  std::filesystem::remove(folder / "0.ndjson");
  folder.add("2.ndjson", test::lists_of_eight()[1]);
  const FolderContents contents = read_folder(folder.path(), test::list_of_eight());
  EXPECT_EQ(contents.records, std::vector<Record>{test::list_record(1)});
  ASSERT_EQ(contents.refused.size(), 2U);
  EXPECT_TRUE(mentions(contents.refused[0], {folder / "0.ndjson: No such file"}));
  EXPECT_TRUE(mentions(contents.refused[1], {folder / "2.ndjson: does not match its record"}));
}

TEST(ShardFolder, can_be_empty_and_must_exist) {
  const TemporaryFolder folder;
  EXPECT_TRUE(read_folder(folder.path(), test::count_of_eight(9)).records.empty());
  for (const std::string& path : {folder / "missing", folder.add("file", "")})
    EXPECT_TRUE(mentions(
        eightfold::test::message_of<reports::ParseError>([&] { read_folder(path, test::count_of_eight(9)); }),
        {path + ": "}));
}

}  // namespace
}  // namespace eightfold::job
