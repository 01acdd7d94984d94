// Reads a list in notations, or else in a form of output. The text and its placements are kept until it is
// clear that it is in notations: at its end, or after the first MiB.
#include "eightfold/reports/notation/placement_reader.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t most_kept = std::size_t{1} << 20U;     // of a longer list in notations
constexpr std::size_t most_printed = std::size_t{1} << 23U;  // of a list in a form of output

using Visit = std::function<void(const ListedPlacement&)>;

// Throws ParseError if the placement is not allowed behind the first one.
using Check = std::function<void(const SizedPlacement& placement, const SizedPlacement& first)>;

// "vector and digits" for a list that begins with a vector.
TextForm form_in(const std::vector<std::string_view>& notations, const Reading& reading) {
  if (notations.empty()) return {};
  return {.words = phrase(notations),
          .notation = notations.front(),
          .base = find_notation(notations.front())->has_base ? std::optional(reading.base) : std::nullopt};
}

ListEnd read_either(const NextPiece& next, const Reading& reading, const Check& check, const Visit& visit) {
  std::string text;
  std::string_view piece;
  const auto read_whole = [&](std::size_t most_bytes) {
    while (text.size() <= most_bytes && !(piece = next()).empty()) text += piece;
    return piece.empty();
  };
  const bool is_short = read_whole(most_kept);
  bool is_kept = true;
  std::vector<ListedPlacement> kept;
  const auto visit_kept = [&] {
    is_kept = false;
    for (const ListedPlacement& listed : std::exchange(kept, {})) visit(listed);
  };
  const auto next_piece = [&, is_first = true]() mutable -> std::string_view {
    if (std::exchange(is_first, false)) return text;
    if (is_short) return {};
    if (is_kept) visit_kept();
    return next();
  };
  std::vector<std::string_view> notations;
  std::optional<SizedPlacement> first;
  const auto read_printed = [&]() -> std::optional<ListEnd> {
    const bool is_ndjson = trimmed_left(text).starts_with("{\"columns\"");  // which may be cut
    if (!is_kept || is_ndjson || !(is_short || read_whole(most_printed))) return std::nullopt;
    auto printed = read_printed_list(text, reading);
    if (!printed) return std::nullopt;
    kept = std::move(printed->placements);
    for (const ListedPlacement& listed : kept) check(listed.placement, kept.front().placement);
    return std::move(*printed);
  };
  std::optional<ListEnd> end;
  try {
    end = read_list_in_notations(next_piece, reading, [&](const ListedPlacement& listed) {
      if (!first) first = listed.placement;
      check(listed.placement, *first);
      if (std::ranges::find(notations, listed.notation) == notations.end())
        notations.push_back(listed.notation);
      is_kept ? kept.push_back(listed) : visit(listed);
    });
    end->form = form_in(notations, reading);
  } catch (const ParseError& error) {
    try {
      end = read_printed();
    } catch (const ParseError&) {
      end.reset();  // the error of the list in notations explains more
    }
    if (!end && is_kept && text.size() > most_printed)
      throw ParseError(fmt::format("{}; other forms: up to {} MiB", error.what(), most_printed >> 20U));
    if (!end) throw;
  }
  visit_kept();
  return std::move(*end);
}

ListedPlacement only_placement(const std::vector<ListedPlacement>& placements, const Reading& reading) {
  if (placements.size() == 1) return placements.front();
  if (placements.empty()) throw ParseError("contains no placement; write [] for the empty placement");
  throw ParseError(
      fmt::format("{} placements; give one at a time{}", placements.size(), reading.remedy_for_several));
}

bool is_one_line(std::string_view text) { return text.find('\n') == std::string_view::npos; }

// Without blank lines and comments, which the reader of lists accepts.
bool is_one_drawn_board(std::string_view text) {
  return board_notation.may_read(text) && text.find("\n\n") == std::string_view::npos &&
         text.find("\n\r\n") == std::string_view::npos;
}

// A placement as programs print it; nothing if the text is something else.
std::optional<ReadPlacement> read_printed_placement(std::string_view text, const Reading& reading) {
  auto printed = read_printed_list(text, reading);
  if (!printed) return std::nullopt;
  return ReadPlacement{only_placement(printed->placements, reading), std::move(printed->form)};
}

