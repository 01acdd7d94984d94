#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/exercise.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/number.hpp"
#include "eightfold/reports/notation/text_form.hpp"

namespace eightfold::reports {
struct Notation;
}

namespace eightfold::coursework {

/// A student's placement, converted to columns by row from 0. It may be partial, and its queens may attack
/// each other.
struct SubmittedPlacement {
  Placement placement;
  int size = 0;             ///< N of its board
  bool transposed = false;  ///< rows by column that are not a permutation, so they could not be converted
  std::string written;      ///< as the student writes it, printable
  Place place;
};

struct PlacementsClaim {
  std::vector<SubmittedPlacement> placements;
  Place place;
};

/// A list of lists: the claim that each is a whole orbit and that there are no other orbits.
struct OrbitsClaim {
  std::vector<PlacementsClaim> orbits;
  Place place;
};

/// The number of points that an element fixes, or the points themselves.
struct TallyClaim {
  TallyKey key;
  Number number;  ///< the size of `fixed` if that is given
  std::optional<std::vector<SubmittedPlacement>> fixed = {};
  Place place;
};

struct StabilizerClaim {
  SubmittedPlacement placement;
  SymmetrySet stabilizer;
  std::string written;  ///< "half_turn", or "identity, rotate180"
  Place place;
};

/// The number of orbits with a property: the name of a type, or a size.
struct OrbitsWith {
  std::string property;
  Number number;
};

/// The member of an orbit that represents it.
enum class Representative { any, least, greatest };
inline constexpr std::array<std::string_view, 3> representative_names = {"any", "least", "greatest"};

struct Conventions {
  int base = 0;                 ///< the number of the first row or column
  bool rows_by_column = false;  ///< a vector gives the row of each column, not the column of each row
  Representative representative = Representative::any;
  const reports::Notation* notation = nullptr;  ///< of placements that are text; null: any
};

/// A part of a submission that cannot be read. It costs its claim, and only that one.
struct Unread {
  std::string claim;    ///< the name of one, or "placements" for a list without a heading; empty for none
  std::string written;  ///< as the student writes it, printable
  std::string reason;   ///< what is wrong, and what to do
  Place place;
  bool is_unknown = false;  ///< a line that resembles neither a placement nor a known key; `claim` is empty
};

/// A student's claims; any part may be missing.
struct Submission {
  std::string author;  ///< printable; may be empty
  Exercise exercise;
  Place n_place;  ///< of n, if the submission gives it
  Conventions conventions;
  std::map<std::string, Number, std::less<>> numbers;         ///< by claim
  std::map<std::string, PlacementsClaim, std::less<>> lists;  ///< by claim; "placements" has no heading
  std::map<std::string, std::vector<OrbitsWith>, std::less<>> orbits_with;  ///< by claim
  std::vector<TallyClaim> fixed_points;                                     ///< each element at most once
  std::optional<OrbitsClaim> orbits;
  std::optional<std::vector<StabilizerClaim>> stabilizers;
  std::vector<Unread> unread;                                   ///< at most 50 of each claim
  std::map<std::string, std::size_t, std::less<>> more_unread;  ///< the number beyond, by claim
  std::size_t unread_lines = 0;                                 ///< the lines of all these parts
  std::vector<std::string> notes;                               ///< assumptions that the reader made
  std::vector<reports::TextForm> readings;  ///< of printed lists, without their notes, which are above
};

/// Reads a placement: a list of columns, or text in the notation of the conventions or else in any. The
/// conventions apply to vectors and not to drawn boards or named squares, which are unambiguous. Without a
/// size, the size is that of the placement. Throws reports::ParseError with the place.
[[nodiscard]] SubmittedPlacement read_placement(const JsonTree& tree, std::optional<int> size,
                                                const Conventions& conventions);

/// The vector of a placement under the conventions, but with columns from 0.
[[nodiscard]] Placement as_written(const Placement& placement, const Conventions& conventions);

/// The vector as the student writes it: "[1 5 8 6 3 7 2 4]".
[[nodiscard]] std::string vector_of(const Placement& placement, const Conventions& conventions);

}  // namespace eightfold::coursework
