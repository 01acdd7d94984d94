// Submissions of the maximum size, 16 MiB of the most expensive content, need bounded memory.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/reports/coursework/hostile/inputs.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

constexpr std::size_t most_bytes = std::size_t{16} << 20U;

struct LargeInput {
  std::string name;
  std::string front;
  std::string piece;  // repeated up to the limit
  std::string back;
};

const std::vector<LargeInput> large_inputs = {
    {"lists in lists", "", "[", ""},
    {"a list of empty lists", "[", "[],", "[]]"},
    {"a list of numbers", R"({"n":8,"solutions":[)", "1,", "1]}"},
    {"a list of texts", R"({"n":8,"solutions":[)", "\"\",", "\"\"]}"},
    {"empty orbits", R"({"n":8,"orbits":[)", "[],", "[]]}"},
    {"orbits of one", R"({"n":4,"orbits":[)", "[[1,3,0,2]],", "[[1,3,0,2]]]}"},
    {"fixed placements", R"({"n":4,"fixed_points":{"rotate90":[)", "[1,3,0,2],", "[1,3,0,2]]}}"},
    {"a text", R"({"comment":")", "a", R"(","n":4,"orbit_count":2})"},
    {"a key", "{\"", "a", "\":1}"},
    {"a number", R"({"n":)", "1", "}"},
    {"elements of a stabilizer", R"({"n":4,"stabilizers":[{"placement":[1,3,0,2],"stabilizer":[)",
     "\"identity\",", "\"identity\"]}]}"},
    {"one line", "", "a", ""},
    {"empty lines", "", "\n", "n: 4\norbit count: 2\n"},
    {"comments", "", "#\n", "n: 4\norbit count: 2\n"},
    {"short placements", "n: 4\n", "[0 1 2]\n", ""},
    {"the same placement", "n: 4\nrepresentatives:\n", "2413\n", ""},
    {"headings", "n: 4\n", "orbit:\n", ""},
    {"a drawn board", "n: 4\n", ".\n", ""},
    {"cells of CSV", "element,fixed\n", ",", "\n"},
    {"lines of ndjson", "", "{\"columns\":[1,3,0,2]}\n", "{\"total\":1}\n"},
};

// Distinct keys, one per line.
std::string keys(const std::string& front, const std::string& between) {
  std::string text = front;
  for (std::size_t i = 0; text.size() + 20 < most_bytes; ++i)
    text += "k" + std::to_string(i) + between + "1\n";
  return text;
}

void expect_an_end(const std::string& name, const std::string& text, const std::string& options = "",
                   long most_kib = 1536L << 10U) {
  ASSERT_LE(text.size(), most_bytes);
  const ProgramRun run = eightfold("verify -" + options, {.input = text});
  EXPECT_TRUE(run.exit_code == 1 || run.exit_code == 65) << name << ": " << run.exit_code << ", " << run.err;
  EXPECT_LE(run.peak_kib, most_kib) << name;
  EXPECT_LE(run.out.size() + run.err.size(), std::size_t{1} << 16U) << name;
}

TEST(LargeSubmission, needs_bounded_memory) {
  for (const auto& [name, front, piece, back] : large_inputs) {
    const std::size_t room = most_bytes - front.size() - back.size();
    expect_an_end(name, front + times(room / piece.size(), piece) + back);
  }
}

TEST(LargeSubmission, of_entries_needs_little_memory) {
  expect_an_end("entries", "n: 4\n" + times(most_bytes / 5 - 5, "a: b\n"), "", 256L << 10U);
}

TEST(LargeSubmission, as_the_output_of_a_program_needs_bounded_memory) {
  const std::vector<std::pair<std::string, std::string>> pieces = {
      {"totals", "1\n"},       {"open brackets", "["},
      {"digits", "15863724 "}, {"vectors", "0 4 7 5 2 6 1 3\n"},
      {"lists", "[],"},        {"pairs", "(1,1)"},
      {"squares", "a1\n"},     {"boards", "Q.......\n"},
      {"rows", "\".Q..\","},   {"uprights", "|"},
      {"labels", "x 1:\n"},    {"numbers", "1 "}};
  std::size_t turn = 0;
  for (const auto& [name, piece] : pieces) {
    const std::string expected = turn++ % 2 == 0 ? "solutions" : "canonical";
    expect_an_end(name, times(most_bytes / piece.size(), piece), " --n 8 --expect " + expected);
  }
  for (const std::string line : {"8 92\n", "1 "})
    expect_an_end(line, times(most_bytes / line.size(), line), " --n 8 --expect counts");
}

TEST(LargeSubmission, needs_time_proportional_to_its_lines) {
  expect_an_end("keys of CSV", keys("element,fixed\nn,4\n", ","));
  expect_an_end("keys of a text", keys("n: 4\n", ": "));
}

}  // namespace
}  // namespace eightfold::test
