// Runs compilers on the public headers and on small programs with mistakes. A compiler that is not installed
// is skipped.
#include "tests/support/public_headers.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace eightfold {
namespace {

struct Outcome {
  int status;
  std::string printed;
};

// Runs a shell command. The messages of compilers are in English.
Outcome run(const std::string& command) {
  Outcome outcome{-1, {}};
  FILE* pipe = popen(("LC_ALL=C " + command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return outcome;
  std::array<char, 4096> part{};
  for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), pipe)) > 0;)
    outcome.printed.append(part.data(), size);
  const int status = pclose(pipe);
  outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return outcome;
}

bool can_run(const std::string& compiler) {
  return run("echo '#include <string>' | " + compiler + " -std=c++20 -fsyntax-only -x c++ -").status == 0;
}

// `source` is written to the standard input of the compiler.
Outcome compile(const std::string& compiler, const std::string& source, const std::string& options = "") {
  return run("printf '%s' '" + source + "' | " + compiler +
             " -std=c++20 -Wall -Wextra -Wpedantic -Werror " EIGHTFOLD_INCLUDES " -x c++ " + options + " -");
}

std::string including(const std::string& header) {
  const bool internal = header.find("/internal/") != std::string::npos;
  return "#include \"" + (internal ? header : "eightfold/" + header) + "\"\n";
}

// The public headers that a public header includes, also through others.
const std::set<std::string>& included_by(const std::string& header) {
  static std::map<std::string, std::set<std::string>> known;
  const auto [at, is_new] = known.try_emplace(header);
  if (is_new)
    for (const std::string& each : test::includes_of(test::public_path(header))) {
      at->second.insert(each);
      at->second.insert(included_by(each).begin(), included_by(each).end());
    }
  return at->second;
}

// The headers in chains, each of which includes all before it: compiled one after the other, a header sees
// nothing but what it includes, as if it were alone.
std::vector<std::vector<std::string>> chains_of(std::vector<std::string> headers) {
  std::ranges::stable_sort(headers, {}, [](const std::string& h) { return included_by(h).size(); });
  std::vector<std::vector<std::string>> chains;
  for (const std::string& header : headers) {
    const auto chain = std::ranges::find_if(
        chains, [&](const auto& each) { return included_by(header).contains(each.back()); });
    if (chain == chains.end())
      chains.push_back({header});
    else
      chain->push_back(header);
  }
  return chains;
}

void expect_headers_compile(const std::string& compiler, const std::vector<std::string>& folders) {
  if (!can_run(compiler)) GTEST_SKIP() << compiler << " is not installed";
  std::vector<std::string> headers;
  for (const std::string& folder : folders)
    std::ranges::copy(test::public_headers(folder), std::back_inserter(headers));
  for (const auto& chain : chains_of(headers)) {
    std::string source;
    for (const std::string& header : chain) source += including(header);
    const Outcome outcome = compile(compiler + " -fsyntax-only", source);
    EXPECT_EQ(outcome.status, 0) << source << outcome.printed.substr(0, 2000);
  }
}

TEST(PublicHeaders, compile_alone) { expect_headers_compile(EIGHTFOLD_CXX, test::public_folders); }

TEST(PublicHeaders, compile_alone_with_clang) {
  expect_headers_compile("clang++ -stdlib=libstdc++", test::public_folders);
}

TEST(PublicHeaders, of_core_and_symmetry_compile_alone_with_libcxx) {
  expect_headers_compile("clang++ -stdlib=libc++", {"core", "symmetry"});
}

TEST(PublicHeaders, cost_at_most_60000_lines) {
  constexpr std::ptrdiff_t most_lines = 60'000;
  for (const std::string& folder : test::public_folders)
    for (const std::string& header : test::public_headers(folder)) {
      const auto [status, text] = compile(EIGHTFOLD_CXX " -E", including(header));
      EXPECT_EQ(status, 0) << header << "\n" << text.substr(0, 2000);
      EXPECT_LE(std::count(text.begin(), text.end(), '\n'), most_lines) << header;
    }
}

// The first cells of the rows in the table "Public headers" of a page, like "`board.hpp`".
std::set<std::string> listed_headers(const std::string& top) {
  std::ifstream page(std::string(EIGHTFOLD_SOURCE_DIR "/") + top + "/README.md");
  std::set<std::string> headers;
  bool in_list = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("#")) in_list = line == "## Public headers";
    const auto end = line.find(".hpp` | ");
    if (in_list && line.starts_with("| `") && end != std::string::npos)
      headers.insert(top + "/" + line.substr(3, end + 1));
  }
  return headers;
}

