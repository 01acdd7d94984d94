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
        Case{{"chains", "6", "2", "--count", "--format", "csv", "--width", "80"},
             "--width: applies to text only; use --format text"},
        Case{{"cycle-index", "cube-faces", "--format", "json", "--charset", "ascii"},
             "--charset: applies to text only; use --format text"},
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
    Rules, UsageError,
    ::testing::Values(
        Case{{"count", "8", "--rule", "bishops"},
             "--rule: \"bishops\" is not a valid rule; choose queens, superqueens, torus or rooks"},
        Case{{"tree", "8", "--rule", "rook"}, "--rule: \"rook\" is not a valid rule; did you mean rooks?"},
        Case{{"show", "[0]", "--rule"}, "--rule: missing value; add one"},
        Case{{"count", "8", "--rule", "rooks", "--engine", "lanes"},
             "--engine lanes: counts queens only; remove it or --rule rooks"},
        Case{{"count", "8", "--engine", "halves", "--rule", "torus"},
             "--engine halves: counts queens only; remove it or --rule torus"},
        Case{{"count", "8", "--rule", "superqueens", "--kernel", "scalar"},
             "--kernel: the engine for --rule superqueens has no kernels; remove --kernel"},
        Case{{"count", "21", "--rule", "rooks"},
             "N: 21 is out of range (21! placements need more than 64 bits); give 0 to 20"},
        Case{{"count", "1..32", "--rule", "rooks", "--prefix", "0"},
             "N: 22 leaves 21 rooks to place (21! placements need more than 64 bits); give a "
             "prefix that leaves at most 20"},
        Case{{"count", "29", "--rule", "torus"},
             "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"}));

INSTANTIATE_TEST_SUITE_P(
    Combinations, UsageError,
    ::testing::Values(
        Case{{"list", "8", "--rows", "9"}, "--rows: 9 is out of range; give 0 to 8"},
        Case{{"list", "8", "--rows", "3", "--canonical"},
             "--rows: partial placements have no symmetries; remove --rows or --canonical"},
        Case{{"list", "8", "--rows", "3", "--degenerate"},
             "--rows: partial placements have no symmetries; remove --rows or --degenerate"},
        Case{{"list", "8", "--rows", "3", "--group", "d4"},
             "--group: needs --canonical or --degenerate; add one of them"},
        Case{{"list", "8", "--group", "d4"}, "--group: needs --canonical or --degenerate; add one of them"},
        Case{{"list", "10", "--format", "digits"},
             "--format digits: not available for N = 10: one digit per column allows up to N = 9; use "
             "--format "
             "vector"},
        Case{{"list", "6", "--format", "fen"},
             "--format fen: not available for N = 6: FEN is for the 8x8 board; use --format board"},
        Case{{"list", "8", "--format", "digits", "--base", "1"},
             "--base: the format digits has a fixed numbering; use vector, json or ndjson"},
        Case{{"orbits", "8", "--base", "1"}, "--base: needs --from; add it"},
        Case{{"orbits", "8", "--from", "x"}, "--from: cannot be combined with N; give one of them"},
        Case{{"orbits", "8", "--force"}, "--force: needs --output-dir; add it"},
        Case{{"orbits", "8", "-o", "x", "--output-dir", "y"},
             "--output: cannot be combined with --output-dir; give one of them"},
        Case{{"orbits", "--from", "x", "--output-dir", "y"},
             "--from: cannot be combined with --output-dir; give one of them"}));

INSTANTIATE_TEST_SUITE_P(
    Chains, UsageError,
    ::testing::Values(Case{{"chains"},
                           "N: missing; give the number of beads, 0 to 300, and of colors, 0 to 100, as in "
                           "`eightfold chains 3 2`"},
                      Case{{"chains", "4"},
                           "M: missing; give the number of colors, 0 to 100, as in `eightfold chains 3 2`"},
                      Case{{"chains", "301", "2"}, "N: 301 is out of range; give 0 to 300"},
                      Case{{"chains", "-1", "2"}, "N: -1 is out of range; give 0 to 300"},
                      Case{{"chains", "four", "2"}, "N: \"four\" is not a whole number; give 0 to 300"},
                      Case{{"chains", "4", "101"}, "M: 101 is out of range; give 0 to 100"},
                      Case{{"chains", "4", "-2"}, "M: -2 is out of range; give 0 to 100"},
                      Case{{"chains", "4", "red"}, "M: \"red\" is not a whole number; give 0 to 100"},
                      Case{{"chains", "4", "2", "1"}, "unexpected argument \"1\"; give only N and M"},
                      Case{{"chains", "4", "2", "--necklaces", "--bracelets"},
                           "--necklaces: cannot be combined with --bracelets; give one of them"},
                      Case{{"chains", "4", "2", "--count", "--skip", "1"},
                           "--skip: cannot be combined with --count; give one of them"},
                      Case{{"chains", "4", "2", "--count", "--limit", "1"},
                           "--limit: cannot be combined with --count; give one of them"},
                      Case{{"chains", "4", "2", "--skip", "some"},
                           "--skip: \"some\" is not a whole number; give 0 to 18446744073709551615"},
                      Case{{"chains", "4", "2", "--limit", "-1"},
                           "--limit: -1 is out of range; give 0 to 18446744073709551615"},
                      Case{{"chain", "4", "2"}, "unknown command \"chain\"; did you mean chains?"}));

