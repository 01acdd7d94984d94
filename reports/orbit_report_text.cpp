// The orbit report as a table that a student can read.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "reports/notation/notation.hpp"
#include "reports/orbit_report.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

// The table is written before its length is known. There are no more orbits than solutions, and those of N
// queens have at most N - 7 digits for 10 < N < 28 (A000170). A user's own list may outgrow it.
int index_width(int size) { return size < 9 ? 2 : std::max(3, size - 7); }

// "[0 4 7 5 2 6 1 3]": numbers of two digits from N = 11 on, brackets, spaces between.
int vector_width(int size) {
  const int digits = size + std::max(0, size - 10);
  return std::max(14, digits + std::max(0, size - 1) + 2);
}

void append_head(std::string& out, const OrbitReportHead& head) {
  fmt::format_to(std::back_inserter(out), "{}\n\n",
                 head.style.heading(fmt::format("Orbits of the {} under the {} group (order {})",
                                                head.placements, name_of(head.group), head.group.order())));
  fmt::format_to(
      std::back_inserter(out), "{}\n",
      head.style.heading(fmt::format("{:>{}}  {:<{}}  size  stabilizer", "#", index_width(head.size),
                                     "representative", vector_width(head.size))));
}

void append_orbit(std::string& out, const OrbitReportHead& head, std::uint64_t index, const Orbit& orbit) {
  fmt::format_to(std::back_inserter(out), "{:>{}}  {:<{}}  {:>4}  {}\n", index, index_width(head.size),
                 as_vector(orbit.representative), vector_width(head.size), orbit.size,
                 name_of(orbit.stabilizer));
  if (!head.members) return;
  for (const Image& member : orbit_of(orbit.representative, head.group))
    fmt::format_to(std::back_inserter(out), "{:>{}}  {:<{}}        {}\n", "", index_width(head.size),
                   as_vector(member.placement), vector_width(head.size), name_of(member.witness));
}

void append_tail(std::string& out, const OrbitReportHead& head, const CheckedOrbitCount& tail) {
  auto to = std::back_inserter(out);
  if (tail.counts.orbits == 0) fmt::format_to(to, "{:>{}}  none\n", "", index_width(head.size));
  fmt::format_to(to, "\n{}\n",
                 head.style.heading(
                     fmt::format("{:<14}  {:>4}  {:>12}  {:>12}", "type", "size", "orbits", "solutions")));
  for (const SubgroupClass type : all_subgroup_classes) {
    const std::uint64_t orbits = tail.counts.orbits_by_type[index_of(type)];
    const std::uint64_t placements = tail.counts.placements_by_type[index_of(type)];
    if (orbits > 0)
      fmt::format_to(to, "{:<14}  {:>4}  {:>12}  {:>12}\n", name_of(type), placements / orbits, orbits,
                     placements);
  }
  fmt::format_to(to, "{:<14}  {:>4}  {:>12}  {:>12}\n\n", "total", "", tail.counts.orbits,
                 tail.counts.placements);
  fmt::format_to(to, "{}\n", orbit_size_equation(tail.counts));
  fmt::format_to(to, "Burnside: {}; isomorph rejection: {}; {}\n", burnside_equation(tail, head.group),
                 tail.counts.orbits,
                 tail.agrees() ? head.style.good("they agree") : head.style.bad("THEY DISAGREE"));
}

}  // namespace

const OrbitReportFormat orbit_report_text = {"text", ".txt", append_head, append_orbit, append_tail};

}  // namespace eightfold::reports
