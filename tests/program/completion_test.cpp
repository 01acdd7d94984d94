// The completion scripts in the shells themselves.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using Words = std::vector<std::string>;

bool is_missing(const std::string& shell) { return run_program(shell, {"-c", "exit 0"}).exit_code != 0; }

std::string script_for(const std::string& shell) { return eightfold("completion " + shell).out; }

// A folder to complete files in.
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

TEST(Completion, names_the_supported_shells) {
  const auto complaint = [](const std::string& words) {
    const ProgramRun run = eightfold("completion" + words);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(complaint(" zhs"), "eightfold: SHELL: \"zhs\" is not a valid shell; did you mean zsh?\n");
  EXPECT_NE(complaint("").find("SHELL"), std::string::npos);
  EXPECT_NE(complaint(" bash fish").find("fish"), std::string::npos);
}

TEST(Completion, is_a_valid_script_in_every_shell) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    if (is_missing(shell)) continue;
    const TemporaryFolder folder;
    const ProgramRun run = run_program(shell, {"-n", folder.add("script", script_for(shell))});
    EXPECT_EQ(run.exit_code, 0) << shell;
    EXPECT_EQ(run.err, "") << shell;
  }
}

// The sorted completions of bash for the last word, with set -u and an empty environment.
Words bash_offers(const std::string& words, const std::string& folder = ".") {
  const ProgramRun run =
      run_program("bash", {"--norc", "-uc",
                           "cd \"$1\"; eval \"$2\"\n" + std::string("eval \"COMP_WORDS=(eightfold $3)\"\n") +
                               "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _eightfold\n"
                               "[[ ${#COMPREPLY[@]} == 0 ]] || printf '%s\\n' \"${COMPREPLY[@]}\"",
                           "bash", folder, script_for("bash"), words});
  EXPECT_EQ(run.err, "") << words;
  Words offers = lines_of(run.out);
  std::ranges::sort(offers);
  return offers;
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

const Words verbs = {"audit", "collect", "plan", "result", "shard", "status", "work"};

TEST(BashCompletion, offers_commands_of_two_words) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Files files;
  EXPECT_EQ(bash_offers("jo"), Words{"job"});
  EXPECT_EQ(bash_offers("job ''"), verbs);
  EXPECT_EQ(bash_offers("--color never job -q s"), (Words{"shard", "status"}));
  EXPECT_EQ(bash_offers("job --qui"), Words{"--quiet"});
  EXPECT_EQ(bash_offers("help job ''"), verbs);
  EXPECT_EQ(bash_offers("help job plan ''"), Words{});
  EXPECT_EQ(bash_offers("job plan ''"), (Words{"count", "list", "symmetric"}));
  EXPECT_EQ(bash_offers("job plan count ''"), Words{});
  EXPECT_EQ(bash_offers("job plan count 8 --sh"), Words{"--shards"});
  EXPECT_EQ(bash_offers("job plan symmetric 8 --turn ''"), (Words{"half", "quarter"}));
  EXPECT_EQ(bash_offers("job work my", files.path()), (Words{"my folder", "my work.txt"}));
  EXPECT_EQ(bash_offers("job work x ''", files.path()), Words{});
  EXPECT_EQ(bash_offers("job collect x ''", files.path()), Words{"my folder"});
  EXPECT_EQ(bash_offers("job collect x y ''", files.path()), Words{"my folder"});
  EXPECT_EQ(bash_offers("job status --me"), Words{});
}

TEST(BashCompletion, offers_options_that_are_not_given_yet) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  EXPECT_EQ(bash_offers("orbits 8 --me"), Words{"--members"});
  EXPECT_EQ(bash_offers("orbits --members --me"), Words{});
  EXPECT_EQ(bash_offers("orbits --o"), (Words{"--output", "--output-dir"}));
  EXPECT_EQ(bash_offers("orbits -o x --o"), Words{"--output-dir"});
  EXPECT_EQ(bash_offers("orbits --output = x --o"), Words{"--output-dir"});
  EXPECT_EQ(bash_offers("--vers"), Words{"--version"});
  EXPECT_EQ(bash_offers("list --me"), Words{});
}

