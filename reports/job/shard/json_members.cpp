#include "reports/job/shard/json_members.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/io/parse_error.hpp"

namespace eightfold::job {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using reports::ParseError;

const json& member(const json& object, std::string_view key) {
  const auto found = object.is_object() ? object.find(key) : object.end();
  if (found == object.end()) throw ParseError(fmt::format("the key \"{}\" is missing", key));
  return *found;
}

[[noreturn]] void reject(std::string_view key, std::string_view what) {
  throw ParseError(fmt::format("\"{}\" is not {}", key, what));
}

}  // namespace

std::string text_member(const json& object, std::string_view key) {
  const json& value = member(object, key);
  if (!value.is_string()) reject(key, "a string");
  return value.get<std::string>();
}

std::uint64_t number_member(const json& object, std::string_view key, std::uint64_t max) {
  const json& value = member(object, key);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > max)
    reject(key, fmt::format("a whole number from 0 to {}", max));
  return value.get<std::uint64_t>();
}

const json& object_member(const json& object, std::string_view key) {
  const json& value = member(object, key);
  if (!value.is_object()) reject(key, "an object");
  return value;
}

std::string hash_member(const json& object, std::string_view key) {
  std::string text = text_member(object, key);
  if (text.size() != 64 || text.find_first_not_of("0123456789abcdef") != std::string::npos)
    reject(key, "a SHA-256 hash");
  return text;
}

ordered_json residues_json(const CheckedCount::Residues& residues) {
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    list.push_back({{"modulus", check_primes[i]}, {"residue", residues[i]}});
  return list;
}

ordered_json orbits_json(const OrbitsByType& by_type) {
  ordered_json orbits = ordered_json::object();
  for (const SubgroupClass type : all_subgroup_classes)
    if (by_type[type] > 0) orbits[std::string(name_of(type))] = by_type[type];
  return orbits;
}

}  // namespace eightfold::job
