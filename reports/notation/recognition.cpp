// Finds the notation of a text. A text is in a notation if its parser accepts it and its queens fit on some
// board. Most texts are in one notation. Where several accept a text, they must give the same placement, so
// that no reading is preferred silently: "1" is column 1 in a vector and column 0 in digits.
//
// The readings are compared before their columns are compared with the size. Otherwise the meaning of "31"
// would depend on N: column 31 of 32, but columns 2 and 0 on a smaller board. A full placement is the
// exception, so that every list of solutions can be read back: "1" is the solution for N = 1 in digits. A
// vector that is read from the same text is not on that board.
#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

struct TextReading {
  const Notation* notation;
  Placement placement;  // its columns may be outside the board
};

// Nothing if the text is not in the notation, or if the notation does not allow the size.
std::optional<TextReading> read_in(const Notation& notation, std::string_view text, const Reading& reading) {
  if (reading.size && !notation.allows(*reading.size)) return std::nullopt;
  WrittenQueens found;
  try {
    found = notation.parse(text, reading);
  } catch (const ParseError&) {
    return std::nullopt;
  }
  const auto fits_some_board = [](const WrittenQueen& queen) {
    return 0 <= queen.column && queen.column < max_size;
  };
  if (found.queens.size() > max_size || !std::ranges::all_of(found.queens, fits_some_board))
    return std::nullopt;
  std::ranges::stable_sort(found.queens, {}, &WrittenQueen::row);
  TextReading read{&notation, {}};
  for (const WrittenQueen& queen : found.queens) read.placement.push_back(queen.column);
  return read;
}

bool is_full_placement(std::string_view text, const Notation& notation, const Reading& reading) {
  try {
    return parse_placement(text, notation, reading).is_full();
  } catch (const ParseError&) {
    return false;
  }
}

[[noreturn]] void throw_ambiguous(std::string_view text, const TextReading& one, const TextReading& other,
                                  const Reading& reading) {
  const auto vector = [&](const Placement& placement) {
    std::string written;
    vector_notation.append(written, {placement, placement.rows()}, reading.base);
    return written;
  };
  throw ParseError(fmt::format("{} is {} as {}, but {} as {}; write one of these, or add {}", quote(text),
                               vector(one.placement), one.notation->name, vector(other.placement),
                               other.notation->name, reading.notation_name));
}

std::vector<const Notation*> candidates_for(std::string_view text) {
  std::vector<const Notation*> candidates;
  for (const Notation& notation : all_notations())
    if (notation.may_read(text)) candidates.push_back(&notation);
  return candidates;
}

}  // namespace

bool resembles_placement(std::string_view text) {
  text = trimmed(text);
  return !text.empty() && !candidates_for(text).empty();
}

const Notation& recognize_notation(std::string_view text, const Reading& reading) {
  text = trimmed(text);
  if (text.empty()) throw ParseError("no placement given; write [] for the empty placement");
  if (reading.notation != nullptr) return *reading.notation;
  const auto candidates = candidates_for(text);
  if (candidates.empty())
    throw ParseError(fmt::format("{} is not in a known notation: {}", quote(text),
                                 joined(all_notations(), ", ", [](const Notation& n) {
                                   return fmt::format("{} {}", n.name, n.example);
                                 })));
  if (candidates.size() == 1 || text.size() > longest_placement_text) return *candidates.back();

  std::vector<TextReading> readings;
  for (const Notation* notation : candidates)
    if (const auto read = read_in(*notation, text, reading)) readings.push_back(*read);
  if (readings.empty()) return *candidates.back();  // its parser explains the error
  const auto differs = [&](const TextReading& read) { return read.placement != readings[0].placement; };
  const auto other = std::ranges::find_if(readings, differs);
  if (other == readings.end()) return *readings[0].notation;
  for (const TextReading& read : readings)
    if (is_full_placement(text, *read.notation, reading)) return *read.notation;
  throw_ambiguous(text, readings[0], *other, reading);
}

}  // namespace eightfold::reports
