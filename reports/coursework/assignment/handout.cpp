// The assignment as students read it.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "reports/coursework/assignment/files.hpp"
#include "reports/notation/notation.hpp"
#include "reports/text/append.hpp"
#include "reports/text/rule_words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::array<std::string_view, 4> attacks_in_words = {
    "A queen attacks along its row, its column and its diagonals.",
    "A superqueen attacks as a queen does, and as a knight does.",
    "A queen attacks along its row, its column and its diagonals, and the diagonals wrap around: right of "
    "the last\n"
    "column they go on in the first.",
    "A rook attacks along its row and its column.",
};

constexpr std::array<std::string_view, 8> symmetries_in_words = {
    "leaves every square where it is",
    "turns the board a quarter turn clockwise",
    "turns the board a half turn",
    "turns the board a quarter turn counterclockwise",
    "swaps left and right",
    "swaps top and bottom",
    "mirrors in the diagonal from top left to bottom right",
    "mirrors in the diagonal from top right to bottom left",
};

constexpr std::array<std::string_view, 8> types_in_words = {
    "the identity alone",
    "the identity and the half turn",
    "the identity and the mirror in one diagonal",
    "the identity and the mirror that swaps left and right, or top and bottom",
    "the half turn and the mirrors in both diagonals",
    "the half turn and the mirrors that swap left and right, top and bottom",
    "all four rotations",
    "all eight symmetries",
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
      ask_to_mend(*table);
    } else {
      ask_for_fixed_points();
      ask_to_mend(std::get<ListMistake>(assignment_.mistake));
    }
    tell_how_to_hand_in();
    return std::move(out_);
  }

 private:
  template <typename... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    reports::append_format(out_, format, std::forward<Args>(args)...);
  }

  // "`orbit_count`, 2 points"
  std::string worth(std::string_view claim) const {
    const auto found =
        std::find_if(claims_.begin(), claims_.end(), [&](const AskedClaim& c) { return c.name == claim; });
    return fmt::format("`{}`, {} points", claim, found->points);
  }

  void describe_exercise() {
    const std::string pieces = reports::pieces_of_rule(exercise_.rule);
    int total = 0;
    for (const AskedClaim& claim : claims_) total += claim.points;
    add("# {}\n\n", title_of(assignment_));
    add("A solution places {0} {1} on the {0}×{0} {2} so that no two of them attack each other.\n{3}\n\n",
        exercise_.n, pieces, reports::board_of_rule(exercise_.rule),
        attacks_in_words[static_cast<unsigned>(exercise_.rule)]);
    add("The group `{}`, of order {}, acts on the solutions:\n\n", name_of(exercise_.group),
        exercise_.group.order());
    add("| element | what it does |\n|---|---|\n");
    for (const Symmetry g : exercise_.group.elements())
      add("| `{}` | {} |\n", name_of(g), symmetries_in_words[index_of(g)]);
    add("\nTwo solutions are isomorphic if an element of the group takes one to the other. All that are "
        "isomorphic\n"
        "to each other make up an orbit. The stabilizer of a solution is the set of all elements that leave "
        "it as\n"
        "it is.\n\n");
    add("A solution is written as a vector: for each row, from the top, the column of its {}. Columns are "
        "numbered\n"
        "from {}, on the left.\n\n",
        piece_of(exercise_.rule), assignment_.base);
    add("There are {} points in all. An answer earns its points if it is right in all its parts{}.\n\n",
        total,
        std::holds_alternative<ListMistake>(assignment_.mistake)
            ? ", or wrong only\nbecause of an earlier answer of yours"
            : "");
  }

  void ask_for_stabilizers() {
    add("## 1. Boards to classify\n\n");
    add("Find the stabilizer of each of these {} solutions ({}).\n\n", assignment_.boards.size(),
        worth("stabilizers"));
    char letter = 'A';
    for (const Placement& board : assignment_.boards) {
      std::string drawn;
      reports::board_notation.append(drawn, {board, exercise_.n}, 0);
      add("Board {}: `{}`\n\n```\n{}```\n\n", letter++, bracketed(board, assignment_.base), drawn);
    }
  }

  // The types that an orbit can have under the group: the classes of the group's subgroups.
  std::vector<SubgroupClass> possible_types() const {
    std::vector<SubgroupClass> types;
    for (const SubgroupClass type : all_subgroup_classes)
      if (std::any_of(all_subgroups().begin(), all_subgroups().end(), [&](Subgroup subgroup) {
            return class_of(subgroup) == type && exercise_.group.elements().contains(subgroup.elements());
          }))
        types.push_back(type);
    return types;
  }

  void ask_for_types(int number) {
    add("{}. How many orbits are there of each type ({})? The type says what the stabilizers are:\n", number,
        worth("orbit_types"));
    for (const SubgroupClass type : possible_types())
      add("   - `{}`: {}\n", name_of(type), types_in_words[index_of(type)]);
    add("\n");
  }

  void ask_for_fixed_points() {
    add("## 2. Burnside's lemma\n\n");
    add("1. How many solutions does each element leave as they are ({})?\n", worth("fixed_points"));
    add("2. What is the sum of these numbers ({})?\n", worth("burnside_sum"));
    add("3. How many orbits are there ({})?\n", worth("orbit_count"));
    ask_for_types(4);
  }

  void ask_to_mend(const ListMistake& mistake) {
    add("## 3. A mistake to find\n\n");
    add("This list was handed in as one solution of each orbit. There is one mistake in it: a line that is "
        "wrong, a\n"
        "line too many, or a line too few. Find it, and hand in the list with the mistake mended\n"
        "({}). The order does not matter, nor which solution stands for its orbit.\n\n```\n",
        worth("representatives"));
    for (std::size_t i = 0; i < mistake.shown.size(); ++i)
      add("{:>2}  {}\n", i + 1, bracketed(mistake.shown[i], assignment_.base));
    add("```\n\n");
  }

  void ask_to_mend(const TableMistake& mistake) {
    add("## 2. A mistake to find\n\n");
    add("This table was handed in, with the number of solutions that each element leaves as they are. There "
        "is one\n"
        "mistake in it: a line that is wrong by itself. Lines below it may be wrong because of it.\n\n");
    add("| line | number |\n|---|---|\n");
    for (const Symmetry g : exercise_.group.elements())
      add("| fixed by `{}` | {} |\n", name_of(g), mistake.fixed_points[index_of(g)]);
    add("| sum | {} |\n", mistake.sum);
    add("| orbits | {} / {} = {} |\n\n", mistake.sum, mistake.order, mistake.quotient());
    add("Find the mistake by reasoning, and hand in what is right:\n\n");
    add("1. How many solutions does each element leave as they are ({})?\n", worth("fixed_points"));
    add("2. What is the sum of these numbers ({})?\n", worth("burnside_sum"));
    add("3. How many orbits are there ({})?\n", worth("orbit_count"));
    ask_for_types(4);
  }

  void tell_how_to_hand_in() {
    add("## How to hand in\n\n");
    const bool has_list = std::holds_alternative<ListMistake>(assignment_.mistake);
    add("Copy these lines into `template.json`, above its last entry, `comment`. Put your answer wherever "
        "there is\n"
        "a question mark{}. A stabilizer is the list of all its elements,\n"
        "each in double quotes, with commas between.\n\n```\n",
        has_list ? ", and mend the list of representatives" : "");
    add("  \"stabilizers\": [\n");
    for (std::size_t i = 0; i < assignment_.boards.size(); ++i)
      add("    {{ \"placement\": {}, \"stabilizer\": [?] }}{}\n",
          bracketed(assignment_.boards[i], assignment_.base), i + 1 < assignment_.boards.size() ? "," : "");
    add("  ],\n");
    std::string tallies;
    for (const Symmetry g : exercise_.group.elements())
      tallies += fmt::format("{}\n    \"{}\": ?", tallies.empty() ? "" : ",", name_of(g));
    add("  \"fixed_points\": {{{}\n  }},\n", tallies);
    add("  \"burnside_sum\": ?,\n  \"orbit_count\": ?,\n");
    std::string types;
    for (const SubgroupClass type : possible_types())
      types += fmt::format("{} \"{}\": ?", types.empty() ? "" : ",", name_of(type));
    add("  \"orbit_types\": {{{} }},\n", types);
    if (const auto* list = std::get_if<ListMistake>(&assignment_.mistake)) {
      add("  \"representatives\": [\n");
      for (std::size_t i = 0; i < list->shown.size(); ++i)
        add("    {}{}\n", bracketed(list->shown[i], assignment_.base), i + 1 < list->shown.size() ? "," : "");
      add("  ],\n");
    }
    add("```\n\n");
    add("`eightfold verify template.json --no-spoilers` tells whether the file can be read, and of each "
        "answer\n"
        "whether it is right.\n");
  }

  const Assignment& assignment_;
  const Exercise& exercise_;
  std::vector<AskedClaim> claims_;
  std::string out_;
};

}  // namespace

std::string assignment_handout(const Assignment& assignment) { return Handout(assignment).text(); }

}  // namespace eightfold::coursework
