#include "eightfold/reports/coursework/roster/csv.hpp"

#include <gtest/gtest.h>

#include "tests/reports/coursework/cases.hpp"

namespace eightfold::coursework {
namespace {

std::vector<std::string> texts_of(const CsvRow& row) {
  std::vector<std::string> texts;
  for (const CsvCell& cell : row.cells) texts.push_back(cell.text);
  return texts;
}

using Texts = std::vector<std::string>;

TEST(Csv, reads_quotes_separators_and_line_breaks_in_cells) {
  const CsvTable table = read_csv("a,\"b, c\",\"say \"\"hi\"\"\"\r\n\"two\r\nlines\",,x\r\n");
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(texts_of(table.rows[0]), (Texts{"a", "b, c", "say \"hi\""}));
  EXPECT_EQ(texts_of(table.rows[1]), (Texts{"two\r\nlines", "", "x"}));
  EXPECT_EQ(table.line_end, "\r\n");
  EXPECT_EQ(table.rows[1].line, 2U);
}

TEST(Csv, recognizes_the_separator_by_the_first_line) {
  EXPECT_EQ(read_csv("a;b;c\n1,5;2;3\n").separator, ';');
  EXPECT_EQ(read_csv("a\tb\n").separator, '\t');
  EXPECT_EQ(read_csv("\"a;b;c\",d\n1;2\n").separator, ',');
  EXPECT_EQ(read_csv("name\nAnn Lee\n").separator, ',');
}

TEST(Csv, skips_a_byte_order_mark_and_blank_lines) {
  const CsvTable table = read_csv("\xef\xbb\xbfname\n\nAnn\n\n");
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.rows[0].cells[0].text, "name");
  EXPECT_EQ(table.rows[1].line, 3U);
}

TEST(Csv, writes_the_bytes_that_it_read) {
  for (const std::string text :
       {"\xef\xbb\xbfname,\"id\"\r\n\"Lee, Ann\",=1+1\r\n", "a;b\n\"\"\"\";\"x\ny\"\n", "a\tb\r1\t2\r"})
    EXPECT_EQ(csv_text(read_csv(text)), text);
}

TEST(Csv, quotes_a_cell_only_where_it_must) {
  EXPECT_EQ(plain_cell("12.5", ',').written, "12.5");
  EXPECT_EQ(plain_cell("a, \"b\"", ',').written, "\"a, \"\"b\"\"\"");
  EXPECT_EQ(plain_cell("a, b", ';').written, "a, b");
  EXPECT_EQ(plain_cell("a\nb", ';').written, "\"a\nb\"");
}

TEST(Csv, refuses_what_is_not_csv_with_the_line) {
  test::expect_cases("csv-errors.txt", [](const test::CaseInput& input) {
    return test::error_or_accepted([&] { static_cast<void>(read_csv(input.text)); });
  });
}

}  // namespace
}  // namespace eightfold::coursework
