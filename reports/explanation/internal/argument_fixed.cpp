// Step 3: the solutions that each element fixes, with reasons.
#include <fmt/core.h>

#include <optional>

#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/explanation/internal/argument.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

constexpr int largest_shown_n = 20;

// The first solution that the turn fixes. For the half turn, the first that the quarter turn does not fix.
std::optional<Placement> first_fixed(int n, Turn turn) {
  std::optional<Placement> found;
  if (n <= largest_shown_n)
    for_each_symmetric_solution({n, turn}, [&](const Placement& solution) {
      if (turn == Turn::quarter || !fixes(Symmetry::rotate90, solution)) found = solution;
      return !found;
    });
  return found;
}

// Appends a solution that the turn fixes, if there is one and N is small enough for a search.
void append_example(Section& step, const Facts& facts, Turn turn, std::string_view introduction) {
  const auto found = first_fixed(facts.counts.n, turn);
  if (!found) return;
  step.blocks.emplace_back(paragraph(introduction));
  step.blocks.emplace_back(Boards{{{*found}}});
}

void append_reflections(Section& step, const Facts& facts) {
  const bool is_odd = facts.counts.n % 2 == 1;
  step.blocks.emplace_back(paragraph(
      "*No reflection fixes a solution.* In short: a queen and its mirror image would be on one line and "
      "attack each other, so every queen would have to be on the axis of the reflection. But queens on the "
      "axis attack each other, too. In detail:"));
  step.blocks.emplace_back(paragraph(fmt::format(
      "Suppose that the left-right mirror fixes a solution. It maps the queen on $(i, j)$ to a queen on $(i, "
      "m − j)$, in the same row. A row has only one queen, so $j = m − j$ for every queen: every queen is in "
      "the "
      "middle column. {} The same argument with rows and columns exchanged rules out the top-bottom mirror.",
      is_odd ? fmt::format("But {} queens do not fit in one column, which holds only one.", facts.counts.n)
             : fmt::format("But $N = {}$ is even, so there is no middle column.", facts.counts.n))));
  step.blocks.emplace_back(paragraph(fmt::format(
      "Suppose that the mirror in the main diagonal fixes a solution. It maps a queen on $(i, j)$ to a queen "
      "on $(j, i)$. Both squares have the same sum of row and column, so they are on one diagonal. If they "
      "are different squares, two queens attack each other. So $i = j$ for every queen: all {} queens are on "
      "the main diagonal, from top left to bottom right, and attack each other. For the mirror in the "
      "anti-diagonal the squares are $(i, j)$ and $(m − j, m − i)$. Both have the same difference of row and "
      "column, so they are on one diagonal, too. All queens would have to be on the anti-diagonal, from top "
      "right to bottom left.",
      facts.counts.n)));
}

void append_half_turn(Section& step, const Facts& facts) {
  const auto& [n, solutions, origin, is_published] = facts.counts;
  const auto& [all, half, quarter] = solutions;
  const bool is_odd = n % 2 == 1;
  step.blocks.emplace_back(paragraph(fmt::format(
      "*The half turn fixes {}.* It maps square $(i, j)$ to the opposite square $(m − i, m − j)$. So it "
      "fixes a solution if and only if there is a queen opposite every queen. {} A queen {}on a long "
      "diagonal would attack the opposite queen, so the two long diagonals are empty{}. Such solutions can "
      "be found without enumerating the others: each queen is placed together with the opposite queen. {} $H "
      "= {}$.",
      half == 0 ? "no solution" : counted(half, "solution"),
      is_odd ? fmt::format("Only the center, $({0}, {0})$, is its own opposite. All other queens form pairs, "
                           "and $N = {1}$ is odd, so one queen is in the center.",
                           n / 2, n)
             : fmt::format("No square is its own opposite, because $N = {}$ is even, so the queens form {}.",
                           n, counted(n / 2, "pair")),
      is_odd ? "off the center " : "", is_odd ? " except for the center" : "",
      is_published ? "The published number is" : "The search gives", grouped(half))));
  if (half > quarter)
    append_example(step, facts, Turn::half,
                   quarter > 0 ? "One of them, which no quarter turn fixes:" : "One of them:");
  else if (half > 0)
    step.blocks.emplace_back(paragraph("The quarter turns fix all of them, too."));
}

