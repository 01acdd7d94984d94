#include "tests/reports/coursework/assignment/filled_template.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace eightfold::test {
namespace {

using nlohmann::json;

std::string stabilizer_in(const json& key, const json& board) {
  for (const json& entry : key.at("stabilizers"))
    if (entry.at("placement") == board) return entry.at("stabilizer");
  return "";
}

}  // namespace

std::string filled_template(const std::string& form, const std::string& key_text) {
  const json key = json::parse(key_text);
  std::string filled;
  std::string heading;
  std::istringstream lines(form);
  for (std::string line; std::getline(lines, line) && heading != "representatives";) {
    filled += line;
    if (line.starts_with("stabilizer of [")) {
      filled += " " + stabilizer_in(key, json::parse(line.substr(14, line.size() - 15)));
    } else if (line.starts_with("  ")) {
      filled += " " + key.at(heading).value(line.substr(2, line.size() - 3), json(0)).dump();
    } else if (line.ends_with(':')) {
      heading = line.substr(0, line.size() - 1);
      std::replace(heading.begin(), heading.end(), ' ', '_');
      if (key.contains(heading) && key.at(heading).is_number()) filled += " " + key.at(heading).dump();
      if (heading == "author") filled += " A Student";
    }
    filled += '\n';
  }
  if (key.contains("representatives"))
    for (const json& placement : key.at("representatives")) filled += placement.dump() + '\n';
  return filled;
}

}  // namespace eightfold::test
