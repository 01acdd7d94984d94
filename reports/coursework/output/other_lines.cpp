// The lines of an output that are not placements.
#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "reports/coursework/output/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

bool has_word(const std::vector<std::string_view>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

// "92 solutions", "Total: 92", "Number of solutions = 92". Nothing for times and for other lines.
std::optional<std::size_t> total_in(std::string_view line) {
  constexpr std::size_t longest = 120;
  constexpr std::size_t most_digits = 9;
  if (line.size() > longest) return std::nullopt;
  const std::string lower = lower_case(line);
  const std::vector<std::string_view> words = reports::parts_of(lower, " \t.,:;=()[]!#*-");
  std::optional<std::size_t> number;
  for (const std::string_view word : words) {
    if (word == "n" || word == "time" || word == "ms" || word == "s" || word == "seconds")
      return std::nullopt;
    if (!std::ranges::all_of(word, is_digit)) continue;
    if (number || word.size() > most_digits) return std::nullopt;
    number = static_cast<std::size_t>(std::stoul(std::string(word)));
  }
  const bool is_total = has_word(words, "total") || has_word(words, "count") || has_word(words, "solutions");
  return is_total ? number : std::nullopt;
}

}  // namespace

std::vector<Finding> totals_other_than(std::size_t placements, const OutputText& text,
                                       const std::vector<bool>& used) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < text.lines.size() && findings.empty(); ++i) {
    if (used[i]) continue;
    const auto total = total_in(text.line(i));
    if (total && *total != placements)
      findings.push_back(
          {"stated_total", fmt::format("line {}", text.lines[i].number),
           fmt::format("{} does not agree with the output, which has {}", reports::quote(text.line(i)),
                       reports::counted(placements, "placement"))});
  }
  return findings;
}

bool states_no_solution(const OutputText& text, int n) {
  constexpr std::size_t longest = 120;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    if (text.line(i).size() > longest) continue;
    const std::string lower = lower_case(text.line(i));
    const auto words = reports::parts_of(lower, " \t.,:;=()[]!#*-'");
    const auto is_other_number = [&](std::string_view word) {
      return word != "0" && word != std::to_string(n) && std::ranges::all_of(word, is_digit);
    };
    if (std::ranges::any_of(words, is_other_number)) continue;
    for (const std::string_view word : {"no", "not", "none", "0", "nil", "null", "false", "impossible"})
      if (has_word(words, word)) return true;
  }
  return false;
}

}  // namespace eightfold::coursework
