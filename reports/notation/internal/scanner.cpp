#include "reports/notation/internal/scanner.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view white_space = " \t\r\n";

// The numbers 0 to 32 as text. append_columns() copies four bytes and advances by `length`, without a branch.
struct ShortNumber {
  std::array<char, 4> text;
  std::size_t length;
};

constexpr auto short_numbers = [] {
  std::array<ShortNumber, max_size + 1> numbers{};
  for (std::size_t n = 0; n < numbers.size(); ++n) {
    const char ones = static_cast<char>('0' + n % 10);
    numbers[n] = n < 10 ? ShortNumber{{ones}, 1} : ShortNumber{{static_cast<char>('0' + n / 10), ones}, 2};
  }
  return numbers;
}();

}  // namespace

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(white_space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(white_space) - first + 1);
}

std::string_view trimmed_left(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(white_space), text.size()));
}

std::size_t comment_start(std::string_view line) {
  for (auto at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1)) {
    const bool is_in_word =
        at > 0 && (is_letter(line[at - 1]) || static_cast<unsigned char>(line[at - 1]) >= 0x80);
    const bool is_number = at + 1 < line.size() && is_digit(line[at + 1]);
    if (!is_in_word && !is_number) return at;
  }
  return std::string_view::npos;
}

std::string_view without_comment(std::string_view line) {
  return trimmed(line.substr(0, comment_start(line)));
}

bool consists_of(std::string_view text, std::string_view allowed) {
  return text.find_first_not_of(allowed) == std::string_view::npos;
}

void append_columns(std::string& out, const Placement& placement, int base, char separator) {
  std::array<char, 3 * max_size + 6> text;
  std::size_t length = 0;
  text[length++] = '[';
  for (const int column : placement) {
    const auto value = static_cast<unsigned>(column + base);
    const ShortNumber& number = short_numbers[value];
    std::memcpy(text.data() + length, number.text.data(), number.text.size());
    length += number.length;
    text[length++] = separator;
  }
  if (!placement.empty()) --length;
  text[length++] = ']';
  out.append(text.data(), length);
}

void Scanner::skip_space() {
  while (position_ < text_.size() && white_space.find(text_[position_]) != std::string_view::npos)
    ++position_;
}

bool Scanner::accept(char c) {
  skip_space();
  if (position_ == text_.size() || text_[position_] != c) return false;
  ++position_;
  return true;
}

void Scanner::expect(char c) {
  if (!accept(c)) fail(fmt::format("'{}'", c));
}

int Scanner::number() {
  skip_space();
  const std::string_view rest = text_.substr(position_);
  int value = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  const auto length = static_cast<std::size_t>(end - rest.data());
  if (error == std::errc::invalid_argument) fail("a whole number");
  if (error != std::errc() || length > 9) fail("a number from 0 to 32");
  if (length + 1 < rest.size() && rest[length] == '.' && is_digit(rest[length + 1])) fail("a whole number");
  position_ += length;
  return value;
}

char Scanner::letter() {
  skip_space();
  if (position_ == text_.size() || text_[position_] < 'a' || text_[position_] > 'z')
    fail("a letter from a to z");
  return text_[position_++];
}

std::string_view Scanner::letters() {
  letter();
  const auto first = position_ - 1;
  while (position_ < text_.size() && 'a' <= text_[position_] && text_[position_] <= 'z') ++position_;
  return text_.substr(first, position_ - first);
}

bool Scanner::at_end() {
  skip_space();
  return position_ == text_.size();
}

void Scanner::expect_end() {
  if (!at_end()) fail("the end of the placement");
}

void Scanner::fail(std::string_view expected) const {
  if (position_ == text_.size())
    throw ParseError(fmt::format("the text ends where {} is expected", expected));
  throw ParseError(fmt::format("character {}: {} is expected, not {}", position_ + 1, expected,
                               quote(text_.substr(position_, 10))));
}

}  // namespace eightfold::reports
