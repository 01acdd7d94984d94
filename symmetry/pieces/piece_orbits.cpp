#include "eightfold/symmetry/pieces/piece_orbits.hpp"

#include <algorithm>
#include <iterator>

#include "core/run/parallel.hpp"
#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

// The stabilizer of the placement; nothing if an element maps it to a smaller one.
bool is_least(std::span<const int> placement, const PieceGroup& group, std::vector<int>& image,
              std::vector<std::size_t>& stabilizer) {
  stabilizer.clear();
  for (std::size_t i = 0; i < group.elements.size(); ++i) {
    const Permutation& to = group.elements[i].squares;
    image.clear();
    std::transform(placement.begin(), placement.end(), std::back_inserter(image),
                   [&](int square) { return to[at(square)]; });
    std::sort(image.begin(), image.end());
    const auto [a, b] = std::mismatch(image.begin(), image.end(), placement.begin());
    if (a == image.end())
      stabilizer.push_back(i);
    else if (*a < *b)
      return false;
  }
  return true;
}

bool fixes(const Permutation& to, std::span<const int> placement, const std::vector<bool>& has_piece) {
  return std::all_of(placement.begin(), placement.end(),
                     [&](int square) { return has_piece[at(to[at(square)])]; });
}

}  // namespace

PieceOrbitCount for_each_piece_orbit(const ConflictGraph& graph, const PieceGroup& group, int pieces,
                                     const std::function<bool(const PieceOrbit&)>& visit,
                                     const RunOptions& run) {
  check(run);
  PieceOrbitCount count;
  count.fixed_by.resize(group.elements.size());
  std::vector<int> image;
  std::vector<std::size_t> stabilizer;
  std::vector<bool> has_piece(at(graph.size()));
  const auto visit_set = [&](std::span<const int> placement) {
    ++count.placements;
    for (const int square : placement) has_piece[at(square)] = true;
    for (std::size_t i = 0; i < group.elements.size(); ++i)
      if (fixes(group.elements[i].squares, placement, has_piece)) ++count.fixed_by[i];
    for (const int square : placement) has_piece[at(square)] = false;
    if (!is_least(placement, group, image, stabilizer)) return true;
    const PieceOrbit orbit = {placement, group.elements.size() / stabilizer.size(), stabilizer};
    ++count.orbits;
    ++count.orbits_of_size[orbit.size];
    return visit(orbit);
  };
  count.statistics = for_each_independent_set(graph, pieces, visit_set, run.stop);
  return count;
}

}  // namespace eightfold
