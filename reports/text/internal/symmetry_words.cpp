#include "eightfold/reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {

std::string_view in_words(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> words({"identity", "clockwise quarter turn", "half turn",
                                                         "counterclockwise quarter turn", "left-right mirror",
                                                         "top-bottom mirror", "mirror in the main diagonal",
                                                         "mirror in the anti-diagonal"});
  return words[g];
}

std::string_view coordinates_of(Symmetry g) {
  constexpr EnumArray<Symmetry, std::string_view> coordinates(
      {"(i, j)", "(j, m-i)", "(m-i, m-j)", "(m-j, i)", "(i, m-j)", "(m-i, j)", "(j, i)", "(m-j, m-i)"});
  return coordinates[g];
}

std::string_view elements_in_words(SubgroupClass type) {
  constexpr EnumArray<SubgroupClass, std::string_view> words(
      {"the identity alone", "the half turn", "the mirror in one diagonal", "the mirror in one axis",
       "the half turn and both diagonal mirrors", "the half turn and both axis mirrors", "the four rotations",
       "all eight symmetries"});
  return words[type];
}

}  // namespace eightfold::reports
