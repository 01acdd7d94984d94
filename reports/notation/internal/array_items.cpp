#include "reports/notation/internal/array_items.hpp"

#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {

void ArrayItems::add(std::string_view piece) {
  for (const char c : piece) {
    ++bytes_;
    add(c);
  }
}

void ArrayItems::add(char c) {
  const bool is_space = trimmed({&c, 1}).empty();
  switch (state_) {
    case State::before_array:
      if (c == '[')
        state_ = State::before_first;
      else if (!is_space)
        fail();
      return;
    case State::before_first:
    case State::before_item:
      if (!is_space) begin_or_end(c);
      return;
    case State::in_item:
      continue_item(c);
      return;
    case State::after_array:
      if (!is_space) fail();
  }
}

void ArrayItems::begin_or_end(char c) {
  if (c == ']' && state_ == State::before_first) {
    state_ = State::after_array;
    return;
  }
  if (c == ',' || c == ']') fail();
  state_ = State::in_item;
  continue_item(c);
}

void ArrayItems::continue_item(char c) {
  constexpr int deepest = 16;
  if (in_string_) {
    in_string_ = escaped_ || c != '"';
    escaped_ = !escaped_ && c == '\\';
  } else if (depth_ == 0 && (c == ',' || c == ']')) {
    end_item();
    state_ = c == ',' ? State::before_item : State::after_array;
    return;
  } else if (c == '[' || c == '{') {
    if (++depth_ >= deepest) throw ParseError(fmt::format("JSON nested deeper than {} levels", deepest));
  } else if (c == ']' || c == '}') {
    if (--depth_ < 0) fail();
  } else {
    in_string_ = c == '"';
  }
  item_ += c;
  if (item_.size() > longest_) end_item();  // its parser refuses it
}

void ArrayItems::end_item() {
  visit_(trimmed(item_));
  item_.clear();
}

void ArrayItems::finish() const {
  if (state_ != State::after_array) throw ParseError(fmt::format("invalid JSON at byte {}", bytes_ + 1));
}

void ArrayItems::fail() const { throw ParseError(fmt::format("invalid JSON at byte {}", bytes_)); }

}  // namespace eightfold::reports
