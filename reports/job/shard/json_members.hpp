#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/count/checked_count.hpp"

namespace eightfold::job {

/// Members of an object that a file should have; the reader looks at the whole of it afterwards. All throw
/// ParseError, by the key, if the member is missing or of another kind.
std::string text_member(const nlohmann::json& object, std::string_view key);
/// A whole number, at most so large.
std::uint64_t number_member(const nlohmann::json& object, std::string_view key, std::uint64_t max);
const nlohmann::json& object_member(const nlohmann::json& object, std::string_view key);
/// A SHA-256: 64 lower-case hexadecimal digits.
std::string hash_member(const nlohmann::json& object, std::string_view key);

bool is_hash(std::string_view text);

/// [{"modulus":…,"residue":…},…].
nlohmann::ordered_json residues_json(const CheckedCount::Residues& residues);

/// Orbits by type, an object of those types that occur: {"trivial":11,"half_turn":1}.
nlohmann::ordered_json orbits_json(const std::array<std::uint64_t, 8>& by_type);

}  // namespace eightfold::job
