#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "reports/coursework/submission/internal/steps.hpp"

namespace eightfold::coursework {

struct Answer;
struct Case;
struct Counted;
struct Verdict;

/// The members of a submission during the reading of its claims, and where the claims go.
struct ClaimReader {
  const Members& members;
  bool by_lines;  ///< for text
  Submission& submission;
  UnreadParts& unread;

  /// The value of a key that may be repeated only with the same value. Null if there is none.
  [[nodiscard]] const JsonTree* only_value(std::string_view key) const;

  /// The placements in a list of the claim, which messages call `name`.
  [[nodiscard]] PlacementsClaim placements_in(const JsonTree& list, std::string_view name,
                                              std::string_view claim) const;
};

/// A claim that a submission can make, defined by a file in claims/.
struct Claim {
  /// What a submission gives for it. The claims are read in this order.
  enum class Form {
    number,
    quotient,  ///< a number for which a student's division can give a fraction
    placements,
    orbits,       ///< lists of placements
    stabilizers,  ///< placements with their stabilizers
    entries,      ///< names with their numbers
    tally,        ///< entries whose names are known without a heading
  };
  std::string_view name;
  std::string_view title;
  std::string_view other_names;  ///< squeezed, with spaces between
  Form form;
  int place;  ///< in lists of claims, ascending
  int step;   ///< of the checks, ascending: a claim can follow from those of earlier steps
  bool (*belongs_to)(Problem);
  void (*read)(const Claim&, const ClaimReader&);
  std::optional<Verdict> (*check)(const Claim&, Case&);  ///< nothing if the claim is not made
  Counted (*count)(const Answer&) = nullptr;             ///< for a number: what it counts
  std::string_view counted_list = {};  ///< the list whose heading can have the number: "orbits: 12"
};

void read_number_claim(const Claim& claim, const ClaimReader& reader);
void read_list_claim(const Claim& claim, const ClaimReader& reader);

constexpr bool of_queens(Problem problem) { return problem == Problem::queens; }
constexpr bool of_beads(Problem problem) { return problem == Problem::beads; }
constexpr bool of_all(Problem) { return true; }

/// In the order of their places.
const std::vector<Claim>& all_claims();

/// The claims by the files in claims/, which CMake lists.
std::vector<std::span<const Claim>> defined_claims();

/// Null if there is none.
const Claim* claim_named(std::string_view name);

/// What a submission gives for the key: for "placements" a list without a heading. Nothing for other keys.
std::optional<Claim::Form> form_of(std::string_view key);

/// Whether the length of the list is a claim, too.
bool is_counted_list(std::string_view key);

}  // namespace eightfold::coursework
