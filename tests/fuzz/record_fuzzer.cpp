// Shard records. The reader accepts only what the writer writes, so an accepted text prints back. Because the
// checksum hides what is behind it from the fuzzer, the text is also read with the checksum corrected. The
// bytes are also decoded into a record, which is read from what is printed, and into one that contradicts
// itself.
#include <fuzzer/FuzzedDataProvider.h>

#include <string>

#include "reports/job/shard/record.hpp"
#include "reports/job/shard/sha256.hpp"
#include "tests/fuzz/fuzzing.hpp"
#include "tests/fuzz/sealed_record.hpp"

namespace eightfold::job {
namespace {

using fuzz::expect;
using fuzz::reads;

void expect_consistent(const Record& record, std::string_view text) {
  const auto& [count, residues, list] = record.outcome;
  for (std::size_t i = 0; i < residues.size(); ++i)
    expect(count % check_primes[i] == residues[i], "a count with the residues of another", text);
  if (!list) return;
  __extension__ using Wide = unsigned __int128;
  Wide orbits = 0;
  for (const std::uint64_t of_type : list->by_type) orbits += of_type;
  expect(orbits == count, "a count that is not that of the orbits", text);
}

void check_text(const std::string& text) {
  reads([&] {
    const Record record = parse_record(text);
    expect(record_text(record) == text, "read, but printed differently", text);
    expect_consistent(record, text);
    expect(checked_record(text, record.job, record.shard) == record, "read, but not valid", text);
    const auto is_valid_for = [&](const std::string& job, std::uint32_t shard) {
      return reads([&] { checked_record(text, job, shard); });
    };
    expect(!is_valid_for(record.job, record.shard + 1), "valid for another shard", text);
    expect(!is_valid_for(sha256(record.job), record.shard), "valid for another job", text);
  });
}

std::string decoded_word(FuzzedDataProvider& bytes) {
  std::string word = bytes.ConsumeRandomLengthString(20);
  for (char& c : word) c = static_cast<char>(' ' + static_cast<unsigned char>(c) % 95);
  return word;
}

Record decoded(FuzzedDataProvider& bytes) {
  Record record;
  record.job = sha256(bytes.ConsumeRandomLengthString(4));
  record.shard = bytes.ConsumeIntegral<std::uint32_t>();
  std::uint64_t& count = record.outcome.count;
  if (bytes.ConsumeBool()) {
    ListedOrbits& list = record.outcome.list.emplace();
    for (const SubgroupClass type : all_subgroup_classes)
      count += list.by_type[type] = bytes.ConsumeIntegralInRange<std::uint64_t>(0, UINT64_MAX / 8);
    list.bytes = bytes.ConsumeIntegral<std::uint64_t>();
    list.sha256 = sha256(bytes.ConsumeRandomLengthString(4));
    if (bytes.ConsumeBool())
      record.certificate = {bytes.ConsumeIntegral<std::uint64_t>(),
                            sha256(bytes.ConsumeRandomLengthString(4))};
  } else {
    count = bytes.ConsumeIntegral<std::uint64_t>();
  }
  CheckedCount checked;
  checked.add(count);
  record.outcome.residues = checked.residues();
  record.origin = {decoded_word(bytes), decoded_word(bytes), decoded_word(bytes), decoded_word(bytes)};
  return record;
}

// Adds to one of the numbers that depend on each other.
void make_inconsistent(Record& record, FuzzedDataProvider& bytes) {
  const auto more = bytes.ConsumeIntegral<std::uint64_t>();
  auto& [count, residues, list] = record.outcome;
  const int which = bytes.ConsumeIntegralInRange(0, 3);
  if (which == 0) count += more;
  if (which == 1) residues[0] = (residues[0] + more) % check_primes[0];
  if (which == 2) residues[1] = (residues[1] + more) % check_primes[1];
  if (which == 3 && list) list->by_type[SubgroupClass::trivial] += more;
}

void check_record(FuzzedDataProvider bytes) {
  Record record = decoded(bytes);
  const std::string text = record_text(record);
  expect(parse_record(text) == record, "printed, but read as another record", text);
  make_inconsistent(record, bytes);
  check_text(record_text(record));
}

}  // namespace
}  // namespace eightfold::job

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(eightfold::fuzz::text_of(data, size));
  eightfold::job::check_text(text);
  eightfold::job::check_text(eightfold::fuzz::sealed(text));
  eightfold::job::check_record(FuzzedDataProvider(data, size));
  return 0;
}
