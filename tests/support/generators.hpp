#pragma once

#include <rapidcheck.h>

#include <vector>

#include "core/board.hpp"
#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"
#include "symmetry/symmetry.hpp"
#include "tests/support/printing.hpp"

// What rapidcheck draws. The values are as large in the first test of a property as in the last.
namespace eightfold::test {

/// From low to high - 1.
rc::Gen<int> number(int low, int high);

/// Any permutation of n columns, each as likely as the others; shrinks towards the identity.
rc::Gen<Placement> permutation_of(int n);

/// A list of such permutations of n columns, with duplicates.
rc::Gen<std::vector<Placement>> permutations_of(int n);

/// Any permutation of 0 to 12 columns, now and then of 32, the limit.
rc::Gen<Placement> permutation();

/// A queen anywhere in each of the rows, whether they attack each other or not.
rc::Gen<Placement> placement_on(Board board);

/// A board of any shape, at most `max_columns` wide.
rc::Gen<Board> board(int max_columns = max_size);

/// A placement that fills a board of any shape, so a partial one of the square board.
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
