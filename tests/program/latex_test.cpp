#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string pdflatex() {
  const ProgramRun found = run_program("/bin/sh", {"-c", "command -v pdflatex"});
  return found.out.substr(0, found.out.find('\n'));
}

// The empty board, a board without solutions, boards with and without quarter turns, and the longest numbers.
TEST(LatexExplanation, compiles_with_pdflatex_without_warnings) {
  const std::string program = pdflatex();
  if (program.empty()) GTEST_SKIP() << "pdflatex is not installed";
  for (const std::string n :
       {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "12", "13", "20", "24", "27"}) {
    const TemporaryFolder folder;
    ASSERT_EQ(eightfold("explain " + n + " --format latex -o " + (folder / "explanation.tex")).exit_code, 0);
    const ProgramRun run =
        run_program(program, {"-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape",
                              "-output-directory=" + folder.path(), folder / "explanation.tex"});
    EXPECT_EQ(run.exit_code, 0) << n << '\n' << run.out;
    for (const std::string error_of :
         {"Overfull", "Missing character", "LaTeX Warning: Command", "undefined"})
      EXPECT_EQ(run.out.find(error_of), std::string::npos) << n << '\n' << run.out;
    EXPECT_TRUE(contents_of(folder / "explanation.pdf").starts_with("%PDF-")) << n;
  }
}

}  // namespace
}  // namespace eightfold::test
