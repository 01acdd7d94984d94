#include <nlohmann/json.hpp>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/job/run/result.hpp"
#include "reports/job/shard/json_members.hpp"

namespace eightfold::job {
namespace {

using nlohmann::ordered_json;

ordered_json orbit_types(const OrbitsByType& orbits) {
  ordered_json types = ordered_json::array();
  for (const auto& [type, size, count, placements] : orbit_types_of(orbits))
    reports::add_exact(types.emplace_back(ordered_json{{"type", name_of(type)}, {"orbit_size", size}}),
                       "orbits", count);
  return types;
}

ordered_json json_of(const Result& result) {
  ordered_json json = {{"work", name_of(result.work)}, {"n", result.n}};
  const auto add = [&](const std::string& key, const std::optional<std::uint64_t>& number) {
    if (number) reports::add_exact(json, key, *number);
  };
  add("solutions", result.solutions);
  add("fixed_by_half_turn", result.half_turn);
  add("fixed_by_quarter_turn", result.quarter_turn);
  add("fundamental", result.fundamental);
  if (result.orbits_by_type) json["orbit_types"] = orbit_types(*result.orbits_by_type);
  json["residues"] = residues_json(result.residues);
  return json;
}

ordered_json json_of(const ResultProvenance& provenance) {
  return {{"versions", provenance.versions},
          {"commits", provenance.commits},
          {"engines", provenance.engines},
          {"kernels", provenance.kernels},
          {"job", provenance.job},
          {"shards", provenance.shards},
          {"duplicates", provenance.duplicates},
          {"audited", provenance.audited},
          {"audited_fraction", static_cast<double>(provenance.audited) / provenance.shards}};
}

}  // namespace

std::string result_json(const FinalResult& result) {
  return reports::in_lines(ordered_json{{"$schema", "urn:eightfold:schema:job-result:1.0"},
                                        {"result", json_of(result.result)},
                                        {"provenance", json_of(result.provenance)}});
}

}  // namespace eightfold::job
