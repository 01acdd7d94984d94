#include "reports/explanation/argument.hpp"

#include <fmt/core.h>

#include <numeric>
#include <stdexcept>

#include "symmetry/solution_orbits.hpp"

namespace eightfold::reports {
namespace {

// Throws if the numbers contradict what step 3 proves of this N.
void check_reasons(const ExplainedCounts& counts) {
  if (counts.n < 0) throw std::invalid_argument("N: a board has no fewer than 0 rows");
  if (counts.n < 2 && (counts.solutions != 1 || counts.half_turn != 1 || counts.quarter_turn != 1))
    throw std::domain_error("N = 0 and N = 1 have one solution, which every symmetry fixes");
  if (counts.n % 4 > 1 && counts.quarter_turn > 0)
    throw std::domain_error("the quarter turn fixes no solution unless N leaves 0 or 1 on division by 4");
}

Facts facts_of(const ExplainedCounts& counts) {
  check_reasons(counts);
  Marks marks{};
  if (counts.n < 2) marks.fill(counts.solutions);
  marks[index_of(SubgroupClass::trivial)] = counts.solutions;
  marks[index_of(SubgroupClass::half_turn)] = counts.half_turn;
  marks[index_of(SubgroupClass::quarter_turn)] = counts.quarter_turn;
  Facts facts;
  facts.counts = counts;
  facts.fixed_points =
      fixed_points_of_solutions(counts.n, counts.solutions, counts.half_turn, counts.quarter_turn);
  facts.orbits_by_type = decompose(marks);
  facts.orbits = burnside_orbit_count(facts.fixed_points);
  const std::uint64_t by_type =
      std::accumulate(facts.orbits_by_type.begin(), facts.orbits_by_type.end(), std::uint64_t{0});
  if (by_type != facts.orbits)
    throw std::logic_error("Burnside's lemma and the table of marks give different numbers of orbits");
  return facts;
}

std::string opening(const Facts& facts) {
  const int n = facts.counts.n;
  if (facts.is_smallest())
    return fmt::format(
        "The {}-queens puzzle has one solution, and so one solution up to rotation and reflection. That "
        "needs no proof. But the short formula that serves every board with $N$ above 1 gives 1/2 here, "
        "and it is worth six steps to see why.",
        n);
  if (facts.is_empty())
    return fmt::format(
        "The {}-queens puzzle has no solution, and so none up to rotation and reflection. The argument for "
        "every $N$ above 1 holds here too. These are its six steps.",
        n);
  return fmt::format(
      "The {}-queens puzzle has {}. Let two of them count as one if a rotation or a reflection of the board "
      "takes one to the other: then {} left. Six steps show why.",
      n, counted(facts.counts.solutions, "solution"),
      facts.orbits == 1 ? "1 is" : fmt::format("{} are", facts.orbits));
}

}  // namespace

Document argument(const ExplainedCounts& counts) {
  const Facts facts = facts_of(counts);
  return {fmt::format("The {}-queens solutions up to symmetry", counts.n),
          {paragraph(opening(facts))},
          {step_set(facts), step_group(facts), step_fixed_solutions(facts), step_mean(facts),
           step_types(facts), step_check(facts)}};
}

}  // namespace eightfold::reports
