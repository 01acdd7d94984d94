// The completion scripts, run in the shells.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using Words = std::vector<std::string>;

bool is_missing(const std::string& shell) { return run_program(shell, {"-c", "exit 0"}).exit_code != 0; }

std::string script_for(const std::string& shell) { return eightfold("completion " + shell).out; }

// A folder with names that need quotes.
class Files {
 public:
  Files() {
    folder_.add("my work.txt", "");
    folder_.add("it's", "");
    run_program("mkdir", {folder_ / "my folder"});
  }
  std::string path() const { return folder_.path(); }

 private:
  TemporaryFolder folder_;
};

TEST(Completion, lists_the_shells_in_an_error_message) {
  const auto message_for = [](const std::string& words) {
    const ProgramRun run = eightfold("completion" + words);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(message_for(" zhs"), "eightfold: SHELL: \"zhs\" is not a valid shell; did you mean zsh?\n");
  EXPECT_NE(message_for("").find("SHELL"), std::string::npos);
  EXPECT_NE(message_for(" bash fish").find("fish"), std::string::npos);
}

class CompletionScript : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (is_missing(GetParam())) GTEST_SKIP() << GetParam() << " is not installed";
  }
};

TEST_P(CompletionScript, has_no_syntax_errors) {
  const TemporaryFolder folder;
  const ProgramRun run = run_program(GetParam(), {"-n", folder.add("script", script_for(GetParam()))});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
}

INSTANTIATE_TEST_SUITE_P(Shells, CompletionScript, ::testing::Values("bash", "zsh", "fish"),
                         [](const auto& shell) { return shell.param; });

// A $PATH on which `eightfold` is the program under test.
std::string path_with_program() {
  const std::string program = program_path();
  return program.substr(0, program.rfind('/')) + ':' + std::getenv("PATH");
}

// Runs a script in a shell with a folder, the completion script and a command line as its arguments.
std::string output_in(const std::string& shell, Words arguments, const std::string& script,
                      const std::string& folder, const std::string& line) {
  arguments.insert(arguments.end(), {"-c", script, folder, script_for(shell), line});
  const ProgramRun run = run_program(shell, arguments, {.environment = {{"PATH", path_with_program()}}});
  EXPECT_EQ(run.err, "") << line;
  return run.out;
}

// The candidates of a shell's output, sorted and without descriptions.
Words candidates(const std::string& output) {
  Words offers = lines_of(output);
  for (std::string& offer : offers) offer.erase(std::min(offer.find('\t'), offer.size()));
  std::ranges::sort(offers);
  return offers;
}

// The candidates in bash for the last of the words, sorted. Bash splits words at = and :, and passes the part
// of the last word after those. An unset variable is an error here.
Words bash_offers(const std::string& words, const std::string& folder = ".") {
  return candidates(
      output_in("bash", {"--norc", "-u"},
                "cd \"$0\"; eval \"$1\"; eval \"COMP_WORDS=(eightfold $2)\"\n"
                "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                "_eightfold eightfold \"${COMP_WORDS[COMP_CWORD]#=}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"\n"
                "[[ ${#COMPREPLY[@]} == 0 ]] || printf '%s\\n' \"${COMPREPLY[@]}\"",
                folder, words));
}

// What the script prints in a shell that cannot find the program.
std::string output_without_program(const std::string& shell, const std::string& script) {
  const ProgramRun run =
      run_program(shell, {"-c", script, script_for(shell)}, {.environment = {{"PATH", "/usr/bin:/bin"}}});
  EXPECT_EQ(run.err, "");
  return run.out;
}

TEST(BashCompletion, without_the_program_offers_nothing) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  EXPECT_EQ(output_without_program("bash",
                                   "eval \"$0\"; COMP_WORDS=(nothere li); COMP_CWORD=1\n"
                                   "_eightfold nothere li; echo ${#COMPREPLY[@]}"),
            "0\n");
}

TEST(FishCompletion, without_the_program_offers_nothing) {
  if (is_missing("fish")) GTEST_SKIP() << "fish is not installed";
  EXPECT_EQ(output_without_program("fish", "eval $argv[1]; complete -C './eightfold li'; echo 0"), "0\n");
}

TEST(BashCompletion, offers_commands) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  EXPECT_EQ(bash_offers("orb"), Words{"orbits"});
  EXPECT_EQ(bash_offers("--color never -q orb"), Words{"orbits"});
  EXPECT_EQ(bash_offers("help sho"), Words{"show"});
  const Words all = bash_offers("''");
  for (const std::string name : {"list", "show", "completion", "man", "help"})
    EXPECT_TRUE(std::ranges::binary_search(all, name)) << name;
}

