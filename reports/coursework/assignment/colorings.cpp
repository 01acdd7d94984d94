#include "reports/coursework/assignment/internal/colorings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>

#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/named_group.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr int most_varied_points = 24;

// The problem whose entries have names, if the group is that of one.
ExerciseParts with_names(ExerciseParts parts) {
  const NamedGroup named = named_group(*parts.group);
  if (named.product != NamedGroup::Product::none) return parts;
  const GroupName& group = named.factors[0];
  if (group.kind->name == "cyclic" || group.kind->name == "dihedral") {
    parts.problem = Problem::beads;
    parts.group = group.kind->name;
  } else if (group.kind->name == "square-cells") {
    parts.problem = Problem::square_cells;
    parts.group = group.symmetries.empty() ? "full" : group.symmetries;
  } else if (group.kind->name == "cube-faces" && group.symmetries.empty()) {
    parts.problem = Problem::cube_faces;
    parts.group.reset();
  } else {
    return parts;
  }
  if (!group.numbers.empty()) parts.n = group.numbers[0];
  return parts;
}

Exercise coloring_exercise(const AssignmentParams& params, std::optional<Content> content) {
  ExerciseParts parts = {.problem = Problem::colorings, .colors = params.colors, .group = params.colorings};
  if (content) parts.colors.reset();
  parts.content = std::move(content);
  try {
    const Exercise plain = complete(parts);
    parts.group = plain.acting;
    if (order_of_group(plain) == 1)
      throw std::invalid_argument(fmt::format(
          "colorings: {} has only the identity; choose a group with more elements", plain.acting));
    const ExerciseParts named = with_names(parts);
    const Exercise exercise =
        named.problem == Problem::beads && *named.n > static_cast<int>(most_asked_entries) - 2
            ? plain
            : complete(named);
    if (const std::size_t entries = tally_to_ask(exercise).size(); entries > most_asked_entries)
      throw std::invalid_argument(
          fmt::format("colorings: {} has {} cycle types; choose a group with at most {}", plain.acting,
                      entries, most_asked_entries));
    return exercise;
  } catch (const reports::ParseError& error) {
    const std::string_view message = error.what();
    const std::string_view of_group = "group: ";
    throw std::invalid_argument(message.starts_with(of_group)
                                    ? fmt::format("colorings: {}", message.substr(of_group.size()))
                                    : std::string(message));
  }
}

// Adds the contents with that many more colors, each of at least one point and at most `most`.
void add_contents(int points, int colors, int most, Content& content, std::vector<Content>& found) {
  if (colors == 0 && points == 0) found.push_back(content);
  if (colors == 0) return;
  for (int next = std::min(most, points - colors + 1); next >= 1; --next) {
    content.push_back(next);
    add_contents(points - next, colors - 1, next, content, found);
    content.pop_back();
  }
}

}  // namespace

std::vector<Exercise> coloring_exercises(const AssignmentParams& params) {
  if (params.colors.value_or(2) < 2)
    throw std::invalid_argument(fmt::format("colors: {} is out of range; give 2 or more", *params.colors));
  if (!params.vary || params.content) return {coloring_exercise(params, params.content)};
  AssignmentParams any = params;
  any.colors = params.colors.value_or(2);
  const int points = named_group(acting_name(coloring_exercise(any, {}))).group.points;
  if (points > most_varied_points)
    throw std::invalid_argument(fmt::format(
        "vary: the group acts on {} points, but contents are chosen for at most {}; give a content", points,
        most_varied_points));
  if (points < 2)
    throw std::invalid_argument(
        fmt::format("vary: the group acts on {}, but a content has 2 colors or more; give colors instead",
                    reports::counted(points, "point")));
  std::vector<Content> contents;
  Content content;
  for (int colors = params.colors.value_or(2); colors <= params.colors.value_or(4); ++colors)
    add_contents(points, colors, points, content, contents);
  if (contents.empty())
    throw std::invalid_argument(
        fmt::format("colors: {} colors are more than the {} points; give fewer", any.colors.value(), points));
  std::vector<Exercise> exercises;
  for (const Content& each : contents) exercises.push_back(coloring_exercise(params, each));
  return exercises;
}

std::string coloring_text(const Exercise& exercise) {
  return fmt::format(
      "A *coloring* of {} gives each of them one of {}.{}", points_in_words(exercise),
      reports::counted(exercise.colors, "color"),
      exercise.content ? fmt::format(" The numbers of each color are {}.", reports::phrase(*exercise.content))
                       : "");
}

std::string group_text(const Exercise& exercise) {
  const auto report = reports::cycle_index_report(named_group(acting_name(exercise)));
  return fmt::format("The group: {}.", report.description);
}

std::string acting_name(const Exercise& exercise) {
  switch (exercise.problem) {
    case Problem::beads:
      return fmt::format("{} {}", exercise.reflections ? "dihedral" : "cyclic", exercise.n);
    case Problem::square_cells:
      return fmt::format("square-cells {} {}", exercise.n, name_of(exercise.group));
    case Problem::cube_faces:
      return "cube-faces";
    default:
      return exercise.acting;
  }
}

std::vector<TallyKey> tally_to_ask(const Exercise& exercise) {
  std::vector<TallyKey> keys = tally_keys(exercise);
  std::erase_if(keys, [](const TallyKey& key) { return key.name.starts_with("reflect_"); });
  // The last entry is the identity, and the first one all elements that move no point.
  if (exercise.problem == Problem::colorings && keys[0].elements.size() == 1) keys[0] = keys.back();
  std::vector<TallyKey> asked;
  const auto is_asked = [&](int element) {
    return std::ranges::any_of(
        asked, [&](const TallyKey& key) { return std::ranges::count(key.elements, element) > 0; });
  };
  for (TallyKey& key : keys)
    if (!is_asked(key.elements[0])) asked.push_back(std::move(key));
  return asked;
}

std::string entry_in_words(const Exercise& exercise, const TallyKey& key) {
  if (exercise.problem == Problem::queens || exercise.problem == Problem::square_cells)
    return std::string(reports::in_words(*std::next(exercise.group.elements().begin(), key.elements[0])));
  if (key.elements == std::vector{0}) return "identity";
  if (exercise.problem == Problem::colorings) return "element of the cycle type " + key.name;
  std::string words = key.name;
  std::ranges::replace(words, '_', ' ');
  if (words.starts_with("rotate")) words.replace(0, 6, "rotation");
  return words.starts_with("through") ? "reflection " + words : words;
}

std::string each_of(const Exercise& exercise, const TallyKey& key) {
  return fmt::format("{} {}", key.elements.size() == 1 ? "the" : "each", entry_in_words(exercise, key));
}

}  // namespace eightfold::coursework
