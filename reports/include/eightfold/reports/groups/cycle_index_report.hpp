#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/cycle_index.hpp"
#include "eightfold/symmetry/named_group.hpp"

namespace eightfold::reports {

/// The largest numbers of terms that JSON and CSV, and text, list.
inline constexpr std::size_t most_listed_terms = 10'000;
inline constexpr std::size_t most_terms_in_text = 100;

/// The cycle index of a group, and colorings counted with it.
struct CycleIndexReport {
  std::optional<GroupName> name = {};  ///< unless it is a product or given by generators
  std::string group;                   ///< "cyclic", "matrix 3 4", "generators"
  std::optional<int> n = {};           ///< if the group has one number
  std::string symmetries = {};         ///< of a board or a solid, if they are given
  std::string description = {};        ///< "the rotations of the cube (order 24) acting on its 12 edges"
  std::vector<Permutation> generators = {};  ///< as given, if the group has no name
  ActingGroup acting = {};
  std::optional<CycleIndex> index = {};  ///< none if it has more than `most_listed_terms` terms
  std::optional<ColoringCount> colorings = {};
  std::optional<Inventory> inventory = {};
};

[[nodiscard]] CycleIndexReport cycle_index_report(const NamedGroup& group, const RunOptions& run = {});

/// For a group given by generators. Throws as acting_group() does when its elements are visited, which lists
/// of colorings do not need.
[[nodiscard]] CycleIndexReport cycle_index_report(int points, std::vector<Permutation> generators,
                                                  const RunOptions& run = {}, bool has_index = true);

/// Counts the colorings of the points up to the group.
void add_colorings(CycleIndexReport& report, int colors, const RunOptions& run = {});
void add_colorings(CycleIndexReport& report, const Content& content, const RunOptions& run = {});

/// Throws std::length_error if there is no index, or there are too many contents.
void add_inventory(CycleIndexReport& report, int colors, const RunOptions& run = {});

/// Reads permutations of the points 1, 2, …: "(1 2 3)(4 5 6), (1 4)(2 5)(3 6)", or in GAP's notation
/// "Group([ (1,2,3)(4,5,6), (1,4) ]);", where a line may end within one. The number of points is the greatest
/// one, or `points` if that is greater. Throws ParseError.
[[nodiscard]] std::vector<Permutation> read_permutations(std::string_view text, int points = 0);

/// "(1 2 3)(4 5)", with points from 1; "()" for the identity.
[[nodiscard]] std::string cycles_text(const Permutation& permutation);

/// "(a1^6 + 3 a1^2 a2^2 + 6 a1^2 a4 + 6 a2^3 + 8 a3^2) / 24", in the order of the terms. A point that an
/// element does not move is a cycle of length 1. A term without points is the number of elements.
[[nodiscard]] std::string formula_of(const CycleIndex& index);

/// The formula under a heading that names the action, and an explanation of its terms. If colorings are
/// counted, a table of the terms with the colorings that each element fixes, and the division. The inventory
/// as a polynomial.
[[nodiscard]] std::string cycle_index_text(const CycleIndexReport& report, const Style& style);

/// The formulas of the index, the count and the inventory, each as a displayed equation. Throws
/// std::length_error if there is neither an index nor a count.
[[nodiscard]] std::string cycle_index_latex(const CycleIndexReport& report);

/// A JSON document as defined in data/schemas/cycle-index-1.0.schema.json.
[[nodiscard]] std::string cycle_index_json(const CycleIndexReport& report);

/// CSV with a header and one line per term: the number of elements, the order of the group, the monomial such
/// as "a1^2 a4", and the number of cycles; if there are colorings, also the number of colors and the
/// colorings that each of the elements fixes. With an inventory instead a line per content, such as "4 2",
/// and its number of colorings. Throws std::length_error if there is no index.
[[nodiscard]] std::string cycle_index_csv(const CycleIndexReport& report);

}  // namespace eightfold::reports
