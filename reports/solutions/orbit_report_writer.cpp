#include "eightfold/reports/solutions/orbit_report_writer.hpp"

#include <fmt/core.h>

#include <stdexcept>
#include <utility>

#include "reports/solutions/internal/orbit_layouts.hpp"

namespace eightfold::reports {
namespace {

OrbitReportLayout layout_of(const OrbitReportParams& params) {
  if (params.n < 0 || params.n > max_size) throw std::invalid_argument("a board has 0 to 32 rows");
  switch (params.format) {
    case OrbitReportFormat::text:
      return orbit_table(params);
    case OrbitReportFormat::boards:
      return boards_fit(params) ? orbit_boards(params) : orbit_table(params);
    case OrbitReportFormat::json:
      return orbit_json(params);
    case OrbitReportFormat::csv:
      return orbit_csv(params);
  }
  throw std::invalid_argument("the format of an orbit report is text, boards, json or csv");
}

}  // namespace

OrbitReportWriter::OrbitReportWriter(const OrbitReportParams& params, TextSink sink)
    : n_(params.n), group_(params.group), layout_(layout_of(params)), sink_(std::move(sink)) {
  layout_.append_head(text_);
}

void OrbitReportWriter::add(std::span<const Orbit> orbits) {
  require_unfinished();
  for (const Orbit& orbit : orbits) check(orbit);
  for (const Orbit& orbit : orbits) {
    counts_.add(orbit);
    counts_.placements += static_cast<std::uint64_t>(orbit.size);
    layout_.append_orbit(text_, counts_.orbits, orbit);
  }
  write();
}

void OrbitReportWriter::finish(const CheckedOrbitCount& count) {
  require_unfinished();
  if (count.counts != counts_)
    throw std::invalid_argument(
        fmt::format("the report has {} orbits of {} placements, but the counts are of "
                    "{} orbits of {} placements or of other types",
                    counts_.orbits, counts_.placements, count.counts.orbits, count.counts.placements));
  if (count.fixed_points.group() != group_)
    throw std::invalid_argument(
        fmt::format("the report is for the {} group, but the fixed points are those of "
                    "the {} group",
                    name_of(group_), name_of(count.fixed_points.group())));
  finished_ = true;
  layout_.append_tail(text_, count);
  write();
}

void OrbitReportWriter::require_unfinished() const {
  if (finished_) throw std::logic_error("the orbit report is finished");
}

void OrbitReportWriter::check(const Orbit& orbit) const {
  if (orbit.representative.rows() != n_ || !is_permutation(orbit.representative))
    throw std::invalid_argument(fmt::format("the orbit is not one of permutations of {} rows", n_));
  if (!group_.elements().contains(orbit.stabilizer.elements()) ||
      orbit.size * orbit.stabilizer.order() != group_.order())
    throw std::invalid_argument(
        fmt::format("the orbit of {} with the stabilizer {} is not one of the {} group", orbit.size,
                    name_of(orbit.stabilizer), name_of(group_)));
}

void OrbitReportWriter::write() {
  sink_(text_);
  text_.clear();
}

}  // namespace eightfold::reports
