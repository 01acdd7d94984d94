#include "reports/cli/parse/times.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <string>

#include "tests/reports/cli/usage_failure.hpp"

namespace eightfold::cli {
namespace {

using namespace std::chrono_literals;

std::chrono::sys_seconds utc(std::chrono::year_month_day date, std::chrono::seconds of_day) {
  return std::chrono::sys_days(date) + of_day;
}

std::chrono::sys_seconds time_of(const std::string& text) { return parse_latest_time("--deadline", text); }

TEST(Times, are_read_with_and_without_seconds_and_offset) {
  const auto midnight_less_a_minute = utc(2026y / 11 / 30, 23h + 59min);
  for (const std::string text : {"2026-11-30T23:59Z", "2026-11-30T23:59:00Z", "2026-11-30 23:59:00.000000Z",
                                 "2026-11-30T23:59:00.5+00:00", "2026-12-01T00:59+01:00",
                                 "2026-12-01T05:29:00.123456+0530", "2026-11-30T15:59:00-08:00"})
    EXPECT_EQ(time_of(text), midnight_less_a_minute) << text;
  EXPECT_EQ(time_of("2024-02-29T00:00Z"), utc(2024y / 2 / 29, 0s));
}

TEST(Times, without_an_offset_are_local) {
  ASSERT_EQ(setenv("TZ", "UTC-3", 1), 0);  // three hours east
  tzset();
  EXPECT_EQ(time_of("2026-11-30T23:59"), utc(2026y / 11 / 30, 20h + 59min));
  EXPECT_EQ(time_of("2026-11-30"), utc(2026y / 11 / 30, 20h + 59min + 59s)) << "the end of the day";
  ASSERT_EQ(unsetenv("TZ"), 0);
  tzset();
}

TEST(Times, are_compared_across_offsets) {
  EXPECT_EQ(time_of("2026-11-30T23:59+01:00,2026-11-30T23:59-08:00,2026-11-01"),
            utc(2026y / 12 / 1, 7h + 59min));
}

TEST(Times, that_are_invalid_are_refused) {
  for (const std::string text : {"",
                                 ",",
                                 "tomorrow",
                                 "2026",
                                 "2026-11",
                                 "2026-13-01",
                                 "2026-00-10",
                                 "2026-02-29",
                                 "2026-11-31",
                                 "26-11-30",
                                 "2026-11-30T",
                                 "2026-11-30T24:00Z",
                                 "2026-11-30T23:60Z",
                                 "2026-11-30T23:59:61Z",
                                 "2026-11-30T23:59X",
                                 "2026-11-30T23:59Z ",
                                 "2026-11-30T23:59+1",
                                 "2026-11-30T23:59+15:00",
                                 "2026-11-30T2:59Z",
                                 "-026-11-30",
                                 "+202-11-30",
                                 "2026-11-30,",
                                 "2026-11-30T23:59Z,x",
                                 "1969-12-31",
                                 "2026-11-30T-1:00Z"})
    EXPECT_TRUE(test::mentions(test::usage_failure_of([&] { time_of(text); }),
                               {"--deadline: ", " is not a time; give one like 2026-11-30T23:59+01:00"}))
        << text;
}

TEST(Duration, is_a_number_with_a_unit) {
  EXPECT_EQ(parse_duration("--estimate", "1s"), 1);
  EXPECT_EQ(parse_duration("--estimate", "90s"), 90);
  EXPECT_EQ(parse_duration("--estimate", "5m"), 300);
  EXPECT_EQ(parse_duration("--estimate", "1000h"), 3'600'000);
}

TEST(Duration, of_another_form_or_out_of_range_is_refused) {
  for (const std::string text : {"", "30", "s", "1.5s", "-1s", " 1s", "1 s", "1d", "1sec", "1S", "0x1s"})
    EXPECT_EQ(
        test::usage_failure_of([&] { parse_duration("--estimate", text); }),
        "--estimate: \"" + text + "\" is not a valid duration; give a number and a unit, like 30s, 5m or 2h");
  for (const std::string text : {"0s", "1001h", "18446744073709551615h"})
    EXPECT_EQ(test::usage_failure_of([&] { parse_duration("--estimate", text); }),
              "--estimate: " + text + " is out of range; give 1s to 1000h");
}

}  // namespace
}  // namespace eightfold::cli
