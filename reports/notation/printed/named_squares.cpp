// The squares of chess: a1 b5 c8 …. The row is the number of the rank and the column that of the file, both
// from 1; the reader of the output decides from which side ranks are counted.

#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t most_file_letters = 2;  // aa follows z
constexpr std::size_t most_rank_digits = 2;
constexpr int letters_of_alphabet = 26;

// Nothing for other words.
std::optional<RawQueen> square_of(std::string_view word) {
  std::size_t letters = 0;
  int file = 0;
  while (letters < word.size() && is_letter(word[letters]) && letters <= most_file_letters) {
    file = file * letters_of_alphabet + ((word[letters] | 0x20) - 'a') + 1;
    ++letters;
  }
  const std::string_view digits = word.substr(letters);
  if (letters == 0 || letters > most_file_letters || digits.empty() || digits.size() > most_rank_digits)
    return std::nullopt;
  int rank = 0;
  for (const char c : digits) {
    if (!is_digit(c)) return std::nullopt;
    rank = rank * 10 + (c - '0');
  }
  return RawQueen{rank, file};
}

// The squares of a line; none if it has other words. "Qa1" is a queen on a1.
std::vector<std::pair<std::string_view, RawQueen>> squares_of(std::string_view line) {
  std::vector<std::pair<std::string_view, RawQueen>> squares;
  for (const std::string_view word : parts_of(line, separators_in_lines)) {
    const bool has_piece = word.size() > 2 && word[0] == 'Q' && is_letter(word[1]);
    const auto square = square_of(has_piece ? word.substr(1) : word);
    if (!square) return {};
    squares.emplace_back(word, *square);
  }
  return squares;
}

}  // namespace

FormReading read_named_squares(const OutputParts& parts) {
  std::vector<std::size_t> sizes;
  for (std::size_t i = 0; i < parts.text.lines.size(); ++i)
    sizes.push_back(squares_of(without_label(parts.text.line(i))).size());
  const std::size_t n = parts.n.value_or(commonest_size(sizes, 1));

  FormReading reading(parts);
  for (std::size_t i = 0; i < parts.text.lines.size(); ++i) {
    if (sizes[i] == 0 || (sizes[i] != n && sizes[i] < 2)) continue;
    const auto squares = squares_of(without_label(parts.text.line(i)));
    const std::size_t step = n > 0 && squares.size() % n == 0 ? n : squares.size();
    for (std::size_t at = 0; at < squares.size(); at += step) {
      const std::size_t first = reading.queens.size();
      for (std::size_t k = at; k < at + step; ++k) reading.queens.push_back(squares[k].second);
      const std::string_view last = squares[at + step - 1].first;
      const std::size_t offset = parts.text.offset_of(squares[at].first);
      reading.add(i, offset, parts.text.offset_of(last) + last.size() - offset, first);
    }
  }
  return reading;
}

}  // namespace eightfold::reports
