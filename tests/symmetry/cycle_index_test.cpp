#include "eightfold/symmetry/cycle_index.hpp"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "eightfold/symmetry/chain_count.hpp"
#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

std::vector<GroupAction> actions_up_to(int n) {
  std::vector<GroupAction> all = {solid_action(Solid::cube, SolidPart::faces)};
  for (int i = 0; i <= n; ++i)
    for (const auto action : {cyclic_action, dihedral_action, square_cells_action}) all.push_back(action(i));
  return all;
}

Integer colorings(const GroupAction& action, int colors) {
  return count_colorings(cycle_index_of(action), colors).classes;
}

// The orbits of all colorings, found by moving the colors of each coloring together with the points.
std::size_t orbits_by_brute_force(const GroupAction& action, int colors) {
  std::set<Chain> seen;
  std::size_t orbits = 0;
  for (const Chain& coloring : test::all_chains({action.points, colors})) {
    if (seen.contains(coloring)) continue;
    ++orbits;
    for (const Permutation& g : action.elements) {
      Chain image(coloring.size());
      for (std::size_t point = 0; point < coloring.size(); ++point)
        image.at(static_cast<std::size_t>(g[point])) = coloring[point];
      seen.insert(image);
    }
  }
  return orbits;
}

TEST(CycleType, counts_the_cycles_of_each_length) {
  EXPECT_EQ(cycle_type_of({}), CycleType{});
  EXPECT_EQ(cycle_type_of({0, 1, 2}), (CycleType{{1, 3}}));
  EXPECT_EQ(cycle_type_of({1, 2, 0, 4, 3, 5, 6}), (CycleType{{1, 2}, {2, 1}, {3, 1}}));
  EXPECT_EQ(cycles_of({{1, 2}, {2, 1}, {3, 1}}), 4);
  EXPECT_EQ(cycles_of({}), 0);
}

TEST(CycleType, refuses_placements_that_are_not_permutations) {
  for (const Permutation& wrong : std::vector<Permutation>{{0, 0}, {1, 1}, {1, 2, 1}, {2, 0}, {-1}, {1}})
    EXPECT_THROW(cycle_type_of(wrong), std::invalid_argument);
}

TEST(CycleIndex, of_the_faces_of_the_cube_is_as_in_the_textbooks) {
  const CycleIndex index = cycle_index_of(solid_action(Solid::cube, SolidPart::faces));
  EXPECT_EQ(index.points, 6);
  EXPECT_EQ(index.order, 24);
  EXPECT_EQ(index.terms,
            (std::vector<CycleIndex::Term>{
                {{{1, 6}}, 1}, {{{1, 2}, {2, 2}}, 3}, {{{1, 2}, {4, 1}}, 6}, {{{2, 3}}, 6}, {{{3, 2}}, 8}}));
}

TEST(CycleIndex, of_the_cells_of_a_small_board_counts_the_center_and_the_diagonals) {
  EXPECT_EQ(cycle_index_of(square_cells_action(1)).terms, (std::vector<CycleIndex::Term>{{{{1, 1}}, 8}}));
  EXPECT_EQ(
      cycle_index_of(square_cells_action(2)).terms,
      (std::vector<CycleIndex::Term>{{{{1, 4}}, 1}, {{{1, 2}, {2, 1}}, 2}, {{{2, 2}}, 3}, {{{4, 1}}, 2}}));
  EXPECT_EQ(cycle_index_of(square_cells_action(3)).terms,
            (std::vector<CycleIndex::Term>{
                {{{1, 9}}, 1}, {{{1, 3}, {2, 3}}, 4}, {{{1, 1}, {2, 4}}, 1}, {{{1, 1}, {4, 2}}, 2}}));
}

TEST(CycleIndex, of_no_points_is_one) {
  for (const auto action : {cyclic_action, dihedral_action, square_cells_action}) {
    const CycleIndex index = cycle_index_of(action(0));
    EXPECT_EQ(index.terms, (std::vector<CycleIndex::Term>{{{}, index.order}}));
    EXPECT_EQ(colorings(action(0), 0), 1);
    EXPECT_EQ(colorings(action(0), 9), 1);
  }
}

TEST(CycleIndex, counts_every_point_in_every_term) {
  for (const GroupAction& action : actions_up_to(20))
    for (const auto& [type, elements] : cycle_index_of(action).terms) {
      int points = 0;
      for (const auto& [length, cycles] : type) points += length * cycles;
      EXPECT_EQ(points, action.points);
    }
}

TEST(CycleIndex, has_coefficients_that_add_up_to_one) {
  for (const GroupAction& action : actions_up_to(20)) {
    const CycleIndex index = cycle_index_of(action);
    Integer elements = 0;
    for (const CycleIndex::Term& term : index.terms) elements += term.elements;
    EXPECT_EQ(elements, index.order);
    EXPECT_EQ(colorings(action, 1), 1);
  }
}

