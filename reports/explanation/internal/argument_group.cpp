// Steps 1 and 2: the set, and the group that acts on it.
#include <fmt/core.h>

#include "reports/explanation/internal/argument.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

// The first sentences of the second paragraph. Boards up to N = 3 get a proof of the number.
std::string reason_for_number(const ExplainedCounts& counts) {
  switch (counts.n) {
    case 0:
      return "A board without squares has one placement, the empty one. It breaks no rule, so it is a "
             "solution: $Q = 1$. ";
    case 1:
      return "The board has one square, and the queen is on it: $Q = 1$. ";
    case 2:
      return "Any two squares of this board share a row, a column or a diagonal: $Q = 0$. ";
    case 3:
      return "A queen in the middle of the top row attacks the whole middle row. If the queen of the top row "
             "is in the left corner, the queen of the middle row must be at its right end, and these two "
             "attack the whole bottom row. The case of the right corner is the mirror image. So $Q = 0$. ";
    default:
      return fmt::format("There are $Q = {}$ solutions. ", grouped(counts.solutions.all));
  }
}

}  // namespace

Section step_set(const Facts& facts) {
  const int n = facts.counts.n;
  Runs numbers = runs(reason_for_number(facts.counts));
  if (!facts.counts.origin.empty()) {
    const Runs begin = runs("This number and the numbers $H$ and $R$ in step 3 are ");
    numbers.insert(numbers.end(), begin.begin(), begin.end());
    numbers.push_back({Run::Kind::text, facts.counts.origin + "."});
  }
  return {
      "The set",
      {paragraph(fmt::format(
           "The $N$-queens puzzle asks for $N$ queens on a board of $N$ rows and $N$ columns such that no "
           "two of them are in one row, in one column, or on one diagonal of any length. Such a placement is "
           "a *solution*. It has exactly one queen in each row and one in each column. Here $N = {}$.",
           n)),
       Paragraph{numbers}}};
}

Section step_group(const Facts& facts) {
  const int n = facts.counts.n;
  Table table;
  table.columns = {
      {runs("letter")}, {runs("element")}, {runs("$(i, j)$ maps to")}, {runs("name in options")}};
  for (const Symmetry g : all_symmetries)
    table.rows.push_back({runs(fmt::format("${}$", letters[g])), runs(in_words(g)),
                          runs('$' + with_all_replaced(std::string(coordinates_of(g)), "-", " − ") + '$'),
                          runs(fmt::format("`{}`", name_of(g)))});
  Section step = {
      "The group",
      {paragraph(fmt::format(
           "A square board has eight symmetries: four rotations and four reflections. They form a *group*: "
           "the composition of any two of them is one of them, and the inverse of each is one of them. "
           "Square $(i, j)$ is the square in row $i$ and column $j$. Both are counted from 0, row 0 is at "
           "the top, and column 0 is at the left. Let $m = N − 1${}.",
           n > 0 ? fmt::format("; here $m = {}$", n - 1) : "")),
       table,
       paragraph("Each symmetry maps rows and columns to rows and columns, and diagonals to diagonals. So "
                 "two queens attack each other if and only if their images do, and the image of a solution "
                 "is a solution. The group *acts* on the set of step 1."),
       paragraph(
           "An element $g$ *fixes* a solution $x$ if $g(x) = x$. The board then looks the same before and "
           "after the move, even if individual queens change places. The *orbit* of $x$ is the set of its "
           "images under the eight elements. Two orbits are either equal or disjoint. The number $U$ of "
           "orbits is the number of solutions up to symmetry.")}};
  if (facts.is_smallest())
    step.blocks.push_back(paragraph(fmt::format(
        "{} There are still eight elements in the group, and the mean in step 4 is over all eight.",
        n == 1 ? "On this board, every element leaves the only square in place."
               : "This board has no squares to move.")));
  return step;
}

}  // namespace eightfold::reports
