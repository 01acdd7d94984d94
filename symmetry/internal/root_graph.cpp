// Squares on which rooks attack each other share a row or a column, and those of bishops a diagonal: a piece
// joins two lines, as an edge joins two points, and no line has two pieces. Such a conflict graph is the line
// graph of a root graph. Its lines are found again from the attacks alone, so that the same holds for any
// rule and for the quotient by a symmetry.
//
// The neighbors of a vertex fall into the other vertices of its two lines. As each of these is a clique, the
// pairs of neighbors that are not joined divide the neighbors into two sets, up to one choice for each
// connected part of the pairs. Once the lines of one vertex are chosen, those of all others follow: the
// second line of a vertex has the neighbors that are not in its first. The result is compared with the graph.
// Vertices with the same neighbors, among them parallel edges, have the same lines, and one represents all.
//
// Source: J. Krausz, "Démonstration nouvelle d'une théorème de Whitney sur les réseaux", Matematikai és
// Fizikai Lapok, 1943, for the partition into cliques.
#include "symmetry/internal/root_graph.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

// A part without twins, its vertices numbered from 0.
class TwinlessPart {
 public:
  TwinlessPart(const ConflictGraph& graph, const std::vector<int>& part) {
    std::vector<int> kept;
    for (const int v : part) {
      const auto is_twin = [&](int u) {
        return graph.are_joined(u, v) && std::all_of(part.begin(), part.end(), [&](int w) {
                 return w == u || w == v || graph.are_joined(u, w) == graph.are_joined(v, w);
               });
      };
      const auto twin = std::find_if(kept.begin(), kept.end(), is_twin);
      representative_.push_back(static_cast<int>(twin - kept.begin()));
      if (twin == kept.end()) kept.push_back(v);
    }
    for (const int v : kept) {
      std::vector<int>& neighbors = neighbors_.emplace_back();
      std::vector<bool>& is_neighbor = is_neighbor_.emplace_back(kept.size());
      for (std::size_t u = 0; u < kept.size(); ++u)
        if (kept[u] != v && graph.are_joined(kept[u], v)) {
          neighbors.push_back(static_cast<int>(u));
          is_neighbor[u] = true;
        }
    }
  }

  // By vertex of the given part.
  const std::vector<int>& representatives() const { return representative_; }
  int size() const { return static_cast<int>(neighbors_.size()); }
  const std::vector<int>& neighbors(int v) const { return neighbors_[at(v)]; }
  bool are_joined(int u, int v) const { return is_neighbor_[at(u)][at(v)]; }

 private:
  std::vector<int> representative_;
  std::vector<std::vector<int>> neighbors_;
  std::vector<std::vector<bool>> is_neighbor_;
};

// The neighbors of a vertex, a list for each connected part of the pairs that are not joined. The members are
// divided in two: the pairs join `first` and `second` only.
struct Division {
  std::vector<int> first;
  std::vector<int> second;
};

// Nothing if the neighbors are not in two cliques.
std::optional<std::vector<Division>> divisions(const TwinlessPart& part, int v) {
  const std::vector<int>& neighbors = part.neighbors(v);
  std::vector<int> side_of(neighbors.size(), -1);
  std::vector<Division> divisions;
  for (std::size_t start = 0; start < neighbors.size(); ++start) {
    if (side_of[start] >= 0) continue;
    Division& division = divisions.emplace_back();
    side_of[start] = 0;
    std::vector<std::size_t> found = {start};
    for (std::size_t i = 0; i < found.size(); ++i) {
      const int side = side_of[found[i]];
      (side == 0 ? division.first : division.second).push_back(neighbors[found[i]]);
      for (std::size_t j = 0; j < neighbors.size(); ++j) {
        if (j == found[i] || part.are_joined(neighbors[found[i]], neighbors[j])) continue;
        if (side_of[j] == side) return std::nullopt;
        if (side_of[j] < 0) {
          side_of[j] = 1 - side;
          found.push_back(j);
        }
      }
    }
  }
  return divisions;
}

