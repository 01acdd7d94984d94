#include "eightfold/reports/pictures/symmetry_picture.hpp"

#include <gtest/gtest.h>

#include <set>

namespace eightfold::reports {
namespace {

TEST(SymmetryPicture, is_titled_by_the_symmetry) {
  for (const Symmetry g : all_symmetries)
    EXPECT_NE(symmetry_picture({.symmetry = g})
                  .find("<title id=\"picture-title\">" + std::string(name_of(g)) + ":"),
              std::string::npos);
}

TEST(SymmetryPicture, shows_eight_different_images_of_the_letter) {
  std::set<std::string> transforms;
  for (const Symmetry g : all_symmetries) {
    const std::string svg = symmetry_picture({.symmetry = g});
    const auto image = svg.rfind("transform=\"matrix(");
    transforms.insert(svg.substr(image, svg.find(')', image) - image));
  }
  EXPECT_EQ(transforms.size(), 8U);
}

TEST(SymmetryPicture, marks_mirrors_and_turns) {
  for (const Symmetry g : all_symmetries) {
    const std::string svg = symmetry_picture({.symmetry = g});
    const bool is_turn = order_of(g) == 4 || g == Symmetry::rotate180;
    const bool is_mirror = !is_turn && g != Symmetry::identity;
    EXPECT_EQ(svg.find("accent-line mirror") != std::string::npos, is_mirror);
    EXPECT_EQ(svg.find("turn\" d=\"M110 ") != std::string::npos, is_turn);
  }
}

}  // namespace
}  // namespace eightfold::reports
