#include <gtest/gtest.h>

#include "eightfold/reports/solutions/estimate_report.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::reports {
namespace {

TEST(WithError, has_two_digits_of_the_error) {
  EXPECT_EQ(with_error(2.28151e14, 5.4321e11), "(2.2815 ± 0.0054) × 10^14");
  EXPECT_EQ(with_error(14'772'512, 38'000), "(1.4773 ± 0.0038) × 10^7");
  EXPECT_EQ(with_error(9.99e15, 9.99e13), "(9.990 ± 0.100) × 10^15");
  EXPECT_EQ(with_error(5e20, 4e20), "(5.0 ± 4.0) × 10^20");
  EXPECT_EQ(with_error(3, 0), "(3.000000000000 ± 0.000000000000) × 10^0");
  EXPECT_EQ(with_error(2e15, 20), "(2.000000000000 ± 0.000000000000) × 10^15") << "at most 12 decimals";
  EXPECT_EQ(with_error(0, 0), "(0.000000000000 ± 0.000000000000) × 10^0");
}

EstimateReport sample_report() {
  EstimateReport report;
  report.n = 24;
  report.seed = 7;
  report.threads = 2;
  report.seconds = 10.04;
  report.estimate = {.solutions = 2.2815e14,
                     .standard_error = 5.4e11,
                     .samples = 414,
                     .boards = 16384,
                     .rows = 14,
                     .kernel = Kernel::avx2,
                     .full_count = {.engine = Engine::lanes,
                                    .processor_seconds = 86'400'000,
                                    .standard_error = 432'000,
                                    .timed_n = 24}};
  return report;
}

TEST(EstimateText, names_the_error_the_time_of_a_full_count_and_the_sample) {
  EstimateReport longer = sample_report();
  longer.estimate.full_count.processor_seconds = 3.914e11;
  longer.estimate.full_count.standard_error = 1.2e10;
  EstimateReport joined = sample_report();
  joined.estimate.full_count.engine = Engine::halves;
  joined.estimate.full_count.timed_n = 22;
  EstimateReport timed = joined;
  timed.n = 22;
  std::string text = estimate_text(sample_report(), {.unicode = true});
  EstimateReport exact = sample_report();
  exact.board = Board::square(24);
  exact.board->block({0, 0});
  exact.estimate = {.solutions = 12'345, .is_exact = true, .samples = 1, .boards = 16384, .rows = 14};
  EstimateReport contradictory = exact;
  contradictory.board->require({0, 0});
  contradictory.estimate.solutions = 0;
  EstimateReport none = sample_report();
  none.estimate.solutions = none.estimate.standard_error = 0;
  EstimateReport wide = sample_report();
  wide.estimate.standard_error = 2e14;
  for (const EstimateReport& report :
       {sample_report(), longer, joined, timed, exact, contradictory, none, wide})
    text += '\n' + estimate_text(report, {});
  test::expect_golden("estimate-reports.txt", text);
}

}  // namespace
}  // namespace eightfold::reports
