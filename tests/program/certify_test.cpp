#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(Certify, writes_a_proof_that_check_accepts) {
  const TemporaryFolder folder;
  const std::string file = folder / "8.cert";
  EXPECT_EQ(eightfold("certify 8 -o " + file).exit_code, 0);
  const ProgramRun run = eightfold("check " + file);
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out,
            "Proved: the 8-queens puzzle has 92 solutions in 12 orbits under the full group: (92 + 0 + 4 + 0 "
            "+ 0 + 0 + 0 + "
            "0) / 8 = 96 / 8 = 12.\n");
  EXPECT_EQ(eightfold("check -", {.input = contents_of(file)}).out, run.out);
}

TEST(Certify, accepts_every_group_and_rule_and_a_list_of_all) {
  EXPECT_EQ(eightfold("certify 5 --rule torus --group half-turn").exit_code, 0);
  const std::string all = eightfold("certify 6 --all").out;
  EXPECT_TRUE(has_line(all, "list all"));
  EXPECT_TRUE(has_line(all, "fixed rotate180 4"));
  EXPECT_EQ(lines_of(all).back(), "end");
}

TEST(Certify, writes_a_pseudo_boolean_problem_and_its_proof) {
  EXPECT_TRUE(contains(eightfold("certify 4 --format opb").out, "* #variable= 16 #constraint= 51\n"));
  EXPECT_TRUE(
      contains(eightfold("certify 4 --format veripb").out, "pseudo-Boolean proof version 1.1\nf 51\n"));
  const ProgramRun run = eightfold("certify 11 --format veripb");
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err, "eightfold: N: 11 is out of range for --format veripb; give 0 to 10\n");
}

TEST(Check, names_the_first_line_that_proves_nothing) {
  const TemporaryFolder folder;
  std::string text = eightfold("certify 6").out;
  text.replace(text.find("sum 8"), 5, "sum 9");
  const std::string file = folder.add("six.cert", text);
  const ProgramRun run = eightfold("check " + file);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  const std::string line = std::to_string(lines_of(text).size() - 2);
  EXPECT_EQ(run.err, "eightfold: " + file + ": line " + line + ": expected 'sum 8'\n");
}

TEST(Check, rejects_what_is_not_a_certificate) {
  EXPECT_EQ(eightfold("check -", {.input = ""}).err,
            "eightfold: standard input: line 1: the certificate is not complete\n");
  EXPECT_EQ(eightfold("check /no/such/file").exit_code, 66);
  EXPECT_EQ(eightfold("check").exit_code, 2);
}

}  // namespace
}  // namespace eightfold::test
