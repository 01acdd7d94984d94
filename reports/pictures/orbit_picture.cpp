#include "eightfold/reports/pictures/orbit_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr double margin = 40;
constexpr double gap = 32;
constexpr double heading = 108;        // above the first row of boards
constexpr double caption_height = 56;  // below each board

// The frame colors of the images that several elements lead to; there are at most four such images.
constexpr std::array<ColorRule, 8> frame_colors = {{
    {".frame-1", "stroke", "#1d5fa8", "#86b9ff"},
    {".frame-2", "stroke", "#a85400", "#ffb15e"},
    {".frame-3", "stroke", "#00796b", "#5fd6c3"},
    {".frame-4", "stroke", "#8a3d9e", "#dca6f2"},
    {".same-1", "fill", "#1d5fa8", "#86b9ff"},
    {".same-2", "fill", "#a85400", "#ffb15e"},
    {".same-3", "fill", "#00796b", "#5fd6c3"},
    {".same-4", "fill", "#8a3d9e", "#dca6f2"},
}};

// One board of the picture.
struct Cell {
  Symmetry element = Symmetry::identity;
  Placement image;
  Symmetry witness = Symmetry::identity;  // the first element that leads to the image
  int family = 0;                         // 1 to 4 for an image that several elements lead to, otherwise 0
  FittedLines name = {};
  FittedLines remark = {};  // the line below the name; may be empty
};

// What the line below the element's name says; may be empty.
std::string remark_of(const Cell& cell, const Placement& canonical) {
  if (cell.witness != cell.element) return fmt::format("= {}", in_words(cell.witness));
  return cell.image == canonical ? "canonical" : "";
}

// Fits the captions to the width of a board, all at one size, and returns the height that they add.
double fit_captions(std::vector<Cell>& cells, double width, const Placement& canonical) {
  double added = 0;
  const auto fit = [&](FittedLines Cell::*part, double size, const auto& text_of) {
    for (Cell& cell : cells) cell.*part = fitted_lines(text_of(cell), width, size, 10);
    for (const Cell& cell : cells) size = std::min(size, (cell.*part).size);
    double highest = 0;
    for (Cell& cell : cells) {
      (cell.*part).size = size;
      highest = std::max(highest, (cell.*part).added_height());
    }
    added += highest;
  };
  fit(&Cell::name, 16, [](const Cell& cell) { return std::string(in_words(cell.element)); });
  fit(&Cell::remark, 0.875 * cells.front().name.size,
      [&](const Cell& cell) { return remark_of(cell, canonical); });
  return added;
}

std::vector<Cell> cells_of(const OrbitPicture& picture, const std::vector<Image>& orbit) {
  const bool repeated = static_cast<int>(orbit.size()) < picture.group.order();
  std::vector<Cell> cells;
  for (const Symmetry g : picture.group.elements()) {
    const Placement moved = image(g, picture.placement);
    const auto member =
        std::find_if(orbit.begin(), orbit.end(), [&](const Image& i) { return i.placement == moved; });
    const int family = repeated ? static_cast<int>(member - orbit.begin()) + 1 : 0;
    cells.push_back({.element = g, .image = moved, .witness = member->witness, .family = family});
  }
  return cells;
}

// The place of every part. There are at most four boards per row.
struct Layout {
  FittedLines title;
  BoardGrid grid;
  double width = 0;
  double height = 0;
};

Layout layout_of(std::vector<Cell>& cells, const Placement& canonical, const std::string& title) {
  const int n = canonical.rows();
  const int boards = static_cast<int>(cells.size());
  Layout layout;
  BoardGrid& grid = layout.grid;
  grid.columns = std::min(boards, 4);
  grid.side = std::max(196.0, 9.0 * n);
  grid.gap = gap;
  grid.row_height =
      (n > 0 ? grid.side : 0) + caption_height + fit_captions(cells, grid.side, canonical) + gap;
  grid.size = grid.board_rows = n;
  layout.width = std::max(grid.width() + 2 * margin, 520.0);
  grid.left = (layout.width - grid.width()) / 2;
  layout.title = fitted_lines(title, layout.width - 2 * margin, 24, 14);
  grid.top = heading + layout.title.added_height();
  layout.height = grid.bottom(boards) + 8;
  return layout;
}

void append_cell(std::string& out, const BoardPlace& place, const Cell& cell) {
  append_board(out, place, cell.image);
  if (cell.family > 0 && place.size > 0)
    append_frame(out, place, fmt::format("frame frame-{}", cell.family), 5);
  const double baseline = place.bottom() + 28;
  append_lines(out, {place.middle(), baseline, "ink"}, cell.name);
  const std::string css_class = cell.family > 0 ? fmt::format("same-{}", cell.family) : "faint";
  if (cell.remark.lines.front().empty()) return;
  append_lines(out, {place.middle(), baseline + cell.name.added_height() + 21, css_class}, cell.remark);
}

std::string summary_of(const OrbitPicture& picture, std::size_t members) {
  const Subgroup stabilizer = stabilizer_of(picture.placement, picture.group);
  const std::string fixing = fmt::format("stabilizer: the {}", group_in_words(stabilizer));
  if (picture.group != full_group)
    return fmt::format("{} under the {}; {}", counted(members, "image"), group_in_words(picture.group),
                       fixing);
  return fmt::format("{} {}; {}", counted(members, "placement"), type_in_words(class_of(stabilizer)), fixing);
}

std::string description_of(const std::vector<Cell>& cells, Rule rule) {
  return joined(cells, "", [&](const Cell& cell) {
    return fmt::format("{}\n{}", in_words(cell.element),
                       board_in_characters({cell.image, cell.image.rows()}, rule));
  });
}

}  // namespace

std::string orbit_picture(const OrbitPicture& picture) {
  const int n = picture.placement.rows();
  const auto orbit = distinct_images(picture.placement, picture.group);
  auto cells = cells_of(picture, orbit);
  const Placement canonical = canonical_form(picture.placement, picture.group);
  const std::string title =
      picture.title.empty() ? "The orbit of " + as_vector(picture.placement) : picture.title;
  const Layout layout = layout_of(cells, canonical, title);
  const std::string summary = summary_of(picture, orbit.size());

  SvgDocument document = {.width = layout.width,
                          .height = layout.height,
                          .pixels = picture.width,
                          .theme = picture.theme,
                          .title = title,
                          .description = summary + '\n' + description_of(cells, picture.rule),
                          .rules = board_colors(Board::square(n), frame_colors),
                          .css = ".frame{fill:none;stroke-width:3}\n",
                          .definitions = board_definitions(Board::square(n), picture.rule)};
  append_lines(document.body, {layout.width / 2, 52, "ink"}, layout.title);
  append_lines(document.body, {layout.width / 2, 78 + layout.title.added_height(), "faint"},
               fitted_line(summary, layout.width - 2 * margin, 15, 10));
  int board = 0;
  for (const Cell& cell : cells) append_cell(document.body, layout.grid.place(board++), cell);
  return svg_document(document);
}

}  // namespace eightfold::reports
