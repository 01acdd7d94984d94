#include "reports/job/shard/record.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reports/job/shard/sha256.hpp"
#include "tests/reports/cases.hpp"
#include "tests/reports/job/damaged_texts.hpp"
#include "tests/reports/job/sample_records.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::job {
namespace {

using eightfold::test::mentions;
using reports::ParseError;

Record sample_record() { return test::record_of(test::count_of_eight(4), 3, 92); }

// Appends a valid checksum to the content of a record.
std::string with_checksum(std::string_view content) {
  return std::string(content) + ",\"sha256\":\"" + sha256(content) + "\"}\n";
}

// The content that the checksum covers.
std::string content_of(const Record& record) {
  const std::string text = record_text(record);
  return text.substr(0, text.rfind(",\"sha256\":"));
}

TEST(Record, is_one_line_of_json_that_ends_with_its_checksum) {
  const Record record = sample_record();
  EXPECT_EQ(record_text(record),
            with_checksum(R"({"$schema":"urn:eightfold:schema:shard-record:1.0","job":")" + record.job +
                          R"(","shard":3,"count":92,"count_text":"92","residues":)" +
                          R"([{"modulus":2147483647,"residue":92},{"modulus":2147483629,"residue":92}],)" +
                          R"("version":"0.1.0","commit":"0123456","engine":"halves","kernel":"avx2")"));
  const Record list = test::certified_record(1);
  const std::string size = std::to_string(test::lists_of_eight()[1].size());
  EXPECT_TRUE(
      mentions(record_text(list), {R"(,"list":{"orbits":{"trivial":)",
                                   R"(,"bytes":)" + size + R"(,"bytes_text":")" + size + R"(","sha256":")" +
                                       sha256(test::lists_of_eight()[1]) +
                                       R"("},"certificate":{"bytes":1851,"bytes_text":"1851","sha256":")" +
                                       list.certificate->sha256 + R"("},"version":)"}));
}

TEST(Record, is_read_as_it_was_written_and_rejected_with_any_damage) {
  const Spec spec = test::count_of_eight(4);
  std::vector<Record> records = {sample_record(), test::record_of(spec, 0, UINT64_MAX),
                                 test::record_of(spec, UINT32_MAX, 0), test::list_record(1),
                                 test::certified_record(1)};
  records[1].origin = {"0.1.0-rc \"x\"\n", "", "plain", ""};
  for (const Record& record : records) {
    EXPECT_EQ(parse_record(record_text(record)), record);
    test::expect_damage_is_rejected(record_text(record), parse_record);
  }
}

TEST(Record, of_another_job_or_shard_is_not_valid) {
  const Record record = sample_record();
  const std::string text = record_text(record);
  EXPECT_EQ(checked_record(text, record.job, 3), record);
  const auto rejection = [&](const std::string& job, std::uint32_t shard) {
    return eightfold::test::message_of<ParseError>([&] { checked_record(text, job, shard); });
  };
  EXPECT_EQ(rejection(record.job, 2), "it belongs to shard 3");
  EXPECT_EQ(rejection(job_hash(test::count_of_eight(5)), 3), "it belongs to another job");
}

TEST(Record, is_accepted_or_rejected_with_the_reason) {
  using eightfold::test::Cells;
  const auto of = [](const std::string& text) { return test::rejection_by([&] { parse_record(text); }); };
  const std::string count = record_text(sample_record());
  const auto with_change = [&](const Record& record) {
    return [&, record](const Cells& c) {
      return of(with_checksum(test::changed(content_of(record), c.at(1), c.at(2))));
    };
  };
  eightfold::test::expect_cases(
      "job-record-cases.txt",
      {{"text", [&](const Cells& c) { return of(c.at(1)); }},
       {"begin", [&](const Cells& c) { return of(count.substr(0, std::stoul(c.at(1)))); }},
       {"change", [&](const Cells& c) { return of(test::changed(count, c.at(1), c.at(2))); }},
       {"count", with_change(sample_record())},
       {"list", with_change(test::certified_record(1))}});
  EXPECT_TRUE(mentions(of(count + count), {"text after the first line"}));
  EXPECT_TRUE(mentions(of(job_file_text(test::count_of_eight(4))), {"not a shard record"}));
  EXPECT_TRUE(mentions(of(count + std::string(65536, ' ')), {"longer than 64 KiB"}));
}

}  // namespace
}  // namespace eightfold::job
