#include "reports/job/shard/record.hpp"

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

std::vector<Record> sample_records() {
  const Spec spec = test::count_of_eight(4);
  std::vector<Record> records = {test::record_of(spec, 3, 92), test::record_of(spec, 0, UINT64_MAX),
                                 test::record_of(spec, UINT32_MAX, 0), test::list_record(1),
                                 test::certified_record(1)};
  records[1].origin = {"0.1.0-rc \"x\"\n", "", "plain", ""};
  return records;
}

std::string record_rejection(const std::string& text) {
  return eightfold::test::message_of<ParseError>([&] { parse_record(text); });
}

// The content that the checksum covers.
std::string content_of(const Record& record) {
  const std::string text = record_text(record);
  return text.substr(0, text.rfind(",\"sha256\":"));
}

TEST(Record, is_one_line_of_json_that_ends_with_its_checksum) {
  const Record record = test::record_of(test::count_of_eight(4), 3, 92);
  EXPECT_EQ(
      record_text(record),
      test::with_checksum("{\"$schema\":\"urn:eightfold:schema:shard-record:1.0\",\"job\":\"" + record.job +
                          "\",\"shard\":3,\"count\":92,\"count_text\":\"92\",\"residues\":[{\"modulus\":"
                          "2147483647,\"residue\":"
                          "92},{\"modulus\":2147483629,\"residue\":92}],\"version\":\"0.1.0\",\"commit\":"
                          "\"0123456\",\"engine\":\"halves\",\"kernel\":\"avx2\""));
}

TEST(Record, describes_its_list) {
  const std::string list = test::lists_of_eight()[1];
  EXPECT_TRUE(mentions(record_text(test::list_record(1)),
                       {",\"list\":{\"orbits\":{\"trivial\":",
                        ",\"bytes\":" + std::to_string(list.size()) + ",\"bytes_text\":\"" +
                            std::to_string(list.size()) + "\",\"sha256\":\"" + sha256(list) + "\"},"}));
}

TEST(Record, is_read_as_it_was_written) {
  for (const Record& record : sample_records()) EXPECT_EQ(parse_record(record_text(record)), record);
}

TEST(Record, with_any_flipped_bit_is_rejected) {
  for (const Record& record : sample_records()) {
    std::string text = record_text(record);
    for (char& byte : text)
      for (int bit = 0; bit < 8; ++bit) {
        byte = static_cast<char>(byte ^ (1 << bit));
        EXPECT_THROW(parse_record(text), ParseError) << text;
        byte = static_cast<char>(byte ^ (1 << bit));
      }
    EXPECT_NO_THROW(parse_record(text));
  }
}

TEST(Record, truncated_anywhere_is_rejected) {
  for (const Record& record : sample_records()) {
    const std::string text = record_text(record);
    for (std::size_t length = 0; length < text.size(); ++length)
      EXPECT_THROW(parse_record(text.substr(0, length)), ParseError) << length;
    EXPECT_TRUE(mentions(record_rejection(text.substr(0, text.size() / 2)), {"truncated"}));
    EXPECT_TRUE(mentions(record_rejection(text.substr(0, text.size() - 1)), {"truncated"}));
  }
}

TEST(Record, with_an_additional_byte_is_rejected) {
  for (const Record& record : sample_records()) {
    const std::string text = record_text(record);
    for (std::size_t at = 0; at <= text.size(); ++at)
      for (const char byte : {' ', '\n', '0', '\0'})
        EXPECT_THROW(parse_record(std::string(text).insert(at, 1, byte)), ParseError) << at;
    EXPECT_TRUE(mentions(record_rejection(text + text), {"text after the first line"}));
  }
}

TEST(Record, reports_the_kind_of_damage) {
  const std::string text = record_text(test::record_of(test::count_of_eight(4), 3, 92));
  EXPECT_TRUE(mentions(record_rejection(""), {"empty"}));
  EXPECT_TRUE(mentions(record_rejection("hello\n"), {"not a shard record"}));
  EXPECT_TRUE(mentions(record_rejection(job_file_text(test::count_of_eight(4))), {"not a shard record"}));
  EXPECT_TRUE(mentions(record_rejection(text + std::string(65536, ' ')), {"longer than 64 KiB"}));
  EXPECT_TRUE(mentions(record_rejection(std::string(text).replace(text.find("92"), 2, "93")),
                       {"checksum does not match"}));
}

