// The orbit report as a text table.
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/solutions/internal/orbit_layouts.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The width of the index. The table is written before the number of orbits is known, but the number of
// N-queens solutions has at most N - 7 digits for 10 < N < 28 (OEIS A000170). Indices of a user's list may be
// wider.
int index_width(int size) { return size < 9 ? 2 : std::max(3, grouped_width(size - 7)); }

// In a box, a wider number would shift the frame, so the width also fits the orbits of rooks (OEIS A000903).
int boxed_index_width(int size) {
  return std::max({index_width(size), 3, grouped_width(std::min(size - 4, 5))});
}

// The width of "[0 4 7 5 2 6 1 3]". From N = 11 on, some column indices have two digits.
int vector_width(int size) {
  const int digits = size + std::max(0, size - 10);
  return std::max(14, digits + std::max(0, size - 1) + 2);
}

// The width of "anti-diagonal mirror group", or of "by the counterclockwise quarter turn".
int width_of_last(const OrbitReportParams& params) { return params.members ? 36 : 26; }

TextTable table_of(const OrbitReportParams& params) {
  const int index = params.style.unicode ? boxed_index_width(params.n) : index_width(params.n);
  const std::array<TextColumn, 4> columns = {
      {{"#", index, true},
       {"representative", vector_width(params.n), false, true},
       {"size", 4, true},
       {.title = "stabilizer", .width = width_of_last(params), .ragged = true}}};
  return {columns, params.style};
}

void append_orbit(std::string& out, const TextTable& table, std::uint64_t index, const Orbit& orbit) {
  table.append_row(out,
                   std::array{grouped(index), as_vector(orbit.representative), std::to_string(orbit.size),
                              std::string(group_in_words(orbit.stabilizer))});
}

void append_members(std::string& out, const TextTable& table, const Orbit& orbit, Subgroup group) {
  for (const Image& member : distinct_images(orbit.representative, group))
    table.append_row(out, std::array{std::string(), as_vector(member.placement), std::string(),
                                     fmt::format("by the {}", in_words(member.witness))});
}

}  // namespace

OrbitReportLayout orbit_table(const OrbitReportParams& params) {
  const TextTable table = table_of(params);
  return {
      .append_head =
          [=](std::string& out) {
            out += orbit_title(params);
            table.append_head(out);
          },
      .append_orbit =
          [=](std::string& out, std::uint64_t index, const Orbit& orbit) {
            if (params.members && index > 1) table.append_rule(out);
            append_orbit(out, table, index, orbit);
            if (params.members) append_members(out, table, orbit, params.group);
          },
      .append_tail =
          [=](std::string& out, const CheckedOrbitCount& count) {
            if (count.counts.orbits == 0)
              table.append_row(out, std::array{std::string(), std::string("none")});
            table.append_end(out);
            out += orbit_summary(params, count);
          },
  };
}

}  // namespace eightfold::reports
