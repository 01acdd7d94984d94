#include "reports/job/shard/spec.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reports/job/shard/sha256.hpp"
#include "tests/reports/cases.hpp"
#include "tests/reports/job/damaged_texts.hpp"

namespace eightfold::job {
namespace {

using reports::ParseError;

// A board with some required squares, of one row too, and blocked ones, of which one is required.
Board constrained(int n) {
  Board board = Board::square(n);
  for (const Square square : {Square{0, n - 1}, {2, 1}, {2, 3}}) board.require(square);
  for (const Square square : {Square{1, 0}, {2, 1}, {n - 1, n - 1}}) board.block(square);
  return board;
}

const std::vector<Spec> specs = {
    {Work::count, 20, 12277, 200, 7},
    {Work::count, 0, 1, 1},
    {Work::count, 28, std::uint64_t{1} << 53U, max_shards, std::uint64_t{1} << 53U},
    {Work::half_turn, 40, 100'000, max_shards},
    {Work::quarter_turn, 71, 1, 1},
    {Work::canonical_list, 32, 500, 500},
    {Work::count, 8, 9, 3, 0, constrained(8)},
    {Work::count, 32, 9, 3, 0, constrained(32)},
    {Work::half_turn, 32, 9, 3, 0, constrained(32)},
    {Work::quarter_turn, 32, 9, 3, 0, constrained(32)},
    {Work::canonical_list, 32, 9, 3, 0, constrained(32)}};

// The text of the first one.
const std::string first_text =
    R"({"work":"count","n":20,"cut":3,"units":12277,"shards":200,"seed":7,"moduli":[2147483647,2147483629]})";

// That of the job on a constrained board of 8 rows.
const std::string constrained_text =
    R"({"work":"count","n":8,"cut":1,"units":9,"shards":3,"seed":0,"moduli":[2147483647,2147483629],)"
    R"("constraints":{"required":["h8","b6","d6"],"blocked":["a7","b6","h1"]}})";

// A job file with this specification and its hash.
std::string job_file_of(const std::string& spec) {
  return R"({"$schema":"urn:eightfold:schema:job:1.0","job":)" + spec + ",\"sha256\":\"" + sha256(spec) +
         "\"}\n";
}

TEST(Spec, is_one_line_of_json_and_has_a_description) {
  EXPECT_EQ(spec_text(specs[0]), first_text);
  EXPECT_EQ(job_hash(specs[0]), sha256(first_text));
  EXPECT_EQ(job_file_text(specs[0]), job_file_of(first_text));
  EXPECT_EQ(describe(specs[0]), "count of 20 queens in 200 shards");
  EXPECT_EQ(spec_text(specs[6]), constrained_text);
  EXPECT_EQ(describe(specs[6]),
            "count of 8 queens (queens on b6, d6 and h8; a7, b6 and h1 blocked) in 3 shards");
  EXPECT_EQ(engine_of(specs[6]), "lanes");
  EXPECT_EQ(engine_of(specs[8]), "cover");
  EXPECT_EQ(group_of(specs[0].board), full_group);
  EXPECT_EQ(group_of(specs[6].board).order(), 1);
  EXPECT_EQ(describe({Work::half_turn, 1, 1, 1}), "half-turn solutions of 1 queen in 1 shard");
}

TEST(JobFile, is_read_as_it_was_written_and_rejected_with_any_damage) {
  for (const Spec& spec : specs) {
    EXPECT_EQ(parse_job_file(job_file_text(spec)), spec);
    test::expect_damage_is_rejected(job_file_text(spec), parse_job_file);
  }
}

TEST(JobFile, is_accepted_or_rejected_with_the_reason) {
  using eightfold::test::Cells;
  const auto of = [](const std::string& text) { return test::rejection_by([&] { parse_job_file(text); }); };
  eightfold::test::expect_cases(
      "job-file-cases.txt",
      {{"spec", [&](const Cells& c) { return of(job_file_of(test::changed(first_text, c.at(1), c.at(2)))); }},
       {"board",
        [&](const Cells& c) { return of(job_file_of(test::changed(constrained_text, c.at(1), c.at(2)))); }},
       {"change",
        [&](const Cells& c) { return of(test::changed(job_file_text(specs[0]), c.at(1), c.at(2))); }},
       {"begin", [&](const Cells& c) { return of(job_file_text(specs[0]).substr(0, std::stoul(c.at(1)))); }},
       {"text", [&](const Cells& c) { return of(c.at(1)); }}});
  EXPECT_THROW(parse_job_file(test::changed(job_file_text(specs[6]), "\"a7\"", "\"a6\"")), ParseError);
  EXPECT_THROW(parse_job_file(job_file_text({Work::half_turn, 30, 900'000, 100'001})), ParseError);
}

TEST(Shards, share_the_units_evenly_and_in_order) {
  for (const std::uint64_t units : {1ULL, 2ULL, 7ULL, 40ULL, 12277ULL, 100'003ULL})
    for (const std::uint32_t shards : {1U, 2U, 3U, 7U, 40U, 200U, 12277U}) {
      if (shards > units) continue;
      const Spec spec = {Work::half_turn, 20, units, shards};
      std::uint64_t next = 0;
      for (std::uint32_t shard = 0; shard < shards; ++shard) {
        const UnitRange range = units_of(spec, shard);
        EXPECT_EQ(range.begin, next);
        EXPECT_GE(range.end - range.begin, units / shards);
        EXPECT_LE(range.end - range.begin, units / shards + 1);
        next = range.end;
      }
      EXPECT_EQ(next, units);
    }
  const Spec largest = {Work::half_turn, 20, UINT64_MAX, max_shards};
  EXPECT_EQ(units_of(largest, max_shards - 1).end, UINT64_MAX);
  EXPECT_EQ(units_of(largest, 50'000).begin, UINT64_MAX / 2);
}

}  // namespace
}  // namespace eightfold::job
