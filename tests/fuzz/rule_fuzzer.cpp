// Rules for pieces. A rule that is read is within the limits of its format, is read from what it is written
// as, and gives a graph of attacks on a board.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/reports/notation/piece_rule.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace eightfold::reports {
namespace {

using fuzz::expect;

nlohmann::json written_steps(const std::vector<Step>& steps) {
  nlohmann::json list = nlohmann::json::array();
  for (const Step step : steps) list.push_back({step.down, step.across});
  return list;
}

std::string written(const PieceRule& rule) {
  return nlohmann::json{{"name", rule.name},
                        {"piece", rule.piece},
                        {"letter", rule.letter},
                        {"meaning", rule.meaning},
                        {"border", name_of(rule.border)},
                        {"slides", written_steps(rule.slides)},
                        {"leaps", written_steps(rule.leaps)}}
      .dump();
}

void check_rule(const PieceRule& rule, std::string_view text) {
  expect(!piece_rule_named(rule.name), "a built-in name", text);
  expect(!rule.slides.empty() || !rule.leaps.empty(), "no steps", text);
  for (const auto* steps : {&rule.slides, &rule.leaps})
    for (const Step step : *steps) {
      expect(std::max(std::abs(step.down), std::abs(step.across)) < max_size, "a step off every board", text);
      expect(std::count(steps->begin(), steps->end(), step) == 1, "a step given twice", text);
    }
  expect(read_piece_rule(written(rule)) == rule, "another rule after writing", text);
  for (const auto& [rows, columns] : {std::array{3, 4}, {5, 2}}) {
    const ConflictGraph graph = attack_graph({rule, rows, columns});
    for (int square = 0; square < graph.size(); ++square)
      expect(!graph.are_joined(square, square), "a piece that attacks itself", text);
  }
}

}  // namespace
}  // namespace eightfold::reports

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = eightfold::fuzz::text_of(data, size);
  eightfold::PieceRule rule;
  if (eightfold::fuzz::reads([&] { rule = eightfold::reports::read_piece_rule(text); }))
    eightfold::reports::check_rule(rule, text);
  return 0;
}
