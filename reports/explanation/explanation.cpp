#include "eightfold/reports/explanation/explanation.hpp"

#include <fmt/core.h>

#include <stdexcept>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/document/internal/document.hpp"
#include "reports/explanation/internal/argument.hpp"

namespace eightfold::reports {
namespace {

// Throws if the counts contradict what step 3 proves for this N.
void check_counts(const ExplainedCounts& counts) {
  if (counts.n < 0) throw std::invalid_argument("N: a board cannot have a negative number of rows");
  if (counts.n < 2 && counts.solutions != SolutionCounts{1, 1, 1})
    throw std::domain_error("counts: N = 0 and N = 1 have one solution, which every symmetry fixes");
  if (counts.n % 4 > 1 && counts.solutions.quarter_turn > 0)
    throw std::domain_error("counts: the quarter turn fixes a solution only if N mod 4 is 0 or 1");
}

Facts facts_of(const ExplainedCounts& counts) {
  check_counts(counts);
  Facts facts;
  facts.counts = counts;
  facts.fixed_points = fixed_points_of_solutions(counts.n, counts.solutions);
  facts.orbits_by_type = decompose(marks_of_solutions(counts.n, counts.solutions));
  facts.orbits = burnside_orbit_count(facts.fixed_points);
  if (sum_of(facts.orbits_by_type) != facts.orbits)
    throw std::logic_error("Burnside's lemma and the table of marks give different numbers of orbits");
  return facts;
}

// Whether a division of the number of solutions by 8 gives the number of orbits.
std::string first_division(const Facts& facts) {
  const std::string eighth = eighth_of_solutions(facts);
  const std::string begin =
      fmt::format("Divide {} by 8 and you get {}", grouped(facts.counts.solutions.all), eighth);
  if (facts.gaps() == 0) return begin + ". Here this is the answer:";
  return begin + (eighth.find('.') == std::string::npos ? ", which is a whole number but not the answer:"
                                                        : ", so dividing by 8 cannot be right:");
}

std::string opening(const Facts& facts) {
  const int n = facts.counts.n;
  if (facts.is_smallest())
    return fmt::format(
        "The {}-queens puzzle has one solution, so it has one solution up to rotation and reflection. This "
        "fact needs no proof. But divide 1 by the eight symmetries of the square and you get {}. Even the "
        "short formula, which is valid for every $N$ above 1, gives 1/2 here. The following six steps show "
        "why.",
        n, eighth_of_solutions(facts));
  if (facts.is_empty())
    return fmt::format(
        "The {}-queens puzzle has no solution, so it has no solution up to rotation and reflection. The "
        "argument for every $N$ above 1 is valid here, too. It has six steps.",
        n);
  return fmt::format(
      "The {}-queens puzzle has {}, and the square has eight symmetries. {} {} {} if two solutions that a "
      "rotation or a reflection maps to each other count as one. The following six steps show why, and the "
      "last one returns to the division.",
      n, counted(facts.counts.solutions.all, "solution"), first_division(facts),
      counted(facts.orbits, "solution"), facts.orbits == 1 ? "remains" : "remain");
}

}  // namespace

Document argument(const ExplainedCounts& counts) {
  const Facts facts = facts_of(counts);
  return {fmt::format("The {}-queens solutions up to symmetry", counts.n),
          "Step",
          {paragraph(opening(facts))},
          {step_set(facts), step_group(facts), step_fixed_solutions(facts), step_mean(facts),
           step_types(facts), step_check(facts)}};
}

std::string explanation_text(const ExplainedCounts& counts, const Style& style) {
  return document_text(argument(counts), style);
}

std::string explanation_markdown(const ExplainedCounts& counts) {
  return document_markdown(argument(counts));
}

std::string explanation_html(const ExplainedCounts& counts,
                             const std::function<std::string(std::span<const ExplainedBoard>)>& draw) {
  return document_html(argument(counts), [&](const Boards& boards) {
    std::vector<ExplainedBoard> shown;
    for (const DocumentBoard& board : boards.boards)
      shown.push_back({board.placement, plain_text(board.label), board.vector});
    return draw(shown);
  });
}

std::string explanation_latex(const ExplainedCounts& counts) { return document_latex(argument(counts)); }

}  // namespace eightfold::reports
