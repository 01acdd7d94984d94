#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string pdflatex() {
  const ProgramRun found = run_program("/bin/sh", {"-c", "command -v pdflatex"});
  return found.out.substr(0, found.out.find('\n'));
}

// The empty board, a board without solutions, boards with and without quarter turns, and the longest numbers.
// Compiles the file NAME.tex in the folder.
void expect_compiles(const TemporaryFolder& folder, const std::string& file) {
  const ProgramRun run =
      run_program(pdflatex(), {"-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape",
                               "-output-directory=" + folder.path(), file});
  EXPECT_EQ(run.exit_code, 0) << run.out;
  for (const std::string error_of : {"Overfull", "Missing character", "LaTeX Warning: Command", "undefined"})
    EXPECT_EQ(run.out.find(error_of), std::string::npos) << run.out;
  const std::string name = std::filesystem::path(file).stem().string();
  EXPECT_TRUE(contents_of(folder / (name + ".pdf")).starts_with("%PDF-"));
}

TEST(LatexExplanation, compiles_with_pdflatex_without_warnings) {
  if (pdflatex().empty()) GTEST_SKIP() << "pdflatex is not installed";
  for (const std::string n :
       {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "12", "13", "20", "24", "27"}) {
    SCOPED_TRACE(n);
    const TemporaryFolder folder;
    ASSERT_EQ(eightfold("explain " + n + " --format latex -o " + (folder / "explanation.tex")).exit_code, 0);
    expect_compiles(folder, folder / "explanation.tex");
  }
}

TEST(LatexAssignment, compiles_with_pdflatex_without_warnings) {
  if (pdflatex().empty()) GTEST_SKIP() << "pdflatex is not installed";
  for (const std::string words :
       {"", "--n 4", "--n 9", "--n 12 --boards 12", "--n 12 --seed 2 --boards 12", "--n 5 --rule rooks",
        "--n 11 --rule torus --group half-turn", "--n 10 --rule superqueens --group transpose",
        "--colorings cube-faces --vary", "--colorings cube-edges --content 6,3,3"}) {
    SCOPED_TRACE(words);
    const TemporaryFolder folder;
    ASSERT_EQ(eightfold(words_of("new-assignment " + words + " --output-dir " + folder.path())).exit_code, 0);
    expect_compiles(folder, folder / "assignment.tex");
  }
}

TEST(LatexAssignment, compiles_with_the_name_of_any_student) {
  if (pdflatex().empty()) GTEST_SKIP() << "pdflatex is not installed";
  const TemporaryFolder folder;
  const std::string roster = folder.add(
      "roster.csv",
      "name\nZoë Ångström-Škoda\nŁukasz Wałęsa\nNguyễn Gaçe ìíïĩ őű\n\"50% \\input{x} #1_a~^&<$|\"\n女王\n");
  ASSERT_EQ(eightfold({"new-assignment", "--students", roster, "--output-dir", folder / "class"}).exit_code,
            0);
  for (const auto& student : std::filesystem::directory_iterator(folder / "class/students")) {
    SCOPED_TRACE(student.path().string());
    expect_compiles(folder, folder.add("one.tex", contents_of((student.path() / "assignment.tex").string())));
  }
}

}  // namespace
}  // namespace eightfold::test
