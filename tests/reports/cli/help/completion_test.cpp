#include <gtest/gtest.h>

#include <cstdlib>

#include "reports/cli/help/help.hpp"
#include "tests/reports/cli/hostile_program.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

using test::hostile_program;
using test::lines_of;
using test::ProgramRun;
using test::run_program;

using List = std::vector<std::string>;

TEST(Completion, accepts_any_words) {
  EXPECT_EQ(completion(all_commands(), {}), "words\n");
  const List hostile = {"",    "-",    "--",     "--=",      "---", "=", "-=", "-\xff", "\n", "$(touch ran)",
                        "job", "help", "orbits", "--output", "-o"};
  for (const std::string& a : hostile)
    for (const std::string& b : hostile)
      for (const std::string& c : hostile) {
        const std::string first_line = lines_of(completion(all_commands(), List{a, b, c})).front();
        EXPECT_TRUE(first_line == "words" || first_line == "files" || first_line == "folders") << first_line;
      }
}

TEST(Completion, has_a_line_for_each_candidate) {
  EXPECT_EQ(completion(hostile_program(), List{"odd:it's", "-"}).substr(0, 140),
            "words\n"
            "-p\tit's [a] \"pick\" of $(touch ran) `touch ran` \\ %s\n"
            "--pick\tit's [a] \"pick\" of $(touch ran) `touch ran` \\ %s\n"
            "--where\t.[x] it's \\ $HOME\n");
  EXPECT_EQ(lines_of(completion(hostile_program(), List{"odd:it's", "-"})).at(4),
            "-f\t'.\\fB ~^ \xef\xbf\xbd a\xef\xbf\xbd"
            "file or two");
}

// A folder with a program `eightfold` that prints the candidates of the hostile program for some words.
class HostileFolder {
 public:
  explicit HostileFolder(const List& words) {
    folder_.add("answer", completion(hostile_program(), words));
    run_program("chmod", {"+x", folder_.add("eightfold", "#!/bin/sh\ncat answer\n")});
  }

  // Runs a script there after the completion script of the shell. Nothing else may appear in the folder.
  std::string run(const std::string& shell, const std::string& script) const {
    const std::string completion_script =
        (shell == "zsh" ? "compdef() {}\n" : "") + test::eightfold("completion " + shell).out;
    const ProgramRun run =
        run_program(shell, {"-c", "cd '" + folder_.path() + "'\n" + completion_script + script},
                    {.environment = {{"PATH", ".:" + std::string(std::getenv("PATH"))}}});
    EXPECT_EQ(folder_.entries(), (List{"answer", "eightfold"}));
    EXPECT_EQ(run.err, "");
    return run.out;
  }

 private:
  test::TemporaryFolder folder_;
};

bool is_missing(const std::string& shell) { return run_program(shell, {"-c", "exit 0"}).exit_code != 0; }

TEST(BashCompletionScript, keeps_every_character_of_a_candidate) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const auto shown = [](const List& words, const std::string& in_bash) {
    return HostileFolder(words).run("bash", "COMP_WORDS=(eightfold " + in_bash +
                                                "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                                                "_eightfold eightfold \"${COMP_WORDS[COMP_CWORD]#:}\"\n"
                                                "printf '%s\\n' \"${COMPREPLY[@]}\"");
  };
  EXPECT_EQ(shown({""}, "''"), "odd:it's\nplain\nfam\nask\n");
  EXPECT_EQ(shown({"odd:"}, "odd :"), "it's\n");
  EXPECT_EQ(shown({"odd:i"}, "odd : i"), "it's\n");
  EXPECT_EQ(shown({"odd:it's", "--pick", ""}, "\"odd:it's\" --pick ''"), "a b\n$(touch ran)\nit's`x`\\\n");
  EXPECT_EQ(shown({"odd:it's", "--pick="}, "\"odd:it's\" --pick=''"),
            "--pick=a b\n--pick=$(touch ran)\n--pick=it's`x`\\\n");
  EXPECT_EQ(shown({"plain", ""}, "plain ''"), "x'y\n$(z)\n");
  EXPECT_EQ(shown({"fam", ""}, "fam ''"), "$(z)\nit's\n");
  EXPECT_EQ(shown({"fam", "$(z)", "--p"}, "fam '$(z)' --p"), "--pick\n");
}

TEST(FishCompletionScript, keeps_every_character_of_a_candidate) {
  if (is_missing("fish")) GTEST_SKIP() << "fish is not installed";
  const auto shown = [](const List& words, const std::string& line) {
    return HostileFolder(words).run("fish", "complete -C \"" + line + "\"");
  };
  EXPECT_EQ(shown({""}, "eightfold "),
            "ask\task\nfam\t$(z), it's\nodd:it's\tdo $(touch ran) 'it' `x` \\ [b]: \"c\"\nplain\tplain\n");
  EXPECT_EQ(shown({"odd:it's", "--pick", ""}, "eightfold odd:it\\\\'s --pick "),
            "$(touch ran)\na b\nit's`x`\\\n");
  EXPECT_EQ(shown({"odd:it's", "--wh"}, "eightfold odd:it\\\\'s --wh"), "--where\t.[x] it's \\ $HOME\n");
  EXPECT_EQ(shown({"plain", "x"}, "eightfold plain x"), "x'y\n");
  EXPECT_EQ(shown({"fam", ""}, "eightfold fam "), "$(z)\ta `member`\nit's\tanother\n");
}

TEST(ZshCompletionScript, keeps_every_character_of_a_candidate) {
  if (is_missing("zsh")) GTEST_SKIP() << "zsh is not installed";
  // What _describe is given: a backslash before each colon of a candidate and before each backslash.
  const auto shown = [](const List& words) {
    return HostileFolder(words).run("zsh",
                                    "_describe() { print -rl -- \"${(@)${(P)4}}\" }\n"
                                    "words=(eightfold x); CURRENT=2; PREFIX=; _eightfold");
  };
  EXPECT_EQ(shown({""}),
            "odd\\:it's:do $(touch ran) 'it' `x` \\\\ [b]\\: \"c\"\nplain:plain\nfam:$(z), it's\nask:ask\n");
  EXPECT_EQ(shown({"odd:it's", "--pick", ""}), "a b\n$(touch ran)\nit's`x`\\\\\n");
}

}  // namespace
}  // namespace eightfold::cli
