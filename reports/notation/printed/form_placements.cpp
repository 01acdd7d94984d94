// From the numbers of a form to placements with columns from 0, and the numbering that they show.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "reports/notation/internal/forms.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t longest_written = 100;  // bytes

using Axis = int RawQueen::*;

std::span<const RawQueen> queens_of(const FormReading& reading, const Entry& entry) {
  return std::span(reading.queens).subspan(entry.first, entry.count);
}

struct Numbering {
  std::array<std::size_t, 2> permutations{};  // by the base
  bool has_zero = false;
  bool has_n = false;

  int base() const {
    if (permutations[0] + permutations[1] > 0) return permutations[1] > permutations[0] ? 1 : 0;
    return !has_zero && has_n ? 1 : 0;
  }
};

Numbering numbering_of(const FormReading& reading, int n, Axis axis) {
  Numbering numbering;
  for (const Entry& entry : reading.entries) {
    const auto queens = queens_of(reading, entry);
    for (const int base : {0, 1})
      if (is_permutation_from(base, n, queens, axis))
        ++numbering.permutations.at(static_cast<std::size_t>(base));
    for (const RawQueen& queen : queens) {
      numbering.has_zero = numbering.has_zero || queen.*axis == 0;
      numbering.has_n = numbering.has_n || queen.*axis == n;
    }
  }
  return numbering;
}

// What prevents an entry from being a placement on the first rows of the board; otherwise sets `placement`.
std::string place_queens(const Entry& entry, std::vector<RawQueen> queens, int n, std::array<int, 2> bases,
                         Placement& placement) {
  if (entry.height > 0 && entry.width == 0) return "the rows of the board have different lengths";
  if (entry.height > 0 && (entry.height != n || entry.width != n))
    return fmt::format("the board has {} and {}, not {} of each", counted(entry.height, "row"),
                       counted(entry.width, "column"), n);
  if (static_cast<int>(queens.size()) != n)
    return fmt::format("it has {} on {}", counted(queens.size(), "piece"), counted(n, "row"));
  std::ranges::stable_sort(queens, {}, &RawQueen::row);
  for (std::size_t i = 0; i < queens.size(); ++i) {
    const int row = queens[i].row - bases[0];
    const int column = queens[i].column - bases[1];
    for (const auto& [what, index, base] :
         {std::tuple("row", row, bases[0]), std::tuple("column", column, bases[1])})
      if (index < 0 || index >= n)
        return fmt::format("{} {} is not on the board, where they are {} to {}", what, index + base, base,
                           n - 1 + base);
    if (i > 0 && queens[i].row == queens[i - 1].row)
      return fmt::format("two pieces are in row {} from the top", row + 1);
    placement.push_back(column);
  }
  return {};
}

// ". Q / Q ." for a board, otherwise the text.
std::string written_text(const FormReading& reading, const Entry& entry, const OutputText& text) {
  std::string written;
  if (entry.height == 0) {
    for (const char c : text.text.substr(entry.offset, std::min<std::size_t>(entry.length, longest_written)))
      written += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
    if (entry.length > longest_written) written += "…";
    return printable(written);
  }
  for (int row = 0; row < std::min(entry.height, max_size); ++row) {
    std::string squares(static_cast<std::size_t>(std::min(entry.width, max_size)), '.');
    for (const RawQueen& queen : queens_of(reading, entry))
      if (queen.row == row && static_cast<std::size_t>(queen.column) < squares.size())
        squares[static_cast<std::size_t>(queen.column)] = 'Q';
    if (row > 0) written += " / ";
    written += squares;
  }
  return written;
}

// How the placements are divided into lines: "one a line".
std::string_view layout_words(const FormReading& reading, const OutputText& text) {
  if (reading.by_row && reading.by_column) return "";
  for (std::size_t i = 1; i < reading.entries.size(); ++i)
    if (reading.entries[i].line == reading.entries[i - 1].line) return ", several a line";
  const bool one_line = std::ranges::all_of(reading.entries, [&](const Entry& entry) {
    const OutputLine& line = text.lines[entry.line];
    return entry.offset + entry.length <= line.offset + line.length;
  });
  return one_line ? ", one a line" : ", each over several lines";
}

std::string numbering_words(const FormReading& reading, std::array<int, 2> bases) {
  if (reading.by_row && reading.by_column) return "";
  if (reading.by_row || bases[0] == bases[1]) return fmt::format(", numbered from {}", bases[1]);
  return fmt::format(", rows numbered from {} and columns from {}", bases[0], bases[1]);
}