TEST(CycleIndex, has_its_terms_by_decreasing_exponents) {
  const auto exponents = [](const CycleIndex::Term& term) {
    std::vector<int> all(401, 0);
    for (const auto& [length, cycles] : term.type) all.at(static_cast<std::size_t>(length)) = cycles;
    return all;
  };
  for (const GroupAction& action : actions_up_to(20)) {
    const auto terms = cycle_index_of(action).terms;
    for (std::size_t i = 1; i < terms.size(); ++i) EXPECT_GT(exponents(terms[i - 1]), exponents(terms[i]));
  }
}

TEST(Colorings, are_the_orbits_found_by_brute_force) {
  for (const auto action : {cyclic_action, dihedral_action})
    for (int n = 0; n <= 7; ++n)
      for (const int colors : {0, 1, 2, 3})
        EXPECT_EQ(colorings(action(n), colors), orbits_by_brute_force(action(n), colors))
            << n << ", " << colors;
  for (const int colors : {0, 1, 2, 3, 4}) {
    EXPECT_EQ(colorings(solid_action(Solid::cube, SolidPart::faces), colors),
              orbits_by_brute_force(solid_action(Solid::cube, SolidPart::faces), colors));
    for (const int n : {0, 1, 2})
      EXPECT_EQ(colorings(square_cells_action(n), colors),
                orbits_by_brute_force(square_cells_action(n), colors));
  }
  EXPECT_EQ(colorings(square_cells_action(3), 2), orbits_by_brute_force(square_cells_action(3), 2));
}

TEST(Colorings, of_a_circle_are_necklaces_and_bracelets) {
  for (const int n : {0, 1, 2, 3, 4, 5, 6, 12, 17, 30, 97, 100, 299, 300})
    for (const int colors : {0, 1, 2, 5, 100}) {
      EXPECT_EQ(colorings(cyclic_action(n), colors), count_chains(ChainKind::necklaces, {n, colors}).classes);
      EXPECT_EQ(colorings(dihedral_action(n), colors),
                count_chains(ChainKind::bracelets, {n, colors}).classes);
    }
}

TEST(Colorings, of_boards_with_two_colors_are_oeis_A054247) {
  const std::vector<unsigned> published = {1, 2, 6, 102, 8548, 4211744};
  for (int n = 0; n <= 5; ++n)
    EXPECT_EQ(colorings(square_cells_action(n), 2), published.at(static_cast<std::size_t>(n))) << n;
}

TEST(Colorings, of_the_faces_of_a_cube_are_oeis_A047780) {
  const std::vector<unsigned> published = {0, 1, 10, 57, 240, 800, 2226};
  for (int colors = 0; colors <= 6; ++colors)
    EXPECT_EQ(colorings(solid_action(Solid::cube, SolidPart::faces), colors),
              published.at(static_cast<std::size_t>(colors)))
        << colors;
}

TEST(Colorings, add_up_the_fixed_colorings_of_each_term) {
  const CycleIndex index = cycle_index_of(solid_action(Solid::cube, SolidPart::faces));
  const ColoringCount found = count_colorings(index, 2);
  EXPECT_EQ(found.colors, 2);
  EXPECT_EQ(found.fixed, (std::vector<Integer>{64, 16, 8, 8, 4}));
  EXPECT_EQ(found.fixed_point_sum, 240);
  EXPECT_EQ(found.classes, 10);
}

TEST(Colorings, in_a_million_colors_are_exact) {
  // A047780: (n^6 + 3 n^4 + 12 n^3 + 8 n^2) / 24.
  EXPECT_EQ(colorings(solid_action(Solid::cube, SolidPart::faces), 1'000'000),
            Integer("1000000000003000012000008000000000000") / 24);
}

TEST(Colorings, refuse_negative_colors_and_an_index_of_no_group) {
  EXPECT_THROW(count_colorings(cycle_index_of(cyclic_action(3)), -1), std::invalid_argument);
  EXPECT_THROW(count_colorings(cycle_index_of(GroupAction{2, {{0, 1}, {1, 0}, {1, 0}}}), 2),
               std::domain_error);
}

TEST(CycleIndex, refuses_no_elements_and_elements_on_other_points) {
  EXPECT_THROW(cycle_index_of(GroupAction{3, {}}), std::invalid_argument);
  EXPECT_THROW(cycle_index_of(GroupAction{3, {{0, 1, 2}, {1, 0}}}), std::invalid_argument);
  EXPECT_THROW(cycle_index_of(GroupAction{2, {{0, 0}}}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold
