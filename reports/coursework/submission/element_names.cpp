// The names of the elements of a group. `eightfold group` also writes letters, and the explanations write
// words; students copy both.
#include "reports/coursework/submission/internal/element_names.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/symmetry/symmetry.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::coursework {
namespace {

using SymmetryNames = std::array<std::string_view, all_symmetries.size()>;  // squeezed, in spaces

// Beside the names and the words of reports::in_words().
constexpr SymmetryNames other_names_of_symmetries = {" e id ",
                                                     " r r1 quarterturnclockwise ",
                                                     " r2 ",
                                                     " r3 quarterturncounterclockwise ",
                                                     " h ",
                                                     " v ",
                                                     " t transposition ",
                                                     " a antitransposition "};

// What remains of a description without its kind: "rotation by 180 degrees", "mirror in the other diagonal".
// A vertical reflection exchanges top and bottom; one in the vertical axis exchanges left and right.
constexpr SymmetryNames described_symmetries = {
    " 0 360 ",
    " 90 ",
    " 180 ",
    " 270 ",
    " horizontal leftright verticalaxis ",
    " vertical topbottom updown horizontalaxis ",
    " maindiagonal firstdiagonal leadingdiagonal primarydiagonal principaldiagonal ",
    " antidiagonal otherdiagonal oppositediagonal seconddiagonal secondarydiagonal minordiagonal "
    "offdiagonal "};

std::optional<Symmetry> symmetry_among(const SymmetryNames& names, std::string_view name) {
  for (const Symmetry g : all_symmetries)
    if (has_word(names[index_of(g)], name)) return g;
  return std::nullopt;
}

// Removes one of the words from the beginning or the end of a squeezed name.
bool remove_word(std::string& name, std::span<const std::string_view> words) {
  for (const std::string_view word : words) {
    if (name.size() <= word.size()) continue;
    if (name.starts_with(word)) return name.erase(0, word.size()), true;
    if (name.ends_with(word)) return name.erase(name.size() - word.size()), true;
  }
  return false;
}

// "-90" is a rotation in the other direction, or one in a counterclockwise convention.
bool has_negative_number(std::string_view written) {
  for (const std::string_view minus : {"-", "−", "–"})
    for (auto at = written.find(minus); at != std::string_view::npos; at = written.find(minus, at + 1)) {
      const std::string_view rest = written.substr(at + minus.size());
      const bool begins = at == 0 || written[at - 1] == ' ' || written[at - 1] == '(';
      if (begins && !rest.empty() && '0' <= rest[0] && rest[0] <= '9') return true;
    }
  return false;
}

// "180 degrees", "rotation by 90° counterclockwise", "reflection in the vertical axis".
std::optional<Symmetry> symmetry_described(std::string_view written) {
  static constexpr std::array<std::string_view, 7> rotations = {"rotation", "rotated", "rotate", "turn",
                                                                "degrees",  "degree",  "deg"};
  static constexpr std::array<std::string_view, 6> reflections = {"reflection", "reflected", "reflect",
                                                                  "mirror",     "flipped",   "flip"};
  static constexpr std::array<std::string_view, 14> others = {"symmetry", "the",  "by",      "of",   "in",
                                                              "on",       "at",   "across",  "over", "about",
                                                              "along",    "line", "through", "to"};
  static constexpr std::array<std::string_view, 4> counterclockwise = {"counterclockwise", "anticlockwise",
                                                                       "ccw", "left"};
  static constexpr std::array<std::string_view, 3> clockwise = {"clockwise", "cw", "right"};
  std::string name = squeezed(written);
  const bool is_bare_number = written == name && reports::consists_of(name, "0123456789");
  if (is_bare_number || has_negative_number(written)) return std::nullopt;
  bool is_rotation = false;
  bool is_reflection = false;
  bool turns_back = false;
  bool has_direction = false;
  std::optional<Symmetry> found;
  while (!(found = symmetry_among(described_symmetries, name))) {
    if (remove_word(name, rotations)) {
      is_rotation = true;
    } else if (remove_word(name, reflections)) {
      is_reflection = true;
    } else if (!remove_word(name, others)) {
      if (std::exchange(has_direction, true)) return std::nullopt;
      turns_back = remove_word(name, counterclockwise);
      if (!turns_back && !remove_word(name, clockwise)) return std::nullopt;
    }
  }
  const Symmetry g = *found;
  const bool is_of_other_kind = g < Symmetry::flip_horizontal ? is_reflection : is_rotation || has_direction;
  if (is_of_other_kind) return std::nullopt;
  return turns_back ? inverse(g) : g;
}

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
  return is_among(names, stem);
}