// "b4, d5" and "(1,5) (2,3)", which no list has.
std::optional<ReadPosition> read_squares(std::string_view text, const Reading& reading) {
  const bool is_pairs = trimmed_left(text).starts_with('(');
  try {
    if (reading.notation == nullptr)
      return ReadPosition{parse_squares(text, reading),
                          form_in({is_pairs ? pairs_notation.name : algebraic_notation.name}, reading)};
  } catch (const ParseError&) {
    // the error of the notations explains more
  }
  return std::nullopt;
}

}  // namespace

ListEnd read_list(const NextPiece& next, const Reading& reading, const Visit& visit) {
  return read_either(
      next, reading, [](const SizedPlacement&, const SizedPlacement&) {}, visit);
}

ListedPlacements read_list(std::string_view text, const Reading& reading) {
  ListedPlacements list;
  static_cast<ListEnd&>(list) =
      read_list([&] { return std::exchange(text, {}); }, reading,
                [&](const ListedPlacement& placement) { list.placements.push_back(placement); });
  return list;
}

ReadPlacement read_placement(std::string_view text, const Reading& reading) {
  if (!is_one_line(text)) {
    ListedPlacements list = read_list(text, reading);
    if (list.placements.size() > 1)  // perhaps rows of 0 and 1, or a total
      if (auto printed = read_printed_list(text, reading); printed && printed->placements.size() == 1)
        list = *std::move(printed);
    return {only_placement(list.placements, reading), std::move(list.form)};
  }
  try {
    const Notation& notation = recognize_notation(text, reading);
    return {{parse_placement(text, notation, reading), notation.name, 1}, form_in({notation.name}, reading)};
  } catch (const ParseError&) {
    if (auto printed = read_printed_placement(text, reading)) return *std::move(printed);
    throw;
  }
}

ReadPosition read_position(std::string_view text, const Reading& reading) {
  const auto of = [](ReadPlacement read) -> ReadPosition { return {read.placement, std::move(read.form)}; };
  if (!is_one_line(text) && !is_one_drawn_board(text)) return of(read_placement(text, reading));
  try {
    const Notation& notation = recognize_notation(text, reading);
    return {parse_position(text, notation, reading), form_in({notation.name}, reading)};
  } catch (const ParseError&) {
    if (auto printed = read_printed_placement(text, reading)) return of(*std::move(printed));
    if (auto squares = read_squares(text, reading)) return *std::move(squares);
    throw;
  }
}

PlacementList read_placements(
    const NextPiece& next, const Reading& reading,
    const std::function<void(const Placement& placement, std::size_t position)>& visit) {
  Reading full = reading;
  full.may_be_partial = false;
  PlacementList list;
  bool is_empty = true;
  const auto check = [](const SizedPlacement& shown, const SizedPlacement& first) {
    if (shown.size != first.size)
      throw ParseError(fmt::format("N = {}, but the first placement has N = {}", shown.size, first.size));
    if (!shown.is_full())
      throw ParseError(fmt::format("{} for N = {}; only full placements have orbits",
                                   counted(shown.placement.rows(), "queen"), shown.size));
    if (!is_permutation(shown.placement))
      throw ParseError("two queens share a column; only permutations have eight images");
  };
  ListEnd end = read_either(next, full, check, [&](const ListedPlacement& listed) {
    list.size = listed.placement.size;
    visit(listed.placement.placement, listed.position);
    is_empty = false;
  });
  if (is_empty) throw ParseError("contains no placements");
  if (end.cut) throw ParseError("the last line, with the total, is missing; the list is incomplete");
  list.unit = end.unit;
  list.form = std::move(end.form);
  return list;
}

PlacementList read_placements(std::string_view text, const Reading& reading) {
  std::vector<Placement> placements;
  std::vector<std::size_t> positions;
  PlacementList list = read_placements([&] { return std::exchange(text, {}); }, reading,
                                       [&](const Placement& placement, std::size_t position) {
                                         placements.push_back(placement);
                                         positions.push_back(position);
                                       });
  list.placements = std::move(placements);
  list.positions = std::move(positions);
  return list;
}

}  // namespace eightfold::reports
