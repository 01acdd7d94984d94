#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::coursework {

class JsonTree;

/// The names of all claims.
[[nodiscard]] std::vector<std::string_view> claim_names();

inline constexpr std::array<std::string_view, 6> exercise_keys = {"problem", "n",    "colors",
                                                                  "content", "rule", "group"};
inline constexpr std::array<std::string_view, 3> convention_keys = {"base", "indexing", "representative"};
inline constexpr std::array<std::string_view, 4> free_keys = {"$schema", "schema_version", "author",
                                                              "comment"};

[[nodiscard]] constexpr bool is_among(std::span<const std::string_view> keys, std::string_view key) {
  for (const std::string_view each : keys)
    if (each == key) return true;
  return false;
}

/// Whether the word is one of the words, each of which has spaces around it.
[[nodiscard]] bool has_word(std::string_view words, std::string_view word);

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

}  // namespace eightfold::coursework
