// The names of the elements of a group. `eightfold group` also writes letters, and the explanations write
// words; students copy both.
#include "eightfold/reports/coursework/submission/internal/element_names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/text/internal/symmetry_words.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold::coursework {
namespace {

// Squeezed, beside the names and the words of reports::in_words().
constexpr std::array<std::pair<std::string_view, Symmetry>, 32> other_names_of_symmetries = {{
    {"e", Symmetry::identity},
    {"id", Symmetry::identity},
    {"rotate0", Symmetry::identity},
    {"r", Symmetry::rotate90},
    {"quarterturnclockwise", Symmetry::rotate90},
    {"quarterturncounterclockwise", Symmetry::rotate270},
    {"r1", Symmetry::rotate90},
    {"rotation90", Symmetry::rotate90},
    {"rotateby90", Symmetry::rotate90},
    {"rotationby90", Symmetry::rotate90},
    {"r2", Symmetry::rotate180},
    {"rotation180", Symmetry::rotate180},
    {"rotateby180", Symmetry::rotate180},
    {"rotationby180", Symmetry::rotate180},
    {"r3", Symmetry::rotate270},
    {"rotation270", Symmetry::rotate270},
    {"rotateby270", Symmetry::rotate270},
    {"rotationby270", Symmetry::rotate270},
    {"h", Symmetry::flip_horizontal},
    {"horizontalflip", Symmetry::flip_horizontal},
    {"leftrightflip", Symmetry::flip_horizontal},
    {"v", Symmetry::flip_vertical},
    {"verticalflip", Symmetry::flip_vertical},
    {"topbottomflip", Symmetry::flip_vertical},
    {"t", Symmetry::transpose},
    {"transposition", Symmetry::transpose},
    {"maindiagonal", Symmetry::transpose},
    {"maindiagonalflip", Symmetry::transpose},
    {"a", Symmetry::anti_transpose},
    {"antitransposition", Symmetry::anti_transpose},
    {"antidiagonal", Symmetry::anti_transpose},
    {"antidiagonalflip", Symmetry::anti_transpose},
}};

// Without an article, a unit or a plural ending.
std::string stem_of(std::string_view written) {
  std::string name = squeezed(written.substr(written.starts_with("the ") ? 4 : 0));
  for (const std::string_view ending : {"degrees", "degree", "deg", "s"})
    if (name.size() > ending.size() && name.ends_with(ending)) {
      name.erase(name.size() - ending.size());
      break;
    }
  return name;
}

bool is_reflection_name(std::string_view stem) {
  constexpr std::array<std::string_view, 6> names = {"reflection",    "mirror",    "flip",
                                                     "allreflection", "allmirror", "allflip"};
  return std::ranges::find(names, stem) != names.end();
}

// Every single reflection of the group.
std::vector<TallyKey> reflections_among(const std::vector<TallyKey>& keys, const Exercise& exercise) {
  std::vector<TallyKey> found;
  for (const TallyKey& key : keys) {
    const bool is_flip = std::ranges::any_of(
        all_symmetries, [&](Symmetry g) { return g >= Symmetry::flip_horizontal && name_of(g) == key.name; });
    if (exercise.problem == Problem::beads ? key.name.starts_with("reflect_") : is_flip) found.push_back(key);
  }
  return found;
}

}  // namespace

std::optional<Symmetry> symmetry_named(std::string_view written) {
  static const std::map<std::string, Symmetry, std::less<>> known = [] {
    std::map<std::string, Symmetry, std::less<>> names(other_names_of_symmetries.begin(),
                                                       other_names_of_symmetries.end());
    for (const Symmetry g : all_symmetries) {
      names.emplace(squeezed(name_of(g)), g);
      names.emplace(squeezed(reports::in_words(g)), g);
    }
    return names;
  }();
  const auto it = known.find(stem_of(written));
  return it == known.end() ? std::nullopt : std::optional(it->second);
}

std::optional<SubgroupClass> type_named(std::string_view written) {
  static const std::map<std::string, SubgroupClass, std::less<>> known = [] {
    std::map<std::string, SubgroupClass, std::less<>> names;
    for (const SubgroupClass type : all_subgroup_classes)
      for (const std::string_view name :
           {name_of(type), reports::type_in_words(type), reports::group_class_in_words(type)})
        names.emplace(stem_of(name), type);
    return names;
  }();
  const auto it = known.find(stem_of(written));
  return it == known.end() ? std::nullopt : std::optional(it->second);
}

std::optional<Subgroup> subgroup_named(std::string_view written) {
  if (const auto group = Subgroup::named(key_of(written))) return group;
  const std::string stem = stem_of(written);
  for (const Subgroup group : all_subgroups())
    if (stem == stem_of(name_of(group)) || stem == stem_of(reports::group_in_words(group))) return group;
  return std::nullopt;
}

bool is_element_name(std::string_view written) {
  constexpr std::array<std::string_view, 6> beginnings = {"rotateby", "reflect", "through",
                                                          "face",     "edge",    "vertex"};
  const std::string stem = stem_of(written);
  return symmetry_named(written) || is_reflection_name(stem) || type_named(written) ||
         std::ranges::any_of(beginnings, [&](std::string_view part) { return stem.starts_with(part); });
}

ElementNames::ElementNames(const Exercise& exercise)
    : keys_(tally_keys(exercise)), reflections_(reflections_among(keys_, exercise)) {
  for (std::size_t i = 0; i < keys_.size(); ++i) by_name_.emplace(stem_of(keys_[i].name), i);
}

std::vector<TallyKey> ElementNames::named(std::string_view written) const {
  const std::string stem = stem_of(written);
  if (const auto it = by_name_.find(stem); it != by_name_.end()) return {keys_[it->second]};
  if (is_reflection_name(stem)) return reflections_;
  const auto g = symmetry_named(written);
  const auto key = g ? std::ranges::find(keys_, name_of(*g), &TallyKey::name) : keys_.end();
  return key == keys_.end() ? std::vector<TallyKey>() : std::vector{*key};
}

std::vector<std::string_view> ElementNames::names() const {
  std::vector<std::string_view> names;
  for (const TallyKey& key : keys_) names.push_back(key.name);
  return names;
}

std::optional<std::size_t> index_of_name(std::span<const std::string_view> names, std::string_view written) {
  const std::string stem = stem_of(written);
  const auto it = std::ranges::find_if(names, [&](std::string_view name) { return stem_of(name) == stem; });
  if (it == names.end()) return std::nullopt;
  return static_cast<std::size_t>(it - names.begin());
}

}  // namespace eightfold::coursework
