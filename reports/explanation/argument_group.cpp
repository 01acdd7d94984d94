// Steps 1 and 2: the set, and the group that acts on it.
#include <fmt/core.h>

#include "reports/explanation/argument.hpp"
#include "reports/text/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

// "(j, m − i)": as math, with a minus sign.
std::string coordinates_in_math(Symmetry g) {
  std::string text;
  for (const char c : coordinates_of(g)) text += c == '-' ? " − " : std::string(1, c);
  return text;
}

// Why the smallest boards have as many solutions as they have; of the others the number is all there is.
std::string reason_for_number(const ExplainedCounts& counts) {
  switch (counts.n) {
    case 0:
      return "A board without squares has one placement, the empty one. It breaks no rule, so it is a "
             "solution: $Q = 1$. ";
    case 1:
      return "The board has one square and the queen stands there: $Q = 1$. ";
    case 2:
      return "Any two squares of this board share a row, a column or a diagonal: $Q = 0$. ";
    case 3:
      return "A queen in the middle of the top row attacks the whole middle row. With a queen in the top "
             "left corner, the queen of the middle row must stand at its right end, and the two attack the "
             "whole bottom row. The top right corner is the mirror image. So $Q = 0$. ";
    default:
      return fmt::format("There are $Q = {}$ solutions. ", counts.solutions);
  }
}

}  // namespace

Section step_set(const Facts& facts) {
  const int n = facts.counts.n;
  Runs numbers = runs(reason_for_number(facts.counts));
  if (!facts.counts.origin.empty()) {
    const Runs begin = runs("This number, and the numbers $H$ and $R$ of step 3, are ");
    numbers.insert(numbers.end(), begin.begin(), begin.end());
    numbers.push_back({Run::Kind::text, facts.counts.origin + "."});
  }
  return {"The set",
          {paragraph(fmt::format(
               "The $N$-queens puzzle asks for $N$ queens on a board of $N$ rows and $N$ columns, no two of "
               "them in one row, in one column, or on one diagonal, long or short. A placement that does so "
               "is a *solution*. It has exactly one queen in each row and one in each column. Here $N = {}$.",
               n)),
           Paragraph{numbers}}};
}

Section step_group(const Facts& facts) {
  const int n = facts.counts.n;
  Table table;
  table.columns = {{runs("letter")}, {runs("element")}, {runs("$(i, j)$ goes to")}, {runs("in words")}};
  for (const Symmetry g : all_symmetries)
    table.rows.push_back({runs(fmt::format("${}$", letters[index_of(g)])),
                          runs(fmt::format("`{}`", name_of(g))),
                          runs(fmt::format("${}$", coordinates_in_math(g))), runs(in_words(g))});
  Section step = {
      "The group",
      {paragraph(fmt::format(
           "A square board has eight symmetries, four rotations and four reflections. They form a *group*: "
           "two of them one after the other make one of them again, and each is undone by one of them. Let "
           "square $(i, j)$ be the one in row $i$ and column $j$, both counted from 0, with row 0 on top and "
           "column 0 on the left. Write $m = N − 1${}.",
           n > 0 ? fmt::format(", here $m = {}$", n - 1) : "")),
       table,
       paragraph("Each of them takes rows and columns to rows and columns, and diagonals to diagonals. So "
                 "queens that do not attack each other still do not, and a solution goes to a solution. The "
                 "group *acts* on the set of step 1."),
       paragraph("An element $g$ *fixes* a solution $x$ if $g(x) = x$. The board then looks the same after "
                 "the move as before, even if single queens have changed places. What the eight elements "
                 "make of $x$ is the *orbit* of $x$. Two orbits are equal or have nothing in common. We look "
                 "for the number $U$ of orbits.")}};
  if (facts.is_smallest())
    step.blocks.push_back(
        paragraph(n == 1 ? "On this board all eight leave the one square where it is. They are still eight "
                           "elements of the group, and the mean of step 4 is taken over all eight."
                         : "On this board there is no square to move. They are still eight elements of the "
                           "group, and the mean of step 4 is taken over all eight."));
  return step;
}

}  // namespace eightfold::reports
