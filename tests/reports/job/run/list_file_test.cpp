#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <stdexcept>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/job/run/folder.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/reports/cases.hpp"
#include "tests/reports/job/damaged_texts.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::Cells;
using eightfold::test::mentions;
using reports::ParseError;
using Lines = std::vector<std::string>;

// Writes a list to a file. The outcome names it, whatever it contains.
Outcome forged_list(const std::string& path, const Lines& lines) {
  std::string list;
  for (const std::string& line : lines) list += line + "\n";
  list += reports::ndjson_total(lines.size());
  test::overwrite(path, list);
  Outcome outcome = test::record_of(test::list_of_eight(), 0, lines.size()).outcome;
  outcome.list = {OrbitsByType({lines.size()}), list.size(), sha256(list)};
  return outcome;
}

// The four canonical solutions of 8 queens in a shard.
Lines solutions_in(std::uint32_t shard) {
  Lines lines = eightfold::test::lines_of(test::lists_of_eight()[shard]);
  lines.pop_back();
  return lines;
}

std::string rejection_of(const std::string& path, const Outcome& outcome, Placement last = {},
                         const Spec& spec = test::list_of_eight()) {
  const std::string message =
      test::rejection_by([&] { copy_list(path, spec, outcome, last, [](std::string_view) {}); });
  return message.starts_with(path) ? message.substr(path.size()) : message;
}

// Lists that match the checksums of their records.
TEST(ListFile, is_accepted_or_rejected_with_the_reason) {
  const eightfold::test::TemporaryFolder folder;
  const auto with_line = [&](const Cells& c) {
    Lines lines = solutions_in(static_cast<std::uint32_t>(std::stoul(c.at(1))));
    lines.at(std::stoul(c.at(2)) - 1) = c.at(3);
    return rejection_of(folder / "list", forged_list(folder / "list", lines));
  };
  const auto of_text = [&](const Cells& c) {
    Outcome outcome = forged_list(folder / "list", solutions_in(0));
    test::overwrite(folder / "list", c.at(1));
    outcome.list->bytes = c.at(1).size();
    outcome.list->sha256 = sha256(c.at(1));
    return rejection_of(folder / "list", outcome);
  };
  eightfold::test::expect_cases("job-list-cases.txt", {{"line", with_line}, {"text", of_text}});
}

TEST(ListFile, is_copied_without_its_total) {
  const eightfold::test::TemporaryFolder folder;
  const Outcome outcome = forged_list(folder / "list", solutions_in(0));
  std::string text;
  Placement last;
  copy_list(folder / "list", test::list_of_eight(), outcome, last,
            [&](std::string_view piece) { text += piece; });
  EXPECT_EQ(text + reports::ndjson_total(4), test::lists_of_eight()[0]);
  EXPECT_EQ(last, eightfold::test::published_canonical_solutions()[3].placement);
  EXPECT_EQ(rejection_of(folder / "list", outcome, last),
            ": line 1 is not greater than the solution before it; compute the shard again");
}

// Only the solutions on the board, the least ones under the group that preserves it.
TEST(ListFile, of_a_constrained_board_has_its_canonical_solutions) {
  const eightfold::test::TemporaryFolder folder;
  Spec spec = test::list_of_eight();
  spec.board = Board::square(8);
  spec.board->block({0, 0});
  const auto copy = [&](const std::vector<Placement>& solutions) {
    Lines lines;
    for (const Placement& solution : solutions)
      reports::ndjson_notation.append(lines.emplace_back(), {solution, 8}, 0);
    return rejection_of(folder / "list", forged_list(folder / "list", lines), {}, spec);
  };
  EXPECT_EQ(copy({{1, 3, 5, 7, 2, 0, 6, 4}, {5, 2, 6, 1, 7, 4, 0, 3}}), "accepted");
  EXPECT_EQ(copy({{0, 4, 7, 5, 2, 6, 1, 3}}),
            ": line 1 is not a solution of 8 queens on this board; compute the shard again");
  EXPECT_EQ(copy({{7, 3, 0, 2, 5, 1, 6, 4}}),
            ": line 1 is not the least solution of its orbit; compute the shard again");
}

