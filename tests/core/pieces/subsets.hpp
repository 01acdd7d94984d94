#pragma once

#include <map>
#include <random>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"

namespace eightfold::test {

/// The independent sets by definition, by weight, each list in lexicographic order: all subsets are tested.
inline std::map<int, std::vector<std::vector<int>>> independent_subsets(const ConflictGraph& graph) {
  std::map<int, std::vector<std::vector<int>>> sets;
  std::vector<int> chosen;
  const auto is_independent = [&] {
    for (const int a : chosen)
      for (const int b : chosen)
        if (graph.are_joined(a, b)) return false;
    return true;
  };
  const auto choose = [&](const auto& choose_from, int vertex) -> void {
    if (vertex == graph.size()) {
      int weight = 0;
      for (const int v : chosen) weight += graph.weight(v);
      if (is_independent()) sets[weight].push_back(chosen);
      return;
    }
    chosen.push_back(vertex);
    choose_from(choose_from, vertex + 1);
    chosen.pop_back();
    if (!graph.is_required(vertex)) choose_from(choose_from, vertex + 1);
  };
  choose(choose, 0);
  return sets;
}

/// A graph in which each pair is joined with a probability, and few vertices are required or joined to
/// themselves. Weights are 1 to `greatest_weight`.
inline ConflictGraph random_graph(std::mt19937& random, int size, double density, int greatest_weight) {
  ConflictGraph graph(size);
  std::bernoulli_distribution joins(density);
  std::bernoulli_distribution is_special(0.04);
  std::uniform_int_distribution<int> weight(1, greatest_weight);
  for (int a = 0; a < size; ++a) {
    graph.set_weight(a, weight(random));
    if (is_special(random)) graph.join(a, a);
    if (is_special(random)) graph.require(a);
    for (int b = 0; b < a; ++b)
      if (joins(random)) graph.join(a, b);
  }
  return graph;
}

}  // namespace eightfold::test
