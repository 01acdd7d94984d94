#pragma once

#include <optional>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/acting_group.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// Pólya's cycle index: the mean of the monomials of the elements' cycle types, including points that every
/// element fixes. The coefficient of a monomial is the fraction elements / order.
struct CycleIndex {
  struct Term {
    CycleType type;
    Integer elements;  ///< the number of elements with this cycle type
    friend bool operator==(const Term&, const Term&) = default;
  };
  int points = 0;
  Integer order = 0;        ///< of the group
  std::vector<Term> terms;  ///< by decreasing exponent of a1, then of a2, and so on
};

/// Throws std::invalid_argument if there are no elements, or if one is not a permutation of the points.
[[nodiscard]] CycleIndex cycle_index_of(const GroupAction& action);

/// The largest number of terms that is kept by default.
inline constexpr std::size_t most_index_terms = 100'000;

/// The same for a group without a list of its elements. Throws std::length_error if there are more than
/// `most_terms` terms.
[[nodiscard]] CycleIndex cycle_index_of(const ActingGroup& group, std::size_t most_terms = most_index_terms,
                                        const RunOptions& run = {});

/// The number of colorings of the points up to the group. With a number of colors, it is substituted for each
/// of a1, a2, …. With a content, the sum of the k-th powers of the colors is substituted for ak, and the
/// coefficient of the content is taken.
struct ColoringCount {
  int colors = 0;
  std::optional<Content> content = {};  ///< if the number of points of each color is given
  std::vector<Integer> fixed = {};      ///< by term: the colorings that one element fixes
  Integer fixed_point_sum = 0;          ///< of elements × fixed
  Integer classes = 0;                  ///< sum / order
};

/// Throws std::invalid_argument if colors < 0, and std::domain_error if the order does not divide the sum;
/// then the index is not the cycle index of a group.
[[nodiscard]] ColoringCount count_colorings(const CycleIndex& index, int colors);

/// Throws std::invalid_argument unless the content has as many points as the group acts on; std::domain_error
/// as above.
[[nodiscard]] ColoringCount count_colorings(const CycleIndex& index, const Content& content,
                                            const RunOptions& run = {});

/// The same without a term for each cycle type, so `fixed` is empty: for groups with too many of them.
[[nodiscard]] ColoringCount count_colorings(const ActingGroup& group, int colors, const RunOptions& run = {});
[[nodiscard]] ColoringCount count_colorings(const ActingGroup& group, const Content& content,
                                            const RunOptions& run = {});

/// Pólya's pattern inventory: for each content the number of colorings up to the group. As a polynomial in
/// the colors, each content is a monomial.
struct Inventory {
  struct Entry {
    Content content;
    Integer classes;
  };
  int colors = 0;
  std::vector<Entry> entries;  ///< in the order of all_contents
  Integer classes;             ///< of all contents
};

/// The largest number of contents of an inventory, and of numbers in them, one for each color.
inline constexpr int most_contents = 100'000;
inline constexpr int most_content_numbers = 10'000'000;

/// Throws std::invalid_argument if colors < 0, and std::length_error if there are more contents or numbers.
[[nodiscard]] Inventory inventory_of(const CycleIndex& index, int colors, const RunOptions& run = {});

}  // namespace eightfold
