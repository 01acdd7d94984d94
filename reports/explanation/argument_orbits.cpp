// Steps 4 to 6: how many orbits there are, of which types, and the check.
#include <fmt/core.h>

#include <vector>

#include "reports/explanation/argument.hpp"
#include "reports/solutions/published_counts.hpp"

namespace eightfold::reports {
namespace {

// A type of orbits that solutions can have: more than one queen leaves three types.
struct Type {
  SubgroupClass name;
  std::string_view letter;    // for the number of its orbits
  std::string_view elements;  // of the stabilizer
};

constexpr std::array<Type, 3> turning_types = {{
    {SubgroupClass::trivial, "A", "{e}"},
    {SubgroupClass::half_turn, "B", "{e, r²}"},
    {SubgroupClass::quarter_turn, "C", "{e, r, r², r³}"},
}};

std::int64_t mark(SubgroupClass orbit, SubgroupClass subgroup) {
  return table_of_marks()(index_of(orbit), index_of(subgroup));
}

// An orbit's members are what the trivial subgroup fixes.
std::int64_t size_of(SubgroupClass type) { return mark(type, SubgroupClass::trivial); }

Table marks_of_turning_types() {
  Table table;
  table.columns = {{runs("number")}, {runs("type")}, {runs("stabilizer")}};
  for (const Type& column : turning_types)
    table.columns.push_back({runs(fmt::format("`{}`", name_of(column.name))), true});
  for (const Type& row : turning_types) {
    table.rows.push_back({runs(fmt::format("${}$", row.letter)), runs(fmt::format("`{}`", name_of(row.name))),
                          runs(fmt::format("${}$", row.elements))});
    for (const Type& column : turning_types)
      table.rows.back().push_back(runs(fmt::format("${}$", mark(row.name, column.name))));
  }
  return table;
}

// A column of the table as an equation: 4B + 2C for the half turn.
std::string sum_over_types(SubgroupClass column) {
  std::vector<std::string> terms;
  for (const Type& row : turning_types)
    if (const auto entry = mark(row.name, column); entry > 0)
      terms.push_back(fmt::format("{}{}", entry, row.letter));
  return joined(terms, " + ");
}

Display system_of(const ExplainedCounts& counts) {
  return {{{{"Q"}, {sum_over_types(SubgroupClass::trivial)}, {text_of(counts.solutions)}},
           {{"H"}, {sum_over_types(SubgroupClass::half_turn)}, {text_of(counts.half_turn)}},
           {{"R"}, {sum_over_types(SubgroupClass::quarter_turn)}, {text_of(counts.quarter_turn)}}}};
}

Display solution_of(const Facts& facts) {
  const auto& [n, q, h, r, origin, is_published] = facts.counts;
  const auto orbits = [&](SubgroupClass type) { return text_of(facts.orbits_by_type[index_of(type)]); };
  return {{{{"C"}, {"R", "2"}, {text_of(r), "2"}, {orbits(SubgroupClass::quarter_turn)}},
           {{"B"}, {"H − R", "4"}, {fmt::format("{} − {}", h, r), "4"}, {orbits(SubgroupClass::half_turn)}},
           {{"A"}, {"Q − H", "8"}, {fmt::format("{} − {}", q, h), "8"}, {orbits(SubgroupClass::trivial)}}}};
}

std::string types_in_words(const Facts& facts) {
  const auto orbits = [&](SubgroupClass type) { return facts.orbits_by_type[index_of(type)]; };
  return fmt::format(
      "So the number of orbits with 8 solutions is {}, of those with 4 it is {}, and of those with 2 it is "
      "{}.",
      orbits(SubgroupClass::trivial), orbits(SubgroupClass::half_turn), orbits(SubgroupClass::quarter_turn));
}

Section step_types_of_smallest() {
  return {
      "The types of orbits",
      {paragraph("The lemma says how many orbits there are, not how large they are. The elements that fix a "
                 "solution are its *stabilizer*, and they say how large its orbit is. Here the stabilizer is "
                 "the whole group, a type called `full`: the orbit has $8 / 8 = 1$ member."),
       paragraph("The *table of marks* says the same. In the row of `full` every entry is 1: whichever "
                 "subgroup you take, it fixes the one member. The whole group fixes 1 solution, so there is "
                 "1 orbit of type `full`. It accounts for the 1 solution that each smaller subgroup fixes, "
                 "and nothing is left for another type.")}};
}

// "The published number of fundamental solutions is the same (OEIS A002562)." where it is.
std::string publication(const Facts& facts) {
  if (facts.counts.n == 0 || published_counts(facts.counts.n).fundamental != facts.orbits) return "";
  return fmt::format(" The published number of fundamental solutions is the same ({}).",
                     source_of_fundamental);
}

}  // namespace

Section step_mean(const Facts& facts) {
  const auto& [n, q, h, r, origin, is_published] = facts.counts;
  const std::string sum = text_of(sum_of(facts.fixed_points));
  const auto fixed_by = [](std::string_view letter) { return fmt::format("F({})", letter); };
  const std::string general = joined(letters, " + ", fixed_by);
  Section step = {
      "Burnside's lemma",
      {paragraph("If a finite group acts on a finite set, the number of orbits is the mean number of members "
                 "that an element fixes. With $F(g)$ for the number of solutions that $g$ fixes:"),
       Display{{{{"U"}, {general, "8"}}}},
       paragraph(
           "Why it is true: count the pairs of an element $g$ and a solution $x$ with $g(x) = x$. Element by "
           "element, there are as many as the sum says. Now orbit by orbit: let $x$ be one of the $s$ "
           "solutions in its orbit. If $p$ takes $x$ to $y$, then the elements that take $x$ to $y$ are "
           "exactly "
           "the products $pg$ (first $g$, then $p$) where $g$ fixes $x$. So every solution of the orbit is "
           "reached "
           "from $x$ by equally many of the eight elements, by $8 / s$, and so many fix $x$ itself. That "
           "makes $s × (8 / s) = 8$ pairs in every orbit, and $8U$ in all. In numbers:"),
       Display{{{{"U"}, {joined(facts.fixed_points, " + "), "8"}, {sum, "8"}, {text_of(facts.orbits)}}}}}};
  if (facts.is_smallest()) {
    step.blocks.emplace_back(
        paragraph("On every board with $N$ above 1 the reflections fix nothing, and the mean shortens to $(Q "
                  "+ H + 2R) / 8$. Here that formula would give"));
    step.blocks.emplace_back(Display{
        {{{"Q + H + 2R", "8"}, {fmt::format("{} + {} + 2 × {}", q, h, r), "8"}, {"4", "8"}, {"1", "2"}}}});
    step.blocks.emplace_back(
        paragraph("and half an orbit cannot be. It does not hold here because it leaves out the four "
                  "reflections, and each of them fixes the one solution. They are the missing $4 / 8$."));
    return step;
  }
  if (facts.is_empty()) {
    step.blocks.emplace_back(
        paragraph("The lemma does not mind that the set is empty: no solutions, no orbits."));
    return step;
  }
  step.blocks.emplace_back(
      paragraph("Since the reflections fix nothing and both quarter turns fix the same, the mean is $(Q + H "
                "+ 2R) / 8$ for every $N$ above 1."));
  return step;
}

Section step_types(const Facts& facts) {
  if (facts.is_smallest()) return step_types_of_smallest();
  Section step = {
      "The types of orbits",
      {paragraph(
           "The lemma says how many orbits there are, not how large they are. The elements that fix a "
           "solution are its *stabilizer*, a subgroup; if it has $k$ elements, the orbit has $8 / k$ "
           "members. By step 3 there is no reflection in it, so it is one of three groups of rotations, and "
           "its name is the orbit's *type*. The members of an orbit have conjugate stabilizers, and each of "
           "the three groups is conjugate to itself alone. So the members of an orbit have the same "
           "stabilizer, and a subgroup fixes all of them or none. How many it fixes is its *mark*. These are "
           "the rows and columns that matter here from the *table of marks* of the group:"),
       marks_of_turning_types(),
       paragraph("Let there be $A$, $B$ and $C$ orbits of the three types. The subgroup `trivial` fixes all "
                 "$Q$ solutions, `half_turn` fixes $H$ of them, and `quarter_turn` fixes $R$. Read column by "
                 "column, the table is a triangular system:"),
       system_of(facts.counts),
       paragraph("It is solved from the last row up, the largest stabilizer first. In each equation one "
                 "unknown is new, and the other terms add up to a number that is known: $2C = R$ in the "
                 "second, $4B + 2C = H$ in the first."),
       solution_of(facts)}};
  if (!facts.is_empty()) step.blocks.emplace_back(paragraph(types_in_words(facts)));
  return step;
}

Section step_check(const Facts& facts) {
  const auto& [n, q, h, r, origin, is_published] = facts.counts;
  Section step = {"The check", {}};
  if (facts.is_empty()) {
    step.blocks = {
        paragraph("No solutions make no orbits of any type: $0 = 8 × 0 + 4 × 0 + 2 × 0$, and $0 + 0 + 0 = "
                  "0$, as the lemma says." +
                  publication(facts))};
    return step;
  }
  std::vector<std::string> sizes;
  std::vector<std::uint64_t> orbits;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto count = facts.orbits_by_type[index_of(type)]; count > 0) {
      sizes.push_back(fmt::format("{} × {}", count, size_of(type)));
      orbits.push_back(count);
    }
  step.blocks = {
      paragraph("Every solution is in exactly one orbit, so the sizes of the orbits must add up to $Q$:"),
      Display{{{{text_of(q)}, {joined(sizes, " + ")}}}},
      paragraph(
          orbits.size() == 1
              ? fmt::format(
                    "All orbits are of one type, and their number, {}, is what the lemma gave in step 4.{}",
                    facts.orbits, publication(facts))
              : fmt::format("And there must be as many orbits as the lemma gave in step 4: ${} = {}$.{}",
                            joined(orbits, " + "), facts.orbits, publication(facts)))};
  return step;
}

}  // namespace eightfold::reports
