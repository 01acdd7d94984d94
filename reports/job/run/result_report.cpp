// The result of a job as text and as JSON.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/job/run/result.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using nlohmann::ordered_json;

ordered_json json_of(const Result& result) {
  ordered_json json = {{"work", name_of(result.work)}, {"n", result.n}};
  reports::add_constraints(json, result.board);
  const auto add = [&](const std::string& key, const std::optional<std::uint64_t>& number) {
    if (number) reports::add_exact(json, key, *number);
  };
  add("solutions", result.solutions);
  add("fixed_by_half_turn", result.half_turn);
  add("fixed_by_quarter_turn", result.quarter_turn);
  add("fundamental", result.fundamental);
  if (result.orbits_by_type)
    json["orbit_types"] = reports::list_of(orbit_types_of(*result.orbits_by_type, group_of(result.board)),
                                           reports::orbit_type_json);
  json["residues"] = reports::residues_json(result.residues);
  return json;
}

ordered_json json_of(const ResultProvenance& provenance) {
  return {{"versions", provenance.versions},
          {"commits", provenance.commits},
          {"engines", provenance.engines},
          {"kernels", provenance.kernels},
          {"job", provenance.job},
          {"shards", provenance.shards},
          {"repeats", provenance.repeats},
          {"audited", provenance.audited},
          {"audited_fraction", static_cast<double>(provenance.audited) / provenance.shards}};
}

std::string title_of(const Result& result) {
  const std::string_view kind = result.work == Work::count            ? "Solutions"
                                : result.work == Work::canonical_list ? "Canonical solutions"
                                                                      : "Symmetric solutions";
  return fmt::format("{} of the {}-queens puzzle", kind, result.n);
}

std::string numbers(const Result& result) {
  std::string out;
  const auto add = [&](std::string_view name, std::optional<std::uint64_t> number, std::string_view meaning) {
    if (number) reports::append_format(out, "{:<26}{:>24}  {}\n", name, reports::grouped(*number), meaning);
  };
  add("solutions", result.solutions, "no two queens attack");
  add("fixed by half turn", result.half_turn, "unchanged by 180 degrees");
  add("fixed by quarter turn", result.quarter_turn, "unchanged by 90 degrees");
  add("fundamental", result.fundamental, "up to symmetry");
  return out;
}

std::string orbits(const Result& result) {
  const CheckedOrbitCount orbits = orbits_of_solutions(
      result.n, {*result.solutions, result.half_turn.value_or(0), result.quarter_turn.value_or(0)},
      group_of(result.board));
  std::string out;
  for (const OrbitTypeCount& each : orbit_types_of(orbits.counts))
    reports::append_format(out, "  {:<27}{:>21}  {} of size {}\n", reports::type_in_words(each.type),
                           reports::grouped(each.orbits), reports::noun(each.orbits, "orbit"), each.size);
  reports::append_format(out, "\n{}\n", reports::orbit_size_equation(orbits.counts));
  reports::append_format(out, "{}\n", reports::burnside_equation(orbits));
  return out;
}

std::string names(const std::vector<std::string>& names, std::string_view if_none) {
  return names.empty() ? std::string(if_none) : reports::printable(reports::joined(names));
}

std::string residues(const Result& result) {
  return fmt::format("the {} modulo {} is {}, modulo {} is {}; each is summed independently",
                     result.work == Work::canonical_list ? "number listed" : "count", check_primes[0],
                     result.residues[0], check_primes[1], result.residues[1]);
}

std::string provenance(const ResultProvenance& from) {
  std::string out;
  reports::append_format(out, "{:<10}  {}, and {} with the same outcome\n", "shards", from.shards,
                         reports::counted(from.repeats, "repeat"));
  reports::append_format(out, "{:<10}  {} ({:.1f} %), confirmed by another engine\n", "audited", from.audited,
                         100.0 * static_cast<double>(from.audited) / from.shards);
  reports::append_format(out, "{:<10}  {} with {}\n", "engine", names(from.engines, "unknown"),
                         names(from.kernels, "no vectorized code"));
  reports::append_format(out, "{:<10}  eightfold {}, built from commit {}\n", "program",
                         names(from.versions, "unknown"), names(from.commits, "unknown"));
  reports::append_format(out, "{:<10}  {}\n", "job", from.job);
  return out;
}

}  // namespace

std::string result_json(const FinalResult& result) {
  return reports::in_lines(ordered_json{{"$schema", "urn:eightfold:schema:job-result:1.0"},
                                        {"result", json_of(result.result)},
                                        {"provenance", json_of(result.provenance)}});
}

std::string result_text(const FinalResult& result, const reports::Style& style) {
  std::string out = numbers(result.result);
  if (result.result.orbits_by_type) out += orbits(result.result);
  out += fmt::format("\n{:<10}  {}\n", "check", residues(result.result));
  return style.heading(title_of(result.result)) + "\n\n" +
         reports::constraints_text(result.result.board, Rule::queens, style) +
         reports::flowed(out, style, 2) + reports::fitted(provenance(result.provenance), style);
}

}  // namespace eightfold::job
