#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/placement.hpp"

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
};

struct DrawnCircle {
  double x = 0;
  double y = 0;
};

/// A rectangle but for the paper and the squares.
struct DrawnFrame {
  double x = 0;
  double y = 0;
  double side = 0;
  std::string css_class = {};
};

struct DrawnBoard {
  double left = 0;
  double top = 0;
  double square = 0;                     ///< a square's side
  std::map<Square, std::string> queens;  ///< each with its class

  Square square_at(double x, double y) const;
};

/// What an SVG document of boards shows, found by an XML parser that is not ours.
struct DrawnPicture {
  double width = 0;   ///< pixels
  double height = 0;  ///< likewise
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
  std::vector<std::string> turns;  ///< the data of the paths that stand for turns

  /// Lines of a class, like "mirror".
  std::vector<DrawnLine> lines_of(const std::string& css_class) const;
  /// Whether a text is drawn as it is.
  bool says(const std::string& text) const;
  /// The text of a class, if it is the only one of that class; empty otherwise.
  std::string only_text(const std::string& css_class) const;
};

/// Throws on what is no XML, on the same id twice and on a class that the style sheet doesn't know.
DrawnPicture read_picture(const std::string& svg);

/// The queens' squares.
std::vector<Square> squares_of(const DrawnBoard& board);

/// What xmllint has to say about a document: nothing, if all is well or there is no xmllint.
std::string xmllint_complaint(const std::string& document);

}  // namespace eightfold::test
