#include "reports/page/embedded_report.hpp"

#include <string_view>

#include "reports/solutions/orbit_report.hpp"

namespace eightfold::reports {
namespace {

// Outside of strings JSON has none of these characters, so the escapes never change its meaning.
std::string escaped(std::string_view json) {
  std::string result;
  result.reserve(json.size());
  for (const char c : json) {
    if (c == '<')
      result += "\\u003c";
    else if (c == '>')
      result += "\\u003e";
    else if (c == '&')
      result += "\\u0026";
    else
      result += c;
  }
  return result;
}

}  // namespace

std::string embedded_report(const OrbitPage& page) {
  OrbitReportHead head;
  head.size = page.size;
  head.group = page.group;
  std::string json;
  orbit_report_json.append_head(json, head);
  std::uint64_t index = 0;
  for (const Orbit& orbit : page.orbits) orbit_report_json.append_orbit(json, head, ++index, orbit);
  orbit_report_json.append_tail(json, head, page.count);
  return escaped(json);
}

}  // namespace eightfold::reports
