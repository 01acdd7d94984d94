#include "eightfold/symmetry/named_group.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/symmetry/cycle_index.hpp"
#include "eightfold/symmetry/polyhedron.hpp"

namespace eightfold {
namespace {

std::string message_of(const std::string& words) {
  try {
    static_cast<void>(named_group(words));
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

Integer colorings(const std::string& words, int colors) {
  return count_colorings(named_group(words).group, colors).classes;
}

TEST(NamedGroup, reads_the_name_that_it_writes) {
  for (const char* words :
       {"cyclic 6", "cube-edges", "cube-edges full", "square-cells 3 half_turn", "matrix 3 4",
        "symmetric 2 wr symmetric 3", "cube-faces full x square-edges 2 full"}) {
    EXPECT_EQ(named_group(words).name(), words);
    EXPECT_EQ(named_group(named_group(words).name()).group.order, named_group(words).group.order);
  }
  EXPECT_EQ(named_group(" cube_edges\tfull ").name(), "cube-edges full");
  EXPECT_EQ(named_group("square-cells 3 rotations").group.order, 4);
}

TEST(NamedGroup, of_every_kind_acts_on_points) {
  for (const GroupKind& kind : group_kinds()) {
    std::string words(kind.name);
    for (int i = 0; i < kind.numbers; ++i) words += " 3";
    const NamedGroup found = named_group(words);
    EXPECT_EQ(found.factors.at(0).kind, &kind);
    EXPECT_EQ(count_colorings(found.group, 1).classes, 1) << words;
  }
}

TEST(NamedGroup, explains_what_is_wrong) {
  EXPECT_EQ(message_of(""), "missing; give a group such as cyclic 6 or cube-faces");
  EXPECT_EQ(message_of("cube"), "\"cube\" is not a valid group");
  EXPECT_EQ(message_of("cyclic"), "N is missing; give 0 to 300 after cyclic");
  EXPECT_EQ(message_of("cyclic x"), "\"x\" is not a whole number; give 0 to 300 after cyclic");
  EXPECT_EQ(message_of("cyclic 301"), "301 is out of range; give 0 to 300 after cyclic");
  EXPECT_EQ(message_of("cyclic 99999999999"), "99999999999 is out of range; give 0 to 300 after cyclic");
  EXPECT_EQ(message_of("matrix 3"), "N is missing; give 0 to 20 after matrix");
  EXPECT_EQ(message_of("cyclic 3 4"), "unexpected \"4\" after cyclic; x or wr may follow");
  EXPECT_EQ(message_of("cube-faces half"),
            "unexpected \"half\" after cube-faces; rotations, full, x or wr may follow");
  EXPECT_EQ(message_of("square-cells 3 cube"),
            "unexpected \"cube\" after square-cells; a group such as rotations, x or wr may follow");
  EXPECT_EQ(message_of("cyclic 3 wr"), "a group must follow wr");
  EXPECT_EQ(message_of("cyclic 3 x cyclic 3 x cyclic 3"), "a product has two groups; remove \"x\"");
}

TEST(Polyhedra, satisfy_Eulers_formula_and_have_every_edge_in_two_faces) {
  for (const Solid solid :
       {Solid::tetrahedron, Solid::cube, Solid::octahedron, Solid::dodecahedron, Solid::icosahedron}) {
    const Polyhedron polyhedron = polyhedron_of(solid);
    const auto edges = polyhedron.edges();
    EXPECT_EQ(static_cast<std::size_t>(polyhedron.vertices) + polyhedron.faces.size(), edges.size() + 2);
    std::size_t sides = 0;
    for (const auto& face : polyhedron.faces) sides += face.size();
    EXPECT_EQ(sides, 2 * edges.size());
    for (const SolidPart part : {SolidPart::vertices, SolidPart::edges, SolidPart::faces}) {
      const GroupAction rotations = solid_action(solid, part);
      EXPECT_EQ(rotations.elements.size(), 2 * edges.size());
      EXPECT_EQ(solid_action(solid, part, true).elements.size(), 4 * edges.size());
    }
  }
}

// Every symmetry maps edges to edges and faces to faces.
TEST(SolidAction, maps_edges_to_edges) {
  for (const Solid solid : {Solid::tetrahedron, Solid::cube, Solid::dodecahedron, Solid::icosahedron}) {
    const auto edges = polyhedron_of(solid).edges();
    for (const Permutation& g : solid_action(solid, SolidPart::vertices, true).elements)
      for (const auto& [a, b] : edges) {
        const int to_a = g.at(static_cast<std::size_t>(a));
        const int to_b = g.at(static_cast<std::size_t>(b));
        EXPECT_NE(std::ranges::find(edges, std::array{std::min(to_a, to_b), std::max(to_a, to_b)}),
                  edges.end());
      }
  }
}

TEST(SolidColorings, are_those_of_the_oeis) {
  // A006008, A000543, A060530, A047780, A000545, A054472.
  const std::vector<std::pair<std::string, std::vector<int>>> published = {
      {"tetrahedron-faces", {1, 5, 15, 36, 75, 141}},
      {"cube-vertices", {1, 23, 333, 2916, 16725, 70911}},
      {"octahedron-faces", {1, 23, 333, 2916, 16725, 70911}},
      {"cube-edges", {1, 218, 22815, 703760}},
      {"octahedron-vertices", {1, 10, 57, 240, 800, 2226}},
      {"dodecahedron-faces", {1, 96, 9099, 280832}},
      {"icosahedron-faces", {1, 17824, 58130055}}};
  for (const auto& [words, numbers] : published)
    for (int colors = 1; colors <= static_cast<int>(numbers.size()); ++colors)
      EXPECT_EQ(colorings(words, colors), numbers.at(static_cast<std::size_t>(colors) - 1)) << words;
}

}  // namespace
}  // namespace eightfold
