#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/placement.hpp"

namespace eightfold::reports {

/// A stretch of a paragraph, on one line. Math is plain Unicode whose names are single letters: "N ≡ 0 (mod
/// 4)", "8a + 4b", "r²"; math_latex says what else there may be.
struct Run {
  enum class Kind { text, math, code, emphasis };
  Kind kind = Kind::text;
  std::string text = {};
  friend bool operator==(const Run&, const Run&) = default;
};
using Runs = std::vector<Run>;

/// Runs from marked text: "The *orbit* of $x$ has type `full`". A mark that is not closed lasts to the end.
/// Only for sentences of our own: what comes from outside becomes a run of text as it is.
Runs runs(std::string_view marked);

/// Math; a fraction if it has a denominator.
struct Expression {
  std::string over = {};
  std::string under = {};
};

/// All equal to each other, one or more.
using Equation = std::vector<Expression>;

/// Equations one below the other.
struct Display {
  std::vector<Equation> equations = {};
};

struct Paragraph {
  Runs runs = {};
};

struct Column {
  Runs head = {};
  bool is_number = false;  ///< then it is aligned on the right
};

/// Each row has as many cells as there are columns.
struct Table {
  std::vector<Column> columns = {};
  std::vector<std::vector<Runs>> rows = {};
};

/// A placement stands for a drawing of it on its square board.
using Block = std::variant<Paragraph, Display, Table, Placement>;

/// The writers number them from 1.
struct Section {
  std::string title = {};
  std::vector<Block> blocks = {};
};

struct Document {
  std::string title = {};
  std::vector<Block> opening = {};
  std::vector<Section> sections = {};
};

/// The runs as text, without what sets them off.
std::string plain_text(const Runs& runs);

/// The equations in lines with their first equals signs below each other. An equation wider than that goes on
/// in a new line before each further equals sign.
std::vector<std::string> display_lines(const Display& display, std::size_t width);

}  // namespace eightfold::reports
