#include "reports/groups/internal/coloring_sum.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The reason why an element with cycles of one length, or of lengths with a common divisor, fixes no
// coloring.
std::string reason_for_none(const CycleType& type, const Content& content) {
  int divisor = 0;
  for (const auto& [length, cycles] : type) divisor = std::gcd(divisor, length);
  for (const int points : content)
    if (points % divisor != 0) return fmt::format("{} does not divide {}", divisor, points);
  return "no cycles add up to " + phrase(content);
}

// "(1×2 + 1×2 + 1×2)" for cycles of two lengths: for each content of the cycles of the less frequent length,
// the ways to color these and the ways to color the others. Nothing if there are more than a few choices, or
// other lengths.
std::string choices_text(const CycleType& type, Content content) {
  constexpr int most_cycles = 4;
  constexpr std::size_t most_choices = 4;
  constexpr double most_contents = 100'000;
  if (type.size() != 2) return {};
  std::pair<int, int> few = *type.begin();
  std::pair<int, int> others = *type.rbegin();
  if (few.second > others.second) std::swap(few, others);
  std::erase(content, 0);
  if (few.second > most_cycles || std::pow(content.size(), few.second) > most_contents) return {};
  std::vector<std::string> choices;
  for (const Content& chosen : all_contents(few.second, static_cast<int>(content.size()))) {
    Content rest = content;
    bool fits = true;
    for (std::size_t color = 0; color < rest.size(); ++color) {
      rest[color] -= few.first * chosen[color];
      fits = fits && rest[color] >= 0 && rest[color] % others.first == 0;
    }
    if (!fits) continue;
    choices.push_back(fmt::format("{}×{}", grouped(fixed_colorings(CycleType{{1, few.second}}, chosen).str()),
                                  grouped(fixed_colorings(CycleType{others}, rest).str())));
    if (choices.size() > most_choices) return {};
  }
  return "(" + joined(choices, " + ") + ")";
}

// "3 × 2^4 = 3 × 16 = 48"
std::string product_text(const AlikeElements& alike, const ColoringSum& sum) {
  const std::string number = grouped(alike.number.str());
  const std::string fixed = grouped(alike.fixed.str());
  const std::string end =
      fmt::format("{} × {} = {}", number, fixed, grouped(Integer(alike.number * alike.fixed).str()));
  if (sum.content.empty())
    return fmt::format("{} × {}^{} = {}", number, sum.colors, cycles_of(alike.type), end);
  if (alike.fixed == 0) return fmt::format("{}: {}", end, reason_for_none(alike.type, sum.content));
  if (alike.type.size() != 1) {
    const std::string choices = choices_text(alike.type, sum.content);
    return choices.empty() ? end : fmt::format("{} × {} = {}", number, choices, end);
  }
  const auto& [length, cycles] = *alike.type.begin();
  Content numbers = sum.content;
  for (int& points : numbers) points /= length;
  return fmt::format("{} × {} = {}", number, orders_of(cycles, numbers), end);
}

}  // namespace

std::string colors_text(int colors) {
  if (colors < 2) return "color 0";
  return fmt::format("colors 0 {} {}", colors == 2 ? "and" : "to", colors - 1);
}

std::string orders_of(int objects, const Content& alike) {
  return fmt::format("{}!/({})", objects,
                     joined(alike, "", [](int number) { return fmt::format("{}!", number); }));
}

std::string coloring_sum_text(const ColoringSum& sum, const TextColumn& elements, const std::string& number,
                              std::string_view classes, const Style& style) {
  const std::array<TextColumn, 4> columns = {
      {elements, {number, 6, true}, {"cycles", 6, true}, {number + " × fixed by each", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const auto& alike : sum.tally)
    rows.push_back({alike.name, grouped(alike.number.str()), std::to_string(cycles_of(alike.type)),
                    product_text(alike, sum)});
  rows.push_back({"sum", grouped(sum.order.str()), "", grouped(sum.sum.str())});
  return table_text(columns, rows, style) +
         flowed(fmt::format("\n{} = sum / order = {} / {} = {}\n", classes, grouped(sum.sum.str()),
                            grouped(sum.order.str()), grouped(sum.classes.str())),
                style, 2);
}

}  // namespace eightfold::reports
