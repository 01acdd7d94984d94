// The orbit report as JSON, in the key order of the published format, with one line per orbit; and as CSV: a
// line for each orbit, or with members a line for each member, without the counts. Both format an orbit
// without a JSON object, because there may be millions. Names need no escapes, and no cell needs quotes: a
// placement is a vector, and the elements of a stabilizer are separated by spaces.
#include <array>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/notation/internal/reading_report.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/solutions/internal/orbit_layouts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

void append_head(std::string& out, const OrbitReportParams& params) {
  ordered_json document = document_head("orbit-report");
  document["n"] = params.n;
  document["rule"] = params.rule ? ordered_json(name_of(*params.rule)) : nullptr;
  document["board"] = {{"rows", params.n}, {"columns", params.n}};
  add_constraints(document, params.board);
  if (params.reading) document["reading"] = reading_json(*params.reading);
  document["group"] = acting_group_json(params.group);
  out += '{';
  append_members(out, document);
  out += ",\n  \"orbits\": [";
}

// The names of the elements of a subgroup as JSON. There are ten subgroups, and every orbit needs one.
const std::string& stabilizer_json(Subgroup stabilizer) {
  static const std::array<std::string, 256> by_bits = [] {
    std::array<std::string, 256> names;
    for (const Subgroup group : all_subgroups())
      names[group.elements().bits()] = names_json(group.elements()).dump();
    return names;
  }();
  return by_bits[stabilizer.elements().bits()];
}

void append_orbit(std::string& out, const OrbitReportParams& params, std::uint64_t index,
                  const Orbit& orbit) {
  append_format(out, "{}{{\"index\":{},\"representative\":", index == 1 ? "\n    " : ",\n    ", index);
  append_columns(out, orbit.representative, 0, ',');
  append_format(out, ",\"size\":{},\"type\":\"{}\",\"stabilizer\":{}", orbit.size,
                name_of(class_of(orbit.stabilizer)), stabilizer_json(orbit.stabilizer));
  if (params.members) {
    char before = '[';
    out += ",\"members\":";
    for (const Image& member : distinct_images(orbit.representative, params.group)) {
      out += before;
      out += "{\"columns\":";
      append_columns(out, member.placement, 0, ',');
      append_format(out, ",\"witness\":\"{}\"}}", name_of(member.witness));
      before = ',';
    }
    out += ']';
  }
  out += '}';
}

void append_tail(std::string& out, const OrbitReportParams& params, const CheckedOrbitCount& count) {
  const auto type_json = [](const OrbitTypeCount& each) {
    ordered_json entry = orbit_type_json(each);
    add_exact(entry, "solutions", each.placements);
    return entry;
  };
  ordered_json burnside;
  add_exact(burnside, "fixed_points", by_name(params.group.elements(), count.fixed_points));
  add_exact(burnside, "sum", count.fixed_point_sum);
  burnside["group_order"] = params.group.order();
  add_exact(burnside, "orbit_count", count.burnside_orbits);
  burnside["agrees"] = count.agrees();
  ordered_json tail;
  add_exact(tail, "solutions", count.counts.placements);
  add_exact(tail, "orbit_count", count.counts.orbits);
  tail["orbit_types"] = list_of(orbit_types_of(count.counts), type_json);
  tail["burnside"] = burnside;
  out += count.counts.orbits > 0 ? "\n  ]," : "],";
  append_members(out, tail);
  out += "\n}\n";
}

void append_csv_orbit(std::string& out, const OrbitReportParams& params, std::uint64_t index,
                      const Orbit& orbit) {
  std::string cells;
  append_format(cells, "{},{},{},{},{}", index, as_vector(orbit.representative), orbit.size,
                name_of(class_of(orbit.stabilizer)),
                joined(orbit.stabilizer.elements(), " ", [](Symmetry g) { return name_of(g); }));
  if (!params.members) {
    out += cells + '\n';
    return;
  }
  for (const Image& member : distinct_images(orbit.representative, params.group))
    append_format(out, "{},{},{}\n", cells, as_vector(member.placement), name_of(member.witness));
}

}  // namespace

OrbitReportLayout orbit_json(const OrbitReportParams& params) {
  return {
      .append_head = [params](std::string& out) { append_head(out, params); },
      .append_orbit = [params](std::string& out, std::uint64_t index,
                               const Orbit& orbit) { append_orbit(out, params, index, orbit); },
      .append_tail = [params](std::string& out,
                              const CheckedOrbitCount& count) { append_tail(out, params, count); },
  };
}

OrbitReportLayout orbit_csv(const OrbitReportParams& params) {
  return {
      .append_head =
          [params](std::string& out) {
            out += "index,representative,size,type,stabilizer";
            out += params.members ? ",member,witness\n" : "\n";
          },
      .append_orbit = [params](std::string& out, std::uint64_t index,
                               const Orbit& orbit) { append_csv_orbit(out, params, index, orbit); },
      .append_tail = [](std::string&, const CheckedOrbitCount&) {},
  };
}

}  // namespace eightfold::reports
