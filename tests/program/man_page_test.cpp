#include <gtest/gtest.h>

#include "eightfold/core/version.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

bool is_not_installed(const std::string& program) {
  return run_program(program, {"--help"}).exit_code == 127;
}

TEST(Man, writes_the_same_page_in_every_environment) {
  const ProgramRun run = eightfold("man");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out.rfind(".TH EIGHTFOLD 1 \"\" \"eightfold " EIGHTFOLD_VERSION "\"\n.SH NAME\n", 0), 0U);
  EXPECT_EQ(eightfold("man --color always", {.environment = {{"LC_ALL", "C"}, {"COLUMNS", "20"}}}).out,
            run.out);
}

TEST(Man, is_valid_for_mandoc) {
  if (is_not_installed("mandoc")) GTEST_SKIP() << "mandoc is not installed";
  const std::string page = eightfold("man").out;
  const ProgramRun lint = run_program("mandoc", {"-Tlint", "-Wwarning"}, {.input = page});
  for (const std::string& line : lines_of(lint.out + lint.err))
    EXPECT_NE(line.find("missing date"), std::string::npos) << line;  // the page has none on purpose
  const std::string text = run_program("sh", {"-c", "mandoc -Tutf8 | col -bx"}, {.input = page}).out;
  for (const std::string part : {"eightfold orbits N [OPTIONS]", "eightfold job result DIR... [OPTIONS]",
                                 "-o, --output FILE", "Q7/4Q3/7Q/5Q2/...", "N by N", "\nENVIRONMENT\n"})
    EXPECT_NE(text.find(part), std::string::npos) << part;
}

TEST(Man, is_valid_for_groff) {
  if (is_not_installed("groff")) GTEST_SKIP() << "groff is not installed";
  const ProgramRun run =
      run_program("groff", {"-man", "-ww", "-Tutf8", "-P-c"}, {.input = eightfold("man").out});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out.find("Q7/4Q3/7Q/5Q2/..."), std::string::npos);
}

}  // namespace
}  // namespace eightfold::test
