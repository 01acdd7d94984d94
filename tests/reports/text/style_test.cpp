#include "eightfold/reports/text/style.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

TEST(Style, leaves_text_unchanged_without_color) {
  const Style plain;
  EXPECT_EQ(plain.heading("size"), "size");
  EXPECT_EQ(plain.good("size"), "size");
  EXPECT_EQ(plain.bad("size"), "size");
  EXPECT_EQ(plain.faint("size"), "size");
  EXPECT_EQ(plain.colored("4", "size"), "size");
}

TEST(Style, makes_headings_bold_good_green_and_bad_red) {
  const Style color{true};
  EXPECT_EQ(color.heading("size"), "\x1b[1msize\x1b[0m");
  EXPECT_EQ(color.good("size"), "\x1b[32msize\x1b[0m");
  EXPECT_EQ(color.bad("size"), "\x1b[31msize\x1b[0m");
  EXPECT_EQ(color.faint("size"), "\x1b[2msize\x1b[0m");
  EXPECT_EQ(color.colored("38;5;16", "size"), "\x1b[38;5;16msize\x1b[0m");
}

TEST(Style, is_ASCII_of_unlimited_width_by_default) {
  EXPECT_FALSE(Style{}.unicode);
  EXPECT_EQ(Style{}.width, 0);
  EXPECT_EQ(Style{}.columns(), 80);
  EXPECT_EQ((Style{.width = 40}.columns()), 40);
}

}  // namespace
}  // namespace eightfold::reports
