#pragma once

#include <string>
#include <string_view>

#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold::reports {

/// The letters of the eight elements in formulas, indexed like all_symmetries.
inline constexpr EnumArray<Symmetry, std::string_view> letters({"e", "r", "r²", "r³", "h", "v", "t", "a"});

/// A symmetry as a noun: "identity", "clockwise quarter turn", "left-right mirror",
/// "mirror in the main diagonal".
std::string_view in_words(Symmetry g);

/// The conjugacy class of a symmetry: "identity", "half turn", "quarter turns", "axis mirrors".
std::string_view element_class_in_words(Symmetry g);

/// A subgroup as a noun after "the": "rotation group", "half-turn group", "left-right mirror group".
std::string_view group_in_words(Subgroup group);

/// A class of conjugate subgroups: "rotation group", "axis mirror groups".
std::string_view group_class_in_words(SubgroupClass type);

/// The members of an orbit of that type, by symmetries that generate their stabilizers: "fixed by the
/// quarter turns", "fixed by the identity only".
std::string_view type_in_words(SubgroupClass type);

/// The same below the heading "fixed by": "the quarter turns".
std::string_view fixers_in_words(SubgroupClass type);

/// The image of the square in row i, column j of an n×n board, with m = n-1: "(j, m-i)".
std::string_view coordinates_of(Symmetry g);

/// The elements of a subgroup of that class: "the identity alone", "the half turn and both axis mirrors".
std::string_view elements_in_words(SubgroupClass type);

/// "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8": the mean of the fixed points of the elements of a group.
std::string burnside_fraction(const FixedPoints& fixed_points);

/// "a1^2 a4" for the exponents of a1, a2, …, or "1" without any; "a_{1}^{2} a_{4}" in LaTeX.
std::string monomial_of(const CycleType& exponents, char variable = 'a', bool is_latex = false);

}  // namespace eightfold::reports
