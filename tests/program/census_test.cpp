#include <gtest/gtest.h>

#include <csignal>

#include "eightfold/reports/text/internal/words.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string census(const std::string& words) {
  const ProgramRun run = eightfold("census " + words + " --width 200");
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  EXPECT_EQ(run.err, "") << words;
  return run.out;
}

// The number and its source, on the line that begins with the name: "92  computed: ...", without the time.
std::string figure(const std::string& text, const std::string& name) {
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with(name + "  ")) continue;
    std::string rest = line.substr(line.find_first_not_of(' ', name.size()));
    if (const auto time = rest.find(" s;"); time != std::string::npos)
      rest.erase(rest.rfind(", ", time), time + 2 - rest.rfind(", ", time));
    else if (rest.ends_with(" s"))
      rest.erase(rest.rfind(", "));
    return rest;
  }
  return "no such line";
}

const std::string q = "solutions (Q)";
const std::string h = "fixed by the half turn (H)";
const std::string r = "fixed by the quarter turn (R)";
const std::string u = "fundamental solutions (U)";
const std::string of_8 = "  of size 8, fixed by the identity only";
const std::string of_4 = "  of size 4, fixed by the half turn only";
const std::string of_2 = "  of size 2, fixed by the quarter turns";

TEST(CensusCommand, shows_every_count_for_eight_queens) {
  const std::string text = census("8");
  EXPECT_EQ(text.rfind("Census of the 8-queens solutions\n\n", 0), 0U);
  EXPECT_EQ(figure(text, q), "92  computed: engine backtrack");
  EXPECT_EQ(figure(text, h), "4  computed: a queen placed with its image");
  EXPECT_EQ(figure(text, r), "0  computed: pairings of N-1, N-3, ...");
  EXPECT_EQ(figure(text, u), "12  derived: (Q + H + 2R) / 8");
  EXPECT_EQ(figure(text, of_8), "11  derived: (Q - H) / 8");
  EXPECT_EQ(figure(text, of_4), "1  derived: (H - R) / 4");
  EXPECT_EQ(figure(text, of_2), "0  derived: R / 2");
  EXPECT_TRUE(
      has_line(text, "The same as published in OEIS A000170, OEIS A032522, OEIS A033148 and OEIS A002562."));
  EXPECT_TRUE(has_line(text, "92 = 11x8 + 1x4"));
  EXPECT_TRUE(has_line(text, "U = (92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12"));
}

TEST(CensusCommand, finds_one_placement_of_no_queens_and_of_one_queen) {
  for (const std::string n : {"0", "1"}) {
    const std::string text = census(n);
    for (const std::string& name : {q, h, r})
      EXPECT_TRUE(figure(text, name).starts_with("1  computed: ")) << text;
    EXPECT_TRUE(figure(text, u).starts_with("1  derived: the one placement")) << text;
    EXPECT_EQ(figure(text, "  of size 1, fixed by all eight symmetries"),
              "1  derived: every symmetry fixes it")
        << text;
    EXPECT_EQ(figure(text, of_8), "no such line") << text;
    EXPECT_EQ(contains(text, "published"), n == "1") << "most of the sequences begin at 1";
  }
}

TEST(CensusCommand, finds_no_solutions_for_two_and_three_queens) {
  for (const std::string n : {"2", "3"}) {
    const std::string text = census(n);
    for (const std::string& name : {q, h, r, u, of_8, of_4, of_2})
      EXPECT_TRUE(figure(text, name).starts_with("0  ")) << text;
    EXPECT_TRUE(has_line(text, "0 = 0"));
  }
}

TEST(CensusCommand, uses_published_counts_where_computing_takes_long) {
  for (const int n : {26, 27}) {
    const std::string text = census(std::to_string(n));
    const PublishedCounts& known = published_counts(n);
    EXPECT_EQ(figure(text, q), reports::grouped(*known.all) + "  published: OEIS A000170");
    EXPECT_EQ(figure(text, h), reports::grouped(*known.half_turn) + "  published: OEIS A032522");
    EXPECT_EQ(figure(text, r), "0  computed: none, because N mod 4 is not 0 or 1");
    EXPECT_EQ(figure(text, u), reports::grouped(*known.fundamental) + "  derived: (Q + H + 2R) / 8");
    EXPECT_TRUE(figure(text, of_8).ends_with("  derived: (Q - H) / 8"));
  }
}

