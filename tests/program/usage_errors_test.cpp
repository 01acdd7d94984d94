#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

struct Case {
  std::vector<std::string> arguments;
  std::string message;  ///< the whole line after "eightfold: "
};

class UsageError : public ::testing::TestWithParam<Case> {};

TEST_P(UsageError, is_one_line_with_the_argument_the_error_and_the_remedy) {
  const ProgramRun run = eightfold(GetParam().arguments);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, "eightfold: " + GetParam().message + "\n");
}

// The words after the command, with the message.
std::vector<Case> cases_of(const std::string& command,
                           const std::vector<std::pair<std::string, std::string>>& messages) {
  std::vector<Case> cases;
  for (const auto& [words, message] : messages) cases.push_back({words_of(command + ' ' + words), message});
  return cases;
}

INSTANTIATE_TEST_SUITE_P(
    N, UsageError,
    ::testing::Values(
        Case{{"list"}, "N: missing; give 0 to 32, as in `eightfold list 8`"},
        Case{{"list", "--canonical"}, "N: missing; give 0 to 32, as in `eightfold list 8 --canonical`"},
        Case{{"list", "33"}, "N: 33 is out of range; give 0 to 32"},
        Case{{"list", "1000000000"}, "N: 1000000000 is out of range; give 0 to 32"},
        Case{{"burnside", "18446744073709551616"},
             "N: 18446744073709551616 is out of range (larger counts need more than 64 bits); "
             "give 0 to 28"},
        Case{{"tree", "-1"}, "N: -1 is out of range; give 0 to 32"},
        Case{{"orbits", "-1"}, "N: -1 is out of range; give 0 to 32"},
        Case{{"list", "8.0"}, "N: \"8.0\" is not a whole number; give 0 to 32"},
        Case{{"list", ""}, "N: \"\" is not a whole number; give 0 to 32"},
        Case{{"census", ""}, "N: \"\" is not a whole number; give 0 to 71"},
        Case{{"list", "8", "9"}, "unexpected argument \"9\"; give only N"},
        Case{{"orbits"}, "N: missing; give 0 to 32, a range like 4..10, or --from FILE"},
        Case{{"orbits", "4..10"}, "N: a range needs one file for each report; add --output-dir DIR"},
        Case{{"orbits", "10..4", "--output-dir", "x"}, "N: 10..4 is an empty range; give 4..10"},
        Case{{"orbits", "4..33", "--output-dir", "x"}, "N: 33 is out of range; give 0 to 32"}));

INSTANTIATE_TEST_SUITE_P(
    Commands, UsageError,
    ::testing::Values(
        Case{{}, "no command given; try `eightfold list 8 --canonical` or `eightfold --help`"},
        Case{{"-8"}, "no command given; try `eightfold count 8` or `eightfold list 8 --canonical`"},
        Case{{"8"}, "unknown command \"8\"; try `eightfold count 8` or `eightfold list 8 --canonical`"},
        Case{{"lst", "8"}, "unknown command \"lst\"; did you mean list?"},
        Case{{"help", "burnsides"}, "unknown command \"burnsides\"; did you mean burnside?"},
        Case{{"solve", "8"}, "unknown command \"solve\"; did you mean list?"},
        Case{{"frobnicate"}, "unknown command \"frobnicate\"; `eightfold help` lists the commands"},
        Case{{"help", "list", "tree"}, "unknown command \"list tree\"; `eightfold help` lists the commands"},
        Case{{"group", "8"}, "unexpected argument \"8\"; give none"},
        Case{{"show"}, "PLACEMENT: missing; give one like \"[0 4 7 5 2 6 1 3]\", or - for standard input"}));

