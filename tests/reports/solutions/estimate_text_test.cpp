#include <gtest/gtest.h>

#include "eightfold/reports/solutions/estimate_report.hpp"

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
                     .engine = Engine::lanes,
                     .kernel = Kernel::avx2,
                     .processor_seconds = 86'400'000,
                     .processor_seconds_error = 432'000,
                     .timed_n = 24};
  return report;
}

TEST(EstimateText, names_the_error_the_time_of_a_full_count_and_the_sample) {
  EXPECT_EQ(estimate_text(sample_report(), {.unicode = true}),
            "Estimated solutions of the 24-queens puzzle\n"
            "\n"
            "solutions       (2.2815 ± 0.0054) × 10^14, with one standard error\n"
            "95 % interval   2.2709 × 10^14 to 2.2921 × 10^14\n"
            "full count      3 years ± 0.5 % of processor time, 500 days with 2 threads, by lanes\n"
            "sample          414 populations of at most 16,384 boards, seed 7; 10.0 s\n"
            "method          the first 14 rows at random, the other 10 completely\n");
  EstimateReport longer = sample_report();
  longer.estimate.processor_seconds = 3.914e11;
  longer.estimate.processor_seconds_error = 1.2e10;
  EXPECT_NE(
      estimate_text(longer, {}).find("12,000 years +- 3.1 % of processor time, 6,200 years with 2 threads"),
      std::string::npos);
  EstimateReport joined = sample_report();
  joined.estimate.engine = Engine::halves;
  joined.estimate.timed_n = 22;
  EXPECT_NE(
      estimate_text(joined, {})
          .find("2 threads, by halves at the time per solution of N = 22, which about doubles by N = 28\n"),
      std::string::npos)
      << estimate_text(joined, {});
  joined.n = 22;
  EXPECT_EQ(estimate_text(joined, {}).find("per solution"), std::string::npos);
  EXPECT_NE(estimate_text(sample_report(), {.unicode = false}).find("(2.2815 +- 0.0054) x 10^14"),
            std::string::npos);
}

}  // namespace
}  // namespace eightfold::reports