INSTANTIATE_TEST_SUITE_P(
    CycleIndex, UsageError,
    ::testing::Values(
        Case{{"cycle-index"}, "GROUP: missing; give cyclic N, dihedral N, square-cells N or cube-faces"},
        Case{{"cycle-index", "cyclc", "4"}, "GROUP: \"cyclc\" is not a valid group; did you mean cyclic?"},
        Case{{"cycle-index", "4"},
             "GROUP: \"4\" is not a valid group; choose cyclic, dihedral, square-cells or cube-faces"},
        Case{{"cycle-index", "cyclic"}, "N: missing; give 0 to 300 after cyclic"},
        Case{{"cycle-index", "square-cells"}, "N: missing; give 0 to 100 after square-cells"},
        Case{{"cycle-index", "dihedral", "301"}, "N: 301 is out of range; give 0 to 300"},
        Case{{"cycle-index", "dihedral", "-1"}, "N: -1 is out of range; give 0 to 300"},
        Case{{"cycle-index", "square-cells", "101"}, "N: 101 is out of range; give 0 to 100"},
        Case{{"cycle-index", "cyclic", "x"}, "N: \"x\" is not a whole number; give 0 to 300"},
        Case{{"cycle-index", "cyclic", "4", "5"}, "unexpected argument \"5\"; give only GROUP and N"},
        Case{{"cycle-index", "cube-faces", "6"}, "unexpected argument \"6\"; cube-faces has no N"},
        Case{{"cycle-index", "cube-faces", "--colors", "1000001"},
             "--colors: 1000001 is out of range; give 0 to 1000000"},
        Case{{"cycle-index", "cube-faces", "--colors", "-1"},
             "--colors: -1 is out of range; give 0 to 1000000"},
        Case{{"cycle-index", "cube-faces", "--colors", "red"},
             "--colors: \"red\" is not a whole number; give 0 to 1000000"},
        Case{{"cycle-index", "cube-faces", "--count"}, "unknown option \"--count\"; try --help"}));

INSTANTIATE_TEST_SUITE_P(
    Threads, UsageError,
    ::testing::Values(
        Case{{"list", "8", "--threads", "2"}, "--threads: needs --canonical; add it"},
        Case{{"list", "8", "--degenerate", "--threads", "2"}, "--threads: needs --canonical; add it"},
        Case{{"list", "8", "--canonical", "--threads", "0"}, "--threads: 0 is out of range; give 1 to 256"},
        Case{{"orbits", "5", "--rule", "rooks", "--threads", "2"},
             "--threads: only the search for queens is parallel; remove --threads or --rule"},
        Case{{"orbits", "--from", "-", "--threads", "2"},
             "--from: cannot be combined with --threads; give one of them"},
        Case{{"orbits", "8", "--threads", "257"}, "--threads: 257 is out of range; give 1 to 256"},
        Case{{"symmetric", "8", "--threads", "two"},
             "--threads: \"two\" is not a whole number; give 1 to 256"},
        Case{{"list", "8", "--rule", "knights"},
             "--rule: \"knights\" is not a valid rule; choose queens, superqueens, torus or rooks"},
        Case{{"orbits", "8", "--rule", "rook"},
             "--rule: \"rook\" is not a valid rule; did you mean rooks?"}));

