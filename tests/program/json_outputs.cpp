#include "tests/program/json_outputs.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

// The words that stand for "{0..12}", "{group}" or "{rule}".
std::vector<std::string> words_for(const std::smatch& placeholder) {
  std::vector<std::string> words;
  if (placeholder[1] == "group")
    for (const Subgroup group : all_subgroups()) words.emplace_back(name_of(group));
  else if (placeholder[1] == "rule")
    for (const Rule rule : all_rules) words.emplace_back(name_of(rule));
  else
    for (int n = std::stoi(placeholder[2]); n <= std::stoi(placeholder[3]); ++n)
      words.push_back(std::to_string(n));
  return words;
}

std::vector<std::string> expanded(const std::string& line) {
  static const std::regex placeholder(R"(\{(group|rule|(\d+)\.\.(\d+))\})");
  std::smatch found;
  if (!std::regex_search(line, found, placeholder)) return {line};
  std::vector<std::string> lines;
  for (const std::string& word : words_for(found))
    for (std::string& each : expanded(found.prefix().str() + word + found.suffix().str()))
      lines.push_back(std::move(each));
  return lines;
}

// Appends the documents that a command prints, if any.
void run_command(const std::string& command, const TemporaryFolder& folder,
                 std::vector<JsonOutput>& outputs) {
  const std::string path =
      std::filesystem::path(program_path()).parent_path().string() + ':' + std::getenv("PATH");
  const ProgramRun run =
      run_program("sh", {"-c", "cd \"$0\" && " + command, folder.path()}, {.environment = {{"PATH", path}}});
  EXPECT_LE(run.exit_code, 1) << command << '\n' << run.err;
  if (json::accept(run.out)) {
    outputs.push_back({command, run.out});
    return;
  }
  for (const std::string& line : lines_of(run.out)) outputs.push_back({command, line});
}

// The text of a number, or of each number in an array or object, as add_exact writes it.
json exact_text(const json& value) {
  if (value.is_number_integer()) return value.dump();
  if (!value.is_structured()) return value;
  json text = value;
  for (auto& part : text) part = exact_text(part);
  return text;
}

// Whether the text says the same as the value, or more: beyond 64 bits the value is null.
bool agrees(const json& value, const json& text) {
  if (value.is_null() && text.is_string()) return text.get<std::string>().size() >= 20;
  if (value.is_structured() && text.type() == value.type() && text.size() == value.size()) {
    for (const auto& [key, part] : value.items())
      if (value.is_object() ? !text.contains(key) || !agrees(part, text[key])
                            : !agrees(part, text[std::stoul(key)]))
        return false;
    return true;
  }
  return exact_text(value) == text;
}

// The double is the same number for all integers up to 2^53.
bool is_exact_as_double(const json& value) {
  constexpr std::int64_t most = std::int64_t{1} << 53;
  return value <= most && value >= -most;
}

void append_lost(const json& value, const std::string& place, bool has_text, std::string& lost) {
  if (value.is_number_integer() && !has_text && !is_exact_as_double(value))
    lost += place + " is beyond 2^53 and has no text\n";
  if (!value.is_structured()) return;
  for (const auto& [key, part] : value.items()) {
    const auto text = value.is_object() ? value.find(key + "_text") : value.end();
    const bool has_own_text = text != value.end();
    if (has_own_text && !agrees(part, *text)) lost += place + '/' + key + " and its text differ\n";
    append_lost(part, place + '/' + key, has_text || has_own_text, lost);
  }
}

}  // namespace

std::vector<JsonOutput> json_outputs(bool large) {
  const std::string prefix = "large ";
  const TemporaryFolder folder;
  std::vector<JsonOutput> outputs;
  for (const std::string& line :
       lines_of(contents_of(EIGHTFOLD_SOURCE_DIR "/tests/program/json_outputs.txt"))) {
    if (line.empty() || line[0] == '#' || line.starts_with(prefix) != large) continue;
    for (const std::string& command : expanded(line.substr(large ? prefix.size() : 0)))
      run_command(command, folder, outputs);
  }
  return outputs;
}

std::string schema_of(const json& document) {
  static const std::regex urn("urn:eightfold:schema:(.+):(.+)");
  std::smatch parts;
  const std::string schema = document.value("$schema", "urn:eightfold:schema:listing:1.0");
  return std::regex_match(schema, parts, urn) ? parts[1].str() + '-' + parts[2].str() : schema;
}

std::string lost_digits(const json& document) {
  std::string lost;
  append_lost(document, "", false, lost);
  return lost;
}

void expect_exact_and_valid(const std::vector<JsonOutput>& outputs) {
  for (const auto& [command, text] : outputs) {
    const json document = json::parse(text, nullptr, false);
    ASSERT_TRUE(document.is_object()) << command << '\n' << text;
    EXPECT_EQ(violations_of(schema_of(document), document), "") << command;
    EXPECT_EQ(lost_digits(document), "") << command;
  }
}

}  // namespace eightfold::test
