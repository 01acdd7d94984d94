// If k vertices are chosen one after the other, each at random from those that are free, and f1, f2, …, fk is
// how many were free each time, then the mean of f1 f2 … fk is the number of sequences of k vertices, and a
// set has k! sequences.
//
// Merged states differ in which of the later vertices are free. Only those of a frontier may be occupied or
// free: the later vertices that are joined to an earlier one. A frontier of b vertices has at most 2^b
// states.
//
// Source: Donald E. Knuth, "Estimating the efficiency of backtrack programs", Mathematics of Computation,
// 1975.
#include "eightfold/symmetry/pieces/piece_route.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

using Vertices = std::vector<std::uint64_t>;

std::uint64_t bit_of(int v) { return std::uint64_t{1} << (at(v) % 64); }

void remove(Vertices& vertices, const ConflictGraph& graph, int v) {
  const auto neighbors = graph.neighbors(v);
  for (std::size_t w = 0; w < vertices.size(); ++w) vertices[w] &= ~neighbors[w];
  vertices[at(v) / 64] &= ~bit_of(v);
}

std::uint64_t size_of(const Vertices& vertices) {
  std::uint64_t size = 0;
  for (const std::uint64_t word : vertices) size += static_cast<std::uint64_t>(std::popcount(word));
  return size;
}

// The vertex with that many others before it.
int vertex_at(const Vertices& vertices, std::uint64_t index) {
  std::size_t w = 0;
  for (; index >= static_cast<std::uint64_t>(std::popcount(vertices[w])); ++w)
    index -= static_cast<std::uint64_t>(std::popcount(vertices[w]));
  std::uint64_t word = vertices[w];
  for (; index > 0; --index) word &= word - 1;
  return static_cast<int>(w) * 64 + std::countr_zero(word);
}

// The vertices that a set may have besides the required ones.
Vertices optional_vertices(const ConflictGraph& graph) {
  Vertices vertices(at(graph.words()));
  for (int v = 0; v < graph.size(); ++v)
    if (!graph.are_joined(v, v)) vertices[at(v) / 64] |= bit_of(v);
  for (int v = 0; v < graph.size(); ++v)
    if (graph.is_required(v)) remove(vertices, graph, v);
  return vertices;
}

// The size of the largest frontier.
int greatest_frontier(const ConflictGraph& graph) {
  Vertices free = optional_vertices(graph);
  Vertices joined(free.size());
  std::uint64_t greatest = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if ((free[at(v) / 64] & bit_of(v)) == 0) continue;
    free[at(v) / 64] &= ~bit_of(v);
    Vertices frontier(free.size());
    for (std::size_t w = 0; w < free.size(); ++w)
      frontier[w] = free[w] & (joined[w] |= graph.neighbors(v)[w]);
    greatest = std::max(greatest, size_of(frontier));
  }
  return static_cast<int>(greatest);
}

}  // namespace

double estimated_visits(const ConflictGraph& graph, int vertices) {
  constexpr int samples = 256;
  const Vertices optional = optional_vertices(graph);
  int chosen = 0;
  for (int v = 0; v < graph.size(); ++v) chosen += graph.is_required(v) ? 1 : 0;
  RandomNumbers random(0);
  double visits = 0;
  for (int sample = 0; sample < samples; ++sample) {
    Vertices free = optional;
    double sets = 1.0 / samples;
    for (int k = 1; k <= vertices - chosen; ++k) {
      visits += sets;
      const std::uint64_t size = size_of(free);
      if (size == 0) break;
      sets *= static_cast<double>(size) / k;
      remove(free, graph, vertex_at(free, random.below(size)));
    }
  }
  return visits;
}

PieceRoute faster_route(const ConflictGraph& graph, int vertices) {
  constexpr double most_visits = 1e10;  // minutes
  if (are_matchings(graph)) return PieceRoute::merge;
  const double states = std::exp2(greatest_frontier(graph));
  return estimated_visits(graph, vertices) <= std::min(states, most_visits) ? PieceRoute::visit
                                                                            : PieceRoute::merge;
}

}  // namespace eightfold
