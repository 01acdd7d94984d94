// Output as programs print it, written from solutions by code that shares nothing with the reader.
#include "tests/reports/coursework/output/samples.hpp"

#include <algorithm>

#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::test {
namespace {

using Print = std::function<std::string(const PlacementsToPrint&)>;
using PrintOne = std::function<std::string(const Placement&)>;

std::string joined_with(const std::vector<std::string>& parts, const std::string& between) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i > 0 ? between : "") + parts[i];
  return text;
}

std::string numbers(const Placement& placement, int base, const std::string& between) {
  std::vector<std::string> parts;
  for (const int column : placement) parts.push_back(std::to_string(column + base));
  return joined_with(parts, between);
}

// `before` and `after` surround each placement.
Print each(const std::string& before, const PrintOne& one, const std::string& after) {
  return [=](const PlacementsToPrint& placements) {
    std::string text;
    for (const Placement& placement : placements) text += before + one(placement) + after;
    return text;
  };
}

Print between(const std::string& before, const PrintOne& one, const std::string& separator,
              const std::string& after) {
  return [=](const PlacementsToPrint& placements) {
    std::vector<std::string> parts;
    for (const Placement& placement : placements) parts.push_back(one(placement));
    return before + joined_with(parts, separator) + after;
  };
}

PrintOne vector(int base, const std::string& separator) {
  return [=](const Placement& placement) { return numbers(placement, base, separator); };
}

// The pairs of row and column.
PrintOne pairs(int base, const std::string& open, const std::string& comma, const std::string& between_pairs,
               bool reversed = false) {
  return [=](const Placement& placement) {
    std::vector<std::string> parts;
    for (int row = 0; row < placement.rows(); ++row)
      parts.push_back(open + std::to_string(row + base) + comma + std::to_string(placement[row] + base) +
                      ")");
    if (reversed) std::reverse(parts.begin(), parts.end());
    return joined_with(parts, between_pairs);
  };
}

struct Drawing {
  std::string queen = "Q";
  std::string empty = ".";
  std::string between_squares = "";
  std::string before_row = "";
  std::string after_row = "\n";
  std::string before_board = "";
};

PrintOne board(const Drawing& drawing) {
  return [=](const Placement& placement) {
    std::string text = drawing.before_board;
    for (const int queen : placement) {
      text += drawing.before_row;
      for (int column = 0; column < placement.rows(); ++column) {
        if (column > 0) text += drawing.between_squares;
        text += column == queen ? drawing.queen : drawing.empty;
      }
      text += drawing.after_row;
    }
    return text;
  };
}

// A frame of +---+ around every square.
std::string framed_board(const Placement& placement) {
  std::string frame;
  for (int column = 0; column < placement.rows(); ++column) frame += "+---";
  frame += "+\n";
  const Drawing drawing = {.queen = " Q ", .empty = "   ", .between_squares = "|", .before_row = "|"};
  Drawing with_frame = drawing;
  with_frame.after_row = "|\n" + frame;
  return frame + board(with_frame)(placement);
}

// The rank before each row and the files above.
std::string board_with_ranks(const Placement& placement) {
  std::string text = "  ";
  for (int column = 0; column < placement.rows(); ++column)
    text += std::string(1, static_cast<char>('a' + column)) + " ";
  text += "\n";
  for (int row = 0; row < placement.rows(); ++row) {
    text += std::to_string(placement.rows() - row);
    for (int column = 0; column < placement.rows(); ++column) text += column == placement[row] ? " Q" : " .";
    text += "\n";
  }
  return text;
}

// The columns above, as numbers, which look like a vector.
std::string board_with_numbers(const Placement& placement) {
  std::string text = " ";
  for (int column = 0; column < placement.rows(); ++column) text += " " + std::to_string(column);
  return text + "\n" + board({.between_squares = " ", .before_row = "| ", .after_row = " |\n"})(placement);
}

std::string squares_by_rank(const Placement& placement) {
  std::vector<std::string> squares;
  for (int row = 0; row < placement.rows(); ++row)
    squares.push_back(std::string(1, static_cast<char>('a' + placement[row])) +
                      std::to_string(placement.rows() - row));
  return joined_with(squares, " ");
}

std::string squares_by_file(const Placement& placement) {
  std::vector<std::string> squares;
  for (int file = 0; file < placement.rows(); ++file)
    squares.push_back(std::string(1, static_cast<char>('a' + file)) + std::to_string(placement[file] + 1));
  return joined_with(squares, ", ");
}

// "{0: 4, 1: 7, …}", from the row to the column.
PrintOne dictionary(const std::string& quote) {
  return [=](const Placement& placement) {
    std::vector<std::string> entries;
    for (int row = 0; row < placement.rows(); ++row)
      entries.push_back(quote + std::to_string(row) + quote + ": " + std::to_string(placement[row]));
    return "{" + joined_with(entries, ", ") + "}";
  };
}

