#pragma once

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/submission/exercise.hpp"

namespace eightfold::coursework {

/// An exact fraction: what a student divides need not come out whole.
using Rational = boost::multiprecision::cpp_rational;

/// Where in a submission something stands: line and column from 1, the column in bytes. Line 0 is nowhere.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

/// "line 3, column 7", "line 3" without a column, or nothing.
std::string words_of(Place place);

/// A number as a student gives it.
struct Number {
  Rational value;
  std::string written;  ///< "11.5", printable
  Place place;
};

/// A placement as a student gives it, converted to ours: columns by row from 0. It may be partial or have
/// queens that attack each other.
struct SubmittedPlacement {
  Placement placement;
  int size = 0;             ///< N of its board
  bool transposed = false;  ///< rows by column, and not converted: it has two queens in a row, or not all
  std::string written;      ///< as the student writes it, printable
  Place place;
};

struct PlacementsClaim {
  std::vector<SubmittedPlacement> placements;
  Place place;
};

/// A list of lists: each is claimed to be a whole orbit, and all of them to be all orbits.
struct OrbitsClaim {
  std::vector<PlacementsClaim> orbits;
  Place place;
};

/// How many an element fixes, or which.
struct TallyClaim {
  TallyKey key;
  Number number;                                              ///< of `fixed` if that is given
  std::optional<std::vector<SubmittedPlacement>> fixed = {};  ///< the placements said to be fixed
  Place place;
};

struct StabilizerClaim {
  SubmittedPlacement placement;
  SymmetrySet stabilizer;
  std::string written;  ///< "half_turn", or "identity, rotate180"
  Place place;
};

/// How many orbits have a property: a type's name or a size.
struct OrbitsWith {
  std::string property;
  Number number;
};

/// Which member stands for an orbit.
enum class Representative { any, least, greatest };
inline constexpr std::array<std::string_view, 3> representative_names = {"any", "least", "greatest"};

struct Conventions {
  int base = 0;                 ///< the number of the first row or column
  bool rows_by_column = false;  ///< a vector gives each column's row, not each row's column
  Representative representative = Representative::any;
};

/// The numbers that a submission may claim, each with the words for it.
struct NumberKey {
  std::string_view name;
  std::string_view title;
  bool is_quotient;  ///< whether a fraction can come out where somebody reckons wrongly
};
inline constexpr std::array<NumberKey, 7> number_keys = {{
    {"solution_count", "Number of solutions", false},
    {"burnside_sum", "Sum of the fixed points", false},
    {"orbit_count", "Number of orbits", true},
    {"fundamental_count", "Number of fundamental solutions", true},
    {"necklace_count", "Number of necklaces", true},
    {"bracelet_count", "Number of bracelets", true},
    {"coloring_count", "Number of colorings up to symmetry", true},
}};

/// What a student hands in: any part may be missing.
struct Submission {
  std::string author;  ///< printable; may be empty
  Exercise exercise;
  Place n_place;  ///< where n stands, if it does
  Conventions conventions;
  std::map<std::string, Number, std::less<>> numbers;  ///< by the names of number_keys
  std::vector<TallyClaim> fixed_points;                ///< no element twice
  std::optional<PlacementsClaim> placements;           ///< solutions or representatives: it is not said which
  std::optional<PlacementsClaim> solutions;
  std::optional<PlacementsClaim> representatives;
  std::optional<OrbitsClaim> orbits;
  std::optional<std::vector<OrbitsWith>> orbit_types;  ///< by the names of subgroup classes
  std::optional<std::vector<OrbitsWith>> orbit_sizes;  ///< by sizes, "8"
  std::optional<std::vector<StabilizerClaim>> stabilizers;
  std::vector<std::string> notes;  ///< what the reader took for granted
};

}  // namespace eightfold::coursework
