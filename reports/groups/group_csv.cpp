#include <array>

#include "eightfold/reports/groups/group_data.hpp"
#include "eightfold/symmetry/generated_subgroup.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/groups/internal/conjugacy_classes.hpp"
#include "reports/groups/internal/element_letters.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"
#include "symmetry/internal/matrices.hpp"

namespace eightfold::reports {
namespace {

template <typename Range>
std::string csv_names(const Range& range, std::string_view gap) {
  return joined(range, gap, [](const auto& item) { return name_of(item); });
}

std::string elements_csv() {
  std::string out =
      "element,letter,coordinates,matrix_00,matrix_01,matrix_10,matrix_11,order,inverse,conjugacy_class\n";
  for (const Symmetry g : all_symmetries) {
    const Eigen::Matrix2i& m = matrix_of(g);
    append_format(out, "{},{},{},{},{},{},{},{},{},{}\n", name_of(g), letter_of(g),
                  csv_cell(coordinates_of(g)), m(0, 0), m(0, 1), m(1, 0), m(1, 1), order_of(g),
                  name_of(inverse(g)), conjugacy_class_name(g));
  }
  return out;
}

std::string cayley_csv() {
  std::string out = "g*h," + csv_names(all_symmetries, ",") + '\n';
  for (const Symmetry g : all_symmetries)
    append_format(out, "{},{}\n", name_of(g),
                  joined(all_symmetries, ",", [g](Symmetry h) { return name_of(g * h); }));
  return out;
}

std::string classes_csv() {
  std::string out = "conjugacy_class,size,elements\n";
  for (const Symmetry g : class_representatives()) {
    const SymmetrySet members = conjugacy_class_of(g);
    append_format(out, "{},{},{}\n", conjugacy_class_name(g), members.size(), csv_names(members, " "));
  }
  return out;
}

std::string subgroups_csv() {
  std::string out = "subgroup,order,class,normal,elements\n";
  for (const Subgroup group : all_subgroups())
    append_format(out, "{},{},{},{},{}\n", name_of(group), group.order(), name_of(class_of(group)),
                  is_normal(group), csv_names(group.elements(), " "));
  return out;
}

}  // namespace

std::string group_csv(GroupTable table) {
  constexpr std::array writers = {elements_csv, cayley_csv, classes_csv, subgroups_csv};
  return writers.at(static_cast<std::size_t>(table))();
}

std::string marks_csv() {
  std::string out = "orbit_type," + csv_names(all_subgroup_classes, ",") + '\n';
  for (const SubgroupClass type : all_subgroup_classes)
    append_format(out, "{},{}\n", name_of(type),
                  joined(all_subgroup_classes, ",",
                         [type](SubgroupClass column) { return table_of_marks()[type][column]; }));
  return out;
}

std::string lattice_csv() {
  std::string out = "upper,lower,index\n";
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper))
      append_format(out, "{},{},{}\n", name_of(upper), name_of(lower), upper.order() / lower.order());
  return out;
}

std::string generated_csv(std::span<const Symmetry> generators) {
  std::string out = "element,length,word\n";
  for (const auto& [element, word] : generated_subgroup(generators).words)
    append_format(out, "{},{},{}\n", name_of(element), word.size(), csv_names(word, "*"));
  return out;
}

}  // namespace eightfold::reports
