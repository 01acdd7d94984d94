#include "tests/support/generators.hpp"

#include <cstddef>
#include <numeric>
#include <utility>

namespace eightfold::test {
namespace {

template <typename T>
rc::Gen<T> at_full_size(rc::Gen<T> gen) {
  return rc::gen::resize(rc::kNominalSize, std::move(gen));
}

}  // namespace

rc::Gen<int> number(int low, int high) { return at_full_size(rc::gen::inRange(low, high)); }

rc::Gen<Placement> permutation_of(int n) {
  return rc::gen::exec([n] {
    std::vector<int> unused(static_cast<std::size_t>(n));
    std::iota(unused.begin(), unused.end(), 0);
    Placement placement;
    while (!unused.empty()) {
      const auto chosen = unused.begin() + *number(0, static_cast<int>(unused.size()));
      placement.push_back(*chosen);
      unused.erase(chosen);
    }
    return placement;
  });
}

rc::Gen<std::vector<Placement>> permutations_of(int n) {
  return rc::gen::container<std::vector<Placement>>(permutation_of(n));
}

rc::Gen<Placement> permutation() {
  const auto size = rc::gen::weightedOneOf<int>({{9, number(0, 13)}, {1, rc::gen::just(max_size)}});
  return rc::gen::mapcat(size, permutation_of);
}

rc::Gen<Placement> placement_on(Board board) {
  const auto columns = rc::gen::container<std::vector<int>>(static_cast<std::size_t>(board.rows()),
                                                            number(0, board.columns()));
  return rc::gen::map(columns, [](const std::vector<int>& chosen) { return Placement(chosen); });
}

rc::Gen<Board> board(int max_columns) {
  return rc::gen::mapcat(number(0, max_columns + 1), [](int columns) {
    return rc::gen::map(number(0, columns + 1), [columns](int rows) { return Board(rows, columns); });
  });
}

rc::Gen<Placement> partial_placement() { return rc::gen::mapcat(board(), placement_on); }

}  // namespace eightfold::test

namespace rc {

Gen<eightfold::Symmetry> Arbitrary<eightfold::Symmetry>::arbitrary() {
  return gen::elementOf(eightfold::all_symmetries);
}

Gen<eightfold::Subgroup> Arbitrary<eightfold::Subgroup>::arbitrary() {
  return gen::elementOf(eightfold::all_subgroups());
}

}  // namespace rc
