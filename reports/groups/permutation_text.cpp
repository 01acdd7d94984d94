// Permutations as products of cycles of the points 1, 2, …, with spaces as in textbooks or commas as in GAP.
// Cycles next to each other are one permutation; a comma between them separates two. So does a line, except
// in a list, in which GAP breaks long permutations.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <numeric>

#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using Cycles = std::vector<std::vector<int>>;

class PermutationReader {
 public:
  explicit PermutationReader(std::string_view text) : text_(text) {}

  // The cycles of each permutation.
  std::vector<Cycles> read() {
    const bool has_call = accept("Group");
    if (has_call) expect("(");
    const bool has_list = accept("[");
    std::vector<Cycles> permutations;
    while (next() == '(') {
      Cycles& cycles = permutations.emplace_back();
      do {
        is_separated_ = false;
        cycles.push_back(cycle());
      } while (next() == '(' && (has_list || has_call || !is_separated_));
      accept(",");
    }
    if (has_list) expect("]");
    if (has_call) expect(")");
    accept(";");
    if (!is_at_end() || (permutations.empty() && !has_list && !has_call)) fail("cycles such as (1 2 3)(4 5)");
    return permutations;
  }

 private:
  // The next character that is not white space; '\0' at the end. A line break ends a permutation.
  char next() {
    for (; at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0; ++at_)
      if (text_[at_] == '\n') is_separated_ = true;
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  bool is_at_end() { return next() == '\0' && at_ == text_.size(); }

  bool accept(std::string_view word) {
    next();
    const bool is_next = text_.substr(at_).starts_with(word);
    if (is_next) at_ += word.size();
    return is_next;
  }

  void expect(std::string_view word) {
    if (!accept(word)) fail(quote(word));
  }

  [[noreturn]] void fail(const std::string& expected) {
    const std::size_t place = at_ + 1;
    throw ParseError(is_at_end() ? fmt::format("it ends where {} should follow", expected)
                                 : fmt::format("{} at character {}; expected {}", quote(text_.substr(at_, 1)),
                                               place, expected));
  }

  int point() {
    int value = 0;
    const char* end = text_.data() + text_.size();
    next();
    const auto [stop, error] = std::from_chars(text_.data() + at_, end, value);
    if (error == std::errc::invalid_argument) fail("a point");
    const auto after = static_cast<std::size_t>(stop - text_.data());
    if (error != std::errc() || value < 1 || value > most_generated_points)
      throw ParseError(fmt::format("the points are 1 to {}, not {}", most_generated_points,
                                   text_.substr(at_, after - at_)));
    at_ = after;
    return value - 1;
  }

  std::vector<int> cycle() {
    expect("(");
    std::vector<int> points;
    while (!accept(")")) {
      points.push_back(point());
      accept(",");
    }
    is_separated_ = false;
    return points;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool is_separated_ = false;  // a line has ended since the last cycle
};

}  // namespace

std::vector<Permutation> read_permutations(std::string_view text, int points) {
  const std::vector<Cycles> written = PermutationReader(text).read();
  for (const Cycles& cycles : written)
    for (const auto& cycle : cycles)
      for (const int point : cycle) points = std::max(points, point + 1);
  std::vector<Permutation> permutations;
  for (const Cycles& cycles : written) {
    Permutation& to = permutations.emplace_back(static_cast<std::size_t>(points));
    std::iota(to.begin(), to.end(), 0);
    std::vector<bool> seen(to.size(), false);
    for (const auto& cycle : cycles)
      for (std::size_t i = 0; i < cycle.size(); ++i) {
        const auto point = static_cast<std::size_t>(cycle[i]);
        if (seen[point])
          throw ParseError(fmt::format("the point {} occurs twice in a permutation", point + 1));
        seen[point] = true;
        to[point] = cycle[(i + 1) % cycle.size()];
      }
  }
  return permutations;
}

std::string cycles_text(const Permutation& permutation) {
  std::string text;
  std::vector<bool> seen(permutation.size(), false);
  for (std::size_t start = 0; start < permutation.size(); ++start) {
    if (seen[start] || permutation[start] == static_cast<int>(start)) continue;
    std::vector<std::size_t> cycle;
    for (std::size_t point = start; !seen[point]; point = static_cast<std::size_t>(permutation[point])) {
      seen[point] = true;
      cycle.push_back(point + 1);
    }
    text += "(" + joined(cycle, " ") + ")";
  }
  return text.empty() ? "()" : text;
}

}  // namespace eightfold::reports
