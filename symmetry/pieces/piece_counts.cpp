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
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/run/parallel.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/big_integer.hpp"

namespace eightfold {
namespace {

using Polynomial = std::vector<BigInteger>;  // coefficients by weight
using Vertices = std::vector<std::uint64_t>;

struct HashVertices {
  std::size_t operator()(const Vertices& vertices) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : vertices) {
      hash = (hash ^ word) * 0x9e3779b97f4a7c15;
      hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
  }
};

using States = std::unordered_map<Vertices, Polynomial, HashVertices>;  // by the vertices still free

bool contains(const Vertices& vertices, int v) { return (vertices[at(v) / 64] >> (at(v) % 64) & 1) != 0; }

void erase(Vertices& vertices, int v) { vertices[at(v) / 64] &= ~(std::uint64_t{1} << (at(v) % 64)); }

void add(Polynomial& sum, const Polynomial& term, int shift) {
  if (sum.size() < term.size() + at(shift)) sum.resize(term.size() + at(shift));
  for (std::size_t i = 0; i < term.size(); ++i) sum[i + at(shift)] += term[i];
}

// The vertices of each connected part that a set may have, a part at a time.
std::vector<std::vector<int>> parts_of(const ConflictGraph& graph) {
  std::vector<std::vector<int>> parts;
  std::vector<bool> is_found(at(graph.size()));
  for (int start = 0; start < graph.size(); ++start) {
    if (is_found[at(start)] || graph.are_joined(start, start)) continue;
    std::vector<int>& part = parts.emplace_back(1, start);
    is_found[at(start)] = true;
    for (std::size_t i = 0; i < part.size(); ++i)
      for (int v = 0; v < graph.size(); ++v)
        if (!is_found[at(v)] && graph.are_joined(part[i], v) && !graph.are_joined(v, v)) {
          is_found[at(v)] = true;
          part.push_back(v);
        }
    std::sort(part.begin(), part.end());
  }
  return parts;
}

class Counter {
 public:
  // Counts sets of the weights from `least` to `most`.
  Counter(const ConflictGraph& graph, int least, int most, const RunOptions& run, std::size_t most_stored)
      : graph_(graph), least_(least), most_(most), run_(run), most_stored_(most_stored) {}

  Polynomial count(const std::vector<int>& part, const std::vector<std::vector<int>>& cover) const {
    Vertices free(at(graph_.words()));
    for (const int v : part) free[at(v) / 64] |= std::uint64_t{1} << (at(v) % 64);
    std::vector<std::vector<int>> cliques;
    for (const std::vector<int>& clique : cover)
      if (contains(free, clique.front())) cliques.push_back(clique);
    States states = {{free, {1}}};
    for (std::size_t i = 0; i < cliques.size(); ++i) {
      states = after(states, cliques, i);
      if (run_.on_progress)
        run_.on_progress(static_cast<double>(i + 1) / static_cast<double>(cliques.size()));
    }
    return states.empty() ? Polynomial() : states.begin()->second;
  }

 private:
  States after(const States& states, const std::vector<std::vector<int>>& cliques, std::size_t i) const {
    const std::vector<int>& clique = cliques[i];
    const auto is_required = [&](int v) { return graph_.is_required(v); };
    const auto required = std::count_if(clique.begin(), clique.end(), is_required);
    if (required > 1) return {};  // they are joined
    const bool may_be_empty = required == 0;
    States next;
    std::size_t stored = 0;  // coefficients
    for (const auto& [free, sets] : states) {
      run_.stop.throw_if_requested();
      Vertices rest = free;
      for (const int v : clique) erase(rest, v);
      if (may_be_empty) stored += add_state(next, rest, sets, 0, cliques, i);
      for (const int v : clique) {
        if (!contains(free, v) || (!may_be_empty && !is_required(v))) continue;
        Vertices rest_of_v = rest;
        const auto neighbors = graph_.neighbors(v);
        for (std::size_t w = 0; w < rest.size(); ++w) rest_of_v[w] &= ~neighbors[w];
        stored += add_state(next, rest_of_v, sets, graph_.weight(v), cliques, i);
      }
      if (stored > most_stored_)
        throw std::length_error("counting stores more than " + std::to_string(most_stored_) + " numbers");
    }
    return next;
  }

