// Burnside's lemma gives the number of orbits; the table of marks gives the number of each type. A set on
// which the group G acts is a union of orbits, and an orbit with stabilizer H is isomorphic to the set of
// cosets G/H. Row H of the table holds the number of cosets of H that each subgroup K fixes, and the marks of
// a set are the sum of the rows of its orbits. With the classes in increasing order the table is triangular
// with a nonzero diagonal, so the marks determine the orbits by back substitution, from the largest subgroup
// down.
//
// Source: William Burnside, Theory of Groups of Finite Order, 2nd edition, Chapter XII, 1911.
#include "eightfold/symmetry/table_of_marks.hpp"

#include <Eigen/Dense>
#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/burnside.hpp"

namespace eightfold {
namespace {

using Matrix = Eigen::Matrix<std::int64_t, enum_size<SubgroupClass>, enum_size<SubgroupClass>>;
using Column = Eigen::Matrix<std::int64_t, enum_size<SubgroupClass>, 1>;

Eigen::Index index_of(SubgroupClass type) { return static_cast<Eigen::Index>(type); }

SymmetrySet times(Symmetry g, SymmetrySet set) {
  SymmetrySet product;
  for (const Symmetry h : set) product.insert(g * h);
  return product;
}

std::vector<SymmetrySet> cosets_of(Subgroup group) {
  std::vector<SymmetrySet> cosets;
  for (const Symmetry g : all_symmetries) {
    const SymmetrySet coset = times(g, group.elements());
    if (std::find(cosets.begin(), cosets.end(), coset) == cosets.end()) cosets.push_back(coset);
  }
  return cosets;
}

bool fixes_coset(Subgroup group, SymmetrySet coset) {
  const SymmetrySet elements = group.elements();
  return std::all_of(elements.begin(), elements.end(), [=](Symmetry g) { return times(g, coset) == coset; });
}

// Why no set has this mark, given that the orbits with larger stabilizers account for `accounted` of it.
std::string why_impossible(SubgroupClass type, std::int64_t mark, std::int64_t accounted,
                           std::int64_t diagonal) {
  const std::string head = std::string(name_of(type)) + ": mark " + std::to_string(mark);
  if (mark < accounted)
    return head + ", but orbits with larger stabilizers have " + std::to_string(accounted);
  return head + " minus " + std::to_string(accounted) + " of larger stabilizers is " +
         std::to_string(mark - accounted) + ", not a multiple of " + std::to_string(diagonal);
}

}  // namespace

Subgroup representative_of(SubgroupClass type) {
  return *std::find_if(all_subgroups().begin(), all_subgroups().end(),
                       [=](Subgroup group) { return class_of(group) == type; });
}

const TableOfMarks& table_of_marks() {
  static const TableOfMarks all_marks = [] {
    TableOfMarks marks;
    for (const SubgroupClass row : all_subgroup_classes)
      for (const SubgroupClass column : all_subgroup_classes) {
        const auto cosets = cosets_of(representative_of(row));
        marks[row][column] = std::count_if(
            cosets.begin(), cosets.end(),
            [group = representative_of(column)](SymmetrySet coset) { return fixes_coset(group, coset); });
      }
    return marks;
  }();
  return all_marks;
}

OrbitsByType decompose(const Marks& marks) {
  Column wanted;
  Matrix equations;
  for (const SubgroupClass type : all_subgroup_classes) {
    if (marks[type] > largest_mark)
      throw std::overflow_error(std::string(name_of(type)) + ": " + std::to_string(marks[type]) +
                                " exceeds the largest mark, " + std::to_string(largest_mark));
    wanted[index_of(type)] = static_cast<std::int64_t>(marks[type]);
    for (const SubgroupClass other : all_subgroup_classes)
      equations(index_of(type), index_of(other)) = table_of_marks()[other][type];
  }
  const Column orbits = equations.triangularView<Eigen::Upper>().solve(wanted);
  // Integer division drops remainders. Multiplying back shows where it did.
  const Column product = equations * orbits;
  OrbitsByType result;
  for (auto type = all_subgroup_classes.rbegin(); type != all_subgroup_classes.rend(); ++type) {
    const Eigen::Index row = index_of(*type);
    const std::int64_t diagonal = equations(row, row);
    if (orbits[row] < 0 || product[row] != wanted[row])
      throw std::domain_error(
          why_impossible(*type, wanted[row], product[row] - orbits[row] * diagonal, diagonal));
    result[*type] = static_cast<std::uint64_t>(orbits[row]);
  }
  return result;
}

Marks marks_of(const OrbitsByType& orbits) {
  Marks marks;
  for (const SubgroupClass column : all_subgroup_classes) {
    CheckedCount mark;
    for (const SubgroupClass row : all_subgroup_classes)
      mark.add(orbits[row], static_cast<std::uint64_t>(table_of_marks()[row][column]));
    marks[column] = mark.value();
  }
  return marks;
}

void MarksTally::add(const Placement& placement) {
  SymmetrySet stabilizer;
  for (const Symmetry g : all_symmetries)
    if (fixes(g, placement)) stabilizer.insert(g);
  for (const SubgroupClass type : all_subgroup_classes)
    if (stabilizer.contains(representative_of(type).elements())) ++marks_[type];
}

}  // namespace eightfold
