// A figure has a shape for each point of the group: a dot, a line or a polygon, defined once and used by
// every coloring. A solid is drawn as a Schlegel diagram, seen through its first face: the vertices of that
// face are a regular polygon, and every other vertex is the mean of its neighbors, so that no edges cross
// (W. T. Tutte, How to Draw a Graph, 1963). If faces are colored, the first one is a frame around the others.
#include "eightfold/reports/pictures/coloring_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>

#include "eightfold/symmetry/polyhedron.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using Point = std::complex<double>;  // x to the right, y down
using Outline = std::vector<Point>;  // of a dot, a line or a polygon, by its number of corners

struct Figure {
  std::vector<Outline> shapes = {};  // of the points of the group
  std::vector<Outline> behind = {};  // lines without a color
  Outline nodes = {};                // the dots, or the ends of the lines
};

// The colors of Okabe and Ito (Color Universal Design, 2008) without black, adapted to the paper of each
// theme so that they differ in every form of color blindness, and a neutral one first.
constexpr std::array<ColorRule, most_drawn_colors> palette = {{
    {".c0", "color", "#eae2d2", "#3a4049"},
    {".c1", "color", "#1d5fa8", "#3c77ff"},
    {".c2", "color", "#ee8107", "#ffa628"},
    {".c3", "color", "#18917f", "#20d1b0"},
    {".c4", "color", "#b33717", "#f74113"},
    {".c5", "color", "#80cbff", "#bbf8ff"},
    {".c6", "color", "#bb7ed0", "#b46ba7"},
    {".c7", "color", "#efc524", "#ffff5f"},
}};
constexpr ColorRule thin_line = {".c0", "color", "#bdb5a6", "#5a626e"};

constexpr double side = 100;  // of a figure, in its own units

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// With a corner on top, or a side if their number is even and `flat`.
Outline regular_polygon(int corners, bool flat = false) {
  Outline polygon;
  const double first = -std::numbers::pi / 2 - (flat && corners % 2 == 0 ? std::numbers::pi / corners : 0);
  for (int i = 0; i < corners; ++i)
    polygon.push_back(std::polar(1.0, first + 2 * std::numbers::pi * i / corners));
  return polygon;
}

Figure dots(const Outline& places, std::vector<Outline> behind) {
  Figure figure = {.behind = std::move(behind), .nodes = places};
  for (const Point place : places) figure.shapes.push_back({place});
  return figure;
}

// Beads on a string, or without it.
Figure ring(int beads, bool has_string) {
  constexpr int corners_of_circle = 90;
  const std::size_t strings = has_string ? 1 : 0;
  return dots(regular_polygon(beads), {strings, regular_polygon(corners_of_circle)});
}

Figure cells(int rows, int columns) {
  Figure figure;
  for (double y = 0; y < rows; ++y)
    for (double x = 0; x < columns; ++x)
      figure.shapes.push_back({{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}});
  return figure;
}

// The edges of the cells of a board as lines between their corners.
Figure grid(int n) {
  Figure figure;
  for (double y = 0; y <= n; ++y)
    for (double x = 0; x < n; ++x) figure.shapes.push_back({{x, y}, {x + 1, y}});
  for (double y = 0; y < n; ++y)
    for (double x = 0; x <= n; ++x) figure.shapes.push_back({{x, y}, {x, y + 1}});
  for (double y = 0; y <= n; ++y)
    for (double x = 0; x <= n; ++x) figure.nodes.emplace_back(x, y);
  return figure;
}

Figure complete_graph(int n) {
  Figure figure = {.nodes = regular_polygon(n, true)};
  for (auto a = figure.nodes.begin(); a != figure.nodes.end(); ++a)
    for (auto b = a + 1; b != figure.nodes.end(); ++b) figure.shapes.push_back({*a, *b});
  return figure;
}

// Two columns of nodes.
Figure bipartite_graph(int m, int n) {
  Figure figure;
  for (int i = 0; i < m; ++i) figure.nodes.emplace_back(0, (i + 0.5) / m);
  for (int j = 0; j < n; ++j) figure.nodes.emplace_back(0.85, (j + 0.5) / n);
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) figure.shapes.push_back({figure.nodes[at(i)], figure.nodes[at(m + j)]});
  return figure;
}

