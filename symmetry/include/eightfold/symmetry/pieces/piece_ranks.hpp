#pragma once

#include <functional>
#include <span>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"

namespace eightfold {

/// The placements of k pieces as a numbered list in lexicographic order, without enumerating it: a position
/// is found by counting the placements that begin with the same squares. A query takes one count for each
/// square that a piece could have.
class PieceRanks {
 public:
  /// Of the independent sets of `pieces` vertices of weight 1. The queries throw as count_pieces().
  PieceRanks(ConflictGraph graph, int pieces, PieceRoute route = PieceRoute::merge);

  /// The number of placements.
  [[nodiscard]] Integer size(const RunOptions& run = {}) const;

  /// The placement at a rank, from 0, as squares in ascending order. Throws std::out_of_range unless
  /// 0 <= rank < size().
  [[nodiscard]] std::vector<int> at(Integer rank, const RunOptions& run = {}) const;

  /// The number of placements that precede this one. Throws std::invalid_argument unless it is a placement of
  /// the list.
  [[nodiscard]] Integer rank_of(std::span<const int> placement, const RunOptions& run = {}) const;

 private:
  Integer count(const ConflictGraph& graph, const RunOptions& run) const;
  std::vector<int> walk(
      const RunOptions& run,
      const std::function<bool(int vertex, const std::function<Integer()>& completions)>& choose) const;

  ConflictGraph graph_;
  int pieces_;
  PieceRoute route_;
};

}  // namespace eightfold
