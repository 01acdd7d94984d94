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
Words bash_offers(const std::string& words, const std::string& folder) {
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

struct Offer {
  std::string line;
  Words offers;
};

const Words verbs = {"audit", "certify", "plan", "result", "shard", "status", "work"};
const Words rule_names = {"bishops", "kings", "knights", "queens", "rooks", "superqueens", "torus"};
const Words work = {"my folder", "my work.txt"};

// Commands, names of two words, options that are not given yet, values, and files.
const std::vector<Offer> in_bash = {{"orb", {"orbits"}},
                                    {"--color never -q orb", {"orbits"}},
                                    {"help sho", {"show"}},
                                    {"jo", {"job"}},
                                    {"job ''", verbs},
                                    {"--color never job -q s", {"shard", "status"}},
                                    {"job plan ''", {"count", "list", "symmetric"}},
                                    {"job plan symmetric 8 --turn ''", {"half", "quarter"}},
                                    {"job work my", {"my folder"}},
                                    {"job work x ''", {}},
                                    {"job result x my", {"my folder"}},
                                    {"orbits 8 --me", {"--members"}},
                                    {"orbits --o", {"--output", "--output-dir"}},
                                    {"orbits -o x --o", {"--output-dir"}},
                                    {"orbits --output = x --o", {"--output-dir"}},
                                    {"--vers", {"--version"}},
                                    {"orbits --rule ''", rule_names},
                                    {"orbits --rule =", rule_names},
                                    {"orbits --rule = t", {"torus"}},
                                    {"orbits --rule=t", {"--rule=torus"}},  // if $COMP_WORDBREAKS has no =
                                    {"--color a", {"always", "auto"}},
                                    {"completion ''", {"bash", "fish", "zsh"}},
                                    {"orbits --from my", work},
                                    {"verify one it", {"it's"}},
                                    {"orbits --output-dir ''", {"my folder"}},
                                    {"orbits --from = my", work},
                                    {"orbits --from=my", {"--from=my folder", "--from=my work.txt"}},
                                    {"orbits ''", {}}};

TEST(BashCompletion, offers_commands_options_values_and_files) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Files files;
  for (const auto& [line, offers] : in_bash) EXPECT_EQ(bash_offers(line, files.path()), offers) << line;
  const Words all = bash_offers("''", files.path());
  for (const std::string name : {"list", "show", "completion", "man", "help"})
    EXPECT_TRUE(std::ranges::binary_search(all, name)) << name;
}

const std::vector<Offer> in_fish = {{"orb", {"orbits"}},
                                    {"help sho", {"show"}},
                                    {"orbits --me", {"--members"}},
                                    {"orbits -o x --o", {"--output-dir"}},
                                    {"orbits --rule ", rule_names},
                                    {"orbits --rule=t", {"--rule=torus"}},
                                    {"completion ", {"bash", "fish", "zsh"}},
                                    {"verify my", {"my folder/", "my work.txt"}},
                                    {"orbits --output-dir ", {"my folder/"}},
                                    {"orbits -o my", {"my folder/", "my work.txt"}},
                                    {"orbits --output=my\\ w", {"--output=my work.txt"}},
                                    {"orbits --output-dir=", {"--output-dir=my folder/"}},
                                    {"orbits ", {}},
                                    {"--color never job -q s", {"shard", "status"}},
                                    {"job plan symmetric 8 --turn ", {"half", "quarter"}}};

TEST(FishCompletion, offers_commands_options_values_and_files) {
  if (is_missing("fish")) GTEST_SKIP() << "fish is not installed";
  const Files files;
  const auto output = [&](const std::string& line) {
    return output_in("fish", {"--no-config"}, "cd $argv[1]; eval $argv[2]; complete -C $argv[3]",
                     files.path(), "eightfold " + line);
  };
  for (const auto& [line, offers] : in_fish) EXPECT_EQ(candidates(output(line)), offers) << line;
  EXPECT_EQ(output("draw 2413 --theme "), "auto\ndark\nlight\n");
  EXPECT_EQ(output("orbits --thr"), "--threads\tuse T threads, 1 to 256; default: one per processor\n");
  EXPECT_TRUE(contains(output("nt"), "nth\tFind the K-th solution"));
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

std::string zsh_offers(const std::string& line, const std::string& folder) {
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
  struct Seen {
    std::string line;
    Words shown;
    Words hidden = {};
  };
  const Words audit = {"audit    -- Compute shards again"};
  const std::vector<Seen> in_zsh = {
      {"", {"nth             -- Find the K-th solution", "job             -- plan, work, shard"}},
      {"orbits -o x --", {"--members ", "--rule ", "-- what a piece attacks"}, {"--output  "}},
      {"orbits --rule ", {"superqueens  torus"}},
      {"completion ", {"bash  fish  zsh"}},
      {"completion --quiet ", {"bash  fish  zsh"}},
      {"verify my", {"my\\ work.txt"}},
      {"job ", audit, {"burnside"}},
      {"--quiet job --color never ", audit, {"burnside"}},
      {"help job ", audit, {"burnside"}},
      {"job plan ", {"count      list       symmetric"}},
      {"job work my", {"my\\ folder"}, {"work.txt"}},
      {"job result x my", {"my\\ folder"}, {"work.txt"}},
      {"orbits --output-dir ", {"my\\ folder"}, {"work.txt"}}};
  for (const auto& [line, shown, hidden] : in_zsh) {
    const std::string offers = zsh_offers("eightfold " + line, files.path());
    for (const std::string& text : shown) EXPECT_TRUE(contains(offers, text)) << line << offers;
    for (const std::string& text : hidden) EXPECT_FALSE(contains(offers, text)) << line << offers;
  }
}

}  // namespace
}  // namespace eightfold::test
