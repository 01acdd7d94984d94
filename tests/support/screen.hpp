#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::test {

/// What a person sees on a terminal that breaks long lines into rows, and breaks them again when its width
/// changes. It interprets \r, \n and the sequences ESC [ A, J, K and m. The text is ASCII.
class Screen {
 public:
  explicit Screen(std::size_t columns) : columns_(columns) {}

  void print(std::string_view text);
  void resize(std::size_t columns) { columns_ = columns; }

  /// All rows from the top, without trailing spaces, and without empty rows at the end.
  std::vector<std::string> rows() const;
  /// The row with the cursor, from 0.
  std::size_t cursor_row() const;
  std::size_t cursor_column() const { return at_margin_ ? columns_ : offset_ % columns_; }
  /// The number of lines that were begun, however many rows they fill.
  std::size_t lines_begun() const { return lines_.size(); }
  /// The sequences that were not understood.
  const std::string& unknown() const { return unknown_; }

 private:
  void put(char c);
  void go_up(std::size_t rows);
  void go_down();
  void return_to_start();
  void erase_row();
  void erase_below();
  void apply(std::string_view parameters, char final);
  std::size_t row_in_line() const { return (offset_ - (at_margin_ ? 1 : 0)) / columns_; }
  std::size_t rows_of(const std::string& text) const {
    return text.empty() ? 1 : (text.size() + columns_ - 1) / columns_;
  }

  std::size_t columns_;
  std::vector<std::string> lines_{""};  // as they were printed; each fills one row or more
  std::size_t line_ = 0;
  std::size_t offset_ = 0;  // in the line
  bool at_margin_ = false;  // after the last column: the next character begins a row
  std::string unknown_;
};

}  // namespace eightfold::test
