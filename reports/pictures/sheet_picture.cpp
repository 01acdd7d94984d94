#include "eightfold/reports/pictures/sheet_picture.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

constexpr double margin = 40;
constexpr double gap = 24;
constexpr double heading = 104;      // above the first row of boards
constexpr double page_width = 1000;  // filled by the boards within the limits of side_for()

// One line of the captions below the boards.
struct CaptionLine {
  double size = 0;
  double y = 0;  // the distance of its baseline from the board
  std::string_view css_class;
  std::vector<std::string> texts;  // one for each board
};

struct Layout {
  FittedLines title;
  BoardGrid grid;
  std::vector<CaptionLine> captions;
  double width = 0;
  double height = 0;
};

// The default number of columns: the sheet is slightly wider than high. Up to two more columns are used if
// the last row then has fewer empty places.
int columns_for(int boards) {
  const auto empty_places = [&](int columns) { return (columns - boards % columns) % columns; };
  const int least = static_cast<int>(std::ceil(std::sqrt(1.3 * std::max(boards, 1))));
  int best = least;
  for (int columns = least + 1; columns <= least + 2; ++columns)
    if (empty_places(columns) < empty_places(best)) best = columns;
  return best;
}

double side_for(int columns, int n) {
  const double filling = (page_width - 2 * margin - (columns - 1) * gap) / columns;
  return n == 0 ? 120 : std::clamp(filling, std::max(96.0, 6.0 * n), std::max(200.0, 6.0 * n));
}

double widest(const std::vector<std::string>& texts) {
  double ems = 0;
  for (const std::string& text : texts) ems = std::max(ems, ems_of(clean_line(text)));
  return ems;
}

// Appends a line at the requested size, or at a smaller size at which the longest text fits, but at least at
// 0.6 of the requested size.
void add_line(std::vector<CaptionLine>& lines, std::vector<std::string> texts, double size, double width) {
  const double ems = widest(texts);
  if (ems == 0) return;
  const bool is_first = lines.empty();
  const double y = is_first ? 20 : lines.back().y + 17 + (lines.size() == 1 ? 1 : 0);
  lines.push_back(
      {std::clamp(width / ems, 0.6 * size, size), y, is_first ? "ink" : "faint", std::move(texts)});
}

std::string detail_and_remark(const SheetBoard& board) {
  return board.detail + (board.detail.empty() || board.remark.empty() ? "" : ", ") + board.remark;
}

template <typename Part>
std::vector<std::string> texts_of(const SheetPicture& picture, const Part& part) {
  std::vector<std::string> texts;
  for (const SheetBoard& board : picture.boards) texts.push_back(std::invoke(part, board));
  return texts;
}

std::vector<CaptionLine> caption_lines(const SheetPicture& picture, double width) {
  constexpr double detail_size = 12;
  std::vector<CaptionLine> lines;
  add_line(lines, texts_of(picture, &SheetBoard::caption), 14, width);
  auto details = texts_of(picture, detail_and_remark);
  if (widest(details) * detail_size <= width) {
    add_line(lines, std::move(details), detail_size, width);
  } else {
    add_line(lines, texts_of(picture, &SheetBoard::detail), detail_size, width);
    add_line(lines, texts_of(picture, &SheetBoard::remark), detail_size, width);
  }
  return lines;
}

Layout layout_of(const SheetPicture& picture, const SheetDrawing& drawing) {
  const auto boards = static_cast<int>(picture.boards.size());
  Layout layout;
  BoardGrid& grid = layout.grid;
  grid.columns = std::min(picture.columns.value_or(columns_for(boards)), std::max(boards, 1));
  grid.side = side_for(grid.columns, drawing.size);
  grid.gap = gap;
  grid.size = drawing.size;
  grid.board_rows = drawing.rows;
  layout.captions = caption_lines(picture, grid.side + gap / 2);
  const double captions_height = layout.captions.empty() ? 0 : layout.captions.back().y + 6;
  grid.row_height = grid.place(0).bottom() + captions_height + gap;  // the first board is at the top
  layout.width = std::max(grid.width() + 2 * margin, 480.0);
  layout.title = fitted_lines(picture.title, layout.width - 2 * margin, 24, 14);
  grid.left = (layout.width - grid.width()) / 2;
  const bool has_heading = !picture.title.empty() || !picture.subtitle.empty();
  grid.top = has_heading ? heading + layout.title.added_height() : margin;
  layout.height = grid.bottom(boards) + (boards > 0 ? 4 : 0);
  return layout;
}

void append_captions(std::string& out, const Layout& layout, std::size_t board, const BoardPlace& place) {
  for (const CaptionLine& line : layout.captions) {
    const FittedLines text = fitted_line(line.texts[board], place.side + gap / 2, line.size, line.size);
    if (!text.lines.front().empty())
      append_lines(out, {place.middle(), place.bottom() + line.y, line.css_class}, text);
  }
}

std::string description_of(const SheetPicture& picture, const SheetDrawing& drawing) {
  std::string text = picture.subtitle + '\n';
  for (std::size_t i = 0; i < picture.boards.size(); ++i) {
    const std::string detail = detail_and_remark(picture.boards[i]);
    append_format(text, "{}{}{}: {}\n", picture.boards[i].caption, detail.empty() ? "" : ", ", detail,
                  drawing.in_words(i));
  }
  return text;
}

}  // namespace

PictureSize size_of(const SheetPicture& picture) {
  return size_of(picture, {.size = picture.board.columns()});
}

PictureSize size_of(const SheetPicture& picture, const SheetDrawing& drawing) {
  const Layout layout = layout_of(picture, drawing);
  return displayed_size(layout.width, layout.height, picture.width);
}

std::string sheet_picture(const SheetPicture& picture) {
  return sheet_picture(
      picture, {.size = picture.board.columns(),
                .rules = board_colors(picture.board),
                .definitions = board_definitions(picture.board, picture.rule),
                .in_words = [&](std::size_t i) { return as_vector(picture.boards[i].placement); },
                .append = [&](std::string& out, const BoardPlace& place,
                              std::size_t i) { append_board(out, place, picture.boards[i].placement); }});
}

std::string sheet_picture(const SheetPicture& picture, const SheetDrawing& drawing) {
  const Layout layout = layout_of(picture, drawing);
  SvgDocument document = {.width = layout.width,
                          .height = layout.height,
                          .pixels = picture.width,
                          .theme = picture.theme,
                          .title = picture.title,
                          .description = description_of(picture, drawing),
                          .rules = drawing.rules,
                          .css = drawing.css,
                          .definitions = drawing.definitions};
  append_lines(document.body, {layout.width / 2, 50, "ink"}, layout.title);
  append_lines(document.body, {layout.width / 2, 76 + layout.title.added_height(), "faint"},
               fitted_line(picture.subtitle, layout.width - 2 * margin, 15, 9));
  for (std::size_t i = 0; i < picture.boards.size(); ++i) {
    const BoardPlace place = layout.grid.place(static_cast<int>(i));
    if (drawing.size > 0) drawing.append(document.body, place, i);
    append_captions(document.body, layout, i, place);
  }
  return svg_document(document);
}

}  // namespace eightfold::reports