TEST(CensusCommand, names_the_counts_that_are_unknown) {
  const std::string unknown = "?  unknown: not computed beyond this N; no published count is known";
  const std::string text = census("28");
  EXPECT_EQ(figure(text, q), unknown);
  EXPECT_EQ(figure(text, h), "1,250,901,440  published: OEIS A032522");
  EXPECT_EQ(figure(text, r), "32,896  computed: pairings of N-1, N-3, ...");
  EXPECT_EQ(figure(text, u), "?  unknown: (Q + H + 2R) / 8 needs Q");
  EXPECT_EQ(figure(text, of_8), "?  unknown: (Q - H) / 8 needs Q");
  EXPECT_EQ(figure(text, of_4), "312,717,136  derived: (H - R) / 4");
  EXPECT_EQ(figure(text, of_2), "16,448  derived: R / 2");
  EXPECT_FALSE(contains(text, "U = ")) << "no equation without its numbers";

  const std::string forty = census("40");
  EXPECT_EQ(figure(forty, q), unknown);
  EXPECT_EQ(figure(forty, h), unknown);
  EXPECT_EQ(figure(forty, r), "77,184,000  computed: pairings of N-1, N-3, ...");
  EXPECT_EQ(figure(forty, u), "?  unknown: (Q + H + 2R) / 8 needs Q and H");
  EXPECT_EQ(figure(forty, of_8), "?  unknown: (Q - H) / 8 needs Q and H");
  EXPECT_EQ(figure(forty, of_4), "?  unknown: (H - R) / 4 needs H");
  EXPECT_EQ(figure(forty, of_2), "38,592,000  derived: R / 2");

  const std::string sixty = census("60");
  EXPECT_EQ(figure(sixty, r), "194,409,626,533,888  published: OEIS A033148");
  EXPECT_EQ(figure(sixty, of_2), "97,204,813,266,944  derived: R / 2");

  const std::string without_any = census("68");
  EXPECT_EQ(figure(without_any, r), unknown);
  EXPECT_EQ(figure(without_any, u), "?  unknown: (Q + H + 2R) / 8 needs Q and H and R");
  EXPECT_EQ(figure(without_any, of_2), "?  unknown: R / 2 needs R");

  EXPECT_EQ(figure(census("71"), r), "0  computed: none, because N mod 4 is not 0 or 1");
}

TEST(CensusCommand, shows_no_published_count_with_computed_only) {
  for (const std::string n : {"0", "1", "8", "16", "30", "60", "71"}) {
    const std::string text = census(n + " --computed-only");
    for (const std::string other : {"OEIS", "published:", "published (", "PUBLISHED"})
      EXPECT_FALSE(contains(text, other)) << text;
  }
  const std::string excluded = "?  unknown: not computed beyond this N; published counts are excluded";
  const std::string text = census("60 --computed-only");
  for (const std::string& name : {q, h, r}) EXPECT_EQ(figure(text, name), excluded);
  EXPECT_EQ(figure(text, of_2), "?  unknown: R / 2 needs R");
  EXPECT_EQ(figure(census("30 --computed-only"), h), excluded) << "14589438024 is published";
  EXPECT_EQ(figure(census("30"), h), "14,589,438,024  published: OEIS A032522");
}

TEST(CensusCommand, processes_a_range_in_order) {
  const std::string text = census("4..8");
  std::size_t last = 0;
  for (int n = 4; n <= 8; ++n) {
    const std::string head = "Census of the " + std::to_string(n) + "-queens solutions\n";
    const auto place = (n > 4 ? "\n\n" : "") + head;
    const auto found = text.find(place);
    ASSERT_NE(found, std::string::npos) << text;
    EXPECT_GE(found, last);
    last = found;
  }
  EXPECT_FALSE(contains(text, "3-queens") || contains(text, "9-queens")) << text;
  EXPECT_TRUE(census("5..5").starts_with("Census of the 5-queens solutions\n"));
}

