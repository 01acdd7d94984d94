#include "reports/notation/file_name.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/placement.hpp"

namespace eightfold::reports {
namespace {

TEST(FileName, goes_on_after_z_as_spreadsheets_do) {
  EXPECT_EQ(file_name(0), "a");
  EXPECT_EQ(file_name(7), "h");
  EXPECT_EQ(file_name(25), "z");
  EXPECT_EQ(file_name(26), "aa");
  EXPECT_EQ(file_name(31), "af");
}

TEST(FileName, leads_back_to_its_file) {
  std::set<std::string> names;
  for (int column = 0; column < max_size; ++column) {
    EXPECT_EQ(file_named(file_name(column)), column);
    names.insert(file_name(column));
  }
  EXPECT_EQ(names.size(), 32U);
}

TEST(FileName, is_none_of_other_texts) {
  for (const std::string text : {"", "A", "ag", "az", "ba", "aaa", "1", "a1", " a", "a ", "\xff"})
    EXPECT_EQ(file_named(text), std::nullopt) << text;
}

}  // namespace
}  // namespace eightfold::reports
