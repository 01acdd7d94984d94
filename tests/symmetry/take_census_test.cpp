#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/census.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

using Kind = CensusFigure::Kind;
using Value = std::optional<std::uint64_t>;

const CensusFigure* find(const Census& census, Kind kind, Symmetry symmetry, SubgroupClass type) {
  const auto found = std::find_if(census.figures.begin(), census.figures.end(), [&](const CensusFigure& f) {
    return f.kind == kind && f.symmetry == symmetry && f.type == type;
  });
  return found == census.figures.end() ? nullptr : &*found;
}

const CensusFigure& fixed_by(const Census& census, Symmetry g) {
  return *find(census, Kind::fixed_solutions, g, SubgroupClass::trivial);
}

const CensusFigure& orbits_of(const Census& census) {
  return *find(census, Kind::orbits, Symmetry::identity, SubgroupClass::trivial);
}

// 0 if the census has no figure for the type.
Value orbits_of_type(const Census& census, SubgroupClass type) {
  const CensusFigure* figure = find(census, Kind::orbits_of_type, Symmetry::identity, type);
  return figure == nullptr ? 0 : figure->value;
}

TEST(Census, of_any_rule_agrees_with_a_listing) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= (rule == Rule::rooks ? 7 : 9); ++n) {
      SCOPED_TRACE(testing::Message() << rule << ", n = " << n);
      OrbitCounter counter;
      for (const Placement& solution : Solutions(Board::square(n), {}, rule)) counter.add(solution);
      const CheckedOrbitCount listed = counter.finish();
      const Census census = take_census({n, rule});
      for (const CensusFigure& figure : census.figures)
        if (figure.kind == Kind::fixed_solutions) {
          EXPECT_EQ(figure.value, listed.fixed_points[figure.symmetry]) << figure.symmetry;
        }
      EXPECT_EQ(orbits_of(census).value, listed.counts.orbits);
      for (const SubgroupClass type : all_subgroup_classes)
        EXPECT_EQ(orbits_of_type(census, type), listed.counts.orbits_by_type[type]) << type;
      ASSERT_TRUE(census.orbits);
      EXPECT_EQ(census.orbits->counts.orbits_by_type, listed.counts.orbits_by_type);
      EXPECT_TRUE(census.agrees());
    }
}

TEST(Census, computes_counts_and_compares_them_with_published_ones) {
  const Census census = take_census({8});
  EXPECT_EQ(fixed_by(census, Symmetry::identity).provenance, Provenance::computed);
  EXPECT_EQ(fixed_by(census, Symmetry::identity).published, 92U);
  EXPECT_TRUE(fixed_by(census, Symmetry::identity).seconds);
  EXPECT_EQ(fixed_by(census, Symmetry::rotate180).published, 4U);
  EXPECT_EQ(fixed_by(census, Symmetry::rotate90).published, 0U);
  EXPECT_EQ(orbits_of(census).provenance, Provenance::derived);
  EXPECT_EQ(orbits_of(census).published, 12U);
  EXPECT_TRUE(census.engine);
}

TEST(Census, uses_published_counts_beyond_its_reach) {
  const Census census = take_census({27});
  const auto& known = test::published_counts(27);
  EXPECT_EQ(fixed_by(census, Symmetry::identity).value, known.all);
  EXPECT_EQ(fixed_by(census, Symmetry::identity).provenance, Provenance::published);
  EXPECT_EQ(fixed_by(census, Symmetry::identity).published, std::nullopt) << "nothing to compare it with";
  EXPECT_EQ(fixed_by(census, Symmetry::rotate90).provenance, Provenance::computed);
  EXPECT_EQ(orbits_of(census).value, known.fundamental);
  EXPECT_FALSE(census.engine);
}

