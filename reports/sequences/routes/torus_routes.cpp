#include "reports/sequences/routes/torus_routes.hpp"

#include "core/run/parallel.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "reports/sequences/routes/solution_routes.hpp"

namespace eightfold::sequences {

std::optional<std::uint64_t> published_torus_solutions(int n) {
  if (n == 25) return 1957725000;
  if (n == 29) return 605917055356;
  if (n == 31) return 13404947681712;
  return std::nullopt;
}

Terms torus_classes_by_sets(int n, const RunOptions& run) {
  if (n % 3 == 0) return {0};
  const auto published = published_torus_solutions(n);
  const Integer all = published ? Integer(*published) : solutions_of(n, Rule::torus, part_of(run, 0, 0.5));
  const PieceBoard board = {PieceRule(facts_of(Rule::torus)), n, n};
  const ConflictGraph graph = attack_graph(board);
  const PieceGroup group = preserving_group(board, {full_group, true});
  const auto lists = conjugate_elements(group);
  const RunOptions run_of_others = part_of(run, published ? 0 : 0.5, 1);
  Integer fixed = all * Integer(lists.front().size());  // by the identity; on one square by all elements
  for (std::size_t i = 1; i < lists.size(); ++i) {
    const ConflictGraph orbits = quotient_graph(graph, group.elements[lists[i].front()].squares);
    const RunOptions part = equal_part_of(run_of_others, i - 1, lists.size() - 1);
    fixed += Integer(count_independent_sets(orbits, n, part).sets.value()) * Integer(lists[i].size());
  }
  return {fixed / Integer(group.elements.size())};
}

}  // namespace eightfold::sequences
