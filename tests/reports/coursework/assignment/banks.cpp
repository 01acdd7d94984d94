#include "tests/reports/coursework/assignment/banks.hpp"

#include <stdexcept>
#include <string>

namespace eightfold::test {

using coursework::bank::Bank;
using coursework::bank::Question;

MadeBank made_bank(const coursework::AssignmentParams& params) {
  auto assignment = coursework::new_assignment(params);
  auto bank = coursework::bank::questions_of(assignment);
  return {std::move(assignment), std::move(bank)};
}

MadeBank made_bank(Rule rule, int n, std::string_view group, std::uint64_t seed) {
  return made_bank({.seed = seed, .n = n, .rule = rule, .group = Subgroup::named(group).value()});
}

const std::vector<MadeBank>& banks_of_solutions() {
  static const std::vector<MadeBank> all = [] {
    std::vector<MadeBank> made;
    for (const Rule rule : all_rules)
      for (const int n : coursework::assignment_sizes(rule)) made.push_back(made_bank(rule, n));
    for (const auto& [rule, n] :
         {std::pair(Rule::queens, 4), {Rule::queens, 6}, {Rule::torus, 5}, {Rule::rooks, 4}})
      for (const Subgroup group : all_subgroups())
        if (group.order() > 1) made.push_back(made_bank(rule, n, name_of(group), 5));
    return made;
  }();
  return all;
}

const std::vector<MadeBank>& banks_of_colorings() {
  static const std::vector<MadeBank> all = [] {
    std::vector<MadeBank> made;
    for (const char* group :
         {"dihedral 6", "dihedral 5", "cyclic 12", "square-cells 3", "square-cells 4 rotations", "cube-faces",
          "cube-edges full", "tetrahedron-vertices", "symmetric 6"}) {
      made.push_back(made_bank({.colorings = group, .colors = 3}));
      made.push_back(made_bank({.vary = true, .colorings = group}));
    }
    return made;
  }();
  return all;
}

const std::vector<MadeBank>& all_banks() {
  static const std::vector<MadeBank> all = [] {
    std::vector<MadeBank> made = banks_of_solutions();
    made.insert(made.end(), banks_of_colorings().begin(), banks_of_colorings().end());
    return made;
  }();
  return all;
}

const Question& question_titled(const Bank& bank, std::string_view title) {
  for (const Question& question : bank.questions)
    if (question.title == title) return question;
  throw std::out_of_range("no question " + std::string(title));
}

}  // namespace eightfold::test
