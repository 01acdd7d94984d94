// All numbers of a result derive from the sums of the shards and are checked: the sums against their
// residues, the orbits by type against Burnside's lemma, and all numbers against the published ones.
#include "reports/job/run/result.hpp"

#include <fmt/core.h>

#include <set>
#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold::job {
namespace {

CheckedCount sum_of_shards(const Standing& standing) {
  CheckedCount sum;
  for (const ShardStanding& shard : standing.shards)
    sum.add(CheckedCount::of(shard.outcome.count, shard.outcome.residues));
  return sum;
}

// The orbits by type that follow from Q, H and R.
OrbitsByType derive_orbit_types(int n, const SolutionCounts& counts, Subgroup group) {
  try {
    const CheckedOrbitCount orbits = orbits_of_solutions(n, counts, group);
    if (!orbits.agrees()) throw std::domain_error("the orbits by type and Burnside's lemma disagree");
    return orbits.counts.orbits_by_type;
  } catch (const std::domain_error& error) {
    throw std::logic_error(
        fmt::format("{} solutions of {} queens, {} fixed by the half turn, {} by the quarter turn: {}",
                    counts.all, n, counts.half_turn, counts.quarter_turn, error.what()));
  }
}

void set_counts(Result& result, const SolutionCounts& counts) {
  const Subgroup group = group_of(result.board);
  result.solutions = counts.all;
  if (group.contains(Symmetry::rotate180)) result.half_turn = counts.half_turn;
  if (group.contains(Symmetry::rotate90)) result.quarter_turn = counts.quarter_turn;
  result.orbits_by_type = derive_orbit_types(result.n, counts, group);
  result.fundamental = sum_of(*result.orbits_by_type);
}

void add_orbits(Result& result, std::uint64_t listed, const Standing& standing) {
  OrbitsByType orbits;
  for (const ShardStanding& shard : standing.shards) {
    if (!shard.outcome.list) throw std::logic_error("a shard of a listing has no list");
    for (const SubgroupClass type : all_subgroup_classes) orbits[type] += shard.outcome.list->by_type[type];
  }
  if (sum_of(orbits) != listed)
    throw std::logic_error("the orbits by type do not add up to the number of listed solutions");
  CheckedCount all, half_turn, quarter_turn;
  for (const auto& [type, size, count, solutions] : orbit_types_of(orbits, group_of(result.board))) {
    const Subgroup stabilizer = representative_of(type);
    all.add(solutions);
    if (stabilizer.contains(Symmetry::rotate180)) half_turn.add(solutions);
    if (stabilizer.contains(Symmetry::rotate90)) quarter_turn.add(solutions);
  }
  set_counts(result, {all.value(), half_turn.value(), quarter_turn.value()});
  if (*result.orbits_by_type != orbits)
    throw std::logic_error("solutions cannot have orbits of the listed types");
}

void check_published(const Result& result) {
  if (result.board) return;
  const PublishedCounts published = published_counts(result.n);
  const auto check = [&](std::string_view what, std::optional<std::uint64_t> found,
                         std::optional<std::uint64_t> expected) {
    if (found && expected && found != expected)
      throw std::logic_error(
          fmt::format("{} of {} queens: computed {}, published {}", what, result.n, *found, *expected));
  };
  check("solutions", result.solutions, published.all);
  check("solutions that the half turn fixes", result.half_turn, published.half_turn);
  check("solutions that the quarter turn fixes", result.quarter_turn, published.quarter_turn);
  check("fundamental solutions", result.fundamental, published.fundamental);
}

ResultProvenance provenance_of(const Spec& spec, const Standing& standing) {
  const auto distinct = [&](std::string Origin::*field) {
    std::set<std::string> texts;
    for (const ShardStanding& shard : standing.shards)
      for (const Record& record : shard.records)
        if (record.outcome == shard.outcome)  // others were rejected by audits
          texts.insert(record.origin.*field);
    texts.erase("");
    return std::vector<std::string>(texts.begin(), texts.end());
  };
  return {distinct(&Origin::version),
          distinct(&Origin::commit),
          distinct(&Origin::engine),
          distinct(&Origin::kernel),
          job_hash(spec),
          spec.shards,
          standing.repeats(),
          standing.audited()};
}

// Calls the function. A number beyond 64 bits becomes a std::logic_error.
template <typename Function>
auto within_64_bits(const Function& function) {
  try {
    return function();
  } catch (const std::overflow_error& error) {
    throw std::logic_error(fmt::format("the sums of the shards: {}", error.what()));
  }
}

// The numbers that follow from the shards without a search. Throws std::logic_error if they are wrong, and
// std::overflow_error.
Result sums_of(const Spec& spec, const Standing& standing) {
  if (standing.shards.size() != spec.shards || !standing.is_complete())
    throw std::logic_error("the job is not complete");
  Result result;
  result.work = spec.work;
  result.n = spec.n;
  result.board = spec.board;
  const CheckedCount counted = sum_of_shards(standing);
  result.residues = counted.residues();
  if (spec.work == Work::canonical_list)
    add_orbits(result, counted.value(), standing);
  else
    (spec.work == Work::count       ? result.solutions
     : spec.work == Work::half_turn ? result.half_turn
                                    : result.quarter_turn) = counted.value();
  return result;
}

}  // namespace

std::optional<std::string> contradiction_in(const Spec& spec, const Standing& standing) {
  try {
    check_published(within_64_bits([&] { return sums_of(spec, standing); }));
    return std::nullopt;
  } catch (const std::logic_error& error) {
    return error.what();
  }
}

FinalResult final_result(const Spec& spec, const Standing& standing, int threads) {
  return within_64_bits([&]() -> FinalResult {
    Result result = sums_of(spec, standing);
    if (spec.work == Work::count)
      set_counts(
          result,
          count_solutions_by_symmetry({spec.n, *result.solutions, spec.board}, {.threads = threads}).counts);
    check_published(result);
    return {result, provenance_of(spec, standing)};
  });
}

}  // namespace eightfold::job
