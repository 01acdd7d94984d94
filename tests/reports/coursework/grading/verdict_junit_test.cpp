#include <gtest/gtest.h>

#include <boost/property_tree/xml_parser.hpp>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

using boost::property_tree::ptree;

std::vector<GradedSubmission> everybody() { return {test::ann(), test::bob(), test::cyd(), test::mallory()}; }

// The document, read by an independent parser.
ptree parsed(const std::vector<GradedSubmission>& submissions) {
  std::istringstream document(verdict_junit(submissions));
  ptree tree;
  boost::property_tree::read_xml(document, tree);
  return tree.get_child("testsuites");
}

std::vector<ptree> children(const ptree& tree, const std::string& name) {
  std::vector<ptree> found;
  for (const auto& [key, child] : tree)
    if (key == name) found.push_back(child);
  return found;
}

std::string attribute(const ptree& tree, const std::string& name) {
  return tree.get<std::string>("<xmlattr>." + name);
}

TEST(VerdictJunit, has_a_suite_for_each_submission_and_a_case_for_each_claim) {
  const ptree document = parsed(everybody());
  EXPECT_EQ(attribute(document, "name"), "eightfold verify");
  EXPECT_EQ(attribute(document, "tests"), "9");
  EXPECT_EQ(attribute(document, "failures"), "5");
  EXPECT_EQ(attribute(document, "errors"), "1");
  const auto suites = children(document, "testsuite");
  ASSERT_EQ(suites.size(), 4U);
  EXPECT_EQ(attribute(suites[0], "name"), "ann.json");
  EXPECT_EQ(attribute(suites[0], "tests"), "5");
  EXPECT_EQ(attribute(suites[0], "failures"), "4");
  EXPECT_EQ(attribute(suites[0], "errors"), "0");
  EXPECT_EQ(children(suites[0], "testcase").size(), 5U);
}

TEST(VerdictJunit, has_correct_counts_in_its_heads) {
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;
  const ptree document = parsed(everybody());
  for (const ptree& suite : children(document, "testsuite"))
    for (const ptree& test : children(suite, "testcase")) {
      ++tests;
      failures += test.count("failure");
      errors += test.count("error");
    }
  EXPECT_EQ(attribute(document, "tests"), std::to_string(tests));
  EXPECT_EQ(attribute(document, "failures"), std::to_string(failures));
  EXPECT_EQ(attribute(document, "errors"), std::to_string(errors));
}

TEST(VerdictJunit, lets_a_right_claim_pass) {
  const ptree test = parsed(everybody()).get_child("testsuite.testcase");
  EXPECT_EQ(attribute(test, "classname"), "ann.json");
  EXPECT_EQ(attribute(test, "name"), "Number of solutions");
  EXPECT_EQ(test.count("failure") + test.count("error"), 0U);
}

TEST(VerdictJunit, reports_a_claim_that_is_not_right_as_a_failure_with_status_and_evidence) {
  const auto tests = children(parsed({test::ann()}).get_child("testsuite"), "testcase");
  const std::vector<std::string> types = {"", "wrong", "carried", "wrong", "missing"};
  for (std::size_t i = 1; i < tests.size(); ++i)
    EXPECT_EQ(attribute(tests[i].get_child("failure"), "type"), types[i]);
  const ptree orbits = tests[3].get_child("failure");
  EXPECT_EQ(attribute(orbits, "message"), "There are 12 orbits; a number of orbits is whole.");
  EXPECT_TRUE(test::mentions(orbits.data(),
                             {"Submitted: 11.5\n", "It looks as if every orbit was taken to be full."}));
}

TEST(VerdictJunit, reports_an_unreadable_submission_as_an_error) {
  const ptree suite = parsed({test::cyd()}).get_child("testsuite");
  EXPECT_EQ(attribute(suite, "tests"), "1");
  EXPECT_EQ(attribute(suite, "errors"), "1");
  const ptree error = suite.get_child("testcase.error");
  EXPECT_EQ(attribute(error, "message"), test::cyd().unreadable);
  EXPECT_EQ(attribute(error, "type"), "unreadable");
}

TEST(VerdictJunit, escapes_hostile_texts) {
  const ptree suite = parsed({test::mallory()}).get_child("testsuite");
  const std::string clean = reports::clean_line(test::hostile_text);
  EXPECT_EQ(attribute(suite, "name"), clean);
  const auto tests = children(suite, "testcase");
  ASSERT_EQ(tests.size(), 2U);
  EXPECT_EQ(attribute(tests[1], "name"), clean);
  EXPECT_EQ(attribute(tests[1].get_child("failure"), "message"), clean);
  EXPECT_TRUE(test::mentions(tests[1].get_child("failure").data(), {"</failure>]]><b"}));
}

TEST(VerdictJunit, is_well_formed_according_to_xmllint) {
  const std::string xmllint = "/usr/bin/xmllint";
  if (!std::filesystem::exists(xmllint)) GTEST_SKIP() << "no xmllint";
  for (const auto& submissions : {everybody(), std::vector<GradedSubmission>()}) {
    const test::ProgramRun run =
        test::run_program(xmllint, {"--noout", "-"}, {.input = verdict_junit(submissions)});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.err, "");
  }
}

}  // namespace
}  // namespace eightfold::coursework
