// Matchings are counted point by point: the next point is matched with a later one, or with none. What
// matters for the later points is which of them are matched already. Points that have the same edges to all
// others can be exchanged, so of each class of such points only the number that is matched matters, and if
// one is matched the next point may be taken to be that one. All rows of a chessboard are one class for
// rooks, and all columns: a state is two numbers. Bishops begin with the short diagonals; the diagonals that
// cross them cross every longer one of the color, so they become one class. Without classes, a state would be
// a set of lines: 2^16 states for 16 rooks, and too many to store for bishops on 24 rows.
//
// A point is removed from its class once it is decided, and classes that then have the same edges are merged.
// The next point is of the class that multiplies the possible numbers least.
//
// Rejected: the formulas for rooks on a full board and for bishops on a square one. They do not hold with
// blocked squares, and each symmetry needs its own.
//
// Source: I. Kaplansky and J. Riordan, "The problem of the rooks and its applications", Duke Mathematical
// Journal, 1946, for rook polynomials.
#include "symmetry/internal/matching_counts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/run/parallel.hpp"
#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

// The numbers of parallel edges by weight.
using Edges = std::map<int, int>;

// Points that have the same edges to each point of another class, and to each other.
struct PointClass {
  int size = 1;
  int most_matched = 0;  // by the points that are decided
  int side = 0;          // of the two sides that no edge joins to itself, if there are any
  int weight = 0;        // the greatest of an edge to another point
  int own_weight = 0;    // the greatest of an edge that has no other point
};

class PointClasses {
 public:
  explicit PointClasses(const RootGraph& root)
      : classes_(at(root.points)),
        edges_(at(root.points), std::vector<std::size_t>(at(root.points))),
        own_edges_(at(root.points)) {
    std::map<std::array<int, 2>, Edges> edges;
    for (const RootGraph::Edge& edge : root.edges) ++edges[edge.points][edge.weight];
    std::map<Edges, std::size_t> numbers = {{{}, 0}};
    for (const auto& [points, between] : edges) {
      const std::size_t number = numbers.emplace(between, numbers.size()).first->second;
      const int greatest = between.rbegin()->first;
      const std::size_t a = at(points[0]);
      const std::size_t b = at(points[1]);
      if (a == b) {
        own_edges_[a] = number;
        classes_[a].own_weight = greatest;
        continue;
      }
      edges_[a][b] = edges_[b][a] = number;
      classes_[a].weight = std::max(classes_[a].weight, greatest);
      classes_[b].weight = std::max(classes_[b].weight, greatest);
    }
    kinds_.resize(numbers.size());
    for (const auto& [of_kind, number] : numbers) kinds_[number] = of_kind;
    divide();
    merge();
  }

  std::size_t size() const { return classes_.size(); }
  const PointClass& operator[](std::size_t index) const { return classes_[index]; }

  // The edges from a point to each point of another class, or of its own.
  const Edges& between(std::size_t a, std::size_t b) const { return kinds_[edges_[a][b]]; }
  // Those that have one point.
  const Edges& own(std::size_t a) const { return kinds_[own_edges_[a]]; }

  // The class whose next point multiplies the possible numbers of matched points least.
  std::size_t next() const {
    std::size_t best = 0;
    double least = INFINITY;
    for (std::size_t a = 0; a < classes_.size(); ++a) {
      const int matched = classes_[a].most_matched;
      double factor = matched > 0 ? std::log(matched) - std::log(matched + 1) : 0;
      for (std::size_t b = 0; b < classes_.size(); ++b)
        if (edges_[a][b] != 0 && classes_[b].most_matched < classes_[b].size)
          factor += std::log(classes_[b].most_matched + 2) - std::log(classes_[b].most_matched + 1);
      if (factor < least) {
        least = factor;
        best = a;
      }
    }
    return best;
  }

  // Removes a point of the class. Returns the new index of each class; size() stands for none.
  std::vector<std::size_t> decide(std::size_t a) {
    for (std::size_t b = 0; b < classes_.size(); ++b)
      if (edges_[a][b] != 0)
        classes_[b].most_matched = std::min(classes_[b].size, classes_[b].most_matched + 1);
    --classes_[a].size;
    classes_[a].most_matched = std::min(classes_[a].most_matched, classes_[a].size);
    return merge();
  }

  // The most weight of edges between points of which `matched` have none: two bounds by the points of one
  // side, and one by half an edge for each point.
  int bound(const std::vector<std::uint16_t>& matched) const {
    std::array<int, 2> of_side{};
    int halves = 0;
    for (std::size_t i = 0; i < classes_.size(); ++i) {
      const PointClass& each = classes_[i];
      const int free = each.size - matched[i];
      of_side[at(each.side)] += free * std::max(each.weight, each.own_weight);
      of_side[at(1 - each.side)] += free * each.own_weight;
      halves += free * std::max(each.weight, 2 * each.own_weight);
    }
    return has_sides_ ? std::min({of_side[0], of_side[1], halves / 2}) : halves / 2;
  }

 private:
  // Sets the sides. The points are connected.
  void divide() {
    std::vector<std::size_t> found = {0};
    std::vector<bool> is_found(classes_.size());
    is_found[0] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
      for (std::size_t b = 0; b < classes_.size(); ++b) {
        if (edges_[found[i]][b] == 0) continue;
        if (is_found[b]) {
          has_sides_ = has_sides_ && classes_[b].side != classes_[found[i]].side;
          continue;
        }
        classes_[b].side = 1 - classes_[found[i]].side;
        is_found[b] = true;
        found.push_back(b);
      }
  }