TEST(PublicHeaders, are_listed_on_the_page_of_their_library) {
  std::set<std::string> listed;
  for (const char* top : {"core", "symmetry", "reports"}) listed.merge(listed_headers(top));
  std::set<std::string> installed;
  for (const std::string& folder : test::public_folders)
    for (const std::string& header : test::public_headers(folder)) installed.insert(header);
  EXPECT_EQ(listed, installed);
}

struct Snippet {
  std::string headers;    // separated by spaces
  std::string statement;  // of a function
  std::string error;      // a part of the message; empty if the snippet compiles
  std::string options = {};
};

void expect(const Snippet& snippet) {
  std::string source;
  std::istringstream headers(snippet.headers);
  for (std::string header; headers >> header;) source += including(header);
  source += "using namespace eightfold;\nvoid f() { " + snippet.statement + "; }\n";
  const Outcome outcome =
      compile(EIGHTFOLD_CXX " -fsyntax-only -Wno-unused -Werror=unused-result", source, snippet.options);
  EXPECT_EQ(outcome.status != 0, !snippet.error.empty()) << snippet.statement << "\n" << outcome.printed;
  EXPECT_NE(outcome.printed.find(snippet.error), std::string::npos) << snippet.statement << "\n"
                                                                    << outcome.printed.substr(0, 2000);
}

TEST(Mistakes, that_swap_types_do_not_compile) {
  const std::string marks = "symmetry/table_of_marks.hpp";
  const std::string burnside = "symmetry/burnside.hpp";
  expect({marks, "Marks marks; (void)decompose(marks)", ""});
  expect({burnside, "FixedPoints fixed{full_group}; (void)burnside_orbit_count(fixed)", ""});
  expect({marks + " " + burnside, "FixedPoints fixed{full_group}; (void)decompose(fixed)", "FixedPoints"});
  expect({marks + " " + burnside, "Marks marks; (void)burnside_orbit_count(marks)", "Marks"});
  expect({marks, "Marks marks; (void)marks_of(marks)", "MarksTag"});
  expect({marks, "OrbitsByType orbits; (void)decompose(orbits)", "OrbitsByType"});
  expect({marks, "Marks marks; marks[0] = 1", "no match for"});
}

TEST(Mistakes, that_leave_a_dangling_reference_do_not_compile) {
  const std::string headers = "core/cover/internal/cover_search.hpp symmetry/internal/board_cover.hpp";
  const std::string root = "-I" EIGHTFOLD_SOURCE_DIR;
  expect({headers, "const Cover cover = board_cover(8); CoverSearch search(cover)", "", root});
  expect({headers, "CoverSearch search(board_cover(8))", "deleted", root});
  const std::string token = "core/stop_token.hpp";
  const std::string flag = "struct Flag { bool load() const { return true; } }; ";
  expect({token, flag + "const Flag flag{}; StopToken stop(flag)", ""});
  expect({token, flag + "StopToken stop(Flag{})", "deleted"});
}

TEST(Mistakes, that_lose_digits_do_not_compile) {
  const std::string header = "symmetry/integer.hpp";
  const std::string extensions = "-std=gnu++20 -Wno-pedantic";
  expect({header, "Integer number(1LL << 62)", "", extensions});
  expect({header, "Integer number(__int128{1} << 100)", "no matching function", extensions});
}

TEST(Mistakes, in_the_columns_of_a_placement_do_not_compile) {
  expect({"core/placement.hpp", "Placement placement{1, 3, 0, 2}", ""});
  expect({"core/placement.hpp", "Placement placement{1.0, 3.0}", "narrowing conversion"});
  expect({"core/placement.hpp", "const double columns[] = {1.5, 3}; Placement placement(columns)",
          "no matching function"});
}

TEST(Mistakes, that_ignore_results_do_not_compile) {
  const std::string error = "ignoring return value";
  expect({"symmetry/orbit.hpp", "(void)canonical_form({1, 3, 0, 2})", ""});
  expect({"symmetry/orbit.hpp", "canonical_form({1, 3, 0, 2})", error});
  expect({"symmetry/closure.hpp", "check_closure({})", error});
  expect({"core/verify.hpp", "is_solution({1, 3, 0, 2}, Board::square(4))", error});
  expect({"core/count/checked_count.hpp", "CheckedCount().value()", error});
  expect({"core/count/count.hpp", "count_solutions({})", error});
  expect({"reports/coursework/submission/reader.hpp", "coursework::read_submission({})", error});
}

}  // namespace
}  // namespace eightfold