// The places of the vertices of a solid.
Outline schlegel_diagram(const Polyhedron& solid) {
  constexpr int rounds = 200;
  Outline places(at(solid.vertices));
  std::vector<double> weights(places.size(), 1);
  const auto& outer = solid.faces[0];
  for (std::size_t i = 0; i < outer.size(); ++i) {
    places[at(outer[i])] = regular_polygon(static_cast<int>(outer.size()), true)[i];
    weights[at(outer[i])] = 2;  // leaves more room in the middle than 1
  }
  for (int round = 0; round < rounds; ++round) {
    Outline sums(places.size());
    std::vector<double> total(places.size());
    for (const auto& [a, b] : solid.edges())
      for (const auto& [vertex, neighbor] : {std::pair(at(a), at(b)), std::pair(at(b), at(a))}) {
        sums[vertex] += weights[neighbor] * places[neighbor];
        total[vertex] += weights[neighbor];
      }
    for (std::size_t vertex = 0; vertex < places.size(); ++vertex)
      if (weights[vertex] == 1) places[vertex] = sums[vertex] / total[vertex];
  }
  return places;
}

Figure solid_figure(const Polyhedron& solid, SolidPart part) {
  const double frame = 1 + 0.22 / std::cos(std::numbers::pi / static_cast<double>(solid.faces[0].size()));
  Figure figure = {.nodes = schlegel_diagram(solid)};
  for (const auto& [a, b] : solid.edges())
    figure.shapes.push_back({figure.nodes[at(a)], figure.nodes[at(b)]});
  if (part == SolidPart::vertices) return dots(figure.nodes, figure.shapes);
  if (part == SolidPart::edges) return figure;
  Figure faces;
  for (const auto& face : solid.faces) {
    const double scale = faces.shapes.empty() ? frame : 1;
    Outline& polygon = faces.shapes.emplace_back();
    for (const int vertex : face) polygon.push_back(scale * figure.nodes[at(vertex)]);
  }
  return faces;
}

Figure figure_of(const GroupName& group) {
  const std::string_view name = group.kind->name;
  const std::string_view whole = name.substr(0, name.find('-'));
  const std::string_view part = name.substr(name.find('-') + 1);
  if (group.kind->symmetries == GroupKind::Symmetries::of_solid) {
    const auto solid = std::ranges::find(solid_names, whole) - solid_names.begin();
    const auto of_solid = std::ranges::find(solid_part_names, part) - solid_part_names.begin();
    return solid_figure(polyhedron_of(static_cast<Solid>(solid)), static_cast<SolidPart>(of_solid));
  }
  const int m = group.numbers[0];
  const int n = group.numbers.back();
  if (part == "cells" || name == "matrix") return cells(m, n);
  if (name == "square-edges") return grid(n);
  if (part == "corners") return dots(grid(n).nodes, grid(n).shapes);
  if (name == "graph-edges") return complete_graph(n);
  if (name == "bipartite-edges") return bipartite_graph(m, n);
  return ring(n, name == "cyclic" || name == "dihedral");
}

// Maps a figure to the square from (0, 0) to (side, side), with a margin.
struct Fit {
  Fit(const Figure& figure, double margin) {
    Point least = figure.shapes[0][0];
    Point greatest = least;
    for (const auto& outlines : {figure.shapes, figure.behind})
      for (const Outline& outline : outlines)
        for (const Point p : outline) {
          least = {std::min(least.real(), p.real()), std::min(least.imag(), p.imag())};
          greatest = {std::max(greatest.real(), p.real()), std::max(greatest.imag(), p.imag())};
        }
    const Point extent = greatest - least;
    center = (least + greatest) / 2.0;
    scale = (side - 2 * margin) / std::max({extent.real(), extent.imag(), 1e-9});
  }

  // A path along the lines or around the polygon, or of no length for a dot.
  [[nodiscard]] std::string path_data(const Outline& outline) const {
    std::string data;
    for (Point p : outline) {
      p = (p - center) * scale + Point(side / 2, side / 2);
      append_svg(data, "{}{} {}", data.empty() ? "M" : "L", p.real(), p.imag());
    }
    return data + (outline.size() == 1 ? "h0" : outline.size() == 2 ? "" : "z");
  }

  Point center;
  double scale = 1;
};

// The least distance between two of the points.
double spacing(const Outline& points) {
  double least = std::numeric_limits<double>::infinity();
  for (auto a = points.begin(); a != points.end(); ++a)
    for (auto b = a + 1; b != points.end(); ++b) least = std::min(least, std::abs(*a - *b));
  return least;
}