// Types and total: OEIS A000903, A000899, and data/reference/relatives.tsv for the others.
TEST(CensusCommand, lists_the_solutions_of_other_rules) {
  const std::string text = census("8 --rule rooks");
  EXPECT_EQ(text.rfind("Census of the 8-rooks solutions\n", 0), 0U);
  const std::vector<std::pair<std::string, std::string>> known = {
      {"solutions", "40,320  computed: listed"},
      {"fixed by a half turn", "384  computed: each tested against the half turn"},
      {"fixed by a quarter turn", "12  computed: each tested against the clockwise quarter turn"},
      {"fixed by a diagonal mirror", "764  computed: each tested against the mirror in the main diagonal"},
      {"fixed by an axis mirror", "0  computed: each tested against the left-right mirror"},
      {"fundamental solutions", "5,282  computed: those that come before all their images"},
      {"  of size 8, fixed by the identity only", "4,820  computed: by their stabilizers"},
      {"  of size 4, fixed by the half turn only", "74  computed: by their stabilizers"},
      {"  of size 4, fixed by one diagonal mirror", "344  computed: by their stabilizers"},
      {"  of size 2, fixed by both diagonal mirrors", "38  computed: by their stabilizers"},
      {"  of size 2, fixed by the quarter turns", "6  computed: by their stabilizers"}};
  for (const auto& [name, expected] : known) EXPECT_EQ(figure(text, name), expected);
  EXPECT_TRUE(has_line(text, "40,320 = 4,820x8 + 418x4 + 44x2"));
  EXPECT_TRUE(has_line(text, "U = (40,320 + 12 + 384 + 12 + 0 + 0 + 764 + 764) / 8 = 42,256 / 8 = 5,282"));
  EXPECT_TRUE(contains(census("5 --rule torus"), "Census of the 5-queens solutions on the torus\n"));
  EXPECT_EQ(census("6 --rule queens").substr(0, 30), census("6").substr(0, 30));
}

TEST(CensusCommand, warns_before_a_long_listing) {
  const ProgramRun run = eightfold("census 20 --rule rooks", {.kill_with = SIGTERM});
  EXPECT_EQ(run.exit_code, 128 + SIGTERM);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(
      run.err,
      "eightfold: note: visiting every solution of N = 20 may take minutes to years; press Ctrl-C to stop\n");
}

TEST(CensusCommand, names_the_invalid_argument) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{}, "N: missing; give 0 to 71, or a range like 1..27"},
      {{""}, "N: \"\" is not a whole number; give 0 to 71"},
      {{"x"}, "N: \"x\" is not a whole number; give 0 to 71"},
      {{"-1"}, "N: -1 is out of range; give 0 to 71"},
      {{"72"}, "N: 72 is out of range; give 0 to 71"},
      {{"1..72"}, "N: 72 is out of range; give 0 to 71"},
      {{"8..4"}, "N: 8..4 is an empty range; give 4..8"},
      {{"4.."}, "N: \"\" is not a whole number; give 0 to 71"},
      {{"8", "9"}, "unexpected argument \"9\"; give only N"},
      {{"21", "--rule", "rooks"}, "N: 21 is out of range; give 0 to 20"},
      {{"29", "--rule", "torus"}, "N: 29 is out of range; give 0 to 28"},
      {{"--rule", "rooks"}, "N: missing; give 0 to 71, or a range like 1..27"},
      {{"8", "--rule", "bishops"},
       "--rule: \"bishops\" is not a valid rule; choose queens, superqueens, torus or rooks"},
      {{"8", "--format", "xml"}, "--format: \"xml\" is not a valid format; choose text, json or csv"},
      {{"8", "--format", "csv", "--width", "80"}, "--width: applies to text only; use --format text"},
      {{"8", "--threads", "0"}, "--threads: 0 is out of range; give 1 to 256"},
      {{"8", "--computed"}, "unknown option \"--computed\"; did you mean --computed-only?"},
      {{"8", "--frob"}, "unknown option \"--frob\"; try --help"}};
  for (const auto& [words, message] : cases) {
    std::vector<std::string> arguments = {"census"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    const ProgramRun run = eightfold(arguments);
    EXPECT_EQ(run.exit_code, 2) << message;
    EXPECT_EQ(run.out, "") << message;
    EXPECT_EQ(run.err, "eightfold: " + message + "\n");
  }
}

TEST(CensusCommand, reports_a_full_standard_output) {
  const ProgramRun run = eightfold("census 8", {.output_path = "/dev/full"});
  EXPECT_EQ(run.exit_code, 74);
  EXPECT_EQ(run.err, "eightfold: standard output: No space left on device\n");
}

}  // namespace
}  // namespace eightfold::test
