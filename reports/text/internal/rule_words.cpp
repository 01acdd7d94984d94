#include "eightfold/reports/text/internal/rule_words.hpp"

#include <fmt/core.h>

#include <array>

namespace eightfold::reports {
namespace {

std::string of_rule(Rule rule, std::string_view n, std::string_view what) {
  return fmt::format("{}-{} {}{}", n, pieces_of_rule(rule), what, rule == Rule::torus ? " on the torus" : "");
}

}  // namespace

std::string solutions_of_rule(Rule rule, int n) { return of_rule(rule, std::to_string(n), "solutions"); }
std::string solutions_of_rule(Rule rule) { return of_rule(rule, "N", "solutions"); }
std::string puzzle_of_rule(Rule rule, int n) { return of_rule(rule, std::to_string(n), "puzzle"); }
std::string pieces_of_rule(Rule rule) { return fmt::format("{}s", piece_of(rule)); }
std::string_view board_of_rule(Rule rule) { return rule == Rule::torus ? "torus" : "board"; }

std::string_view meaning_of_rule(Rule rule) {
  constexpr std::array<std::string_view, 4> meanings = {"queens", "superqueens (queen and knight)",
                                                        "queens on the torus (diagonals wrap around)",
                                                        "rooks (rows and columns only)"};
  return meanings[static_cast<unsigned>(rule)];
}

}  // namespace eightfold::reports
