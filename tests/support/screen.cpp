#include "tests/support/screen.hpp"

#include <algorithm>

namespace eightfold::test {

void Screen::print(std::string_view text) {
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == '\x1b' && text.starts_with('[')) {
      const std::size_t end = std::min(text.find_first_not_of("0123456789;", 1), text.size() - 1);
      apply(text.substr(1, end - 1), text[end]);
      text.remove_prefix(end + 1);
    } else if (c == '\r') {
      return_to_start();
    } else if (c == '\n') {
      go_down();
    } else if (static_cast<unsigned char>(c) >= ' ') {
      put(c);
    } else {
      unknown_ += c;
    }
  }
}

void Screen::put(char c) {
  std::string& line = lines_[line_];
  line.resize(std::max(line.size(), offset_ + 1), ' ');
  line[offset_++] = c;
  at_margin_ = offset_ % columns_ == 0;
}

void Screen::return_to_start() {
  offset_ = row_in_line() * columns_;
  at_margin_ = false;
}

void Screen::go_down() {
  const std::size_t column = cursor_column();
  if (row_in_line() + 1 < rows_of(lines_[line_])) {
    offset_ += columns_;
    return;
  }
  if (++line_ == lines_.size()) lines_.emplace_back();
  offset_ = std::min(column, columns_ - 1);
  at_margin_ = false;
}

void Screen::go_up(std::size_t rows) {
  const std::size_t column = std::min(cursor_column(), columns_ - 1);
  std::size_t row = row_in_line();
  for (; rows > 0; --rows) {
    if (row > 0) {
      --row;
    } else if (line_ > 0) {
      --line_;
      row = rows_of(lines_[line_]) - 1;
    }
  }
  offset_ = row * columns_ + column;
  at_margin_ = false;
}

void Screen::erase_row() {
  std::string& line = lines_[line_];
  const std::size_t end = (row_in_line() + 1) * columns_;
  if (end >= line.size())
    line.resize(std::min(line.size(), offset_));
  else
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(offset_),
              line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

void Screen::erase_below() {
  lines_.resize(line_ + 1);
  lines_[line_].resize(std::min(lines_[line_].size(), offset_));
}

void Screen::apply(std::string_view parameters, char final) {
  if (final == 'A')
    go_up(parameters.empty() ? 1 : std::stoul(std::string(parameters)));
  else if (final == 'K' && parameters.empty())
    erase_row();
  else if (final == 'J' && parameters.empty())
    erase_below();
  else if (final != 'm')
    unknown_.append("[").append(parameters).append(1, final);
}

std::size_t Screen::cursor_row() const {
  std::size_t row = row_in_line();
  for (std::size_t i = 0; i < line_; ++i) row += rows_of(lines_[i]);
  return row;
}

std::vector<std::string> Screen::rows() const {
  std::vector<std::string> rows;
  for (const std::string& line : lines_)
    for (std::size_t row = 0; row < rows_of(line); ++row) {
      std::string text = line.substr(row * columns_, columns_);
      text.erase(text.find_last_not_of(' ') + 1);
      rows.push_back(text);
    }
  while (!rows.empty() && rows.back().empty()) rows.pop_back();
  return rows;
}

}  // namespace eightfold::test
