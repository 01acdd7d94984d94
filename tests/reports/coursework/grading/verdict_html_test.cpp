#include <gtest/gtest.h>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

// The body of the page, which is XML too.
boost::property_tree::ptree body_of(const std::string& page) {
  const std::size_t begin = page.find("<body>");
  std::istringstream stream(page.substr(begin, page.find("</html>") - begin));
  boost::property_tree::ptree tree;
  boost::property_tree::read_xml(stream, tree);
  return tree.get_child("body");
}

TEST(VerdictHtml, is_a_page_with_the_verdicts_of_each_submission) {
  const std::string page = verdict_html(std::vector{test::ann(), test::cyd()});
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n"));
  EXPECT_EQ(body_of(page).count("article"), 2U);
  EXPECT_TRUE(test::mentions(page, {"<h1>ann.json by Ann Ahn</h1>", "Score: 2.5 of 5.",
                                    "<h2>Sum of the fixed points: error carried forward</h2>",
                                    "every orbit was taken to be full", "Cannot be read:"}));
}

TEST(VerdictHtml, begins_with_the_assignment_for_a_student) {
  GradedSubmission ann = test::ann();
  ann.title = "Eight <queens>";
  EXPECT_TRUE(test::mentions(verdict_html(std::vector{ann}), {"<title>Eight &lt;queens&gt;: Ann Ahn</title>",
                                                              "<h1>Eight &lt;queens&gt;: Ann Ahn</h1>"}));
}

TEST(VerdictHtml, runs_nothing_and_loads_nothing) {
  const std::string page = verdict_html(std::vector{test::mallory()});
  EXPECT_EQ(body_of(page).count("article"), 1U);
  for (const std::string part : {"<script", "<b ", "onclick=\"", "href=", "src=", "<link", "url("})
    EXPECT_FALSE(test::contains(page.substr(page.find("<article>")), part)) << part;
}

}  // namespace
}  // namespace eightfold::coursework
