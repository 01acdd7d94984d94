#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold::sequences {

/// The term of one index, or the row of a triangle. Empty if a route does not know it.
using Terms = std::vector<Integer>;
using TermFunction = std::function<Terms(int index, const RunOptions& run)>;

/// A way to compute terms.
struct Route {
  std::string_view name;  ///< "Burnside's lemma"
  int quick_to = 0;       ///< the last index that takes less than about a minute, on one thread
  int largest = 0;        ///< the last index that it supports
  TermFunction terms = {};
};

/// A sequence of the On-Line Encyclopedia of Integer Sequences (OEIS), and how its terms are computed.
struct Sequence {
  std::string_view id;      ///< "A002562"
  std::string_view counts;  ///< what it counts
  int first = 0;            ///< the index of the first term, or of the first row of a triangle
  /// The index of the last published term, at the OEIS or in the b-file that its entry announces. In a
  /// triangle terms are numbered row by row, from `first`.
  int published_to = 0;
  std::vector<Route> routes = {};        ///< one to three; they share no search
  int (*row_length)(int row) = nullptr;  ///< of a triangle
  std::string_view note = {};            ///< on the index or on an erratum; may be empty

  [[nodiscard]] bool is_triangle() const { return row_length != nullptr; }
  [[nodiscard]] int quick_to() const;  ///< of the routes
  [[nodiscard]] int largest() const;   ///< of the routes
  /// The number of the first term of an index: the index itself, except in a triangle.
  [[nodiscard]] int first_term_of(int index) const;
  /// True if a term of the index is not published.
  [[nodiscard]] bool has_new_terms(int index) const;
};

/// The month in which the stored copies of the entries were newest. Most are older; see data/discoveries.
inline constexpr std::string_view published_as_of = "August 2026";

/// All sequences, by id.
[[nodiscard]] std::span<const Sequence> all_sequences();

/// The sequence with this id, which may be written A2562 or a002562; null if there is none.
[[nodiscard]] const Sequence* find_sequence(std::string_view id);

/// The id with its letter and six digits, or the text itself if it is not an id.
[[nodiscard]] std::string full_id(std::string_view text);

/// The terms of one index, and the routes that found them.
struct ComputedTerms {
  int index = 0;
  Terms terms;
  std::vector<std::string_view> routes = {};
  bool agree = true;  ///< false if two routes differ
};

/// Computes the terms of an index by its quickest route, and if `both`, by all routes that support it. No
/// route if none knows them.
[[nodiscard]] ComputedTerms compute_terms(const Sequence& sequence, int index, bool both,
                                          const RunOptions& run = {});

}  // namespace eightfold::sequences
