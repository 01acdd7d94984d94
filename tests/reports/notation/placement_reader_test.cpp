#include "eightfold/reports/notation/placement_reader.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

const std::vector<Placement> solutions_of_4 = {{1, 3, 0, 2}, {2, 0, 3, 1}};

void expect_refusal(std::string_view text, test::Phrases phrases, const Reading& reading = {}) {
  const auto message = test::message_of<ParseError>([&] { read_placements(text, reading); });
  EXPECT_TRUE(test::mentions(message, phrases)) << "for " << text.substr(0, 80);
}

TEST(PlacementReader, reads_one_placement_per_line_in_any_notation) {
  const PlacementList list = read_placements(
      "[1 3 0 2]\n"
      "1 3 0 2\n"
      "2413\n"
      "((1 2) (2 4) (3 1) (4 3))\n"
      "((3 . 4) (1 . 3) (4 . 2) (2 . 1))\n"
      "b4 d3 a2 c1\n"
      "[1,3,0,2]\n"
      "{\"columns\":[1,3,0,2]}\n"
      ". Q . .\n...Q\nq . . .\n. . Q .\n");
  EXPECT_EQ(list.size, 4);
  EXPECT_EQ(list.placements, std::vector<Placement>(9, {1, 3, 0, 2}));
  EXPECT_EQ(list.positions, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(PlacementReader, ignores_comments_and_blank_lines) {
  const PlacementList list = read_placements(
      "# both solutions\n"
      "\n"
      "  [1 3 0 2]  # the first\n"
      " \t\n"
      "2 0 3 1#the second\n"
      "\n"
      "#\n");
  EXPECT_EQ(list.placements, solutions_of_4);
  EXPECT_EQ(list.positions, (std::vector<std::size_t>{3, 5}));
}

TEST(PlacementReader, accepts_CRLF_and_a_last_line_without_newline) {
  EXPECT_EQ(read_placements("[1 3 0 2]\r\n\r\n[2 0 3 1]\r\n").placements, solutions_of_4);
  EXPECT_EQ(read_placements("[1 3 0 2]\r\n[2 0 3 1]").placements, solutions_of_4);
  EXPECT_EQ(read_placements("[\r\n  [1,3,0,2],\r\n  [2,0,3,1]\r\n]\r\n").placements, solutions_of_4);
  EXPECT_EQ(read_placements(". Q\r\nQ .\r\n\r\nQ .\r\n. Q").placements,
            (std::vector<Placement>{{1, 0}, {0, 1}}));
}

TEST(PlacementReader, accepts_boards_separated_by_blank_lines) {
  const PlacementList list = read_placements("\n. Q # a corner\nQ .\n\n\nQ .\n. Q\n[1 0]\nQ.\n.Q\n");
  EXPECT_EQ(list.placements, (std::vector<Placement>{{1, 0}, {0, 1}, {1, 0}, {0, 1}}));
  EXPECT_EQ(list.positions, (std::vector<std::size_t>{2, 6, 8, 9}));
}

TEST(PlacementReader, continues_a_board_after_a_comment) {
  EXPECT_EQ(read_placements(". Q\n# half of it\nQ .\n").placements, (std::vector<Placement>{{1, 0}}));
}

TEST(PlacementReader, accepts_a_JSON_array_of_arrays_with_any_line_breaks) {
  for (const std::string_view text :
       {"[[1,3,0,2],[2,0,3,1]]", "[\n[1,3,0,2],[2,0,3,1]]", " [ [1,\n3,0,2]\n,\n[2,0,3,1] ]\n\n"}) {
    const PlacementList list = read_placements(text);
    EXPECT_EQ(list.placements, solutions_of_4) << text;
    EXPECT_EQ(list.positions, (std::vector<std::size_t>{1, 2})) << text;
    EXPECT_EQ(list.unit, "item") << text;
  }
}

TEST(PlacementReader, reads_an_array_of_numbers_as_one_placement) {
  EXPECT_EQ(read_placements("[1,3,0,2]\n[2,0,3,1]\n").placements, solutions_of_4);
  EXPECT_EQ(read_placements("[0]\n").placements, (std::vector<Placement>{{0}}));
  EXPECT_EQ(read_placements("[]\n").placements, (std::vector<Placement>{{}}));
  EXPECT_EQ(read_placements("[\n  []\n]\n").placements, (std::vector<Placement>{{}}));
}

TEST(PlacementReader, counts_columns_from_one_on_request) {
  const Reading from_one{std::nullopt, 1};
  EXPECT_EQ(read_placements("[2 4 1 3]\n[3,1,4,2]\n", from_one).placements, solutions_of_4);
  EXPECT_EQ(read_placements("[[2,4,1,3],[3,1,4,2]]", from_one).placements, solutions_of_4);
}

// The line survives tools that keep numbers as doubles.
TEST(PlacementReader, checks_the_total_of_ndjson) {
  const std::string lines = "{\"columns\":[1,3,0,2]}\n{\"columns\":[2,0,3,1]}\n";
  for (const std::string total : {"2", "2.0", "2e0"}) {
    const std::string end = R"({"kind":"total","total":)" + total + R"(,"total_text":"2"})";
    EXPECT_FALSE(read_list(lines + end).cut) << total;
    EXPECT_EQ(read_placements(lines + end).placements, solutions_of_4) << total;
  }
  for (const std::string total : {"1", "3", "-2", "null", R"("2")", "18446744073709551618"})
    expect_refusal(lines + R"({"kind":"total","total":)" + total + R"(,"total_text":"2"})" + '\n',
                   {"line 3:", "total", "2 placements"});
  for (const std::string_view end :
       {R"({"kind":"total","total":3,"total_text":"2"})", R"({"kind":"total","total":2,"total_text":"3"})",
        R"({"kind":"total","total":2,"total_text":2})", R"({"kind":"total","total":2})",
        R"({"kind":"total"})", R"({"total":2,"total_text":"2"})", R"({"total":2})",
        R"({"kind":"sum","total":2,"total_text":"2"})",
        R"({"kind":"total","total":2,"total_text":"2","more":1})"})
    expect_refusal(lines + std::string(end) + '\n', {"line 3:"});
}

TEST(PlacementReader, rejects_ndjson_without_its_total) {
  EXPECT_TRUE(read_list("{\"columns\":[1,3,0,2]}\n").cut);
  EXPECT_FALSE(read_list("[1,3,0,2]\n").cut);
  EXPECT_FALSE(read_list("{\"columns\":[1,3,0,2]}\n[2 0 3 1]\n").cut);
  expect_refusal("{\"columns\":[1,3,0,2]}\n", {"total", "missing"});
  expect_refusal("{\"columns\":[2,0,3,1],\"total\":1}\n", {"line 1:", "unknown key", "\"total\""});
}

TEST(PlacementReader, rejects_lines_after_the_total) {
  expect_refusal(
      "{\"columns\":[0]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n\n{\"columns\":[0]}\n",
      {"line 4:", "after the total"});
  EXPECT_EQ(read_placements(
                "{\"columns\":[0]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n\n# the end\n")
                .placements.size(),
            1U);
}

TEST(PlacementReader, names_the_line_of_an_error) {
  expect_refusal("# c\n\n[1 3 0 2]\n[1 3 0 x]\n", {"line 4:", "character 8"});
  expect_refusal("[1 3 0 2]\nqueens\n", {"line 2:", R"("queens")", "algebraic"});
  expect_refusal("\n. Q\nQ .\n\nQ .\nQ . .\n", {"line 5:", "row 2", "3 squares"});
  expect_refusal("{\"columns\":[0]}\n{\"total\"\n", {"line 2:", "invalid JSON"});
}

TEST(PlacementReader, names_the_item_of_an_error_in_a_JSON_array) {
  expect_refusal("[[0],[0.5]]", {"item 2:", "0.5"});
  expect_refusal("[[0],\n5]", {"item 2:", "array"});
  expect_refusal("[[0],[\"\\u001b\"]]", {"item 2:", "u001b"});
  expect_refusal("[[0],[1,0]]", {"item 2:", "N = 2", "N = 1"});
}

TEST(PlacementReader, names_the_byte_of_malformed_json) {
  expect_refusal("[[0],", {"invalid JSON at byte 6"});
  expect_refusal("[[\"\xff\"]]", {"item 1:", "invalid JSON at byte 3"});
  expect_refusal(std::string(100'000, '['), {"deeper than 16"});
}

// The text in pieces, and the number of pieces that were read.
struct Pieces {
  std::string_view text;
  std::size_t size;
  std::size_t read = 0;

  std::string_view operator()() {
    ++read;
    const std::string_view piece = text.substr(0, size);
    text.remove_prefix(piece.size());
    return piece;
  }
};

TEST(PlacementReader, reads_the_same_from_pieces_of_any_size) {
  const auto columns_of = [](const auto& placements) {
    std::vector<std::string> columns;
    for (const ListedPlacement& listed : placements)
      columns.push_back(as_vector(listed.placement.placement) + std::to_string(listed.position));
    return columns;
  };
  for (const std::string_view text :
       {"\n\n[1 3 0 2]\r\n# [0]\n3142 # again\n\n. Q\nQ .\n\n Q.\n.Q", " [\n[1,3,0,2], [2,0,3,1]\n]\n",
        "{\"columns\":[0]}\n{\"columns\":[0]}\n{\"kind\":\"total\",\"total\":2,\"total_text\":\"2\"}\n",
        "[ [1,0] ]", "[0]", "[\n]", "", "\n \n"}) {
    const auto expected = columns_of(read_list(text).placements);
    for (const std::size_t size : {1U, 2U, 3U, 5U, 16U}) {
      Pieces pieces{text, size};
      std::vector<ListedPlacement> placements;
      const ListEnd end = read_list(std::ref(pieces), {},
                                    [&](const ListedPlacement& listed) { placements.push_back(listed); });
      EXPECT_EQ(columns_of(placements), expected) << text << ", " << size;
      EXPECT_EQ(end.unit, read_list(text).unit) << text << ", " << size;
    }
  }
}

TEST(PlacementReader, reads_no_piece_after_an_error) {
  const std::string zeros(1'000'000, '\0');
  const std::string spaces(1'000'000, ' ');
  std::string board;
  while (board.size() < 1'000'000) board += ". Q .\n";
  for (const std::string& text : {zeros, "# " + zeros + "\nx\n" + zeros, "[\n" + zeros, "[" + spaces,
                                  "y\n" + zeros, board, "[1 0]\n[0 0]\n" + zeros, "[[1,0],[0,0]" + zeros}) {
    Pieces pieces{text, 1000};
    EXPECT_THROW(read_placements(std::ref(pieces), {}, [](const Placement&, std::size_t) {}), ParseError);
    EXPECT_LT(pieces.read, text.starts_with('#') ? 1010U : 25U) << text.substr(0, 20);
  }
}

TEST(PlacementReader, requires_the_same_size_for_all) {
  expect_refusal("[0]\n[1 3 0 2]\n", {"line 2:", "N = 4", "first", "N = 1"});
  expect_refusal("[1 3 0 2]\n\nQ7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4\n", {"line 3:", "N = 8"});
}

TEST(PlacementReader, requires_full_placements) {
  expect_refusal(". Q . .\n. . . Q\n", {"line 1:", "2 queens", "N = 4", "full"});
  expect_refusal("Q7/4Q3/8/8/8/8/8/8\n", {"line 1:", "2 queens", "N = 8", "full"});
  expect_refusal("[1 3]\n", {"line 1:", "2 queens", "N = 4", "full"}, Reading{4});
}

TEST(PlacementReader, does_not_recommend_a_size_that_makes_a_placement_partial) {
  const auto message = test::message_of<ParseError>([] { read_placements("[1 2]\n"); });
  EXPECT_TRUE(test::mentions(message, {"line 1:", "2 does not fit", "--base 1"}));
  EXPECT_FALSE(test::mentions(message, {"--size"})) << message;
}

TEST(PlacementReader, requires_one_queen_per_column) {
  expect_refusal("[0 1 2]\n[0 1 1]\n", {"line 2:", "share a column", "eight images"});
}

TEST(PlacementReader, accepts_queens_that_attack_on_diagonals) {
  EXPECT_EQ(read_placements("[0 1 2]\n").placements, (std::vector<Placement>{{0, 1, 2}}));
}

TEST(PlacementReader, requires_at_least_one_placement) {
  for (const std::string_view text :
       {"", "\n \n", "# nothing\n", "[\n]\n", "{\"kind\":\"total\",\"total\":0,\"total_text\":\"0\"}\n"})
    expect_refusal(text, {"no placements"});
}

TEST(PlacementReader, lists_partial_placements_of_any_size_with_their_notations) {
  const ListedPlacements list = read_list("[0]\n\n. Q .\n\n((1 1))\n");
  ASSERT_EQ(list.placements.size(), 3U);
  EXPECT_EQ(list.placements[1].placement, (SizedPlacement{{1}, 3}));
  EXPECT_EQ(list.placements[1].notation, "board");
  EXPECT_EQ(list.placements[1].position, 3U);
}

RC_GTEST_PROP(PlacementReader, reads_permutations_of_one_size_or_throws_one_clean_line, ()) {
  static const std::string bytes = "[[]](({}),,::  ..QQ//##0012345678\"\"abctotalcolumns-\n\n\r\t\x1b\xff";
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(bytes));
  try {
    const PlacementList list = read_placements(text);
    RC_ASSERT(!list.placements.empty() && list.placements.size() == list.positions.size());
    for (const Placement& placement : list.placements)
      RC_ASSERT(is_permutation(placement) && placement.rows() == list.size);
  } catch (const ParseError& error) {
    RC_ASSERT(test::is_one_clean_line(error.what()));
  }
}

TEST(PlacementReader, names_both_sizes_if_they_differ) {
  EXPECT_EQ(test::message_of<ParseError>([] { read_placements("[0]\n[1 3 0 2]\n"); }),
            "line 2: N = 4, but the first placement has N = 1");
}

TEST(PlacementReader, does_not_report_an_empty_list_as_cut) {
  for (const std::string_view text : {"", "# nothing\n"}) EXPECT_FALSE(read_list(text).cut) << text;
}

}  // namespace
}  // namespace eightfold::reports
