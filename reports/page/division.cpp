// Why dividing the solutions by the order of the group gives too few orbits: an orbit whose members are fixed
// by more than the identity is short. Each sentence is about the numbers of one page.
#include "reports/page/internal/division.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The order of a group is a power of two, at most 8, so the quotient has at most three decimals.
std::string quotient_text(std::uint64_t dividend, int divisor) {
  const auto order = static_cast<std::uint64_t>(divisor);
  std::string text = grouped(dividend / order);
  if (const auto thousandths = dividend % order * 1000 / order; thousandths > 0) {
    text += fmt::format(".{:03}", thousandths);
    text.erase(text.find_last_not_of('0') + 1);
  }
  return text;
}

std::string quotient_equation(const OrbitPage& page) {
  const std::uint64_t solutions = page.count.counts.placements;
  const int order = page.group.order();
  return fmt::format("{} / {} = {}", grouped(solutions), order, quotient_text(solutions, order));
}

// "only 4 boards, not 8: each of them is fixed by the half turn"
std::string reason_of(SubgroupClass type, int size, int order) {
  return fmt::format("only {}, not {}: {} fixed by {}", counted(size, "board"), order,
                     size == 1 ? "it is" : "each of them is", elements_in_words(type));
}

// "12 rows of 8 cells have 4 gaps, and 92 + 4 = 96 = 12 × 8"
std::string gap_equation(const OrbitPage& page) {
  const auto& counts = page.count.counts;
  const auto order = static_cast<std::uint64_t>(page.group.order());
  const std::uint64_t cells = counts.orbits * order;
  const std::uint64_t gaps = cells - counts.placements;
  return fmt::format("{}: {} + {} = {} = {} × {}", counted(gaps, "gap"), grouped(counts.placements),
                     grouped(gaps), grouped(cells), grouped(counts.orbits), order);
}

std::string answer_about_one(const OrbitPage& page, const Orbit& orbit) {
  const auto number = std::distance(page.orbits.data(), &orbit) + 1;
  return fmt::format("Because orbit {} has {}, so its row has {}.", grouped(number),
                     reason_of(class_of(orbit.stabilizer), orbit.size, page.group.order()),
                     gap_equation(page));
}

std::string answer_about_many(const OrbitPage& page, std::uint64_t short_orbits) {
  return fmt::format(
      "Because {} of the {} orbits {} short: each board in {} is fixed by an element other than the "
      "identity, so the rows have {}.",
      grouped(short_orbits), grouped(page.count.counts.orbits), short_orbits == 1 ? "is" : "are",
      short_orbits == 1 ? "it" : "them", gap_equation(page));
}

std::string answer_without_gaps(const OrbitPage& page) {
  const int order = page.group.order();
  if (order == 1) return "Yes: the identity is the only element, so every orbit is a single board.";
  return fmt::format("Yes: only the identity fixes a {}, so every orbit has {} boards and no row has a gap.",
                     page.set_name.empty() ? "solution" : "placement", order);
}

}  // namespace

Division division_of(const OrbitPage& page) {
  const std::string equation = quotient_equation(page);
  const std::string yes_or_no = fmt::format("Is {} the number of orbits?", equation);
  if (page.orbits.empty())
    return {yes_or_no,
            "Yes: there are no solutions, so there are no orbits, and every element fixes 0 solutions."};
  const auto is_short = [](const Orbit& orbit) { return orbit.stabilizer.order() > 1; };
  const auto short_orbits = std::ranges::count_if(page.orbits, is_short);
  if (short_orbits == 0) return {yes_or_no, answer_without_gaps(page)};
  const std::string question = fmt::format("Why not {}?", equation);
  if (short_orbits == 1)
    return {question, answer_about_one(page, *std::ranges::find_if(page.orbits, is_short))};
  return {question, answer_about_many(page, static_cast<std::uint64_t>(short_orbits))};
}

}  // namespace eightfold::reports