const Words verbs = {"audit", "certify", "collect", "plan", "result", "shard", "status", "work"};

TEST(BashCompletion, offers_commands_of_two_words) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Files files;
  EXPECT_EQ(bash_offers("jo"), Words{"job"});
  EXPECT_EQ(bash_offers("job ''"), verbs);
  EXPECT_EQ(bash_offers("--color never job -q s"), (Words{"shard", "status"}));
  EXPECT_EQ(bash_offers("job plan ''"), (Words{"count", "list", "symmetric"}));
  EXPECT_EQ(bash_offers("job plan symmetric 8 --turn ''"), (Words{"half", "quarter"}));
  EXPECT_EQ(bash_offers("job work my", files.path()), (Words{"my folder", "my work.txt"}));
  EXPECT_EQ(bash_offers("job work x ''", files.path()), Words{});
}

TEST(BashCompletion, offers_options_that_are_not_given_yet) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  EXPECT_EQ(bash_offers("orbits 8 --me"), Words{"--members"});
  EXPECT_EQ(bash_offers("orbits --o"), (Words{"--output", "--output-dir"}));
  EXPECT_EQ(bash_offers("orbits -o x --o"), Words{"--output-dir"});
  EXPECT_EQ(bash_offers("orbits --output = x --o"), Words{"--output-dir"});
  EXPECT_EQ(bash_offers("--vers"), Words{"--version"});
}

TEST(BashCompletion, offers_the_values_of_an_option) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Words rules = {"queens", "rooks", "superqueens", "torus"};
  EXPECT_EQ(bash_offers("orbits --rule ''"), rules);
  EXPECT_EQ(bash_offers("orbits --rule ="), rules);
  EXPECT_EQ(bash_offers("orbits --rule = t"), Words{"torus"});
  EXPECT_EQ(bash_offers("orbits --rule=t"), Words{"--rule=torus"});  // if $COMP_WORDBREAKS has no =
  EXPECT_EQ(bash_offers("--color a"), (Words{"always", "auto"}));
  EXPECT_EQ(bash_offers("completion ''"), (Words{"bash", "fish", "zsh"}));
}

TEST(BashCompletion, offers_files_and_folders_with_spaces_in_their_names) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Files files;
  EXPECT_EQ(bash_offers("orbits --from my", files.path()), (Words{"my folder", "my work.txt"}));
  EXPECT_EQ(bash_offers("verify one it", files.path()), Words{"it's"});
  EXPECT_EQ(bash_offers("orbits --output-dir ''", files.path()), Words{"my folder"});
  EXPECT_EQ(bash_offers("orbits --from = my", files.path()), (Words{"my folder", "my work.txt"}));
  EXPECT_EQ(bash_offers("orbits --from=my", files.path()), (Words{"--from=my folder", "--from=my work.txt"}));
  EXPECT_EQ(bash_offers("orbits ''", files.path()), Words{});
}

std::string fish_output(const std::string& line, const std::string& folder = ".") {
  return output_in("fish", {"--no-config"}, "cd $argv[1]; eval $argv[2]; complete -C $argv[3]", folder, line);
}

Words fish_offers(const std::string& line, const std::string& folder = ".") {
  return candidates(fish_output(line, folder));
}

TEST(FishCompletion, offers_commands_options_values_and_files) {
  if (is_missing("fish")) GTEST_SKIP() << "fish is not installed";
  const Files files;
  EXPECT_EQ(fish_offers("eightfold orb"), Words{"orbits"});
  EXPECT_EQ(fish_offers("eightfold help sho"), Words{"show"});
  EXPECT_EQ(fish_offers("eightfold orbits --me"), Words{"--members"});
  EXPECT_EQ(fish_offers("eightfold orbits -o x --o"), Words{"--output-dir"});
  EXPECT_EQ(fish_offers("eightfold orbits --rule "), (Words{"queens", "rooks", "superqueens", "torus"}));
  EXPECT_EQ(fish_offers("eightfold orbits --rule=t"), Words{"--rule=torus"});
  EXPECT_EQ(fish_offers("eightfold completion "), (Words{"bash", "fish", "zsh"}));
  EXPECT_EQ(fish_offers("eightfold verify my", files.path()), (Words{"my folder/", "my work.txt"}));
  EXPECT_EQ(fish_offers("eightfold orbits --output-dir ", files.path()), Words{"my folder/"});
  EXPECT_EQ(fish_offers("eightfold orbits -o my", files.path()), (Words{"my folder/", "my work.txt"}));
  EXPECT_EQ(fish_offers("eightfold orbits --output=my\\ w", files.path()), Words{"--output=my work.txt"});
  EXPECT_EQ(fish_offers("eightfold orbits --output-dir=", files.path()), Words{"--output-dir=my folder/"});
  EXPECT_EQ(fish_offers("eightfold orbits ", files.path()), Words{});
  EXPECT_EQ(fish_offers("eightfold --color never job -q s"), (Words{"shard", "status"}));
  EXPECT_EQ(fish_offers("eightfold job plan symmetric 8 --turn "), (Words{"half", "quarter"}));
  EXPECT_EQ(fish_output("eightfold draw 2413 --theme "), "auto\ndark\nlight\n");
  EXPECT_EQ(fish_output("eightfold orbits --thr"),
            "--threads\tuse T threads, 1 to 256; default: one per processor\n");
  EXPECT_NE(fish_output("eightfold nt").find("nth\tFind the K-th solution"), std::string::npos);
}

