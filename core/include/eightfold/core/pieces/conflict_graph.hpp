#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// A graph whose independent sets are searched, with a weight for each vertex. A set is independent if no two
/// of its vertices are joined and none of them is joined to itself.
class ConflictGraph {
 public:
  static constexpr int most_vertices = 1024;

  /// Vertices 0 to size - 1 of weight 1, none joined. Throws std::invalid_argument unless 0 <= size <= 1024.
  explicit ConflictGraph(int size);

  /// Preconditions of all that follow: vertices are 0 to size() - 1, and weights are at least 1.
  void join(int a, int b);
  void set_weight(int vertex, int weight) { weights_[static_cast<std::size_t>(vertex)] = weight; }
  /// Every set has this vertex.
  void require(int vertex) { required_[static_cast<std::size_t>(vertex)] = true; }

  [[nodiscard]] int size() const { return static_cast<int>(weights_.size()); }
  [[nodiscard]] bool are_joined(int a, int b) const;
  [[nodiscard]] int weight(int vertex) const { return weights_[static_cast<std::size_t>(vertex)]; }
  [[nodiscard]] bool is_required(int vertex) const { return required_[static_cast<std::size_t>(vertex)]; }

  /// 64-bit words with one bit per vertex.
  [[nodiscard]] int words() const { return words_; }
  [[nodiscard]] std::span<const std::uint64_t> neighbors(int vertex) const {
    const auto words = static_cast<std::size_t>(words_);
    return std::span(neighbors_).subspan(static_cast<std::size_t>(vertex) * words, words);
  }

  friend bool operator==(const ConflictGraph&, const ConflictGraph&) = default;

 private:
  int words_;
  std::vector<std::uint64_t> neighbors_;  // words_ for each vertex
  std::vector<int> weights_;
  std::vector<bool> required_;
};

/// Disjoint cliques that contain all vertices which an independent set may have. Each is the list of its
/// vertices, in ascending order. An independent set has at most one vertex of each.
[[nodiscard]] std::vector<std::vector<int>> clique_cover(const ConflictGraph& graph);

/// Visits the independent sets of a total weight, as ascending lists of vertices, in lexicographic order,
/// until `visit` returns false. Begins after the set `after`, which is an independent set of this weight, or
/// with the first set if it is empty. Memory O(size × words). Throws Stopped.
SearchStatistics for_each_independent_set(const ConflictGraph& graph, int weight,
                                          const std::function<bool(std::span<const int>)>& visit,
                                          const StopToken& stop = {}, std::span<const int> after = {});

struct IndependentSetCount {
  CheckedCount sets;
  SearchStatistics statistics;
};

/// Their number, by the same search on several threads. Throws std::overflow_error past 64 bits, and Stopped.
[[nodiscard]] IndependentSetCount count_independent_sets(const ConflictGraph& graph, int weight,
                                                         const RunOptions& run = {});

}  // namespace eightfold
