#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "eightfold/reports/groups/group_data.hpp"
#include "eightfold/symmetry/generated_subgroup.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/groups/internal/conjugacy_classes.hpp"
#include "reports/groups/internal/element_letters.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "symmetry/internal/matrices.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// A list with an item for each member of a range.
template <typename Range, typename Write>
ordered_json list_of(const Range& range, Write write) {
  ordered_json list = ordered_json::array();
  for (const auto& item : range) list.push_back(write(item));
  return list;
}

template <typename Range>
ordered_json names_json(const Range& range) {
  return list_of(range, [](const auto& item) { return name_of(item); });
}

ordered_json element_json(Symmetry g) {
  const Eigen::Matrix2i& m = matrix_of(g);
  return {{"name", name_of(g)},
          {"letter", letter_of(g)},
          {"coordinates", coordinates_of(g)},
          {"matrix", {{m(0, 0), m(0, 1)}, {m(1, 0), m(1, 1)}}},
          {"order", order_of(g)},
          {"inverse", name_of(inverse(g))},
          {"conjugacy_class", conjugacy_class_name(g)}};
}

ordered_json products_json(Symmetry g) {
  return list_of(all_symmetries, [g](Symmetry h) { return name_of(g * h); });
}

ordered_json class_json(Symmetry representative) {
  const SymmetrySet members = conjugacy_class_of(representative);
  return {{"name", conjugacy_class_name(representative)},
          {"size", members.size()},
          {"elements", names_json(members)}};
}

ordered_json subgroup_json(Subgroup group) {
  return {{"name", name_of(group)},
          {"order", group.order()},
          {"class", name_of(class_of(group))},
          {"normal", is_normal(group)},
          {"elements", names_json(group.elements())}};
}

struct TableMember {
  const char* key;
  ordered_json (*value)();
};

// Indexed by GroupTable.
constexpr std::array<TableMember, all_group_tables.size()> table_members = {
    {{"elements", [] { return list_of(all_symmetries, element_json); }},
     {"cayley_table", [] { return list_of(all_symmetries, products_json); }},
     {"conjugacy_classes", [] { return list_of(class_representatives(), class_json); }},
     {"subgroups", [] { return list_of(all_subgroups(), subgroup_json); }}}};

// A number for each class of subgroups.
template <typename Numbers>
ordered_json by_class(const Numbers& numbers) {
  ordered_json object;
  for (const SubgroupClass type : all_subgroup_classes) object[std::string(name_of(type))] = numbers[type];
  return object;
}

ordered_json orbit_type_json(SubgroupClass type) {
  const auto& marks = table_of_marks()[type];
  return {{"orbit_type", name_of(type)},
          {"orbit_size", marks[SubgroupClass::trivial]},
          {"marks", by_class(marks)}};
}

ordered_json edges_json() {
  ordered_json edges = ordered_json::array();
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper))
      edges.push_back(
          {{"upper", name_of(upper)}, {"lower", name_of(lower)}, {"index", upper.order() / lower.order()}});
  return edges;
}

}  // namespace

std::string group_json(std::span<const GroupTable> tables) {
  ordered_json document = document_head("group");
  for (const GroupTable table : tables) {
    const auto& [key, value] = table_members.at(static_cast<std::size_t>(table));
    document[key] = value();
  }
  return in_lines(document);
}

std::string marks_json(const std::string& placements, const Marks& marks) {
  ordered_json document = document_head("group");
  document["table_of_marks"] = list_of(all_subgroup_classes, orbit_type_json);
  ordered_json decomposition = {{"set", placements}};
  add_exact(decomposition, "marks", by_class(marks));
  add_exact(decomposition, "orbits", by_class(decompose(marks)));
  document["decomposition"] = std::move(decomposition);
  return in_lines(document);
}

std::string lattice_json() {
  ordered_json document = document_head("group");
  document["lattice"] = {{"subgroups", list_of(all_subgroups(), subgroup_json)}, {"edges", edges_json()}};
  return in_lines(document);
}

std::string generated_json(std::span<const Symmetry> generators) {
  const auto [group, words] = generated_subgroup(generators);
  ordered_json document = document_head("group");
  document["generated"] = {
      {"generators", names_json(generators)},
      {"subgroup", subgroup_json(group)},
      {"words", list_of(words, [](const Word& word) -> ordered_json {
         return {{"element", name_of(word.element)}, {"letters", names_json(word.letters)}};
       })}};
  return in_lines(document);
}

}  // namespace eightfold::reports
