// Steps 4 to 6: the number of orbits, their types, and the check.
#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/explanation/internal/argument.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::reports {
namespace {

// An orbit type of solutions with more than one queen. Only three types are possible.
struct Type {
  SubgroupClass name;
  std::string_view letter;    // the number of orbits of this type
  std::string_view elements;  // of the stabilizer
};

constexpr std::array<Type, 3> rotation_types = {{
    {SubgroupClass::trivial, "A", "{e}"},
    {SubgroupClass::half_turn, "B", "{e, r²}"},
    {SubgroupClass::quarter_turn, "C", "{e, r, r², r³}"},
}};

std::int64_t mark(SubgroupClass orbit, SubgroupClass subgroup) { return table_of_marks()[orbit][subgroup]; }

Table marks_of_rotation_types() {
  Table table;
  table.columns = {{runs("number")}, {runs("fixed by")}, {runs("stabilizer")}};
  for (const Type& column : rotation_types)
    table.columns.push_back({runs(fmt::format("${}$", column.elements)), true});
  for (const Type& row : rotation_types) {
    table.rows.push_back({runs(fmt::format("${}$", row.letter)), runs(fixers_in_words(row.name)),
                          runs(fmt::format("${}$", row.elements))});
    for (const Type& column : rotation_types)
      table.rows.back().push_back(runs(fmt::format("${}$", mark(row.name, column.name))));
  }
  return table;
}

// A column of the table as an equation: 4B + 2C for the half turn.
std::string sum_over_types(SubgroupClass column) {
  std::vector<std::string> terms;
  for (const Type& row : rotation_types)
    if (const auto entry = mark(row.name, column); entry > 0)
      terms.push_back(fmt::format("{}{}", entry, row.letter));
  return joined(terms, " + ");
}

Display system_of(const SolutionCounts& counts) {
  return {{{{"Q"}, {sum_over_types(SubgroupClass::trivial)}, {grouped(counts.all)}},
           {{"H"}, {sum_over_types(SubgroupClass::half_turn)}, {grouped(counts.half_turn)}},
           {{"R"}, {sum_over_types(SubgroupClass::quarter_turn)}, {grouped(counts.quarter_turn)}}}};
}

Display solution_of(const Facts& facts) {
  const auto& [q, h, r] = facts.counts.solutions;
  const auto orbits = [&](SubgroupClass type) { return grouped(facts.orbits_by_type[type]); };
  return {{{{"C"}, {"R", "2"}, {grouped(r), "2"}, {orbits(SubgroupClass::quarter_turn)}},
           {{"B"},
            {"H − R", "4"},
            {fmt::format("{} − {}", grouped(h), grouped(r)), "4"},
            {orbits(SubgroupClass::half_turn)}},
           {{"A"},
            {"Q − H", "8"},
            {fmt::format("{} − {}", grouped(q), grouped(h)), "8"},
            {orbits(SubgroupClass::trivial)}}}};
}

constexpr int largest_drawn_n = 10;  // larger boards fill pages

// The representative of the first orbit of each type.
EnumArray<SubgroupClass, std::optional<Placement>> first_of_each_type(const Facts& facts) {
  EnumArray<SubgroupClass, std::optional<Placement>> first;
  const auto is_missing = [&](const Type& type) {
    return facts.orbits_by_type[type.name] > 0 && !first[type.name];
  };
  for_each_canonical_solution({.n = facts.counts.n}, [&](const Orbit& orbit) {
    auto& known = first[class_of(orbit.stabilizer)];
    if (!known) known = orbit.representative;
    return std::ranges::any_of(rotation_types, is_missing);
  });
  return first;
}

// The distinct images of a board, each with the letters of the elements that lead to it.
Boards images_of(const Placement& placement) {
  Boards boards = {.side_by_side = true};
  for (const Image& member : distinct_images(placement)) {
    std::vector<std::string_view> leading;
    for (const Symmetry g : all_symmetries)
      if (image(g, placement) == member.placement) leading.push_back(letters[g]);
    boards.boards.push_back({member.placement, runs(fmt::format("${}$", joined(leading))),
                             fmt::format("[{}]", joined(member.placement, " "))});
  }
  return boards;
}

// Appends an orbit of each type, with its boards.
void append_orbits(Section& step, const Facts& facts) {
  if (facts.counts.n > largest_drawn_n) return;
  const auto first = first_of_each_type(facts);
  for (const Type& type : rotation_types) {
    if (!first[type.name]) continue;
    const Boards images = images_of(*first[type.name]);
    const std::size_t size = images.boards.size();
    step.blocks.emplace_back(paragraph(fmt::format(
        "One orbit of type ${}$ in full. Below each board are the elements that map the first board to it. "
        "{}",
        type.letter,
        size == 8 ? "They lead to 8 different boards:"
                  : fmt::format("${}$ fix the first board, so the eight elements lead to only $8 / {} = {}$ "
                                "boards:",
                                type.elements, 8 / size, size))));
    step.blocks.emplace_back(images);
  }
}

Section step_types_of_smallest() {
  return {
      "The orbit types",
      {paragraph(
           "The lemma gives the number of orbits but not their sizes. The elements that fix a solution form "
           "its *stabilizer*, which determines the size of the orbit. Here the stabilizer is the whole "
           "group: the orbit has $8 / 8 = 1$ member."),
       paragraph(
           "The *table of marks* gives the same result. Every entry in the row of this type is 1, because "
           "every subgroup fixes the only member. The whole group fixes 1 solution, so there is 1 orbit of "
           "this type. This orbit accounts for the 1 solution that each smaller subgroup fixes, so there is "
           "no orbit of another type.")}};
}

constexpr auto in_groups = [](std::uint64_t number) { return grouped(number); };

// "one orbit has only 4 members, so it has 4 gaps"; empty without such orbits.
std::string orbits_with_gaps(std::uint64_t orbits, int members) {
  if (orbits == 0) return "";
  if (orbits == 1)
    return fmt::format("one orbit has {} and {} gaps", counted(members, "member"), 8 - members);
  return fmt::format("{} orbits have {} and {} gaps each", grouped(orbits), counted(members, "member"),
                     8 - members);
}

// The elements that fix solutions, and the short orbits that follow.
std::string reason_for_gaps(const Facts& facts) {
  const auto& [all, half, quarter] = facts.counts.solutions;
  if (facts.is_smallest()) return "all eight elements fix the only solution, so " + orbits_with_gaps(1, 1);
  std::vector<std::string> short_orbits = {
      orbits_with_gaps(facts.orbits_by_type[SubgroupClass::half_turn], 4),
      orbits_with_gaps(facts.orbits_by_type[SubgroupClass::quarter_turn], 2)};
  std::erase(short_orbits, "");
  return fmt::format(
      "the half turn fixes {}{}, so {}", counted(half, "solution"),
      quarter > 0 ? fmt::format(" and each quarter turn fixes {} of them", grouped(quarter)) : "",
      joined(short_orbits, ", and "));
}

// Returns to the division in the opening.
std::string last_division(const Facts& facts) {
  const std::string all = grouped(facts.counts.solutions.all);
  const std::string eighth = eighth_of_solutions(facts);
  if (facts.gaps() == 0)
    return fmt::format("So the division is right here: every orbit has 8 members, and ${} / 8 = {}$.", all,
                       eighth);
  const std::string places = grouped(8 * facts.orbits);
  return fmt::format(
      "Why not ${0} / 8 = {1}$? This division is right if each orbit fills its eight places. But {2}. "
      "Burnside's sum fills the {3} gaps: ${0} + {3} = {4}$, and ${4} / 8 = {5}$.",
      all, eighth, reason_for_gaps(facts), grouped(facts.gaps()), places, grouped(facts.orbits));
}

// "The published number of fundamental solutions is the same (OEIS A002562)." if this is true.
std::string publication(const Facts& facts) {
  if (facts.counts.n == 0 || published_counts(facts.counts.n).fundamental != facts.orbits) return "";
  return fmt::format(" The published number of fundamental solutions is the same ({}).",
                     source_of_fundamental);
}

// How to prove the numbers by a certificate, which is about all queens and the full group by default.
void append_certificate(Section& step, int n) {
  if (n > largest_practical_n) {
    step.blocks.emplace_back(paragraph(fmt::format(
        "For $N$ up to {}, `eightfold certify` writes a *certificate*: a proof of such numbers that "
        "needs no trust in the program that writes it. For larger $N$ it is too long, because its "
        "length grows about sixfold from each $N$ to the next.",
        largest_practical_n)));
    return;
  }
  step.blocks.emplace_back(paragraph(
      "A *certificate* is a proof of these numbers that needs no trust in the program that writes it. "
      "The first command writes it, and each of the other two checks it line by line. `check.py`, "
      "in the folder data/certificate, is 150 lines of Python that share nothing with Eightfold:"));
  step.blocks.emplace_back(
      CodeBlock{{fmt::format("eightfold certify {0} -o {0}.cert", n),
                 fmt::format("eightfold check {}.cert", n), fmt::format("python3 check.py {}.cert", n)}});
}

}  // namespace