// The source of R, if N allows solutions that a quarter turn fixes.
std::string_view findings(const ExplainedCounts& counts) {
  if (counts.is_published) return ". The published number is";
  return counts.solutions.quarter_turn > 0 ? ", and a search finds some:" : ", but a search finds none:";
}

void append_quarter_turns(Section& step, const Facts& facts) {
  const auto& [n, solutions, origin, is_published] = facts.counts;
  const auto& [all, half, quarter] = solutions;
  step.blocks.emplace_back(
      paragraph("*The two quarter turns fix the same solutions*: if $r(x) = x$, then turning back gives $x = "
                "r⁻¹(x) = r³(x)$, and vice versa. Let $R$ be the number of these solutions. The half turn "
                "fixes them, too, because $r²(x) = r(r(x)) = x$. So $R ≤ H$."));
  step.blocks.emplace_back(paragraph("A quarter turn moves the squares in cycles of four:"));
  step.blocks.emplace_back(Display{{{{"(i, j) → (j, m − i) → (m − i, m − j) → (m − j, i) → (i, j)"}}}});
  std::string why =
      "Only the center of a board with odd $N$ stays in place. No other cycle is shorter, because its "
      "squares would be their own opposites. If such a solution has a queen on one square of a cycle, it has "
      "queens on the other three. So $N$ is a multiple of 4, or one more than a multiple of 4 if there is a "
      "queen in the center: $N ≡ 0 (mod 4)$ or $N ≡ 1 (mod 4)$. ";
  if (n % 4 > 1)
    why += fmt::format("But ${} ≡ {} (mod 4)$, so $R = 0$, and no search is needed.", n, n % 4);
  else
    why += fmt::format("Since ${} = 4 × {}{}$, such solutions are possible{} $R = {}$.", n, n / 4,
                       n % 4 == 1 ? " + 1" : "", findings(facts.counts), grouped(quarter));
  step.blocks.emplace_back(paragraph(why));
  if (quarter > 0) append_example(step, facts, Turn::quarter, "One of them:");
}

// The cell in the last column of the table.
std::string reason(const Facts& facts, Symmetry g) {
  if (facts.is_empty()) return "there is no solution";
  if (facts.is_smallest()) return "it fixes the only solution";
  const int n = facts.counts.n;
  const bool is_published = facts.counts.is_published;
  if (g == Symmetry::identity) return "it moves nothing";
  if (g == Symmetry::rotate180) return is_published ? "published" : "a search by pairs of queens";
  if (g == Symmetry::rotate270) return "it is the inverse of the other quarter turn";
  if (g != Symmetry::rotate90) return "two queens would attack each other";
  if (n % 4 > 1) return fmt::format("${}$ is neither $4k$ nor $4k + 1$", n);
  return is_published ? "published" : "a search by cycles of four";
}

Table summary(const Facts& facts) {
  Table table;
  table.columns = {{runs("element")}, {runs("fixes"), true}, {runs("reason")}};
  for (const Symmetry g : all_symmetries)
    table.rows.push_back({runs(in_words(g)), runs(fmt::format("${}$", grouped(facts.fixed_points[g]))),
                          runs(reason(facts, g))});
  return table;
}

}  // namespace

Section step_fixed_solutions(const Facts& facts) {
  Section step = {"What each element fixes", {}};
  if (facts.is_smallest()) {
    step.blocks = {paragraph("There is one solution, and every element maps it to a solution, that is, to "
                             "itself. All eight elements fix it: $Q = H = R = 1$, and each of the four "
                             "reflections fixes 1 solution as well. On every board with $N$ above 1 no "
                             "reflection fixes a solution, because two queens would attack each other. This "
                             "board does not have two queens."),
                   summary(facts)};
    return step;
  }
  if (facts.is_empty()) {
    step.blocks = {
        paragraph("If there is no solution, no element fixes one: $Q = H = R = 0$. The reflections fix no "
                  "solution either, as on every board with $N$ above 1."),
        summary(facts)};
    return step;
  }
  step.blocks.emplace_back(
      paragraph(fmt::format("*The identity fixes every solution*, because it moves nothing: $Q = {}$.",
                            grouped(facts.counts.solutions.all))));
  append_reflections(step, facts);
  append_half_turn(step, facts);
  append_quarter_turns(step, facts);
  step.blocks.emplace_back(paragraph("Summary:"));
  step.blocks.emplace_back(summary(facts));
  return step;
}

}  // namespace eightfold::reports
