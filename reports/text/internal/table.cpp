#include "reports/text/internal/table.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using Columns = std::span<const TextColumn>;

std::vector<std::string> lines_of(std::string_view text) {
  const std::vector<std::string_view> lines = split(text, '\n');
  return {lines.begin(), lines.end()};
}

int widest_of(const std::vector<std::string_view>& parts) {
  std::size_t widest = 0;
  for (const std::string_view part : parts) widest = std::max(widest, width_of(part));
  return static_cast<int>(widest);
}

int widest_line(std::string_view text) { return widest_of(split(text, '\n')); }

int room_of(const Style& style) { return style.width > 0 ? style.width : std::numeric_limits<int>::max(); }

// The room for a column in a block with only the first column.
int room_beside(const TextColumn& first, const TextColumn& column, const Style& style) {
  const int least = first.folds ? std::min(first.width, first.least_folded) : first.width;
  return room_of(style) - least - column.gap;
}

// The columns of the terminal that are not in a cell.
int width_between(Columns columns, bool boxed) {
  if (boxed) return static_cast<int>(3 * columns.size()) + 1;
  int width = -columns.front().gap;
  for (const TextColumn& column : columns) width += column.gap;
  return width;
}

int width_of_columns(Columns columns, bool boxed) {
  int width = 0;
  for (const TextColumn& column : columns)
    width += column.ragged && !boxed ? widest_line(column.title) : column.width;
  return width;
}

int unboxed_width(Columns columns) {
  return width_of_columns(columns, false) + width_between(columns, false);
}

// The columns with narrower ones among those that fold, the widest first; empty if that is not enough.
std::optional<std::vector<TextColumn>> narrowed(Columns columns, bool boxed, int room) {
  std::vector<TextColumn> result(columns.begin(), columns.end());
  for (int excess = width_of_columns(columns, boxed) - room; excess > 0; --excess) {
    const auto spare_width = [](const TextColumn& column) {
      return column.folds && column.width > column.least_folded ? column.width : 0;
    };
    TextColumn& widest = *std::ranges::max_element(result, {}, spare_width);
    if (spare_width(widest) == 0) return std::nullopt;
    --widest.width;
  }
  return result;
}

struct Layout {
  std::vector<TextColumn> columns;
  bool boxed = false;
  bool folds = false;
};

// Tries boxes, no boxes, and then both with narrower columns.
std::optional<Layout> layout_of(Columns columns, const Style& style, bool may_be_boxed) {
  for (const bool folds : {false, true})
    for (const bool boxed : {true, false}) {
      const int room = room_of(style) - width_between(columns, boxed);
      const bool is_allowed = folds || width_of_columns(columns, boxed) <= room;
      if (!is_allowed || (boxed && !(style.unicode && may_be_boxed))) continue;
      if (auto fitting = narrowed(columns, boxed, room)) return Layout{*fitting, boxed, boxed || folds};
    }
  return std::nullopt;
}

// The number of columns of the first block: the most that fit, but at least two.
std::size_t first_block(Columns columns, const Style& style, bool may_be_boxed) {
  std::size_t count = columns.size();
  while (count > 2 && !layout_of(columns.first(count), style, may_be_boxed)) --count;
  return count;
}

std::string omission(Columns columns, std::size_t shown, const Style& style) {
  if (shown == columns.size()) return "";
  const auto name_of = [](const TextColumn& column) { return joined(lines_of(column.title), " "); };
  return fitted(fmt::format("The table needs {} columns. Omitted: {}.\n", unboxed_width(columns),
                            joined(columns.subspan(shown), ", ", name_of)),
                style);
}

// A row with only the first column and those from `begin` to `end`. An empty row, a rule, remains one.
template <typename Item>
std::vector<Item> block_of(std::span<const Item> row, std::size_t begin, std::size_t end) {
  std::vector<Item> block(row.begin(), row.begin() + (row.empty() ? 0 : 1));
  for (std::size_t i = begin; i < std::min(end, row.size()); ++i) block.push_back(row[i]);
  return block;
}

std::string block_text(Columns columns, std::span<const TextRow> rows, const Style& style,
                       bool may_be_boxed) {
  const TextTable table(columns, style, may_be_boxed);
  std::string out;
  table.append_head(out);
  for (const TextRow& row : rows)
    if (row.empty())
      table.append_rule(out);
    else
      table.append_row(out, row);
  table.append_end(out);
  return out;
}

}  // namespace

TextTable::TextTable(Columns columns, const Style& style, bool may_be_boxed)
    : columns_(columns.begin(), columns.end()), style_(style) {
  for (TextColumn& column : columns_) {
    column.title = in_charset(column.title, style);
    column.width = std::max(column.width, widest_line(column.title));
  }
  if (columns_.empty()) return;
  const std::size_t shown = first_block(columns_, style, may_be_boxed);
  omission_ = omission(columns_, shown, style);
  columns_.resize(shown);
  const auto layout = layout_of(columns_, style, may_be_boxed);
  fits_ = layout.has_value();
  if (!fits_) return;
  columns_ = layout->columns;
  boxed_ = layout->boxed;
  folds_ = layout->folds;
}

