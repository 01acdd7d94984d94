#include "eightfold/symmetry/pieces/piece_group.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <set>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

PieceRule named_rule(std::string_view name, Border border) {
  PieceRule rule = piece_rule_named(name).value();
  rule.border = border;
  return rule;
}

PieceRule sliding_rule(std::vector<Step> slides, Border border = Border::plain) {
  PieceRule rule;
  rule.slides = std::move(slides);
  rule.border = border;
  return rule;
}

bool swaps_axes(Symmetry g) {
  return g == Symmetry::rotate90 || g == Symmetry::rotate270 || g == Symmetry::transpose ||
         g == Symmetry::anti_transpose;
}

// The symmetry, then the translation, which moves the unrolled board.
Square moved(Square square, Symmetry g, int down, int across, const PieceBoard& board) {
  const int last_row = board.rows - 1;
  const int last_column = board.columns - 1;
  auto [row, column] = square;
  switch (g) {
    case Symmetry::identity:
      break;
    case Symmetry::rotate90:
      std::tie(row, column) = std::pair(column, last_row - row);
      break;
    case Symmetry::rotate180:
      std::tie(row, column) = std::pair(last_row - row, last_column - column);
      break;
    case Symmetry::rotate270:
      std::tie(row, column) = std::pair(last_column - column, row);
      break;
    case Symmetry::flip_horizontal:
      column = last_column - column;
      break;
    case Symmetry::flip_vertical:
      row = last_row - row;
      break;
    case Symmetry::transpose:
      std::swap(row, column);
      break;
    case Symmetry::anti_transpose:
      std::tie(row, column) = std::pair(last_column - column, last_row - row);
      break;
  }
  row = (row + down) % board.rows;
  column += across;
  if (board.rule.border == Border::moebius && column / board.columns % 2 == 1) row = last_row - row;
  return {row, column % board.columns};
}

using Element = std::pair<std::pair<int, int>, Symmetry>;  // down, across, symmetry

std::map<Element, Permutation> elements_of(const PieceGroup& group) {
  std::map<Element, Permutation> elements;
  for (const PieceSymmetry& element : group.elements)
    elements[{{element.down, element.across}, element.symmetry}] = element.squares;
  EXPECT_EQ(elements.size(), group.elements.size()) << "an element is listed twice";
  return elements;
}

bool preserves(const Permutation& to, const ConflictGraph& graph) {
  for (int a = 0; a < graph.size(); ++a) {
    if (graph.is_required(a) != graph.is_required(to[index(a)])) return false;
    for (int b = 0; b <= a; ++b)
      if (graph.are_joined(a, b) != graph.are_joined(to[index(a)], to[index(b)])) return false;
  }
  return true;
}

// All symmetries and translations that the border allows, and of them those that preserve what attacks what.
std::map<Element, Permutation> elements_by_definition(const PieceBoard& board, bool translations) {
  const Border border = board.rule.border;
  const bool is_torus = border == Border::torus;
  const bool is_joined = is_torus || border == Border::cylinder || border == Border::moebius;
  const int downs = translations && is_torus ? board.rows : 1;
  const int acrosses = translations && is_joined ? board.columns * (border == Border::moebius ? 2 : 1) : 1;
  const bool may_swap = board.rows == board.columns && (downs == acrosses);
  const ConflictGraph graph = attack_graph(board);
  std::map<Element, Permutation> elements;
  for (int down = 0; down < downs; ++down)
    for (int across = 0; across < acrosses; ++across)
      for (const Symmetry g : all_symmetries) {
        if (swaps_axes(g) && !may_swap) continue;
        Permutation to;
        for (int v = 0; v < graph.size(); ++v)
          to.push_back(board.index_of(moved(board.square_of(v), g, down, across, board)));
        if (preserves(to, graph)) elements[{{down, across}, g}] = to;
      }
  return elements;
}

// A permutation may be that of several elements: then each is that of as many.
void expect_group(const PieceGroup& group) {
  std::map<Permutation, int> times;
  for (const PieceSymmetry& element : group.elements) ++times[element.squares];
  for (const auto& [a, times_of_a] : times) {
    EXPECT_EQ(times_of_a, times.begin()->second);
    for (const auto& [b, times_of_b] : times) {
      Permutation product;
      for (const int image : b) product.push_back(a[index(image)]);
      ASSERT_TRUE(times.contains(product));
    }
  }
}

