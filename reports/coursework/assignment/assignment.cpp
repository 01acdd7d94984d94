// An assignment from a seed. The exercises that match the parameters are in random order, and the first of
// the most suitable ones is used: it has enough solutions, and few enough orbits for listing by hand. Unless
// the parameters vary, exactly one exercise matches. A class whose exercises vary has one pool for all, in
// which the numbers of orbits are similar, so that every student has about the same work. The boards to
// classify are chosen so that each stabilizer occurs once before any occurs twice. A random choice would give
// almost only trivial stabilizers.
#include "eightfold/reports/coursework/assignment/assignment.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <stdexcept>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/mistake.hpp"
#include "reports/coursework/verify/internal/answer.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr int classic_size = 8;
constexpr int fewest_boards = 4;
constexpr int most_boards = 6;  // by default
constexpr std::size_t fewest_listed = 2;
constexpr std::size_t most_listed = 24;
constexpr int most_counted_orbits = 1000;  // of colorings whose content the seed chooses

constexpr std::array queens_sizes = {4, 5, 6, 7, 8, 9, 10, 11, 12};
constexpr std::array superqueens_sizes = {10, 11, 12};
constexpr std::array torus_sizes = {5, 7, 11};
constexpr std::array rooks_sizes = {4, 5, 6};

// Groups that have orbits of different sizes. A single mirror halves every count except that of rooks.
constexpr std::array<std::string_view, 5> drawn_groups = {"full", "quarter_turn", "half_turn", "axis_klein",
                                                          "diagonal_klein"};

// The classic exercise has what the parameters do not give.
AssignmentParams completed(AssignmentParams params) {
  if (params.vary || params.colorings) return params;
  params.n = params.n.value_or(classic_size);
  params.rule = params.rule.value_or(Rule::queens);
  params.group = params.group.value_or(full_group);
  return params;
}

std::vector<Exercise> matching_exercises(const AssignmentParams& params) {
  if (params.colorings) return coloring_exercises(params);
  std::vector<Subgroup> groups;
  if (params.group) groups.push_back(*params.group);
  for (const std::string_view name : drawn_groups)
    if (!params.group) groups.push_back(Subgroup::named(name).value());
  std::vector<Exercise> found;
  for (const Rule rule : all_rules)
    for (const int n : assignment_sizes(rule))
      for (const Subgroup group : groups)
        if (params.rule.value_or(rule) == rule && params.n.value_or(n) == n)
          found.push_back({.n = n, .rule = rule, .group = group});
  return found;
}

// An exercise with its answers, as far as an assignment needs them.
struct SolvedExercise {
  Exercise exercise;
  std::vector<Placement> solutions = {};
  std::vector<Orbit> orbits_of_solutions = {};
  std::vector<TallyEntry> tally = {};
  Integer orbits = 0;
  OrbitsByType orbits_by_type = {};
};

void sort_solutions(SolvedExercise& solved) {
  OrbitCounter counter(solved.exercise.group);
  for (const Placement& solution : Solutions(Board::square(solved.exercise.n), {}, solved.exercise.rule)) {
    solved.solutions.push_back(solution);
    if (const auto orbit = counter.add(solution)) solved.orbits_of_solutions.push_back(*orbit);
  }
  const CheckedOrbitCount count = counter.finish();
  if (!count.agrees()) throw std::logic_error("two counts of the orbits differ");
  const SymmetrySet elements = solved.exercise.group.elements();
  for (const TallyKey& key : tally_to_ask(solved.exercise))
    solved.tally.push_back({key, count.fixed_points[*std::next(elements.begin(), key.elements[0])]});
  solved.orbits = count.burnside_orbits;
  solved.orbits_by_type = count.counts.orbits_by_type;
}

void count_the_colorings(SolvedExercise& solved) {
  const Answer answer = answer_to(solved.exercise);
  for (const TallyKey& key : tally_to_ask(solved.exercise))
    solved.tally.push_back({key, answer.fixed[static_cast<std::size_t>(key.elements[0])]});
  solved.orbits = answer.orbits;
}

