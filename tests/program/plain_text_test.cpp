// Every text that a command prints: the width of its lines, its characters, and its numbers and nouns.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using CommandLines = std::vector<std::string>;

// Commands with a table, with small and with the largest numbers.
const CommandLines tables = {"burnside 0",
                             "burnside 8",
                             "burnside 16",
                             "burnside 8 --characters",
                             "burnside 6 --rule rooks",
                             "census 0",
                             "census 8",
                             "census 27",
                             "census 40",
                             "census 71",
                             "census 6 --rule rooks",
                             "chains 7 2 --bracelets --count",
                             "chains 40 2 --necklaces --count",
                             "count 8",
                             "count 0..14",
                             "count 1..7 --rule rooks",
                             "count 1..9 --all-only",
                             "cycle-index cube-faces --colors 3",
                             "cycle-index square-cells 3 --colors 2",
                             "group",
                             "group --marks",
                             "group --lattice",
                             "group --generate rotate90,transpose",
                             "orbits 1",
                             "orbits 8",
                             "orbits 5 --members",
                             "orbits 8 --boards",
                             "orbits 5 --rule rooks",
                             "show [1,3,0,2]",
                             "show [0,4,7,5,2,6,1,3]",
                             "show [0,4,7] --size 32",
                             "show 12345678",
                             "show 2413 --rule torus",
                             "symmetric 0",
                             "symmetric 10",
                             "symmetric 32 --turn quarter",
                             "tree 1",
                             "tree 10",
                             "explain 8"};

// The same with numbers that are wider than a line and are printed whole.
const CommandLines large_tables = {"chains 300 100 --bracelets --count",
                                   "cycle-index square-cells 30 --colors 9"};

const CommandLines texts_of_one = {"burnside 1 --characters",
                                   "census 1",
                                   "census 1 --rule rooks",
                                   "chains 1 1 --count",
                                   "chains 1 1 --necklaces --count",
                                   "chains 1 1 --bracelets --count",
                                   "count 1",
                                   "count 1 --engine backtrack --threads 1",
                                   "count 0..1",
                                   "cycle-index cyclic 1 --colors 1",
                                   "cycle-index square-cells 1 --colors 1",
                                   "explain 1",
                                   "group --generate identity",
                                   "orbits 1",
                                   "orbits 1 --members",
                                   "orbits 1 --boards",
                                   "show 1",
                                   "show 0 --size 1",
                                   "show [0] --size 2",
                                   "symmetric 1",
                                   "symmetric 8",
                                   "symmetric 9",
                                   "symmetric 12",
                                   "tree 1",
                                   "list 1",
                                   "sample 1 --draws 1",
                                   "rank [0,0]",
                                   "show [0,1] --size 1",
                                   "show Q --rule rooks",
                                   "show Q7/Q",
                                   "show Q7",
                                   ". .\nQ",
                                   "Q\n. ."};

// Of a command line, or of `show` for a board.
ProgramRun run_of(const std::string& words, ProgramSetting setting = {}) {
  if (!contains(words, "\n")) return eightfold(words, setting);
  setting.input = words;
  return eightfold("show -", setting);
}

