#include "eightfold/symmetry/torus_classes.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

using enum TorusRelation;
using enum TorusRoute;

constexpr std::array<TorusRelation, 3> all_relations = {shifted, congruent, similar};
constexpr std::array<TorusRoute, 2> all_routes = {rejection, summation};

std::uint64_t classes(int n, Rule rule, TorusRelation relation, TorusRoute route = rejection,
                      std::optional<std::uint64_t> solutions = {}) {
  return count_torus_classes({n, rule, relation, route, solutions}, {.threads = 2}).classes;
}

// The classes of all permutations, by definition: two of them are joined if a generator of the group takes
// one to the other.
class AllClasses {
 public:
  AllClasses(int n, TorusRelation relation) : permutations_(test::all_permutations(n)) {
    for (std::size_t i = 0; i < permutations_.size(); ++i) index_[permutations_[i]] = i;
    class_of_.resize(permutations_.size());
    std::iota(class_of_.begin(), class_of_.end(), std::size_t{0});
    join(1, 0, 0, 1, {1, 0});
    join(1, 0, 0, 1, {0, 1});
    if (relation == shifted) return;
    join(0, 1, 1, 0, {0, 0});
    join(1, 0, 0, n - 1, {0, 0});
    if (relation == congruent) return;
    for (int f = 2; f < n; ++f)
      if (std::gcd(f, n) == 1) join(f, 0, 0, f, {0, 0});
  }

  TorusClassCount count(Rule rule) {
    std::map<std::size_t, std::uint64_t> solutions_by_class;
    TorusClassCount count;
    for (std::size_t i = 0; i < permutations_.size(); ++i) {
      if (!is_solution(permutations_[i], Board::square(permutations_[i].rows()), rule)) continue;
      ++count.solutions;
      ++solutions_by_class[root(i)];
    }
    for (const auto& [root, solutions] : solutions_by_class) ++count.classes_by_size[solutions];
    count.classes = solutions_by_class.size();
    return count;
  }

 private:
  // Joins each permutation with its image under (row, column) -> (a row + b column, c row + d column) + t.
  void join(int a, int b, int c, int d, Square t) {
    for (std::size_t i = 0; i < permutations_.size(); ++i) {
      const Placement& permutation = permutations_[i];
      const int n = permutation.rows();
      Placement image = permutation;
      for (int row = 0; row < n; ++row)
        image.move_queen((a * row + b * permutation[row] + t.row) % n,
                         (c * row + d * permutation[row] + t.column) % n);
      class_of_[root(index_.at(image))] = root(i);
    }
  }

  std::size_t root(std::size_t i) const {
    while (class_of_[i] != i) i = class_of_[i];
    return i;
  }

  std::vector<Placement> permutations_;
  std::map<Placement, std::size_t> index_;
  std::vector<std::size_t> class_of_;  // a member of the same class; the root of a class is its own
};

TEST(TorusClasses, are_those_of_all_permutations_that_contain_a_solution) {
  for (int n = 1; n <= 7; ++n)
    for (const TorusRelation relation : all_relations) {
      AllClasses all(n, relation);
      for (const Rule rule : {Rule::queens, Rule::torus})
        for (const TorusRoute route : all_routes) {
          TorusClassCount count = count_torus_classes({n, rule, relation, route});
          TorusClassCount expected = all.count(rule);
          EXPECT_EQ(count.fixed_points.has_value(), rule == Rule::torus && route == summation);
          if (count.fixed_points) {
            EXPECT_EQ(*count.fixed_points, count.classes * torus_group_order(n, relation));
            expected.classes_by_size.clear();
            expected.fixed_points = count.fixed_points;
          }
          EXPECT_EQ(count, expected) << "n = " << n << ", " << name_of(rule);
        }
    }
}

// M. Engelhardt, OEIS A062164 and A062165
TEST(TorusClasses, of_queens_are_as_published) {
  const std::vector<std::uint64_t> congruent_classes = {1, 0,  0,  1,   1,   1,    3,
                                                        6, 20, 40, 191, 953, 4604, 24660};
  const std::vector<std::uint64_t> similar_classes = {1, 0, 0, 1, 1, 1, 3, 4, 13, 36, 115, 813, 3083, 21001};
  for (int n = 1; n <= 14; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    EXPECT_EQ(classes(n, Rule::queens, congruent), congruent_classes[i]) << "n = " << n;
    EXPECT_EQ(classes(n, Rule::queens, similar), similar_classes[i]) << "n = " << n;
  }
}

TEST(TorusClasses, of_queens_have_the_same_sizes_by_both_routes) {
  for (int n = 1; n <= 11; ++n)
    for (const TorusRelation relation : all_relations) {
      const TorusClassCount count = count_torus_classes({n, Rule::queens, relation, rejection});
      EXPECT_EQ(count, count_torus_classes({n, Rule::queens, relation, summation})) << "n = " << n;
      EXPECT_EQ(count.solutions, test::published_counts(n).all) << "n = " << n;
    }
}

