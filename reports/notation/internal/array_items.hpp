#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// Divides a JSON array into the texts of its items, piece by piece, so that the array need not fit into
/// memory. The items may be malformed; their parser decides.
class ArrayItems {
 public:
  using Visit = std::function<void(std::string_view item)>;
  /// `longest` is the number of bytes of the longest item.
  ArrayItems(std::size_t longest, Visit visit) : longest_(longest), visit_(std::move(visit)) {}

  /// Visits each item that ends in the piece. Throws ParseError for text that is not the continuation of an
  /// array.
  void add(std::string_view piece);
  /// Throws ParseError unless the array is complete.
  void finish() const;

 private:
  void add(char c);
  void end_item();
  [[noreturn]] void fail() const;

  std::size_t longest_;
  Visit visit_;
  std::size_t bytes_ = 0;
  std::string item_;  // without white space before it
  int depth_ = 0;     // of arrays and objects
  bool has_items_ = false;
  bool is_complete_ = false;
  bool in_string_ = false;
  bool escaped_ = false;
};

}  // namespace eightfold::reports
