// The orbit report as CSV: a line for each orbit, or with members a line for each member. The counts are in
// the other formats.
#include <fmt/core.h>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/solutions/internal/orbit_layouts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// No cell needs quotes: a placement is a vector, and the elements of a stabilizer are separated by spaces.
std::string orbit_cells(std::uint64_t index, const Orbit& orbit) {
  return fmt::format("{},{},{},{},{}", index, as_vector(orbit.representative), orbit.size,
                     name_of(class_of(orbit.stabilizer)),
                     joined(orbit.stabilizer.elements(), " ", [](Symmetry g) { return name_of(g); }));
}

void append_csv_orbit(std::string& out, const OrbitReportParams& params, std::uint64_t index,
                      const Orbit& orbit) {
  const std::string cells = orbit_cells(index, orbit);
  if (!params.members) {
    append_format(out, "{}\n", cells);
    return;
  }
  for (const Image& member : distinct_images(orbit.representative, params.group))
    append_format(out, "{},{},{}\n", cells, as_vector(member.placement), name_of(member.witness));
}

}  // namespace

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
