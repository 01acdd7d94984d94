#include "eightfold/reports/coursework/submission/exercise.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "eightfold/core/placement.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/cycle_index.hpp"
#include "eightfold/symmetry/named_group.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;

struct Limits {
  std::optional<int> n;  // none if the problem has no n
  std::optional<int> colors;
};

constexpr std::array<Limits, all_problems.size()> limits_of_problems = {{
    {max_size, std::nullopt},
    {longest_chain, most_colors},
    {largest_colored_square, most_colors},
    {std::nullopt, most_colors},
    {std::nullopt, most_colors},
}};

[[noreturn]] void refuse_with(std::string_view key, Problem problem) {
  throw ParseError(fmt::format("{}: does not apply to {}; remove it", key, name_of(problem)));
}

int checked(std::string_view name, std::optional<int> given, std::optional<int> greatest, Problem problem) {
  if (given && !greatest) refuse_with(name, problem);
  if (!greatest) return 0;
  if (!given) throw ParseError(fmt::format("{}: missing; give 0 to {}", name, *greatest));
  if (*given < 0 || *given > *greatest)
    throw ParseError(fmt::format("{}: {} is out of range; give 0 to {}", name, *given, *greatest));
  return *given;
}

// Under a group of symmetries, the subgroup that is the default has no name.
void set_acting(Exercise& exercise, const std::string& name) {
  try {
    NamedGroup found = named_group(lower_case(name));
    for (GroupName& factor : found.factors) {
      const bool is_of_solid = factor.kind->symmetries == GroupKind::Symmetries::of_solid;
      if (factor.symmetries == (is_of_solid ? "rotations" : "full")) factor.symmetries.clear();
    }
    exercise.acting = found.name();
    if (found.group.order > most_acting_elements || found.group.points > most_colored_points)
      throw std::invalid_argument(
          fmt::format("{} is too large; give a group of at most {} elements on at most {} points",
                      exercise.acting, reports::grouped(most_acting_elements), most_colored_points));
  } catch (const std::invalid_argument& error) {
    const std::string_view message = error.what();
    throw ParseError(fmt::format(
        "group: {}{}", message,
        message.ends_with("not a valid group") ? "; give one such as cyclic 6 or cube-edges full" : ""));
  }
}

void set_group(Exercise& exercise, const std::string& written) {
  const std::string name = key_of(written);
  constexpr std::array<std::string_view, 6> of_beads = {"rotations", "cyclic",   "necklaces",
                                                        "full",      "dihedral", "bracelets"};
  if (exercise.problem == Problem::beads) {
    const auto it = std::ranges::find(of_beads, name);
    if (it == of_beads.end()) throw ParseError(invalid_name("group", name, of_beads));
    exercise.reflections = it - of_beads.begin() >= 3;
  } else if (exercise.problem == Problem::colorings) {
    set_acting(exercise, written);
  } else if (exercise.problem == Problem::cube_faces) {
    constexpr std::array<std::string_view, 1> of_cube = {"rotations"};
    if (name != of_cube[0]) throw ParseError(invalid_name("group", name, of_cube));
  } else {
    const auto group = Subgroup::named(name);
    if (!group) throw ParseError(invalid_name("group", name, square_group_names()));
    exercise.group = *group;
  }
}

// The number and the name of what has a color.
std::pair<int, std::string_view> colored_points(const Exercise& e) {
  if (e.problem == Problem::beads) return {e.n, "bead"};
  if (e.problem == Problem::square_cells) return {e.n * e.n, "cell"};
  if (e.problem == Problem::cube_faces) return {6, "face"};
  return {named_group(e.acting).group.points, "point"};
}

void check_content(const Exercise& e) {
  using reports::counted;
  const Content& content = *e.content;
  const int sum = std::accumulate(content.begin(), content.end(), 0);
  const auto [points, name] = colored_points(e);
  if (content.size() != static_cast<std::size_t>(e.colors))
    throw ParseError(fmt::format("content: has the numbers of {}, but colors is {}; change one of them",
                                 counted(content.size(), "color"), e.colors));
  if (sum != points)
    throw ParseError(fmt::format("content: the numbers add up to {}; give numbers that add up to {}, for {}",
                                 sum, points, counted(points, name)));
}

void add(std::vector<TallyKey>& keys, std::string_view name, int element) {
  const auto it = std::ranges::find(keys, name, &TallyKey::name);
  (it == keys.end() ? keys.emplace_back(TallyKey{std::string(name), {}}) : *it).elements.push_back(element);
}

std::vector<TallyKey> square_keys(Subgroup group) {
  std::vector<TallyKey> keys;
  int element = 0;
  for (const Symmetry g : group.elements()) add(keys, name_of(g), element++);
  element = 0;
  for (const Symmetry g : group.elements()) {
    if (g != Symmetry::identity) add(keys, conjugacy_class_name(g), element);
    ++element;
  }
  return keys;
}