INSTANTIATE_TEST_SUITE_P(
    Options, UsageError,
    ::testing::Values(
        Case{{"chains", "6", "2", "--format", "json"}, "--format: needs --count; add it"},
        Case{{"list", "8", "--canonicl"}, "unknown option \"--canonicl\"; did you mean --canonical?"},
        Case{{"list", "8", "--can"}, "unknown option \"--can\"; did you mean --canonical?"},
        Case{{"list", "8", "--unique"}, "unknown option \"--unique\"; did you mean --canonical?"},
        Case{{"list", "8", "--fundamental"}, "unknown option \"--fundamental\"; did you mean --canonical?"},
        Case{{"count", "8", "--fundamental"},
             "unknown option \"--fundamental\"; the fundamental solutions are counted without it"},
        Case{{"sheet", "8", "--unique"},
             "unknown option \"--unique\"; `eightfold list 8 --canonical` lists one solution of each orbit"},
        Case{{"list", "-n", "8"}, "unknown option \"-n\"; N is an argument, as in `eightfold list 8`"},
        Case{{"list", "--n", "8"}, "unknown option \"--n\"; N is an argument, as in `eightfold list 8`"},
        Case{{"list", "--n=8"}, "unknown option \"--n=8\"; N is an argument, as in `eightfold list 8`"},
        Case{{"burnside", "-n8"}, "unknown option \"-n8\"; N is an argument, as in `eightfold burnside 8`"},
        Case{{"group", "-n", "8"}, "unknown option \"-n\"; try --help"},
        Case{{"list", "8", "-x"}, "unknown option \"-x\"; try --help"},
        Case{{"tree", "--=5"}, "unknown option \"--=5\"; try --help"},
        Case{{"--bogus"}, "unknown option \"--bogus\"; try --help"},
        Case{{"list", "8", "--fromat=json"}, "unknown option \"--fromat=json\"; did you mean --format?"},
        Case{{"--format", "json", "list", "4"},
             "unknown option \"--format\"; try --help (a command's own options follow its name)"},
        Case{{"orbits", "8", "-o", ""}, "--output: missing value; give FILE"},
        Case{{"list", "8", "--format="}, "--format: missing value; add one"},
        Case{{"list", "8", "--base", "2"}, "--base: \"2\" is not a valid base; choose 0 or 1"},
        Case{{"list", "8", "--format", "JSON"},
             "--format: \"JSON\" is not a valid format; did you mean json?"},
        Case{{"list", "8", "--limit"}, "--limit: missing value; add one"},
        Case{{"list", "8", "--canonical=yes"}, "--canonical: takes no value; remove it"},
        Case{{"list", "8", "--limit", "1", "--limit", "2"}, "--limit: given twice; give it once"},
        Case{{"list", "8", "--limit", "-1"}, "--limit: -1 is out of range; give 0 to 18446744073709551615"},
        Case{{"list", "8", "--limit", "12345678901234567890123456789012345678901234567890"},
             "--limit: 1234567890123456789012345678901234567890... is out of range; give 0 to "
             "18446744073709551615"},
        Case{{"list", "8", "--color", "sometimes"},
             "--color: \"sometimes\" is not a valid mode; choose auto, always or never"},
        Case{{"list", "8", "--format", "jsn"}, "--format: \"jsn\" is not a valid format; did you mean json?"},
        Case{{"burnside", "8", "--group", "d5"}, "--group: \"d5\" is not a valid group; did you mean d4?"},
        Case{{"show", "12", "--size", "33"}, "--size: 33 is out of range; give 0 to 32"}));

