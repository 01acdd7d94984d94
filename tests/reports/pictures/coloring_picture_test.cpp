#include "eightfold/reports/pictures/coloring_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "eightfold/symmetry/colorings.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnFigure;
using test::DrawnPicture;
using Point = std::complex<double>;

// Every kind with 3, or 2 and 3.
std::vector<std::string> all_groups() {
  std::vector<std::string> groups;
  for (const GroupKind& kind : group_kinds())
    groups.push_back(std::string(kind.name) + (kind.numbers == 0 ? "" : kind.numbers == 1 ? " 3" : " 2 3"));
  return groups;
}

ColoringPicture picture_of(const std::string& group, const std::vector<std::vector<int>>& colorings) {
  ColoringPicture picture = {.group = named_group(group).factors[0], .title = group};
  for (const auto& colors : colorings) picture.colorings.push_back({colors, colorings.size()});
  return picture;
}

// All in color 0, and in turn in all colors.
ColoringPicture picture_of(const std::string& group) {
  const int points = named_group(group).group.points;
  std::vector<int> colors;
  for (int i = 0; i < points; ++i) colors.push_back((i + 3) % most_drawn_colors);
  return picture_of(group, {std::vector<int>(colors.size(), 0), colors});
}

DrawnPicture drawn(const ColoringPicture& picture) { return test::read_picture(coloring_picture(picture)); }

// "M1 2L3 4z", "M1 2h0"
std::vector<Point> corners_of(std::string data) {
  std::vector<Point> corners;
  data = data.substr(0, data.find_first_of("hz"));
  std::ranges::replace(data, 'M', ' ');
  std::ranges::replace(data, 'L', ' ');
  std::istringstream text(data);
  for (double x = 0, y = 0; text >> x >> y;) corners.emplace_back(x, y);
  return corners;
}

// The corners of the shape of each point.
std::vector<std::vector<Point>> shapes_of(const std::string& group) {
  const DrawnPicture picture = drawn(picture_of(group));
  std::vector<std::vector<Point>> shapes;
  for (int i = 0; picture.paths.contains("p" + std::to_string(i)); ++i)
    shapes.push_back(corners_of(picture.paths.at("p" + std::to_string(i))));
  return shapes;
}

Point center_of(const std::vector<Point>& shape) {
  Point sum;
  for (const Point corner : shape) sum += corner;
  return sum / static_cast<double>(shape.size());
}

bool is_same(Point a, Point b) { return std::abs(a - b) < 0.01; }

int shared_corners(const std::vector<Point>& a, const std::vector<Point>& b) {
  int shared = 0;
  for (const Point p : a)
    shared += static_cast<int>(std::ranges::count_if(b, [&](Point q) { return is_same(p, q); }));
  return shared;
}

// Checks that each generator of the group preserves a relation between the shapes of two points.
void expect_preserved(const std::string& group,
                      const std::function<double(std::size_t, std::size_t)>& relation) {
  std::set<int> values;
  for (const Permutation& g : named_group(group).group.generators)
    for (std::size_t i = 0; i < g.size(); ++i)
      for (std::size_t j = 0; j < g.size(); ++j) {
        const double before = relation(i, j);
        if (i != j) values.insert(static_cast<int>(std::lround(before)));
        EXPECT_NEAR(relation(static_cast<std::size_t>(g[i]), static_cast<std::size_t>(g[j])), before, 0.01)
            << group << ' ' << i << ' ' << j;
      }
  EXPECT_GE(values.size(), group.starts_with("tetra") && !group.ends_with("edges") ? 1U : 2U) << group;
}

TEST(ColoringPicture, has_a_shape_in_its_color_for_each_point_of_every_kind) {
  for (const std::string& group : all_groups()) {
    SCOPED_TRACE(group);
    const ColoringPicture picture = picture_of(group);
    const DrawnPicture read = drawn(picture);
    EXPECT_EQ(test::xmllint_errors(coloring_picture(picture)), "");
    ASSERT_EQ(read.figures.size(), 2U);
    EXPECT_EQ(read.title, group);
    EXPECT_TRUE(read.has_text("2"));
    EXPECT_TRUE(read.has_text("orbit of 2"));
    for (std::size_t i = 0; i < 2; ++i) {
      std::map<std::string, std::string> expected = {{"#behind", ""}, {"#nodes", ""}};
      for (std::size_t p = 0; p < picture.colorings[i].colors.size(); ++p)
        expected["#p" + std::to_string(p)] = "c" + std::to_string(picture.colorings[i].colors[p]);
      const auto& shapes = read.figures[i].shapes;
      EXPECT_EQ((std::map<std::string, std::string>(shapes.begin(), shapes.end())), expected);
      EXPECT_EQ(shapes.size(), expected.size());
      for (const auto& [reference, css_class] : shapes) EXPECT_TRUE(read.paths.contains(reference.substr(1)));
    }
  }
}