void expect_group_by_definition(const PieceBoard& board, bool translations) {
  const PieceGroup group = preserving_group(board, {.translations = translations});
  ASSERT_EQ(elements_of(group), elements_by_definition(board, translations))
      << board.rule.name << " on the " << name_of(board.rule.border) << " board, " << board.rows << " rows, "
      << board.columns << " columns";
  expect_group(group);
  EXPECT_EQ(group.elements.front().symmetry, Symmetry::identity);
  EXPECT_EQ(group.elements.front().down + group.elements.front().across, 0);
  SymmetrySet symmetries;
  int shifts = 0;
  for (const PieceSymmetry& element : group.elements) {
    symmetries.insert(element.symmetry);
    if (element.symmetry == Symmetry::identity) ++shifts;
  }
  EXPECT_EQ(group.symmetries, symmetries);
  EXPECT_EQ(group.translations, shifts);
}

TEST(PreservingGroup, of_a_named_rule_has_the_symmetries_and_translations_that_preserve_attacks) {
  for (const Border border :
       {Border::plain, Border::cylinder, Border::torus, Border::moebius, Border::reflecting})
    for (const std::string_view name : {"queens", "superqueens", "rooks", "bishops", "kings", "knights"})
      for (const auto& [rows, columns] : {std::pair(3, 3), {4, 4}, {3, 4}, {5, 3}, {4, 3}})
        for (const bool translations : {false, true})
          expect_group_by_definition({.rule = named_rule(name, border), .rows = rows, .columns = columns},
                                     translations);
}

TEST(PreservingGroup, of_any_step_has_the_symmetries_and_translations_that_preserve_attacks) {
  for (const Border border : {Border::plain, Border::cylinder, Border::torus, Border::reflecting})
    for (int down = 0; down <= 3; ++down)
      for (int across = -3; across <= 3; ++across)
        for (const auto& [rows, columns] : {std::pair(3, 3), {4, 4}, {3, 5}})
          expect_group_by_definition(
              {.rule = sliding_rule({{down, across}}, border), .rows = rows, .columns = columns}, true);
}

TEST(PreservingGroup, of_one_step_on_the_moebius_strip_is_a_group_that_preserves_attacks) {
  for (int down = 0; down <= 3; ++down)
    for (int across = -3; across <= 3; ++across)
      for (const auto& [rows, columns] : {std::pair(3, 3), {4, 4}, {3, 5}, {1, 4}, {2, 1}}) {
        const PieceBoard board = {
            .rule = sliding_rule({{down, across}}, Border::moebius), .rows = rows, .columns = columns};
        const PieceGroup group = preserving_group(board, {.translations = true});
        expect_group(group);
        for (const PieceSymmetry& element : group.elements)
          EXPECT_TRUE(preserves(element.squares, attack_graph(board)));
      }
}

TEST(PreservingGroup, is_a_group_on_boards_of_one_or_two_rows_and_columns) {
  for (const Border border :
       {Border::plain, Border::cylinder, Border::torus, Border::moebius, Border::reflecting})
    for (const std::string_view name : {"queens", "rooks", "bishops", "kings"})
      for (int rows = 1; rows <= 3; ++rows)
        for (int columns = 1; columns <= 3; ++columns)
          expect_group(preserving_group({.rule = named_rule(name, border), .rows = rows, .columns = columns},
                                        {.translations = true}));
}

TEST(PreservingGroup, preserves_required_and_blocked_squares) {
  std::mt19937 random(3);
  std::uniform_int_distribution<int> square(0, 15);
  std::size_t elements = 0;
  for (int i = 0; i < 60; ++i) {
    const Border border = i % 2 == 0 ? Border::torus : Border::plain;
    PieceBoard board = {.rule = named_rule(i % 3 == 0 ? "queens" : "kings", border), .rows = 4, .columns = 4};
    for (int j = 0; j < i / 15; ++j) board.required.push_back(board.square_of(square(random)));
    for (int j = 0; j < i / 3 % 3; ++j) board.blocked.push_back(board.square_of(square(random)));
    expect_group_by_definition(board, true);
    elements += preserving_group(board).elements.size();
  }
  EXPECT_GT(elements, 60U);
}

