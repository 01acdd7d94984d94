// The orbit report as JSON, in the key order of the published format, with one line per orbit.
#include <array>
#include <nlohmann/json.hpp>

#include "eightfold/reports/io/internal/json_document.hpp"
#include "eightfold/reports/notation/internal/scanner.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/reports/text/internal/append.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json element_names(SymmetrySet set) {
  ordered_json names = ordered_json::array();
  for (const Symmetry g : set) names.push_back(name_of(g));
  return names;
}

void append_head(std::string& out, const OrbitReportHead& head) {
  ordered_json document = document_head("orbit-report");
  document["board"] = {{"rows", head.size}, {"columns", head.size}};
  document["group"] = {{"name", name_of(head.group)},
                       {"order", head.group.order()},
                       {"elements", element_names(head.group.elements())}};
  out += '{';
  append_members(out, members_of(document));
  out += ",\n  \"orbits\": [";
}

// The names of the elements of a subgroup as JSON. There are ten subgroups, and every orbit needs one.
const std::string& stabilizer_json(Subgroup stabilizer) {
  static const std::array<std::string, 256> by_bits = [] {
    std::array<std::string, 256> names;
    for (const Subgroup group : all_subgroups())
      names[group.elements().bits()] = element_names(group.elements()).dump();
    return names;
  }();
  return by_bits[stabilizer.elements().bits()];
}

// Formatted without a JSON object, because there may be millions of orbits. The names need no escapes.
void append_orbit(std::string& out, const OrbitReportHead& head, std::uint64_t index, const Orbit& orbit) {
  append_format(out, "{}{{\"index\":{},\"representative\":", index == 1 ? "\n    " : ",\n    ", index);
  append_columns(out, orbit.representative, 0, ',');
  append_format(out, ",\"size\":{},\"stabilizer\":{}", orbit.size, stabilizer_json(orbit.stabilizer));
  if (head.members) {
    char before = '[';
    out += ",\"members\":";
    for (const Image& member : distinct_images(orbit.representative, head.group)) {
      out += before;
      out += "{\"columns\":";
      append_columns(out, member.placement, 0, ',');
      append_format(out, ",\"symmetry\":\"{}\"}}", name_of(member.witness));
      before = ',';
    }
    out += ']';
  }
  out += '}';
}

void append_tail(std::string& out, const OrbitReportHead& head, const CheckedOrbitCount& tail) {
  ordered_json types = ordered_json::array();
  for (const auto& [type, size, orbits, placements] : orbit_types_of(tail.counts))
    types.push_back(
        {{"type", name_of(type)}, {"orbit_size", size}, {"orbits", orbits}, {"solutions", placements}});
  ordered_json fixed_points = ordered_json::object();
  for (const Symmetry g : head.group.elements()) fixed_points[std::string(name_of(g))] = tail.fixed_points[g];
  out += tail.counts.orbits > 0 ? "\n  ]," : "],";
  append_members(out, members_of({{"solutions", tail.counts.placements},
                                  {"orbit_count", tail.counts.orbits},
                                  {"orbit_types", types},
                                  {"burnside",
                                   {{"fixed_points", fixed_points},
                                    {"sum", tail.fixed_point_sum},
                                    {"group_order", head.group.order()},
                                    {"orbit_count", tail.burnside_orbits},
                                    {"agrees", tail.agrees()}}}}));
  out += "\n}\n";
}

}  // namespace

const OrbitReportFormat orbit_report_json = {"json", ".json", append_head, append_orbit, append_tail};

}  // namespace eightfold::reports
