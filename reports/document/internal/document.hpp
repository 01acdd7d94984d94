#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// A part of a paragraph with one format, without line breaks. Math is plain Unicode with single-letter
/// names, such as "N ≡ 0 (mod 4)" and "r²"; math_latex() lists the signs.
struct Run {
  enum class Kind { text, math, code, emphasis, strong };
  Kind kind = Kind::text;
  std::string text = {};
  friend bool operator==(const Run&, const Run&) = default;
};
using Runs = std::vector<Run>;

/// Parses marked text: "The *orbit* of $x$ has type `full`". A mark that is not closed extends to the end.
/// Use it only for trusted text; put untrusted input in a run of kind text.
Runs runs(std::string_view marked);

/// Math, or a fraction if `denominator` is not empty.
struct Expression {
  std::string numerator = {};
  std::string denominator = {};
};

/// One or more expressions with equals signs between them.
using Equation = std::vector<Expression>;

/// Equations on separate lines.
struct Display {
  std::vector<Equation> equations = {};
};

struct Paragraph {
  Runs runs = {};
};

struct Column {
  Runs head = {};
  bool is_number = false;  ///< align to the right
};

/// Each row has as many cells as there are columns.
struct Table {
  std::vector<Column> columns = {};
  std::vector<std::vector<Runs>> rows = {};
};

struct List {
  std::vector<Runs> items = {};
  bool numbered = false;
};

/// Trusted text that keeps its line breaks and spaces, in a font of fixed width.
struct CodeBlock {
  std::vector<std::string> lines = {};
};

/// A placement on its square board.
struct DocumentBoard {
  Placement placement = {};
  Runs label = {};          ///< above the vector; without a label there is only the board
  std::string vector = {};  ///< the placement as a vector
};

/// Boards of the same size.
struct Boards {
  std::vector<DocumentBoard> boards = {};
  Rule rule = Rule::queens;   ///< determines the shape of the pieces
  bool side_by_side = false;  ///< in text and Markdown, with labels and vectors below; LaTeX and HTML always
};

using Block = std::variant<Paragraph, Display, Table, List, CodeBlock, Boards>;

struct Section {
  std::string title = {};
  std::vector<Block> blocks = {};
};

struct Document {
  std::string title = {};
  std::string section_word = {};  ///< precedes the numbers of sections in Markdown and HTML, "Step"
  std::vector<Block> opening = {};
  std::vector<Section> sections = {};
  bool is_numbered = true;  ///< writers number the sections from 1
  std::size_t level = 1;    ///< of the title in Markdown; that of the sections is one more
};

/// The mark before the title of a section: "Step 1: ", or "1. " without a word; empty without numbers.
std::string section_mark(const Document& document, int number);

/// The text of the runs without formatting.
std::string plain_text(const Runs& runs);

/// "Board A: [0, 4, 7, 5]".
std::string labeled(const DocumentBoard& board);

/// The boards in characters, in rows as wide as the style allows, with their labels and vectors below them.
std::string boards_side_by_side(const Boards& boards, const Style& style);

/// The board in characters.
std::vector<std::string> drawn_lines(const DocumentBoard& board, Rule rule, const Style& style);

/// The equations as lines, aligned at their first equals signs. An equation wider than `width` is broken
/// before each further equals sign.
std::vector<std::string> display_lines(const Display& display, std::size_t width);

}  // namespace reports
}  // namespace eightfold
