// The README's list of reasons to trust the results names the tests that make each statement true.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "eightfold/core/version.hpp"
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

// "Suite.name" for "  name/0  # GetParam() = …" below "Instance/Suite." in what a program lists.
std::string name_of_listed(const std::string& suite, const std::string& line) {
  const std::string name = words_of(line).at(0);
  const std::string dotted = words_of(suite).at(0);
  return dotted.substr(dotted.find('/') == std::string::npos ? 0 : dotted.find('/') + 1) +
         name.substr(0, name.find('/'));
}

void add_listed_tests(const std::string& listing, std::set<std::string>& names) {
  std::string suite;
  for (const std::string& line : lines_of(listing)) {
    if (line.starts_with("  "))
      names.insert(name_of_listed(suite, line));
    else if (const auto words = words_of(line); !words.empty() && words[0].ends_with('.'))
      suite = line;  // not "Running main() from …"
  }
}

// The tests of the programs that are built, as the programs list them. The build has the paths of all
// programs in tests/programs.txt; none are known without that file.
std::set<std::string> built_tests() {
  std::set<std::string> names;
  const std::filesystem::path build = std::filesystem::path(program_path()).parent_path();
  if (!std::filesystem::exists(build / "tests/programs.txt")) return names;
  for (const std::string& program : lines_of(contents_of(build / "tests/programs.txt"))) {
    if (!std::filesystem::exists(program)) continue;
    const ProgramRun run = run_program(program, {"--gtest_list_tests"});
    EXPECT_EQ(run.exit_code, 0) << program << run.err;
    add_listed_tests(run.out, names);
  }
  return names;
}

// The tests of a source. If a program that is built has one of them, it has those that exist, so the source
// counts only if its program is not built: the README's second command builds the quick ones, and builds with
// sanitizers omit some.
void add_unbuilt_tests(const std::string& text, const std::set<std::string>& built,
                       std::set<std::string>& names) {
  std::set<std::string> in_source;
  add_tests_in(text, in_source);
  if (std::ranges::none_of(in_source, [&](const std::string& name) { return built.contains(name); }))
    names.merge(in_source);
}

// Also "Browser.page" for page.test.mjs, "Python.group" for test_group.py, "submission_fuzzer" for its
// source, and the command of each test preset.
std::set<std::string> all_tests() {
  const std::set<std::string> built = built_tests();
  std::set<std::string> names = built;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source + "tests")) {
    const std::string file = entry.path().filename().string();
    const std::string stem = entry.path().stem().string();
    if (file.ends_with("_test.cpp")) add_unbuilt_tests(contents_of(entry.path().string()), built, names);
    if (file.ends_with("_fuzzer.cpp")) names.insert(stem);
    if (file.ends_with(".test.mjs")) names.insert("Browser." + file.substr(0, file.find('.')));
    if (file.starts_with("test_") && file.ends_with(".py") &&
        entry.path().parent_path().filename() == "python")
      names.insert("Python." + stem.substr(5));
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

TEST(Claims, are_compared_with_the_tests_that_programs_list) {
  std::set<std::string> names;
  add_listed_tests("Running main() from gtest_main.cc\nA.\n  b\nAll/C.\n  d/0  # GetParam() = 8\n  d/last\n",
                   names);
  EXPECT_EQ(names, (std::set<std::string>{"A.b", "C.d"}));
}

TEST(Claims, are_compared_with_sources_whose_program_is_not_built) {
  const std::string text = "\nTEST(A, b) {\nTEST(C, d) {\n";
  std::set<std::string> names;
  add_unbuilt_tests(text, {"C.d"}, names);
  EXPECT_EQ(names, std::set<std::string>()) << "the program of this source is built, and has no A.b";
  add_unbuilt_tests(text, {"E.f"}, names);
  EXPECT_EQ(names, (std::set<std::string>{"A.b", "C.d"}));
}

TEST(Claims, are_compared_with_tests_that_are_written_in_several_ways) {
  std::set<std::string> names;
  add_tests_in(
      "\nTEST(A, b) {\n//TEST(C, d) {\nTEST_F(E, f) {\nTEST_P(G, h) {\nRC_GTEST_PROP(I, j, ()) {\n"
      "RC_GTEST_PROP(K, l,\n (int m)) {\nTEST(N,\n     o) {\n",
      names);
  EXPECT_EQ(names, (std::set<std::string>{"A.b", "E.f", "G.h", "I.j", "K.l", "N.o"}));
  const std::set<std::string> tests = all_tests();
  for (const std::string name :
       {"Browser.page", "Python.group", "submission_fuzzer", "ctest --preset release",
        "LongCounts.of_15_queens_are_as_published_by_lanes"})
    EXPECT_TRUE(tests.contains(name)) << name;
  for (const std::string name :
       {"Solutions.are_wrong", "Browser.pages", "Python.groups", "submission_fuzzers"})
    EXPECT_FALSE(tests.contains(name)) << name;
  EXPECT_EQ(tests_named_in(" It is: so: `A.b`, `C.d`."), (std::vector<std::string>{"A.b", "C.d"}));
}

TEST(Citation, is_of_this_version_and_in_the_readme) {
  const std::string citation = contents_of(source + "CITATION.cff");
  EXPECT_TRUE(contains(citation, "\nversion: " EIGHTFOLD_VERSION "\n")) << citation;
  const std::string author = between(citation, "authors:\n  - name: ", "\n");
  EXPECT_TRUE(contains(contents_of(source + "LICENSE"), author)) << author;
  EXPECT_TRUE(contains(between(contents_of(source + "README.md"), "\n## How to cite\n", "\n## "),
                       author + ". Eightfold, version " EIGHTFOLD_VERSION "."));
}

}  // namespace
}  // namespace eightfold::test
