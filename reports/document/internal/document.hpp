#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

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

/// Calls the writer for each block, and `add_heading` for the number and the title of each section.
template <typename Writer, typename AddHeading>
void write_blocks(const Document& document, Writer& writer, const AddHeading& add_heading) {
  const auto write = [&](const std::vector<Block>& blocks) {
    for (const Block& block : blocks) std::visit(writer, block);
  };
  write(document.opening);
  int number = 0;
  for (const Section& section : document.sections) {
    add_heading(++number, section.title);
    write(section.blocks);
  }
}

/// The mark before the title of a section: "Step 1: ", or "1. " without a word; empty without numbers.
std::string section_mark(const Document& document, int number);

/// The text of the runs without formatting.
std::string plain_text(const Runs& runs);

/// "Board A: [0, 4, 7, 5]".
Paragraph label_of(const DocumentBoard& board);

/// The boards in characters, in rows as wide as the style allows, with their labels and vectors below them.
std::string boards_side_by_side(const Boards& boards, const Style& style);

/// The board in characters.
std::vector<std::string> drawn_lines(const DocumentBoard& board, Rule rule, const Style& style);

/// The equations as lines, aligned at their first equals signs. An equation wider than `width` is broken
/// before each further equals sign.
std::vector<std::string> display_lines(const Display& display, std::size_t width);

/// The document as text. Paragraphs are wrapped at the style's columns for prose.
/// Unbreakable equations, and tables in a style without a width, may be wider.
std::string document_text(const Document& document, const Style& style);

/// The document as GitHub Flavored Markdown, with each paragraph on one line. Math is plain Unicode, which is
/// readable without a formula renderer.
std::string document_markdown(const Document& document);

/// The document as a complete HTML page without scripts or links, for a screen and for paper, on which no
/// board or table is divided between pages. `draw` returns boards as an HTML element, for example as SVG.
std::string document_html(const Document& document, const std::function<std::string(const Boards&)>& draw);

/// The same for several documents on one page. `style` follows the page's own style sheet.
std::string documents_html(std::string_view title, std::span<const Document> documents,
                           const std::function<std::string(const Boards&)>& draw,
                           std::string_view style = {});

/// The document as a complete LaTeX article in ASCII. Its only package is amsmath.
std::string document_latex(const Document& document);

/// Converts the math of a document to LaTeX math mode. Letters, digits and the ASCII signs +-=/(),. stay the
/// same, the comma in "14,200" becomes {,}, braces are escaped, and the signs × − ≡ → ≤ ≠ ² ³ ⁻¹ and "(mod
/// 4)" become commands. Throws std::logic_error for any other character.
std::string math_latex(std::string_view math);

}  // namespace eightfold::reports
