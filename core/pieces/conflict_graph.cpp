// Backtracking over the vertices in ascending order, with one bit per vertex for those that may still be
// chosen. A set has at most one vertex of a clique, so the greatest weights of the cliques that have a free
// vertex bound the weight that can be added. With queens the cliques are the rows: the bound stops the search
// at the first row without a free square, which is forward checking, and where every row needs its piece no
// vertex of a later row is tried before the earlier ones are filled. Where sets are only counted, the free
// vertices that complete a set are counted at once.
//
// Rejected: the vertex with the most neighbors first, as in solvers for maximum independent sets. The sets
// would not come in lexicographic order.
//
// Source of the bound: Egon Balas and Chang Sung Yu, "Finding a maximum clique in an arbitrary graph", SIAM
// Journal on Computing, 1986, which colors the complement.
#include "eightfold/core/pieces/conflict_graph.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "core/run/parallel.hpp"
#include "core/run/stop_poll.hpp"

namespace eightfold {
namespace {

std::size_t word_of(int vertex) { return static_cast<unsigned>(vertex) / 64U; }
std::uint64_t bit_of(int vertex) { return std::uint64_t{1} << (static_cast<unsigned>(vertex) % 64U); }

// A clique of the cover: its vertices lie in the words from `first` to `last`.
template <std::size_t words>
struct CliqueMask {
  std::array<std::uint64_t, words> vertices{};
  std::size_t first = words;
  std::size_t last = 0;
  int weight = 0;            // the greatest of a vertex
  int weight_from_here = 0;  // of this clique and all later ones

  bool meets(const std::array<std::uint64_t, words>& free) const {
    for (std::size_t w = first; w <= last; ++w)
      if ((vertices[w] & free[w]) != 0) return true;
    return false;
  }
};

// What all threads of a search read.
template <std::size_t words>
struct SearchTables {
  using Mask = std::array<std::uint64_t, words>;

  explicit SearchTables(const ConflictGraph& searched)
      : graph(searched),
        neighbors(static_cast<std::size_t>(graph.size())),
        clique_of(static_cast<std::size_t>(graph.size())) {
    for (int v = 0; v < graph.size(); ++v) {
      const auto row = graph.neighbors(v);
      std::copy(row.begin(), row.end(), neighbors[static_cast<std::size_t>(v)].begin());
    }
    auto cover = clique_cover(graph);
    std::sort(cover.begin(), cover.end(), [](const auto& a, const auto& b) { return a.back() < b.back(); });
    for (const std::vector<int>& clique : cover) {
      CliqueMask<words>& mask = cliques.emplace_back();
      for (const int v : clique) {
        mask.vertices[word_of(v)] |= bit_of(v);
        mask.first = std::min(mask.first, word_of(v));
        mask.last = std::max(mask.last, word_of(v));
        mask.weight = std::max(mask.weight, graph.weight(v));
        clique_of[static_cast<std::size_t>(v)] = cliques.size() - 1;
        free[word_of(v)] |= bit_of(v);
      }
    }
    for (int v = 0; v < graph.size(); ++v) of_weight[graph.weight(v)][word_of(v)] |= bit_of(v);
    for (auto clique = cliques.rbegin(); clique != cliques.rend(); ++clique)
      clique->weight_from_here =
          clique->weight + (clique == cliques.rbegin() ? 0 : std::prev(clique)->weight_from_here);
    std::size_t first = 0;
    for (int v = 0; v <= graph.size(); ++v) {
      while (first < cover.size() && cover[first].back() < v) ++first;
      first_clique.push_back(first);
    }
    for (int v = 0; v < graph.size(); ++v)
      if (graph.is_required(v)) require(v);
  }

  // The neighbors of a required vertex are never free.
  void require(int vertex) {
    last_required = vertex;
    is_feasible = is_feasible && (free[word_of(vertex)] & bit_of(vertex)) != 0;
    for (std::size_t w = 0; w < words; ++w) free[w] &= ~neighbors[static_cast<std::size_t>(vertex)][w];
  }

