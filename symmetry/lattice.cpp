#include "eightfold/symmetry/lattice.hpp"

#include <algorithm>
#include <iterator>

namespace eightfold {
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
