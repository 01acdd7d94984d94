#include "tests/reports/coursework/hostile/inputs.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? 0 : end + separator.size());
  }
  return parts;
}

// The orbit report with changes "behind ¦ from ¦ to", where `from` is the first one after `behind`.
std::string changed_report(const std::string& changes) {
  std::string report = contents_of(EIGHTFOLD_DATA_DIR "/goldens/orbits-4-members.json");
  const std::vector<std::string> parts = split(changes, " ¦ ");
  for (std::size_t i = 0; i + 2 < parts.size(); i += 3) {
    const auto start = report.find(parts[i]);
    const auto found = start == std::string::npos ? start : report.find(parts[i + 1], start);
    if (found == std::string::npos) throw std::logic_error("the report has no " + parts[i + 1]);
    report.replace(found, parts[i + 1].size(), parts[i + 2]);
  }
  return report;
}

// The rows of a table: a name, whether claims can be read, the input, and the words.
HostileInputs rows_of(const std::string& file, std::string (*input_of)(const std::string&)) {
  HostileInputs inputs;
  for (const std::string& line :
       lines_of(contents_of(EIGHTFOLD_DATA_DIR "/goldens/coursework/hostile-" + file))) {
    if (line.empty() || line.starts_with('#')) continue;
    const std::vector<std::string> cells = split(line, "\t");
    if (cells.size() < 4) throw std::invalid_argument("not four cells: " + line);
    inputs.push_back(
        {cells[0], input_of(unescaped(cells[2])), {cells.begin() + 3, cells.end()}, cells[1] == "read"});
  }
  return inputs;
}

}  // namespace

HostileInputs hostile_inputs() {
  HostileInputs all = hostile_combinations();
  for (const auto& more : {rows_of("inputs.tsv", [](const std::string& text) { return text; }),
                           rows_of("orbit-reports.tsv", changed_report)})
    all.insert(all.end(), more.begin(), more.end());
  std::string keys = "element,fixed\nn,4\n";
  for (int i = 0; i < 2000; ++i) keys += "k" + std::to_string(i) + ",1\n";
  all.push_back({"CSV with 2000 other keys", keys, {at(3, 1), "k0"}});
  const std::string report = changed_report("");
  all.push_back({"a report cut in half", report.substr(0, report.size() / 2), {"line "}});
  all.push_back({"a report without its last brace", report.substr(0, report.rfind('}')), {"ends too early"}});
  return all;
}

std::string at(int line, int column) {
  return "line " + std::to_string(line) + ", column " + std::to_string(column) + ":";
}

std::string times(std::size_t count, const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < count; ++i) result += text;
  return result;
}

std::string unescaped(std::string_view text) {
  static constexpr std::string_view open = "⟨", close = "⟩", cross = " × ";
  static constexpr std::array<std::pair<std::string_view, char>, 3> signs = {
      {{"⏎", '\n'}, {"␍", '\r'}, {"⇥", '\t'}}};
  std::string result;
  while (!text.empty()) {
    const auto sign = std::ranges::find_if(signs, [&](const auto& s) { return text.starts_with(s.first); });
    if (sign != signs.end()) {
      result += sign->second;
      text.remove_prefix(sign->first.size());
    } else if (text.starts_with(open)) {
      const std::string inside(text.substr(open.size(), text.find(close) - open.size()));
      text.remove_prefix(open.size() + inside.size() + close.size());
      if (const auto found = inside.find(cross); found != std::string::npos) {
        result += times(std::stoul(inside), unescaped(std::string_view(inside).substr(found + cross.size())));
      } else {
        for (const std::string& byte : words_of(inside))
          result += static_cast<char>(std::stoi(byte, nullptr, 16));
      }
    } else {
      result += text.front();
      text.remove_prefix(1);
    }
  }
  return result;
}

}  // namespace eightfold::test