PrintOne pairs_in_words(const std::string& row_word, const std::string& column_word, int base) {
  return [=](const Placement& placement) {
    std::string text;
    for (int row = 0; row < placement.rows(); ++row)
      text +=
          row_word + std::to_string(row + base) + column_word + std::to_string(placement[row] + base) + "\n";
    return text;
  };
}

std::string columns_before_rows(const Placement& placement) {
  std::string text;
  for (int row = 0; row < placement.rows(); ++row)
    text += "column: " + std::to_string(placement[row]) + "; row: " + std::to_string(row) + "\n";
  return text;
}

// White and black squares in turn.
std::string checkered_board(const Placement& placement) {
  std::string text;
  for (int row = 0; row < placement.rows(); ++row) {
    for (int column = 0; column < placement.rows(); ++column)
      text += column == placement[row] ? "♛\ufe0f" : (row + column) % 2 == 0 ? "⬜\ufe0f" : "⬛\ufe0f";
    text += "\n";
  }
  return text;
}

// A matrix as R prints it.
std::string r_matrix(const Placement& placement) {
  std::string text = "    ";
  for (int column = 1; column <= placement.rows(); ++column) text += " [," + std::to_string(column) + "]";
  for (int row = 0; row < placement.rows(); ++row) {
    text += "\n[" + std::to_string(row + 1) + ",]";
    for (int column = 0; column < placement.rows(); ++column)
      text += column == placement[row] ? "    1" : "    0";
  }
  return text + "\n";
}

// A matrix of R whose rows are the solutions.
std::string r_matrix_of_solutions(const PlacementsToPrint& placements) {
  std::string text = "     [,1] [,2] [,3]\n";
  for (std::size_t i = 0; i < placements.size(); ++i)
    text += "[" + std::to_string(i + 1) + ",]    " + numbers(placements[i], 1, "    ") + "\n";
  return text;
}

// The text with a heading, a line about each solution, a total and a time.
Print with_words(const PrintOne& one, const std::string& after_label) {
  return [=](const PlacementsToPrint& placements) {
    std::string text = "N-Queens Solver\n\n";
    for (std::size_t i = 0; i < placements.size(); ++i)
      text += "Solution " + std::to_string(i + 1) + ":" + after_label + one(placements[i]) + "\n";
    return text + "Total solutions: " + std::to_string(placements.size()) + "\nTime: 0.012 seconds\n";
  };
}

std::string vector_and_board(const Placement& placement) {
  return "[" + numbers(placement, 0, ", ") + "]\n" + board({})(placement) + "\n";
}

std::vector<OutputSample> vector_samples() {
  const std::string name = "vectors";
  return {
      {"Python lists", name, each("[", vector(0, ", "), "]\n")},
      {"Python lists from 1", name, each("[", vector(1, ", "), "]\n")},
      {"a Python list of lists", name, between("[[", vector(0, ", "), "], [", "]]\n")},
      {"a Python list of tuples", name, between("[(", vector(0, ", "), "), (", ")]\n")},
      {"Lisp lists", name, each("(", vector(0, " "), ")\n")},
      {"a Lisp list of lists", name, between("((", vector(1, " "), ") (", "))\n")},
      {"a list of lists over lines", name, between("[[", vector(0, " "), "]\n [", "]]\n")},
      {"C arrays", name, each("{", vector(1, ","), "}\n")},
      {"numbers", name, each("", vector(0, " "), " \n")},
      {"numbers in columns", name, each("   ", vector(1, "   "), "\r\n")},
      {"numbers with commas", name, each("", vector(0, ","), "\n")},
      {"numbers with semicolons between solutions", name, between("", vector(1, " "), "; ", "\n")},
      {"labels", name, with_words(vector(0, " "), " ")},
      {"labels above", name, with_words(vector(1, " "), "\n")},
      {"R", name, each("[1] ", vector(1, " "), "\n")},
      {"a matrix of R", name, r_matrix_of_solutions},
      {"Prolog", name, each("Qs = [", vector(1, ","), "] ;\n")},
      {"vectors above boards", name, each("", vector_and_board, "")},
  };
}

