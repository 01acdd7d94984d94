// The columns as one number, 15863724 or 04752613. A shorter number on a line of its own is a total.
#include <algorithm>
#include <string>

#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t longest_string = 10;  // the columns 0 to 9
constexpr std::size_t least_string = 4;     // without N, a shorter number is a total

struct DigitString {
  std::uint32_t line;
  std::string_view digits;
};

std::vector<DigitString> digit_strings_of(const OutputText& text) {
  std::vector<DigitString> found;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    const std::string_view body = without_label(text.line(i));
    if (!consists_of(body, "0123456789 \t,;|\"'[](){}")) continue;
    for (const std::string_view part : parts_of(body, separators_in_lines))
      found.push_back({static_cast<std::uint32_t>(i), part});
  }
  return found;
}

// Whether the digits are 1 to N or 0 to N-1, each once.
bool is_digit_permutation(std::string_view digits) {
  std::string sorted(digits);
  std::sort(sorted.begin(), sorted.end());
  const char least = sorted.front();
  if (least > '1') return false;
  for (std::size_t i = 0; i < sorted.size(); ++i)
    if (sorted[i] != static_cast<char>(least + static_cast<char>(i))) return false;
  return true;
}

}  // namespace

FormReading read_digit_strings(const OutputParts& parts) {
  const std::vector<DigitString> strings = digit_strings_of(parts.text);
  std::vector<std::uint32_t> sizes;
  for (const DigitString& string : strings) sizes.push_back(static_cast<std::uint32_t>(string.digits.size()));
  auto n = static_cast<std::size_t>(parts.n.value_or(0));
  const bool has_n = n > 1 && std::ranges::find(sizes, n) != sizes.end();
  if (!has_n) n = static_cast<std::size_t>(commonest_size(sizes, least_string));

  FormReading reading;
  reading.by_row = true;
  reading.used.resize(parts.text.lines.size());
  if (n == 0 || n > longest_string) return reading;
  bool only_bits = true;
  bool has_permutation = false;
  for (const auto& [line, digits] : strings) {
    const bool is_size = digits.size() == n;
    if (!is_size && (digits.size() + 1 < std::max(n, least_string) || digits.size() > longest_string + 1))
      continue;
    has_permutation = has_permutation || (is_size && is_digit_permutation(digits));
    only_bits = only_bits && consists_of(digits, "01");
    const auto first = static_cast<std::uint32_t>(reading.queens.size());
    for (std::size_t i = 0; i < digits.size(); ++i)
      reading.queens.push_back({static_cast<std::int16_t>(i), static_cast<std::int16_t>(digits[i] - '0')});
    reading.entries.push_back({line, static_cast<std::uint32_t>(parts.text.offset_of(digits)),
                               static_cast<std::uint32_t>(digits.size()), first,
                               static_cast<std::uint32_t>(digits.size())});
    reading.used[line] = true;
  }
  // Rows of 0 and 1 are drawn boards. Without any permutation the numbers are something else, unless they
  // have N digits.
  if ((only_bits && n > 2) || (!has_permutation && (!has_n || n < least_string))) reading.entries.clear();
  return reading;
}

}  // namespace eightfold::reports