  const ConflictGraph& graph;
  std::vector<Mask> neighbors;
  std::vector<CliqueMask<words>> cliques;  // by their last vertices
  std::vector<std::size_t> clique_of;      // by vertex
  std::vector<std::size_t> first_clique;   // by vertex: the first clique with this vertex or a later one
  std::map<int, Mask> of_weight;           // the vertices of each weight
  Mask free{};
  int last_required = -1;
  bool is_feasible = true;
};

// Counts the sets instead of visiting each.
struct CountSets {
  std::uint64_t& sets;

  bool operator()(std::span<const int> /*set*/) const {
    ++sets;
    return true;
  }
};

template <std::size_t words>
class IndependentSetSearch {
 public:
  using Mask = std::array<std::uint64_t, words>;

  // Without the sets up to and including `after`, if it is not empty.
  IndependentSetSearch(const SearchTables<words>& tables, const StopToken& stop,
                       std::span<const int> after = {})
      : tables_(tables), graph_(tables.graph), poll_(stop), after_(after) {}

  // Visits the sets whose least vertex is in [begin, end), or also the empty set if begin is 0.
  template <typename Visit>
  void visit(int weight, int begin, int end, const Visit& visit) {
    chosen_.clear();
    if (!tables_.is_feasible) return;
    if (weight == 0) {
      if (begin == 0 && tables_.last_required < 0) visit(std::span<const int>());
      ++boards_;
      return;
    }
    Mask free = tables_.free;
    for (int v = 0; v < begin; ++v) {
      if (graph_.is_required(v)) return;
      free[word_of(v)] &= ~bit_of(v);
    }
    extend(free, begin, end, weight, visit);
  }

  std::uint64_t boards() const { return boards_; }

 private:
  // The most weight that the free vertices from `begin` on can add; too low if that is less than `weight`.
  int bound(const Mask& free, int begin, int weight) const {
    const auto& cliques = tables_.cliques;
    const std::size_t first = tables_.first_clique[static_cast<std::size_t>(begin)];
    int bound = first < cliques.size() ? cliques[first].weight_from_here : 0;
    for (std::size_t i = first; i < cliques.size() && bound >= weight; ++i)
      if (!cliques[i].meets(free)) bound -= cliques[i].weight;
    return bound;
  }

  // Adds vertices to chosen_: the next one is free and in [begin, end). Returns false to stop.
  template <typename Visit>
  bool extend(Mask free, int begin, int end, int weight, const Visit& visit) {
    ++boards_;
    poll_();
    if (!after_.empty()) {
      begin = after_[chosen_.size()];
      for (int v = 0; v < begin; ++v) free[word_of(v)] &= ~bit_of(v);
    }
    int least_left = 0;  // to add after the next vertex
    if constexpr (std::is_same_v<Visit, CountSets>)
      if (end == graph_.size() && tables_.last_required < begin) {
        const std::uint64_t completed = count_vertices(free, weight);
        boards_ += completed;
        visit.sets += completed;
        least_left = tables_.of_weight.begin()->first;
        if (weight <= least_left) return true;
      }
    int most = bound(free, begin, weight);
    if (most < weight) return true;
    for (std::size_t w = word_of(begin); w < words; ++w)
      while (free[w] != 0) {
        if (most < weight) return true;
        const int v = static_cast<int>(w * 64) + std::countr_zero(free[w]);
        if (v >= end) return true;
        free[w] &= free[w] - 1;
        const int left = weight - graph_.weight(v);
        if (left >= least_left && !add(v, free, left, visit)) return false;
        if (graph_.is_required(v)) return true;
        const CliqueMask<words>& clique = tables_.cliques[tables_.clique_of[static_cast<std::size_t>(v)]];
        if (!clique.meets(free)) most -= clique.weight;
      }
    return true;
  }

  // The free vertices of that weight.
  std::uint64_t count_vertices(const Mask& free, int weight) const {
    const auto vertices = tables_.of_weight.find(weight);
    std::uint64_t count = 0;
    for (std::size_t w = 0; w < words && vertices != tables_.of_weight.end(); ++w)
      count += static_cast<std::uint64_t>(std::popcount(free[w] & vertices->second[w]));
    return count;
  }