std::vector<OutputSample> other_samples() {
  constexpr int greatest_digit = 9;
  const auto digits = [](int base) { return vector(base, ""); };
  return {
      {"digits", "digits", each("", digits(1), "\n"), greatest_digit},
      {"digits from 0", "digits", each("", digits(0), "\n"), greatest_digit + 1},
      {"digits on one line", "digits", between("", digits(1), " ", "\n"), greatest_digit},
      {"a list of digits", "digits", between("[", digits(1), ", ", "]\n"), greatest_digit},
      {"labeled digits", "digits", with_words(digits(1), " "), greatest_digit},
      {"pairs", "pairs of row and column", each("", pairs(1, "(", ",", ","), "\n")},
      {"Python lists of pairs", "pairs of row and column", each("[", pairs(0, "(", ", ", ", "), "]\n")},
      {"SICP", "pairs of row and column", between("((", pairs(1, "(", " ", " ", true), ") (", "))\n")},
      {"pairs on lines", "pairs of row and column", each("", pairs(0, "(", ", ", "\n"), "\n\n")},
      {"pairs below labels", "pairs of row and column", with_words(pairs(1, "(", ", ", "\n"), "\n")},
      {"dictionaries", "pairs of row and column", each("", dictionary(""), "\n")},
      {"a list of dictionaries", "pairs of row and column", between("[", dictionary(""), ",\n ", "]\n")},
      {"JSON objects", "pairs of row and column", each("", dictionary("\""), "\n")},
      {"pairs in words", "pairs of row and column", each("", pairs_in_words("row ", " col ", 0), "\n")},
      {"pairs in words below labels", "pairs of row and column",
       with_words(pairs_in_words("Queen at Row ", ", Column ", 1), "\n")},
      {"pairs in words with signs", "pairs of row and column",
       each("Solution:\n", pairs_in_words("  (row=", ", col=", 1), "")},
      {"columns before rows", "pairs of row and column", each("", columns_before_rows, "\n")},
      {"squares by rank", "squares of chess", each("", squares_by_rank, "\n")},
      {"squares by file", "squares of chess", each("", squares_by_file, "\n")},
  };
}

std::vector<OutputSample> board_samples() {
  const std::string name = "drawn boards";
  const auto spaced = [](const std::string& queen, const std::string& empty) {
    return board({.queen = queen, .empty = empty, .between_squares = " "});
  };
  const Drawing row_strings = {.before_row = "\"", .after_row = "\","};
  const Drawing lists = {
      .queen = "1", .empty = "0", .between_squares = ", ", .before_row = "[", .after_row = "],"};
  const Drawing cells = {
      .queen = "'Q'", .empty = "'.'", .between_squares = ", ", .before_row = "[", .after_row = "]\n"};
  return {
      {"boards", name, each("", board({}), "\n")},
      {"boards with nothing between", name, each("", board({}), "")},
      {"spaced boards", name, each("", spaced("Q", "."), "\n")},
      {"dashes", name, each("", spaced("Q", "-"), "\n")},
      {"dashes with dashes between", name, each("", board({.empty = "-"}), "----------\n")},
      {"underscores", name, each("", spaced("Q", "_"), "==========\n\n")},
      {"stars for queens", name, each("", spaced("*", "."), "\n")},
      {"stars for squares", name, each("", spaced("Q", "*"), "\n")},
      {"x", name, each("", spaced("x", "-"), "\n")},
      {"hashes", name, each("", board({.queen = "#"}), "\n")},
      {"1 and 0", name, each("", spaced("1", "0"), "\n")},
      {"1 and 0 without spaces", name, each("", board({.queen = "1", .empty = "0"}), "\n")},
      {"framed boards", name, each("", framed_board, "\n")},
      {"framed boards with nothing between", name, each("", framed_board, "")},
      {"uprights", name,
       each("", board({.empty = " ", .between_squares = "|", .before_row = "|", .after_row = "|\n"}), "\n")},
      {"uprights and underscores", name,
       each("", board({.empty = "_", .between_squares = "|", .before_row = "|", .after_row = "|\n"}), "\n")},
      {"labeled boards", name, with_words(spaced("Q", "."), "\n")},
      {"rows as strings", name, between("[[", board(row_strings), "],\n[", "]]\n")},
      {"rows as strings on one line", name, between("[[", board(row_strings), "], [", "]]\n")},
      {"matrices", name, each("[", board(lists), "]\n")},
      {"lists of squares", name, each("", board(cells), "\n")},
      {"Unicode", name, each("", spaced("♛", "·"), "\n")},
      {"emoji", name, each("", board({.queen = "👑", .empty = "🟦"}), "\n")},
      {"checkered emoji", name, each("", checkered_board, "\n")},
      {"other emoji", name, each("", board({.queen = "🐴", .empty = "⬜"}), "\n")},
      {"matrices of R", name, each("", r_matrix, "\n")},
      {"ranks and files", name, each("", board_with_ranks, "\n")},
      {"numbers of columns", name, each("", board_with_numbers, "\n")},
      {"blank lines between rows", name, each("", board({.after_row = "\n\n"}), "\n")},
  };
}

}  // namespace

const std::vector<OutputSample>& output_samples() {
  static const std::vector<OutputSample> samples = [] {
    std::vector<OutputSample> all = vector_samples();
    for (const auto& more : {other_samples(), board_samples()})
      all.insert(all.end(), more.begin(), more.end());
    return all;
  }();
  return samples;
}

PlacementsToPrint solutions_to_print(int n, Rule rule) { return solutions_of(Board::square(n), {}, rule); }

PlacementsToPrint canonical_to_print(int n, Rule rule) {
  PlacementsToPrint all = solutions_to_print(n, rule);
  std::erase_if(all, [](const Placement& solution) { return !is_canonical(solution); });
  return all;
}

std::string python_lists(const PlacementsToPrint& placements, int base) {
  return each("[", vector(base, ", "), "]\n")(placements);
}

}  // namespace eightfold::test
