// The cycle type of an element of these groups follows from the partitions of n that its parts have, so
// elements are counted and not listed. There are 966,467 partitions of 60, and 60! permutations.
//
// Sources: George Pólya and Ronald C. Read, "Combinatorial Enumeration of Groups, Graphs, and Chemical
// Compounds", Springer, 1987, for the symmetric and alternating groups and for wreath products; Frank Harary
// and Edgar M. Palmer, "Graphical Enumeration", Academic Press, 1973, for graphs and matrices.
#include "eightfold/symmetry/acting_group.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "eightfold/symmetry/cycle_index.hpp"
#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

void check(std::string_view what, int n, int greatest) {
  if (n < 0 || n > greatest)
    throw std::invalid_argument("the " + std::string(what) + " is defined for n = 0 to " +
                                std::to_string(greatest) + ", not " + std::to_string(n));
}

Integer factorial(int n) {
  Integer product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}

// The partitions of n as cycle types, each with the number of permutations that have it.
void for_each_partition(int n, const CycleTypeVisitor& visit, const RunOptions& run) {
  const Integer all = factorial(n);
  CycleType type;
  // `centralizer` is the number of permutations that commute with the cycles chosen.
  const auto add_parts = [&](const auto& self, int left, int longest, const Integer& centralizer) -> void {
    if (left == 0) {
      run.stop.throw_if_requested();
      return visit(type, all / centralizer);
    }
    for (int length = std::min(left, longest); length > 0; --length) {
      Integer more = centralizer;
      for (int cycles = 1; cycles * length <= left; ++cycles) {
        more *= length * cycles;
        if (length == 1 && cycles < left) continue;
        type[length] = cycles;
        self(self, left - cycles * length, length - 1, more);
      }
      type.erase(length);
    }
  };
  add_parts(add_parts, n, n, 1);
}

// Generators of the symmetric group: a transposition and a cycle of all points.
std::vector<Permutation> symmetric_generators(int n) {
  if (n < 2) return {};
  Permutation cycle = permutation(n, std::identity());
  Permutation exchange = cycle;
  std::swap(exchange[0], exchange[1]);
  std::rotate(cycle.begin(), cycle.begin() + 1, cycle.end());
  if (n == 2) return {exchange};
  return {exchange, cycle};
}

// The cycles of an element of a product on pairs of points of each.
CycleType on_pairs(const CycleType& a, const CycleType& b) {
  CycleType pairs;
  for (const auto& [i, cycles_i] : a)
    for (const auto& [j, cycles_j] : b) pairs[std::lcm(i, j)] += std::gcd(i, j) * cycles_i * cycles_j;
  return pairs;
}

// The cycles of a permutation of vertices on the pairs of different vertices.
CycleType on_edges(const CycleType& vertices) {
  CycleType edges;
  for (const auto& [i, cycles] : vertices) {
    if (i > 2) edges[i] += cycles * ((i - 1) / 2);
    if (i % 2 == 0) edges[i / 2] += cycles;
    if (cycles > 1) edges[i] += i * cycles * (cycles - 1) / 2;
    for (const auto& [j, others] : vertices)
      if (j < i) edges[std::lcm(i, j)] += std::gcd(i, j) * cycles * others;
  }
  return edges;
}

// The cycles of (r, c) -> (p(c), r) on pairs, for a permutation p. Its square acts on both places like p. Two
// different cycles of p have two sets of pairs, which the element exchanges. The pairs within one cycle of i
// points differ by a number modulo i, which the element maps to minus one minus that number.
CycleType on_exchanged_pairs(const CycleType& p) {
  CycleType pairs;
  for (const auto& [i, cycles] : p) {
    if (i % 2 == 1) pairs[i] += cycles;
    if (i > 1) pairs[2 * i] += cycles * (i / 2);
    if (cycles > 1) pairs[2 * i] += i * cycles * (cycles - 1) / 2;
    for (const auto& [j, others] : p)
      if (j < i) pairs[2 * std::lcm(i, j)] += std::gcd(i, j) * cycles * others;
  }
  return pairs;
}

// Permutations of rows and columns on the entries of a matrix.
std::vector<Permutation> on_entries(int m, int n) {
  std::vector<Permutation> generators;
  const auto add = [&](auto image) {
    generators.push_back(permutation(m * n, [&](int entry) { return image(entry / n, entry % n); }));
  };
  if (m == 0 || n == 0) return {};
  for (const Permutation& rows : symmetric_generators(m))
    add([&](int row, int column) { return rows[at(row)] * n + column; });
  for (const Permutation& columns : symmetric_generators(n))
    add([&](int row, int column) { return row * n + columns[at(column)]; });
  return generators;
}