void add_numbering_faults(const FormReading& reading, const Numbering& columns, std::optional<int> given,
                          FormResult& result) {
  if (reading.by_column) return;
  const int n = result.n;
  const int base_read = result.reading.base.value_or(0);
  const std::size_t others = columns.permutations.at(static_cast<std::size_t>(1 - base_read));
  if (others > 0 && n > 0)
    result.faults.push_back(
        {"numbering", 0, 0,
         fmt::format("{} of {} numbered from {}; {} from {}", others,
                     counted(reading.entries.size(), "placement is", "placements are"), 1 - base_read,
                     given ? "number them" : "the others are numbered", base_read)});
  std::size_t shifted = 0;
  std::size_t first = 0;
  for (std::size_t i = 0; i < reading.entries.size(); ++i) {
    const auto queens = queens_of(reading, reading.entries[i]);
    const auto has = [&](int value) {
      return std::ranges::any_of(queens, [&](const RawQueen& queen) { return queen.column == value; });
    };
    if (n < 2 || !has(0) || !has(n)) continue;
    if (++shifted == 1) first = i;
  }
  if (shifted > 0)
    result.faults.push_back(
        {"shift", result.placements[first].line, result.placements[first].column,
         fmt::format("{} both 0 and {} as columns; {} columns are numbered 0 to {} or 1 to {}",
                     counted(shifted, "placement has", "placements have"), n, n, n - 1, n)});
}

// The size that every placement has instead of N.
void add_size_fault(FormResult& result) {
  const int size = result.placements.front().size;
  const bool is_other =
      size != result.n && std::ranges::all_of(result.placements, [&](const FormPlacement& read) {
        return !read.unfit.empty() && read.size == size;
      });
  if (is_other)
    result.faults.push_back(
        {"wrong_size", 0, 0, fmt::format("it is for N = {}, not N = {}", size, result.n)});
}

}  // namespace

bool is_permutation_from(int base, int n, std::span<const RawQueen> queens, int RawQueen::*axis) {
  std::uint64_t seen = 0;
  for (const RawQueen& queen : queens) {
    const int value = queen.*axis - base;
    if (value < 0 || value >= n || (seen >> static_cast<unsigned>(value) & 1U) != 0) return false;
    seen |= std::uint64_t{1} << static_cast<unsigned>(value);
  }
  return static_cast<int>(queens.size()) == n;
}

int size_shown_by(const FormReading& reading) {
  std::vector<std::size_t> sizes;
  for (const Entry& entry : reading.entries)
    sizes.push_back(entry.height > 0 ? static_cast<std::size_t>(entry.width) : entry.count);
  return static_cast<int>(commonest_size(sizes, 0));
}

FormResult placements_of(const OutputForm& form, const FormReading& reading, const OutputText& text, int n,
                         std::optional<int> base) {
  FormResult result{&form, n, {}, reading.used, reading.parts, {}, {}};
  const Numbering rows = numbering_of(reading, n, &RawQueen::row);
  const Numbering columns = numbering_of(reading, n, &RawQueen::column);
  std::array<int, 2> bases = {reading.by_row ? 0 : base.value_or(rows.base()),
                              reading.by_column ? 0 : base.value_or(columns.base())};
  if (form.base >= 0) bases = {form.base, form.base};
  const std::string_view layout = layout_words(reading, text);
  for (const Entry& entry : reading.entries) {
    FormPlacement read;
    read.size = std::min(max_size + 1, entry.height > 0 ? entry.width : static_cast<int>(entry.count));
    read.written = written_text(reading, entry, text);
    const OutputLine& line = text.lines[entry.line];
    read.line = line.number;
    // Several placements on a line have columns as places.
    read.column = layout == ", several a line" ? entry.offset - line.offset + 1 : 0;
    if (reading.parts.empty()) result.parts.push_back({entry.offset, entry.length});
    read.first_line = read.last_line = static_cast<std::uint32_t>(entry.line);
    while (read.last_line + 1 < text.lines.size() &&
           text.lines[read.last_line + 1].offset < entry.offset + entry.length)
      ++read.last_line;
    const auto queens = queens_of(reading, entry);
    Placement placement;
    read.unfit = place_queens(entry, {queens.begin(), queens.end()}, n, bases, placement);
    if (read.unfit.empty()) read.placement = placement;
    result.placements.push_back(std::move(read));
  }
  result.reading = {.words = fmt::format("{}{}{}{}{}", form.name, layout, form.axes.empty() ? "" : ", ",
                                         form.axes, form.base >= 0 ? "" : numbering_words(reading, bases)),
                    .notation = form.notations.front(),
                    .base = reading.by_column ? std::nullopt : std::optional(bases[1]),
                    .orientation = form.axes};
  add_size_fault(result);
  if (form.base < 0) add_numbering_faults(reading, columns, base, result);
  return result;
}

}  // namespace eightfold::reports
