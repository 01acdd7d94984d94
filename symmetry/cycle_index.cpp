// Pólya enumeration: an element fixes a coloring if each of its cycles has one color, so it fixes K^cycles
// colorings in K colors. By Burnside's lemma the number of colorings up to the group is the mean of these, a
// polynomial in K. Listing the colorings and their images instead takes K^points steps for each K.
//
// Source: George Pólya, "Kombinatorische Anzahlbestimmungen für Gruppen, Graphen und chemische Verbindungen",
// Acta Mathematica 68, 1937.
#include "eightfold/symmetry/cycle_index.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

namespace eightfold {
namespace {

// Decreasing order of the exponents of a1, then a2, and so on, for types with the same number of points.
struct FallingExponents {
  bool operator()(const CycleType& a, const CycleType& b) const {
    const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (in_a == a.end() || in_b == b.end()) return in_a != a.end();
    return in_a->first != in_b->first ? in_a->first < in_b->first : in_a->second > in_b->second;
  }
};

}  // namespace

int cycles_of(const CycleType& type) {
  return std::accumulate(type.begin(), type.end(), 0,
                         [](int sum, const auto& cycles) { return sum + cycles.second; });
}

CycleType cycle_type_of(const Permutation& permutation) {
  CycleType type;
  std::vector<bool> seen(permutation.size(), false);
  for (std::size_t start = 0; start < permutation.size(); ++start) {
    if (seen[start]) continue;
    int length = 0;
    std::size_t point = start;
    do {
      seen[point] = true;
      ++length;
      const int to = permutation[point];
      point = static_cast<std::size_t>(to);
      if (to < 0 || point >= permutation.size() || (seen[point] && point != start))
        throw std::invalid_argument("not a permutation: the images must be the points, each once");
    } while (point != start);
    ++type[length];
  }
  return type;
}

CycleIndex cycle_index_of(const GroupAction& action) {
  if (action.elements.empty()) throw std::invalid_argument("a group has at least the identity");
  std::map<CycleType, int, FallingExponents> elements_by_type;
  for (const Permutation& element : action.elements) {
    if (element.size() != static_cast<std::size_t>(action.points))
      throw std::invalid_argument("the group acts on " + std::to_string(action.points) +
                                  " points; an element permutes " + std::to_string(element.size()));
    ++elements_by_type[cycle_type_of(element)];
  }
  CycleIndex index{action.points, static_cast<int>(action.elements.size()), {}};
  for (const auto& [type, elements] : elements_by_type) index.terms.push_back({type, elements});
  return index;
}

ColoringCount count_colorings(const CycleIndex& index, int colors) {
  if (colors < 0)
    throw std::invalid_argument("the number of colors must be at least 0, not " + std::to_string(colors));
  ColoringCount found{colors, {}, 0, 0};
  for (const CycleIndex::Term& term : index.terms) {
    found.fixed.push_back(power(colors, cycles_of(term.type)));
    found.fixed_point_sum += term.elements * found.fixed.back();
  }
  if (found.fixed_point_sum % index.order != 0)
    throw std::domain_error("the group's order " + std::to_string(index.order) +
                            " does not divide the sum: not the cycle index of a group");
  found.classes = found.fixed_point_sum / index.order;
  return found;
}

}  // namespace eightfold
