// Pólya enumeration: an element fixes a coloring if each of its cycles has one color, so it fixes K^cycles
// colorings in K colors. By Burnside's lemma the number of colorings up to the group is the mean of these, a
// polynomial in K. Listing the colorings and their images instead takes K^points steps for each K.
//
// Source: George Pólya, "Kombinatorische Anzahlbestimmungen für Gruppen, Graphen und chemische Verbindungen",
// Acta Mathematica 68, 1937.
#include "eightfold/symmetry/cycle_index.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

#include "symmetry/internal/big_integer.hpp"

namespace eightfold {
namespace {

// Decreasing order of the exponents of a1, then a2, and so on, for types with the same number of points.
struct FallingExponents {
  bool operator()(const CycleType& a, const CycleType& b) const {
    const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (in_a == a.end() || in_b == b.end()) return in_a != a.end();
    return in_a->first != in_b->first ? in_a->first < in_b->first : in_a->second > in_b->second;
  }
};

using TermsInOrder = std::map<CycleType, Integer, FallingExponents>;

CycleIndex index_of(int points, Integer order, const TermsInOrder& terms) {
  CycleIndex index{points, std::move(order), {}};
  for (const auto& [type, elements] : terms) index.terms.push_back({type, elements});
  return index;
}

void check(int colors) {
  if (colors < 0)
    throw std::invalid_argument("the number of colors must be at least 0, not " + std::to_string(colors));
}

ColoringCount divided(ColoringCount found, const Integer& order) {
  if (found.fixed_point_sum % order != 0)
    throw std::domain_error("the group's order " + order.str() +
                            " does not divide the sum: not the cycle index of a group");
  found.classes = found.fixed_point_sum / order;
  return found;
}

ColoringCount divided(ColoringCount found, const CycleIndex& index) {
  for (std::size_t i = 0; i < index.terms.size(); ++i)
    found.fixed_point_sum += index.terms[i].elements * found.fixed[i];
  return divided(std::move(found), index.order);
}

// The number of contents that all_contents() returns.
BigInteger contents_of(int points, int colors) {
  if (colors == 0) return points == 0 ? 1 : 0;
  BigInteger contents = 1;
  const int less = std::min(points, colors - 1);
  for (int i = 1; i <= less; ++i) contents = contents * (points + colors - 1 - less + i) / i;
  return contents;
}

}  // namespace

CycleIndex cycle_index_of(const GroupAction& action) {
  if (action.elements.empty()) throw std::invalid_argument("a group has at least the identity");
  for (const Permutation& element : action.elements)
    if (element.size() != static_cast<std::size_t>(action.points))
      throw std::invalid_argument("the group acts on " + std::to_string(action.points) +
                                  " points; an element permutes " + std::to_string(element.size()));
  TermsInOrder terms;
  for (const Permutation& element : action.elements) terms[cycle_type_of(element)] += 1;
  return index_of(action.points, action.elements.size(), terms);
}

CycleIndex cycle_index_of(const ActingGroup& group, std::size_t most_terms, const RunOptions& run) {
  TermsInOrder terms;
  group.for_each_type(
      [&](const CycleType& type, const Integer& elements) {
        terms[type] += elements;
        if (terms.size() > most_terms)
          throw std::length_error("the cycle index has more than " + std::to_string(most_terms) + " terms");
      },
      run);
  return index_of(group.points, group.order, terms);
}

ColoringCount count_colorings(const CycleIndex& index, int colors) {
  check(colors);
  ColoringCount found{.colors = colors};
  for (const CycleIndex::Term& term : index.terms) found.fixed.push_back(power(colors, cycles_of(term.type)));
  return divided(std::move(found), index);
}

ColoringCount count_colorings(const CycleIndex& index, const Content& content, const RunOptions& run) {
  check(content, index.points);
  ColoringCount found{.colors = static_cast<int>(content.size()), .content = content};
  for (const CycleIndex::Term& term : index.terms) {
    run.stop.throw_if_requested();
    found.fixed.push_back(fixed_colorings(term.type, content));
  }
  return divided(std::move(found), index);
}

ColoringCount count_colorings(const ActingGroup& group, int colors, const RunOptions& run) {
  check(colors);
  std::map<int, Integer> elements_by_cycles;
  group.for_each_type([&](const CycleType& type,
                          const Integer& elements) { elements_by_cycles[cycles_of(type)] += elements; },
                      run);
  ColoringCount found{.colors = colors};
  for (const auto& [cycles, elements] : elements_by_cycles)
    found.fixed_point_sum += elements * power(colors, cycles);
  return divided(std::move(found), group.order);
}

ColoringCount count_colorings(const ActingGroup& group, const Content& content, const RunOptions& run) {
  check(content, group.points);
  ColoringCount found{.colors = static_cast<int>(content.size()), .content = content};
  group.for_each_type(
      [&](const CycleType& type, const Integer& elements) {
        found.fixed_point_sum += elements * fixed_colorings(type, content);
      },
      run);
  return divided(std::move(found), group.order);
}

// Contents that differ in the names of the colors have equally many colorings.
Inventory inventory_of(const CycleIndex& index, int colors, const RunOptions& run) {
  check(colors);
  const BigInteger contents = contents_of(index.points, colors);
  if (contents > most_contents)
    throw std::length_error("there are more than " + std::to_string(most_contents) +
                            " contents; give fewer colors");
  if (contents * colors > most_content_numbers)
    throw std::length_error("the contents have more than " + std::to_string(most_content_numbers) +
                            " numbers; give fewer colors");
  std::map<Content, Integer> classes;
  for (const Content& content : all_contents(index.points, colors, true))
    classes[content] = count_colorings(index, content, run).classes;
  Inventory inventory{colors, {}, 0};
  for (Content& content : all_contents(index.points, colors)) {
    Content falling = content;
    std::sort(falling.begin(), falling.end(), std::greater());
    inventory.classes += classes.at(falling);
    inventory.entries.push_back({std::move(content), classes.at(falling)});
  }
  return inventory;
}

}  // namespace eightfold
