// The README's list of reasons to trust the results names the tests that make each statement true.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::string source = EIGHTFOLD_SOURCE_DIR "/";

// The text between `begin` and `end`, or to the end of the text.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const auto at = text.find(begin);
  if (at == std::string::npos) return {};
  const auto from = at + begin.size();
  return text.substr(from, text.find(end, from) - from);
}

// "Suite.name" for TEST(Suite, name) and its relatives at the beginning of a line.
void add_tests_in(const std::string& text, std::set<std::string>& names) {
  for (const std::string macro : {"\nTEST(", "\nTEST_F(", "\nTEST_P(", "\nRC_GTEST_PROP("})
    for (auto at = text.find(macro); at != std::string::npos; at = text.find(macro, at + 1)) {
      const auto begin = at + macro.size();
      const auto comma = text.find(',', begin);
      const auto name = text.find_first_not_of(" \n", comma + 1);
      names.insert(text.substr(begin, comma - begin) + "." +
                   text.substr(name, text.find_first_of(",) ", name) - name));
    }
}

// Also "Browser.page" for page.test.mjs, "submission_fuzzer" for its source, and the command of each test
// preset.
std::set<std::string> all_tests() {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source + "tests")) {
    const std::string file = entry.path().filename().string();
    if (file.ends_with("_test.cpp")) add_tests_in(contents_of(entry.path().string()), names);
    if (file.ends_with("_fuzzer.cpp")) names.insert(entry.path().stem().string());
    if (file.ends_with(".test.mjs")) names.insert("Browser." + file.substr(0, file.find('.')));
  }
  const std::string presets = between(contents_of(source + "CMakePresets.json"), "\"testPresets\"", "]\n}");
  for (const std::string& line : lines_of(presets))
    if (const std::string name = between(line, "\"name\": \"", "\""); !name.empty())
      names.insert("ctest --preset " + name);
  return names;
}

// The items of the list, each on one line.
std::vector<std::string> statements() {
  std::vector<std::string> items;
  for (const std::string& line :
       lines_of(between(contents_of(source + "README.md"), "\n## How we know it is right\n", "\n## "))) {
    if (line.starts_with("- ")) items.emplace_back();
    if (!items.empty()) items.back() += line.substr(1);
  }
  return items;
}

// The names after the colon that ends the statement.
std::vector<std::string> tests_named_in(const std::string& statement) {
  std::vector<std::string> names;
  const auto begin = statement.find(": `");
  for (auto at = begin; at != std::string::npos; at = statement.find(", `", at + 1))
    names.push_back(between(statement.substr(at), "`", "`"));
  return names;
}

TEST(Claims, name_tests_that_exist) {
  const std::set<std::string> tests = all_tests();
  EXPECT_GE(statements().size(), 10U);
  for (const std::string& statement : statements()) {
    EXPECT_FALSE(tests_named_in(statement).empty()) << statement;
    for (const std::string& name : tests_named_in(statement)) EXPECT_TRUE(tests.contains(name)) << name;
  }
}

TEST(Claims, are_one_sentence_each) {
  for (const std::string& statement : statements()) {
    const std::string sentence = statement.substr(0, statement.find(": `"));
    EXPECT_EQ(sentence.find(". "), std::string::npos) << sentence;
    EXPECT_TRUE(statement.ends_with("`.")) << statement;
  }
}

TEST(Claims, are_compared_with_tests_that_are_written_in_several_ways) {
  std::set<std::string> names;
  add_tests_in(
      "\nTEST(A, b) {\n//TEST(C, d) {\nTEST_F(E, f) {\nTEST_P(G, h) {\nRC_GTEST_PROP(I, j, ()) {\n"
      "RC_GTEST_PROP(K, l,\n (int m)) {\nTEST(N,\n     o) {\n",
      names);
  EXPECT_EQ(names, (std::set<std::string>{"A.b", "E.f", "G.h", "I.j", "K.l", "N.o"}));
  const std::set<std::string> tests = all_tests();
  for (const std::string name : {"Browser.page", "submission_fuzzer", "ctest --preset release"})
    EXPECT_TRUE(tests.contains(name)) << name;
  EXPECT_FALSE(tests.contains("Solutions.are_wrong"));
  EXPECT_EQ(tests_named_in(" It is: so: `A.b`, `C.d`."), (std::vector<std::string>{"A.b", "C.d"}));
}

}  // namespace
}  // namespace eightfold::test
