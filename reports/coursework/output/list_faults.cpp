// The classic faults of programs that list placements. Each is a finding that the list itself proves.
//
// A list that has exactly one member of each orbit under some group is explained by that group: the full
// group for fundamental solutions where all were expected, one reflection for a search over half of the
// first row, the trivial group for all solutions where one of each orbit was expected.
#include <fmt/core.h>

#include <algorithm>
#include <set>
#include <utility>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/output/internal/steps.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::counted;

constexpr Subgroup trivial_group{SymmetrySet::from_bits(1)};

// The list, sorted into what its faults are about.
struct ListFacts {
  const Exercise& exercise;
  std::set<Placement> solutions;  // different ones
  std::size_t entries = 0;
  std::size_t unfit = 0;
  std::size_t on_lines = 0;      // two pieces in a row or column
  std::size_t on_diagonals = 0;  // permutations with an attack
  std::size_t duplicates = 0;
  std::optional<Place> first_duplicate;
};

// The placements of the only list.
const std::vector<SubmittedPlacement>& list_in(const Submission& submission) {
  return submission.lists.begin()->second.placements;
}

ListFacts facts_of(const Submission& submission) {
  ListFacts facts{submission.exercise, {}, 0, 0, 0, 0, 0, {}};
  std::set<Placement> seen;
  for (const SubmittedPlacement& submitted : list_in(submission)) {
    if (!seen.insert(submitted.placement).second) {
      ++facts.duplicates;
      if (!facts.first_duplicate) facts.first_duplicate = submitted.place;
    } else if (!is_permutation(submitted.placement)) {
      ++facts.on_lines;
    } else if (!is_solution(submitted.placement, Board::square(facts.exercise.n), facts.exercise.rule)) {
      ++facts.on_diagonals;
    } else {
      facts.solutions.insert(submitted.placement);
    }
  }
  facts.unfit = submission.unread.size();
  facts.entries = list_in(submission).size() + facts.unfit;
  return facts;
}

bool is_closed(const std::set<Placement>& solutions, SymmetrySet elements) {
  return std::ranges::all_of(solutions, [&](const Placement& solution) {
    return std::ranges::all_of(elements, [&](Symmetry g) { return solutions.contains(image(g, solution)); });
  });
}

// Whether no two are in one orbit under the group, and their orbits have `all` members.
bool has_one_of_each_orbit(const std::set<Placement>& solutions, Subgroup group, std::size_t all) {
  std::set<Placement> orbits;
  std::size_t members = 0;
  for (const Placement& solution : solutions) {
    if (!orbits.insert(canonical_form(solution, group)).second) return false;
    members += static_cast<std::size_t>(group.order() / stabilizer_of(solution, group).order());
  }
  return members == all;
}

// The fault of a list that has one member of each orbit under the group.
Finding omitted_images(Subgroup group) {
  const bool turns = group.contains(Symmetry::rotate180);
  const bool flips = group.order() > (turns ? group.contains(Symmetry::rotate90) ? 4 : 2 : 1);
  const auto [kind, words] =
      group == full_group ? std::pair("only_fundamental", "rotations or mirror images")
      : turns && flips    ? std::pair("mirror_images_missing", "half turns or mirror images of each other")
      : turns             ? std::pair("rotations_missing", "rotations of each other")
                          : std::pair("mirror_images_missing", "mirror images of each other");
  return {kind, "", fmt::format("it has only one of each set of solutions that are {}", words)};
}

// The largest group under which the list has one member of each orbit; nothing if there is none.
std::optional<Subgroup> group_of_list(const ListFacts& facts, std::size_t all) {
  const auto& groups = all_subgroups();
  for (auto group = groups.rbegin(); group != groups.rend(); ++group)
    if (has_one_of_each_orbit(facts.solutions, *group, all)) return *group;
  return std::nullopt;
}

void add_closure_fault(const ListFacts& facts, std::vector<Finding>& faults) {
  constexpr auto rotations = SymmetrySet{Symmetry::rotate90, Symmetry::rotate180, Symmetry::rotate270};
  constexpr std::array flips = {Symmetry::flip_horizontal, Symmetry::flip_vertical, Symmetry::transpose,
                                Symmetry::anti_transpose};
  const bool turned = is_closed(facts.solutions, rotations);
  const bool flipped =
      std::ranges::any_of(flips, [&](Symmetry g) { return is_closed(facts.solutions, SymmetrySet{g}); });
  if (turned && !flipped)
    faults.push_back(
        {"mirror_images_missing", "", "with each solution it has its rotations, but not its mirror images"});
  if (flipped && !turned)
    faults.push_back(
        {"rotations_missing", "", "with each solution it has a mirror image, but not its rotations"});
}

