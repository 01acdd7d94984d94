#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::test {

struct DrawnText {
  double x = 0;
  double y = 0;
  double size = 0;
  std::string css_class = {};
  std::string text = {};
};

struct DrawnLine {
  double x1 = 0;
  double y1 = 0;
  double x2 = 0;
  double y2 = 0;
  std::string css_class = {};
  bool dashed = false;
};

struct DrawnCircle {
  double x = 0;
  double y = 0;
};

/// A rectangle other than the paper and the squares.
struct DrawnFrame {
  double x = 0;
  double y = 0;
  double side = 0;
  std::string css_class = {};
};

struct DrawnBoard {
  double left = 0;
  double top = 0;
  double square = 0;                     ///< the side of a square
  std::map<Square, std::string> queens;  ///< the CSS class of each queen

  Square square_at(double x, double y) const;
};

/// A figure of a coloring.
struct DrawnFigure {
  double left = 0;
  double top = 0;
  double scale = 0;                                         ///< of the shapes
  std::vector<std::pair<std::string, std::string>> shapes;  ///< the id and the CSS class of each, in order
};

/// The content of an SVG document with boards, read with the XML parser of Boost.PropertyTree.
struct DrawnPicture {
  double width = 0;   ///< pixels
  double height = 0;  ///< pixels
  double view_width = 0;
  double view_height = 0;
  std::string title;
  std::string description;
  std::string style;
  std::vector<DrawnBoard> boards;
  std::vector<DrawnText> texts;
  std::vector<DrawnLine> lines;
  std::vector<DrawnCircle> circles;
  std::vector<DrawnFrame> frames;
  std::vector<DrawnFigure> figures;
  std::map<std::string, std::string> paths;  ///< the data of the paths with an id
  std::vector<std::string> turns;            ///< the data of the paths that mark rotations
  std::vector<std::string> crossings;  ///< the data of the paths where lines cross the edge of the torus

  /// The lines of a class such as "mirror".
  std::vector<DrawnLine> lines_of(const std::string& css_class) const;
  /// Whether the text is drawn.
  bool has_text(const std::string& text) const;
};

/// Throws if the text is not XML, has a duplicate id, or uses a class that the style sheet does not define.
DrawnPicture read_picture(const std::string& svg);

/// The squares of the queens.
std::vector<Square> squares_of(const DrawnBoard& board);

/// The errors that xmllint reports, or that it is not installed; empty if there are none.
std::string xmllint_errors(const std::string& document);

}  // namespace eightfold::test