  template <typename Visit>
  bool add(int v, const Mask& free, int left, const Visit& visit) {
    chosen_.push_back(v);
    bool goes_on = true;
    if (left > 0) {
      Mask rest;
      for (std::size_t w = 0; w < words; ++w)
        rest[w] = free[w] & ~tables_.neighbors[static_cast<std::size_t>(v)][w];
      goes_on = extend(rest, v + 1, graph_.size(), left, visit);
    } else if (!after_.empty()) {
      after_ = {};  // this is the last set that is left out
    } else if (v >= tables_.last_required) {
      ++boards_;
      goes_on = visit(std::span<const int>(chosen_));
    }
    chosen_.pop_back();
    return goes_on;
  }

  const SearchTables<words>& tables_;
  const ConflictGraph& graph_;
  StopPoll poll_;
  std::span<const int> after_;  // empty from the first set on that is visited
  std::vector<int> chosen_;
  std::uint64_t boards_ = 0;
};

// Calls `function` with the number of words, rounded up, as a compile-time constant.
template <typename Function>
auto for_words(int words, const Function& function) {
  if (words <= 1) return function(std::integral_constant<std::size_t, 1>());
  if (words <= 2) return function(std::integral_constant<std::size_t, 2>());
  if (words <= 3) return function(std::integral_constant<std::size_t, 3>());
  if (words <= 4) return function(std::integral_constant<std::size_t, 4>());
  return function(std::integral_constant<std::size_t, ConflictGraph::most_vertices / 64>());
}

}  // namespace

ConflictGraph::ConflictGraph(int size) {
  if (size < 0 || size > most_vertices)
    throw std::invalid_argument("a conflict graph has 0 to 1024 vertices, not " + std::to_string(size));
  words_ = (size + 63) / 64;
  neighbors_.resize(static_cast<std::size_t>(size) * static_cast<std::size_t>(words_));
  weights_.resize(static_cast<std::size_t>(size), 1);
  required_.resize(static_cast<std::size_t>(size));
}

void ConflictGraph::join(int a, int b) {
  const auto words = static_cast<std::size_t>(words_);
  neighbors_[static_cast<std::size_t>(a) * words + word_of(b)] |= bit_of(b);
  neighbors_[static_cast<std::size_t>(b) * words + word_of(a)] |= bit_of(a);
}

bool ConflictGraph::are_joined(int a, int b) const { return (neighbors(a)[word_of(b)] & bit_of(b)) != 0; }

// The first clique all of whose vertices are joined to it takes a vertex.
std::vector<std::vector<int>> clique_cover(const ConflictGraph& graph) {
  std::vector<std::vector<int>> cliques;
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.are_joined(v, v)) continue;
    const auto extends = [&](const std::vector<int>& clique) {
      return std::all_of(clique.begin(), clique.end(), [&](int other) { return graph.are_joined(v, other); });
    };
    const auto clique = std::find_if(cliques.begin(), cliques.end(), extends);
    if (clique == cliques.end())
      cliques.push_back({v});
    else
      clique->push_back(v);
  }
  return cliques;
}

SearchStatistics for_each_independent_set(const ConflictGraph& graph, int weight,
                                          const std::function<bool(std::span<const int>)>& visit,
                                          const StopToken& stop, std::span<const int> after) {
  stop.throw_if_requested();
  return for_words(graph.words(), [&](auto words) {
    const SearchTables<words()> tables(graph);
    IndependentSetSearch<words()> search(tables, stop, after);
    search.visit(weight, 0, graph.size(), visit);
    return SearchStatistics{.boards = search.boards()};
  });
}

IndependentSetCount count_independent_sets(const ConflictGraph& graph, int weight, const RunOptions& run) {
  // A unit is the sets with one least vertex; without vertices there is one unit, the empty set.
  const auto units = static_cast<std::size_t>(std::max(1, weight == 0 ? 1 : graph.size()));
  std::vector<IndependentSetCount> counts(units);
  for_words(graph.words(), [&](auto words) {
    const SearchTables<words()> tables(graph);
    for_each_unit(units, run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
      IndependentSetSearch<words()> search(tables, stop);
      std::uint64_t sets = 0;
      const int begin = static_cast<int>(unit);
      search.visit(weight, begin, begin + 1, CountSets{sets});
      counts[unit].sets.add(sets);
      counts[unit].statistics.boards = search.boards();
    });
  });
  IndependentSetCount total;
  for (const IndependentSetCount& count : counts) {
    total.sets.add(count.sets);
    total.statistics += count.statistics;
  }
  return total;
}

}  // namespace eightfold
