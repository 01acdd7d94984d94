#include "reports/style.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

TEST(Style, leaves_text_alone_without_color) {
  const Style plain;
  EXPECT_EQ(plain.heading("size"), "size");
  EXPECT_EQ(plain.good("size"), "size");
  EXPECT_EQ(plain.bad("size"), "size");
}

TEST(Style, sets_off_headings_in_bold_good_in_green_and_bad_in_red) {
  const Style color{true};
  EXPECT_EQ(color.heading("size"), "\x1b[1msize\x1b[0m");
  EXPECT_EQ(color.good("size"), "\x1b[32msize\x1b[0m");
  EXPECT_EQ(color.bad("size"), "\x1b[31msize\x1b[0m");
}

}  // namespace
}  // namespace eightfold::reports