bool is_ascii(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void expect_to_fit(const std::string& words, std::size_t width, const ProgramSetting& setting = {}) {
  const ProgramRun run = eightfold(words, setting);
  EXPECT_NE(run.out, "") << words << run.err;
  for (const std::string& line : lines_of(run.out))
    EXPECT_LE(reports::width_of(line), width) << words << '\n' << line;
}

TEST(Tables, have_80_columns_in_a_pipe) {
  for (const std::string& words : tables) {
    expect_to_fit(words, 80);
    expect_to_fit(words + " --charset unicode", 80);
  }
}

TEST(Tables, fit_the_width_that_is_given) {
  for (const std::string& words : tables)
    for (const std::size_t width : {40U, 60U, 120U}) {
      for (const std::string charset : {"ascii", "unicode"})
        expect_to_fit(words + " --charset " + charset + " --width " + std::to_string(width), width);
    }
}

TEST(Tables, break_numbers_that_are_wider_than_a_line_between_groups_of_digits) {
  for (const std::string& words : large_tables)
    for (const std::string& line : lines_of(eightfold(words).out))
      EXPECT_LE(reports::width_of(line), 80U) << words << '\n' << line;
  const std::string number = reports::grouped("1" + std::string(600, '0'));
  std::string text = eightfold("chains 300 100 --necklaces --count").out;
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
  EXPECT_NE(text.find(number), std::string::npos);
}

TEST(Text, is_ascii_on_request_and_in_the_locale_C) {
  for (const auto& group : {tables, texts_of_one})
    for (const std::string& words : group) {
      const ProgramRun run = run_of(words, {.environment = {{"LC_ALL", "C"}}});
      EXPECT_TRUE(is_ascii(run.out)) << words << '\n' << run.out;
      EXPECT_TRUE(is_ascii(run.err)) << words << '\n' << run.err;
    }
  const std::map<std::string, std::string> utf8 = {{"LC_ALL", "C.UTF-8"}};
  for (const std::string& words : tables)
    EXPECT_TRUE(is_ascii(eightfold(words + " --charset ascii", {.environment = utf8}).out)) << words;
  for (const std::string words :
       {"help", "man", "list --help", "help count", "help cycle-index", "help show"})
    EXPECT_TRUE(is_ascii(eightfold(words).out)) << words;
}

TEST(Text, is_ascii_on_a_terminal_in_the_locale_C) {
  if (const std::string why = why_no_pseudo_terminal(); !why.empty()) GTEST_SKIP() << why;
  for (const std::string words :
       {"count 8", "show 2413", "group --marks", "explain 8", "orbits 6", "census 8"})
    EXPECT_TRUE(
        is_ascii(on_pseudo_terminal(program_path() + " " + words, {{"LC_ALL", "C"}, {"TERM", "dumb"}})))
        << words;
}

TEST(Text, of_a_verdict_is_ascii_except_what_a_student_wrote) {
  const std::string homework = "author: 王\nproblem: square_cells\nn: 3\ncolors: 2\norbit count: 102\n";
  const std::string text = eightfold("verify -", {.input = homework}).out;
  EXPECT_NE(text.find("3x3"), std::string::npos) << text;
  EXPECT_NE(text.find("王"), std::string::npos) << text;
  EXPECT_NE(eightfold("verify - --charset unicode", {.input = homework}).out.find("3×3"), std::string::npos);
}

TEST(Text, has_singular_nouns_after_1) {
  const std::regex plural("(^|[^0-9.^x*/-])1 ([a-z]+[^s\\W]s)\\b");
  for (const std::string& words : texts_of_one) {
    const ProgramRun run = run_of(words);
    for (const std::string& text : {run.out, run.err})
      for (std::sregex_iterator match(text.begin(), text.end(), plural), end; match != end; ++match)
        if ((*match)[2] != "has") ADD_FAILURE() << words << ": " << match->str();
  }
}

// The program does not call setlocale(), so no locale changes the digits or the decimal point.
TEST(Numbers, are_ASCII_digits_in_every_locale) {
  const auto outputs = [](const std::string& locale) {
    const ProgramSetting setting = {
        .environment = {{"LC_ALL", locale}, {"LANG", locale}, {"LC_NUMERIC", locale}}};
    std::string all;
    for (const std::string words :
         {"orbits 8 --format json", "census 27 --format json", "orbits 6", "group",
          "chains 30 9 --necklaces --count", "cycle-index cube-faces --colors 3", "draw [1,3,0,2]"})
      all += eightfold(words, setting).out;
    return all;
  };
  const std::string plain = outputs("C");
  for (const std::string locale :
       {"ar_EG.UTF-8", "fa_IR.UTF-8", "hi_IN.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "ps_AF"})
    EXPECT_EQ(outputs(locale), plain) << locale;
  const std::regex seconds("\\b[0-9]+\\.[0-9]{3} s\\b");
  EXPECT_TRUE(
      std::regex_search(eightfold("count 8", {.environment = {{"LC_ALL", "de_DE.UTF-8"}}}).out, seconds));
}

}  // namespace
}  // namespace eightfold::test
