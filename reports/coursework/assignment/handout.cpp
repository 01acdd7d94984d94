// The assignment that students read.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "eightfold/reports/coursework/assignment/internal/files.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/text/internal/append.hpp"
#include "eightfold/reports/text/internal/rule_words.hpp"
#include "eightfold/reports/text/internal/symmetry_words.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::array<std::string_view, 4> attacks_in_words = {
    "A queen attacks along its row, its column and its diagonals.",
    "A superqueen attacks like a queen and like a knight.",
    "A queen attacks along its row, its column and its diagonals. The diagonals wrap around: after the last\n"
    "column they continue in the first.",
    "A rook attacks along its row and its column.",
};

// Writes one handout, section after section.
class Handout {
 public:
  explicit Handout(const Assignment& assignment)
      : assignment_(assignment), exercise_(assignment.exercise), claims_(asked_claims(assignment)) {}

  std::string text() && {
    describe_exercise();
    ask_for_stabilizers();
    if (const auto* table = std::get_if<TableMistake>(&assignment_.mistake)) {
      ask_to_correct(*table);
    } else {
      add("## 2. Burnside's lemma\n\n");
      ask_for_counts();
      ask_to_correct(std::get<ListMistake>(assignment_.mistake));
    }
    explain_submission();
    return std::move(out_);
  }

