#include "eightfold/symmetry/named_group.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <utility>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {
namespace {

using Symmetries = GroupKind::Symmetries;

constexpr auto kinds = std::to_array<GroupKind>({
    {"cyclic", 1, most_cyclic_points},
    {"dihedral", 1, most_cyclic_points},
    {"symmetric", 1, largest_symmetric_degree},
    {"alternating", 1, largest_symmetric_degree},
    {"graph-edges", 1, largest_symmetric_degree},
    {"bipartite-edges", 2, largest_matrix_side},
    {"matrix", 2, largest_matrix_side},
    {"square-cells", 1, largest_cell_board, Symmetries::of_square},
    {"square-corners", 1, largest_cell_board - 1, Symmetries::of_square},
    {"square-edges", 1, largest_edge_board, Symmetries::of_square},
    {"tetrahedron-vertices", 0, 0, Symmetries::of_solid},
    {"tetrahedron-edges", 0, 0, Symmetries::of_solid},
    {"tetrahedron-faces", 0, 0, Symmetries::of_solid},
    {"cube-vertices", 0, 0, Symmetries::of_solid},
    {"cube-edges", 0, 0, Symmetries::of_solid},
    {"cube-faces", 0, 0, Symmetries::of_solid},
    {"octahedron-vertices", 0, 0, Symmetries::of_solid},
    {"octahedron-edges", 0, 0, Symmetries::of_solid},
    {"octahedron-faces", 0, 0, Symmetries::of_solid},
    {"dodecahedron-vertices", 0, 0, Symmetries::of_solid},
    {"dodecahedron-edges", 0, 0, Symmetries::of_solid},
    {"dodecahedron-faces", 0, 0, Symmetries::of_solid},
    {"icosahedron-vertices", 0, 0, Symmetries::of_solid},
    {"icosahedron-edges", 0, 0, Symmetries::of_solid},
    {"icosahedron-faces", 0, 0, Symmetries::of_solid},
});

ActingGroup group_of_square(const GroupName& name) {
  const int n = name.numbers[0];
  GroupAction action = name.kind->name == "square-cells"     ? square_cells_action(n)
                       : name.kind->name == "square-corners" ? square_corners_action(n)
                                                             : square_edges_action(n);
  if (!name.symmetries.empty()) {
    std::vector<Permutation> elements;
    for (const Symmetry g : Subgroup::named(name.symmetries).value().elements())
      elements.push_back(std::move(action.elements[static_cast<std::size_t>(g)]));
    action.elements = std::move(elements);
  }
  return acting_group(action);
}

ActingGroup group_of_solid(const GroupName& name) {
  const std::size_t hyphen = name.kind->name.find('-');
  const auto index_in = [](const auto& names, std::string_view word) {
    return std::find(names.begin(), names.end(), word) - names.begin();
  };
  const auto solid = index_in(solid_names, name.kind->name.substr(0, hyphen));
  const auto part = index_in(solid_part_names, name.kind->name.substr(hyphen + 1));
  return acting_group(
      solid_action(static_cast<Solid>(solid), static_cast<SolidPart>(part), name.symmetries == "full"));
}

ActingGroup group_of(const GroupName& name) {
  if (name.kind->symmetries == Symmetries::of_square) return group_of_square(name);
  if (name.kind->symmetries == Symmetries::of_solid) return group_of_solid(name);
  const std::string_view kind = name.kind->name;
  const int n = name.numbers.at(0);
  if (kind == "cyclic") return acting_group(cyclic_action(n));
  if (kind == "dihedral") return acting_group(dihedral_action(n));
  if (kind == "symmetric") return symmetric_group(n);
  if (kind == "alternating") return alternating_group(n);
  if (kind == "graph-edges") return complete_graph_edges(n);
  return kind == "matrix" ? matrix_entries(n, name.numbers.at(1))
                          : bipartite_graph_edges(n, name.numbers.at(1));
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  bool is_new = true;
  for (const char c : text) {
    const bool is_space = c == ' ' || c == '\t' || c == '\n';
    if (!is_space && is_new) words.emplace_back();
    if (!is_space) words.back() += c == '_' ? '-' : c;
    is_new = is_space;
  }
  return words;
}

std::string in_quotes(std::string_view word) {
  std::string text(1, '"');
  return text.append(word).append(1, '"');
}

class NameReader {
 public:
  explicit NameReader(std::string_view text) : words_(words_of(text)) {}

