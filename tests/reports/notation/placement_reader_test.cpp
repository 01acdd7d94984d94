#include "eightfold/reports/notation/placement_reader.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/array_items.hpp"
#include "reports/notation/internal/forms.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

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
    const auto visit = [](const ListedPlacement& listed) {
      if (!is_permutation(listed.placement.placement)) throw ParseError("not a permutation");
    };
    EXPECT_THROW((void)read_list_in_notations(std::ref(pieces), {}, visit), ParseError);
    EXPECT_LT(pieces.read, text.starts_with('#') ? 1010U : 25U) << text.substr(0, 20);
    EXPECT_THROW(read_placements(text), ParseError);
  }
}

// Where the first MiB is not in notations, up to 8 MiB may be in a form of output.
TEST(PlacementReader, reads_long_output_and_stops_at_its_limit) {
  std::string piece;
  for (int i = 0; i < 1000; ++i) piece += "Solution #1: [1, 3, 0, 2]\n";
  const auto pieces_read = [&](std::size_t pieces, const std::string& last, std::size_t& placements) {
    std::size_t read = 0;
    const auto next = [&]() -> std::string_view {
      return ++read < pieces ? piece : read == pieces ? last : std::string_view();
    };
    EXPECT_EQ(read_placements(next, {}, [&](const Placement&, std::size_t) { ++placements; }).size, 4);
    return read;
  };
  std::size_t placements = 0;
  pieces_read(100, "Total: 99000\n", placements);
  EXPECT_EQ(placements, 99'000U);
  placements = 0;
  EXPECT_THROW(pieces_read(100, "nonsense\n", placements), ParseError);
  EXPECT_EQ(placements, 0U);
  std::size_t read = 0;
  const auto endless = [&]() -> std::string_view {
    ++read;
    return piece;
  };
  EXPECT_THROW(read_placements(endless, {}, [](const Placement&, std::size_t) {}), ParseError);
  EXPECT_LE((read - 1) * piece.size(), std::size_t{1} << 23U);
}

// A long list in notations is not kept.
TEST(PlacementReader, visits_placements_before_the_end_of_a_long_list) {
  std::string piece;
  for (int i = 0; i < 100'000; ++i) piece += "[1 3 0 2]\n";
  std::size_t visited = 0;
  std::size_t pieces = 0;
  const auto next = [&]() -> std::string_view {
    if (++pieces == 4) {
      EXPECT_GE(visited, 200'000U);
    }
    return pieces < 5 ? piece : std::string_view();
  };
  const PlacementList list = read_placements(next, {}, [&](const Placement&, std::size_t) { ++visited; });
  EXPECT_EQ(visited, 400'000U);
  EXPECT_EQ(list.form.words, "vector");
  pieces = 0;
  const auto with_nonsense = [&]() -> std::string_view {
    return ++pieces < 4 ? piece : pieces == 4 ? std::string_view("nonsense") : std::string_view();
  };
  EXPECT_THROW(read_placements(with_nonsense, {}, [](const Placement&, std::size_t) {}), ParseError);
}

TEST(PlacementReader, refuses_a_list_that_is_cut) {
  const std::string array = "[[1,3,0,2],[2,0,3,1]]";
  for (std::size_t length = 1; length < array.size(); ++length)
    EXPECT_THROW(read_placements(array.substr(0, length)), ParseError) << array.substr(0, length);
  const std::string pairs = "(((4 3) (3 1) (2 4) (1 2))\n ((4 2) (3 4) (2 1) (1 3)))";
  EXPECT_EQ(read_placements(pairs).placements.size(), 2U);
  for (std::size_t length = 1; length < pairs.size(); ++length)
    EXPECT_THROW(read_placements(pairs.substr(0, length)), ParseError) << pairs.substr(0, length);
  const std::string boards = ". . Q .\nQ . . .\n. . . Q\n. Q . .\n";
  EXPECT_EQ(read_placements(boards + "\n" + boards).placements.size(), 2U);
  EXPECT_THROW(read_placements(boards + "\n. . ."), ParseError);
  EXPECT_THROW(read_placements("# [1 3 0 2]\n"), ParseError);
}

TEST(PlacementReader, reads_squares_with_commas_and_ignores_the_command_that_printed_a_board) {
  for (const std::string text : {"b4,d3", "b4, d3", "(1,2) (2,4)", "(1,2)(2,4)"})
    EXPECT_EQ(read_position(text, {.size = 4}).position.pieces, (std::vector<Square>{{0, 1}, {1, 3}}))
        << text;
  EXPECT_EQ(read_position("(1,2) (2,4)", {.size = 4}).form.notation, "pairs");
  EXPECT_THROW(read_position("b4,d3,x", {.size = 4}), ParseError);
  EXPECT_THROW(read_position("b4,d3", {.size = 4, .notation = &vector_notation}), ParseError);
  const ReadPlacement board = read_placement(
      "$ ./queens 4\n4 queens, CP version:\n. . & .\n& . . .\n. . . &\n. & . .\nNo more solutions found\n");
  EXPECT_EQ(as_vector(board.placement.placement), "[2 0 3 1]");
  EXPECT_EQ(board.form.notes.size(), 2U);
  EXPECT_EQ(test::message_of<ParseError>([] { (void)read_placement("((2 0 3 1) (1 3 0 2))"); }),
            "2 placements; give one at a time");
}

// Each of them has lines that are placements in a notation, too.
TEST(PlacementReader, reads_one_placement_as_programs_print_it) {
  for (const std::string text :
       {"0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n", "[0, 1, 0, 0]\n[0, 0, 0, 1]\n[1, 0, 0, 0]\n[0, 0, 1, 0]\n",
        "[[0. 1. 0. 0.]\n [0. 0. 0. 1.]\n [1. 0. 0. 0.]\n [0. 0. 1. 0.]]\n",
        "array([[0, 1, 0, 0],\n       [0, 0, 0, 1],\n       [1, 0, 0, 0],\n       [0, 0, 1, 0]])\n",
        "[ ][Q][ ][ ]\n[ ][ ][ ][Q]\n[Q][ ][ ][ ]\n[ ][ ][Q][ ]\n",
        "0 |_|Q|_|_|\n1 |_|_|_|Q|\n2 |Q|_|_|_|\n3 |_|_|Q|_|\n  0 1 2 3\n",
        "  1 2 3 4\n1 . Q . .\n2 . . . Q\n3 Q . . .\n4 . . Q .\n", "1\n.Q..\n...Q\nQ...\n..Q.\n",
        "[1, 3, 0, 2]\n1\n", "```\n[1 3 0 2]\n```\n", "Solution 1:\n2 4 1 3\n", "2 4 1 3  12 ms",
        "[[\n \".Q..\",\n \"...Q\",\n \"Q...\",\n \"..Q.\"\n]]\n", "Qs = [2,4,1,3] ;\nfalse.\n",
        "{2, 4, 1, 3}", "real 0m0.01s\n[1, 3, 0, 2]\n"}) {
    EXPECT_EQ(as_vector(read_placement(text).placement.placement), "[1 3 0 2]") << text;
    EXPECT_EQ(read_position(text).position.pieces, read_position("[1 3 0 2]").position.pieces) << text;
    EXPECT_EQ(read_placements(text).placements.size(), 1U) << text;
  }
  EXPECT_EQ(as_vector(read_placement("1 solution\n1 Q 1\n").placement.placement), "[0]");
  EXPECT_EQ(as_vector(read_placement("solution:\n(1 . 2)\n(2 . 4)\n(3 . 1)\n(4 . 3)\n").placement.placement),
            "[2 0 3 1]");
  for (const std::string text :
       {"solution:\n(1 2 .)\n(2 4 .)\n(3 1 .)\n(4 3 .)\n", "[1, 3, 0, 2]\n2\n", "2\n.Q..\n...Q\nQ...\n..Q.\n",
        "[2 4 1 3]\n", "3 1\n.Q..\n...Q\nQ...\n..Q.\n", "[1, 3, 0, 2]\n1 2 3 4 5\n"})
    EXPECT_THROW((void)read_placement(text), ParseError) << text;
}

TEST(PlacementReader, reports_the_form_of_a_text) {
  const auto form_of = [](std::string_view text, const Reading& reading = {}) {
    return read_list(text, reading).form;
  };
  EXPECT_EQ(form_of("2413\n").words, "digits");
  EXPECT_EQ(form_of("2413\n[1 3 0 2]\n2413\n").words, "digits and vector");
  EXPECT_EQ(form_of("[2 4 1 3]\n", {.base = 1}).base, 1);
  EXPECT_EQ(form_of("2413\n").base, std::nullopt);
  EXPECT_EQ(form_of("").words, "");
  const TextForm pairs = form_of("(0, 1), (1, 3), (2, 0), (3, 2)\n");
  EXPECT_EQ(pairs.words, "pairs of row and column, one a line, numbered from 0");
  EXPECT_EQ(pairs.base, 0);
  const TextForm vectors = form_of("queens = [2, 4, 1, 3];\n----------\n");
  EXPECT_EQ(vectors.words, "vectors, one a line, columns by row, numbered from 1");
  EXPECT_EQ(vectors.orientation, "columns by row");
  EXPECT_EQ(vectors.base, 1);
  EXPECT_EQ(vectors.frames, 1U);
  EXPECT_EQ(vectors.notes.size(), 2U);
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

TEST(ArrayItems, that_are_too_long_are_visited_before_their_end) {
  std::string item;
  ArrayItems array(4, [&](std::string_view text) {
    item = text;
    throw ParseError("too long");
  });
  EXPECT_THROW(array.add("[1234567"), ParseError);
  EXPECT_EQ(item, "12345");
}

}  // namespace
}  // namespace eightfold::reports