 private:
  template <typename... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    reports::append_format(out_, format, std::forward<Args>(args)...);
  }

  std::string vector_of(const Placement& placement) const { return bracketed(placement, assignment_.base); }

  // "`orbit_count`, 2 points"
  std::string worth(std::string_view claim) const {
    return fmt::format(
        "`{}`, {}", claim,
        reports::counted(std::ranges::find(claims_, claim, &AskedClaim::name)->points, "point"));
  }

  void describe_exercise() {
    int total = 0;
    for (const AskedClaim& claim : claims_) total += claim.points;
    add("# {}\n\n", title_of(assignment_));
    add("A solution places {1} on the {0}×{0} {2} so that no two of them attack each other.\n{3}\n\n",
        exercise_.n, reports::counted(exercise_.n, piece_of(exercise_.rule)),
        reports::board_of_rule(exercise_.rule), attacks_in_words[static_cast<unsigned>(exercise_.rule)]);
    add("The group `{}`, of order {}, acts on the solutions:\n\n| element | symmetry |\n|---|---|\n",
        name_of(exercise_.group), exercise_.group.order());
    for (const Symmetry g : exercise_.group.elements())
      add("| `{}` | {} |\n", name_of(g), reports::in_words(g));
    add(R"(
The main diagonal starts at the top left corner, the anti-diagonal at the top right corner.

Two solutions are isomorphic if an element of the group takes one to the other. An orbit is a set of all
solutions that are isomorphic to each other. The stabilizer of a solution is the set of all elements that
fix it.

A solution is written as a vector: the column of the {} in each row, from top to bottom. Columns are
numbered from {}, from left to right.

)",
        piece_of(exercise_.rule), assignment_.base);
    add("There are {} points. An answer earns its points only if all of it is correct{}.\n\n", total,
        has_list() ? ", or if its only\nerror is carried forward from an earlier answer" : "");
  }

  void ask_for_stabilizers() {
    add("## 1. Boards to classify\n\nFind the stabilizer of each of these {} solutions ({}).\n\n",
        assignment_.boards.size(), worth("stabilizers"));
    char letter = 'A';
    for (const Placement& board : assignment_.boards) {
      std::string drawn;
      reports::board_notation.append(drawn, {board, exercise_.n}, 0);
      add("Board {}: `{}`\n\n```\n{}```\n\n", letter++, vector_of(board), drawn);
    }
  }

  // The types that an orbit can have under the group: the classes of the group's subgroups.
  std::vector<SubgroupClass> possible_types() const {
    std::vector<SubgroupClass> types;
    for (const SubgroupClass type : all_subgroup_classes)
      if (std::ranges::any_of(all_subgroups(), [&](Subgroup subgroup) {
            return class_of(subgroup) == type && exercise_.group.elements().contains(subgroup.elements());
          }))
        types.push_back(type);
    return types;
  }

  void ask_for_counts() {
    add("1. How many solutions does each element fix ({})?\n", worth("fixed_points"));
    add("2. What is the sum of these numbers ({})?\n", worth("burnside_sum"));
    add("3. How many orbits are there ({})?\n", worth("orbit_count"));
    add("4. How many orbits are there of each type ({})? The type names the elements of the stabilizers.\n"
        "   Each stabilizer also contains the identity.\n",
        worth("orbit_types"));
    for (const SubgroupClass type : possible_types())
      add("   - `{}`: {}\n", name_of(type), reports::elements_in_words(type));
    add("\n");
  }

  void ask_to_correct(const ListMistake& mistake) {
    add(R"(## 3. A mistake to find

A student submitted this list as one solution from each orbit. It contains exactly one mistake: an
incorrect line, an extra line, or a missing line. Find the mistake and submit the corrected list
({}). The order does not matter. Any member can represent its orbit.

```
)",
        worth("representatives"));
    for (std::size_t i = 0; i < mistake.shown.size(); ++i)
      add("{:>2}  {}\n", i + 1, vector_of(mistake.shown[i]));
    add("```\n\n");
  }

  void ask_to_correct(const TableMistake& mistake) {
    add(R"(## 2. A mistake to find

A student submitted this table of the number of solutions that each element fixes. It contains exactly one
mistake. The lines below that mistake may be incorrect because of it.

| line | number |
|---|---|
)");
    for (const Symmetry g : exercise_.group.elements())
      add("| fixed by `{}` | {} |\n", name_of(g), mistake.fixed_points[g]);
    add("| sum | {} |\n", mistake.sum);
    add("| orbits | {} / {} = {} |\n\n", mistake.sum, mistake.order, mistake.quotient());
    add("Find the mistake by reasoning, and submit the correct answers:\n\n");
    ask_for_counts();
  }

  void explain_submission() {
    add(R"(## How to submit

Copy these lines into `template.json`, above its last entry, `comment`. Replace each question mark with
your answer{}. A stabilizer is the list of all its elements, in
double quotes and separated by commas.

```
  "stabilizers": [
)",
        has_list() ? ", and correct the list of representatives" : "");
    add_list(assignment_.boards, [&](const Placement& board) {
      return fmt::format(R"({{ "placement": {}, "stabilizer": [?] }})", vector_of(board));
    });
    add("  \"fixed_points\": {{\n    {}\n  }},\n",
        reports::joined(exercise_.group.elements(), ",\n    ", blank_of<Symmetry>));
    add("  \"burnside_sum\": ?,\n  \"orbit_count\": ?,\n");
    add("  \"orbit_types\": {{ {} }},\n", reports::joined(possible_types(), ", ", blank_of<SubgroupClass>));
    if (const auto* list = std::get_if<ListMistake>(&assignment_.mistake)) {
      add("  \"representatives\": [\n");
      add_list(list->shown, [&](const Placement& placement) { return vector_of(placement); });
    }
    add(R"(```

`eightfold verify template.json --no-spoilers` reports whether the file can be read and which answers are
correct.
)");
  }

  template <typename Text>
  void add_list(const std::vector<Placement>& placements, Text text) {
    add("    {}\n  ],\n", reports::joined(placements, ",\n    ", text));
  }

  // "rotate90": ?
  template <typename Named>
  static std::string blank_of(Named named) {
    return fmt::format("\"{}\": ?", name_of(named));
  }

  bool has_list() const { return std::holds_alternative<ListMistake>(assignment_.mistake); }

  const Assignment& assignment_;
  const Exercise& exercise_;
  std::vector<AskedClaim> claims_;
  std::string out_;
};

}  // namespace

std::string assignment_handout(const Assignment& assignment) { return Handout(assignment).text(); }

}  // namespace eightfold::coursework
