#include "reports/cli/screen/progress_bar.hpp"

#include <gtest/gtest.h>

#include <string>

namespace eightfold::cli {
namespace {

// The remaining time shown after half the work took `seconds`.
std::string remaining_after(double seconds) {
  const std::string text = progress_text(0.5, seconds, 2);
  const std::string start = "[#-]  50 %, ";
  EXPECT_TRUE(text.starts_with(start) && text.ends_with(" left")) << text;
  return text.substr(start.size(), text.size() - start.size() - 5);
}

TEST(ProgressText, draws_the_completed_part) {
  EXPECT_EQ(progress_text(0, 5), "[------------------------------]   0 %");
  EXPECT_EQ(progress_text(0.5, 5), "[###############---------------]  50 %, 5 s left");
  EXPECT_EQ(progress_text(1, 5), "[##############################] 100 %, 0 s left");
  EXPECT_EQ(progress_text(0.25, 3, 8), "[##------]  25 %, 9 s left");
}

TEST(ProgressText, shows_100_percent_only_at_the_end) {
  EXPECT_EQ(progress_text(0.9999, 0, 10), "[#########-]  99 %, 0 s left");
}

TEST(ProgressText, limits_the_completed_part_to_0_and_1) {
  EXPECT_EQ(progress_text(-1, 5), progress_text(0, 5));
  EXPECT_EQ(progress_text(7, 5), progress_text(1, 5));
}

TEST(ProgressText, estimates_the_time_without_the_part_done_before) {
  EXPECT_EQ(progress_text(0.5, 5, 2, 0.25), "[#-]  50 %, 10 s left");
  EXPECT_EQ(progress_text(0.5, 5, 2, 0.5), "[#-]  50 %");
  EXPECT_EQ(progress_text(0.25, 5, 4, 0.5), "[#---]  25 %");
}

// Otherwise the last shard of a job, held by a stopped process, would take "1 s" forever.
TEST(ProgressText, omits_a_time_that_has_passed_without_progress) {
  EXPECT_EQ(progress_text(0.5, 5, 2, 0, 5), "[#-]  50 %, 5 s left");
  EXPECT_EQ(progress_text(0.5, 5, 2, 0, 5.1), "[#-]  50 %");
  EXPECT_EQ(progress_text(0.75, 9, 2, 0, 4), "[#-]  75 %");
}

TEST(ProgressText, shows_the_remaining_time_in_a_suitable_unit) {
  EXPECT_EQ(remaining_after(0.1), "1 s");
  EXPECT_EQ(remaining_after(59), "59 s");
  EXPECT_EQ(remaining_after(60), "1 min 0 s");
  EXPECT_EQ(remaining_after(200), "3 min 20 s");
  EXPECT_EQ(remaining_after(3600), "1 h 0 min");
  EXPECT_EQ(remaining_after(5 * 3600 + 600), "5 h 10 min");
  EXPECT_EQ(remaining_after(48 * 3600), "2 days");
  EXPECT_EQ(remaining_after(3.5 * 24 * 3600), "3 days");
  EXPECT_EQ(remaining_after(1e13), "over 30000 years");
}

}  // namespace
}  // namespace eightfold::cli
