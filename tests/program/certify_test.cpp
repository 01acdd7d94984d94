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
  EXPECT_EQ(eightfold("check -", {.input = std::string(10'000'000, 'x')}).err,
            "eightfold: standard input: line 1: the line is too long\n");
  const TemporaryFolder folder;
  const std::string text = eightfold("certify 8").out;
  for (const std::string& other : {eightfold("list 8").out, eightfold("certify 8 --format opb").out,
                                   std::string("\xff\xfe\0x", 4), "\n" + text})
    EXPECT_TRUE(contains(eightfold("check -", {.input = other + "\n"}).err,
                         ": line 1: expected 'eightfold certificate 1'\n"));
  std::string windows;
  for (const std::string& line : lines_of(text)) windows += line + "\r\n";
  EXPECT_EQ(eightfold("check -", {.input = windows}).err,
            "eightfold: standard input: line 1: the line ends with CR LF; convert it to LF\n");
  EXPECT_EQ(eightfold("check -", {.input = "\xef\xbb\xbf" + text}).exit_code, 0);  // a byte order mark
  EXPECT_EQ(eightfold("check -", {.input = text + text}).err,
            "eightfold: standard input: line 541: there is text after the end\n");
}

TEST(Check, names_a_file_that_it_cannot_read_in_one_line) {
  const TemporaryFolder folder;
  EXPECT_EQ(eightfold("check /no/such/file").err, "eightfold: /no/such/file: No such file or directory\n");
  EXPECT_EQ(eightfold("check /no/such/file").exit_code, 66);
  EXPECT_EQ(eightfold("check " + folder.path()).err, "eightfold: " + folder.path() + ": Is a directory\n");
  EXPECT_EQ(eightfold("check /dev/null").exit_code, 1);
  EXPECT_EQ(eightfold("check /dev/zero").exit_code, 1);
  EXPECT_EQ(eightfold("check").exit_code, 2);
}

TEST(Certify, refuses_wrong_arguments_in_one_line) {
  for (const std::string words :
       {"certify", "certify x", "certify -1", "certify 33", "certify 1000000000", "certify 8 9",
        "certify 8 --rule kings", "certify 8 --group d9", "certify 8 --format xml"}) {
    const ProgramRun run = eightfold(words);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
  }
}

TEST(Certify, leaves_no_part_of_a_file_and_keeps_an_older_one) {
  const TemporaryFolder folder;
  const std::string file = folder.add("a.cert", "old\n");
  EXPECT_EQ(eightfold("certify 8 -o " + folder.path()).exit_code, 73);
  EXPECT_EQ(eightfold("certify 8 -o /dev/full").err, "eightfold: /dev/full: No space left on device\n");
  for (const std::string words : {"certify 12 -o ", "certify 10 --format veripb -o "}) {
    const ProgramRun run =
        run_program("sh", {"-c", "trap '' XFSZ; ulimit -f 100; exec \"$0\" " + words + file, program_path()});
    EXPECT_EQ(run.exit_code, 74);
    EXPECT_EQ(run.err, "eightfold: " + file + ": File too large\n");
  }
  EXPECT_EQ(contents_of(file), "old\n");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"a.cert"});
  EXPECT_EQ(eightfold("certify 4 -o " + file).exit_code, 0);
  EXPECT_EQ(contents_of(file), eightfold("certify 4").out);
}

TEST(Certify, ends_quietly_if_the_reader_closes_the_pipe) {
  for (const std::string words : {"certify 13", "certify 10 --format veripb"}) {
    const ProgramRun run = eightfold(words, {.close_output_after_lines = 1});
    EXPECT_EQ(run.exit_code, 141) << words;
    EXPECT_EQ(run.err, "") << words;
  }
}

TEST(Certify, of_the_smallest_boards_is_checked) {
  for (const std::string n : {"0", "1", "2", "3"})
    for (const std::string words : {" --all", "", " --rule rooks", " --rule torus --group trivial"})
      EXPECT_EQ(eightfold("check -", {.input = eightfold("certify " + n + words).out}).exit_code, 0)
          << n << words;
  EXPECT_TRUE(
      contains(eightfold("check -", {.input = eightfold("certify 0").out}).out, "1 solution in 1 orbit "));
  EXPECT_TRUE(
      contains(eightfold("check -", {.input = eightfold("certify 3").out}).out, "0 solutions in 0 orbits "));
}

}  // namespace
}  // namespace eightfold::test
