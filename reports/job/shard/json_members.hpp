#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::job {

/// Required members of an object. Each function throws ParseError with the key if the member is missing or
/// has another type.
std::string text_member(const nlohmann::json& object, std::string_view key);
/// A whole number from 0 to `max`.
std::uint64_t number_member(const nlohmann::json& object, std::string_view key, std::uint64_t max);
const nlohmann::json& object_member(const nlohmann::json& object, std::string_view key);
/// A SHA-256: 64 lower-case hexadecimal digits.
std::string hash_member(const nlohmann::json& object, std::string_view key);

/// [{"modulus":…,"residue":…},…].
nlohmann::ordered_json residues_json(const CheckedCount::Residues& residues);

/// The numbers of orbits of the types that occur: {"trivial":11,"half_turn":1}.
nlohmann::ordered_json orbits_json(const OrbitsByType& by_type);

}  // namespace eightfold::job
