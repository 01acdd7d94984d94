#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace coursework {

class JsonTree;

/// A claim that a submission can make.
struct ClaimKey {
  enum class Kind { list, table, number, quotient };
  std::string_view name;
  std::string_view title;
  Kind kind;  ///< a quotient is a number for which a student's division can give a fraction
  std::string_view other_names = {};  ///< beside the name and the title, squeezed, with spaces between
  [[nodiscard]] constexpr bool is_number() const { return kind == Kind::number || kind == Kind::quotient; }
};

inline constexpr std::array<ClaimKey, 14> claim_keys = {{
    {"solutions", "Solutions", ClaimKey::Kind::list, "solution"},
    {"representatives", "Representatives", ClaimKey::Kind::list},
    {"orbits", "Orbits", ClaimKey::Kind::list},
    {"fixed_points", "Fixed points", ClaimKey::Kind::table, "fixedpoint"},
    {"orbit_types", "Orbits of each type", ClaimKey::Kind::table, "types orbitsbytype numberoforbitsbytype"},
    {"orbit_sizes", "Orbits of each size", ClaimKey::Kind::table, "sizes orbitsbysize numberoforbitsbysize"},
    {"stabilizers", "Stabilizers", ClaimKey::Kind::list, "stabilizer stabilisers"},
    {"solution_count", "Number of solutions", ClaimKey::Kind::number},
    {"burnside_sum", "Sum of the fixed points", ClaimKey::Kind::number, "sum sumoffixedpoints"},
    {"orbit_count", "Number of orbits", ClaimKey::Kind::quotient, "numberofrepresentatives"},
    {"fundamental_count", "Number of fundamental solutions", ClaimKey::Kind::quotient,
     "fundamentalsolutions"},
    {"necklace_count", "Number of necklaces", ClaimKey::Kind::quotient, "necklaces"},
    {"bracelet_count", "Number of bracelets", ClaimKey::Kind::quotient, "bracelets"},
    {"coloring_count", "Number of colorings up to symmetry", ClaimKey::Kind::quotient,
     "colorings colourings"},
}};

/// Null for a name that is not one of claim_keys.
[[nodiscard]] constexpr const ClaimKey* claim_key(std::string_view name) {
  for (const ClaimKey& key : claim_keys)
    if (key.name == name) return &key;
  return nullptr;
}

/// The keys whose claim is one number.
[[nodiscard]] std::vector<ClaimKey> number_keys();

inline constexpr std::array<std::string_view, 5> exercise_keys = {"problem", "n", "colors", "rule", "group"};
inline constexpr std::array<std::string_view, 3> convention_keys = {"base", "indexing", "representative"};
inline constexpr std::array<std::string_view, 3> placement_list_keys = {"solutions", "representatives",
                                                                        "placements"};
inline constexpr std::array<std::string_view, 3> entry_group_keys = {"fixed_points", "orbit_types",
                                                                     "orbit_sizes"};
inline constexpr std::array<std::string_view, 4> free_keys = {"$schema", "schema_version", "author",
                                                              "comment"};

[[nodiscard]] constexpr bool is_among(std::span<const std::string_view> keys, std::string_view key) {
  for (const std::string_view each : keys)
    if (each == key) return true;
  return false;
}

/// Whether the word is one of the words, each of which has spaces around it.
[[nodiscard]] bool has_word(std::string_view words, std::string_view word);

[[nodiscard]] std::vector<std::string_view> names_of(std::span<const ClaimKey> keys);

/// The text with ASCII letters in lower case.
[[nodiscard]] std::string lower_case(std::string_view text);

/// The key that a student means: "Orbit count" is `orbit_count`, "half-turn" is `half_turn`.
[[nodiscard]] std::string key_of(std::string_view written);

/// The letters and digits of a name, in lower case, without a comment in parentheses, where ² and ³ are
/// digits: "Rotate 90° (r)" is "rotate90", "r²" is "r2".
[[nodiscard]] std::string squeezed(std::string_view written);

/// The key at the top level of a submission that a student means, by its name, its title in verdicts or
/// another common name: "Number of orbits" is `orbit_count`. Empty if there is none.
[[nodiscard]] std::string_view top_key_of(std::string_view written);

/// The keys at the top level of a submission, and those of its conventions.
[[nodiscard]] std::vector<std::string_view> top_keys();

/// "rule: "queen" is not valid; choose queens or rooks; did you mean queens?"
[[nodiscard]] std::string invalid_name(std::string_view what, std::string_view given,
                                       std::span<const std::string_view> names);

/// "; did you mean orbit_count?", or "; known keys: " and the first of them.
[[nodiscard]] std::string key_hint(std::string_view written, std::span<const std::string_view> known);

/// The index of the name that the text equals, or that key_of(text) equals if `lenient`. Throws
/// reports::ParseError with the place if there is no such name.
[[nodiscard]] std::size_t index_in(std::span<const std::string_view> names, const JsonTree& tree,
                                   std::string_view what, bool lenient = true);

}  // namespace coursework
}  // namespace eightfold
