#include "reports/text/table.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

#include "reports/text/layout.hpp"
#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

constexpr int least_folded_width = 14;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines = {std::string(text.substr(0, text.find('\n')))};
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    text.remove_prefix(end + 1);
    lines.emplace_back(text.substr(0, text.find('\n')));
  }
  return lines;
}

int widest_line(std::string_view text) {
  std::size_t widest = 0;
  for (const std::string& line : lines_of(text)) widest = std::max(widest, width_of(line));
  return static_cast<int>(widest);
}

// Without boxes. A last column that is aligned on the left is not padded, so only its title counts.
int unboxed_width(std::span<const TextColumn> columns) {
  int width = -columns.front().gap;
  for (const TextColumn& column : columns) width += column.gap + column.width;
  const TextColumn& last = columns.back();
  return last.folds || last.to_the_right ? width : width - last.width + widest_line(last.title);
}

int room_of(const Style& style) { return style.width > 0 ? style.width : std::numeric_limits<int>::max(); }

}  // namespace

TextTable::TextTable(std::span<const TextColumn> columns, const Style& style)
    : columns_(columns.begin(), columns.end()), style_(style) {
  for (TextColumn& column : columns_) column.width = std::max(column.width, widest_line(column.title));
  if (!columns_.empty()) fit();
}

// Tries boxes, no boxes, and then both with a narrower column among those that fold. If nothing fits, whole
// rows are folded.
void TextTable::fit() {
  int boxed_width = 1;
  for (const TextColumn& column : columns_) boxed_width += column.width + 3;
  const auto widest = std::ranges::max_element(
      columns_, {}, [](const TextColumn& column) { return column.folds ? column.width : 0; });
  const int spare = widest->folds ? std::max(widest->width - least_folded_width, 0) : 0;
  for (const int allowed : {0, spare})
    for (const bool boxed : {true, false}) {
      const int excess = std::max((boxed ? boxed_width : unboxed_width(columns_)) - room_of(style_), 0);
      if (excess > allowed || (boxed && !style_.unicode)) continue;
      widest->width -= excess;
      boxed_ = boxed;
      folds_ = boxed || excess > 0;
      return;
    }
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
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::string& line : lines_of(cells[i]))
      if (folds_ && columns_[i].folds)
        std::ranges::move(folded(line, static_cast<std::size_t>(columns_[i].width)),
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
    if (boxed_) {
      out += text + '\n';
      continue;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    for (const std::string& part : fitted_line(text, style_))
      out += (is_head ? style_.heading(part) : part) + '\n';
  }
}

std::string table_text(std::span<const TextColumn> columns, std::span<const TextRow> rows,
                       const Style& style) {
  std::vector<TextColumn> fitting(columns.begin(), columns.end());
  std::vector<TextColumn> aligned(columns.begin(), columns.end());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    fitting[i].width = widest_line(columns[i].title);
    for (const TextRow& row : rows)
      if (i < row.size()) fitting[i].width = std::max(fitting[i].width, widest_line(row[i]));
    aligned[i].width = std::max(aligned[i].width, fitting[i].width);
  }
  const bool keeps_least_widths = !style.unicode && unboxed_width(aligned) <= room_of(style);
  const TextTable table(keeps_least_widths ? aligned : fitting, style);
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

}  // namespace eightfold::reports