INSTANTIATE_TEST_SUITE_P(
    Burnside, UsageError,
    ::testing::ValuesIn(cases_of(
        "burnside",
        {{"29", "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
         {"29 --visit-all", "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
         {"", "N: missing; give 0 to 28, a range like 1..12, or --from FILE"},
         {"-1", "N: -1 is out of range; give 0 to 28"},
         {"x", "N: \"x\" is not a whole number; give 0 to 28"},
         {"4..29", "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
         {"8 9", "unexpected argument \"9\"; give only N"},
         {"8 --characters --group rotations", "--characters: needs the full group; remove --group"},
         {"8 --threads 0", "--threads: 0 is out of range; give 1 to 256"},
         {"8 --threads 257", "--threads: 257 is out of range; give 1 to 256"},
         {"8 --rule rook", "--rule: \"rook\" is not a valid rule; did you mean rooks?"},
         {"8 --visit", "unknown option \"--visit\"; did you mean --visit-all?"}})));

INSTANTIATE_TEST_SUITE_P(
    Census, UsageError,
    ::testing::ValuesIn(cases_of(
        "census", {{"", "N: missing; give 0 to 71, or a range like 1..27"},
                   {"x", "N: \"x\" is not a whole number; give 0 to 71"},
                   {"-1", "N: -1 is out of range; give 0 to 71"},
                   {"72", "N: 72 is out of range; give 0 to 71"},
                   {"1..72", "N: 72 is out of range; give 0 to 71"},
                   {"8..4", "N: 8..4 is an empty range; give 4..8"},
                   {"4..", "N: \"\" is not a whole number; give 0 to 71"},
                   {"8 9", "unexpected argument \"9\"; give only N"},
                   {"21 --rule rooks", "N: 21 is out of range; give 0 to 20"},
                   {"29 --rule torus", "N: 29 is out of range; give 0 to 28"},
                   {"--rule rooks", "N: missing; give 0 to 71, or a range like 1..27"},
                   {"8 --rule bishops",
                    "--rule: \"bishops\" is not a valid rule; choose queens, superqueens, torus or rooks"},
                   {"8 --format xml", "--format: \"xml\" is not a valid format; choose text, json or csv"},
                   {"8 --threads 0", "--threads: 0 is out of range; give 1 to 256"},
                   {"8 --computed", "unknown option \"--computed\"; did you mean --computed-only?"},
                   {"8 --frob", "unknown option \"--frob\"; try --help"}})));

INSTANTIATE_TEST_SUITE_P(
    Group, UsageError,
    ::testing::ValuesIn(cases_of(
        "group",
        {{"--marks --lattice", "--marks: cannot be combined with --lattice; give one of them"},
         {"--generate rotate90 --marks", "--marks: cannot be combined with --generate; give one of them"},
         {"--lattice --generate rotate90", "--lattice: cannot be combined with --generate; give one of them"},
         {"--table cayley --marks", "--table: cannot be combined with --marks; give one of them"},
         {"--table cayly", "--table: \"cayly\" is not a valid table; did you mean cayley?"},
         {"--format dot", "--format: dot needs --lattice; add it"},
         {"--marks --format dot", "--format: dot needs --lattice; add it"},
         {"--lattice --format dot --width 80", "--width: applies to text only; use --format text"},
         {"--format csv", "--format: csv is for one table; add --table, --marks, --lattice or --generate"},
         {"--lattice --format svg", "--format: \"svg\" is not a valid format; choose text, json, csv or dot"},
         {"--lattice=yes", "--lattice: takes no value; remove it"},
         {"--marks 8", "unexpected argument \"8\"; give none"},
         {"--mark", "unknown option \"--mark\"; did you mean --marks?"},
         {"--generate rotat90", "--generate: \"rotat90\" is not a valid symmetry; did you mean rotate90?"},
         {"--generate rotate90,Flip-Horizontal",
          "--generate: \"Flip-Horizontal\" is not a valid symmetry; did you mean flip-horizontal?"},
         {"--generate rotate90,",
          "--generate: \"\" is not a valid symmetry; choose "
          "identity, rotate90, rotate180, rotate270, flip-horizontal, flip-vertical, transpose or "
          "anti-transpose"},
         {"--generate full",
          "--generate: \"full\" is not a valid symmetry; choose "
          "identity, rotate90, rotate180, rotate270, flip-horizontal, flip-vertical, transpose or "
          "anti-transpose"},
         {"--generate", "--generate: missing value; add one"}})));

INSTANTIATE_TEST_SUITE_P(
    Explain, UsageError,
    ::testing::ValuesIn(cases_of(
        "explain", {{"28", "N: 28 is out of range (no count of all solutions is published); give 0 to 27"},
                    {"-1", "N: -1 is out of range; give 0 to 27"},
                    {"eight", "N: \"eight\" is not a whole number; give 0 to 27"},
                    {"8 9", "unexpected argument \"9\"; give only N"},
                    {"8 --threads 0", "--threads: 0 is out of range; give 1 to 256"},
                    {"8 --format docx",
                     "--format: \"docx\" is not a valid format; choose text, markdown, html or latex"},
                    {"", "N: missing; give 0 to 27, as in `eightfold explain 8`"}})));

std::vector<Case> options_of_text() {
  std::vector<Case> cases = {
      {{"orbits", "8", "--boards", "--format", "csv"}, "--boards: applies to text only; use --format text"}};
  for (const std::string command :
       {"burnside 8", "census 8", "chains 6 2 --count", "count 8", "cycle-index cube-faces", "group --marks",
        "orbits 8", "show 2413", "symmetric 12", "tree 8"})
    for (const std::string format : {"json", "csv"})
      for (const std::string option : {"--charset", "--width"})
        cases.push_back({words_of(command + " --format " + format + ' ' + option +
                                  (option == "--width" ? " 80" : " ascii")),
                         option + ": applies to text only; use --format text"});
  return cases;
}
INSTANTIATE_TEST_SUITE_P(OptionsOfText, UsageError, ::testing::ValuesIn(options_of_text()));

std::vector<Case> options_of_pictures() {
  std::vector<Case> cases = {
      {{"plot", "growth", "-o", "growth.txt"},
       "--output: growth.txt: plot does not write .txt; use .svg, .png, .pdf, .json or .csv, or add "
       "--format"},
      {{"draw", "2413", "-o", "board.csv"},
       "--output: board.csv: draw does not write .csv; use .svg, .png or .pdf, or add --format"}};
  for (const std::string option : {"--title x", "--theme dark", "--width 480"})
    for (const std::string format : {"json", "csv"})
      cases.push_back(
          {words_of("plot growth --to 8 --format " + format + ' ' + option),
           words_of(option)[0] + ": applies to pictures only; use svg, png or pdf, or remove it"});
  return cases;
}
INSTANTIATE_TEST_SUITE_P(OptionsOfPictures, UsageError, ::testing::ValuesIn(options_of_pictures()));

INSTANTIATE_TEST_SUITE_P(
    Formats, UsageError,
    ::testing::ValuesIn(cases_of(
        "",
        {{"burnside 8 --format csv --characters", "--characters: not in CSV; use --format text or json"},
         {"burnside 8 --format xml", "--format: \"xml\" is not a valid format; choose text, json or csv"},
         {"symmetric 12 --format vector", "--format vector: needs --list; add it"},
         {"symmetric 12 --format ndjson", "--format ndjson: needs --list; add it"},
         {"symmetric 12 --list --format csv",
          "--format csv: cannot be combined with --list; give a notation"},
         {"symmetric 12 --list --format text",
          "--format text: cannot be combined with --list; give a notation"},
         {"symmetric 4..5 --list", "--list: lists the solutions for one N; give one, or remove --list"}})));

INSTANTIATE_TEST_SUITE_P(
    Rules, UsageError,
    ::testing::ValuesIn(
        cases_of("", {{"count 8 --rule bishops",
                       "--rule: \"bishops\" is not a valid rule; choose queens, superqueens, torus or rooks"},
                      {"tree 8 --rule rook", "--rule: \"rook\" is not a valid rule; did you mean rooks?"},
                      {"show [0] --rule", "--rule: missing value; add one"},
                      {"count 8 --rule rooks --engine lanes",
                       "--engine lanes: counts queens only; remove it or --rule rooks"},
                      {"count 8 --engine halves --rule torus",
                       "--engine halves: counts queens only; remove it or --rule torus"},
                      {"count 8 --rule superqueens --kernel scalar",
                       "--kernel: the engine for --rule superqueens has no kernels; remove --kernel"},
                      {"count 21 --rule rooks",
                       "N: 21 is out of range (21! placements need more than 64 bits); give 0 to 20"},
                      {"count 1..32 --rule rooks --prefix 0",
                       "N: 22 leaves 21 rooks to place (21! placements need more than 64 bits); give a "
                       "prefix that leaves at most 20"},
                      {"count 29 --rule torus",
                       "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"}})));

INSTANTIATE_TEST_SUITE_P(
    Combinations, UsageError,
    ::testing::ValuesIn(cases_of(
        "",
        {{"list 8 --rows 9", "--rows: 9 is out of range; give 0 to 8"},
         {"list 8 --rows 3 --canonical",
          "--rows: partial placements have no symmetries; remove --rows or --canonical"},
         {"list 8 --rows 3 --degenerate",
          "--rows: partial placements have no symmetries; remove --rows or --degenerate"},
         {"list 8 --rows 3 --group d4", "--group: needs --canonical or --degenerate; add one of them"},
         {"list 8 --group d4", "--group: needs --canonical or --degenerate; add one of them"},
         {"list 10 --format digits",
          "--format digits: not available for N = 10: one digit per column allows up to N = 9; use --format "
          "vector"},
         {"list 6 --format fen",
          "--format fen: not available for N = 6: FEN is for the 8x8 board; use --format board"},
         {"list 8 --format digits --base 1",
          "--base: the format digits has a fixed numbering; use vector, json or ndjson"},
         {"orbits 8 --base 1", "--base: needs --from; add it"},
         {"orbits 8 --from x", "--from: cannot be combined with N; give one of them"},
         {"orbits 8 --force", "--force: needs --output-dir; add it"},
         {"orbits 8 -o x --output-dir y", "--output: cannot be combined with --output-dir; give one of them"},
         {"orbits --from x --output-dir y",
          "--from: cannot be combined with --output-dir; give one of them"}})));

INSTANTIATE_TEST_SUITE_P(
    Chains, UsageError,
    ::testing::ValuesIn(cases_of(
        "",
        {{"chains",
          "N: missing; give the number of beads, 0 to 300, and of colors, 0 to 100, as in `eightfold chains "
          "3 2`"},
         {"chains 4", "M: missing; give the number of colors, 0 to 100, as in `eightfold chains 3 2`"},
         {"chains 301 2", "N: 301 is out of range; give 0 to 300"},
         {"chains -1 2", "N: -1 is out of range; give 0 to 300"},
         {"chains four 2", "N: \"four\" is not a whole number; give 0 to 300"},
         {"chains 4 101", "M: 101 is out of range; give 0 to 100"},
         {"chains 4 -2", "M: -2 is out of range; give 0 to 100"},
         {"chains 4 red", "M: \"red\" is not a whole number; give 0 to 100"},
         {"chains 4 2 1", "unexpected argument \"1\"; give only N and M"},
         {"chains 4 2 --necklaces --bracelets",
          "--necklaces: cannot be combined with --bracelets; give one of them"},
         {"chains 4 2 --count --skip 1", "--skip: cannot be combined with --count; give one of them"},
         {"chains 4 2 --count --limit 1", "--limit: cannot be combined with --count; give one of them"},
         {"chains 4 2 --skip some", "--skip: \"some\" is not a whole number; give 0 to 18446744073709551615"},
         {"chains 4 2 --limit -1", "--limit: -1 is out of range; give 0 to 18446744073709551615"},
         {"chain 4 2", "unknown command \"chain\"; did you mean chains?"}})));

INSTANTIATE_TEST_SUITE_P(
    CycleIndex, UsageError,
    ::testing::ValuesIn(cases_of(
        "cycle-index",
        {{"", "GROUP: missing; give cyclic N, dihedral N, square-cells N or cube-faces"},
         {"cyclc 4", "GROUP: \"cyclc\" is not a valid group; did you mean cyclic?"},
         {"4", "GROUP: \"4\" is not a valid group; choose cyclic, dihedral, square-cells or cube-faces"},
         {"cyclic", "N: missing; give 0 to 300 after cyclic"},
         {"square-cells", "N: missing; give 0 to 100 after square-cells"},
         {"dihedral 301", "N: 301 is out of range; give 0 to 300"},
         {"dihedral -1", "N: -1 is out of range; give 0 to 300"},
         {"square-cells 101", "N: 101 is out of range; give 0 to 100"},
         {"cyclic x", "N: \"x\" is not a whole number; give 0 to 300"},
         {"cyclic 4 5", "unexpected argument \"5\"; give only GROUP and N"},
         {"cube-faces 6", "unexpected argument \"6\"; cube-faces has no N"},
         {"cube-faces --colors 1000001", "--colors: 1000001 is out of range; give 0 to 1000000"},
         {"cube-faces --colors -1", "--colors: -1 is out of range; give 0 to 1000000"},
         {"cube-faces --colors red", "--colors: \"red\" is not a whole number; give 0 to 1000000"},
         {"cube-faces --count", "unknown option \"--count\"; try --help"}})));

INSTANTIATE_TEST_SUITE_P(
    Threads, UsageError,
    ::testing::ValuesIn(cases_of(
        "", {{"list 8 --threads 2", "--threads: needs --canonical; add it"},
             {"list 8 --degenerate --threads 2", "--threads: needs --canonical; add it"},
             {"list 8 --canonical --threads 0", "--threads: 0 is out of range; give 1 to 256"},
             {"orbits 5 --rule rooks --threads 2",
              "--threads: only the search for queens is parallel; remove --threads or --rule"},
             {"orbits --from - --threads 2", "--from: cannot be combined with --threads; give one of them"},
             {"orbits 8 --threads 257", "--threads: 257 is out of range; give 1 to 256"},
             {"symmetric 8 --threads two", "--threads: \"two\" is not a whole number; give 1 to 256"},
             {"list 8 --rule knights",
              "--rule: \"knights\" is not a valid rule; choose queens, superqueens, torus or rooks"},
             {"orbits 8 --rule rook", "--rule: \"rook\" is not a valid rule; did you mean rooks?"}})));

INSTANTIATE_TEST_SUITE_P(
    Ranks, UsageError,
    ::testing::ValuesIn(cases_of(
        "",
        {{"nth", "N: missing; give 0 to 28, as in `eightfold nth 8 0`"},
         {"nth 8", "K: missing; give the position of the solution, from 0, as in `eightfold nth 8 0`"},
         {"nth 8 1 2", "unexpected argument \"2\"; give only N and K"},
         {"nth 29 0", "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
         {"nth eight 0", "N: \"eight\" is not a whole number; give 0 to 28"},
         {"nth 8 -1", "K: -1 is out of range; give 0 to 18446744073709551614"},
         {"nth 8 18446744073709551615",
          "K: 18446744073709551615 is out of range; give 0 to 18446744073709551614"},
         {"nth 8 92", "K: 92 is out of range (N = 8 has 92 solutions); give 0 to 91"},
         {"nth 0 1", "K: 1 is out of range (N = 0 has 1 solution); give 0 to 0"},
         {"nth 2 0", "K: 2 queens have no solution"},
         {"nth 10 0 --format digits",
          "--format digits: not available for N = 10: one digit per column allows up to N = 9; use --format "
          "vector"},
         {"nth 8 0 --format fen --base 1",
          "--base: the format fen has a fixed numbering; use vector, json or ndjson"},
         {"rank", "PLACEMENT: missing; give one like \"[0 4 7 5 2 6 1 3]\", or - for standard input"},
         {"rank 2413 3142", "unexpected argument \"3142\"; give only PLACEMENT, in quotes if it has spaces"},
         {"rank 2413 --base 2", "--base: \"2\" is not a valid base; choose 0 or 1"},
         {"sample", "N: missing; give 0 to 28, as in `eightfold sample 8`"},
         {"sample 8 9", "unexpected argument \"9\"; give only N"},
         {"sample 29", "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
         {"sample 3", "N: 3 queens have no solution to draw"},
         {"sample 8 --draws 1000001", "--draws: 1000001 is out of range; give 0 to 1000000"},
         {"sample 8 --draws -1", "--draws: -1 is out of range; give 0 to 1000000"},
         {"sample 8 --seed 18446744073709551616",
          "--seed: 18446744073709551616 is out of range; give 0 to 18446744073709551615"},
         {"sample 8 --seed x", "--seed: \"x\" is not a whole number; give 0 to 18446744073709551615"},
         {"sample 10 --format digits",
          "--format digits: not available for N = 10: one digit per column allows up to N = 9; use --format "
          "vector"}})));

INSTANTIATE_TEST_SUITE_P(
    Symmetric, UsageError,
    ::testing::ValuesIn(cases_of(
        "symmetric", {{"", "N: missing; give 0 to 71, or a range like 1..20"},
                      {"8 9", "unexpected argument \"9\"; give only N"},
                      {"72", "N: 72 is out of range; give 0 to 71"},
                      {"72 --turn quarter", "N: 72 is out of range; give 0 to 71"},
                      {"41 --turn half", "N: 41 is out of range (the limit of the half turn); give 0 to 40"},
                      {"33 --list", "N: 33 is out of range (the limit of --list); give 0 to 32"},
                      {"-1 --list", "N: -1 is out of range; give 0 to 71"},
                      {"8 --turn third", "--turn: \"third\" is not a valid turn; choose half or quarter"},
                      {"8 --skip 1", "--skip: needs --list; add it"},
                      {"8 --limit 1", "--limit: needs --list; add it"},
                      {"8 --format fen", "--format fen: needs --list; add it"},
                      {"8 --base 1", "--base: needs --list; add it"},
                      {"8 --list --threads 2", "--list: cannot be combined with --threads; give one of them"},
                      {"12 --list --format digits",
                       "--format digits: not available for N = 12: one digit per column allows up to N = 9; "
                       "use --format vector"}})));

}  // namespace
}  // namespace eightfold::test
