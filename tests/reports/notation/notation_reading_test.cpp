#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

// The placement in a notation of squares, with its rows in the given order.
std::string shuffled(const Notation& notation, const Placement& placement, const Placement& order) {
  std::string text;
  for (const int row : order) {
    const std::string r = std::to_string(row + 1);
    const std::string c = std::to_string(placement[row] + 1);
    const int file = placement[row];
    const std::string letter(1, static_cast<char>('a' + file % 26));
    if (notation.name == "pairs") text += " (" + r + " " + c + ")";
    if (notation.name == "sicp") text += " (" + c + " . " + r + ")";
    if (notation.name == "algebraic")
      text += (file < 26 ? " " : " a") + letter + std::to_string(order.rows() - row);
  }
  return notation.name == "algebraic" ? text : "(" + text + " )";
}

RC_GTEST_PROP(EveryNotation, reads_full_placements_back_without_a_size, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::full_placement_for(notation);
    const std::string text = test::written(notation, placement);
    RC_LOG() << text << '\n';
    RC_ASSERT(parse_placement(text, notation) == placement);
  }
}

RC_GTEST_PROP(EveryNotation, reads_partial_placements_back_given_size_and_base, ()) {
  const Reading reading{std::nullopt, *rc::gen::inRange(0, 2)};
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    const std::string text = test::written(notation, placement, reading.base);
    RC_LOG() << text << '\n';
    RC_ASSERT(parse_placement(text, notation, {placement.size, reading.base}) == placement);
  }
}

RC_GTEST_PROP(Notations, of_squares_accept_every_order, ()) {
  for (const Notation& notation : {pairs_notation, sicp_notation, algebraic_notation}) {
    const auto full = *test::full_placement_for(notation);
    if (full.size == 0) continue;
    const std::string text = shuffled(notation, full.placement, *test::permutation_of(full.size));
    RC_LOG() << text << '\n';
    RC_ASSERT(parse_placement(text) == full);
  }
}

TEST(NotationError, limits_the_length_of_the_text) {
  for (const Notation& notation : all_notations()) {
    const auto message =
        test::message_of<ParseError>([&] { parse_placement(std::string(10'000'000, '1'), notation); });
    EXPECT_TRUE(test::mentions(message, {"10000000 bytes", "too many"})) << notation.name;
  }
}

RC_GTEST_PROP(NotationError, is_one_clean_line_for_any_changed_byte, ()) {
  for (const Notation& notation : all_notations()) {
    const auto placement = *test::placement_for(notation);
    std::string text = test::written(notation, placement) + ' ';
    text[static_cast<std::size_t>(*test::number(0, static_cast<int>(text.size())))] =
        static_cast<char>(*test::number(0, 256));
    try {
      const SizedPlacement read = parse_placement(text, Reading{placement.size});
      RC_ASSERT(read.size == placement.size && read.placement.rows() <= read.size);
      for (const int column : read.placement) RC_ASSERT(column < read.size);
    } catch (const ParseError& error) {
      RC_ASSERT(test::is_one_clean_line(error.what()));
    }
  }
}

}  // namespace
}  // namespace eightfold::reports
