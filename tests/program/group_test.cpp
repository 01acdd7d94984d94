#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(Group, shows_elements_table_classes_and_subgroups) {
  const ProgramRun run = eightfold("group");
  EXPECT_EQ(run.exit_code, 0);
  for (const std::string part :
       {"r   clockwise quarter turn         rotate90         (j, m-i)        4  r3", "r   [ 0  1; -1  0]",
        "h     h   t   v   a   e   r2  r   r3", "axis mirrors         2  h v",
        "diagonal Klein group        diagonal_klein       4  yes     e r2 t a"})
    EXPECT_NE(run.out.find(part), std::string::npos) << part;
}

TEST(Group, shows_one_table) {
  std::string all;
  for (const std::string table : {"elements", "cayley", "classes", "subgroups"}) {
    const std::string text = eightfold("group --table " + table).out;
    EXPECT_GT(lines_of(text).size(), 5U) << table;
    all += (all.empty() ? "" : "\n") + text;
  }
  EXPECT_EQ(all, eightfold("group").out);
}

TEST(Group, shows_the_table_of_marks_with_an_example) {
  const ProgramRun run = eightfold("group --marks");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  for (const std::string part : {"\none diagonal mirror         4    0        2      0 ", "How to read it",
                                 "How to use it", "x = (92 - 4*1) / 8 = 11\n",
                                 "Orbits: 11 fixed by the identity only and 1 fixed by the half turn only."})
    EXPECT_NE(run.out.find(part), std::string::npos) << part;
}

TEST(Group, shows_the_lattice_as_text_or_for_graphviz) {
  const ProgramRun text = eightfold("group --lattice");
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_NE(text.out.find("\nOrder 4\n"), std::string::npos);
  EXPECT_EQ(eightfold("group --lattice --format text").out, text.out);
  const ProgramRun dot = eightfold("group --lattice --format dot");
  EXPECT_EQ(dot.exit_code, 0);
  EXPECT_NE(dot.out.find("\ndigraph lattice {\n"), std::string::npos);
  EXPECT_EQ(eightfold("group --lattice --format dot --color always").out, dot.out);
}

TEST(Group, generates_a_subgroup_from_names_with_hyphens_or_underscores) {
  const ProgramRun run = eightfold("group --generate rotate90,flip_horizontal");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out.find("\nsubgroup  full group (full)\norder     8\n"), std::string::npos);
  EXPECT_NE(run.out.find("\nmirror in the main diagonal    transpose              2  flip_horizontal *\n"),
            std::string::npos);
  EXPECT_EQ(eightfold("group --generate rotate90,flip-horizontal").out, run.out);
  EXPECT_NE(eightfold("group --generate identity").out.find("\nsubgroup  trivial group (trivial)\n"),
            std::string::npos);
}

TEST(Group, colors_headings_on_request) {
  for (const std::string option : {"", " --marks", " --lattice", " --generate rotate180"})
    EXPECT_NE(eightfold("group --color always" + option).out.find("\x1b[1m"), std::string::npos) << option;
}

TEST(Group, rejects_excluded_options_and_unknown_symmetries) {
  const std::string all =
      "identity, rotate90, rotate180, rotate270, flip-horizontal, flip-vertical, transpose or anti-transpose";
  const std::map<std::string, std::string> cases = {
      {"--marks --lattice", "--marks: cannot be combined with --lattice; give one of them"},
      {"--generate rotate90 --marks", "--marks: cannot be combined with --generate; give one of them"},
      {"--lattice --generate rotate90", "--lattice: cannot be combined with --generate; give one of them"},
      {"--table cayley --marks", "--table: cannot be combined with --marks; give one of them"},
      {"--table cayly", "--table: \"cayly\" is not a valid table; did you mean cayley?"},
      {"--format dot", "--format: dot needs --lattice; add it"},
      {"--marks --format dot", "--format: dot needs --lattice; add it"},
      {"--lattice --format dot --width 80", "--width: applies to text only; use --format text"},
      {"--format json --charset ascii", "--charset: applies to text only; use --format text"},
      {"--format csv", "--format: csv is for one table; add --table, --marks, --lattice or --generate"},
      {"--lattice --format svg", "--format: \"svg\" is not a valid format; choose text, json, csv or dot"},
      {"--lattice=yes", "--lattice: takes no value; remove it"},
      {"--marks 8", "unexpected argument \"8\"; give none"},
      {"--mark", "unknown option \"--mark\"; did you mean --marks?"},
      {"--generate rotat90", "--generate: \"rotat90\" is not a valid symmetry; did you mean rotate90?"},
      {"--generate rotate90,Flip-Horizontal",
       "--generate: \"Flip-Horizontal\" is not a valid symmetry; did you mean flip-horizontal?"},
      {"--generate rotate90,", "--generate: \"\" is not a valid symmetry; choose " + all},
      {"--generate full", "--generate: \"full\" is not a valid symmetry; choose " + all},
      {"--generate", "--generate: missing value; add one"}};
  for (const auto& [options, message] : cases) {
    const ProgramRun run = eightfold("group " + options);
    EXPECT_EQ(run.exit_code, 2) << options;
    EXPECT_EQ(run.out, "") << options;
    EXPECT_EQ(run.err, "eightfold: " + message + "\n");
  }
}

}  // namespace
}  // namespace eightfold::test