TEST(BashCompletion, offers_the_values_of_an_option) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Words rules = {"queens", "rooks", "superqueens", "torus"};
  EXPECT_EQ(bash_offers("orbits --rule ''"), rules);
  EXPECT_EQ(bash_offers("orbits --rule ="), rules);
  EXPECT_EQ(bash_offers("orbits --rule = t"), Words{"torus"});
  EXPECT_EQ(bash_offers("--color a"), (Words{"always", "auto"}));
  EXPECT_EQ(bash_offers("list --limit ''"), Words{});
  EXPECT_EQ(bash_offers("completion ''"), (Words{"bash", "fish", "zsh"}));
  EXPECT_EQ(bash_offers("completion zsh ''"), Words{});
}

TEST(BashCompletion, offers_files_and_folders_with_spaces_in_their_names) {
  if (is_missing("bash")) GTEST_SKIP() << "bash is not installed";
  const Files files;
  EXPECT_EQ(bash_offers("orbits --from my", files.path()), (Words{"my folder", "my work.txt"}));
  EXPECT_EQ(bash_offers("verify one it", files.path()), Words{"it's"});
  EXPECT_EQ(bash_offers("orbits --output-dir ''", files.path()), Words{"my folder"});
  EXPECT_EQ(bash_offers("orbits ''", files.path()), Words{});
}

// What fish offers for a line, without descriptions.
Words fish_offers(const std::string& line, const std::string& folder = ".") {
  const ProgramRun run =
      run_program("fish", {"--no-config", "-c", "cd $argv[1]; eval $argv[2]; complete -C $argv[3]", folder,
                           script_for("fish"), line});
  EXPECT_EQ(run.err, "") << line;
  Words offers = lines_of(run.out);
  for (std::string& offer : offers) offer.erase(std::min(offer.find('\t'), offer.size()));
  std::ranges::sort(offers);
  return offers;
}

TEST(FishCompletion, offers_commands_options_values_and_files) {
  if (is_missing("fish")) GTEST_SKIP() << "fish is not installed";
  const Files files;
  EXPECT_EQ(fish_offers("eightfold orb"), Words{"orbits"});
  EXPECT_EQ(fish_offers("eightfold --color never orb"), Words{"orbits"});
  EXPECT_EQ(fish_offers("eightfold help sho"), Words{"show"});
  EXPECT_EQ(fish_offers("eightfold orbits --me"), Words{"--members"});
  EXPECT_EQ(fish_offers("eightfold orbits --members --me"), Words{});
  EXPECT_EQ(fish_offers("eightfold orbits -o x --o"), Words{"--output-dir"});
  EXPECT_EQ(fish_offers("eightfold orbits --rule "), (Words{"queens", "rooks", "superqueens", "torus"}));
  EXPECT_EQ(fish_offers("eightfold orbits --rule=t"), Words{"--rule=torus"});
  EXPECT_EQ(fish_offers("eightfold completion "), (Words{"bash", "fish", "zsh"}));
  EXPECT_EQ(fish_offers("eightfold completion zsh "), Words{});
  EXPECT_EQ(fish_offers("eightfold verify my", files.path()), (Words{"my folder/", "my work.txt"}));
  EXPECT_EQ(fish_offers("eightfold orbits --output-dir ", files.path()), Words{"my folder/"});
  EXPECT_EQ(fish_offers("eightfold orbits ", files.path()), Words{});
  EXPECT_EQ(fish_offers("eightfold jo"), Words{"job"});
  EXPECT_EQ(fish_offers("eightfold job "), verbs);
  EXPECT_EQ(fish_offers("eightfold --color never job -q s"), (Words{"shard", "status"}));
  EXPECT_EQ(fish_offers("eightfold help job "), verbs);
  EXPECT_EQ(fish_offers("eightfold help job plan "), Words{});
  EXPECT_EQ(fish_offers("eightfold job plan "), (Words{"count", "list", "symmetric"}));
  EXPECT_EQ(fish_offers("eightfold job plan count "), Words{});
  EXPECT_EQ(fish_offers("eightfold job plan count 8 --sh"), Words{"--shards"});
  EXPECT_EQ(fish_offers("eightfold job plan symmetric 8 --turn "), (Words{"half", "quarter"}));
  EXPECT_EQ(fish_offers("eightfold job work my", files.path()), (Words{"my folder/", "my work.txt"}));
  EXPECT_EQ(fish_offers("eightfold job collect x my", files.path()), (Words{"my folder/", "my work.txt"}));
  EXPECT_EQ(fish_offers("eightfold job status --me"), Words{});
  const auto described = [](const std::string& line) {
    return run_program("fish",
                       {"--no-config", "-c", "eval $argv[1]; complete -C $argv[2]", script_for("fish"), line})
        .out;
  };
  EXPECT_EQ(described("eightfold draw 2413 --theme "), "auto\ndark\nlight\n");
  EXPECT_EQ(described("eightfold orbits --thr"),
            "--threads\tuse T threads, 1 to 256; without it, one for each processor\n");
  EXPECT_NE(run_program("fish", {"--no-config", "-c", "eval $argv[1]; complete -C 'eightfold nt'",
                                 script_for("fish")})
                .out.find("nth\tFind the K-th solution"),
            std::string::npos);
}

