#include "eightfold/symmetry/census.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <string>

#include "core/run/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold {
namespace {

using Kind = CensusFigure::Kind;
using Known = std::optional<std::uint64_t>;

// Q, H and R, each with the largest N for which it is computed, in seconds and in minutes.
struct Counted {
  Symmetry symmetry;
  Known PublishedCounts::*published;
  int largest_n_in_seconds;
  int largest_n_in_minutes;

  // The quarter turn fixes no solution unless N mod 4 is 0 or 1.
  bool is_feasible(const CensusParams& params) const {
    return params.n <= (params.computed_only ? largest_n_in_minutes : largest_n_in_seconds) ||
           (symmetry == Symmetry::rotate90 && params.n % 4 > 1);
  }
};

constexpr std::array<Counted, 3> counted_symmetries = {{
    {Symmetry::identity, &PublishedCounts::all, 18, 20},
    {Symmetry::rotate180, &PublishedCounts::half_turn, 25, 28},
    {Symmetry::rotate90, &PublishedCounts::quarter_turn, 49, 57},
}};

// The figures that follow from Q, H and R. For N = 0 and N = 1, every symmetry fixes the only placement.
std::vector<CensusFigure> derived_figures(int n) {
  const auto of_type = [](SubgroupClass type, const Derivation& derivation) {
    return CensusFigure{.kind = Kind::orbits_of_type, .type = type, .derivation = derivation};
  };
  if (n <= 1)
    return {{.kind = Kind::orbits, .derivation = Derivation{{1, 0, 0}, 1}},
            of_type(SubgroupClass::full, {{1, 0, 0}, 1})};
  return {{.kind = Kind::orbits, .derivation = Derivation{{1, 1, 2}, 8}},
          of_type(SubgroupClass::trivial, {{1, -1, 0}, 8}),
          of_type(SubgroupClass::half_turn, {{0, 1, -1}, 4}),
          of_type(SubgroupClass::quarter_turn, {{0, 0, 1}, 2})};
}

PublishedCounts published_for(const CensusParams& params) {
  // Only the sequence of all solutions has a term for n = 0, and it is not used.
  return params.computed_only || params.n == 0 ? PublishedCounts{} : published_counts(params.n);
}

std::uint64_t count(Census& census, Symmetry symmetry, const RunOptions& run) {
  const int n = census.params.n;
  const auto result_of = [&](const auto& counted) {
    census.statistics += counted.statistics;
    return counted.solutions;
  };
  if (symmetry == Symmetry::rotate180) return result_of(count_half_turn_solutions({n}, run));
  if (symmetry == Symmetry::rotate90) return result_of(count_quarter_turn_solutions({n}, run));
  const CountResult counted = count_solutions({.n = n}, run);
  census.engine = counted.engine;
  return result_of(counted);
}

CensusFigure count_figure(Census& census, const Counted& counted, const RunOptions& run) {
  CensusFigure figure = {.symmetry = counted.symmetry};
  const Known published = published_for(census.params).*counted.published;
  if (!counted.is_feasible(census.params)) {
    figure.value = published;
    figure.provenance = published ? Provenance::published : Provenance::unknown;
    return figure;
  }
  const auto start = std::chrono::steady_clock::now();
  figure.value = count(census, counted.symmetry, run);
  figure.provenance = Provenance::computed;
  figure.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  figure.published = published;
  return figure;
}

// Q, H and R. The first that is computed takes nearly all of the time.
void count_figures(Census& census, const RunOptions& run) {
  double done = 0;
  for (const Counted& counted : counted_symmetries) {
    const double end = counted.is_feasible(census.params) ? std::max(0.98, done + 0.01) : done;
    census.figures.push_back(count_figure(census, counted, part_of(run, done, end)));
    done = end;
  }
}

// Nothing if one of the counts is unknown.
Known value_of(const Derivation& derivation, const std::vector<CensusFigure>& counts) {
  CheckedCount added;
  CheckedCount subtracted;
  for (std::size_t i = 0; i < derivation.factors.size(); ++i) {
    const int factor = derivation.factors[i];
    if (factor == 0) continue;
    if (!counts[i].value) return std::nullopt;
    (factor > 0 ? added : subtracted).add(*counts[i].value, static_cast<std::uint64_t>(std::abs(factor)));
  }
  const auto divisor = static_cast<std::uint64_t>(derivation.divisor);
  if (subtracted.value() > added.value() || (added.value() - subtracted.value()) % divisor != 0)
    throw std::domain_error("the solutions do not form whole orbits");
  return (added.value() - subtracted.value()) / divisor;
}

void derive_figure(Census& census, CensusFigure figure) {
  figure.value = value_of(*figure.derivation, census.figures);
  figure.provenance = figure.value ? Provenance::derived : Provenance::unknown;
  if (figure.value && figure.kind == Kind::orbits)
    figure.published = published_for(census.params).fundamental;
  census.figures.push_back(figure);
}

Census census_of_queens(const CensusParams& params, const RunOptions& run) {
  Census census;
  census.params = params;
  count_figures(census, run);
  const Known all = census.figures[0].value;
  const Known half_turn = census.figures[1].value;
  const Known quarter_turn = census.figures[2].value;
  if (all && half_turn && quarter_turn)
    census.orbits = orbits_of_solutions(params.n, {*all, *half_turn, *quarter_turn});
  for (const CensusFigure& figure : derived_figures(params.n)) derive_figure(census, figure);
  return census;
}

Census census_by_listing(const CensusParams& params, const RunOptions& run) {
  Census census;
  census.params = params;
  census.orbits = classify_solutions({params.n, params.rule}, run);
  census.statistics = census.orbits->statistics;
  const auto add = [&](Kind kind, Symmetry symmetry, SubgroupClass type, std::uint64_t value) {
    census.figures.push_back({kind, symmetry, type, value, Provenance::computed});
  };
  for (const Symmetry g : {Symmetry::identity, Symmetry::rotate180, Symmetry::rotate90, Symmetry::transpose,
                           Symmetry::flip_horizontal})
    add(Kind::fixed_solutions, g, {}, census.orbits->fixed_points[g]);
  add(Kind::orbits, {}, {}, census.orbits->counts.orbits);
  for (const OrbitTypeCount& each : orbit_types_of(census.orbits->counts))
    add(Kind::orbits_of_type, {}, each.type, each.orbits);
  return census;
}

}  // namespace

bool Census::agrees() const {
  return std::all_of(figures.begin(), figures.end(), [](const CensusFigure& f) { return f.agrees(); }) &&
         (!orbits || orbits->agrees());
}

Census take_census(const CensusParams& params, const RunOptions& run) {
  const bool is_queens = params.rule == Rule::queens;
  const int largest = is_queens ? largest_quarter_turn_n : max_counted_n_of(params.rule);
  if (params.n < 0 || params.n > largest)
    throw std::invalid_argument("the board of a census has 0 to " + std::to_string(largest) + " rows");
  return is_queens ? census_of_queens(params, run) : census_by_listing(params, run);
}

}  // namespace eightfold
