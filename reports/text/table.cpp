#include "reports/text/table.hpp"

#include <algorithm>

#include "reports/text/layout.hpp"
#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

constexpr int least_folded_width = 14;

std::size_t room_of(const TextColumn& column) { return static_cast<std::size_t>(column.width); }

std::vector<std::string> titles_of(std::span<const TextColumn> columns) {
  std::vector<std::string> titles;
  for (const TextColumn& column : columns) titles.emplace_back(column.title);
  return titles;
}

}  // namespace

TextTable::TextTable(std::span<const TextColumn> columns, const Style& style)
    : columns_(columns.begin(), columns.end()), style_(style), boxed_(style.unicode) {
  if (boxed_) fit_boxes();
}

// Where boxes are too wide there are none if the table fits without them. Otherwise the folding columns give
// way, the widest first; where that is not enough there are no boxes either.
void TextTable::fit_boxes() {
  int cells = 0;
  for (TextColumn& column : columns_) {
    column.width = std::max(column.width, static_cast<int>(width_of(column.title)));
    cells += column.width;
  }
  const int count = static_cast<int>(columns_.size());
  const int excess = style_.width > 0 ? cells + 3 * count + 1 - style_.width : 0;
  if (excess <= 0) return;
  const auto widest = std::ranges::max_element(
      columns_, {}, [](const TextColumn& column) { return column.folds ? column.width : 0; });
  const bool fits_unboxed = cells + 2 * (count - 1) <= style_.width;
  boxed_ = !fits_unboxed && widest->folds && widest->width - excess >= least_folded_width;
  if (boxed_) widest->width -= excess;
}

void TextTable::append_head(std::string& out) const {
  const auto titles = titles_of(columns_);
  if (!boxed_) {
    for (std::string line = fitted(line_of(titles), style_); !line.empty();) {
      const std::size_t end = line.find('\n');
      out += style_.heading(line.substr(0, end)) + '\n';
      line.erase(0, end + 1);
    }
    return;
  }
  append_border(out, "┌", "┬", "┐");
  append_boxed(out, titles, true);
  append_rule(out);
}

void TextTable::append_row(std::string& out, std::span<const std::string> cells) const {
  if (boxed_)
    append_boxed(out, cells, false);
  else
    out += fitted(line_of(cells), style_);
}

void TextTable::append_rule(std::string& out) const {
  if (boxed_) append_border(out, "├", "┼", "┤");
}

void TextTable::append_end(std::string& out) const {
  if (boxed_) append_border(out, "└", "┴", "┘");
}

void TextTable::append_border(std::string& out, std::string_view left, std::string_view cross,
                              std::string_view right) const {
  std::string line(left);
  for (const TextColumn& column : columns_) {
    if (&column != columns_.data()) line += cross;
    for (std::size_t i = 0; i < room_of(column) + 2; ++i) line += "─";
  }
  line += right;
  out += style_.faint(line) + '\n';
}

void TextTable::append_boxed(std::string& out, std::span<const std::string> cells, bool is_head) const {
  std::vector<std::vector<std::string>> lines(columns_.size());
  std::size_t height = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (columns_[i].folds)
      lines[i] = folded(cells[i], room_of(columns_[i]));
    else
      lines[i] = {cells[i]};
    height = std::max(height, lines[i].size());
  }
  const std::string bar = style_.faint("│");
  for (std::size_t row = 0; row < height; ++row) {
    out += bar;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const std::string text = row < lines[i].size() ? lines[i][row] : "";
      const std::string cell = padded(text, room_of(columns_[i]), columns_[i].to_the_right);
      out += ' ' + (is_head ? style_.heading(cell) : cell) + ' ' + bar;
    }
    out += '\n';
  }
}

// Two spaces between columns, none at the end.
std::string TextTable::line_of(std::span<const std::string> cells) const {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i)
    line += (i > 0 ? "  " : "") + padded(cells[i], room_of(columns_[i]), columns_[i].to_the_right);
  return line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
}

}  // namespace eightfold::reports