TEST(ColoringPicture, has_figures_that_fill_a_square_on_the_paper_and_are_centered) {
  for (const std::string& group : all_groups()) {
    SCOPED_TRACE(group);
    const DrawnPicture read = drawn(picture_of(group));
    Point least = {100, 100};
    Point greatest;
    for (const auto& [id, data] : read.paths)
      for (const Point p : corners_of(data)) {
        least = {std::min(least.real(), p.real()), std::min(least.imag(), p.imag())};
        greatest = {std::max(greatest.real(), p.real()), std::max(greatest.imag(), p.imag())};
      }
    EXPECT_TRUE(is_same(least + greatest, {100, 100}));
    EXPECT_GT(std::max((greatest - least).real(), (greatest - least).imag()), 75);
    EXPECT_GE(std::min(least.real(), least.imag()), 1);
    const DrawnFigure& last = read.figures.back();
    EXPECT_GE(read.figures[0].left, 0);
    EXPECT_LE(last.left + 100 * last.scale, read.view_width);
    EXPECT_LE(last.top + 100 * last.scale, read.view_height);
    EXPECT_LE(read.figures[0].left + 100 * read.figures[0].scale, last.left);
  }
}

TEST(ColoringPicture, is_mapped_to_itself_by_the_symmetries_of_boards_and_circles) {
  for (const std::string group : {"cyclic 5", "dihedral 6", "square-cells 3", "square-corners 2",
                                  "square-edges 2", "square-edges 3 rotations"}) {
    const auto shapes = shapes_of(group);
    expect_preserved(group, [&](std::size_t i, std::size_t j) {
      return std::abs(center_of(shapes[i]) - center_of(shapes[j]));
    });
  }
}

TEST(ColoringPicture, has_the_rows_and_columns_of_a_matrix) {
  const auto shapes = shapes_of("matrix 3 4");
  expect_preserved("matrix 3 4", [&](std::size_t i, std::size_t j) {
    const Point step = center_of(shapes[i]) - center_of(shapes[j]);
    return (std::abs(step.real()) < 0.01 ? 1 : 0) + (std::abs(step.imag()) < 0.01 ? 2 : 0);
  });
  EXPECT_TRUE(is_same(shapes[0][1], shapes[1][0])) << "the second entry is in the first row";
}

TEST(ColoringPicture, has_lines_that_meet_as_the_edges_of_graphs_and_solids_do) {
  for (const std::string group :
       {"graph-edges 5", "bipartite-edges 2 3", "bipartite-edges 3 3", "tetrahedron-edges full",
        "cube-edges full", "octahedron-edges full", "dodecahedron-edges full", "icosahedron-edges full"}) {
    const auto shapes = shapes_of(group);
    expect_preserved(group,
                     [&](std::size_t i, std::size_t j) { return shared_corners(shapes[i], shapes[j]); });
  }
}

TEST(ColoringPicture, joins_the_vertices_of_solids_as_their_edges_do) {
  for (const std::string_view solid : solid_names) {
    const std::string group = std::string(solid) + "-vertices full";
    const auto shapes = shapes_of(group);
    std::vector<std::vector<Point>> lines;
    std::istringstream behind(drawn(picture_of(group)).paths.at("behind"));
    for (std::string line; std::getline(behind, line, 'M');)
      if (!line.empty()) lines.push_back(corners_of(line));
    expect_preserved(group, [&](std::size_t i, std::size_t j) {
      return std::ranges::count_if(lines, [&](const auto& line) {
        return shared_corners({shapes[i][0], shapes[j][0]}, line) == 2;
      });
    });
  }
}

