#include "reports/text/internal/table.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The width of the widest line.
int widest(std::string_view text) {
  std::size_t widest = 0;
  for (const std::string_view line : split(text, '\n')) widest = std::max(widest, width_of(line));
  return static_cast<int>(widest);
}

// The width of a word; of a number, which may be broken after its commas, that of a group.
int least_width(std::string_view word) {
  return word.find_first_not_of("0123456789,") == std::string_view::npos ? 4 : widest(word);
}

// The width of the table with spaces or boxes between its columns.
int width_of_table(const std::vector<TextColumn>& columns, bool boxed) {
  int width = boxed ? 1 : -columns.front().gap;
  for (const TextColumn& column : columns)
    width += boxed ? column.width + 3 : column.gap + (column.ragged ? widest(column.title) : column.width);
  return width;
}

// The columns with narrower ones among those that may fold, the widest first; nothing if that is not enough.
std::optional<std::vector<TextColumn>> narrowed(std::vector<TextColumn> columns, bool boxed, bool folds,
                                                int room) {
  for (int excess = width_of_table(columns, boxed) - room; excess > 0; --excess) {
    const auto spare_width = [&](const TextColumn& column) {
      return folds && column.folds && column.width > column.least_folded ? column.width : 0;
    };
    TextColumn& widest = *std::ranges::max_element(columns, {}, spare_width);
    if (spare_width(widest) == 0) return std::nullopt;
    --widest.width;
  }
  return columns;
}

}  // namespace

// Tries boxes, no boxes, and then both with narrower columns.
TextTable::TextTable(std::span<const TextColumn> columns, const Style& style, bool may_be_boxed)
    : columns_(columns.begin(), columns.end()), style_(style), breaks_words_(may_be_boxed) {
  for (TextColumn& column : columns_) {
    column.title = in_charset(column.title, style);
    column.width = std::max(column.width, widest(column.title));
  }
  const int room = style.width > 0 ? style.width : std::numeric_limits<int>::max();
  for (const bool folds : {false, true})
    for (const bool boxed : {true, false})
      if (form_ == Form::records && (!boxed || (style.unicode && may_be_boxed)))
        if (const auto fitting = narrowed(columns_, boxed, folds, room)) {
          columns_ = *fitting;
          form_ = boxed ? Form::boxes : folds ? Form::folded : Form::lines;
        }
}

void TextTable::append_head(std::string& out) const {
  std::vector<std::string> titles;
  for (const TextColumn& column : columns_) titles.push_back(column.title);
  append_border(out, "┌", "┬", "┐");
  if (form_ == Form::records || joined(titles, "").empty()) return;
  append_cells(out, titles, true);
  append_rule(out);
}

void TextTable::append_row(std::string& out, std::span<const std::string> cells) const {
  if (form_ != Form::records) return append_cells(out, cells, false);
  std::string margin;
  for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
    if (cells[i].empty()) continue;
    std::string line = columns_[i].title + (columns_[i].title.empty() ? "" : ": ") + cells[i];
    std::ranges::replace(line, '\n', ' ');
    line = margin + line + '\n';
    out += breaks_words_ ? fitted(line, style_) : flowed(line, style_, 2);
    margin = "  ";
  }
}

void TextTable::append_border(std::string& out, std::string_view left, std::string_view cross,
                              std::string_view right) const {
  if (form_ != Form::boxes) return;
  std::string line;
  for (const TextColumn& column : columns_) {
    line += line.empty() ? left : cross;
    for (int i = 0; i < column.width + 2; ++i) line += "─";
  }
  line += right;
  out += style_.faint(line) + '\n';
}

// Titles of fewer lines are at the bottom of the head. A line without boxes has no spaces at its end.
void TextTable::append_cells(std::string& out, std::span<const std::string> cells, bool is_head) const {
  std::vector<std::vector<std::string>> lines(columns_.size());
  std::size_t height = 1;
  for (std::size_t i = 0; i < std::min(cells.size(), columns_.size()); ++i) {
    const bool folds = columns_[i].folds && form_ != Form::lines;
    const std::size_t width = folds ? static_cast<std::size_t>(columns_[i].width) : std::string::npos;
    const std::string text = in_charset(cells[i], style_);
    for (const std::string_view line : split(text, '\n'))
      for (std::string& part : folded(line, width)) lines[i].push_back(std::move(part));
    height = std::max(height, lines[i].size());
  }
  const std::string bar = style_.faint("│");
  for (std::size_t row = 0; row < height; ++row) {
    std::string text = form_ == Form::boxes ? bar : "";
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const TextColumn& column = columns_[i];
      const std::size_t line = is_head ? row + lines[i].size() - height : row;
      const std::string cell = padded(line < lines[i].size() ? lines[i][line] : "",
                                      static_cast<std::size_t>(column.width), column.to_the_right);
      if (form_ == Form::boxes)
        text += ' ' + (is_head ? style_.heading(cell) : cell) + ' ' + bar;
      else
        text += std::string(i > 0 ? static_cast<std::size_t>(column.gap) : 0, ' ') + cell;
    }
    if (form_ != Form::boxes) text.erase(text.find_last_not_of(' ') + 1);
    if (form_ != Form::boxes && is_head) text = style_.heading(text);
    out += columns_.back().ragged && form_ != Form::boxes ? fitted(text + '\n', style_) : text + '\n';
  }
}

std::string table_text(std::span<const TextColumn> columns, std::span<const TextRow> rows,
                       const Style& style) {
  std::vector<TextColumn> aligned(columns.begin(), columns.end());
  std::vector<TextColumn> fitting = aligned;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    fitting[i].width = 0;
    const auto widen = [&](const std::string& cell) {
      const std::string text = in_charset(cell, style);
      fitting[i].width = std::max(fitting[i].width, widest(text));
      for (const std::string_view line : split(text, '\n'))
        for (const std::string_view word : split(line, ' '))
          fitting[i].least_folded = std::max(fitting[i].least_folded, least_width(word));
    };
    widen(columns[i].title);
    for (const TextRow& row : rows)
      if (i < row.size()) widen(row[i]);
    aligned[i].width = std::max(aligned[i].width, fitting[i].width);
  }
  const bool has_room = style.width == 0 || width_of_table(aligned, false) <= style.width;
  if (!style.unicode && has_room) fitting = aligned;
  std::string out;
  const bool is_whole = TextTable(fitting, style).fits();
  for (std::size_t begin = 1, end = 0; end < fitting.size(); begin = end) {
    const auto block_of = [&](const auto& row) {
      std::remove_cvref_t<decltype(row)> block;
      for (std::size_t i = 0; i < std::min(row.size(), end); ++i)
        if (i == 0 || i >= begin) block.push_back(row[i]);
      return block;
    };
    for (end = fitting.size(); end > begin && !TextTable(block_of(fitting), style).fits();) --end;
    if (end == begin) end = fitting.size();  // not even two columns fit
    const TextTable table(block_of(fitting), style, is_whole);
    out += begin > 1 ? "\n" : "";
    table.append_head(out);
    for (const TextRow& row : rows)
      row.empty() ? table.append_rule(out) : table.append_row(out, block_of(row));
    table.append_end(out);
  }
  return out;
}

}  // namespace eightfold::reports