// Defines a path for each point, what is behind them, and the nodes. A dot is the round end of a path of no
// length, and covers its node up to a border.
SheetDrawing drawing_of(const Figure& figure) {
  const std::size_t corners = figure.shapes[0].size();
  const bool is_dots = corners == 1;
  const Fit fit(figure, is_dots ? 12 : corners == 2 ? 5 : 1);
  const double dot = std::min(is_dots ? 22 : 6.4, (is_dots ? 0.72 : 0.3) * fit.scale * spacing(figure.nodes));
  SheetDrawing drawing = {.rules = {palette.begin(), palette.end()}};
  const auto define = [&](const std::string& id, std::string_view css_class, const auto& outlines) {
    append_format(drawing.definitions, "<path id=\"{}\" class=\"{}\" d=\"{}\"/>\n", id, css_class,
                  joined(outlines, "", [&](const Outline& outline) { return fit.path_data(outline); }));
  };
  define("behind", "behind", figure.behind);
  define("nodes", "nodes", dots(figure.nodes, {}).shapes);
  for (std::size_t i = 0; i < figure.shapes.size(); ++i)
    define(fmt::format("p{}", i), "shape", std::span(&figure.shapes[i], 1));
  append_svg(drawing.css,
             ".figure{{stroke-linecap:round;stroke-linejoin:round;stroke-width:{}}}\n"
             ".behind{{fill:none;stroke-width:1.5}}\n.nodes{{stroke-width:{}}}\n.shape{{{}:currentColor}}\n",
             is_dots        ? dot
             : corners == 2 ? 0.75 * dot
                            : 1.2,
             is_dots ? dot + std::min(1.8, 0.16 * dot) : dot, corners > 2 ? "fill" : "stroke");
  drawing.rules.push_back({".behind", "stroke", thin_line.light, thin_line.dark});
  drawing.rules.push_back({".nodes", "stroke", "#23211e", "#ece7dc"});
  if (corners > 2) drawing.rules.push_back({".shape", "stroke", "#fbfaf7", "#16181c"});
  if (corners != 2) return drawing;
  drawing.rules.push_back(thin_line);
  append_svg(drawing.css, ".c0{{stroke-width:{}}}\n", 0.24 * dot);
  return drawing;
}

// Lines are in the order of their colors, so that a thin one is not above a thick one, and below their ends.
// Faces are not: the first one is below the others.
void append_figure(std::string& out, const BoardPlace& place, const std::vector<int>& colors, bool is_lines) {
  std::vector<std::size_t> order(colors.size());
  std::iota(order.begin(), order.end(), 0);
  if (is_lines) std::ranges::stable_sort(order, {}, [&](std::size_t point) { return colors[point]; });
  constexpr std::string_view nodes = "<use href=\"#nodes\"/>";
  append_svg(out, "<g class=\"figure\" transform=\"translate({} {}) scale({})\"><use href=\"#behind\"/>{}\n",
             place.left, place.top, place.side / side, is_lines ? "" : nodes);
  for (const std::size_t point : order)
    append_format(out, "<use href=\"#p{}\" class=\"c{}\"/>", point, colors[point]);
  append_format(out, "{}</g>\n", is_lines ? nodes : "");
}

}  // namespace

std::string coloring_picture(const ColoringPicture& picture) {
  SheetPicture sheet = {
      .title = picture.title, .subtitle = picture.subtitle, .width = picture.width, .theme = picture.theme};
  for (const DrawnColoring& coloring : picture.colorings)
    sheet.boards.push_back({.caption = std::to_string(sheet.boards.size() + 1),
                            .detail = fmt::format("orbit of {}", coloring.orbit)});
  const std::size_t points = picture.colorings.empty() ? 0 : picture.colorings[0].colors.size();
  SheetDrawing drawing;
  if (points > 0) {
    const Figure figure = picture.group ? figure_of(*picture.group) : ring(static_cast<int>(points), false);
    drawing = drawing_of(figure);
    drawing.size = drawing.rows = static_cast<int>(std::ceil(5 * std::sqrt(points)));
    drawing.append = [&picture, is_lines = figure.shapes[0].size() == 2](
                         std::string& out, const BoardPlace& place, std::size_t i) {
      append_figure(out, place, picture.colorings[i].colors, is_lines);
    };
  }
  drawing.in_words = [&](std::size_t i) {
    return fmt::format("[{}]", joined(picture.colorings[i].colors, " "));
  };
  return sheet_picture(sheet, drawing);
}

}  // namespace eightfold::reports
