// Placements and lists of placements in every notation. The bytes are read as a text, and decoded into a
// placement. A text that is read prints back: parsing what is printed gives the same placement. A decoded
// placement is read from what every notation prints.
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "reports/notation/internal/forms.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace eightfold::reports {
namespace {

using fuzz::expect;
using fuzz::reads;

std::string printed(const SizedPlacement& placement, const Notation& notation, int base) {
  std::string text;
  notation.append(text, placement, base);
  return text;
}

void expect_on_board(const SizedPlacement& placement, std::string_view text) {
  const auto [queens, size] = placement;
  expect(0 <= size && size <= max_size && queens.rows() <= size, "more rows than the board", text);
  expect(std::ranges::all_of(queens, [size = size](int column) { return column < size; }),
         "a queen outside the board", text);
}

void expect_printing_inverts_parsing(const SizedPlacement& placement, const Notation& notation, int base) {
  if (!notation.allows(placement.size)) return;
  const std::string text = printed(placement, notation, base);
  const Reading reading = {.size = placement.size, .base = base, .notation = &notation};
  expect(parse_placement(text, notation, reading) == placement, "printed, but read as another placement",
         text);
}

// The text in a given notation, or in the one that is recognized.
void check_text(std::string_view text, const Reading& reading) {
  reads([&] {
    const Notation& notation = recognize_notation(text, reading);
    const SizedPlacement placement = parse_placement(text, notation, reading);
    expect_on_board(placement, text);
    expect(!reading.size || placement.size == *reading.size, "the size is not the one that was given", text);
    expect_printing_inverts_parsing(placement, notation, notation.has_base ? reading.base : 0);
  });
}

std::vector<ListedPlacement> read_in_pieces(std::string_view text, std::size_t length,
                                            const Reading& reading) {
  std::vector<ListedPlacement> placements;
  std::string piece;  // the reader must not refer to a piece after it has asked for the next
  const auto next = [&]() -> std::string_view {
    piece = std::string(text.substr(0, length));
    piece.shrink_to_fit();
    text.remove_prefix(piece.size());
    return piece;
  };
  (void)read_list(next, reading, [&](const ListedPlacement& listed) { placements.push_back(listed); });
  return placements;
}

bool is_same(const ListedPlacement& a, const ListedPlacement& b) {
  return a.placement == b.placement && a.notation == b.notation && a.position == b.position;
}

// Prints all placements as a list in the notation, and reads it.
void expect_listing_inverts_reading(const std::vector<ListedPlacement>& placements, const Notation& notation,
                                    int base) {
  const int size = placements.empty() ? 0 : placements[0].placement.size;
  const auto fits = [&](const ListedPlacement& listed) {
    return listed.placement.size == size && notation.allows(size);
  };
  if (!std::ranges::all_of(placements, fits)) return;
  Listing listing(notation, base);
  std::string text;
  listing.begin(text);
  for (const ListedPlacement& listed : placements) listing.add(text, listed.placement);
  listing.end(text);
  const ListedPlacements list = read_list(text, {.size = size, .base = base, .notation = &notation});
  expect(!list.cut, "a complete listing is read as an incomplete one", text);
  expect(std::ranges::equal(list.placements, placements, {}, &ListedPlacement::placement,
                            &ListedPlacement::placement),
         "listed, but read as another list", text);
}

void check_list(std::string_view text, const Reading& reading, std::size_t piece) {
  std::optional<std::vector<ListedPlacement>> whole;
  std::optional<std::vector<ListedPlacement>> in_pieces;
  reads([&] { whole = read_list(text, reading).placements; });
  reads([&] { in_pieces = read_in_pieces(text, piece, reading); });
  expect(whole.has_value() == in_pieces.has_value(), "read whole or in pieces, but not both", text);
  if (!whole) return;
  expect(std::ranges::equal(*whole, *in_pieces, is_same), "another list in pieces", text);
  for (const ListedPlacement& listed : *whole) expect_on_board(listed.placement, text);
  for (const Notation& notation : all_notations())
    expect_listing_inverts_reading(*whole, notation, notation.has_base ? reading.base : 0);
}

// What is read as the output of a program has a note about its form and is read back from a listing; a line
// that is not read makes it something else.
void check_printed(std::string_view text, const Reading& reading) {
  const auto list = read_printed_list(text, reading);
  if (!list) return;
  expect(!list->form.notes.empty(), "the form is not named", text);
  for (const ListedPlacement& listed : list->placements) expect_on_board(listed.placement, text);
  expect(!read_printed_list(std::string(text) + "\nnonsense\n", reading), "a line is dropped in silence",
         text);
  expect_listing_inverts_reading(list->placements, vector_notation, 0);
}

SizedPlacement decoded(FuzzedDataProvider& bytes) {
  SizedPlacement placement;
  placement.size = bytes.ConsumeIntegralInRange(0, max_size);
  const int rows = bytes.ConsumeBool() ? placement.size : bytes.ConsumeIntegralInRange(0, placement.size);
  for (int row = 0; row < rows; ++row)
    placement.placement.push_back(bytes.ConsumeIntegralInRange(0, placement.size - 1));
  return placement;
}

// A full placement has precedence over other readings, so it is recognized. A partial one may be ambiguous.
void check_recognition(const SizedPlacement& placement, const Notation& notation, int base) {
  const std::string text = printed(placement, notation, base);
  SizedPlacement read;
  const bool is_read = reads([&] { read = parse_placement(text, {.size = placement.size, .base = base}); });
  expect(is_read || !placement.is_full(), "printed, but not recognized", text);
  expect(!is_read || read == placement, "printed, but recognized as another placement", text);
}

void check_placement(const SizedPlacement& placement) {
  for (const Notation& notation : all_notations())
    for (int base = 0; base <= (notation.has_base ? 1 : 0); ++base) {
      if (!notation.allows(placement.size)) continue;
      expect_printing_inverts_parsing(placement, notation, base);
      check_recognition(placement, notation, base);
    }
}

void fuzz(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  FuzzedDataProvider bytes(data, size);
  check_placement(decoded(bytes));
  // The length chooses the options, because all of them together are slow.
  const auto notations = all_notations();
  const std::array<std::optional<int>, 3> sizes = {std::nullopt, 8, static_cast<int>(size % 33)};
  Reading reading = {.size = sizes[size / 2 % sizes.size()], .base = static_cast<int>(size % 2)};
  check_text(text, reading);
  for (const Notation& notation : notations) {
    reading.notation = &notation;
    check_text(text, reading);
  }
  check_printed(text, {.size = reading.size, .base = reading.base});
  const std::size_t piece = 1 + size % 7;
  check_list(text, {.base = reading.base}, piece);
  check_list(text, {.base = reading.base, .notation = &notations[size % notations.size()]}, piece);
}

}  // namespace
}  // namespace eightfold::reports

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  eightfold::reports::fuzz(data, size);
  return 0;
}
