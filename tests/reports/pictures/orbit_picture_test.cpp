#include "eightfold/reports/pictures/orbit_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "symmetry/internal/matrices.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnPicture;

DrawnPicture drawn_orbit(const Placement& placement, Subgroup group = full_group) {
  return test::read_picture(orbit_picture({.placement = placement, .group = group}));
}

// The images of the queens under the matrix, sorted by row.
std::vector<Square> moved(Symmetry g, const Placement& placement) {
  const int n = placement.rows();
  std::vector<Square> squares;
  for (int row = 0; row < n; ++row) {
    const Eigen::Vector2i to = matrix_of(g) * doubled_vector_from_center({row, placement[row]}, n);
    squares.push_back({(to[0] + n - 1) / 2, (to[1] + n - 1) / 2});
  }
  std::sort(squares.begin(), squares.end());
  return squares;
}

// The texts below a board, from top to bottom.
std::vector<test::DrawnText> texts_below(const DrawnPicture& picture, std::size_t board) {
  const auto& [left, top, square, queens] = picture.boards[board];
  const double side = square * static_cast<double>(queens.size());
  std::map<double, test::DrawnText> found;
  for (const auto& text : picture.texts)
    if (text.y > top + side && text.y < top + side + 92 && left < text.x && text.x < left + side)
      found[text.y] = text;
  std::vector<test::DrawnText> texts;
  for (const auto& [y, text] : found) texts.push_back(text);
  return texts;
}

// The captions below a board, from top to bottom: the lines of one class are one caption.
std::vector<std::string> captions_of(const DrawnPicture& picture, std::size_t board) {
  std::vector<std::string> captions;
  std::string css_class;
  for (const auto& text : texts_below(picture, board)) {
    if (text.css_class == css_class)
      captions.back() += ' ' + text.text;
    else
      captions.push_back(text.text);
    css_class = text.css_class;
  }
  return captions;
}

std::string frame_of(const DrawnPicture& picture, std::size_t board) {
  const auto& place = picture.boards[board];
  for (const auto& [x, y, side, css_class] : picture.frames)
    if (css_class != "edge" && x < place.left && place.left < x + side && y < place.top &&
        place.top < y + side)
      return css_class;
  return "";
}

TEST(OrbitPicture, shows_the_image_under_each_element_of_the_group) {
  for (int n = 1; n <= 4; ++n)
    for (const Placement& placement : test::all_permutations(n))
      for (const Subgroup group : all_subgroups()) {
        const DrawnPicture picture = drawn_orbit(placement, group);
        ASSERT_EQ(picture.boards.size(), static_cast<std::size_t>(group.order()));
        std::size_t board = 0;
        for (const Symmetry g : group.elements()) {
          EXPECT_EQ(test::squares_of(picture.boards[board]), moved(g, placement)) << placement << g;
          EXPECT_EQ(captions_of(picture, board).at(0), in_words(g));
          ++board;
        }
      }
}

TEST(OrbitPicture, gives_equal_images_the_same_frame_and_names_the_first_element) {
  for (int n = 1; n <= 5; ++n)
    for (const Placement& placement : test::all_permutations(n)) {
      const DrawnPicture picture = drawn_orbit(placement);
      const bool repeated = distinct_images(placement).size() < 8;
      for (unsigned i = 0; i < 8; ++i) {
        const std::string frame = frame_of(picture, i);
        EXPECT_EQ(frame.empty(), !repeated);
        unsigned first = 8;
        for (unsigned j = 8; j-- > 0;) {
          const bool same = moved(all_symmetries[j], placement) == moved(all_symmetries[i], placement);
          if (same) first = j;
          EXPECT_TRUE(!repeated || (frame_of(picture, j) == frame) == same) << placement << i << j;
        }
        const auto captions = captions_of(picture, i);
        const std::string remark = captions.size() > 1 ? captions[1] : "";
        if (first == i)
          EXPECT_TRUE(remark.empty() || remark == "canonical") << remark;
        else
          EXPECT_EQ(remark, "= " + std::string(in_words(all_symmetries[first])));
      }
      EXPECT_TRUE(picture.has_text("canonical"));
    }
}

TEST(OrbitPicture, has_captions_of_one_size_that_are_not_wider_than_the_boards) {
  for (const Placement& placement : {Placement{0, 4, 7, 5, 2, 6, 1, 3}, Placement{2, 4, 1, 7, 0, 6, 3, 5},
                                     Placement{1, 3, 0, 2}, Placement{0}})
    for (const Subgroup group : all_subgroups()) {
      const DrawnPicture picture = drawn_orbit(placement, group);
      const double side = picture.boards[0].square * placement.rows();
      std::map<std::string, double> sizes;
      for (std::size_t i = 0; i < picture.boards.size(); ++i)
        for (const auto& text : texts_below(picture, i)) {
          EXPECT_LE(ems_of(text.text) * text.size, side + 0.01) << text.text;
          EXPECT_EQ(sizes.try_emplace(text.css_class == "ink" ? "name" : "remark", text.size).first->second,
                    text.size)
              << text.text;
        }
    }
}

TEST(OrbitPicture, states_size_type_and_stabilizer) {
  const DrawnPicture full = drawn_orbit({2, 4, 1, 7, 0, 6, 3, 5});
  EXPECT_EQ(full.title, "The orbit of [2 4 1 7 0 6 3 5]");
  EXPECT_TRUE(full.has_text("4 placements fixed by the half turn only; stabilizer: the half-turn group"));
  EXPECT_TRUE(
      drawn_orbit({0}).has_text("1 placement fixed by all eight symmetries; stabilizer: the full group"));
  EXPECT_TRUE(drawn_orbit({1, 3, 0, 2}, Subgroup::named("transpose").value())
                  .has_text("2 images under the main-diagonal mirror group; stabilizer: the trivial group"));
  EXPECT_TRUE(drawn_orbit({2, 4, 1, 7, 0, 6, 3, 5}, Subgroup::named("quarter_turn").value())
                  .has_text("2 images under the rotation group; stabilizer: the half-turn group"));
  EXPECT_TRUE(drawn_orbit({0, 2, 1}, Subgroup::named("trivial").value())
                  .has_text("1 image under the trivial group; stabilizer: the trivial group"));
}

TEST(OrbitPicture, has_the_boards_in_ascii_in_its_description) {
  const std::string text = drawn_orbit({1, 3, 0, 2}).description;
  EXPECT_NE(text.find("identity\n. Q . .\n. . . Q\nQ . . .\n. . Q .\nclockwise quarter turn\n"),
            std::string::npos)
      << text;
}

TEST(OrbitPicture, of_any_size_is_well_formed_and_fits_the_paper) {
  for (const int n : {0, 1, 2, 3, 8, 32}) {
    Placement placement;
    for (int row = 0; row < n; ++row) placement.push_back((row * 7 + 3) % n);
    const std::string svg = orbit_picture({.placement = placement, .title = "</title>\x02\xff\"'&"});
    const DrawnPicture picture = test::read_picture(svg);
    EXPECT_EQ(test::xmllint_errors(svg), "");
    for (const auto& board : picture.boards) {
      EXPECT_LT(board.left + n * board.square, picture.view_width);
      EXPECT_LT(board.top + n * board.square, picture.view_height);
    }
    EXPECT_EQ(picture.boards.size(), n > 0 ? 8U : 0U);
  }
}

TEST(OrbitPicture, throws_unless_given_a_permutation) {
  EXPECT_THROW(orbit_picture({.placement = {0, 0}}), std::invalid_argument);
  EXPECT_THROW(orbit_picture({.placement = {0, 2}}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::reports