  NamedGroup read() {
    if (words_.empty()) throw std::invalid_argument("missing; give a group such as cyclic 6 or cube-faces");
    NamedGroup found;
    found.factors.push_back(factor());
    if (has_more()) {
      if (words_[next_] != "x" && words_[next_] != "wr") fail_after(*found.factors[0].kind);
      found.product = words_[next_++] == "x" ? NamedGroup::Product::direct : NamedGroup::Product::wreath;
      if (!has_more()) throw std::invalid_argument("a group must follow " + words_.back());
      found.factors.push_back(factor());
      if (has_more())
        throw std::invalid_argument("a product has two groups; remove " + in_quotes(words_[next_]));
    }
    found.group = group_of(found.factors[0]);
    if (found.product == NamedGroup::Product::none) return found;
    const ActingGroup second = group_of(found.factors[1]);
    found.group = found.product == NamedGroup::Product::direct ? direct_product(found.group, second)
                                                               : wreath_product(found.group, second);
    return found;
  }

 private:
  [[nodiscard]] bool has_more() const { return next_ < words_.size(); }

  [[noreturn]] void fail_after(const GroupKind& kind) const {
    constexpr std::array<std::string_view, 3> others = {"", "a group such as rotations, ",
                                                        "rotations, full, "};
    throw std::invalid_argument(
        "unexpected " + in_quotes(words_[next_]) + " after " + std::string(kind.name) + "; " +
        std::string(others.at(static_cast<std::size_t>(kind.symmetries))) + "x or wr may follow");
  }

  GroupName factor() {
    const std::string word = words_[next_++];
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const GroupKind& known) { return known.name == word; });
    if (kind == kinds.end()) throw std::invalid_argument(in_quotes(word) + " is not a valid group");
    GroupName name = {&*kind};
    for (int i = 0; i < kind->numbers; ++i) name.numbers.push_back(number(*kind, i));
    if (!has_more()) return name;
    const std::string& next = words_[next_];
    if (kind->symmetries == Symmetries::of_square) {
      if (const auto group = Subgroup::named(next)) name.symmetries = name_of(*group);
    } else if (kind->symmetries == Symmetries::of_solid && (next == "rotations" || next == "full")) {
      name.symmetries = next;
    }
    if (!name.symmetries.empty()) ++next_;
    return name;
  }

  int number(const GroupKind& kind, int i) {
    const std::string name = kind.numbers == 1 ? "N" : i == 0 ? "M" : "N";
    const std::string remedy =
        "give 0 to " + std::to_string(kind.greatest) + " after " + std::string(kind.name);
    if (!has_more()) throw std::invalid_argument(name + " is missing; " + remedy);
    const std::string& word = words_[next_++];
    int value = -1;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool is_number = end == word.data() + word.size() && error != std::errc::invalid_argument;
    if (!is_number) throw std::invalid_argument(in_quotes(word) + " is not a whole number; " + remedy);
    if (error != std::errc() || value < 0 || value > kind.greatest)
      throw std::invalid_argument(word + " is out of range; " + remedy);
    return value;
  }

  std::vector<std::string> words_;
  std::size_t next_ = 0;
};

}  // namespace

std::span<const GroupKind> group_kinds() { return kinds; }

std::string NamedGroup::name() const {
  std::string name;
  for (const GroupName& factor : factors) {
    if (!name.empty()) name += product == Product::direct ? " x " : " wr ";
    name += factor.kind->name;
    for (const int number : factor.numbers) name.append(" ").append(std::to_string(number));
    if (!factor.symmetries.empty()) name.append(" ").append(factor.symmetries);
  }
  return name;
}

NamedGroup named_group(std::string_view words) { return NameReader(words).read(); }

}  // namespace eightfold
