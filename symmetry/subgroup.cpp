#include "eightfold/symmetry/subgroup.hpp"

#include <algorithm>
#include <iterator>
#include <string>

namespace eightfold {

std::optional<Subgroup> Subgroup::named(std::string_view name) {
  std::string wanted(name);
  std::replace(wanted.begin(), wanted.end(), '-', '_');
  if (wanted == "d4") wanted = "full";
  if (wanted == "rotations") wanted = "quarter_turn";
  for (const Subgroup group : all_subgroups())
    if (name_of(group) == wanted) return group;
  return std::nullopt;
}

const std::vector<Subgroup>& all_subgroups() {
  static const std::vector<Subgroup> subgroups = [] {
    std::vector<Subgroup> found;
    for (unsigned bits = 0; bits < 256; ++bits)
      if (const auto set = SymmetrySet::from_bits(bits); is_subgroup(set)) found.emplace_back(set);
    std::stable_sort(found.begin(), found.end(),
                     [](Subgroup a, Subgroup b) { return a.order() < b.order(); });
    return found;
  }();
  return subgroups;
}

std::string_view name_of(Subgroup group) {
  if (is_normal(group)) return name_of(class_of(group));
  return name_of(*std::next(group.elements().begin()));  // the identity and one reflection
}

namespace {

template <typename Predicate>
std::vector<Subgroup> subgroups_with(Predicate predicate) {
  std::vector<Subgroup> found;
  std::copy_if(all_subgroups().begin(), all_subgroups().end(), std::back_inserter(found), predicate);
  return found;
}

}  // namespace

bool covers(Subgroup upper, Subgroup lower) {
  if (upper == lower || !contains(upper, lower)) return false;
  return std::none_of(all_subgroups().begin(), all_subgroups().end(), [=](Subgroup between) {
    return between != upper && between != lower && contains(upper, between) && contains(between, lower);
  });
}

std::vector<Subgroup> covered_by(Subgroup upper) {
  return subgroups_with([=](Subgroup lower) { return covers(upper, lower); });
}

std::vector<Subgroup> covering(Subgroup lower) {
  return subgroups_with([=](Subgroup upper) { return covers(upper, lower); });
}

std::vector<Subgroup> members_of(SubgroupClass type) {
  return subgroups_with([=](Subgroup group) { return class_of(group) == type; });
}

const std::vector<std::vector<Subgroup>>& lattice_levels() {
  static const std::vector<std::vector<Subgroup>> levels = [] {
    std::vector<std::vector<Subgroup>> by_order;
    for (const Subgroup group : all_subgroups()) {
      if (by_order.empty() || by_order.back().front().order() != group.order()) by_order.emplace_back();
      by_order.back().push_back(group);
    }
    return by_order;
  }();
  return levels;
}

}  // namespace eightfold
