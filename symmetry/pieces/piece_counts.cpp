// Independent sets are counted without enumerating them. The cliques of a clique cover are decided one after
// the other: a set has one vertex of a clique or none. All that matters for the later cliques is which of
// their vertices are joined to a chosen one, so partial sets that agree in that are counted together, as a
// polynomial whose coefficients count sets by weight. This is the transfer-matrix method of statistical
// mechanics, on a graph without regular structure. Kings on the 8×8 board have 1,355,115,601 placements, each
// of which a search would visit. Graphs that are not connected, as bishops on squares of two colors, are
// counted by parts.
//
// A permutation fixes a set if the set is a union of its orbits, so the fixed sets are the independent sets
// of the quotient graph, whose vertices weigh as much as the orbits have vertices.
//
// Sources: E. H. Lieb, "Residual entropy of square ice", Physical Review, 1967, for transfer matrices; Donald
// E. Knuth, "The Art of Computer Programming", Volume 4A, Addison-Wesley, 2011, section 7.1.4, for counting
// independent sets by merging equal states.
#include "eightfold/symmetry/pieces/piece_counts.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "core/run/parallel.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/big_integer.hpp"
#include "symmetry/internal/matching_counts.hpp"
#include "symmetry/internal/merged_states.hpp"
#include "symmetry/internal/root_graph.hpp"

namespace eightfold {
namespace {

using CliqueStates = MergedStates<std::uint64_t>;  // the vertices still free, one bit for each
using Vertices = CliqueStates::State;

bool contains(const Vertices& vertices, int v) { return (vertices[at(v) / 64] >> (at(v) % 64) & 1) != 0; }

void erase(Vertices& vertices, int v) { vertices[at(v) / 64] &= ~(std::uint64_t{1} << (at(v) % 64)); }

// The vertices of each connected part that a set may have and need not have, a part at a time.
std::vector<std::vector<int>> parts_of(const ConflictGraph& graph) {
  std::vector<std::vector<int>> parts;
  std::vector<bool> is_found(at(graph.size()));
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.are_joined(v, v)) is_found[at(v)] = true;
    if (!graph.is_required(v)) continue;
    is_found[at(v)] = true;
    for (int u = 0; u < graph.size(); ++u)
      if (graph.are_joined(u, v)) is_found[at(u)] = true;
  }
  for (int start = 0; start < graph.size(); ++start) {
    if (is_found[at(start)]) continue;
    std::vector<int>& part = parts.emplace_back(1, start);
    is_found[at(start)] = true;
    for (std::size_t i = 0; i < part.size(); ++i)
      for (int v = 0; v < graph.size(); ++v)
        if (!is_found[at(v)] && graph.are_joined(part[i], v)) {
          is_found[at(v)] = true;
          part.push_back(v);
        }
    std::sort(part.begin(), part.end());
  }
  return parts;
}

class CliqueCounter {
 public:
  CliqueCounter(const ConflictGraph& graph, const MergingLimits& limits, const RunOptions& run)
      : graph_(graph), limits_(limits), run_(run) {}

  SetsByWeight count(const std::vector<int>& part, const std::vector<std::vector<int>>& cover) const {
    Vertices free(at(graph_.words()));
    for (const int v : part) free[at(v) / 64] |= std::uint64_t{1} << (at(v) % 64);
    std::vector<std::vector<int>> cliques;
    for (const std::vector<int>& clique : cover) {
      std::vector<int>& members = cliques.emplace_back();
      std::copy_if(clique.begin(), clique.end(), std::back_inserter(members),
                   [&](int v) { return contains(free, v); });
      if (members.empty()) cliques.pop_back();
    }
    CliqueStates states(limits_);
    states.add(free, {1}, 0, 1, limits_.least);
    for (std::size_t i = 0; i < cliques.size(); ++i) {
      states = after(states, cliques, i);
      if (run_.on_progress)
        run_.on_progress(static_cast<double>(i + 1) / static_cast<double>(cliques.size()));
    }
    return states.empty() ? SetsByWeight() : states.begin()->second;
  }

 private:
  CliqueStates after(const CliqueStates& states, const std::vector<std::vector<int>>& cliques,
                     std::size_t i) const {
    CliqueStates next(limits_);
    for (const auto& [free, sets] : states) {
      run_.stop.throw_if_requested();
      Vertices rest = free;
      for (const int v : cliques[i]) erase(rest, v);
      next.add(rest, sets, 0, 1, bound(rest, cliques, i + 1));
      for (const int v : cliques[i]) {
        if (!contains(free, v)) continue;
        Vertices rest_of_v = rest;
        const auto neighbors = graph_.neighbors(v);
        for (std::size_t w = 0; w < rest.size(); ++w) rest_of_v[w] &= ~neighbors[w];
        next.add(rest_of_v, sets, graph_.weight(v), 1, bound(rest_of_v, cliques, i + 1));
      }
    }
    return next;
  }

  // The most weight that the cliques from `begin` on can add, if it matters.
  int bound(const Vertices& free, const std::vector<std::vector<int>>& cliques, std::size_t begin) const {
    int bound = 0;
    for (std::size_t j = begin; j < cliques.size() && limits_.least > 0; ++j) {
      int greatest = 0;
      for (const int v : cliques[j])
        if (contains(free, v)) greatest = std::max(greatest, graph_.weight(v));
      bound += greatest;
    }
    return bound;
  }