TEST(PreservingGroup, preserves_pawns) {
  const auto group = [](Border border, std::vector<Square> pawns, std::vector<Square> blocked = {}) {
    PieceBoard board = {.rule = named_rule("queens", border), .rows = 5, .columns = 5};
    board.pawns = std::move(pawns);
    board.blocked = std::move(blocked);
    const PieceGroup found = preserving_group(board, {.translations = true});
    const ConflictGraph graph = attack_graph(board);
    for (const PieceSymmetry& element : found.elements) EXPECT_TRUE(preserves(element.squares, graph));
    expect_group(found);
    return found.elements.size();
  };
  EXPECT_EQ(group(Border::plain, {{2, 2}}), 8U);
  EXPECT_EQ(group(Border::plain, {{1, 1}}), 2U);
  EXPECT_EQ(group(Border::plain, {{0, 1}}), 1U);
  EXPECT_EQ(group(Border::plain, {{0, 1}, {4, 3}}), 2U);
  EXPECT_EQ(group(Border::torus, {{3, 1}}), 8U);  // those about the pawn
  EXPECT_EQ(group(Border::torus, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}), 20U);
  EXPECT_EQ(group(Border::plain, {{1, 1}}, {{3, 3}}), 2U);  // a pawn is not a blocked square
}

TEST(PreservingGroup, has_the_order_that_the_board_suggests) {
  const auto order = [](const PieceRule& rule, int rows, int columns, bool translations = true) {
    return preserving_group({.rule = rule, .rows = rows, .columns = columns}, {.translations = translations})
        .elements.size();
  };
  const auto queens = [](Border border) { return named_rule("queens", border); };
  EXPECT_EQ(order(queens(Border::plain), 6, 6), 8U);
  EXPECT_EQ(order(queens(Border::plain), 6, 7), 4U);
  EXPECT_EQ(order(queens(Border::reflecting), 6, 6), 8U);
  EXPECT_EQ(order(queens(Border::reflecting), 6, 7), 4U);
  EXPECT_EQ(order(queens(Border::torus), 6, 6), 8U * 36);
  EXPECT_EQ(order(queens(Border::torus), 6, 6, false), 8U);
  EXPECT_EQ(order(queens(Border::torus), 6, 7), 4U * 42);
  EXPECT_EQ(order(queens(Border::cylinder), 6, 6), 4U * 6);
  EXPECT_EQ(order(queens(Border::cylinder), 6, 7), 4U * 7);
  EXPECT_EQ(order(queens(Border::moebius), 6, 7), 4U * 14);
  EXPECT_EQ(order(sliding_rule({{1, 2}}), 6, 6), 2U);                      // the half turn
  EXPECT_EQ(order(sliding_rule({{0, 1}, {1, 0}, {1, 1}}), 6, 6), 4U);      // semi-queens
  EXPECT_EQ(order(sliding_rule({{1, 2}}, Border::torus), 5, 5), 4U * 25);  // (2, -1) is twice (1, 2)
}

TEST(PreservingGroup, of_rooks_on_a_cylinder_exchanges_rows_and_columns_only_without_translations) {
  const PieceBoard board = {.rule = named_rule("rooks", Border::cylinder), .rows = 5, .columns = 5};
  EXPECT_EQ(preserving_group(board).elements.size(), 8U);
  EXPECT_EQ(preserving_group(board, {.translations = true}).elements.size(), 20U);
}

TEST(PreservingGroup, has_only_requested_symmetries) {
  const PieceBoard board = {.rule = named_rule("torus", Border::torus), .rows = 4, .columns = 4};
  for (const Subgroup& symmetries : all_subgroups()) {
    const PieceGroup group = preserving_group(board, {.symmetries = symmetries, .translations = true});
    EXPECT_EQ(group.elements.size(), 16 * index(symmetries.order()));
    EXPECT_EQ(group.symmetries, symmetries.elements());
    expect_group(group);
  }
}

TEST(PreservingGroup, begins_with_the_symmetries_without_translation) {
  const PieceGroup group = preserving_group(
      {.rule = named_rule("torus", Border::torus), .rows = 4, .columns = 4}, {.translations = true});
  for (std::size_t i = 0; i < all_symmetries.size(); ++i) {
    EXPECT_EQ(group.elements[i].symmetry, all_symmetries[i]);
    EXPECT_EQ(group.elements[i].down + group.elements[i].across, 0);
  }
}