std::vector<TallyKey> bead_keys(int n, bool reflections) {
  std::vector<TallyKey> keys;
  for (int k = 0; k < std::max(n, 1); ++k) add(keys, fmt::format("rotate_by_{}", k), k);
  if (reflections)
    for (int k = 0; k < n; ++k) add(keys, fmt::format("reflect_{}", k), n + k);
  add(keys, "identity", 0);
  if (reflections)
    for (int k = 0; k < n; ++k)
      add(keys,
          n % 2 == 1   ? "through_bead_and_gap"
          : k % 2 == 0 ? "through_two_beads"
                       : "through_two_gaps",
          n + k);
  return keys;
}

std::vector<TallyKey> cube_keys() {
  constexpr std::array<std::pair<std::string_view, int>, 5> classes = {{{"identity", 1},
                                                                        {"face_quarter_turn", 6},
                                                                        {"face_half_turn", 3},
                                                                        {"edge_half_turn", 6},
                                                                        {"vertex_turn", 8}}};
  std::vector<TallyKey> keys;
  int element = 0;
  for (const auto& [name, elements] : classes)
    for (int i = 0; i < elements; ++i) add(keys, name, element++);
  return keys;
}

std::vector<TallyKey> type_keys(const std::string& acting) {
  std::vector<TallyKey> keys;
  int element = 0;
  for (const CycleIndex::Term& term : cycle_index_of(named_group(acting).group).terms)
    for (Integer i = 0; i < term.elements; i += 1) add(keys, reports::monomial_of(term.type), element++);
  keys.push_back({"identity", {0}});
  return keys;
}

}  // namespace

std::vector<std::string_view> square_group_names() {
  std::vector<std::string_view> names = {"rotations"};
  for (const Subgroup group : all_subgroups()) names.push_back(name_of(group));
  return names;
}

Exercise complete(const ExerciseParts& parts) {
  Exercise exercise;
  exercise.problem = parts.problem.value_or(Problem::queens);
  const Limits& limits = limits_of_problems[static_cast<std::size_t>(exercise.problem)];
  exercise.n = checked("n", parts.n, limits.n, exercise.problem);
  if (parts.content && !limits.colors) refuse_with("content", exercise.problem);
  std::optional<int> colors = parts.colors;
  if (!colors && parts.content) colors = static_cast<int>(parts.content->size());
  exercise.colors = checked("colors", colors, limits.colors, exercise.problem);
  if (parts.rule && exercise.problem != Problem::queens) refuse_with("rule", exercise.problem);
  exercise.rule = parts.rule.value_or(Rule::queens);
  if (parts.group || exercise.problem == Problem::colorings) set_group(exercise, parts.group.value_or(""));
  exercise.content = parts.content;
  if (exercise.content) check_content(exercise);
  return exercise;
}

Board board_of(const Exercise& exercise) { return exercise.board.value_or(Board::square(exercise.n)); }

std::string describe(const Exercise& e) {
  using reports::counted;
  const auto n = static_cast<std::uint64_t>(e.n);
  const std::string colors =
      counted(e.colors, "color") + (e.content ? fmt::format(" ({})", reports::phrase(*e.content)) : "");
  const bool is_square = e.problem == Problem::queens || e.problem == Problem::square_cells;
  const bool is_bracelet = e.problem == Problem::beads && e.reflections;
  const std::string group = is_square     ? std::string(reports::group_in_words(e.group))
                            : is_bracelet ? "rotations and reflections"
                                          : group_name(e);
  const std::string what =
      e.problem != Problem::queens
          ? fmt::format("{} in {}", points_in_words(e), colors)
          : fmt::format("{}{}{}", counted(n, piece_of(e.rule)), reports::place_of_rule(e.rule),
                        e.board ? fmt::format(" ({})", reports::constraints_in_words(*e.board, e.rule)) : "");
  return fmt::format("{}, {} (order {})", what, group, order_of_group(e));
}

std::string points_in_words(const Exercise& e) {
  if (e.problem == Problem::square_cells) return fmt::format("the cells of the {0}×{0} square", e.n);
  if (e.problem == Problem::cube_faces) return "the faces of a cube";
  const auto [points, name] = colored_points(e);
  return reports::counted(points, name);
}

std::string group_name(const Exercise& e) {
  if (e.problem == Problem::beads) return e.reflections ? "full" : "rotations";
  if (e.problem == Problem::colorings) return e.acting;
  return e.problem == Problem::cube_faces ? "rotations" : std::string(name_of(e.group));
}

int order_of_group(const Exercise& e) {
  if (e.problem == Problem::beads) return std::max(1, e.reflections ? 2 * e.n : e.n);
  if (e.problem == Problem::colorings)
    return static_cast<int>(named_group(e.acting).group.order.to_uint64().value());
  return e.problem == Problem::cube_faces ? 24 : e.group.order();
}

std::vector<TallyKey> tally_keys(const Exercise& exercise) {
  if (exercise.problem == Problem::beads) return bead_keys(exercise.n, exercise.reflections);
  if (exercise.problem == Problem::colorings) return type_keys(exercise.acting);
  return exercise.problem == Problem::cube_faces ? cube_keys() : square_keys(exercise.group);
}

}  // namespace eightfold::coursework