class JoinedLists : public ::testing::Test {
 protected:
  static std::string joined(const std::vector<Folder>& folders,
                            const Standing& standing = test::listed_standing()) {
    std::string text;
    join_lists(standing, folders, [&](std::string_view piece) { text += piece; });
    return text;
  }

  void expect_rejected(const std::string& reason, const Standing& standing = test::listed_standing()) const {
    const auto message = eightfold::test::message_of<ParseError>([&] { joined({run_}, standing); });
    EXPECT_TRUE(mentions(message, {list_ + ": ", reason}));
  }

  const eightfold::test::TemporaryFolder folder_;
  const Folder run_ = test::list_folder(folder_ / "run");
  const std::string list_ = run_.list_path(1);
};

TEST_F(JoinedLists, equal_the_published_list_in_one_folder_or_several) {
  const std::string published = test::whole_list_of_eight();
  EXPECT_EQ(joined({run_}), published);
  const Folder part = test::list_folder(folder_ / "part", {1});
  EXPECT_EQ(joined({part, run_}), published);
  test::overwrite(part.list_path(1), "damaged\n");
  test::overwrite(part.list_path(0), std::string(test::lists_of_eight()[0]).replace(13, 1, "7"));
  EXPECT_EQ(joined({part, run_}), published);
  EXPECT_EQ(joined({run_, part}), published);
}

TEST_F(JoinedLists, are_rejected_with_the_name_of_an_invalid_list) {
  const std::string list = test::lists_of_eight()[1];
  for (std::size_t at = 0; at < list.size(); ++at) {
    test::overwrite(list_, list.substr(0, at));
    expect_rejected(at == 1 ? "has 1 byte, expected" : "bytes, expected");
    std::string changed = list;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    test::overwrite(list_, changed);
    expect_rejected("does not match its record");
  }
  Standing standing = test::listed_standing();
  standing.shards[1].outcome = forged_list(list_, solutions_in(0));
  expect_rejected("line 1 is not greater than the solution before it", standing);
  std::filesystem::remove(list_);
  expect_rejected("not found");
  ASSERT_EQ(mkfifo(list_.c_str(), 0600), 0);
  expect_rejected("is not a regular file");
}

TEST_F(JoinedLists, are_copied_in_pieces) {
  const Folder run = test::new_folder(folder_ / "13", {Work::canonical_list, 13, 1, 1});
  Lines lines;
  for_each_canonical_solution({.n = 13}, [&](const Orbit& orbit) {
    reports::ndjson_notation.append(lines.emplace_back(), {orbit.representative, 13}, 0);
    return true;
  });
  ASSERT_EQ(lines.size(), eightfold::test::published_counts(13).fundamental);
  Record record = test::record_of(run.spec(), 0, lines.size());
  record.outcome.list = forged_list(run.list_path(0), lines).list;
  record.outcome.list->by_type = OrbitsByType({9197, 32, 0, 0, 0, 0, 4});
  std::string text;
  std::size_t longest = 0;
  join_lists(test::standing_of({record}), std::span(&run, 1), [&](std::string_view piece) {
    text += piece;
    longest = std::max(longest, piece.size());
  });
  EXPECT_EQ(text, eightfold::test::contents_of(run.list_path(0)));
  EXPECT_LE(longest, 65536U);
}

TEST_F(JoinedLists, may_be_empty_but_not_incomplete) {
  Record record = test::list_record(0);
  record.outcome = forged_list(run_.list_path(0), {});
  EXPECT_EQ(joined({run_}, test::standing_of({record})),
            "{\"kind\":\"total\",\"total\":0,\"total_text\":\"0\"}\n");
  Standing standing = test::listed_standing();
  standing.shards[2].state = ShardState::missing;
  EXPECT_THROW(joined({run_}, standing), std::logic_error);
  const Folder count = test::new_folder(folder_ / "count", test::count_of_eight(1));
  EXPECT_THROW(joined({count}, test::standing_of(count.spec(), {92})), std::logic_error);
}

}  // namespace
}  // namespace eightfold::job
