// The columns as one number, 15863724 or 04752613. A shorter number on a line of its own is a total.
#include <algorithm>

#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t longest_string = 10;  // the columns 0 to 9
constexpr std::size_t least_string = 4;     // without N, a shorter number is a total

struct DigitString {
  std::size_t line;
  std::string_view digits;
};

std::vector<DigitString> digit_strings_of(const OutputText& text) {
  std::vector<DigitString> found;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    const std::string_view body = without_label(text.line(i));
    if (!consists_of(body, "0123456789 \t,;|\"'[](){}")) continue;
    for (const std::string_view part : parts_of(body, separators_in_lines)) found.push_back({i, part});
  }
  return found;
}

}  // namespace

FormReading read_digit_strings(const OutputParts& parts) {
  const std::vector<DigitString> strings = digit_strings_of(parts.text);
  std::vector<std::size_t> sizes;
  for (const DigitString& string : strings) sizes.push_back(string.digits.size());
  std::size_t n = parts.n.value_or(0);
  const bool has_n = n > 1 && std::ranges::find(sizes, n) != sizes.end();
  if (!has_n) n = commonest_size(sizes, least_string);

  FormReading reading(parts);
  reading.by_row = true;
  if (n == 0 || n > longest_string) return reading;
  bool only_bits = true;
  bool has_permutation = false;
  for (const auto& [line, digits] : strings) {
    if (digits.size() != n &&
        (digits.size() + 1 < std::max(n, least_string) || digits.size() > longest_string + 1))
      continue;
    only_bits = only_bits && consists_of(digits, "01");
    const std::size_t first = reading.queens.size();
    for (int row = 0; const char digit : digits) reading.queens.push_back({row++, digit - '0'});
    for (const int base : {0, 1})
      has_permutation =
          has_permutation || is_permutation_from(base, static_cast<int>(n),
                                                 std::span(reading.queens).subspan(first), &RawQueen::column);
    reading.add(line, parts.text.offset_of(digits), digits.size(), first);
  }
  // Rows of 0 and 1 are drawn boards. Without any permutation the numbers are something else, unless they
  // have N digits.
  if ((only_bits && n > 2) || (!has_permutation && (!has_n || n < least_string))) reading.entries.clear();
  return reading;
}

}  // namespace eightfold::reports
