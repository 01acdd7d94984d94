#include "reports/text/internal/rule_words.hpp"

#include <fmt/core.h>

namespace eightfold::reports {
namespace {

std::string of_rule(Rule rule, std::string_view n, std::string_view what) {
  return fmt::format("{}-{} {}{}", n, pieces_of_rule(rule), what, place_of_rule(rule));
}

}  // namespace

std::string solutions_of_rule(Rule rule, int n) { return of_rule(rule, std::to_string(n), "solutions"); }
std::string solutions_of_rule(Rule rule) { return of_rule(rule, "N", "solutions"); }
std::string puzzle_of_rule(Rule rule, int n) { return of_rule(rule, std::to_string(n), "puzzle"); }
std::string pieces_of_rule(Rule rule) { return fmt::format("{}s", piece_of(rule)); }
std::string_view board_of_rule(Rule rule) { return facts_of(rule).wraps() ? "torus" : "board"; }
std::string_view place_of_rule(Rule rule) { return facts_of(rule).wraps() ? " on the torus" : ""; }

}  // namespace eightfold::reports
