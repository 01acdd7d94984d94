// Reads the CSV of orbits back and compares it with the published solutions, with `list` and with
// definitions.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/program/csv_records.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::vector<std::map<std::string, std::string>> orbits_csv(const std::string& words) {
  const ProgramRun run = eightfold("orbits --format csv " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  EXPECT_EQ(run.err, "") << words;
  return csv_records(run.out);
}

TEST(OrbitsCsv, has_the_published_representatives_of_eight_queens) {
  const auto records = orbits_csv("8");
  const auto& published = published_canonical_solutions();
  ASSERT_EQ(records.size(), published.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    EXPECT_EQ(records[i].at("index"), std::to_string(i + 1));
    std::string vector = "[";
    for (const int column : published[i].placement) vector += std::to_string(column) + ' ';
    vector.back() = ']';
    EXPECT_EQ(records[i].at("representative"), vector);
    EXPECT_EQ(records[i].at("size"), std::to_string(published[i].orbit_size));
    EXPECT_EQ(records[i].at("type"), published[i].orbit_type);
    EXPECT_EQ(records[i].at("stabilizer"), published[i].orbit_size == 4 ? "identity rotate180" : "identity");
  }
}

TEST(OrbitsCsv, of_members_has_every_solution_once) {
  for (const std::string words : {"0", "1", "2", "3", "4", "5", "6", "8", "10", "12", "5 --rule rooks",
                                  "7 --rule torus", "10 --rule superqueens"}) {
    std::vector<std::string> members;
    std::map<std::string, int> members_of_orbit;
    std::map<std::string, std::string> sizes;
    for (const auto& record : orbits_csv(words + " --members")) {
      members.push_back(record.at("member"));
      ++members_of_orbit[record.at("index")];
      sizes[record.at("index")] = record.at("size");
      EXPECT_EQ(record.at("witness") == "identity", record.at("member") == record.at("representative"));
      EXPECT_LE(record.at("representative").size(), record.at("member").size());
    }
    for (const auto& [index, count] : members_of_orbit)
      EXPECT_EQ(sizes[index], std::to_string(count)) << words;
    auto listed = lines_of(eightfold("list --quiet " + words).out);
    std::ranges::sort(members);
    std::ranges::sort(listed);
    EXPECT_EQ(members, listed) << words;
  }
}

TEST(OrbitsCsv, has_a_line_for_each_orbit_under_every_group) {
  for (const auto& [group, orbits] : std::map<std::string, std::size_t>{{"full", 12},
                                                                        {"rotations", 24},
                                                                        {"half-turn", 48},
                                                                        {"axis-klein", 24},
                                                                        {"transpose", 46},
                                                                        {"trivial", 92}}) {
    const auto records = orbits_csv("8 --group " + group);
    EXPECT_EQ(records.size(), orbits) << group;
    std::uint64_t members = 0;
    for (const auto& record : records) members += std::stoul(record.at("size"));
    EXPECT_EQ(members, 92U) << group;
  }
}

// The solution of one queen; two of four queens, which are the images of each other.
TEST(OrbitsCsv, is_exactly_this_on_small_boards) {
  const std::string all =
      "identity rotate90 rotate180 rotate270 flip_horizontal flip_vertical transpose anti_transpose";
  EXPECT_EQ(eightfold("orbits 1 --format csv").out,
            "index,representative,size,type,stabilizer\n1,[0],1,full," + all + "\n");
  EXPECT_EQ(eightfold("orbits 2 --format csv").out, "index,representative,size,type,stabilizer\n");
  EXPECT_EQ(eightfold("orbits 4 --members --format csv").out,
            "index,representative,size,type,stabilizer,member,witness\n"
            "1,[1 3 0 2],2,quarter_turn,identity rotate90 rotate180 rotate270,[1 3 0 2],identity\n"
            "1,[1 3 0 2],2,quarter_turn,identity rotate90 rotate180 rotate270,[2 0 3 1],flip_horizontal\n");
}

TEST(OrbitsCsv, is_written_to_files_and_for_lists) {
  const TemporaryFolder folder;
  EXPECT_EQ(eightfold({"orbits", "4..6", "--format", "csv", "--output-dir", folder / "new"}).exit_code, 0);
  EXPECT_EQ(contents_of(folder / "new/orbits-06.csv"), eightfold("orbits 6 --format csv").out);
  const std::string list = folder.add("list", eightfold("list 6").out);
  EXPECT_EQ(eightfold({"orbits", "--from", list, "--format", "csv"}).out,
            eightfold("orbits 6 --format csv").out);
  const std::string part = folder.add("part", "[1 3 0 2]\n");
  const ProgramRun run = eightfold({"orbits", "--from", part, "--format", "csv"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_TRUE(run.err.ends_with("; use --format text to list them\n")) << run.err;
}

TEST(OrbitsCsv, refuses_options_that_apply_to_text_only) {
  for (const std::string option : {"--boards", "--charset ascii", "--width 80"}) {
    const ProgramRun run = eightfold("orbits 8 --format csv " + option);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err, "eightfold: " + words_of(option)[0] + ": applies to text only; use --format text\n");
  }
}

}  // namespace
}  // namespace eightfold::test
