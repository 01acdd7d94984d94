#include "reports/sequences/routes/piece_routes.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/symmetry/pieces/frontier_counts.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "eightfold/symmetry/pieces/piece_orbits.hpp"

namespace eightfold::sequences {
namespace {

using Answer = PieceQuestion::Answer;
using SetCounter = Terms (*)(const ConflictGraph&, std::optional<int>, const RunOptions&);

Terms visited_sets(const ConflictGraph& graph, std::optional<int> pieces, const RunOptions& run) {
  Terms counts(static_cast<std::size_t>(pieces.value_or(0)));
  for (int k = pieces.value_or(0);; ++k) {
    counts.emplace_back(count_independent_sets(graph, k, without_progress(run)).sets.value());
    if (pieces || counts.back() == Integer()) return counts;
  }
}

PieceGroup group_of(const PieceQuestion& question, const PieceBoard& board) {
  return preserving_group(board, {full_group, question.translations});
}

Terms orbits_by_rejection(const PieceQuestion& question, const PieceBoard& board, std::optional<int> pieces,
                          const RunOptions& run) {
  const ConflictGraph graph = attack_graph(board);
  const PieceGroup group = group_of(question, board);
  Terms counts(static_cast<std::size_t>(pieces.value_or(0)));
  for (int k = pieces.value_or(0);; ++k) {
    const auto visit = [](const PieceOrbit&) { return true; };
    counts.emplace_back(for_each_piece_orbit(graph, group, k, visit, without_progress(run)).orbits);
    if (pieces || counts.back() == Integer()) return counts;
  }
}

Terms orbits_by_burnside(const PieceQuestion& question, const PieceBoard& board, std::optional<int> pieces,
                         SetCounter count, const RunOptions& run) {
  const ConflictGraph graph = attack_graph(board);
  const PieceGroup group = group_of(question, board);
  const std::size_t elements = group.elements.size();
  Terms sums;
  for (std::size_t i = 0; i < elements; ++i) {
    const ConflictGraph quotient = quotient_graph(graph, group.elements[i].squares);
    const Terms fixed = count(quotient, pieces, equal_part_of(run, i, elements));
    sums.resize(std::max(sums.size(), fixed.size()));
    for (std::size_t k = 0; k < fixed.size(); ++k) sums[k] += fixed[k];
  }
  for (Integer& sum : sums) sum /= Integer(elements);
  return sums;
}

// What is asked, from the counts by number of pieces.
Terms answer_of(const PieceQuestion& question, int index, Terms counts) {
  while (counts.size() > 1 && counts.back() == Integer() && question.answer != Answer::number)
    counts.pop_back();
  switch (question.answer) {
    case Answer::number:
      return {counts.back()};
    case Answer::greatest:
      return {Integer(counts.size() - 1)};
    case Answer::of_greatest:
      return {counts.back()};
    case Answer::row:
      counts.resize(static_cast<std::size_t>(question.row_from) +
                    static_cast<std::size_t>(question.row_length(index)));
      return {counts.begin() + question.row_from, counts.end()};
    case Answer::total:
      break;
  }
  Integer total;
  for (const Integer& each : counts) total += each;
  return {total};
}

template <typename Counts>
Route route_of(std::string_view name, int quick_to, int largest, const PieceQuestion& question,
               Counts counts) {
  return {name, quick_to, largest, [question, counts](int index, const RunOptions& run) {
            const PieceBoard board = question.board(index);
            std::optional<int> pieces;
            if (question.pieces) pieces = question.pieces(index);
            if (board.rows < 1 || board.columns < 1) {  // the empty placement alone
              Terms of_nothing(static_cast<std::size_t>(pieces.value_or(0)) + 1);
              of_nothing[0] = 1;
              return answer_of(question, index, of_nothing);
            }
            return answer_of(question, index, counts(question, board, pieces, run));
          }};
}

// The squares of the lines along the rows; a border may join several rows to a line.
std::vector<std::vector<int>> row_lines(PieceBoard board) {
  board.rule.slides = {{0, 1}};
  board.rule.leaps.clear();
  return clique_cover(attack_graph(board));
}

std::uint64_t exact_covers(const PieceBoard& board, int pieces, const RunOptions& run) {
  const ConflictGraph graph = attack_graph(board);
  std::vector<int> squares;  // by option
  std::vector<Cover::Items> items;
  const std::vector<std::vector<int>> lines = row_lines(board);
  if (static_cast<int>(lines.size()) != pieces) throw std::logic_error("the pieces are not one in each line");
  for (std::size_t item = 0; item < lines.size(); ++item)
    for (const int square : lines[item]) {
      squares.push_back(square);
      items.push_back(Cover::Items{1} << item);
    }
  const Cover cover(pieces, items,
                    [&](std::size_t a, std::size_t b) { return graph.are_joined(squares[a], squares[b]); });
  return CoverSearch(cover).count(cover.start(), without_progress(run)).covers;
}

std::vector<Integer> merged(const ConflictGraph& graph, std::optional<int> pieces, const RunOptions& run) {
  return independent_sets_by_weight(graph, pieces, run);
}

std::vector<Integer> along_frontier(const ConflictGraph& graph, std::optional<int> pieces,
                                    const RunOptions& run) {
  return independent_sets_along_frontier(graph, pieces, run);
}

Route merging_by(std::string_view name, SetCounter count, const PieceQuestion& question, int quick_to,
                 int largest) {
  return route_of(name, quick_to, largest, question,
                  [count](const PieceQuestion& q, const PieceBoard& board, std::optional<int> pieces,
                          const RunOptions& run) {
                    return q.up_to_symmetry ? orbits_by_burnside(q, board, pieces, count, run)
                                            : count(attack_graph(board), pieces, run);
                  });
}

}  // namespace

Route covering(const PieceQuestion& question, int quick_to) {
  return route_of(
      "search for exact covers", quick_to, max_size, question,
      [](const PieceQuestion&, const PieceBoard& board, std::optional<int> pieces, const RunOptions& run) {
        Terms counts(static_cast<std::size_t>(pieces.value()) + 1);
        counts.back() = exact_covers(board, *pieces, run);
        return counts;
      });
}

Route merging(const PieceQuestion& question, int quick_to, int largest) {
  return merging_by(question.up_to_symmetry ? "Burnside's lemma, states merged clique by clique"
                                            : "states merged clique by clique",
                    merged, question, quick_to, largest);
}

Route matching(const PieceQuestion& question) {
  return merging_by("lines matched one by one", merged, question, max_size, max_size);
}

Route frontier(const PieceQuestion& question, int quick_to, int largest) {
  return merging_by(question.up_to_symmetry ? "Burnside's lemma, states merged along a frontier"
                                            : "states merged along a frontier",
                    along_frontier, question, quick_to, largest);
}

Route visiting(const PieceQuestion& question, int quick_to, int largest) {
  return route_of(
      question.up_to_symmetry ? "rejection of isomorphs" : "search for independent sets", quick_to, largest,
      question,
      [](const PieceQuestion& q, const PieceBoard& board, std::optional<int> pieces, const RunOptions& run) {
        return q.up_to_symmetry ? orbits_by_rejection(q, board, pieces, run)
                                : visited_sets(attack_graph(board), pieces, run);
      });
}

}  // namespace eightfold::sequences