TEST(PreservingGroup, of_an_invalid_board_is_refused) {
  EXPECT_THROW((void)preserving_group({.rule = named_rule("kings", Border::plain), .rows = 0, .columns = 3}),
               std::invalid_argument);
}

// The class of each element under conjugation by every element.
std::set<std::set<std::size_t>> conjugacy_classes(const PieceGroup& group) {
  std::map<Permutation, std::set<std::size_t>> with;
  for (std::size_t i = 0; i < group.elements.size(); ++i) with[group.elements[i].squares].insert(i);
  std::set<std::set<std::size_t>> classes;
  for (const auto& [a, indices] : with) {
    std::set<std::size_t> conjugates;
    for (const auto& [b, ignored] : with) {
      Permutation conjugate(a.size());
      for (std::size_t square = 0; square < a.size(); ++square)
        conjugate[index(b[square])] = b[index(a[square])];
      conjugates.insert(with.at(conjugate).begin(), with.at(conjugate).end());
    }
    classes.insert(conjugates);
  }
  return classes;
}

TEST(ConjugateElements, are_the_conjugacy_classes) {
  for (const Border border : {Border::plain, Border::cylinder, Border::torus, Border::moebius})
    for (const auto& [rows, columns] : {std::pair(1, 1), {2, 2}, {3, 3}, {4, 4}, {5, 5}, {3, 5}}) {
      const PieceGroup group = preserving_group(
          {.rule = named_rule("queens", border), .rows = rows, .columns = columns}, {.translations = true});
      std::set<std::set<std::size_t>> lists;
      for (const auto& list : conjugate_elements(group)) lists.insert({list.begin(), list.end()});
      EXPECT_EQ(lists, conjugacy_classes(group)) << name_of(border) << ' ' << rows << ' ' << columns;
      EXPECT_EQ(conjugate_elements(group).front().front(), 0U);
    }
}

TEST(ConjugateElements, of_a_group_that_preserves_constraints_are_a_partition) {
  PieceBoard board = {.rule = named_rule("torus", Border::torus), .rows = 6, .columns = 6};
  board.blocked = {{0, 0}, {0, 2}, {0, 4}, {2, 0}, {2, 2}, {2, 4}, {4, 0}, {4, 2}, {4, 4}};
  const PieceGroup group = preserving_group(board, {.translations = true});
  EXPECT_EQ(group.elements.size(), 8U * 9);
  std::set<std::set<std::size_t>> classes = conjugacy_classes(group);
  std::size_t elements = 0;
  for (const auto& list : conjugate_elements(group)) {
    elements += list.size();
    const bool is_in_a_class = std::any_of(classes.begin(), classes.end(), [&](const auto& each) {
      return std::all_of(list.begin(), list.end(), [&](std::size_t i) { return each.contains(i); });
    });
    EXPECT_TRUE(is_in_a_class);
  }
  EXPECT_EQ(elements, group.elements.size());
}

// A placement as the set of its squares, moved without the permutations.
TEST(PieceImages, are_those_of_each_element_with_the_first_that_gives_them) {
  for (const PieceBoard& board : {PieceBoard{named_rule("kings", Border::plain), 3, 4},
                                  PieceBoard{named_rule("bishops", Border::torus), 3, 3}}) {
    const PieceGroup group = preserving_group(board, {full_group, true});
    for (unsigned subset = 0; subset < 1U << static_cast<unsigned>(board.squares()); subset += 7) {
      std::vector<int> placement;
      for (int i = 0; i < board.squares(); ++i)
        if ((subset >> static_cast<unsigned>(i) & 1U) != 0) placement.push_back(i);
      const std::vector<PieceImage> images = piece_images(group, placement);
      ASSERT_EQ(images.size(), group.elements.size());
      std::map<std::set<int>, std::size_t> first;
      for (std::size_t e = 0; e < images.size(); ++e) {
        const auto& [g, down, across, squares] = group.elements[e];
        std::set<int> expected;
        for (const int i : placement)
          expected.insert(board.index_of(moved(board.square_of(i), g, down, across, board)));
        EXPECT_EQ(images[e].squares, std::vector<int>(expected.begin(), expected.end()));
        EXPECT_EQ(images[e].witness, first.try_emplace(expected, e).first->second);
      }
    }
  }
}

}  // namespace
}  // namespace eightfold
