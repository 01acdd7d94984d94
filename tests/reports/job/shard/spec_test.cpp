#include "reports/job/shard/spec.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using reports::ParseError;

const std::vector<Spec> specs = {{Work::count, 20, "halves", 12277, 200},
                                 {Work::count, 0, "halves", 1, 1},
                                 {Work::count, 28, "lanes", std::uint64_t{1} << 53U, max_shards},
                                 {Work::half_turn, 40, "cover", 1000, 7},
                                 {Work::quarter_turn, 71, "cover", 1, 1},
                                 {Work::canonical_list, 32, "cover", 500, 500}};

std::string job_file_rejection(const std::string& text) {
  return eightfold::test::message_of<ParseError>([&] { parse_job_file(text); });
}

// A job file with this specification and its hash.
std::string job_file_of(const std::string& spec) {
  return R"({"$schema":"urn:eightfold:schema:job:1.0","job":)" + spec + ",\"sha256\":\"" + sha256(spec) +
         "\"}\n";
}

TEST(Spec, is_one_line_of_json) {
  const Spec spec = {Work::count, 20, "halves", 12277, 200};
  const std::string text = R"({"work":"count","n":20,"engine":"halves","cut":3,"units":12277,"shards":200})";
  EXPECT_EQ(spec_text(spec), text);
  EXPECT_EQ(job_hash(spec), sha256(text));
  EXPECT_EQ(job_file_text(spec), job_file_of(text));
}

TEST(Spec, has_a_description) {
  EXPECT_EQ(describe(specs[0]), "count of 20 queens by halves in 200 shards");
  EXPECT_EQ(describe({Work::half_turn, 1, "cover", 1, 1}),
            "half-turn solutions of 1 queen by cover in 1 shard");
}

TEST(JobFile, is_read_as_it_was_written) {
  for (const Spec& spec : specs) EXPECT_EQ(parse_job_file(job_file_text(spec)), spec);
}

TEST(JobFile, with_any_flipped_bit_is_rejected) {
  for (const Spec& spec : specs) {
    std::string text = job_file_text(spec);
    for (char& byte : text)
      for (int bit = 0; bit < 8; ++bit) {
        byte = static_cast<char>(byte ^ (1 << bit));
        EXPECT_THROW(parse_job_file(text), ParseError) << text;
        byte = static_cast<char>(byte ^ (1 << bit));
      }
    EXPECT_NO_THROW(parse_job_file(text));
  }
}

TEST(JobFile, truncated_or_extended_is_rejected) {
  const std::string text = job_file_text(specs[0]);
  for (std::size_t length = 0; length < text.size(); ++length)
    EXPECT_THROW(parse_job_file(text.substr(0, length)), ParseError) << length;
  for (const std::string more : {"\n", " ", "}", "x"}) EXPECT_THROW(parse_job_file(text + more), ParseError);
  EXPECT_TRUE(mentions(job_file_rejection(text.substr(0, 90)), {"damaged: ", "eightfold job plan"}));
}

TEST(JobFile, differs_from_other_files) {
  for (const std::string text : {"hello", "SQLite format 3", "[]", "{\"$schema\":\"urn:other\"}"})
    EXPECT_TRUE(mentions(job_file_rejection(text), {"not a job file; ", "--job-file"})) << text;
  std::string newer = job_file_text(specs[0]);
  newer.replace(newer.find("1.0"), 3, "2.0");
  EXPECT_TRUE(mentions(job_file_rejection(newer), {"job file version 2.0 is not supported (expected 1.0)"}));
}

TEST(JobFile, with_another_cut_version_is_not_reported_as_damaged) {
  const std::string message = job_file_rejection(
      job_file_of(R"({"work":"count","n":20,"engine":"halves","cut":1,"units":12277,"shards":200})"));
  EXPECT_TRUE(
      mentions(message, {"another version of eightfold", "cut version 1, expected 3", "plan the job again"}));
}

TEST(JobFile, that_cannot_be_computed_is_rejected) {
  const std::string sound = R"({"work":"count","n":20,"engine":"halves","cut":3,"units":9,"shards":3})";
  EXPECT_NO_THROW(parse_job_file(job_file_of(sound)));
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"\"n\":20", "\"n\":29"},
      {"\"n\":20", "\"n\":-1"},
      {"\"n\":20", "\"n\":20.0"},
      {"\"n\":20", "\"n\":\"20\""},
      {"\"n\":20", "\"n\":020"},
      {"\"n\":20", "\"n\":18446744073709551636"},
      {"halves", "cover"},
      {"halves", "backtrack"},
      {"\"count\"", "\"knights\""},
      {"\"count\"", "\"half_turn\""},
      {"\"count\"", "null"},
      {"\"shards\":3", "\"shards\":0"},
      {"\"shards\":3", "\"shards\":10"},
      {"\"units\":9,", ""},
      {"\"units\":9", "\"units\":9e0"},
      {"\"units\":9", "\"units\":9,\"more\":1"},
      {"\"units\":9", "\"units\": 9"},
      {"\"units\":9", "\"units\":9,\"units\":9"},
      {"\"work\"", "\"w\\u006frk\""},
      {"\"units\":9,\"shards\":3", "\"shards\":3,\"units\":9"},
      {"\"units\":9", "\"units\":[{}]"}};
  for (const auto& [from, to] : changes) {
    std::string changed = sound;
    changed.replace(changed.find(from), from.size(), to);
    EXPECT_THROW(parse_job_file(job_file_of(changed)), ParseError) << changed;
  }
}

TEST(JobFile, has_at_most_100000_shards) {
  const auto with = [](const std::string& shards) {
    return job_file_of(R"({"work":"half_turn","n":30,"engine":"cover","cut":1,"units":900000,"shards":)" +
                       shards + "}");
  };
  EXPECT_EQ(parse_job_file(with("100000")).shards, 100'000U);
  EXPECT_THROW(parse_job_file(with("100001")), ParseError);
}

TEST(Shards, share_the_units_evenly_and_in_order) {
  for (const std::uint64_t units : {1ULL, 2ULL, 7ULL, 40ULL, 12277ULL, 100'003ULL})
    for (const std::uint32_t shards : {1U, 2U, 3U, 7U, 40U, 200U, 12277U}) {
      if (shards > units) continue;
      const Spec spec = {Work::half_turn, 20, "cover", units, shards};
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
}

TEST(Shards, are_cut_without_overflow) {
  const Spec spec = {Work::half_turn, 20, "cover", UINT64_MAX, max_shards};
  EXPECT_EQ(units_of(spec, max_shards - 1).end, UINT64_MAX);
  EXPECT_EQ(units_of(spec, 50'000).begin, UINT64_MAX / 2);
}

TEST(JobFile, that_is_damaged_is_rejected_with_the_reason) {
  const std::string text = job_file_text(specs[0]);
  EXPECT_TRUE(mentions(job_file_rejection(text.substr(0, 12)), {"damaged: truncated; "}));
  std::string no_hash = text;
  no_hash.replace(no_hash.find(job_hash(specs[0])), 64, "none");
  EXPECT_TRUE(mentions(job_file_rejection(no_hash), {"damaged: \"sha256\" is not a SHA-256 hash; "}));
}

}  // namespace
}  // namespace eightfold::job