void TextTable::append_head(std::string& out) const {
  std::vector<std::string> titles;
  for (const TextColumn& column : columns_) titles.push_back(column.title);
  const bool has_titles = std::ranges::any_of(titles, [](const auto& title) { return !title.empty(); });
  if (boxed_) append_border(out, "┌", "┬", "┐");
  if (has_titles) append_cells(out, titles, true);
  if (has_titles) append_rule(out);
}

void TextTable::append_row(std::string& out, std::span<const std::string> cells) const {
  append_cells(out, cells, false);
}

void TextTable::append_rule(std::string& out) const {
  if (boxed_) append_border(out, "├", "┼", "┤");
}

void TextTable::append_end(std::string& out) const {
  if (boxed_) append_border(out, "└", "┴", "┘");
  out += omission_;
}

void TextTable::append_border(std::string& out, std::string_view left, std::string_view cross,
                              std::string_view right) const {
  std::string line(left);
  for (const TextColumn& column : columns_) {
    if (&column != columns_.data()) line += cross;
    for (int i = 0; i < column.width + 2; ++i) line += "─";
  }
  line += right;
  out += style_.faint(line) + '\n';
}

// Titles of fewer lines are at the bottom of the head, cells at the top of their row.
void TextTable::append_cells(std::string& out, std::span<const std::string> cells, bool is_head) const {
  std::vector<std::vector<std::string>> lines(columns_.size());
  std::size_t height = 1;
  for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
    for (std::string& line : lines_of(in_charset(cells[i], style_)))
      if (folds_ && columns_[i].folds)
        std::ranges::move(folded(line, static_cast<std::size_t>(columns_[i].width), 0, true),
                          std::back_inserter(lines[i]));
      else
        lines[i].push_back(std::move(line));
    height = std::max(height, lines[i].size());
  }
  const std::string bar = style_.faint("│");
  for (std::size_t row = 0; row < height; ++row) {
    std::string text = boxed_ ? bar : "";
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const TextColumn& column = columns_[i];
      const std::size_t line = is_head ? row + lines[i].size() - height : row;
      const std::string cell = padded(line < lines[i].size() ? lines[i][line] : "",
                                      static_cast<std::size_t>(column.width), column.to_the_right);
      if (boxed_)
        text += ' ' + (is_head ? style_.heading(cell) : cell) + ' ' + bar;
      else
        text += std::string(i > 0 ? static_cast<std::size_t>(column.gap) : 0, ' ') + cell;
    }
    append_line(out, text, is_head);
  }
}

// A line without boxes has no spaces at its end. If the columns do not fit, the whole line is folded.
void TextTable::append_line(std::string& out, const std::string& line, bool is_head) const {
  if (boxed_) {
    out += line + '\n';
    return;
  }
  const std::string text = line.substr(0, line.find_last_not_of(' ') + 1);
  const bool is_whole = fits_ && !columns_.back().ragged;
  for (const std::string& part : is_whole ? std::vector{text} : fitted_line(text, style_))
    out += (is_head ? style_.heading(part) : part) + '\n';
}

std::string table_text(Columns columns, std::span<const TextRow> rows, const Style& style) {
  std::vector<TextColumn> fitting(columns.begin(), columns.end());
  std::vector<TextColumn> aligned(columns.begin(), columns.end());
  bool may_be_boxed = true;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    fitting[i].width = 0;
    const int room = i == 0 ? room_of(style) : room_beside(fitting[0], columns[i], style);
    const auto widen = [&](const std::string& cell) {
      const std::string text = in_charset(cell, style);
      fitting[i].width = std::max(fitting[i].width, widest_line(text));
      for (const std::string& line : lines_of(text)) {
        const int word = widest_of(split(line, ' '));
        if (word > room) may_be_boxed = false;
        if (word <= room) fitting[i].least_folded = std::max(fitting[i].least_folded, word);
      }
    };
    widen(columns[i].title);
    for (const TextRow& row : rows)
      if (i < row.size()) widen(row[i]);
    aligned[i].width = std::max(aligned[i].width, fitting[i].width);
  }
  if (!style.unicode && unboxed_width(aligned) <= room_of(style)) fitting = aligned;
  std::vector<std::size_t> ends = {1};
  do {
    const auto rest = block_of(Columns(fitting), ends.back(), fitting.size());
    ends.push_back(ends.back() - 1 + first_block(rest, style, may_be_boxed));
  } while (ends.back() < fitting.size());
  for (std::size_t i = 1; i < ends.size(); ++i) {
    const auto layout = layout_of(block_of(Columns(fitting), ends[i - 1], ends[i]), style, may_be_boxed);
    may_be_boxed = may_be_boxed && layout && layout->boxed;
  }
  std::string out;
  for (std::size_t i = 1; i < ends.size(); ++i) {
    std::vector<TextRow> block;
    for (const TextRow& row : rows) block.push_back(block_of(std::span(row), ends[i - 1], ends[i]));
    out += (i > 1 ? "\n" : "") +
           block_text(block_of(Columns(fitting), ends[i - 1], ends[i]), block, style, may_be_boxed);
  }
  return out;
}

}  // namespace eightfold::reports