// The first face has the sides that only one of the others has.
TEST(ColoringPicture, has_faces_of_solids_that_meet_at_their_sides_within_the_first_one) {
  for (const std::string_view solid : solid_names) {
    const std::string group = std::string(solid) + "-faces full";
    const auto shapes = shapes_of(group);
    std::vector<std::size_t> of_sides;  // how many sides of each face the other inner faces have
    const auto inner = [&](std::size_t i, std::size_t j) {
      return shared_corners(shapes[i], shapes[j]) == 2;
    };
    for (std::size_t i = 1; i < shapes.size(); ++i) {
      of_sides.push_back(0);
      for (std::size_t j = 1; j < shapes.size(); ++j) of_sides.back() += i != j && inner(i, j) ? 1 : 0;
      EXPECT_EQ(shared_corners(shapes[0], shapes[i]), 0);
    }
    const auto is_first = [&](std::size_t i) { return of_sides[i - 1] < shapes[i].size(); };
    expect_preserved(group, [&](std::size_t i, std::size_t j) {
      return i == j || (std::min(i, j) == 0 ? is_first(std::max(i, j)) : inner(i, j));
    });
    double area = 0;  // twice that of the other faces, all of one orientation
    for (std::size_t i = 1; i < shapes.size(); ++i)
      for (std::size_t p = 0; p < shapes[i].size(); ++p)
        area += (std::conj(shapes[i][p]) * shapes[i][(p + 1) % shapes[i].size()]).imag();
    double first = 0;
    for (std::size_t p = 0; p < shapes[0].size(); ++p)
      first += (std::conj(shapes[0][p]) * shapes[0][(p + 1) % shapes[0].size()]).imag();
    EXPECT_LT(area * first, 0);
    EXPECT_LT(std::abs(area), 0.7 * std::abs(first)) << "the first face is a frame around the others";
  }
}

TEST(ColoringPicture, has_solids_whose_edges_do_not_cross) {
  for (const std::string_view solid : solid_names) {
    const auto shapes = shapes_of(std::string(solid) + "-edges");
    const auto side = [](const std::vector<Point>& line, Point p) {
      return (std::conj(line[1] - line[0]) * (p - line[0])).imag();
    };
    for (const auto& a : shapes)
      for (const auto& b : shapes)
        EXPECT_FALSE(shared_corners(a, b) == 0 && side(a, b[0]) * side(a, b[1]) < 0 &&
                     side(b, a[0]) * side(b, a[1]) < 0)
            << solid;
    for (const auto& line : shapes) EXPECT_GT(std::abs(line[1] - line[0]), 5) << solid;
  }
}

TEST(ColoringPicture, draws_lines_from_the_first_color_to_the_last_below_their_ends) {
  const auto shapes = drawn(picture_of("graph-edges 6")).figures[1].shapes;
  std::vector<std::string> classes;
  for (const auto& [reference, css_class] : shapes) classes.push_back(css_class);
  EXPECT_TRUE(std::ranges::is_sorted(classes.begin() + 1, classes.end() - 1));
  EXPECT_EQ(shapes.front().first, "#behind");
  EXPECT_EQ(shapes.back().first, "#nodes");
  EXPECT_EQ(drawn(picture_of("cyclic 6")).figures[1].shapes[1].first, "#nodes") << "the borders of the dots";
  EXPECT_EQ(drawn(picture_of("cube-faces")).figures[1].shapes[2].first, "#p0") << "below the other faces";
}

TEST(ColoringPicture, differs_for_colorings_of_different_orbits) {
  const ActingGroup group = named_group("graph-edges 4").group;
  std::vector<std::vector<int>> colorings;
  for_each_coloring({group.points, group.generators, 2}, [&](std::span<const int> colors, std::uint64_t) {
    colorings.emplace_back(colors.begin(), colors.end());
    return true;
  });
  const DrawnPicture read = drawn(picture_of("graph-edges 4", colorings));
  std::set<std::map<std::string, std::string>> figures;
  for (const DrawnFigure& figure : read.figures) figures.emplace(figure.shapes.begin(), figure.shapes.end());
  EXPECT_EQ(figures.size(), 11U);
  EXPECT_TRUE(read.description.find("\n2, orbit of 11: [0 0 0 0 0 1]\n") != std::string::npos);
}

TEST(ColoringPicture, has_points_on_a_circle_if_the_group_has_no_name) {
  const DrawnPicture read = drawn({.colorings = {{{0, 1, 2, 3, 4}, 1}}});
  EXPECT_EQ(read.paths.at("behind"), "");
  for (int i = 0; i < 5; ++i)
    EXPECT_NEAR(std::abs(corners_of(read.paths.at("p" + std::to_string(i)))[0] -
                         corners_of(read.paths.at("p" + std::to_string((i + 1) % 5)))[0]),
                47, 1);
}

TEST(ColoringPicture, without_points_or_colorings_has_captions_only) {
  EXPECT_TRUE(drawn(picture_of("cyclic 0", {{}})).has_text("orbit of 1"));
  EXPECT_TRUE(drawn(picture_of("cyclic 0", {{}})).figures.empty());
  EXPECT_TRUE(drawn(picture_of("cyclic 5", {})).figures.empty());
}

}  // namespace
}  // namespace eightfold::reports
