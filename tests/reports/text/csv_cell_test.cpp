#include "reports/text/csv_cell.hpp"

#include <gtest/gtest.h>

#include <string>

namespace eightfold::reports {
namespace {

TEST(CsvCell, leaves_plain_text) {
  for (const std::string text : {"", "ann.json", "8 queens", "a-b", "x=1", "'quoted'", "×"})
    EXPECT_EQ(csv_cell(text), text);
}

TEST(CsvCell, quotes_commas_quotes_and_line_breaks) {
  EXPECT_EQ(csv_cell("a,b"), "\"a,b\"");
  EXPECT_EQ(csv_cell("a\"b"), "\"a\"\"b\"");
  EXPECT_EQ(csv_cell("a\nb"), "\"a\nb\"");
  EXPECT_EQ(csv_cell("a\rb"), "\"a\rb\"");
}

TEST(CsvCell, keeps_spreadsheets_from_running_formulas) {
  for (const std::string text : {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1"})
    EXPECT_EQ(csv_cell(text), "'" + text);
  EXPECT_EQ(csv_cell("=A1,\"x\""), "\"'=A1,\"\"x\"\"\"");
  EXPECT_EQ(csv_cell("\r=1"), "\"'\r=1\"");
}

}  // namespace
}  // namespace eightfold::reports