  const ConflictGraph& graph_;
  MergingLimits limits_;
  const RunOptions& run_;
};

SetsByWeight product(const SetsByWeight& a, const SetsByWeight& b) {
  SetsByWeight product(a.empty() || b.empty() ? 0 : a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) product[i + j] += a[i] * b[j];
  return product;
}

}  // namespace

std::vector<Integer> independent_sets_by_weight(const ConflictGraph& graph, std::optional<int> weight,
                                                const RunOptions& run, std::size_t most_stored) {
  check(run);
  int total = 0;
  int required = 0;
  bool is_feasible = true;
  for (int v = 0; v < graph.size(); ++v) {
    total += graph.weight(v);
    if (graph.is_required(v)) required += graph.weight(v);
    for (int u = 0; u <= v && graph.is_required(v); ++u)
      is_feasible = is_feasible && !(graph.is_required(u) && graph.are_joined(u, v));
  }
  const std::vector<std::vector<int>> parts = parts_of(graph);
  const std::vector<std::vector<int>> cover = clique_cover(graph);
  const MergingLimits limits = {
      .least = parts.size() == 1 ? weight.value_or(0) - required : 0,  // any weight in one of several
      .most = weight.value_or(total) - required,
      .most_stored = most_stored};
  SetsByWeight sets(at(required) + 1);
  sets.back() = is_feasible ? 1 : 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const RunOptions run_of_part = equal_part_of(run, i, parts.size());
    const std::optional<RootGraph> root = root_graph(graph, parts[i]);
    sets = product(sets, root ? matchings_by_weight(*root, limits, run_of_part)
                              : CliqueCounter(graph, limits, run_of_part).count(parts[i], cover));
  }
  sets.resize(std::max<std::size_t>(sets.size(), weight ? at(*weight) + 1 : 1));
  if (weight) sets.resize(at(*weight) + 1);
  while (!weight && sets.size() > 1 && sets.back() == 0) sets.pop_back();
  std::vector<Integer> result;
  for (std::size_t w = 0; w < sets.size(); ++w)
    result.push_back(weight && at(*weight) != w ? Integer() : integer(sets[w]));
  return result;
}

bool are_matchings(const ConflictGraph& graph) {
  const std::vector<std::vector<int>> parts = parts_of(graph);
  return std::all_of(parts.begin(), parts.end(),
                     [&](const std::vector<int>& part) { return root_graph(graph, part).has_value(); });
}

ConflictGraph quotient_graph(const ConflictGraph& graph, const Permutation& permutation) {
  std::vector<int> orbit_of(at(graph.size()), -1);
  std::vector<int> sizes;
  for (int v = 0; v < graph.size(); ++v) {
    if (orbit_of[at(v)] >= 0) continue;
    sizes.push_back(0);
    for (int image = v; orbit_of[at(image)] < 0; image = permutation[at(image)]) {
      orbit_of[at(image)] = static_cast<int>(sizes.size()) - 1;
      ++sizes.back();
    }
  }
  ConflictGraph quotient(static_cast<int>(sizes.size()));
  for (int a = 0; a < graph.size(); ++a) {
    quotient.set_weight(orbit_of[at(a)], sizes[at(orbit_of[at(a)])]);
    if (graph.is_required(a)) quotient.require(orbit_of[at(a)]);
    for (int b = 0; b <= a; ++b)
      if (graph.are_joined(a, b)) quotient.join(orbit_of[at(a)], orbit_of[at(b)]);
  }
  return quotient;
}

PieceCounts count_pieces(const ConflictGraph& graph, const PieceGroup& group, std::optional<int> pieces,
                         PieceRoute route, const RunOptions& run) {
  PieceCounts counts;
  std::vector<Integer> sums;
  const std::size_t elements = group.elements.size();
  const std::vector<std::vector<std::size_t>> lists = conjugate_elements(group);
  counts.fixed_by.resize(elements);
  for (std::size_t i = 0; i < lists.size(); ++i) {
    const ConflictGraph quotient = quotient_graph(graph, group.elements[lists[i].front()].squares);
    const RunOptions part = equal_part_of(run, i, lists.size());
    std::vector<Integer> fixed;
    if (route == PieceRoute::merge) {
      fixed = independent_sets_by_weight(quotient, pieces, part);
    } else {
      fixed.resize(at(pieces.value()) + 1);
      fixed.back() = count_independent_sets(quotient, *pieces, part).sets.value();
    }
    sums.resize(std::max(sums.size(), fixed.size()));
    for (std::size_t w = 0; w < fixed.size(); ++w) sums[w] += fixed[w] * Integer(lists[i].size());
    for (const std::size_t element : lists[i]) counts.fixed_by[element] = fixed;
  }
  counts.placements = counts.fixed_by[0];
  for (Integer& sum : sums) {
    if (sum % Integer(elements) != Integer())
      throw std::logic_error("Burnside's lemma gives a fraction: the elements are not a group of symmetries");
    counts.orbits.push_back(sum /= Integer(elements));
  }
  for (auto& fixed : counts.fixed_by) fixed.resize(counts.placements.size());
  return counts;
}

}  // namespace eightfold
