#include "eightfold/reports/pictures/piece_glyphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::reports {
namespace {

struct GlyphPoint {
  double x = 0;
  double y = 0;
};

// The points of the path, including both ends of each arc. The path consists of M, Q, Z and implicit L
// commands with absolute coordinates, and of relative arcs.
std::vector<GlyphPoint> path_points(const std::string& path) {
  static const std::regex token("[A-Za-z]|-?\\.?\\d+(\\.\\d+)?");
  std::vector<double> numbers;
  std::vector<GlyphPoint> points;
  char command = 'M';
  for (std::sregex_iterator it(path.begin(), path.end(), token), end; it != end; ++it) {
    const std::string text = it->str();
    if (std::isalpha(static_cast<unsigned char>(text[0])) != 0) {
      command = text[0];
      numbers.clear();
      continue;
    }
    numbers.push_back(std::stod(text));
    if (command == 'a' ? numbers.size() == 7 : numbers.size() == 2) {
      points.push_back(command == 'a' ? GlyphPoint{points.back().x + numbers[5], points.back().y + numbers[6]}
                                      : GlyphPoint{numbers[0], numbers[1]});
      numbers.clear();
    }
  }
  return points;
}

bool has_point(const std::vector<GlyphPoint>& points, GlyphPoint wanted) {
  return std::any_of(points.begin(), points.end(), [&](const GlyphPoint& point) {
    return std::hypot(point.x - wanted.x, point.y - wanted.y) < 1e-9;
  });
}

TEST(PieceGlyphs, are_their_own_mirror_images_except_the_knight) {
  for (const std::string_view path : {queen_path, bishop_path, king_path, disk_path}) {
    const auto points = path_points(std::string(path));
    EXPECT_GE(points.size(), 3U);
    for (const auto& [x, y] : points)
      EXPECT_TRUE(has_point(points, {1 - x, y})) << path << ": " << x << ' ' << y;
  }
}

TEST(PieceGlyphs, have_a_margin_in_the_unit_square) {
  for (const std::string_view path : {queen_path, bishop_path, king_path, knight_path, disk_path})
    for (const auto& [x, y] : path_points(std::string(path))) {
      EXPECT_GE(std::min(x, y), 0.07) << path;
      EXPECT_LE(std::max(x, y), 0.93) << path;
    }
}

TEST(PieceGlyphs, are_chosen_by_the_letter) {
  std::set<std::string_view> paths;
  for (const std::string_view letter : {"Q", "R", "B", "K", "N", "C"}) paths.insert(piece_path(letter));
  EXPECT_EQ(paths.size(), 6U);
  EXPECT_EQ(piece_path("C"), disk_path);
  EXPECT_EQ(piece_path(""), disk_path);
  EXPECT_EQ(piece_path(Rule::superqueens), queen_path);
  EXPECT_EQ(piece_path(Rule::rooks), rook_path);
}

}  // namespace
}  // namespace eightfold::reports
