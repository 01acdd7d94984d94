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
#include "reports/job/shard/sha256.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::job {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using reports::number_at;
using reports::ParseError;

constexpr std::string_view record_schema = "urn:eightfold:schema:shard-record:";
constexpr std::string_view record_version = "1.0";
constexpr std::string_view record_prefix = R"({"$schema":"urn:eightfold:schema:shard-record:)";
constexpr std::size_t checksum_size = std::string_view(R"(,"sha256":""})").size() + 64 + 1;

constexpr const char* not_our_form = "not in the form that eightfold writes";

// The end of a record: the checksum member, the closing brace and the newline.
std::string checksum_member(std::string_view content) {
  return fmt::format(",\"sha256\":\"{}\"}}\n", sha256(content));
}

ordered_json list_json(const ListedOrbits& list) {
  ordered_json orbits = ordered_json::object();
  for (const SubgroupClass type : all_subgroup_classes)
    if (list.by_type[type] > 0) orbits[std::string(name_of(type))] = list.by_type[type];
  ordered_json members;
  reports::add_exact(members, "orbits", orbits);
  reports::add_exact(members, "bytes", list.bytes);
  members["sha256"] = list.sha256;
  return members;
}

std::string hash_at(const json& object, const char* key) {
  auto hash = object.at(key).get<std::string>();
  if (!is_sha256(hash)) throw ParseError(fmt::format("\"{}\" is not a SHA-256 hash", key));
  return hash;
}

ListedOrbits list_in(const json& list) {
  ListedOrbits listed;
  for (const SubgroupClass type : all_subgroup_classes)
    if (list.at("orbits").contains(name_of(type)))
      listed.by_type[type] = number_at(list["orbits"], name_of(type));
  listed.bytes = number_at(list, "bytes");
  listed.sha256 = hash_at(list, "sha256");
  return listed;
}

// Accepts members that are not known: parse_record compares the text.
Record record_in(const json& document) {
  Record record;
  record.job = hash_at(document, "job");
  record.shard = static_cast<std::uint32_t>(number_at(document, "shard", UINT32_MAX));
  record.outcome.count = number_at(document, "count");
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    record.outcome.residues[i] = number_at(document.at("residues").at(i), "residue");
  if (document.contains("list")) record.outcome.list = list_in(document["list"]);
  if (document.contains("certificate"))
    record.certificate = {number_at(document["certificate"], "bytes"),
                          hash_at(document["certificate"], "sha256")};
  record.origin = {document.at("version"), document.at("commit"), document.at("engine"),
                   document.value("kernel", "")};
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

Origin origin_of(std::string_view engine, Kernel kernel) {
  return {EIGHTFOLD_VERSION, built_from_commit, std::string(engine),
          kernel == Kernel::automatic ? "" : std::string(name_of(kernel))};
}

std::string record_text(const Record& record) {
  ordered_json document = {{"$schema", fmt::format("{}{}", record_schema, record_version)},
                           {"job", record.job},
                           {"shard", record.shard}};
  reports::add_exact(document, "count", record.outcome.count);
  document["residues"] = reports::residues_json(record.outcome.residues);
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
  const std::string version = document.at("$schema").get<std::string>().substr(record_schema.size());
  if (version != record_version)
    throw ParseError(
        fmt::format("record version {} is not supported (expected {}); use the eightfold that wrote it",
                    reports::printable(version), record_version));
  const Record record = [&] {
    try {
      return record_in(document);
    } catch (const json::exception&) {
      throw ParseError(not_our_form);
    }
  }();
  check_counts(record.outcome);
  if (record.certificate && !record.outcome.list) throw ParseError("a certificate without a list");
  if (record_text(record) != text) throw ParseError(not_our_form);
  return record;
}

Record checked_record(std::string_view text, const std::string& job, std::uint32_t shard) {
  Record record = parse_record(text);
  if (record.job != job) throw ParseError("it belongs to another job");
  if (record.shard != shard) throw ParseError(fmt::format("it belongs to shard {}", record.shard));
  return record;
}

}  // namespace eightfold::job
