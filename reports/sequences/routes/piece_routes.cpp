#include "reports/sequences/routes/piece_routes.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/symmetry/pieces/frontier_counts.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "eightfold/symmetry/pieces/piece_orbits.hpp"
#include "reports/sequences/routes/pawn_boards.hpp"

namespace eightfold::sequences {
namespace {

using Answer = PieceQuestion::Answer;

// Placements that a symmetry of the board fixes, by number of pieces; or of one number only, at its index.
// The quotient graph is that of the attacks.
using FixedCounter = Terms (*)(const PieceBoard& board, const Permutation& symmetry,
                               const ConflictGraph& quotient, std::optional<int> pieces,
                               const RunOptions& run);

Terms visited_sets(const PieceBoard&, const Permutation&, const ConflictGraph& quotient,
                   std::optional<int> pieces, const RunOptions& run) {
  Terms counts(static_cast<std::size_t>(pieces.value_or(0)));
  for (int k = pieces.value_or(0);; ++k) {
    counts.emplace_back(count_independent_sets(quotient, k, without_progress(run)).sets.value());
    if (pieces || counts.back() == Integer()) return counts;
  }
}

void add(Terms& sums, const Terms& terms, std::uint64_t weight) {
  sums.resize(std::max(sums.size(), terms.size()));
  for (std::size_t k = 0; k < terms.size(); ++k) sums[k] += terms[k] * Integer(weight);
}

Terms fixed_by(const std::vector<PieceSymmetry>& elements, const PieceBoard& board, std::optional<int> pieces,
               FixedCounter count, const RunOptions& run) {
  const ConflictGraph graph = attack_graph(board);
  Terms sums;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const Permutation& symmetry = elements[i].squares;
    const Terms fixed = count(board, symmetry, quotient_graph(graph, symmetry), pieces,
                              equal_part_of(run, i, elements.size()));
    add(sums, fixed, 1);
  }
  return sums;
}

Terms fixed_sets(const PieceQuestion& question, const PieceBoard& board, std::optional<int> pieces,
                 FixedCounter count, const RunOptions& run) {
  constexpr SymmetrySet identity = {Symmetry::identity};
  const bool is_alone = !question.up_to_symmetry && question.fixed_by == identity;
  std::vector<PieceSymmetry> elements =
      preserving_group(board, {is_alone ? Subgroup(identity) : full_group, question.translations}).elements;
  if (question.up_to_symmetry) {
    Terms means = fixed_by(elements, board, pieces, count, run);
    for (Integer& mean : means) mean /= Integer(elements.size());
    return means;
  }
  std::erase_if(elements, [&](const PieceSymmetry& g) { return !question.fixed_by.contains(g.symmetry); });
  return fixed_by(elements, board, pieces, count, run);
}

Terms orbits_by_rejection(const PieceQuestion& question, const PieceBoard& board, std::optional<int> pieces,
                          const RunOptions& run) {
  const ConflictGraph graph = attack_graph(board);
  const PieceGroup group = preserving_group(board, {full_group, question.translations});
  Terms counts(static_cast<std::size_t>(pieces.value_or(0)));
  for (int k = pieces.value_or(0);; ++k) {
    const auto visit = [](const PieceOrbit&) { return true; };
    counts.emplace_back(for_each_piece_orbit(graph, group, k, visit, without_progress(run)).orbits);
    if (pieces || counts.back() == Integer()) return counts;
  }
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

// The squares of the lines along a step; a border may join several rows to a line.
std::vector<std::vector<int>> lines_along(Step step, PieceBoard board) {
  board.rule.slides = {step};
  board.rule.leaps.clear();
  return clique_cover(attack_graph(board));
}

// The number of the orbit of each square, as in quotient_graph().
std::vector<int> orbits_of_squares(const Permutation& to) {
  std::vector<int> orbits(to.size(), -1);
  int found = 0;
  for (std::size_t start = 0; start < to.size(); ++start) {
    if (orbits[start] >= 0) continue;
    for (std::size_t square = start; orbits[square] < 0; square = static_cast<std::size_t>(to[square]))
      orbits[square] = found;
    ++found;
  }
  return orbits;
}

// The solutions that a symmetry fixes. They have one square of each line along the rows, and of each along
// the columns if these are as many. Lines that the symmetry exchanges have squares of the same orbits and are
// one item.
Terms exact_covers(const PieceBoard& board, const Permutation& symmetry, const ConflictGraph& quotient,
                   std::optional<int> pieces, const RunOptions& run) {
  Terms counts(static_cast<std::size_t>(pieces.value()) + 1);
  std::vector<std::vector<int>> covered = lines_along({0, 1}, board);
  if (std::cmp_less(covered.size(), *pieces)) return counts;
  if (std::cmp_greater(covered.size(), *pieces))
    throw std::logic_error("the pieces are not one in each line");
  const std::vector<std::vector<int>> columns = lines_along({1, 0}, board);
  if (columns.size() == covered.size()) covered.insert(covered.end(), columns.begin(), columns.end());
  const std::vector<int> orbit_of = orbits_of_squares(symmetry);
  std::vector<std::string> lines;  // a character for each orbit, 1 if it has a square on the line
  for (const std::vector<int>& squares : covered) {
    std::string line(static_cast<std::size_t>(quotient.size()), 0);
    for (const int square : squares)
      line[static_cast<std::size_t>(orbit_of[static_cast<std::size_t>(square)])] = 1;
    if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
  }
  std::vector<int> options;  // orbits
  std::vector<Cover::Items> items;
  for (int orbit = 0; orbit < quotient.size(); ++orbit) {
    if (quotient.are_joined(orbit, orbit)) continue;
    options.push_back(orbit);
    Cover::Items& of_orbit = items.emplace_back(0);
    Cover::Items item = 1;
    for (const std::string& line : lines) {
      if (line[static_cast<std::size_t>(orbit)] != 0) of_orbit |= item;
      item <<= 1;
    }
  }
  const Cover cover(static_cast<int>(lines.size()), items, [&](std::size_t a, std::size_t b) {
    return quotient.are_joined(options[a], options[b]);
  });
  counts.back() = CoverSearch(cover).count(cover.start(), without_progress(run)).covers;
  return counts;
}

Terms merged(const PieceBoard&, const Permutation&, const ConflictGraph& quotient, std::optional<int> pieces,
             const RunOptions& run) {
  return independent_sets_by_weight(quotient, pieces, run);
}

Terms along_frontier(const PieceBoard&, const Permutation&, const ConflictGraph& quotient,
                     std::optional<int> pieces, const RunOptions& run) {
  return independent_sets_along_frontier(quotient, pieces, run);
}

// By fixed placements, or by rejection if `count` is null.
Terms counts_of(const PieceQuestion& question, const PieceBoard& board, std::optional<int> pieces,
                FixedCounter count, const RunOptions& run) {
  if (count == nullptr) return orbits_by_rejection(question, board, pieces, run);
  return fixed_sets(question, board, pieces, count, run);
}

// The sum over all boards with pawns.
Terms counts_with_pawns(const PieceQuestion& question, const PieceBoard& board, std::optional<int> pieces,
                        FixedCounter count, const RunOptions& run) {
  if (question.pawns == 0) return counts_of(question, board, pieces, count, run);
  const std::vector<PawnOrbit> orbits = orbits_of_pawns(board, question.pawns);
  PieceBoard with_pawns = board;
  Terms sums(1);
  for (std::size_t i = 0; i < orbits.size(); ++i) {
    with_pawns.pawns = orbits[i].pawns;
    add(sums, counts_of(question, with_pawns, pieces, count, equal_part_of(run, i, orbits.size())),
        question.up_to_symmetry ? 1 : orbits[i].images);
  }
  return sums;
}

Terms terms_of(const PieceQuestion& question, int index, FixedCounter count, const RunOptions& run) {
  const PieceBoard board = question.board(index);
  std::optional<int> pieces;
  if (question.pieces) pieces = question.pieces(index);
  if (board.rows < 1 || board.columns < 1) {  // the empty placement alone
    Terms of_nothing(static_cast<std::size_t>(pieces.value_or(0)) + 1);
    of_nothing[0] = 1;
    return answer_of(question, index, of_nothing);
  }
  return answer_of(question, index, counts_with_pawns(question, board, pieces, count, run));
}

Route counting(std::string_view name, FixedCounter count, const PieceQuestion& question, int quick_to,
               int largest = max_size) {
  return {name, quick_to, largest, [question, count](int index, const RunOptions& run) {
            return terms_of(question, index, count, run);
          }};
}

}  // namespace

Route merging(const PieceQuestion& question, int quick_to, int largest) {
  return counting(question.up_to_symmetry ? "Burnside's lemma, states merged clique by clique"
                                          : "states merged clique by clique",
                  merged, question, quick_to, largest);
}

Route matching(const PieceQuestion& question) {
  return counting("lines matched one by one", merged, question, max_size);
}

Route frontier(const PieceQuestion& question, int quick_to, int largest) {
  return counting(question.up_to_symmetry ? "Burnside's lemma, states merged along a frontier"
                                          : "states merged along a frontier",
                  along_frontier, question, quick_to, largest);
}

Route covering(const PieceQuestion& question, int quick_to) {
  return counting(
      question.up_to_symmetry ? "Burnside's lemma, search for exact covers" : "search for exact covers",
      exact_covers, question, quick_to);
}

Route visiting(const PieceQuestion& question, int quick_to, int largest) {
  if (!question.up_to_symmetry)
    return counting("search for independent sets", visited_sets, question, quick_to, largest);
  return counting("rejection of isomorphs", nullptr, question, quick_to, largest);
}

}  // namespace eightfold::sequences
