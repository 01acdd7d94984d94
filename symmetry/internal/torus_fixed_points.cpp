// By Burnside's lemma, the number of classes is the mean number of solutions that a map of the group fixes.
//
// A solution that a map v -> Av + t fixes consists of whole orbits of squares, and has one queen on each row,
// column and diagonal of the torus: an exact cover, whose options are the orbits with at most one square on
// each line. Lines that the same options cross are one item. At most 61 items remain up to n = 31, fewer than
// a cover may have. The identity fixes all solutions, and their number is given or counted.
//
// Few searches are necessary. Conjugate maps fix equally many solutions: a shift by u changes t to
// t + (I - A)u, so one t of each coset of the image of I - A is enough. Maps with the same orbits of squares,
// such as the generators of a cyclic group, fix the same solutions. For the 6728 congruent maps of n = 29, 28
// searches remain, which take less than a second.
#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/count/count.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/torus_group.hpp"

namespace eightfold {
namespace {

// The orbits of the squares under a map: for each square, row by row, the least square of its orbit.
using SquareOrbits = std::vector<std::uint16_t>;

SquareOrbits orbits_of_squares(int n, const TorusMatrix& matrix, Square shift) {
  constexpr std::uint16_t none = 0xffff;
  SquareOrbits least(at(n * n), none);
  for (int start = 0; start < n * n; ++start)
    for (int square = start; least[at(square)] == none;) {
      least[at(square)] = static_cast<std::uint16_t>(start);
      const int row = square / n;
      const int column = square % n;
      square = (matrix.a * row + matrix.b * column + shift.row) % n * n +
               (matrix.c * row + matrix.d * column + shift.column) % n;
    }
  return least;
}

// The number of shifts with conjugate maps, by the orbits of one of them.
std::map<SquareOrbits, std::uint64_t> maps_by_orbits(int n, TorusRelation relation) {
  std::map<SquareOrbits, std::uint64_t> maps;
  for (const TorusMatrix& matrix : torus_matrices(n, relation)) {
    std::vector<bool> is_done(at(n * n), false);
    for (int t = 0; t < n * n; ++t) {
      if (is_done[at(t)]) continue;
      std::uint64_t conjugates = 0;
      for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
          const int x = (t / n + row + (n - matrix.a) * row + (n - matrix.b) * column) % n;
          const int y = (t % n + column + (n - matrix.c) * row + (n - matrix.d) * column) % n;
          if (!is_done[at(x * n + y)]) ++conjugates;
          is_done[at(x * n + y)] = true;
        }
      maps[orbits_of_squares(n, matrix, {t / n, t % n})] += conjugates;
    }
  }
  return maps;
}

// The solutions that consist of whole orbits, as an exact cover; nothing if a line has no option.
std::optional<Cover> cover_by_orbits(int n, const SquareOrbits& orbits) {
  std::map<std::uint16_t, std::vector<int>> lines_of_orbit;  // the lines through each of its squares
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column)
      for (const int line : {row, n + column, 2 * n + (row + column) % n, 3 * n + (row + n - column) % n})
        lines_of_orbit[orbits[at(row * n + column)]].push_back(line);
  std::vector<std::vector<std::size_t>> options_of_line(at(4 * n));
  std::size_t options = 0;
  for (auto& [orbit, lines] : lines_of_orbit) {
    std::sort(lines.begin(), lines.end());
    if (std::adjacent_find(lines.begin(), lines.end()) != lines.end()) continue;
    for (const int line : lines) options_of_line[at(line)].push_back(options);
    ++options;
  }
  std::sort(options_of_line.begin(), options_of_line.end());
  options_of_line.erase(std::unique(options_of_line.begin(), options_of_line.end()), options_of_line.end());
  if (options_of_line.front().empty()) return std::nullopt;
  std::vector<Cover::Items> items(options);
  for (std::size_t item = 0; item < options_of_line.size(); ++item)
    for (const std::size_t option : options_of_line[item]) items[option] |= Cover::Items{1} << item;
  return Cover(static_cast<int>(options_of_line.size()), std::move(items),
               [](std::size_t, std::size_t) { return false; });
}

std::uint64_t number_of_solutions(const TorusClassParams& params, const RunOptions& run) {
  if (params.solutions) return *params.solutions;
  if (params.n > max_counted_n)
    throw std::invalid_argument("the solutions for n = " + std::to_string(params.n) +
                                " are not feasible to count; give their number");
  Board board = Board::square(params.n);
  board.require({0, 0});  // a shift moves the first row's queen there
  return static_cast<std::uint64_t>(params.n) *
         count_solutions({.n = params.n, .board = board, .rule = Rule::torus}, run).solutions;
}

}  // namespace

TorusClassCount sum_over_torus_maps(const TorusClassParams& params, const RunOptions& run) {
  const int n = params.n;
  const RunOptions run_of_identity = part_of(run, 0, params.solutions ? 0 : 0.5);
  const RunOptions run_of_others = part_of(run, params.solutions ? 0 : 0.5, 1);
  const std::uint64_t solutions = number_of_solutions(params, run_of_identity);
  SquareOrbits of_identity(at(n * n));
  std::iota(of_identity.begin(), of_identity.end(), std::uint16_t{0});
  const auto maps = maps_by_orbits(n, params.relation);
  CheckedCount sum;
  std::size_t part = 0;
  for (const auto& [orbits, conjugates] : maps) {
    run.stop.throw_if_requested();
    const RunOptions run_of_search = equal_part_of(run_of_others, part++, maps.size());
    if (orbits == of_identity) {
      sum.add(solutions);
    } else if (const auto cover = cover_by_orbits(n, orbits)) {
      sum.add(CoverSearch(*cover).count(cover->start(), run_of_search).covers, conjugates);
    }
  }
  const std::uint64_t order = torus_group_order(n, params.relation);
  if (sum.value() % order != 0)
    throw std::domain_error("no set of solutions on the torus has " + std::to_string(solutions) +
                            " members; correct this number");
  return {.solutions = solutions,
          .classes = sum.value() / order,
          .classes_by_size = {},
          .fixed_points = sum.value()};
}

}  // namespace eightfold