// Types the line and Tab in a zsh on a pseudo-terminal. Tab prints the candidates and an end mark. Each mark
// is split in the input, so that the echo of the input does not contain it.
constexpr const char* zsh_session = R"zsh(
zmodload zsh/zpty || exit 3
zpty z zsh -f -i
zpty -w z "PS1=; stty columns 200; cd ${(q)1}; fpath=(${(q)2} \$fpath); autoload -Uz compinit; compinit -u -D"
zpty -w z "offer() { zle list-choices; zle -R; print -r -- EN''D }; zle -N offer; bindkey '^I' offer; setopt no_beep"
zpty -w z "print READ''Y"
zpty -r z seen '*READY*'
zpty -n -w z "$3"$'\t'
zpty -r z seen '*END*'
print -r -- $seen
)zsh";

std::string zsh_offers(const std::string& line, const std::string& folder = ".") {
  const TemporaryFolder functions;
  functions.add("_eightfold", script_for("zsh"));
  const ProgramRun run =
      run_program("zsh", {"-f", "-c", zsh_session, "zsh", folder, functions.path(), line},
                  {.environment = {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}, {"PATH", path_with_program()}}});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return run.out;
}

TEST(ZshCompletion, offers_commands_options_values_and_files) {
  if (is_missing("zsh")) GTEST_SKIP() << "zsh is not installed";
  if (run_program("zsh", {"-f", "-c", "zmodload zsh/zpty && zpty z true"}).exit_code != 0)
    GTEST_SKIP() << "zsh cannot open a pseudo-terminal with zsh/zpty";
  const Files files;
  EXPECT_TRUE(contains(zsh_offers("eightfold "), "nth             -- Find the K-th solution"));
  const std::string options = zsh_offers("eightfold orbits -o x --");
  EXPECT_TRUE(contains(options, "--members "));
  EXPECT_TRUE(contains(options, "--rule "));
  EXPECT_TRUE(contains(options, "-- what a piece attacks"));
  EXPECT_FALSE(contains(options, "--output  "));
  EXPECT_TRUE(contains(zsh_offers("eightfold orbits --rule "), "superqueens  torus"));
  EXPECT_TRUE(contains(zsh_offers("eightfold completion "), "bash  fish  zsh"));
  EXPECT_TRUE(contains(zsh_offers("eightfold completion --quiet "), "bash  fish  zsh"));
  EXPECT_TRUE(contains(zsh_offers("eightfold verify my", files.path()), "my\\ work.txt"));
  EXPECT_TRUE(contains(zsh_offers("eightfold "), "job             -- plan, work, shard"));
  for (const std::string line :
       {"eightfold job ", "eightfold --quiet job --color never ", "eightfold help job "}) {
    const std::string offers = zsh_offers(line);
    EXPECT_TRUE(contains(offers, "audit    -- Compute shards again")) << line;
    EXPECT_FALSE(contains(offers, "burnside")) << line;
  }
  EXPECT_TRUE(contains(zsh_offers("eightfold job plan "), "count      list       symmetric"));
  EXPECT_TRUE(contains(zsh_offers("eightfold job work my", files.path()), "my\\ work.txt"));
  EXPECT_FALSE(contains(zsh_offers("eightfold job collect x my", files.path()), "work.txt"));
  const std::string folders = zsh_offers("eightfold orbits --output-dir ", files.path());
  EXPECT_TRUE(contains(folders, "my\\ folder"));
  EXPECT_FALSE(contains(folders, "work.txt"));
}

}  // namespace
}  // namespace eightfold::test
