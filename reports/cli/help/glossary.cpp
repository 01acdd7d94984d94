#include <algorithm>
#include <array>
#include <string>

#include "reports/cli/help/help.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::cli {
namespace {

constexpr auto terms = std::to_array<Term>({
    {"placement",
     "One piece in each of the first rows of a board, written as the column of each row's piece, counted "
     "from 0. A full placement has a piece in every row.",
     {"eightfold show \"[0 4 7 5 2 6 1 3]\"", "a placement as a board"},
     {"partial placement", "full placement"}},
    {"solution",
     "A full placement in which no two pieces attack each other.",
     {"eightfold list 8", "the 92 solutions of 8 queens"}},
    {"superqueen",
     "A piece that moves like a queen and like a knight.",
     {"eightfold count 10 --rule superqueens", "the smallest N above 1 with solutions"},
     {"amazon"}},
    {"torus",
     "A board whose diagonals continue at the opposite edge.",
     {"eightfold list 5 --rule torus", "the 10 solutions on the 5x5 torus"},
     {"modular board", "toroidal board"}},
    {"search tree",
     "The boards that a search row by row visits: each is a placement on the first rows without an attack.",
     {"eightfold tree 8", "their number by depth"}},
    {"symmetry",
     "A rotation or reflection that maps the square to itself. There are eight, with the identity, and they "
     "form the dihedral group of order 8.",
     {"eightfold group", "the eight symmetries and how they compose"},
     {"symmetries", "dihedral group", "d4"}},
    {"subgroup",
     "A set of symmetries that contains the product and the inverse of its members. The group of the square "
     "has ten subgroups.",
     {"eightfold group --lattice", "the ten subgroups and their inclusions"},
     {"lattice", "lattice of subgroups"}},
    {"Cayley table",
     "The product of each two elements of a group. Here g*h means first h, then g.",
     {"eightfold group --table cayley", "the 64 products"},
     {"multiplication table"}},
    {"conjugacy class",
     "The elements that conjugation maps to each other, like the two quarter turns. The eight symmetries "
     "form five classes, and the ten subgroups form eight.",
     {"eightfold group --table classes", "the five classes"},
     {"conjugacy classes", "conjugate"}},
    {"group action",
     "A map of each placement to its image under each element of a group, such that a product acts as its "
     "factors do one after the other.",
     {"eightfold show 15863724", "the eight images of a solution"},
     {"action", "image"}},
    {"orbit",
     "The set of the images of a placement under the elements of a group.",
     {"eightfold orbits 8", "the 12 orbits of the 92 solutions"}},
    {"isomorph",
     "A placement in the same orbit as another one.",
     {"eightfold orbits 8 --members", "the isomorphs of each representative"},
     {"isomorphic", "isomorphism"}},
    {"canonical form",
     "The lexicographically least member of an orbit. A placement is canonical if it is its own canonical "
     "form, so each orbit has exactly one canonical member.",
     {"eightfold show 36258174", "the canonical form of a solution"},
     {"canonical", "canonical solution", "canonical placement"}},
    {"representative",
     "A member that stands for its orbit. Eightfold uses the canonical form; any other member could "
     "represent the orbit as well.",
     {"eightfold list 8 --canonical", "a representative of each orbit"}},
    {"isomorph rejection",
     "A search that keeps the canonical member of each orbit and rejects the others.",
     {"eightfold list 8 --canonical --stats", "12 solutions, and the boards of the search"}},
    {"fundamental count",
     "The number of orbits of the solutions: 12 for 8 queens. It equals the number of canonical solutions.",
     {"eightfold count 8", "all solutions and the fundamental count"},
     {"fundamental", "fundamental solution"}},
    {"witness",
     "The first symmetry, in the order of `eightfold group`, that maps a placement to a given image.",
     {"eightfold orbits 8 --members --format csv", "the witness of each member"}},
    {"stabilizer",
     "The subgroup of the symmetries that fix a placement. The size of the orbit times the order of the "
     "stabilizer is the order of the group.",
     {"eightfold show 35281746", "a solution that the half turn fixes"},
     {"stabiliser", "isotropy group", "orbit-stabilizer theorem"}},
    {"degenerate",
     "Fixed by another symmetry than the identity. The orbit of such a placement has fewer members than the "
     "group.",
     {"eightfold list 8 --degenerate", "the 4 degenerate solutions of 8 queens"},
     {"degenerate solution", "symmetric solution"}},
    {"orbit type",
     "The conjugacy class of the stabilizers of the members of an orbit. It determines the size of the "
     "orbit.",
     {"eightfold census 12", "the number of orbits of each type"}},
    {"fixed point",
     "A placement that a symmetry maps to itself.",
     {"eightfold symmetric 12", "the solutions that the half and the quarter turn fix"}},
    {"Burnside's lemma",
     "The number of orbits is the mean number of fixed points of the elements of the group.",
     {"eightfold burnside 8", "96 / 8 = 12, by five routes"},
     {"burnside lemma", "burnsides lemma", "lemma", "cauchy-frobenius lemma", "orbit-counting theorem"}},
    {"table of marks",
     "For each orbit type and each class of subgroups, the number of members of such an orbit that the "
     "subgroup fixes. With it, fixed points give the number of orbits of each type.",
     {"eightfold group --marks", "the table and an example"},
     {"mark", "burnside ring"}},
    {"character",
     "For a group action, the number of fixed points of each element. The multiplicity of the trivial "
     "character in it is the number of orbits.",
     {"eightfold burnside 8 --characters", "the decomposition into irreducible characters"},
     {"irreducible character", "permutation character"}},
    {"certificate",
     "A proof of the number of solutions and orbits, which a checker verifies line by line without a search.",
     {"eightfold certify 6", "the proof for 6 queens"},
     {"proof"}},
    {"chain",
     "A row of beads, written as the color of each bead.",
     {"eightfold chains 3 2", "the 8 chains of 3 beads in 2 colors"}},
    {"necklace",
     "A chain up to rotation.",
     {"eightfold chains 4 2 --necklaces", "the 6 necklaces of 4 beads in 2 colors"}},
    {"bracelet",
     "A chain up to rotation and reflection.",
     {"eightfold chains 6 2 --bracelets --count", "their number by Burnside's lemma"}},
    {"cycle index",
     "The mean, over the elements of a group, of a monomial with a factor for each cycle of the element. "
     "With a number of colors for each variable, it counts colorings up to symmetry.",
     {"eightfold cycle-index square-cells 3 --colors 2", "the 102 colorings of a 3x3 board"},
     {"cycle-index polynomial", "coloring", "polya"}},
    {"content",
     "The number of points of each color in a coloring.",
     {"eightfold chains 6 3 --content 2,2,2 --necklaces --count", "16 necklaces, and not 90/6"}},
    {"pattern inventory",
     "The number of colorings up to a group with each content, as a polynomial in the colors.",
     {"eightfold cycle-index cube-faces --colors 2 --inventory",
      "1 + 1 + 2 + 2 + 2 + 1 + 1 colorings of a cube"},
     {"inventory"}},
});

}  // namespace

std::span<const Term> glossary() { return terms; }

const Term* find_term(std::string_view name) {
  const std::string given = reports::folded(name);
  const auto matches = [&](std::string_view known) {
    const std::string singular = reports::folded(known);
    return given == singular || given == singular + 's';
  };
  const auto term = std::ranges::find_if(terms, [&](const Term& each) {
    return matches(each.name) || std::ranges::any_of(each.other_names, matches);
  });
  return term == terms.end() ? nullptr : &*term;
}

}  // namespace eightfold::cli
