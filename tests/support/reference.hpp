#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::test {

/// A row of data/reference/queens.tsv; numbers that are not published are empty.
struct PublishedCounts {
  int n = 0;
  std::optional<std::uint64_t> all;
  std::optional<std::uint64_t> fundamental;
  std::optional<std::uint64_t> half_turn;     ///< fixed by 180 degrees
  std::optional<std::uint64_t> quarter_turn;  ///< fixed by 90 degrees
};

/// Throws std::out_of_range if the table has no row for n.
const PublishedCounts& published_counts(int n);

/// A row of data/reference/relatives.tsv; numbers that are not published are empty.
struct PublishedRelative {
  std::optional<std::uint64_t> all;
  std::optional<std::uint64_t> fundamental;
  std::map<SubgroupClass, std::uint64_t> orbits_by_type;  ///< the published ones, including zeros
};

/// The row of a rule other than queens. Throws std::out_of_range if the table has no row for n.
const PublishedRelative& published_relative(Rule rule, int n);

/// A row of data/reference/canonical8.tsv.
struct PublishedCanonicalSolution {
  int index_from_1 = 0;  ///< among all 92 in lexicographic order
  Placement placement;
  std::string one_based;
  int orbit_size = 0;
  std::string orbit_type;
  std::string fen;
  std::string algebraic;
};

/// The 12 fundamental solutions of eight queens, in the order of the file.
const std::vector<PublishedCanonicalSolution>& published_canonical_solutions();

/// A row of data/reference/sequences.tsv: terms as decimal numbers, numbered from `first` as in a b-file.
struct PublishedSequence {
  int first = 0;
  std::vector<std::string> terms;
};

/// The sequences of the file, by id.
const std::map<std::string, PublishedSequence, std::less<>>& published_sequences();

}  // namespace eightfold::test
