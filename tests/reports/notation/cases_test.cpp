#include "tests/reports/cases.hpp"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/notation/internal/array_items.hpp"
#include "reports/text/internal/words.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::Cells;

// The result of the step, or the message of its ParseError, which is one clean line.
template <typename Step>
std::string result_or_error(Step step) {
  try {
    return step();
  } catch (const ParseError& error) {
    EXPECT_TRUE(test::is_one_clean_line(error.what())) << testing::PrintToString(error.what());
    return fmt::format("error: {}", error.what());
  }
}

std::string text_of_sized(const SizedPlacement& shown) {
  return fmt::format("{} of N = {}", as_vector(shown.placement), shown.size);
}

// The cells: notation, size and base, of which the first two may be empty.
Reading reading_of(const Cells& c) {
  Reading reading = {.base = std::stoi(c.at(3))};
  if (!c.at(2).empty()) reading.size = std::stoi(c.at(2));
  if (!c.at(1).empty()) reading.notation = find_notation(c.at(1));
  return reading;
}

std::string read(const Cells& c) {
  const Reading reading = reading_of(c);
  return result_or_error([&] {
    return text_of_sized(reading.notation == nullptr ? parse_placement(c.at(4), reading)
                                                     : parse_placement(c.at(4), *reading.notation, reading));
  });
}

std::string read_named(const Cells& c) {
  return result_or_error([&] { return text_of_sized(parse_placement(c.at(2), {.size_name = c.at(1)})); });
}

std::string recognized(const Cells& c) {
  return result_or_error([&] { return std::string(recognize_notation(c.at(1)).name); });
}

std::string written(const Cells& c) {
  const SizedPlacement shown = parse_placement(c.at(4), vector_notation, {.size = std::stoi(c.at(2))});
  return test::written(*find_notation(c.at(1)), shown, std::stoi(c.at(3)));
}

std::string listed(const Cells& c) {
  Listing listing(*find_notation(c.at(1)), std::stoi(c.at(2)));
  std::string text;
  listing.begin(text);
  if (!c.at(3).empty())
    for (const std::string_view vector : split(c.at(3), ';'))
      listing.add(text, parse_placement(vector, vector_notation));
  listing.end(text);
  return text;
}

std::string list(const Cells& c) {
  return result_or_error([&] {
    const PlacementList read = read_placements(c.at(4), reading_of(c));
    std::string text = fmt::format("N = {}:", read.size);
    for (std::size_t i = 0; i < read.placements.size(); ++i)
      text += fmt::format(" {} {} {}", read.unit, read.positions.at(i), as_vector(read.placements[i]));
    return text;
  });
}

std::string partial(const Cells& c) {
  const ListedPlacements read = read_list(c.at(1));
  std::string text = read.cut ? "cut" : "complete";
  for (const ListedPlacement& listed : read.placements)
    text += fmt::format(", {} {} {}", listed.position, listed.notation, text_of_sized(listed.placement));
  return text;
}

std::string items(const Cells& c) {
  return result_or_error([&] {
    std::string text;
    ArrayItems array(100, [&](std::string_view item) { text.append(item).append("; "); });
    const std::size_t size = std::stoul(c.at(1));
    for (std::size_t at = 0; at < c.at(2).size(); at += size) array.add(c.at(2).substr(at, size));
    array.finish();
    return text;
  });
}

TEST(Notation, has_the_results_of_the_cases) {
  test::expect_cases(
      "notation-cases.txt",
      {{"read", read},
       {"read_named", read_named},
       {"recognized", recognized},
       {"written", written},
       {"listed", listed},
       {"list", list},
       {"partial", partial},
       {"items", items},
       {"json", [](const Cells& c) { return result_or_error([&] { return parse_json(c.at(1)).dump(); }); }}});
}

}  // namespace
}  // namespace eightfold::reports
