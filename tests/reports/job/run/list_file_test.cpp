// Lists that match the checksums of their records, but not the definition.
#include "reports/job/run/list_file.hpp"

#include <gtest/gtest.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "reports/job/run/shard_files.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using eightfold::test::TemporaryFolder;
using ListLines = std::vector<std::string>;

// The first four canonical solutions of 8 queens.
ListLines first_solutions() {
  ListLines lines = eightfold::test::lines_of(test::lists_of_eight()[0]);
  lines.resize(4);
  return lines;
}

// A record that names this list, whatever it contains.
Record forged_record(const ListLines& lines, const TemporaryFolder& folder, const std::string& end = "\n") {
  std::string list;
  for (const std::string& line : lines) list += line + end;
  list += reports::ndjson_total(lines.size());
  folder.add("0.ndjson", list);
  Record record = test::record_of(test::list_of_eight(), 0, lines.size());
  record.outcome.list = {OrbitsByType({lines.size()}), list.size(), sha256(list)};
  write_record(folder.path(), record);
  return record;
}

std::string refusal_of(const ListLines& lines, const std::string& end = "\n") {
  const TemporaryFolder folder;
  forged_record(lines, folder, end);
  const FolderContents contents = read_folder(folder.path(), test::list_of_eight());
  EXPECT_TRUE(contents.records.empty());
  if (contents.refused.size() != 1) return "accepted";
  EXPECT_TRUE(contents.refused[0].starts_with(folder / "0.ndjson: ")) << contents.refused[0];
  return contents.refused[0];
}

TEST(ForgedList, is_accepted_if_every_line_is_right) {
  const TemporaryFolder folder;
  const Record record = forged_record(first_solutions(), folder);
  EXPECT_EQ(read_folder(folder.path(), test::list_of_eight()).records, std::vector<Record>{record});
}

TEST(ForgedList, has_only_solutions) {
  for (const std::string line :
       {"{\"columns\":[0,1,2,3,4,5,6,7]}", "{\"columns\":[0,4,7,5,2,6,1]}", "{\"columns\":[1,3,0,2]}",
        "{\"columns\":[0, 4, 7, 5, 2, 6, 1, 3]}", "[0,4,7,5,2,6,1,3]", "",
        "{\"kind\":\"total\",\"total\":4,\"total_text\":\"4\"}", "{\"columns\":[0,4,7,5,2,6,1,8]}"}) {
    ListLines lines = first_solutions();
    lines[0] = line;
    EXPECT_TRUE(mentions(refusal_of(lines), {"line 1 is not a solution of 8 queens"})) << line;
  }
  ListLines lines = first_solutions();
  lines[2] = std::string(100'000, '[');
  EXPECT_TRUE(mentions(refusal_of(lines), {"line 3 is not a solution"}));
  EXPECT_TRUE(mentions(refusal_of(first_solutions(), "\r\n"), {"line 1 is not a solution of 8 queens"}));
}

TEST(ForgedList, has_only_canonical_solutions) {
  ListLines lines = first_solutions();
  lines.back() = "{\"columns\":[7,3,0,2,5,1,6,4]}";
  EXPECT_TRUE(mentions(refusal_of(lines), {"line 4 is not the least solution of its orbit"}));
}

TEST(ForgedList, is_in_order_without_repetition) {
  ListLines lines = first_solutions();
  std::swap(lines[1], lines[2]);
  EXPECT_TRUE(mentions(refusal_of(lines), {"line 3 is not greater than the solution before it"}));
  lines = first_solutions();
  lines[1] = lines[0];
  EXPECT_TRUE(mentions(refusal_of(lines), {"line 2 is not greater than the solution before it"}));
}

TEST(ForgedList, has_the_types_of_its_record) {
  // The tenth orbit has four members.
  ListLines lines = eightfold::test::lines_of(test::lists_of_eight()[2]);
  lines.resize(4);
  EXPECT_TRUE(mentions(refusal_of(lines), {"has other types of solutions than its record"}));
}

TEST(JoinedLists, of_different_shards_are_in_order_without_repetition) {
  const TemporaryFolder folder;
  const Record first = forged_record(first_solutions(), folder);
  Record second = first;
  second.shard = 1;
  folder.add("1.ndjson", eightfold::test::contents_of(folder / "0.ndjson"));
  const auto message = eightfold::test::message_of<reports::ParseError>([&] {
    join_lists(test::list_of_eight(), test::standing_of({first, second}), {folder.path()},
               [](std::string_view) {});
  });
  EXPECT_TRUE(mentions(message, {"1.ndjson: line 1 is not greater than the solution before it"})) << message;
}

}  // namespace
}  // namespace eightfold::job