std::string eighth_of_solutions(const Facts& facts) {
  constexpr std::array<std::string_view, 8> decimals = {"",   ".125", ".25", ".375",
                                                        ".5", ".625", ".75", ".875"};
  const std::uint64_t all = facts.counts.solutions.all;
  return grouped(all / 8).append(decimals[all % 8]);
}

Section step_mean(const Facts& facts) {
  const auto& [q, h, r] = facts.counts.solutions;
  const std::string sum = grouped(sum_of(facts.fixed_points));
  const auto fixed_by = [](std::string_view letter) { return fmt::format("F({})", letter); };
  const std::string general = joined(letters, " + ", fixed_by);
  Section step = {
      "Burnside's lemma",
      {paragraph("If a finite group acts on a finite set, the number of orbits is the mean number of members "
                 "that an element fixes. Let $F(g)$ be the number of solutions that $g$ fixes. Then"),
       Display{{{{"U"}, {general, "8"}}}},
       paragraph(
           "Proof: count the pairs of an element $g$ and a solution $x$ with $g(x) = x$. Counted by element, "
           "their number is the sum above. Now count by orbit. Let $x$ be one of the $s$ solutions in an "
           "orbit. If $p$ maps $x$ to $y$, then the elements that map $x$ to $y$ are exactly the products "
           "$pg$ (first $g$, then $p$) where $g$ fixes $x$. So equally many of the eight elements map $x$ to "
           "each solution in the orbit, namely $8 / s$, and $8 / s$ elements fix $x$ itself. So each orbit "
           "has $s × (8 / s) = 8$ pairs, and the total is $8U$. In numbers:"),
       Display{{{{"U"},
                 {joined(facts.fixed_points.by_symmetry(), " + ", in_groups), "8"},
                 {sum, "8"},
                 {grouped(facts.orbits)}}}}}};
  if (facts.is_smallest()) {
    step.blocks.emplace_back(
        paragraph("On every board with $N$ above 1 the reflections fix no solution, so the mean is $(Q + H + "
                  "2R) / 8$. Here this formula gives"));
    step.blocks.emplace_back(Display{
        {{{"Q + H + 2R", "8"}, {fmt::format("{} + {} + 2 × {}", q, h, r), "8"}, {"4", "8"}, {"1", "2"}}}});
    step.blocks.emplace_back(paragraph(
        "The number of orbits cannot be one half. The formula is not valid here because it omits the four "
        "reflections, and each of them fixes the only solution. They contribute the missing $4 / 8$."));
    return step;
  }
  if (facts.is_empty()) {
    step.blocks.emplace_back(
        paragraph("The lemma is valid for the empty set, too: without solutions there are no orbits."));
    return step;
  }
  step.blocks.emplace_back(paragraph(
      "The reflections fix no solution, and both quarter turns fix the same solutions. So the mean is $(Q + "
      "H + 2R) / 8$ for every $N$ above 1."));
  return step;
}

