#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/roster/csv.hpp"

namespace eightfold::test {

/// The lines of CSV below the header, read by the reader of rosters: by the name of the column. The test
/// fails if a line has not as many cells as the header, or if lines do not end with LF.
inline std::vector<std::map<std::string, std::string>> csv_records(const std::string& csv) {
  const auto table = coursework::read_csv(csv);
  EXPECT_EQ(table.separator, ',') << csv;
  EXPECT_EQ(table.line_end, "\n") << csv;
  EXPECT_TRUE(csv.ends_with('\n')) << csv;
  const auto& names = table.rows.at(0).cells;
  std::vector<std::map<std::string, std::string>> records;
  for (std::size_t i = 1; i < table.rows.size(); ++i) {
    const auto& cells = table.rows[i].cells;
    EXPECT_EQ(cells.size(), names.size()) << csv;
    auto& record = records.emplace_back();
    for (std::size_t j = 0; j < cells.size(); ++j) record[names.at(j).text] = cells[j].text;
  }
  return records;
}

}  // namespace eightfold::test
