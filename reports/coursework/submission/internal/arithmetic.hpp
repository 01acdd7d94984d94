#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {

/// The arithmetic of the formulas of misconceptions, or that of the calculations of students.
struct Arithmetic {
  std::string_view (*token_at)(std::string_view text, std::size_t at);  ///< a number, a name or a character
  int deepest;                                                          ///< levels of nesting
  bool of_formula;  ///< with names, functions, powers, negative numbers, a / b / c, and messages about errors
};

/// A recursive descent parser, with one function for each level of precedence. Calls `emit` for each number
/// (operation 1) and name (x), and for each operation after its operands: + - * / ^, ~ to negate, d and u to
/// round. parse() throws ParseError, without a message for calculations.
template <typename Emit>
class ArithmeticParser {
 public:
  ArithmeticParser(std::string_view text, const Arithmetic& arithmetic, Emit emit)
      : text_(text), arithmetic_(arithmetic), emit_(emit) {
    advance(0);
  }

  void parse() {
    sum();
    if (!token_.empty()) fail("an operation");
  }

 private:
  static constexpr std::array<std::pair<std::string_view, char>, 2> functions = {
      {{"rounded_down", 'd'}, {"rounded_up", 'u'}}};

  void advance(std::size_t from) {
    at_ = std::min(text_.find_first_not_of(' ', from), text_.size());
    token_ = at_ < text_.size() ? arithmetic_.token_at(text_, at_) : std::string_view();
  }

  void next() { advance(at_ + token_.size()); }

  bool is_one_of(std::string_view operations) const {
    return !token_.empty() && operations.find(token_[0]) != std::string_view::npos;
  }

  [[noreturn]] void fail(std::string_view expected) const {
    if (!arithmetic_.of_formula) throw reports::ParseError("");
    const std::string found = token_.empty() ? "the end of the formula" : reports::quote(token_);
    throw reports::ParseError(fmt::format("{} at character {}; expected {}", found, at_ + 1, expected));
  }

  void emit_token(char operation) {
    emit_(operation, token_);
    next();
  }

  void sum() {
    product();
    while (is_one_of("+-")) binary(&ArithmeticParser::product);
  }

  void product() {
    signed_power();
    for (bool divided = false; is_one_of("*/");) {
      // In a calculation, 1/2/3 is a date, or unclear.
      if (is_one_of("/") && std::exchange(divided, !arithmetic_.of_formula)) fail("");
      binary(&ArithmeticParser::signed_power);
    }
  }

  void binary(void (ArithmeticParser::*operand)()) {
    const char operation = token_[0];
    next();
    (this->*operand)();
    emit_(operation, {});
  }

  void signed_power() {
    if (++depth_ > arithmetic_.deepest)
      throw reports::ParseError(
          arithmetic_.of_formula ? fmt::format("the formula is nested deeper than {} levels at character {}",
                                               arithmetic_.deepest, at_ + 1)
                                 : "");
    if (arithmetic_.of_formula && is_one_of("-")) {
      next();
      signed_power();
      emit_('~', {});
    } else {
      atom();
      if (arithmetic_.of_formula && is_one_of("^")) binary(&ArithmeticParser::signed_power);
    }
    --depth_;
  }

  void atom() {
    if (token_.empty()) fail("a number, a name or (");
    if (reports::is_digit(token_[0])) return emit_token('1');
    if (arithmetic_.of_formula) {
      for (const auto& [name, operation] : functions)
        if (token_ == name) {
          next();
          if (!is_one_of("(")) fail("(");
          parenthesized();
          return emit_(operation, {});
        }
      if (reports::is_letter(token_[0]) || token_[0] == '_') return emit_token('x');
    }
    if (!is_one_of("(")) fail("a number, a name or (");
    parenthesized();
  }

  void parenthesized() {
    next();
    sum();
    if (!is_one_of(")")) fail(")");
    next();
  }

  std::string_view text_;
  const Arithmetic& arithmetic_;
  Emit emit_;
  std::size_t at_ = 0;
  std::string_view token_;  // empty at the end
  int depth_ = 0;
};

}  // namespace eightfold::coursework
