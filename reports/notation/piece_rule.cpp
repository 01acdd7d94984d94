// A rule in a file. Whatever has no effect, such as an unknown key or a step given twice, is an error,
// because its author believes that it has one. A step with its opposite is among these.
#include "eightfold/reports/notation/piece_rule.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 9> rule_keys = {
    "$schema", "schema_version", "name", "piece", "letter", "meaning", "slides", "leaps", "border"};
constexpr std::string_view name_characters = "abcdefghijklmnopqrstuvwxyz0123456789-";

constexpr std::size_t longest_rule_name = 32;
constexpr std::size_t longest_meaning = 80;
constexpr std::size_t most_steps = 32;  // whose attacks on a 32×31 board that reflects take 4 s
constexpr int longest_step = max_size - 1;

[[noreturn]] void refuse_at(std::string_view path, std::string_view reason) {
  throw ParseError(fmt::format("{}: {}", path, reason));
}

// The text of a member, or the default.
std::string text_at(const json& rule, std::string_view key, std::string_view otherwise) {
  const auto found = rule.find(key);
  if (found == rule.end()) return std::string(otherwise);
  if (!found->is_string()) refuse_at(key, "must be text in quotes");
  return found->get<std::string>();
}

std::string name_at(const json& rule, std::string_view key, std::string_view otherwise) {
  const std::string name = text_at(rule, key, otherwise);
  if (name.empty() || name.size() > longest_rule_name || !consists_of(name, name_characters) ||
      !('a' <= name[0] && name[0] <= 'z'))
    refuse_at(key,
              fmt::format("{} is not a valid name; use 1 to {} of a-z, 0-9 and -, and begin with a letter",
                          quote(name), longest_rule_name));
  return name;
}

// "knight" for "knights".
std::string_view without_plural(std::string_view name) {
  return name.size() > 1 && name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
}

std::string letter_at(const json& rule, char otherwise) {
  std::string letter = text_at(rule, "letter", {&otherwise, 1});
  if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z')
    refuse_at("letter", fmt::format("{} is not one letter from A to Z", quote(letter)));
  return letter;
}

std::string meaning_at(const json& rule, std::string_view otherwise) {
  std::string meaning = text_at(rule, "meaning", otherwise);
  if (meaning.empty() || character_count(meaning) > longest_meaning || printable(meaning) != meaning)
    refuse_at("meaning", fmt::format("must be one line of 1 to {} characters", longest_meaning));
  return meaning;
}

Border border_at(const json& rule) {
  const std::string name = text_at(rule, "border", name_of(Border::plain));
  const auto found = std::find(border_names.begin(), border_names.end(), name);
  if (found == border_names.end())
    refuse_at("border", fmt::format("{} is not a valid border; choose {}", quote(name),
                                    phrase(border_names, {}, "or")));
  return static_cast<Border>(found - border_names.begin());
}

bool is_component(const json& value) {
  if (!value.is_number()) return false;
  const auto number = value.get<double>();
  return std::abs(number) <= longest_step && number == std::trunc(number);
}

Step step_of(const json& value, const std::string& path) {
  if (!value.is_array() || value.size() != 2 || !is_component(value[0]) || !is_component(value[1]))
    refuse_at(path, fmt::format("must be [down, across], two whole numbers from -{0} to {0}", longest_step));
  return {value[0].get<int>(), value[1].get<int>()};
}

struct PlacedStep {
  Step step;
  std::string path;
};

void expect_new(const PlacedStep& given, const std::vector<PlacedStep>& earlier) {
  const auto& [step, path] = given;
  const std::string words = fmt::format("[{}, {}]", step.down, step.across);
  if (step == Step()) refuse_at(path, words + " stays on its square; remove it");
  for (const PlacedStep& other : earlier) {
    if (step == other.step) refuse_at(path, fmt::format("{} repeats {}; remove one", words, other.path));
    if (step == Step{-other.step.down, -other.step.across})
      refuse_at(path, fmt::format("{} is the opposite of {}, and a step stands for both; remove one", words,
                                  other.path));
  }
}

// The steps of a member, which are appended to those of the whole rule.
std::vector<Step> steps_at(const json& rule, const std::string& key, std::vector<PlacedStep>& all) {
  const auto found = rule.find(key);
  if (found == rule.end()) return {};
  if (!found->is_array()) refuse_at(key, "must be a list of steps [down, across]");
  if (found->size() > most_steps)
    refuse_at(key, fmt::format("has {} steps; the maximum is {}", found->size(), most_steps));
  std::vector<Step> steps;
  for (const json& value : *found) {
    const std::string path = fmt::format("{}[{}]", key, steps.size());
    const PlacedStep given = {step_of(value, path), path};
    expect_new(given, all);
    steps.push_back(given.step);
    all.push_back(given);
  }
  return steps;
}

void expect_rule_keys(const json& rule) {
  if (!rule.is_object())
    throw ParseError(R"(a rule is a JSON object, such as {"name": "wazirs", "leaps": [[0, 1], [1, 0]]})");
  for (const auto& [key, value] : rule.items())
    if (std::find(rule_keys.begin(), rule_keys.end(), key) == rule_keys.end())
      throw ParseError(fmt::format("unknown key {}{}", quote(key), did_you_mean(key, rule_keys)));
  for (const auto& [key, expected] :
       {std::pair("$schema", "urn:eightfold:schema:rule:1.0"), std::pair("schema_version", "1.0")})
    if (text_at(rule, key, expected) != expected) refuse_at(key, fmt::format("must be \"{}\"", expected));
}

}  // namespace

PieceRule read_piece_rule(std::string_view text) {
  const json document = parse_json(text);
  expect_rule_keys(document);
  if (!document.contains("name")) refuse_at("name", "missing; give a name such as \"nightriders\"");
  PieceRule rule;
  rule.name = name_at(document, "name", {});
  if (piece_rule_named(rule.name))
    refuse_at("name", fmt::format("{} is a built-in rule; choose another name", quote(rule.name)));
  rule.piece = name_at(document, "piece", without_plural(rule.name));
  rule.letter = letter_at(document, static_cast<char>(rule.piece[0] - 'a' + 'A'));
  rule.meaning = meaning_at(document, rule.name);
  std::vector<PlacedStep> steps;
  rule.slides = steps_at(document, "slides", steps);
  rule.leaps = steps_at(document, "leaps", steps);
  if (steps.empty()) refuse_at("slides", "no steps; give a slide or a leap such as [1, 2]");
  rule.border = border_at(document);
  return rule;
}

}  // namespace eightfold::reports
