// The scripts for a program with hostile words, run in the shells themselves.
#include "reports/cli/help/completion.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/reports/cli/hostile_program.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

using test::hostile_program;
using test::ProgramRun;
using test::run_program;

bool is_missing(const std::string& shell) { return run_program(shell, {"-c", "exit 0"}).exit_code != 0; }

// Runs a shell's script in a folder of its own, with a completion script there; nothing else may appear.
ProgramRun run_in_folder(const std::string& shell, const std::string& completion, const std::string& script) {
  const test::TemporaryFolder folder;
  folder.add("completion", completion);
  ProgramRun run = run_program(shell, {"-c", "cd '" + folder.path() + "'\n" + script});
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"completion"});
  EXPECT_EQ(run.err, "");
  return run;
}

TEST(BashCompletionScript, quotes_whatever_the_table_holds) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const auto offers = [](const std::string& words) {
    return run_in_folder("bash", bash_completion(hostile_program()),
                         ". ./completion; COMP_WORDS=(eightfold " + words +
                             "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _eightfold\n"
                             "printf '%s\\n' \"${COMPREPLY[@]}\"")
        .out;
  };
  EXPECT_EQ(offers("''"), "odd:it's\nplain\nfam\nask\n");
  EXPECT_EQ(offers("\"odd:it's\" --pick ''"), "a b\n$(touch ran)\nit's`x`\\\n");
  EXPECT_EQ(offers("\"odd:it's\" --p"), "--pick\n");
  EXPECT_EQ(offers("plain ''"), "x'y\n$(z)\n");
  EXPECT_EQ(offers("fam ''"), "$(z)\nit's\n");
  EXPECT_EQ(offers("fam '$(z)' --p"), "--pick\n");
  EXPECT_EQ(offers("ask ''"), "odd:it's\nplain\nfam\nask\n");
  EXPECT_EQ(offers("ask fam ''"), "$(z)\nit's\n");
}

TEST(FishCompletionScript, quotes_whatever_the_table_holds) {
  if (is_missing("fish")) GTEST_SKIP() << "fish is not installed";
  const auto offers = [](const std::string& line) {
    return run_in_folder("fish", fish_completion(hostile_program()),
                         "source completion; complete -C \"" + line + "\"")
        .out;
  };
  EXPECT_EQ(offers("eightfold "),
            "ask\task\nfam\t$(z), it's\nodd:it's\tdo $(touch ran) 'it' `x` \\ [b]: \"c\"\nplain\tplain\n");
  EXPECT_EQ(offers("eightfold odd:it\\\\'s --pick "), "$(touch ran)\na b\nit's`x`\\\n");
  EXPECT_EQ(offers("eightfold odd:it\\\\'s --wh"), "--where\t.[x] it's \\ $HOME\n");
  EXPECT_EQ(offers("eightfold plain x"), "x'y\n");
  EXPECT_EQ(offers("eightfold fam "), "$(z)\ta `member`\nit's\tanother\n");
  EXPECT_EQ(offers("eightfold fam '\\$(z)' --wh"), "--where\t.[x] it's \\ $HOME\n");
  EXPECT_EQ(offers("eightfold ask fam i"), "it's\tanother\n");
}

TEST(ZshCompletionScript, quotes_whatever_the_table_holds) {
  if (is_missing("zsh")) GTEST_SKIP() << "zsh is not installed";
  // What _arguments and _describe are given, word by word.
  const std::string out =
      run_in_folder("zsh", zsh_completion(hostile_program()),
                    "compdef() {}\n"
                    "_describe() { print -rl -- $commands }\n"
                    "_arguments() { print -rl -- \"$@\"; state=rest }\n"
                    "source ./completion; words=(\"odd:it\\\\'s\"); _eightfold_commands; _eightfold")
          .out;
  const auto lines = test::lines_of(out);
  for (const std::string expected :
       {"odd\\:it's:do $(touch ran) 'it' `x` \\\\ [b]: \"c\"",
        "(-p --pick)-p+[it's \\[a\\] \"pick\" of $(touch ran) `touch ran` \\\\ %s]:WHAT:(a\\ b "
        "\\$\\(touch\\ ran\\) it\\'s\\`x\\`\\\\)",
        "--where=[.\\[x\\] it's \\\\ $HOME]:FI\\:LE: ", "*:FILE:_files"})
    EXPECT_NE(std::ranges::find(lines, expected), lines.end()) << expected << "\nis not in\n" << out;
}

}  // namespace
}  // namespace eightfold::cli