// OEIS A053994 and A062166, and for n = 19 and 23 the solutions of A007705
TEST(TorusClasses, of_torus_queens_are_as_published) {
  struct Published {
    int n;
    std::uint64_t congruent_classes;
    std::uint64_t similar_classes;
    std::optional<std::uint64_t> solutions = {};
  };
  for (const Published& published : std::vector<Published>{{1, 1, 1},
                                                           {2, 0, 0},
                                                           {3, 0, 0},
                                                           {5, 1, 1},
                                                           {7, 1, 1},
                                                           {9, 0, 0},
                                                           {11, 2, 2},
                                                           {13, 11, 7},
                                                           {15, 0, 0},
                                                           {17, 97, 26},
                                                           {19, 354, 46, 820496},
                                                           {23, 31381, 2861, 128850048}}) {
    const auto& [n, congruent_classes, similar_classes, solutions] = published;
    EXPECT_EQ(classes(n, Rule::torus, congruent, summation, solutions), congruent_classes) << "n = " << n;
    EXPECT_EQ(classes(n, Rule::torus, similar, summation, solutions), similar_classes) << "n = " << n;
    if (solutions) continue;
    EXPECT_EQ(classes(n, Rule::torus, congruent, rejection), congruent_classes) << "n = " << n;
    EXPECT_EQ(classes(n, Rule::torus, similar, rejection), similar_classes) << "n = " << n;
  }
}

// OEIS A054501 (sizes) and A054502 (classes)
TEST(TorusClasses, of_torus_queens_have_the_published_sizes) {
  using Sizes = std::map<std::uint64_t, std::uint64_t>;
  const std::map<int, Sizes> published = {{1, {{1, 1}}},
                                          {5, {{10, 1}}},
                                          {7, {{28, 1}}},
                                          {11, {{44, 2}}},
                                          {13, {{26, 1}, {52, 2}, {338, 3}, {676, 5}}},
                                          {17, {{34, 1}, {68, 3}, {578, 23}, {1156, 30}, {2312, 40}}}};
  for (const auto& [n, sizes] : published) {
    const TorusClassCount count = count_torus_classes({n, Rule::torus});
    EXPECT_EQ(count.classes_by_size, sizes) << "n = " << n;
    std::uint64_t solutions = 0;
    for (const auto& [size, classes] : sizes) solutions += size * classes;
    EXPECT_EQ(count.solutions, solutions) << "n = " << n;
  }
}

TEST(TorusClasses, of_shifted_solutions_agree_by_both_routes) {
  for (const int n : {5, 7, 11, 13, 17})
    EXPECT_EQ(classes(n, Rule::torus, shifted, rejection), classes(n, Rule::torus, shifted, summation));
}

TEST(TorusClasses, do_not_depend_on_the_number_of_threads) {
  for (const auto& [n, rule] : {std::pair{10, Rule::queens}, std::pair{13, Rule::torus}})
    for (const TorusRoute route : all_routes) {
      const TorusClassParams params = {n, rule, similar, route};
      const TorusClassCount count = count_torus_classes(params);
      for (const int threads : {0, 2, 5}) EXPECT_EQ(count_torus_classes(params, {.threads = threads}), count);
    }
}

TEST(TorusClasses, have_groups_of_these_orders) {
  EXPECT_EQ(torus_group_order(1, similar), 1U);
  EXPECT_EQ(torus_group_order(2, congruent), 2U * 4);  // the identity and the transpose
  EXPECT_EQ(torus_group_order(8, shifted), 64U);
  EXPECT_EQ(torus_group_order(8, congruent), 8U * 64);
  EXPECT_EQ(torus_group_order(8, similar), 2U * 8 * 64);  // 1, 3
  EXPECT_EQ(torus_group_order(31, similar), 4U * 30 * 31 * 31);
}

TEST(TorusClasses, refuse_other_boards_and_rules) {
  for (const int n : {-1, 0, 33}) {
    EXPECT_THROW((void)count_torus_classes({.n = n}), std::invalid_argument);
    EXPECT_THROW((void)torus_group_order(n, shifted), std::invalid_argument);
  }
  for (const Rule rule : {Rule::rooks, Rule::superqueens})
    EXPECT_THROW((void)count_torus_classes({.n = 5, .rule = rule}), std::invalid_argument);
}

TEST(TorusClasses, by_burnsides_lemma_need_the_right_number_of_solutions_if_it_cannot_be_counted) {
  EXPECT_THROW((void)classes(29, Rule::torus, congruent, summation), std::invalid_argument);
  EXPECT_EQ(classes(13, Rule::torus, congruent, summation, 4524), 11U);
  EXPECT_THROW((void)classes(13, Rule::torus, congruent, summation, 4525), std::domain_error);
}

}  // namespace
}  // namespace eightfold
