// Orbit reports that are truncated, altered or of another version.
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {
namespace {

std::string report() {
  std::ifstream file(EIGHTFOLD_DATA_DIR "/goldens/orbits-4-members.json", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The report with the first occurrence of `from` after `behind` replaced.
std::string altered(const std::string& behind, const std::string& from, const std::string& to) {
  std::string text = report();
  const auto start = text.find(behind);
  const auto found = start == std::string::npos ? start : text.find(from, start);
  if (found == std::string::npos) throw std::logic_error("the report has no " + from);
  return text.replace(found, from.size(), to);
}

}  // namespace

HostileInputs hostile_reports() {
  return {
      {"a report cut in half", report().substr(0, report().size() / 2), {"line "}},
      {"a report without its last brace", report().substr(0, report().rfind('}')), {"ends too early"}},
      {"a report of nothing",
       R"({"$schema":"urn:eightfold:schema:orbit-report:1.0"})",
       {at(1, 1), "has no board"}},
      {"a report of version 9.9", altered("$schema", "report:1.0", "report:9.9"), {"orbit-report:1.0"}},
      {"a report without its orbits", altered("", "\"orbits\": [", "\"orbit\": ["), {"has no orbits"}},
      {"a report without its solutions", altered("", "\"solutions\"", "\"solution\""), {"has no solutions"}},
      {"a report without its group", altered("", "\"group\"", "\"troup\""), {"has no group"}},
      {"a report of another board", altered("\"board\"", "\"rows\":4", "\"rows\":5"), {"line 5, column "}},
      {"a report of a huge board",
       altered("\"board\"", "\"rows\":4", "\"rows\":1000000000"),
       {"line 5, column "}},
      {"a report of more solutions",
       altered("", "\"solutions\": 2", "\"solutions\": 3"),
       {at(10, 16), "solutions"}},
      {"a report of more orbits",
       altered("", "\"orbit_count\": 1", "\"orbit_count\": 2"),
       {at(11, 18), "orbit_count"}},
      {"a report of another sum", altered("burnside", "\"sum\":8", "\"sum\":16"), {"burnside_sum"}, true},
      {"a report of another tally",
       altered("burnside", "\"rotate90\":2", "\"rotate90\":0"),
       {"fixed_points"},
       true},
      {"a report with a key twice",
       altered("", "\"solutions\": 2", "\"solutions\": 2, \"solutions\": 2"),
       {"twice"}},
      {"a report of text for a number",
       altered("", "\"solutions\": 2", "\"solutions\": \"two\""),
       {at(10, 16), "must be"}},
      {"a report whose orbits are an object",
       altered("", "\"orbits\": [", "\"orbits\": {\"a\": ["),
       {"line "}},
      {"a report of an unknown group", altered("\"group\"", "\"full\"", "\"fool\""), {at(6, 20), "fool"}},
      {"a census for a report",
       R"({"$schema":"urn:eightfold:schema:census:1.0"})",
       {at(1, 12), "submission:1.0"}},
      {"a rubric for a submission",
       R"({"$schema":"urn:eightfold:schema:rubric:1.0","points":{}})",
       {"line 1, column "}},
  };
}

}  // namespace eightfold::test