  // Leaves out the weights that are too great, or too small for what the free vertices can add. Returns how
  // many coefficients more are stored.
  std::size_t add_state(States& next, const Vertices& free, const Polynomial& sets, int weight,
                        const std::vector<std::vector<int>>& cliques, std::size_t i) const {
    int bound = 0;
    if (least_ > 0)
      for (std::size_t j = i + 1; j < cliques.size(); ++j) {
        int greatest = 0;
        for (const int v : cliques[j])
          if (contains(free, v)) greatest = std::max(greatest, graph_.weight(v));
        bound += greatest;
      }
    const int begin = std::max(0, least_ - bound - weight);
    const int end = std::min(static_cast<int>(sets.size()), most_ - weight + 1);
    Polynomial kept(sets.begin(), sets.begin() + std::max(0, end));
    for (int w = 0; w < std::min(begin, end); ++w) kept[at(w)] = 0;
    const auto is_zero = [](const BigInteger& sets_of_weight) { return sets_of_weight == 0; };
    if (std::all_of(kept.begin(), kept.end(), is_zero)) return 0;
    Polynomial& sum = next[free];
    const std::size_t before = sum.size();
    add(sum, kept, weight);
    return sum.size() - before;
  }

  const ConflictGraph& graph_;
  int least_;
  int most_;
  const RunOptions& run_;
  std::size_t most_stored_;
};

Polynomial product(const Polynomial& a, const Polynomial& b) {
  Polynomial product;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] != 0) {
      Polynomial scaled;
      for (const BigInteger& b_j : b) scaled.emplace_back(a[i] * b_j);
      add(product, scaled, static_cast<int>(i));
    }
  return product;
}

}  // namespace

std::vector<Integer> independent_sets_by_weight(const ConflictGraph& graph, std::optional<int> weight,
                                                const RunOptions& run, std::size_t most_stored) {
  check(run);
  int total = 0;
  bool is_feasible = true;
  for (int v = 0; v < graph.size(); ++v) {
    total += graph.weight(v);
    for (int u = 0; u <= v && graph.is_required(v); ++u)
      is_feasible = is_feasible && !(graph.is_required(u) && graph.are_joined(u, v));
  }
  const std::vector<std::vector<int>> parts = parts_of(graph);
  const std::vector<std::vector<int>> cover = clique_cover(graph);
  const int least = parts.size() == 1 ? weight.value_or(0) : 0;  // one of several parts may have any weight
  Polynomial sets = {is_feasible ? 1 : 0};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const RunOptions run_of_part = equal_part_of(run, i, parts.size());
    const Counter counter(graph, least, weight.value_or(total), run_of_part, most_stored);
    sets = product(sets, counter.count(parts[i], cover));
  }
  sets.resize(std::max<std::size_t>(sets.size(), weight ? at(*weight) + 1 : 1));
  if (weight) sets.resize(at(*weight) + 1);
  while (!weight && sets.size() > 1 && sets.back() == 0) sets.pop_back();
  std::vector<Integer> result;
  for (std::size_t w = 0; w < sets.size(); ++w)
    result.push_back(weight && at(*weight) != w ? Integer() : integer(sets[w]));
  return result;
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
  for (std::size_t i = 0; i < elements; ++i) {
    const ConflictGraph quotient = quotient_graph(graph, group.elements[i].squares);
    const RunOptions part = equal_part_of(run, i, elements);
    if (route == PieceRoute::merge) {
      counts.fixed_by.push_back(independent_sets_by_weight(quotient, pieces, part));
    } else {
      auto& fixed = counts.fixed_by.emplace_back(at(pieces.value()) + 1);
      fixed.back() = count_independent_sets(quotient, *pieces, part).sets.value();
    }
    if (i == 0) counts.placements = counts.fixed_by[0];
    sums.resize(std::max(sums.size(), counts.fixed_by[i].size()));
    for (std::size_t w = 0; w < counts.fixed_by[i].size(); ++w) sums[w] += counts.fixed_by[i][w];
  }
  for (Integer& sum : sums) {
    if (sum % Integer(elements) != Integer())
      throw std::logic_error("Burnside's lemma gives a fraction: the elements are not a group of symmetries");
    counts.orbits.push_back(sum /= Integer(elements));
  }
  for (auto& fixed : counts.fixed_by) fixed.resize(counts.placements.size());
  return counts;
}

}  // namespace eightfold