void check_points(long long points) {
  if (points > most_acted_points)
    throw std::invalid_argument("the product acts on " + std::to_string(points) + " points; at most " +
                                std::to_string(most_acted_points) + " are supported");
}

// The permutation of `points` points that acts on those from `first` on like `part`.
Permutation extended(const Permutation& part, int first, int points) {
  Permutation to = permutation(points, std::identity());
  for (std::size_t i = 0; i < part.size(); ++i) to[at(first) + i] = first + part[i];
  return to;
}

using Terms = std::vector<CycleIndex::Term>;

// The product of two sums of monomials.
std::map<CycleType, Integer> product(const std::map<CycleType, Integer>& a, const Terms& b) {
  std::map<CycleType, Integer> result;
  for (const auto& [type, elements] : a)
    for (const auto& [other, more] : b) {
      CycleType both = type;
      for (const auto& [length, cycles] : other) both[length] += cycles;
      result[both] += elements * more;
    }
  return result;
}

}  // namespace

ActingGroup acting_group(const GroupAction& action) {
  ActingGroup group = {action.points, action.elements.size(), {}, {}};
  for (const Permutation& element : action.elements)
    if (!std::is_sorted(element.begin(), element.end())) group.generators.push_back(element);
  if (action.points <= most_generated_points)
    group.generators = PermutationGroup(action.points, group.generators).generators();
  group.for_each_type = [elements = action.elements](const CycleTypeVisitor& visit, const RunOptions& run) {
    for (const Permutation& element : elements) {
      run.stop.throw_if_requested();
      visit(cycle_type_of(element), 1);
    }
  };
  return group;
}

ActingGroup acting_group(const PermutationGroup& group) {
  const auto for_each_type = [group](const CycleTypeVisitor& visit, const RunOptions& run) {
    const Integer order = group.order();
    if (order > most_visited_elements)
      throw std::length_error("the group has " + order.str() + " elements; the cycle types of at most " +
                              std::to_string(most_visited_elements) + " can be found");
    std::map<std::vector<int>, std::uint64_t> elements_by_cycles;
    std::vector<int> cycles;
    std::vector<char> seen;
    group.for_each_element(
        [&](const Permutation& element) {
          cycles.assign(element.size() + 1, 0);
          seen.assign(element.size(), 0);
          for (std::size_t start = 0; start < element.size(); ++start) {
            std::size_t length = 0;
            for (std::size_t point = start; seen[point] == 0; point = at(element[point]), ++length)
              seen[point] = 1;
            if (length > 0) ++cycles[length];
          }
          ++elements_by_cycles[cycles];
        },
        run);
    for (const auto& [found, elements] : elements_by_cycles) {
      CycleType type;
      for (std::size_t length = 1; length < found.size(); ++length)
        if (found[length] > 0) type[static_cast<int>(length)] = found[length];
      visit(type, elements);
    }
  };
  return {group.points(), group.order(), group.generators(), for_each_type};
}

ActingGroup symmetric_group(int n) {
  check("symmetric group", n, largest_symmetric_degree);
  return {n, factorial(n), symmetric_generators(n),
          [n](const CycleTypeVisitor& visit, const RunOptions& run) { for_each_partition(n, visit, run); }};
}

ActingGroup alternating_group(int n) {
  check("alternating group", n, largest_symmetric_degree);
  ActingGroup group = {n, n < 2 ? 1 : factorial(n) / 2, {}, {}};
  for (int third = 2; third < n; ++third) {  // the cycle (0 1 third)
    Permutation& to = group.generators.emplace_back(permutation(n, std::identity()));
    to[0] = 1;
    to[1] = third;
    to[at(third)] = 0;
  }
  group.for_each_type = [n](const CycleTypeVisitor& visit, const RunOptions& run) {
    const auto visit_even = [&](const CycleType& type, const Integer& elements) {
      if ((points_of(type) - cycles_of(type)) % 2 == 0) visit(type, elements);
    };
    for_each_partition(n, visit_even, run);
  };
  return group;
}

ActingGroup complete_graph_edges(int n) {
  ActingGroup group = symmetric_group(n);
  const auto edge = [n](int a, int b) {
    if (a > b) std::swap(a, b);
    return a * (2 * n - a - 1) / 2 + b - a - 1;
  };
  group.points = n * (n - 1) / 2;
  for (Permutation& to : group.generators) {
    const Permutation vertices = std::exchange(to, Permutation(at(group.points)));
    for (int a = 0; a < n; ++a)
      for (int b = a + 1; b < n; ++b) to[at(edge(a, b))] = edge(vertices[at(a)], vertices[at(b)]);
  }
  std::erase_if(group.generators, [](const Permutation& to) { return std::is_sorted(to.begin(), to.end()); });
  group.for_each_type = [n](const CycleTypeVisitor& visit, const RunOptions& run) {
    for_each_partition(
        n, [&](const CycleType& type, const Integer& elements) { visit(on_edges(type), elements); }, run);
  };
  return group;
}

