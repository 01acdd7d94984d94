#include "reports/coursework/submission/exercise.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/placement.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"
#include "symmetry/chain.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;
using reports::quote;

// What a problem's exercises may and must say.
struct ProblemLimits {
  std::optional<int> greatest_n;  // nothing if there is no n
  bool has_colors;
};

constexpr ProblemLimits limits_of(Problem problem) {
  constexpr std::array<ProblemLimits, 4> limits = {{
      {max_size, false},
      {longest_chain, true},
      {largest_colored_square, true},
      {std::nullopt, true},
  }};
  return limits[static_cast<std::size_t>(problem)];
}

int checked(std::string_view name, std::optional<int> given, std::optional<int> greatest, Problem problem) {
  if (!greatest) {
    if (given) throw ParseError(fmt::format("{}: does not go with {}; leave it out", name, name_of(problem)));
    return 0;
  }
  if (!given) throw ParseError(fmt::format("{}: missing; give it, from 0 to {}", name, *greatest));
  if (*given < 0 || *given > *greatest)
    throw ParseError(fmt::format("{}: {} is out of range; give 0 to {}", name, *given, *greatest));
  return *given;
}

[[noreturn]] void refuse_group(const std::string& group, const std::vector<std::string_view>& known) {
  throw ParseError(fmt::format("group: {} is none of {}{}", quote(group), fmt::join(known, ", "),
                               reports::did_you_mean(group, known)));
}

Subgroup square_group(const std::string& name) {
  if (const auto group = Subgroup::named(name)) return *group;
  std::vector<std::string_view> known = {"rotations"};
  for (const Subgroup group : all_subgroups()) known.push_back(name_of(group));
  refuse_group(name, known);
}

bool with_reflections(const std::string& name) {
  const std::vector<std::string_view> without = {"rotations", "cyclic", "necklaces"};
  const std::vector<std::string_view> with = {"full", "dihedral", "bracelets"};
  if (std::find(with.begin(), with.end(), name) != with.end()) return true;
  if (std::find(without.begin(), without.end(), name) != without.end()) return false;
  refuse_group(name, {"rotations", "cyclic", "necklaces", "full", "dihedral", "bracelets"});
}

std::string plural(int number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace

Exercise complete(const ExerciseParts& parts) {
  Exercise exercise;
  exercise.problem = parts.problem.value_or(Problem::queens);
  const ProblemLimits limits = limits_of(exercise.problem);
  exercise.n = checked("n", parts.n, limits.greatest_n, exercise.problem);
  exercise.colors = checked("colors", parts.colors,
                            limits.has_colors ? std::optional(most_colors) : std::nullopt, exercise.problem);
  if (parts.rule && exercise.problem != Problem::queens)
    throw ParseError(fmt::format("rule: does not go with {}; leave it out", name_of(exercise.problem)));
  exercise.rule = parts.rule.value_or(Rule::queens);
  if (!parts.group) return exercise;
  if (exercise.problem == Problem::beads)
    exercise.reflections = with_reflections(*parts.group);
  else if (exercise.problem == Problem::cube_faces) {
    if (*parts.group != "rotations")
      throw ParseError(
          fmt::format("group: {} does not act here; of a cube it is the 24 rotations", quote(*parts.group)));
  } else
    exercise.group = square_group(*parts.group);
  return exercise;
}

std::string describe(const Exercise& e) {
  const std::string group = fmt::format("(order {})", order_of_group(e));
  switch (e.problem) {
    case Problem::queens: {
      const std::string piece(piece_of(e.rule));
      return fmt::format("{}{}, {} group {}", plural(e.n, piece),
                         e.rule == Rule::torus ? " on the torus" : "", name_of(e.group), group);
    }
    case Problem::beads:
      return fmt::format("{} in {}, {} {}", plural(e.n, "bead"), plural(e.colors, "color"),
                         e.reflections ? "rotations and reflections" : "rotations", group);
    case Problem::square_cells:
      return fmt::format("the cells of the {}×{} square in {}, {} group {}", e.n, e.n,
                         plural(e.colors, "color"), name_of(e.group), group);
    case Problem::cube_faces:
      return fmt::format("the faces of a cube in {}, rotations {}", plural(e.colors, "color"), group);
  }
  return "";
}

int order_of_group(const Exercise& e) {
  if (e.problem == Problem::beads) return std::max(1, e.reflections ? 2 * e.n : e.n);
  return e.problem == Problem::cube_faces ? 24 : e.group.order();
}

namespace {

void add(std::vector<TallyKey>& keys, std::string_view name, int element) {
  const auto it =
      std::find_if(keys.begin(), keys.end(), [&](const TallyKey& key) { return key.name == name; });
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

// How many rotations of the cube there are of each class.
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

}  // namespace

std::vector<TallyKey> tally_keys(const Exercise& exercise) {
  switch (exercise.problem) {
    case Problem::queens:
    case Problem::square_cells:
      return square_keys(exercise.group);
    case Problem::beads:
      return bead_keys(exercise.n, exercise.reflections);
    case Problem::cube_faces:
      return cube_keys();
  }
  return {};
}

}  // namespace eightfold::coursework