// The number of solutions, and whether those of the list are the first ones in lexicographic order.
struct AllSolutions {
  std::size_t count = 0;
  bool list_is_first = true;
};

AllSolutions all_solutions(const ListFacts& facts) {
  AllSolutions all;
  for (const Placement& solution : Solutions(Board::square(facts.exercise.n), {}, facts.exercise.rule)) {
    if (all.count < facts.solutions.size() && !facts.solutions.contains(solution)) all.list_is_first = false;
    ++all.count;
  }
  return all;
}

void add_faults_of_all(const ListFacts& facts, bool spoilers, std::vector<Finding>& faults) {
  const AllSolutions all = all_solutions(facts);
  const std::size_t found = facts.solutions.size();
  if (found == all.count && facts.entries == all.count + 1 && spoilers)
    faults.push_back({"one_extra", "", "it has every solution, and one placement more"});
  if (found == all.count || found == 0 || facts.unfit > 0) return;
  const auto group = group_of_list(facts, all.count);
  if (group && *group != trivial_group) {
    faults.push_back(omitted_images(*group));
  } else if (found + 1 == all.count) {
    if (spoilers) faults.push_back({"one_missing", "", "exactly one solution is missing"});
  } else if (all.list_is_first && facts.on_lines + facts.on_diagonals == 0) {
    faults.push_back({"stops_early", "",
                      found == 1
                          ? "it has only the first solution in lexicographic order"
                          : fmt::format("it has only the first {} solutions in lexicographic order", found)});
  } else if (found > 1) {
    add_closure_fault(facts, faults);
  }
}

void add_faults_of_canonical(const ListFacts& facts, std::vector<Finding>& faults) {
  const Subgroup expected = facts.exercise.group;
  if (facts.solutions.empty() || expected == trivial_group) return;
  const std::size_t all = all_solutions(facts).count;
  if (has_one_of_each_orbit(facts.solutions, expected, all)) return;
  if (facts.solutions.size() == all)
    faults.push_back({"all_solutions", "", "it has all solutions, not one of each orbit"});
  else if (const auto group = group_of_list(facts, all))
    faults.push_back(
        {"other_group", "",
         fmt::format("it has one of each orbit under the {} (order {}), not under the {} (order {})",
                     reports::group_in_words(*group), group->order(), reports::group_in_words(expected),
                     expected.order())});
}

// What a search that places one piece in each row and column must check besides.
std::string_view unchecked_by_permutations(Rule rule) {
  if (facts_of(rule).has_knight_moves()) return "check the diagonals and the knight's moves";
  return facts_of(rule).wraps() ? "check the diagonals, which continue on the other side"
                                : "check the diagonals";
}

void add_attack_faults(const ListFacts& facts, std::vector<Finding>& faults) {
  const std::string pieces = reports::pieces_of_rule(facts.exercise.rule);
  if (facts.on_diagonals > 0 && facts.on_lines + facts.unfit == 0) {
    std::size_t permutations = 1;
    for (int i = 2; i <= facts.exercise.n; ++i) permutations *= static_cast<std::size_t>(i);
    const bool all = facts.on_diagonals + facts.solutions.size() == permutations;
    const std::string found =
        all ? fmt::format("it has all {} permutations", permutations)
            : counted(facts.on_diagonals, "placement is a permutation but not a solution",
                      "placements are permutations but not solutions");
    faults.push_back({"no_diagonal_check", "",
                      fmt::format("{}: {}", found, unchecked_by_permutations(facts.exercise.rule))});
  }
  if (facts.on_lines > 0)
    faults.push_back({"not_permutation", "",
                      fmt::format("{} two {} in a column",
                                  counted(facts.on_lines, "placement has", "placements have"), pieces)});
}

}  // namespace

void add_list_faults(const ProgramOutput& output, const VerifyParams& params, Verdict& verdict) {
  const ListFacts facts = facts_of(output.submissions.front());
  std::vector<Finding> faults = output.faults;
  verdict.claimed = counted(facts.entries, "placement");
  if (verdict.status != Status::right) {
    add_attack_faults(facts, faults);
    if (facts.duplicates > 0)
      faults.push_back({"duplicates", words_of(*facts.first_duplicate),
                        fmt::format("{} an earlier one; this is the first",
                                    counted(facts.duplicates, "placement repeats", "placements repeat"))});
    if (output.expected == ExpectedOutput::canonical)
      add_faults_of_canonical(facts, faults);
    else
      add_faults_of_all(facts, params.spoilers, faults);
  }
  verdict.findings.insert(verdict.findings.begin(), faults.begin(), faults.end());
}

}  // namespace eightfold::coursework