TEST(Record, of_another_version_is_not_reported_as_damaged) {
  std::string part = content_of(test::list_record(0));
  part.replace(part.find(":1.0\""), 5, ":1.1\"");
  EXPECT_TRUE(mentions(record_rejection(test::with_checksum(part)),
                       {"record version 1.1 is not supported (expected 1.0)"}));
}

TEST(Record, with_a_certificate_has_a_list) {
  Record record = test::record_of(test::count_of_eight(4), 3, 92);
  record.certificate = {10, std::string(64, 'a')};
  EXPECT_EQ(record_rejection(record_text(record)), "a certificate without a list");
}

TEST(Record, states_the_digest_of_its_certificate) {
  const Record record = test::certified_record(1);
  EXPECT_TRUE(mentions(record_text(record),
                       {",\"certificate\":{\"bytes\":1851,\"bytes_text\":\"1851\",\"sha256\":\"" +
                        record.certificate->sha256 + "\"},\"version\":"}));
}

// Records with a valid checksum that eightfold does not write.
TEST(Record, in_any_other_form_is_rejected_even_with_a_valid_checksum) {
  const std::string count = content_of(test::record_of(test::count_of_eight(4), 3, 92));
  const std::string list = content_of(test::list_record(1));
  ASSERT_NO_THROW(parse_record(test::with_checksum(count)));
  ASSERT_NO_THROW(parse_record(test::with_checksum(list)));
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"\"count\":92", "\"count\":93"},
      {"\"count\":92", "\"count\":92.0"},
      {"\"count\":92", "\"count\":-92"},
      {"\"count\":92", "\"count\":18446744073709551708"},
      {"\"count\":92", "\"count\":\"92\""},
      {"\"count\":92", "\"count\": 92"},
      {"\"count\":92", "\"count\":91,\"count\":92"},
      {"\"count\":92,", ""},
      {"\"count_text\":\"92\"", "\"count_text\":\"93\""},
      {"\"count_text\":\"92\"", "\"count_text\":92"},
      {"\"count_text\":\"92\",", ""},
      {":1.0\"", ":1.1\""},
      {"\"residue\":92", "\"residue\":2147483739"},
      {"\"modulus\":2147483647", "\"modulus\":7"},
      {"{\"modulus\":2147483647,\"residue\":92},", ""},
      {"\"shard\":3", "\"shard\":4294967299"},
      {"\"shard\":3", "\"shard\":null"},
      {"\"job\":\"", "\"job\":\"A"},
      {"\"engine\"", "\"comment\":1,\"engine\""},
      {"\"kernel\":\"avx2\"", "\"kernel\":\"\""},
      {"\"version\":\"0.1.0\",\"commit\":\"0123456\"", "\"commit\":\"0123456\",\"version\":\"0.1.0\""},
      {"\"0.1.0\"", "\"0\\u002e1.0\""},
      {"\"0.1.0\"", "\"\xff\""},
      {"\"0.1.0\"", std::string(40, '[') + std::string(40, ']')},
      {"\"trivial\":", "\"trivial\":9"},
      {"\"trivial\":", "\"full\":0,\"trivial\":"},
      {"\"trivial\":", "\"octagon\":1,\"trivial\":"},
      {"\"list\":", "\"List\":"},
      {"\"bytes\":", "\"bytes\":-"}};
  for (const auto& [from, to] : changes) {
    std::string part = count.find(from) != std::string::npos ? count : list;
    ASSERT_NE(part.find(from), std::string::npos) << from;
    part.replace(part.find(from), from.size(), to);
    EXPECT_THROW(parse_record(test::with_checksum(part)), ParseError) << part;
  }
}

TEST(Record, requires_that_count_residues_and_orbits_agree) {
  Record record = test::record_of(test::count_of_eight(4), 3, 92);
  record.outcome.residues[1] = 93;
  EXPECT_TRUE(mentions(record_rejection(record_text(record)), {"residue modulo 2147483629"}));
  record = test::list_record(0);
  ++record.outcome.list->by_type[SubgroupClass::quarter_turn];
  EXPECT_TRUE(mentions(record_rejection(record_text(record)), {"number of orbits disagree"}));
  record.outcome.list->by_type = OrbitsByType({UINT64_MAX, 5});
  EXPECT_THROW(parse_record(record_text(record)), ParseError);
}

}  // namespace
}  // namespace eightfold::job