Section step_types(const Facts& facts) {
  if (facts.is_smallest()) return step_types_of_smallest();
  Section step = {
      "The orbit types",
      {paragraph(
           "The lemma gives the number of orbits but not their sizes. The elements that fix a solution form "
           "its *stabilizer*, a subgroup. If the stabilizer has $k$ elements, the orbit has $8 / k$ members. "
           "By step 3 no reflection is in a stabilizer, so each stabilizer is one of three groups of "
           "rotations: the trivial group ${e}$, the half-turn group or the rotation group. It is the *type* "
           "of the orbit. The members of an orbit have conjugate stabilizers, and each of the three groups "
           "is conjugate only to itself. So all members of an orbit have the same stabilizer, and a subgroup "
           "fixes all of them or none. The number that it fixes is its *mark*. In these rows and columns of "
           "the *table of marks*, a row is a type and a column is a subgroup:"),
       marks_of_rotation_types(),
       paragraph("Let $A$, $B$ and $C$ be the numbers of orbits of the three types. The trivial group fixes "
                 "all $Q$ solutions, the half-turn group fixes $H$ of them, and the rotation group fixes "
                 "$R$. Each column of the "
                 "table gives an equation, and the equations form a triangular system:"),
       system_of(facts.counts.solutions),
       paragraph(
           "Solve it from the last equation to the first. Each equation has one new unknown, and the sum of "
           "its other terms is already known: $2C = R$ in the second, $4B + 2C = H$ in the first."),
       solution_of(facts)}};
  if (facts.is_empty()) return step;
  const auto orbits_of = [&](const Type& type) { return grouped(facts.orbits_by_type[type.name]); };
  step.blocks.emplace_back(paragraph(fmt::format("So the numbers of orbits with 8, 4 and 2 solutions are {}.",
                                                 phrase(rotation_types, orbits_of))));
  append_orbits(step, facts);
  return step;
}

