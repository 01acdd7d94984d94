#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::reports {

/// A part of a paragraph with one format, without line breaks. Math is plain Unicode with single-letter
/// names, such as "N ≡ 0 (mod 4)" and "r²"; math_latex() lists the signs.
struct Run {
  enum class Kind { text, math, code, emphasis };
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

/// A placement is drawn on its square board.
using Block = std::variant<Paragraph, Display, Table, Placement>;

/// Writers number the sections from 1.
struct Section {
  std::string title = {};
  std::vector<Block> blocks = {};
};

struct Document {
  std::string title = {};
  std::vector<Block> opening = {};
  std::vector<Section> sections = {};
};

/// The text of the runs without formatting.
std::string plain_text(const Runs& runs);

/// The equations as lines, aligned at their first equals signs. An equation wider than `width` is broken
/// before each further equals sign.
std::vector<std::string> display_lines(const Display& display, std::size_t width);

}  // namespace eightfold::reports
