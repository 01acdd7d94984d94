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

// The text with the first occurrence of `from` after `behind` replaced.
std::string altered_in(std::string text, const std::string& behind, const std::string& from,
                       const std::string& to) {
  const auto start = text.find(behind);
  const auto found = start == std::string::npos ? start : text.find(from, start);
  if (found == std::string::npos) throw std::logic_error("the report has no " + from);
  return text.replace(found, from.size(), to);
}

std::string altered(const std::string& behind, const std::string& from, const std::string& to) {
  return altered_in(report(), behind, from, to);
}

}  // namespace

HostileInputs hostile_reports() {
  return {
      {"a report cut in half", report().substr(0, report().size() / 2), {"line "}},
      {"a report without its last brace", report().substr(0, report().rfind('}')), {"ends too early"}},
      {"a report of nothing",
       R"({"$schema":"urn:eightfold:schema:orbit-report:1.0"})",
       {at(1, 1), "has no solutions"}},
      {"a report of version 9.9", altered("$schema", "report:1.0", "report:9.9"), {"orbit-report:1.0"}},
      {"a report of two versions",
       altered("schema_version", "\"1.0\"", "\"1.1\""),
       {at(3, 21), "schema_version"}},
      {"a report without its N", altered("", "\"n\":", "\"m\":"), {"has no n"}},
      {"a report of another N",
       altered("", "\"n\": 4", "\"n\": 5"),
       {at(5, 8), "contradicts itself: n is 5"}},
      {"a report without its rule", altered("", "\"rule\"", "\"role\""), {"has no rule"}},
      {"a report of an unknown rule", altered("rule", "\"queens\"", "\"kings\""), {at(6, 11), "kings"}},
      {"a report of another type",
       altered("representative", "\"type\":\"quarter_turn\"", "\"type\":\"half_turn\""),
       {"line 10, column ", "the type is half_turn, but the stabilizer gives quarter_turn"}},
      {"a report of another witness",
       altered("members", "\"flip_horizontal\"", "\"rotate90\""),
       {"line 10, column ", "rotate90 does not take"}},
      {"a report without an exact number",
       altered("", "\"orbit_count_text\"", "\"orbit_count_words\""),
       {"has no orbit_count_text"}},
      {"a report with another exact number",
       altered("", "\"solutions_text\": \"2\"", "\"solutions_text\": \"3\""),
       {at(12, 16), "contradicts itself: solutions is 2, but solutions_text is 3, which is exact"}},
      {"a report with a number for its text",
       altered("", "\"solutions_text\": \"2\"", "\"solutions_text\": 2"),
       {"line 13, column ", "solutions_text must be text in quotes"}},
      {"a report with words for its text",
       altered("", "\"solutions_text\": \"2\"", "\"solutions_text\": \"two\""),
       {"line 13, column ", "solutions_text must be a whole number in quotes"}},
      {"a report with another exact tally",
       altered("fixed_points_text", "\"rotate90\":\"2\"", "\"rotate90\":\"0\""),
       {"line 18, column ", "contradicts itself: rotate90 is 2, but rotate90_text is 0"}},
      {"a report with a shorter exact tally",
       altered("fixed_points_text", "\"rotate90\":\"2\",", ""),
       {"line 19, column ", "fixed_points and fixed_points_text differ"}},
      {"a report with another element in its exact tally",
       altered("fixed_points_text", "\"rotate90\"", "\"rotate91\""),
       {"line 18, column ", "fixed_points_text has no rotate90"}},
      {"a report without its orbits", altered("", "\"orbits\": [", "\"orbit\": ["), {"has no orbits"}},
      {"a report without its solutions", altered("", "\"solutions\"", "\"solution\""), {"has no solutions"}},
      {"a report without its group", altered("", "\"group\"", "\"troup\""), {"has no group"}},
      {"a report of another board", altered("\"board\"", "\"rows\":4", "\"rows\":5"), {"line 7, column "}},
      {"a report of a huge board",
       altered("\"board\"", "\"rows\":4", "\"rows\":1000000000"),
       {"line 7, column "}},
      {"a report of more solutions",
       altered("", "\"solutions\": 2,\n  \"solutions_text\": \"2\"",
               "\"solutions\": 3,\n  \"solutions_text\": \"3\""),
       {at(12, 16), "solutions"}},
      {"a report of more orbits",
       altered("", "\"orbit_count\": 1,\n  \"orbit_count_text\": \"1\"",
               "\"orbit_count\": 2,\n  \"orbit_count_text\": \"2\""),
       {at(14, 18), "orbit_count"}},
      {"a report of another sum",
       altered("burnside", "\"sum\": 8,\n    \"sum_text\": \"8\"", "\"sum\": 16,\n    \"sum_text\": \"16\""),
       {"burnside_sum"},
       true},
      {"a report of another tally",
       altered_in(altered("burnside", "\"rotate90\":2", "\"rotate90\":0"), "fixed_points_text",
                  "\"rotate90\":\"2\"", "\"rotate90\":\"0\""),
       {"fixed_points"},
       true},
      {"a report with a key twice",
       altered("", "\"solutions\": 2", "\"solutions\": 2, \"solutions\": 2"),
       {"twice"}},
      {"a report of text for a number",
       altered("", "\"solutions\": 2", "\"solutions\": \"two\""),
       {at(12, 16), "must be"}},
      {"a report whose orbits are an object",
       altered("", "\"orbits\": [", "\"orbits\": {\"a\": ["),
       {"line "}},
      {"a report of an unknown group", altered("\"group\"", "\"full\"", "\"fool\""), {at(8, 20), "fool"}},
      {"a census for a report",
       R"({"$schema":"urn:eightfold:schema:census:1.0"})",
       {at(1, 12), "submission:1.0"}},
      {"a rubric for a submission",
       R"({"$schema":"urn:eightfold:schema:rubric:1.0","points":{}})",
       {"line 1, column "}},
  };
}

}  // namespace eightfold::test