Section step_check(const Facts& facts) {
  Section step = {"The check", {}};
  if (facts.is_empty()) {
    step.blocks = {
        paragraph("Without solutions there are no orbits of any type: $0 = 8 × 0 + 4 × 0 + 2 × 0$, and $0 + "
                  "0 + 0 = 0$, which is the result of step 4." +
                  publication(facts)),
        paragraph(
            "The division is right, too: $0 / 8 = 0$, because there is no orbit with fewer than 8 members.")};
    append_certificate(step, facts.counts.n);
    return step;
  }
  std::vector<std::string> sizes;
  std::vector<std::uint64_t> orbits;
  for (const OrbitTypeCount& each : orbit_types_of(facts.orbits_by_type)) {
    sizes.push_back(fmt::format("{} × {}", grouped(each.orbits), each.size));
    orbits.push_back(each.orbits);
  }
  step.blocks = {
      paragraph("Every solution is in exactly one orbit, so the sizes of the orbits add up to $Q$:"),
      Display{{{{grouped(facts.counts.solutions.all)}, {joined(sizes, " + ")}}}},
      paragraph(
          orbits.size() == 1
              ? fmt::format("All orbits have the same type, and their number, {}, is the result of step 4.{}",
                            grouped(facts.orbits), publication(facts))
              : fmt::format("The number of orbits is the result of step 4: ${} = {}$.{}",
                            joined(orbits, " + ", in_groups), grouped(facts.orbits), publication(facts))),
      paragraph(last_division(facts))};
  append_certificate(step, facts.counts.n);
  return step;
}

}  // namespace eightfold::reports
