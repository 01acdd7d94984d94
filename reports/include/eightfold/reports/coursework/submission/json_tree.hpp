#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"

namespace eightfold::coursework {

/// A place in a submission: line and column from 1, the column in bytes. Line 0 means no place.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

/// "line 3, column 7", "line 3" without a column, or nothing.
[[nodiscard]] std::string words_of(Place place);

/// A JSON value with its place, for messages about it. Numbers keep their text, since each key has its own
/// range and precision.
class JsonTree {
 public:
  struct Member;
  struct NumberText {
    std::string text;
  };
  using Array = std::vector<JsonTree>;
  using Object = std::vector<Member>;

  Place place;
  std::variant<std::nullptr_t, bool, NumberText, std::string, Array, Object> value;

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(value); }
  [[nodiscard]] bool is_array() const { return std::holds_alternative<Array>(value); }
  [[nodiscard]] bool is_string() const { return std::holds_alternative<std::string>(value); }
  [[nodiscard]] bool is_number() const { return std::holds_alternative<NumberText>(value); }

  // Each throws ParseError, whose message contains `name`, for a value of another kind.
  [[nodiscard]] const Array& array(std::string_view name) const;
  [[nodiscard]] const Object& object(std::string_view name) const;
  [[nodiscard]] const std::string& string(std::string_view name) const;
  [[nodiscard]] bool boolean(std::string_view name) const;
  [[nodiscard]] std::int64_t whole(std::string_view name, std::int64_t least, std::int64_t greatest) const;
  [[nodiscard]] double real(std::string_view name, double least, double greatest) const;

  /// The member of an object; null if there is none.
  [[nodiscard]] const JsonTree* find(std::string_view key) const;

  /// "a list", "the number 8.5", "the text \"abc\"".
  [[nodiscard]] std::string what() const;
};

struct JsonTree::Member {
  std::string key;
  Place place;  ///< of the key
  JsonTree value;
};

/// An error whose message begins with its place: "line 3, column 7: …".
class PlacedError : public reports::ParseError {
 public:
  PlacedError(Place place, std::string_view reason);
  [[nodiscard]] Place place() const { return place_; }
  [[nodiscard]] const std::string& reason() const { return reason_; }  ///< the message without the place

 private:
  Place place_;
  std::string reason_;
};

/// Throws PlacedError.
[[noreturn]] void refuse(Place place, std::string_view message);

/// Returns read(). If it throws ParseError, adds the place, and the prefix before the message.
template <typename Read>
[[nodiscard]] auto at_place(Place place, std::string_view prefix, Read read) {
  try {
    return read();
  } catch (const reports::ParseError& error) {
    refuse(place, std::string(prefix) + error.what());
  }
}

/// A JSON number without an exponent and without zeros at the end of a fraction: 92 for 92.0 and 9.2e1, 11.5
/// for 11.50. The text itself if that would have more than 40 digits.
[[nodiscard]] std::string plain_number(std::string_view text);

/// Throws ParseError for the first key that is not known, with the nearest known one.
void expect_keys(const JsonTree::Object& object, std::span<const std::string_view> known);

/// Throws ParseError if the object gives another schema than version 1.0 of this one.
void expect_schema(const JsonTree& object, std::string_view name);

/// What to do with a key that an object has twice.
enum class RepeatedKey { refused, kept };

/// Parses untrusted JSON. Throws ParseError with line and column for malformed text, invalid UTF-8, nesting
/// deeper than 16, a repeated key unless it is kept, and control characters in strings other than line breaks
/// and tabs.
[[nodiscard]] JsonTree parse_json_tree(std::string_view text, RepeatedKey repeated = RepeatedKey::refused);

/// The place of a byte in a text.
[[nodiscard]] Place place_of(std::string_view text, std::size_t offset);

}  // namespace eightfold::coursework
