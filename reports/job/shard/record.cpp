// The last member of a record is the hash of all text before it, and the reader accepts only text that is
// identical to what the writer produces. So a JSON feature that the reader overlooks, such as a duplicate key
// or another form of a number, cannot change the meaning of a record.
#include "reports/job/shard/record.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "eightfold/core/version.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/job/shard/commit.hpp"
#include "reports/job/shard/json_members.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using reports::ParseError;

constexpr std::string_view record_schema = "urn:eightfold:schema:shard-record:";
constexpr std::string_view record_version = "1.0";
constexpr std::string_view record_prefix = R"({"$schema":"urn:eightfold:schema:shard-record:)";
constexpr std::size_t checksum_size = std::string_view(R"(,"sha256":""})").size() + 64 + 1;

// The end of a record: the checksum member, the closing brace and the newline.
std::string checksum_member(std::string_view content) {
  return fmt::format(",\"sha256\":\"{}\"}}\n", sha256(content));
}

ordered_json list_json(const ListedOrbits& list) {
  ordered_json members;
  reports::add_exact(members, "orbits", orbits_json(list.by_type));
  reports::add_exact(members, "bytes", list.bytes);
  members["sha256"] = list.sha256;
  return members;
}

ListedOrbits list_in(const json& list) {
  ListedOrbits listed;
  const json& orbits = object_member(list, "orbits");
  for (const SubgroupClass type : all_subgroup_classes)
    if (orbits.contains(name_of(type)))
      listed.by_type[type] = number_member(orbits, name_of(type), UINT64_MAX);
  listed.bytes = number_member(list, "bytes", UINT64_MAX);
  listed.sha256 = hash_member(list, "sha256");
  return listed;
}

CheckedCount::Residues residues_in(const json& record) {
  const auto member = record.find("residues");
  if (member == record.end() || !member->is_array() || member->size() != check_primes.size())
    throw ParseError("the residues modulo the two primes are missing");
  CheckedCount::Residues residues{};
  for (std::size_t i = 0; i < residues.size(); ++i)
    residues[i] = number_member((*member)[i], "residue", check_primes[i] - 1);
  return residues;
}

Record record_in(const json& document) {
  Record record;
  record.job = hash_member(document, "job");
  record.shard = static_cast<std::uint32_t>(number_member(document, "shard", UINT32_MAX));
  record.outcome.count = number_member(document, "count", UINT64_MAX);
  record.outcome.residues = residues_in(document);
  if (document.contains("list")) record.outcome.list = list_in(object_member(document, "list"));
  if (document.contains("certificate")) {
    const json& certificate = object_member(document, "certificate");
    record.certificate = {number_member(certificate, "bytes", UINT64_MAX),
                          hash_member(certificate, "sha256")};
  }
  record.origin = {text_member(document, "version"), text_member(document, "commit"),
                   text_member(document, "engine"),
                   document.contains("kernel") ? text_member(document, "kernel") : ""};
  return record;
}

// Throws ParseError with the kind of damage unless the text is an unchanged record.
void check_integrity(std::string_view text) {
  if (text.size() > max_record_size) throw ParseError("not a shard record: longer than 64 KiB");
  if (text.empty()) throw ParseError("empty; compute the shard again");
  if (!record_prefix.starts_with(text.substr(0, record_prefix.size())))
    throw ParseError("not a shard record, or its header was altered");
  const auto line = text.find('\n');
  if (line == std::string_view::npos) throw ParseError("truncated; compute the shard again");
  if (line + 1 < text.size()) throw ParseError("altered: there is text after the first line");
  const std::string_view checksum = text.substr(text.size() - std::min(checksum_size, text.size()));
  const std::string_view content = text.substr(0, text.size() - checksum.size());
  if (checksum != checksum_member(content))
    throw ParseError("altered: the checksum does not match; compute the shard again");
}

void check_counts(const Outcome& outcome) {
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    if (outcome.count % check_primes[i] != outcome.residues[i])
      throw ParseError(fmt::format("the count and its residue modulo {} disagree", check_primes[i]));
  if (!outcome.list) return;
  std::uint64_t orbits = 0;
  for (const std::uint64_t of_type : outcome.list->by_type)
    if (__builtin_add_overflow(orbits, of_type, &orbits))
      throw ParseError("the number of orbits exceeds 64 bits");
  if (orbits != outcome.count) throw ParseError("the count and the number of orbits disagree");
}

}  // namespace

Origin origin_of(const std::string& engine, Kernel kernel) {
  return {EIGHTFOLD_VERSION, built_from_commit, engine,
          kernel == Kernel::automatic ? "" : std::string(name_of(kernel))};
}

std::string record_text(const Record& record) {
  ordered_json document = {{"$schema", fmt::format("{}{}", record_schema, record_version)},
                           {"job", record.job},
                           {"shard", record.shard}};
  reports::add_exact(document, "count", record.outcome.count);
  document["residues"] = residues_json(record.outcome.residues);
  if (record.outcome.list) document["list"] = list_json(*record.outcome.list);
  if (record.certificate) {
    ordered_json certificate;
    reports::add_exact(certificate, "bytes", record.certificate->bytes);
    certificate["sha256"] = record.certificate->sha256;
    document["certificate"] = std::move(certificate);
  }
  document["version"] = record.origin.version;
  document["commit"] = record.origin.commit;
  document["engine"] = record.origin.engine;
  if (!record.origin.kernel.empty()) document["kernel"] = record.origin.kernel;
  std::string text = document.dump();
  text.pop_back();  // the closing brace follows the checksum
  return text + checksum_member(text);
}

Record parse_record(std::string_view text) {
  check_integrity(text);
  const json document = reports::parse_json(text);
  const std::string version = text_member(document, "$schema").substr(record_schema.size());
  if (version != record_version)
    throw ParseError(
        fmt::format("record version {} is not supported (expected {}); use the eightfold that wrote it",
                    reports::printable(version), record_version));
  const Record record = record_in(document);
  check_counts(record.outcome);
  if (record.certificate && !record.outcome.list) throw ParseError("a certificate without a list");
  if (record_text(record) != text) throw ParseError("not in the form that eightfold writes");
  return record;
}

Record checked_record(std::string_view text, const std::string& job, std::uint32_t shard) {
  Record record = parse_record(text);
  if (record.job != job) throw ParseError("it belongs to another job");
  if (record.shard != shard) throw ParseError(fmt::format("it belongs to shard {}", record.shard));
  return record;
}

std::optional<Record> valid_record(std::string_view text, const std::string& job, std::uint32_t shard) {
  try {
    return checked_record(text, job, shard);
  } catch (const ParseError&) {
    return std::nullopt;
  }
}

}  // namespace eightfold::job