// The cycle type that a monomial means: "a1^2 a2^5", "a_1^2 * a_2^5", or with x, s or z for a.
std::optional<CycleType> cycle_type_named(std::string_view written) {
  std::string text = lower_case(written);
  std::erase_if(text, [](char c) { return std::string_view(" _*{}").find(c) != std::string_view::npos; });
  CycleType type;
  const char* at = text.data();
  const char* end = at + text.size();
  const auto skips = [&](std::string_view characters) {
    const bool found = at != end && characters.find(*at) != std::string_view::npos;
    if (found) ++at;
    return found;
  };
  const auto number = [&] {
    int value = 0;
    at = std::from_chars(at, end, value).ptr;
    return value;
  };
  while (skips("axsz")) {
    const int length = number();
    const int cycles = skips("^") ? number() : 1;
    if (std::min(length, cycles) < 1 || std::max(length, cycles) > most_colored_points) return std::nullopt;
    type[length] += cycles;
  }
  return at != end || type.empty() ? std::nullopt : std::optional(type);
}

// Every single reflection of the group.
std::vector<TallyKey> reflections_among(const std::vector<TallyKey>& keys, const Exercise& exercise) {
  constexpr auto flips = std::span(symmetry_names).subspan(index_of(Symmetry::flip_horizontal));
  std::vector<TallyKey> found;
  std::ranges::copy_if(keys, std::back_inserter(found), [&](const TallyKey& key) {
    return exercise.problem == Problem::beads ? key.name.starts_with("reflect_") : is_among(flips, key.name);
  });
  return found;
}

}  // namespace

std::optional<Symmetry> symmetry_named(std::string_view written) {
  static const std::map<std::string, Symmetry, std::less<>> known = [] {
    std::map<std::string, Symmetry, std::less<>> names;
    for (const Symmetry g : all_symmetries) {
      names.emplace(squeezed(name_of(g)), g);
      names.emplace(squeezed(reports::in_words(g)), g);
    }
    return names;
  }();
  const std::string stem = stem_of(written);
  if (const auto it = known.find(stem); it != known.end()) return it->second;
  const auto other = symmetry_among(other_names_of_symmetries, stem);
  return other ? other : symmetry_described(written);
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

bool is_rest_of_elements(std::string_view written) {
  static constexpr std::array<std::string_view, 7> words = {"all",      "the",        "of",  "them",
                                                            "elements", "symmetries", "ones"};
  static constexpr std::array<std::string_view, 5> rest = {"others", "other", "rest", "remaining",
                                                           "everythingelse"};
  std::string name = squeezed(written);
  while (remove_word(name, words)) {
  }
  return is_among(rest, name);
}

bool is_element_name(std::string_view written) {
  constexpr std::array<std::string_view, 6> beginnings = {"rotateby", "reflect", "through",
                                                          "face",     "edge",    "vertex"};
  const std::string stem = stem_of(written);
  return symmetry_named(written) || cycle_type_named(written) || is_reflection_name(stem) ||
         is_rest_of_elements(written) || type_named(written) ||
         std::ranges::any_of(beginnings, [&](std::string_view part) { return stem.starts_with(part); });
}

ElementNames::ElementNames(const Exercise& exercise)
    : keys_(tally_keys(exercise)), reflections_(reflections_among(keys_, exercise)) {
  for (std::size_t i = 0; i < keys_.size(); ++i) by_name_.emplace(stem_of(keys_[i].name), i);
}

std::vector<TallyKey> ElementNames::named(std::string_view written) const {
  const auto type = cycle_type_named(written);
  const std::string stem = stem_of(type ? reports::monomial_of(*type) : written);
  if (const auto it = by_name_.find(stem); it != by_name_.end()) return {keys_[it->second]};
  if (is_reflection_name(stem)) return reflections_;
  const bool is_angle = reports::consists_of(written, "0123456789");
  const auto g = symmetry_named(is_angle ? std::string(written) + "°" : std::string(written));
  const auto key = g ? std::ranges::find(keys_, name_of(*g), &TallyKey::name) : keys_.end();
  return key == keys_.end() ? std::vector<TallyKey>() : std::vector{*key};
}

std::vector<std::string_view> ElementNames::names() const {
  std::vector<std::string_view> names;
  for (const TallyKey& key : keys_) names.push_back(key.name);
  return names;
}

std::string_view name_among(std::span<const std::string_view> names, std::string_view written) {
  const auto it = std::ranges::find(names, stem_of(written), stem_of);
  return it == names.end() ? std::string_view() : *it;
}

}  // namespace eightfold::coursework