// Types the line into a zsh on a terminal of its own, then a Tab, which shows the list of what may come and
// an end mark. The marks are put together so that they are not found in their own text.
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
  const ProgramRun run = run_program("zsh", {"-f", "-c", zsh_session, "zsh", folder, functions.path(), line},
                                     {.environment = {{"TERM", "xterm"}, {"LC_ALL", "C.UTF-8"}}});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return run.out;
}

TEST(ZshCompletion, offers_commands_options_values_and_files) {
  if (is_missing("zsh")) GTEST_SKIP() << "zsh is not installed";
  if (run_program("zsh", {"-f", "-c", "zmodload zsh/zpty && zpty z true"}).exit_code != 0)
    GTEST_SKIP() << "zsh cannot open a pseudo-terminal with zsh/zpty";
  const Files files;
  const auto mentions = [](const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  };
  EXPECT_TRUE(mentions(zsh_offers("eightfold "), "nth             -- Find the K-th solution"));
  const std::string options = zsh_offers("eightfold orbits -o x --");
  EXPECT_TRUE(mentions(options, "--members "));
  EXPECT_TRUE(mentions(options, "--rule "));
  EXPECT_TRUE(mentions(options, "-- what a piece attacks"));
  EXPECT_FALSE(mentions(options, "--output  "));
  EXPECT_TRUE(mentions(zsh_offers("eightfold orbits --rule "), "superqueens  torus"));
  EXPECT_TRUE(mentions(zsh_offers("eightfold completion "), "bash  fish  zsh"));
  EXPECT_TRUE(mentions(zsh_offers("eightfold completion --quiet "), "bash  fish  zsh"));
  EXPECT_TRUE(mentions(zsh_offers("eightfold verify my", files.path()), "my\\ work.txt"));
  EXPECT_TRUE(mentions(zsh_offers("eightfold "), "job             -- plan, work, shard"));
  for (const std::string line :
       {"eightfold job ", "eightfold --quiet job --color never ", "eightfold help job "}) {
    const std::string offers = zsh_offers(line);
    EXPECT_TRUE(mentions(offers, "audit    -- Compute shards again")) << line;
    EXPECT_FALSE(mentions(offers, "burnside")) << line;
  }
  EXPECT_TRUE(mentions(zsh_offers("eightfold job plan "), "count      list       symmetric"));
  EXPECT_TRUE(mentions(zsh_offers("eightfold job plan count 8 --"), "--shards "));
  EXPECT_TRUE(mentions(zsh_offers("eightfold job work my", files.path()), "my\\ work.txt"));
  EXPECT_FALSE(mentions(zsh_offers("eightfold job collect x my", files.path()), "work.txt"));
  const std::string folders = zsh_offers("eightfold orbits --output-dir ", files.path());
  EXPECT_TRUE(mentions(folders, "my\\ folder"));
  EXPECT_FALSE(mentions(folders, "work.txt"));
}

}  // namespace
}  // namespace eightfold::test