INSTANTIATE_TEST_SUITE_P(
    Ranks, UsageError,
    ::testing::Values(
        Case{{"nth"}, "N: missing; give 0 to 28, as in `eightfold nth 8 0`"},
        Case{{"nth", "8"},
             "K: missing; give the position of the solution, from 0, as in `eightfold nth 8 0`"},
        Case{{"nth", "8", "1", "2"}, "unexpected argument \"2\"; give only N and K"},
        Case{{"nth", "29", "0"},
             "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
        Case{{"nth", "eight", "0"}, "N: \"eight\" is not a whole number; give 0 to 28"},
        Case{{"nth", "8", "-1"}, "K: -1 is out of range; give 0 to 18446744073709551614"},
        Case{{"nth", "8", "18446744073709551615"},
             "K: 18446744073709551615 is out of range; give 0 to 18446744073709551614"},
        Case{{"nth", "8", "92"}, "K: 92 is out of range (N = 8 has 92 solutions); give 0 to 91"},
        Case{{"nth", "0", "1"}, "K: 1 is out of range (N = 0 has 1 solution); give 0 to 0"},
        Case{{"nth", "2", "0"}, "K: 2 queens have no solution"},
        Case{{"nth", "10", "0", "--format", "digits"},
             "--format digits: not available for N = 10: one digit per column allows up to N = 9; use "
             "--format "
             "vector"},
        Case{{"nth", "8", "0", "--format", "fen", "--base", "1"},
             "--base: the format fen has a fixed numbering; use vector, json or ndjson"},
        Case{{"rank"}, "PLACEMENT: missing; give one like \"[0 4 7 5 2 6 1 3]\", or - for standard input"},
        Case{{"rank", "2413", "3142"},
             "unexpected argument \"3142\"; give only PLACEMENT, in quotes if it has spaces"},
        Case{{"rank", "2413", "--base", "2"}, "--base: \"2\" is not a valid base; choose 0 or 1"},
        Case{{"sample"}, "N: missing; give 0 to 28, as in `eightfold sample 8`"},
        Case{{"sample", "8", "9"}, "unexpected argument \"9\"; give only N"},
        Case{{"sample", "29"}, "N: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"},
        Case{{"sample", "3"}, "N: 3 queens have no solution to draw"},
        Case{{"sample", "8", "--draws", "1000001"}, "--draws: 1000001 is out of range; give 0 to 1000000"},
        Case{{"sample", "8", "--draws", "-1"}, "--draws: -1 is out of range; give 0 to 1000000"},
        Case{{"sample", "8", "--seed", "18446744073709551616"},
             "--seed: 18446744073709551616 is out of range; give 0 to 18446744073709551615"},
        Case{{"sample", "8", "--seed", "x"},
             "--seed: \"x\" is not a whole number; give 0 to 18446744073709551615"},
        Case{{"sample", "10", "--format", "digits"},
             "--format digits: not available for N = 10: one digit per column allows up to N = 9; use "
             "--format "
             "vector"}));

INSTANTIATE_TEST_SUITE_P(
    Symmetric, UsageError,
    ::testing::Values(Case{{"symmetric"}, "N: missing; give 0 to 71, or a range like 1..20"},
                      Case{{"symmetric", "8", "9"}, "unexpected argument \"9\"; give only N"},
                      Case{{"symmetric", "72"}, "N: 72 is out of range; give 0 to 71"},
                      Case{{"symmetric", "72", "--turn", "quarter"}, "N: 72 is out of range; give 0 to 71"},
                      Case{{"symmetric", "41", "--turn", "half"},
                           "N: 41 is out of range (the limit of the half turn); give 0 to 40"},
                      Case{{"symmetric", "33", "--list"},
                           "N: 33 is out of range (the limit of --list); give 0 to 32"},
                      Case{{"symmetric", "-1", "--list"}, "N: -1 is out of range; give 0 to 71"},
                      Case{{"symmetric", "8", "--turn", "third"},
                           "--turn: \"third\" is not a valid turn; choose half or quarter"},
                      Case{{"symmetric", "8", "--skip", "1"}, "--skip: needs --list; add it"},
                      Case{{"symmetric", "8", "--limit", "1"}, "--limit: needs --list; add it"},
                      Case{{"symmetric", "8", "--format", "fen"}, "--format fen: needs --list; add it"},
                      Case{{"symmetric", "8", "--base", "1"}, "--base: needs --list; add it"},
                      Case{{"symmetric", "8", "--list", "--threads", "2"},
                           "--list: cannot be combined with --threads; give one of them"},
                      Case{{"symmetric", "12", "--list", "--format", "digits"},
                           "--format digits: not available for N = 12: one digit per column allows up to N = "
                           "9; use --format "
                           "vector"}));

}  // namespace
}  // namespace eightfold::test