// From 0 to 2. For solutions, 0 without enough of them for the boards, 1 with too few or too many orbits. For
// colorings, 1 if only the identity fixes any, or there are too few or too many orbits.
int suitability(const SolvedExercise& solved, const AssignmentParams& params) {
  if (solved.exercise.problem != Problem::queens) {
    const auto fixes = [](const TallyEntry& entry) { return entry.fixed > 0; };
    const bool countable = fewest_listed <= solved.orbits && solved.orbits <= most_counted_orbits;
    return countable && std::ranges::count_if(solved.tally, fixes) > 1 ? 2 : 1;
  }
  if (solved.solutions.size() < static_cast<std::uint64_t>(params.boards.value_or(fewest_boards))) return 0;
  return fewest_listed <= solved.orbits && solved.orbits <= most_listed ? 2 : 1;
}

std::uint64_t draw_number_of_boards(RandomNumbers& random) {
  return fewest_boards + random.below(most_boards - fewest_boards + 1);
}

// `drawn` is their number if the parameters do not give it and there are so many solutions.
std::vector<Placement> choose_boards(const AssignmentParams& params, const Exercise& exercise,
                                     std::vector<Placement> solutions, std::uint64_t drawn,
                                     RandomNumbers& random) {
  const auto boards = params.boards ? static_cast<std::uint64_t>(*params.boards)
                                    : std::min<std::uint64_t>(drawn, solutions.size());
  if (boards > solutions.size())
    throw std::invalid_argument(fmt::format("boards: {} is out of range; give 1 to {}, the number of {}",
                                            boards, solutions.size(),
                                            reports::solutions_of_rule(exercise.rule, exercise.n)));
  shuffle(solutions, random);
  std::map<unsigned, std::size_t> seen;
  std::vector<std::pair<std::size_t, Placement>> by_occurrence;
  for (const Placement& solution : solutions)
    by_occurrence.emplace_back(seen[stabilizer_of(solution, exercise.group).elements().bits()]++, solution);
  std::stable_sort(by_occurrence.begin(), by_occurrence.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Placement> chosen;
  for (std::size_t i = 0; i < boards; ++i) chosen.push_back(by_occurrence[i].second);
  shuffle(chosen, random);
  return chosen;
}

void check(const AssignmentParams& params) {
  if (params.group && params.group->order() == 1)
    throw std::invalid_argument(
        "group: no two solutions are isomorphic under the trivial group; choose another");
  if (params.boards && (*params.boards < 1 || *params.boards > most_assignment_boards))
    throw std::invalid_argument(
        fmt::format("boards: {} is out of range; give 1 to {}", *params.boards, most_assignment_boards));
  if (!params.n) return;
  const Rule rule = params.rule.value_or(Rule::queens);
  const auto sizes = assignment_sizes(rule);
  if (std::find(sizes.begin(), sizes.end(), *params.n) == sizes.end())
    throw std::invalid_argument(fmt::format("n: there is no exercise about the {}; give {}",
                                            reports::puzzle_of_rule(rule, *params.n),
                                            reports::phrase(sizes, {}, "or")));
}

// Makes assignments that differ in their seeds, and searches the solutions of each exercise once.
class Assignments {
 public:
  explicit Assignments(const AssignmentParams& given)
      : given_(given), params_(completed(given)), pool_(matching_exercises(params_)) {
    check(params_);
  }

  // For a class: the same number of boards for all, by the seed of the class, and exercises of similar size.
  void make_similar() {
    RandomNumbers random(params_.seed);
    common_number_ = draw_number_of_boards(random);
    choose_pool();
  }

  Assignment make(std::uint64_t seed) {
    RandomNumbers random(seed);
    const SolvedExercise& solved = choose_exercise(random);
    Assignment assignment;
    assignment.params = given_;
    assignment.exercise = solved.exercise;
    assignment.tally = solved.tally;
    assignment.sum = sum_of(solved.tally);
    assignment.orbits = solved.orbits;
    assignment.orbits_by_type = solved.orbits_by_type;
    const bool is_about_solutions = solved.exercise.problem == Problem::queens;
    if (is_about_solutions) {
      const std::uint64_t own_number = draw_number_of_boards(random);
      assignment.boards = choose_boards(params_, solved.exercise, solved.solutions,
                                        common_number_.value_or(own_number), random);
    }
    if (is_about_solutions && solved.orbits <= most_listed)
      assignment.mistake = plant_in_list(solved.exercise, solved.orbits_of_solutions, random);
    else
      assignment.mistake = plant_in_table(solved.exercise, solved.tally, random);
    return assignment;
  }

 private:
  // Leaves the exercises that suit best. Of those about solutions, it leaves the largest number whose numbers
  // of orbits differ by at most a third; of several such pools, that with the fewest orbits. Colorings with
  // different contents are about the same work. The pool does not depend on seeds.
  void choose_pool() {
    int best = 0;
    for (const Exercise& exercise : pool_) best = std::max(best, suits(exercise));
    std::erase_if(pool_, [&](const Exercise& exercise) { return suits(exercise) < best; });
    if (params_.colorings) return;
    std::map<Integer, std::vector<Exercise>> by_orbits;
    for (const Exercise& exercise : pool_) by_orbits[solved(exercise).orbits].push_back(exercise);
    std::vector<Exercise> largest;
    for (const auto& [fewest, exercises] : by_orbits) {
      std::vector<Exercise> similar;
      for (const auto& [orbits, others] : by_orbits)
        if (orbits >= fewest && orbits * 3 <= fewest * 4)
          similar.insert(similar.end(), others.begin(), others.end());
      if (similar.size() > largest.size()) largest = std::move(similar);
    }
    pool_ = std::move(largest);
  }

  // The suitability of the best exercise does not depend on the seed, so all assignments have a list or all
  // have a table.
  const SolvedExercise& choose_exercise(RandomNumbers& random) {
    std::vector<Exercise> exercises = pool_;
    shuffle(exercises, random);
    Exercise best = exercises.front();
    for (std::size_t i = 1; i < exercises.size() && suits(best) < 2; ++i)
      if (suits(exercises[i]) > suits(best)) best = exercises[i];
    return solved(best);
  }

  int suits(const Exercise& exercise) { return suitability(solved(exercise), params_); }

  const SolvedExercise& solved(const Exercise& exercise) {
    const auto known = std::ranges::find(solved_, exercise, &SolvedExercise::exercise);
    if (known != solved_.end()) return *known;
    SolvedExercise& added = solved_.emplace_back(SolvedExercise{exercise});
    (exercise.problem == Problem::queens ? sort_solutions : count_the_colorings)(added);
    return added;
  }

  AssignmentParams given_;
  AssignmentParams params_;  // with those that are not given
  std::vector<Exercise> pool_;
  std::optional<std::uint64_t> common_number_;  // of boards
  std::deque<SolvedExercise> solved_;           // a deque, since its entries stay where they are
};

}  // namespace

std::span<const int> assignment_sizes(Rule rule) {
  constexpr std::array<std::span<const int>, 4> sizes = {queens_sizes, superqueens_sizes, torus_sizes,
                                                         rooks_sizes};
  return sizes[static_cast<unsigned>(rule)];
}

Assignment new_assignment(const AssignmentParams& params) { return Assignments(params).make(params.seed); }

std::vector<Assignment> new_assignments(const AssignmentParams& params, std::span<const Variant> variants) {
  Assignments assignments(params);
  if (params.vary) assignments.make_similar();
  std::vector<Assignment> made;
  for (const Variant& variant : variants) {
    made.push_back(assignments.make(variant.seed));
    made.back().student = variant.student;
  }
  return made;
}

}  // namespace eightfold::coursework