// One row more than what takes seconds, and with computed_only minutes.
TEST(Census, does_not_count_beyond_its_reach) {
  EXPECT_NE(fixed_by(take_census({19}), Symmetry::identity).provenance, Provenance::computed);
  EXPECT_NE(fixed_by(take_census({26}), Symmetry::rotate180).provenance, Provenance::computed);
  EXPECT_NE(fixed_by(take_census({52}), Symmetry::rotate90).provenance, Provenance::computed);
  for (const auto& [n, symmetry] :
       {std::pair(21, Symmetry::identity), {29, Symmetry::rotate180}, {60, Symmetry::rotate90}})
    EXPECT_EQ(fixed_by(take_census({.n = n, .computed_only = true}), symmetry).value, std::nullopt) << n;
}

TEST(Census, derives_what_follows_from_the_known_counts) {
  const Census census = take_census({28});
  const auto& known = test::published_counts(28);
  EXPECT_EQ(fixed_by(census, Symmetry::identity).provenance, Provenance::unknown);
  EXPECT_EQ(orbits_of(census).value, std::nullopt);
  EXPECT_EQ(orbits_of(census).provenance, Provenance::unknown);
  EXPECT_EQ(orbits_of(census).derivation->factors, (std::array{1, 1, 2}));
  EXPECT_EQ(orbits_of(census).derivation->divisor, 8);
  EXPECT_EQ(orbits_of_type(census, SubgroupClass::trivial), std::nullopt);
  EXPECT_EQ(orbits_of_type(census, SubgroupClass::half_turn), (*known.half_turn - *known.quarter_turn) / 4);
  EXPECT_EQ(orbits_of_type(census, SubgroupClass::quarter_turn), *known.quarter_turn / 2);
  EXPECT_FALSE(census.orbits);
  EXPECT_TRUE(census.agrees());
}

TEST(Census, of_computed_counts_only_has_no_published_count) {
  for (const int n : {8, 40, 60})
    for (const CensusFigure& figure : take_census({.n = n, .computed_only = true}).figures) {
      EXPECT_NE(figure.provenance, Provenance::published) << n;
      EXPECT_EQ(figure.published, std::nullopt) << n;
    }
}

TEST(Census, disagrees_if_a_figure_or_the_orbits_disagree) {
  Census census = take_census({8});
  census.figures[0].published = 93;
  EXPECT_FALSE(census.agrees());
  census.figures[0].published.reset();
  EXPECT_TRUE(census.agrees());
  ++census.orbits->burnside_orbits;
  EXPECT_FALSE(census.agrees());
}

TEST(Census, reports_progress_that_does_not_decrease) {
  for (const CensusParams& params : {CensusParams{14}, CensusParams{22}, CensusParams{8, Rule::rooks}}) {
    std::vector<double> progress = {0};
    (void)take_census(params, {.on_progress = [&](double done) { progress.push_back(done); }});
    EXPECT_TRUE(std::is_sorted(progress.begin(), progress.end()));
    EXPECT_GT(progress.back(), 0.5) << params.n;
    EXPECT_LE(progress.back(), 1) << params.n;
  }
}

// 71 mod 4 is 3, so the quarter turn fixes no solution.
TEST(Census, of_the_largest_board_has_no_solution_that_the_quarter_turn_fixes) {
  const Census census = take_census({largest_quarter_turn_n});
  EXPECT_EQ(fixed_by(census, Symmetry::rotate90).value, 0U);
  EXPECT_EQ(orbits_of_type(census, SubgroupClass::quarter_turn), 0U);
  EXPECT_EQ(fixed_by(census, Symmetry::identity).value, std::nullopt);
  EXPECT_EQ(orbits_of(census).value, std::nullopt);
}

TEST(Census, rejects_other_boards_with_the_limits_of_the_rule) {
  const auto message = [](const CensusParams& params) {
    return test::message_of<std::invalid_argument>([&] { (void)take_census(params); });
  };
  EXPECT_EQ(message({-1}), "the board of a census has 0 to 71 rows");
  EXPECT_EQ(message({72}), message({-1}));
  EXPECT_EQ(message({21, Rule::rooks}), "the board of a census has 0 to 20 rows");
}

}  // namespace
}  // namespace eightfold