// The lines of each vertex, numbered from 0; -1 stands for none.
using LinesOf = std::vector<std::array<int, 2>>;

void add_line(LinesOf& lines_of, int line, const std::vector<int>& members) {
  for (const int v : members) {
    auto& [first, second] = lines_of[at(v)];
    (first < 0 ? first : second) = line;  // one that has two already fails the comparison
  }
}

// The lines that follow from those of vertex `start`, which contain the given neighbors.
LinesOf lines_from(const TwinlessPart& part, int start, std::array<std::vector<int>, 2> neighbors) {
  LinesOf lines_of(at(part.size()), {-1, -1});
  int lines = 0;
  std::vector<int> waiting;
  const auto add = [&](int v, std::vector<int> others) {
    others.push_back(v);
    add_line(lines_of, lines++, others);
    waiting.insert(waiting.end(), others.begin(), others.end());
  };
  add(start, std::move(neighbors[0]));
  if (!neighbors[1].empty()) add(start, std::move(neighbors[1]));
  while (!waiting.empty()) {
    const int v = waiting.back();
    waiting.pop_back();
    const auto [first, second] = lines_of[at(v)];
    if (second >= 0) continue;
    std::vector<int> others;
    for (const int u : part.neighbors(v))
      if (lines_of[at(u)][0] != first && lines_of[at(u)][1] != first) others.push_back(u);
    if (!others.empty()) add(v, std::move(others));
  }
  return lines_of;
}

bool are_lines_of(const LinesOf& lines_of, const TwinlessPart& part) {
  for (int u = 0; u < part.size(); ++u)
    for (int v = 0; v < u; ++v) {
      const auto& [first, second] = lines_of[at(u)];
      const auto has = [&](int line) {
        return line >= 0 && (lines_of[at(v)][0] == line || lines_of[at(v)][1] == line);
      };
      if ((has(first) || has(second)) != part.are_joined(u, v)) return false;
    }
  return true;
}

std::optional<LinesOf> lines_of_part(const TwinlessPart& part) {
  int start = -1;
  std::vector<Division> of_start;  // the fewest
  for (int v = 0; v < part.size(); ++v) {
    auto of_v = divisions(part, v);
    if (!of_v) return std::nullopt;
    if (start >= 0 && of_v->size() >= of_start.size()) continue;
    start = v;
    of_start = std::move(*of_v);
  }
  constexpr std::size_t most_choices = 6;
  const std::size_t choices = std::min(most_choices, std::max<std::size_t>(of_start.size(), 1) - 1);
  for (unsigned choice = 0; choice < 1U << choices; ++choice) {
    std::array<std::vector<int>, 2> neighbors;
    for (std::size_t i = 0; i < of_start.size(); ++i) {
      const std::size_t first = i < choices ? choice >> i & 1U : 0;
      neighbors[first].insert(neighbors[first].end(), of_start[i].first.begin(), of_start[i].first.end());
      neighbors[1 - first].insert(neighbors[1 - first].end(), of_start[i].second.begin(),
                                  of_start[i].second.end());
    }
    LinesOf lines = lines_from(part, start, std::move(neighbors));
    if (are_lines_of(lines, part)) return lines;
  }
  return std::nullopt;
}

}  // namespace

std::optional<RootGraph> root_graph(const ConflictGraph& graph, const std::vector<int>& part) {
  const TwinlessPart twinless(graph, part);
  const std::optional<LinesOf> lines_of = lines_of_part(twinless);
  if (!lines_of) return std::nullopt;
  RootGraph root;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const auto& [first, second] = (*lines_of)[at(twinless.representatives()[i])];
    const int other = second < 0 ? first : second;
    root.edges.push_back({{std::min(first, other), std::max(first, other)}, graph.weight(part[i])});
    root.points = std::max({root.points, first + 1, second + 1});
  }
  return root;
}

}  // namespace eightfold
