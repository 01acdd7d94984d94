// A second way to count independent sets by weight, for results that need two. Vertices are decided in order.
// The frontier is the set of decided vertices that are joined to an undecided one: on a board of kings, the
// last row and a square. The later decisions depend only on which vertices of the frontier are chosen, so a
// state is a set of bits, one for each vertex of the frontier, and equal states are merged.
//
// The generating function of a state is one big integer, its value at a power of two that exceeds every
// coefficient: to choose a vertex is to shift, to merge is to add (Kronecker's substitution).
//
// Source: I. G. Enting, "Generating functions for enumerating self-avoiding rings on the square lattice",
// Journal of Physics A, 1980, for a frontier that advances by one site.
#include "eightfold/symmetry/pieces/frontier_counts.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/run/parallel.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/big_integer.hpp"

namespace eightfold {
namespace {

using FrontierStates = std::unordered_map<std::uint64_t, BigInteger>;

// The vertices that a set may have, connected part by connected part, each part in ascending order.
std::vector<int> order_of_decisions(const ConflictGraph& graph) {
  std::vector<int> parts(at(graph.size()));
  for (int v = 0; v < graph.size(); ++v) parts[at(v)] = v;
  const auto root_of = [&](int v) {
    while (parts[at(v)] != v) v = parts[at(v)] = parts[at(parts[at(v)])];
    return v;
  };
  std::vector<int> order;
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.are_joined(v, v)) continue;
    order.push_back(v);
    for (int u = 0; u < v; ++u)
      if (graph.are_joined(u, v) && !graph.are_joined(u, u)) parts[at(root_of(v))] = root_of(u);
  }
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return root_of(a) < root_of(b); });
  return order;
}

// A number of bits that no coefficient exceeds: of each clique a set has one vertex or none.
int bits_of_coefficients(const ConflictGraph& graph) {
  int bits = 1;
  for (const std::vector<int>& clique : clique_cover(graph))
    bits += static_cast<int>(std::bit_width(clique.size()));
  return bits;
}

// The bits of the frontier, each of which is free again when all neighbors of its vertex are decided.
class Frontier {
 public:
  Frontier(const ConflictGraph& graph, const std::vector<int>& order)
      : graph_(graph), position_(at(graph.size()), -1), bit_(at(graph.size()), 0) {
    for (std::size_t i = 0; i < order.size(); ++i) position_[at(order[i])] = static_cast<int>(i);
  }

  struct Decision {
    std::uint64_t excluding;  // the vertices of the frontier that are joined to the vertex
    std::uint64_t leaving;    // those that leave the frontier
    std::uint64_t chosen;     // the bit of the vertex; 0 if no undecided vertex is joined to it
  };

  Decision decide(int v) {
    Decision decision = {0, 0, 0};
    bool stays = false;
    for (int u = 0; u < graph_.size(); ++u) {
      if (u == v || position_[at(u)] < 0 || !graph_.are_joined(u, v)) continue;
      if (position_[at(u)] > position_[at(v)]) {
        stays = true;
        continue;
      }
      decision.excluding |= bit_[at(u)];
      if (last_neighbor(u) == v) decision.leaving |= bit_[at(u)];
    }
    taken_ &= ~decision.leaving;
    if (stays) {
      if (~taken_ == 0) throw std::length_error("the frontier has more than 64 vertices");
      decision.chosen = bit_[at(v)] = std::uint64_t{1} << std::countr_one(taken_);
      taken_ |= decision.chosen;
    }
    return decision;
  }

 private:
  int last_neighbor(int u) const {
    int last = u;
    for (int w = 0; w < graph_.size(); ++w)
      if (position_[at(w)] > position_[at(last)] && graph_.are_joined(u, w)) last = w;
    return last;
  }

  const ConflictGraph& graph_;
  std::vector<int> position_;  // in the order; -1 for vertices that no set has
  std::vector<std::uint64_t> bit_;
  std::uint64_t taken_ = 0;
};

}  // namespace

std::vector<Integer> independent_sets_along_frontier(const ConflictGraph& graph, std::optional<int> weight,
                                                     const RunOptions& run, std::size_t most_states) {
  check(run);
  int total = 0;
  bool is_feasible = true;
  for (int v = 0; v < graph.size(); ++v) {
    total += graph.weight(v);
    is_feasible = is_feasible && !(graph.is_required(v) && graph.are_joined(v, v));
  }
  const int most = weight.value_or(total);
  const auto bits = static_cast<unsigned>(bits_of_coefficients(graph));
  const BigInteger mask = (BigInteger(1) << (bits * static_cast<unsigned>(most + 1))) - 1;
  const std::vector<int> order = order_of_decisions(graph);
  Frontier frontier(graph, order);
  FrontierStates states;
  if (is_feasible) states[0] = 1;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int v = order[i];
    const auto [excluding, leaving, chosen] = frontier.decide(v);
    FrontierStates next;
    for (const auto& [state, sets] : states) {
      run.stop.throw_if_requested();
      const std::uint64_t kept = state & ~leaving;
      if (!graph.is_required(v)) next[kept] += sets;
      if ((state & excluding) == 0)
        next[kept | chosen] += (sets << (bits * static_cast<unsigned>(graph.weight(v)))) & mask;
    }
    if (next.size() > most_states)
      throw std::length_error("counting takes more than " + std::to_string(most_states) + " states");
    states = std::move(next);
    if (run.on_progress) run.on_progress(static_cast<double>(i + 1) / static_cast<double>(order.size()));
  }
  BigInteger sum;
  for (const auto& [state, sets] : states) sum += sets;
  std::vector<Integer> result;
  const BigInteger digit = (BigInteger(1) << bits) - 1;
  for (int w = 0; w <= most; ++w) {
    result.push_back(weight && w != *weight ? Integer() : integer(BigInteger(sum & digit)));
    sum >>= bits;
  }
  while (!weight && result.size() > 1 && result.back() == Integer()) result.pop_back();
  return result;
}

}  // namespace eightfold