ActingGroup matrix_entries(int m, int n) {
  check("group of a matrix", m, largest_matrix_side);
  check("group of a matrix", n, largest_matrix_side);
  const auto for_each_type = [m, n](const CycleTypeVisitor& visit, const RunOptions& run) {
    const auto visit_rows = [&](const CycleType& rows, const Integer& of_rows) {
      const auto visit_columns = [&](const CycleType& columns, const Integer& of_columns) {
        visit(on_pairs(rows, columns), of_rows * of_columns);
      };
      for_each_partition(n, visit_columns, run);
    };
    for_each_partition(m, visit_rows, run);
  };
  return {m * n, factorial(m) * factorial(n), on_entries(m, n), for_each_type};
}

ActingGroup bipartite_graph_edges(int m, int n) {
  ActingGroup group = matrix_entries(m, n);
  if (m != n || n == 0) return group;
  group.order *= 2;
  group.generators.push_back(permutation(n * n, [n](int entry) { return entry % n * n + entry / n; }));
  if (n == 1) group.generators.clear();
  const auto on_each_side = std::move(group.for_each_type);
  group.for_each_type = [n, on_each_side](const CycleTypeVisitor& visit, const RunOptions& run) {
    on_each_side(visit, run);
    const auto visit_exchanges = [&](const CycleType& type, const Integer& elements) {
      visit(on_exchanged_pairs(type), elements * factorial(n));
    };
    for_each_partition(n, visit_exchanges, run);
  };
  return group;
}

ActingGroup direct_product(const ActingGroup& a, const ActingGroup& b) {
  check_points(static_cast<long long>(a.points) + b.points);
  ActingGroup group = {a.points + b.points, a.order * b.order, {}, {}};
  for (const Permutation& to : a.generators) group.generators.push_back(extended(to, 0, group.points));
  for (const Permutation& to : b.generators) group.generators.push_back(extended(to, a.points, group.points));
  group.for_each_type = [a, b](const CycleTypeVisitor& visit, const RunOptions& run) {
    const Terms second = cycle_index_of(b, most_index_terms, run).terms;
    a.for_each_type(
        [&](const CycleType& type, const Integer& elements) {
          for (const auto& [both, all] : product({{type, elements}}, second)) visit(both, all);
        },
        run);
  };
  return group;
}

// An element permutes the copies in cycles. Going once around a cycle of k copies acts on a copy as some
// element of the inner group, which is each of them equally often, and a cycle of l points of it is one of
// k l points of the element.
ActingGroup wreath_product(const ActingGroup& inner, const ActingGroup& outer) {
  check_points(static_cast<long long>(inner.points) * outer.points);
  ActingGroup group = {inner.points * outer.points, outer.order * power(inner.order, outer.points), {}, {}};
  for (int copy = 0; copy < outer.points; ++copy) {
    const auto is_reached = [copy](const Permutation& to) {
      return std::find(to.begin(), to.end(), copy) - to.begin() < copy;
    };
    // The elements of this copy are conjugate to those of an earlier one.
    if (std::any_of(outer.generators.begin(), outer.generators.end(), is_reached)) continue;
    for (const Permutation& to : inner.generators)
      group.generators.push_back(extended(to, copy * inner.points, group.points));
  }
  for (const Permutation& copies : outer.generators)
    group.generators.push_back(permutation(group.points, [&](int point) {
      return copies[at(point / inner.points)] * inner.points + point % inner.points;
    }));
  group.for_each_type = [inner, outer](const CycleTypeVisitor& visit, const RunOptions& run) {
    const Terms of_copy = cycle_index_of(inner, most_index_terms, run).terms;
    outer.for_each_type(
        [&](const CycleType& copies, const Integer& elements) {
          std::map<CycleType, Integer> types = {{{}, elements}};
          for (const auto& [k, cycles] : copies) {
            Terms around;  // a cycle of k copies
            for (const auto& [type, more] : of_copy) {
              CycleIndex::Term& term =
                  around.emplace_back(CycleIndex::Term{{}, more * power(inner.order, k - 1)});
              for (const auto& [length, number] : type) term.type[k * length] = number;
            }
            for (int i = 0; i < cycles; ++i) {
              run.stop.throw_if_requested();
              types = product(types, around);
              if (types.size() > most_index_terms)
                throw std::length_error("the elements of the product have more than " +
                                        std::to_string(most_index_terms) + " cycle types");
            }
          }
          for (const auto& [type, all] : types) visit(type, all);
        },
        run);
  };
  return group;
}

}  // namespace eightfold
