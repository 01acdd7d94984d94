#pragma once

#include <rapidcheck.h>

#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "tests/support/printing.hpp"

// Generators for rapidcheck. They ignore its size parameter: all tests of a property have values of the same
// range.
namespace eightfold::test {

/// From low to high - 1.
rc::Gen<int> number(int low, int high);

/// A uniformly distributed permutation of n columns; shrinks towards the identity.
rc::Gen<Placement> permutation_of(int n);

/// A list of such permutations of n columns, with duplicates.
rc::Gen<std::vector<Placement>> permutations_of(int n);

/// A permutation of 0 to 12 columns, sometimes of 32, the limit.
rc::Gen<Placement> permutation();

/// A queen in each row, in any column.
rc::Gen<Placement> placement_on(Board board);

/// A board of any shape, at most `max_columns` wide.
rc::Gen<Board> board(int max_columns = max_size);

/// A placement that fills a board of any shape, which is a partial placement on the square board.
rc::Gen<Placement> partial_placement();

}  // namespace eightfold::test

template <>
struct rc::Arbitrary<eightfold::Symmetry> {
  static Gen<eightfold::Symmetry> arbitrary();
};

template <>
struct rc::Arbitrary<eightfold::Subgroup> {
  static Gen<eightfold::Subgroup> arbitrary();
};
