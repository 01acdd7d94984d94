#include "eightfold/symmetry/pieces/piece_group.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

bool exchanges_rows_and_columns(Symmetry g) { return image(g, {0, 1}, 2).row != image(g, {0, 0}, 2).row; }

// Precondition: the board is square if the symmetry exchanges rows and columns.
Permutation squares_under(Symmetry g, const PieceBoard& board) {
  return permutation(board.squares(), [&](int i) {
    const Square square = board.square_of(i);
    return board.index_of({image(g, square, board.rows).row, image(g, square, board.columns).column});
  });
}

// Nothing if a square leaves the board.
std::optional<Permutation> squares_after(Step step, const PieceBoard& board) {
  Permutation to;
  for (int i = 0; i < board.squares(); ++i) {
    const auto walk = walk_on({board.square_of(i), step}, board.rule.border, board.rows, board.columns);
    if (!walk) return std::nullopt;
    to.push_back(board.index_of(walk->square));
  }
  return to;
}

Permutation product(const Permutation& second, const Permutation& first) {
  return permutation(static_cast<int>(first.size()), [&](int i) { return second[at(first[at(i)])]; });
}

bool preserves_attacks(const Permutation& to, const ConflictGraph& graph) {
  for (int a = 0; a < graph.size(); ++a)
    for (int b = 0; b < a; ++b)
      if (graph.are_joined(a, b) != graph.are_joined(to[at(a)], to[at(b)])) return false;
  return true;
}

bool preserves_constraints(const Permutation& to, const ConflictGraph& graph) {
  for (int a = 0; a < graph.size(); ++a)
    if (graph.are_joined(a, a) != graph.are_joined(to[at(a)], to[at(a)]) ||
        graph.is_required(a) != graph.is_required(to[at(a)]))
      return false;
  return true;
}

// The powers of a translation, from the identity on.
std::vector<Permutation> powers_of(const std::optional<Permutation>& step, int squares,
                                   const ConflictGraph& graph) {
  const Permutation identity = permutation(squares, [](int i) { return i; });
  std::vector<Permutation> powers = {identity};
  if (!step || !std::is_permutation(step->begin(), step->end(), identity.begin()) ||
      !preserves_attacks(*step, graph))
    return powers;
  for (Permutation power = *step; power != identity; power = product(*step, power)) powers.push_back(power);
  return powers;
}

// The first element with each symmetry, and the first translations along rows and along columns.
std::vector<PieceSymmetry> few_generators(const PieceGroup& group) {
  std::vector<PieceSymmetry> generators;
  SymmetrySet found = {Symmetry::identity};
  bool has_across = false;
  bool has_down = false;
  for (const PieceSymmetry& element : group.elements) {
    bool& has_translation = element.down == 0 ? has_across : has_down;
    const bool is_translation =
        element.symmetry == Symmetry::identity && (element.down != 0 || element.across != 0);
    if (found.contains(element.symmetry) && (!is_translation || has_translation)) continue;
    has_translation = has_translation || is_translation;
    found.insert(element.symmetry);
    generators.push_back(element);
  }
  return generators;
}

}  // namespace

PieceGroup preserving_group(const PieceBoard& board, const PieceGroupParams& params) {
  PieceBoard without_pawns = board;
  without_pawns.pawns.clear();
  const ConflictGraph graph = attack_graph(without_pawns);
  const ConflictGraph constrained = board.pawns.empty() ? graph : attack_graph(board);
  const auto preserves_board = [&](const Permutation& to) {
    return preserves_constraints(to, constrained) &&
           (board.pawns.empty() || preserves_attacks(to, constrained));
  };
  const auto translations_along = [&](Step step) {
    const auto to = params.translations ? squares_after(step, board) : std::nullopt;
    return powers_of(to, board.squares(), graph);
  };
  const std::vector<Permutation> downwards = translations_along({1, 0});
  const std::vector<Permutation> sideways = translations_along({0, 1});
  // Without as many translations along the columns as along the rows the products are not closed.
  const bool is_square = board.rows == board.columns && downwards.size() == sideways.size();
  std::vector<std::pair<Symmetry, Permutation>> symmetries;
  for (const Symmetry g : params.symmetries.elements())
    if (is_square || !exchanges_rows_and_columns(g))
      if (Permutation to = squares_under(g, board); preserves_attacks(to, graph))
        symmetries.emplace_back(g, std::move(to));
  PieceGroup group;
  group.translations = 0;
  for (std::size_t down = 0; down < downwards.size(); ++down)
    for (std::size_t across = 0; across < sideways.size(); ++across)
      for (const auto& [g, to] : symmetries) {
        const Permutation squares = product(downwards[down], product(sideways[across], to));
        if (!preserves_board(squares)) continue;
        group.elements.push_back({g, static_cast<int>(down), static_cast<int>(across), squares});
        group.symmetries.insert(g);
        if (g == Symmetry::identity) ++group.translations;
      }
  return group;
}

std::vector<std::vector<std::size_t>> conjugate_elements(const PieceGroup& group) {
  const std::vector<PieceSymmetry>& elements = group.elements;
  std::map<Permutation, std::size_t> first_with;
  std::vector<std::size_t> leaders;  // an element of the same list, itself for the first one
  for (std::size_t i = 0; i < elements.size(); ++i)
    leaders.push_back(first_with.try_emplace(elements[i].squares, i).first->second);
  const auto leader_of = [&](std::size_t i) {
    while (leaders[i] != i) i = leaders[i];
    return i;
  };
  for (const PieceSymmetry& by : few_generators(group)) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
      Permutation conjugate(by.squares.size());
      for (std::size_t square = 0; square < conjugate.size(); ++square)
        conjugate[at(by.squares[square])] = by.squares[at(elements[i].squares[square])];
      const auto found = first_with.find(conjugate);
      if (found == first_with.end()) throw std::logic_error("the elements are not a group");
      const std::size_t a = leader_of(i);
      const std::size_t b = leader_of(found->second);
      leaders[std::max(a, b)] = std::min(a, b);
    }
  }
  std::vector<std::vector<std::size_t>> lists(elements.size());
  for (std::size_t i = 0; i < elements.size(); ++i) lists[leader_of(i)].push_back(i);
  std::erase_if(lists, [](const auto& list) { return list.empty(); });
  return lists;
}

std::vector<PieceImage> piece_images(const PieceGroup& group, std::span<const int> placement) {
  std::vector<PieceImage> images;
  std::map<std::vector<int>, std::size_t> witness_of;
  for (const PieceSymmetry& element : group.elements) {
    std::vector<int> squares;
    for (const int square : placement) squares.push_back(element.squares[static_cast<std::size_t>(square)]);
    std::sort(squares.begin(), squares.end());
    const std::size_t witness = witness_of.try_emplace(squares, images.size()).first->second;
    images.push_back({std::move(squares), witness});
  }
  return images;
}

}  // namespace eightfold