  bool has_edges(std::size_t a) const {
    if (own_edges_[a] != 0 || (classes_[a].size > 1 && edges_[a][a] != 0)) return true;
    for (std::size_t b = 0; b < classes_.size(); ++b)
      if (b != a && classes_[b].size > 0 && edges_[a][b] != 0) return true;
    return false;
  }

  bool are_alike(std::size_t a, std::size_t b) const {
    const auto has_inner = [&](std::size_t c) {
      return classes_[c].size == 1 || edges_[c][c] == edges_[a][b];
    };
    if (own_edges_[a] != own_edges_[b] || !has_inner(a) || !has_inner(b)) return false;
    if (has_sides_ && classes_[a].side != classes_[b].side) return false;
    for (std::size_t c = 0; c < classes_.size(); ++c)
      if (c != a && c != b && classes_[c].size > 0 && edges_[a][c] != edges_[b][c]) return false;
    return true;
  }

  // Merges classes that are alike, and removes those without points or edges. Returns the new index of each.
  std::vector<std::size_t> merge() {
    std::vector<std::size_t> kept;
    std::vector<std::size_t> index_of;
    for (std::size_t b = 0; b < classes_.size(); ++b) {
      if (classes_[b].size == 0 || !has_edges(b)) {
        classes_[b].size = 0;
        index_of.push_back(classes_.size());
        continue;
      }
      const auto alike =
          std::find_if(kept.begin(), kept.end(), [&](std::size_t a) { return are_alike(a, b); });
      index_of.push_back(static_cast<std::size_t>(alike - kept.begin()));
      if (alike == kept.end()) {
        kept.push_back(b);
        continue;
      }
      PointClass& into = classes_[*alike];
      edges_[*alike][*alike] = edges_[*alike][b];
      into.size += classes_[b].size;
      into.most_matched += classes_[b].most_matched;
      into.weight = std::max(into.weight, classes_[b].weight);
      classes_[b].size = 0;
    }
    for (std::size_t& index : index_of)
      if (index == classes_.size()) index = kept.size();
    keep(kept);
    return index_of;
  }

  void keep(const std::vector<std::size_t>& kept) {
    for (std::size_t i = 0; i < kept.size(); ++i) {
      classes_[i] = classes_[kept[i]];
      own_edges_[i] = own_edges_[kept[i]];
      for (std::size_t j = 0; j < kept.size(); ++j) edges_[i][j] = edges_[kept[i]][kept[j]];
    }
    classes_.resize(kept.size());
    own_edges_.resize(kept.size());
    edges_.resize(kept.size());
    for (auto& row : edges_) row.resize(kept.size());
  }

  std::vector<PointClass> classes_;
  std::vector<Edges> kinds_;  // different numbers of edges; none at index 0
  // Between points of two classes, or of one: indices of kinds_.
  std::vector<std::vector<std::size_t>> edges_;
  std::vector<std::size_t> own_edges_;
  bool has_sides_ = true;
};

using MatchingStates = MergedStates<std::uint16_t>;  // matched points of each class

// The states after the next point of a class, which is the class `decided` of `before`.
MatchingStates after(const MatchingStates& states, const PointClasses& before, std::size_t decided,
                     const PointClasses& later, const std::vector<std::size_t>& index_of,
                     const MergingLimits& limits, const RunOptions& run) {
  MatchingStates next(limits);
  const auto add = [&](const MatchingStates::State& matched, const SetsByWeight& sets, int weight,
                       int factor) {
    MatchingStates::State merged(later.size() + 1);
    for (std::size_t i = 0; i < matched.size(); ++i)
      merged[index_of[i]] = static_cast<std::uint16_t>(merged[index_of[i]] + matched[i]);
    merged.pop_back();
    next.add(merged, sets, weight, factor, next.needs_bounds() ? later.bound(merged) : 0);
  };
  for (const auto& [matched, sets] : states) {
    run.stop.throw_if_requested();
    MatchingStates::State rest = matched;
    if (matched[decided] > 0) {
      --rest[decided];
      add(rest, sets, 0, 1);
      continue;
    }
    add(rest, sets, 0, 1);
    for (const auto& [weight, edges] : before.own(decided)) add(rest, sets, weight, edges);
    for (std::size_t other = 0; other < before.size(); ++other) {
      const int free = before[other].size - matched[other] - (other == decided ? 1 : 0);
      if (free == 0) continue;
      ++rest[other];
      for (const auto& [weight, edges] : before.between(decided, other))
        add(rest, sets, weight, edges * free);
      --rest[other];
    }
  }
  return next;
}

}  // namespace

SetsByWeight matchings_by_weight(const RootGraph& root, const MergingLimits& limits, const RunOptions& run) {
  PointClasses classes(root);
  MatchingStates states(limits);
  MatchingStates::State none(classes.size());
  states.add(none, {1}, 0, 1, limits.least);
  for (int decided_points = 1; classes.size() > 0; ++decided_points) {
    const PointClasses before = classes;
    const std::size_t decided = before.next();
    const std::vector<std::size_t> index_of = classes.decide(decided);
    states = after(states, before, decided, classes, index_of, limits, run);
    if (run.on_progress) run.on_progress(static_cast<double>(decided_points) / root.points);
  }
  return states.empty() ? SetsByWeight() : states.begin()->second;
}

}  // namespace eightfold
