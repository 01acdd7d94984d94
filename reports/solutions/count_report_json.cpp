#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/count_report.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json orbit_types(const OrbitCounts& counts) {
  ordered_json types = ordered_json::array();
  for (const OrbitTypeCount& each : orbit_types_of(counts))
    add_exact(types.emplace_back(ordered_json{{"type", name_of(each.type)}, {"orbit_size", each.size}}),
              "orbits", each.orbits);
  return types;
}

ordered_json residues(const CountResult& counted) {
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < check_primes.size(); ++i)
    list.push_back({{"modulus", check_primes[i]}, {"residue", counted.residues[i]}});
  return list;
}

void append_json_head(std::string& out, const CountReportHead&, const Style&) {
  out += '{';
  append_members(out, document_head("count"));
  out += ",\n  \"counts\": [";
}

void append_json_board(std::string& out, const CountReportHead&, const CountedBoard& board, bool first,
                       const Style&) {
  const CountResult& counted = board.counted;
  ordered_json entry = {{"n", board.n}};
  if (board.rule != Rule::queens) entry["rule"] = name_of(board.rule);
  if (!board.prefix.empty()) entry["prefix"] = std::vector<int>(board.prefix.begin(), board.prefix.end());
  add_exact(entry, "solutions", counted.solutions);
  entry["residues"] = residues(counted);
  if (board.orbits) {
    add_exact(entry, "fundamental", board.orbits->counts.orbits);
    entry["orbit_types"] = orbit_types(board.orbits->counts);
    add_exact(entry, "fixed_by_half_turn", board.orbits->fixed_points[Symmetry::rotate180]);
    add_exact(entry, "fixed_by_quarter_turn", board.orbits->fixed_points[Symmetry::rotate90]);
  }
  entry["engine"] = name_of(counted.engine);
  if (counted.kernel != Kernel::automatic) entry["kernel"] = name_of(counted.kernel);
  if (counted.engine == Engine::backtrack) add_exact(entry, "boards_visited", counted.statistics.boards);
  entry["threads"] = counted.threads;
  entry["seconds"] = board.seconds;
  out += (first ? "\n    " : ",\n    ") + entry.dump();
}

void append_json_tail(std::string& out, const CountReportHead&, const Style&) { out += "\n  ]\n}\n"; }

}  // namespace

const CountReportFormat count_report_json = {"json", append_json_head, append_json_board, append_json_tail};

}  // namespace eightfold::reports
