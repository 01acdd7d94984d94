// Compares the documents and tables of tree with the published schema and with a search of its own.
#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "tests/program/csv_records.hpp"
#include "tests/program/schemas.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

json tree(const std::string& words) {
  const ProgramRun run = eightfold("tree --format json " + words);
  EXPECT_EQ(run.exit_code, 0) << words << run.err;
  json document = json::parse(run.out);
  EXPECT_EQ(violations_of("tree-1.0", document), "") << words;
  return document;
}

std::vector<std::map<std::string, std::string>> tree_table(const std::string& words) {
  return csv_records(eightfold("tree --format csv " + words).out);
}

// Two pieces, `rows` rows and `columns` columns apart, by the definition of the rule.
bool attack(const std::string& rule, int n, int rows, int columns) {
  if (columns == 0) return true;
  if (rule == "rooks") return false;
  if (rule == "torus") return (columns - rows) % n == 0 || (columns + rows) % n == 0;
  return std::abs(columns) == rows || (rule == "superqueens" && rows * std::abs(columns) == 2);
}

void count_boards(const std::string& rule, int n, std::vector<int>& columns,
                  std::vector<std::uint64_t>& boards) {
  ++boards[columns.size()];
  const int row = static_cast<int>(columns.size());
  if (row == n) return;
  for (int column = 0; column < n; ++column) {
    bool free = true;
    for (int above = 0; above < row; ++above)
      free = free && !attack(rule, n, row - above, column - columns[static_cast<std::size_t>(above)]);
    if (!free) continue;
    columns.push_back(column);
    count_boards(rule, n, columns, boards);
    columns.pop_back();
  }
}

TEST(TreeSchema, has_the_identifier_that_documents_refer_to) {
  EXPECT_EQ(published_schema("tree-1.0")["$id"], tree("4")["$schema"]);
  EXPECT_EQ(published_schema("tree-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(TreeSchema, rejects_invalid_documents) {
  const json valid = tree("8");
  for (const auto& [key, value] : valid.items()) {
    json without = valid;
    without.erase(key);
    EXPECT_NE(violations_of("tree-1.0", without), "") << key;
  }
  for (const auto& [place, value] :
       std::vector<std::pair<std::string, json>>{{"/n", 33},
                                                 {"/rule", "bishops"},
                                                 {"/boards_by_depth", json::array()},
                                                 {"/boards_by_depth/0", -1},
                                                 {"/boards_by_depth_text/0", 1},
                                                 {"/boards", "2057"},
                                                 {"/boards_text", "2,057"},
                                                 {"/solutions", 9.5},
                                                 {"/extra", 1}}) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(violations_of("tree-1.0", changed), "") << place << " = " << value;
  }
}

TEST(TreeFormats, have_the_boards_of_a_plain_search) {
  for (const std::string rule : {"queens", "superqueens", "torus", "rooks"})
    for (int n = 0; n <= (rule == "rooks" ? 6 : 7); ++n) {
      std::vector<int> columns;
      std::vector<std::uint64_t> boards(static_cast<std::size_t>(n) + 1);
      count_boards(rule, n, columns, boards);
      const json document = tree(std::to_string(n) + " --rule " + rule);
      EXPECT_EQ(document["n"], n);
      EXPECT_EQ(document["rule"], rule);
      EXPECT_EQ(document["boards_by_depth"], boards) << rule << n;
      EXPECT_EQ(document["solutions"], boards.back());
      std::uint64_t sum = 0;
      for (std::size_t depth = 0; depth < boards.size(); ++depth) {
        sum += boards[depth];
        EXPECT_EQ(document["boards_by_depth_text"][depth], std::to_string(boards[depth]));
      }
      EXPECT_EQ(document["boards"], sum);
      EXPECT_EQ(document["boards_text"], std::to_string(sum));
      const auto records = tree_table(std::to_string(n) + " --rule " + rule);
      ASSERT_EQ(records.size(), boards.size());
      for (std::size_t depth = 0; depth < boards.size(); ++depth) {
        EXPECT_EQ(records[depth].at("depth"), std::to_string(depth));
        EXPECT_EQ(records[depth].at("boards"), std::to_string(boards[depth]));
      }
    }
}

TEST(TreeFormats, end_with_the_published_number_of_solutions) {
  for (int n = 8; n <= 12; ++n) {
    const json document = tree(std::to_string(n));
    EXPECT_EQ(document["solutions_text"], std::to_string(published_counts(n).all.value()));
    EXPECT_EQ(document["boards_by_depth"][static_cast<std::size_t>(n)], document["solutions"]);
  }
}

TEST(TreeFormats, refuse_options_that_apply_to_text_only) {
  for (const std::string format : {"json", "csv"}) {
    const ProgramRun run = eightfold("tree 8 --charset ascii --format " + format);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err, "eightfold: --charset: applies to text only; use --format text\n");
  }
}

}  // namespace
}  // namespace eightfold::test
