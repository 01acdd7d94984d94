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
  constexpr int deepest = 16;
  if (in_string_) {
    in_string_ = escaped_ || c != '"';
    escaped_ = !escaped_ && c == '\\';
  } else if (item_.empty() && trimmed({&c, 1}).empty()) {
    return;
  } else if (depth_ == 0) {
    if (c != '[' || is_complete_) fail();
    depth_ = 1;
    return;
  } else if (depth_ == 1 && (c == ',' || c == ']')) {
    if (item_.empty() && (c == ',' || has_items_)) fail();
    if (!item_.empty()) end_item();
    has_items_ = true;
    is_complete_ = c == ']';
    depth_ = is_complete_ ? 0 : 1;
    return;
  } else if (c == '[' || c == '{') {
    if (++depth_ > deepest) throw ParseError(fmt::format("JSON nested deeper than {} levels", deepest));
  } else if (c == ']' || c == '}') {
    if (--depth_ == 0) fail();
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
  if (!is_complete_) throw ParseError(fmt::format("invalid JSON at byte {}", bytes_ + 1));
}

void ArrayItems::fail() const { throw ParseError(fmt::format("invalid JSON at byte {}", bytes_)); }

}  // namespace eightfold::reports
