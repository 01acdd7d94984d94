// A list for a board that is too large to check lists costs and earns no points, and only this claim.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "eightfold/reports/coursework/grading/class_summary.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;
using test::mentions;

const std::string large = R"({"n": 17, "solutions": [[0]], "orbit_count": 11977939})";  // OEIS A002562
const std::string only_list = R"({"n": 17, "solutions": [[0]]})";

std::vector<GradedSubmission> graded_large() { return {examine("large.json", large, {})}; }

TEST(NotChecked, is_said_in_text_markdown_and_html) {
  EXPECT_TRUE(mentions(verdict_text(graded_large(), {}),
                       {"not checked", "up to n = 14", "Score: 1 of 1.", "1 right, 1 not checked."}));
  EXPECT_TRUE(
      mentions(verdict_markdown(graded_large(), {}), {"Solutions: not checked", "1 right, 1 not checked"}));
  EXPECT_TRUE(mentions(verdict_html(graded_large(), {}), {"<td>not checked</td>", "up to n = 14"}));
}

TEST(NotChecked, is_a_status_in_json) {
  const json document = json::parse(verdict_json(graded_large(), {}));
  EXPECT_EQ(document["submissions"][0]["claims"][0]["status"], "not_checked");
  EXPECT_EQ(document["submissions"][0]["claims"][0]["findings"][0]["kind"], "not_checked");
}

TEST(NotChecked, is_skipped_in_junit) {
  const std::string report = verdict_junit(graded_large(), {});
  EXPECT_TRUE(mentions(
      report, {R"(tests="2" failures="0" errors="0" skipped="1")", "<skipped message=", "up to n = 14"}));
  EXPECT_EQ(report.find("<failure"), std::string::npos);
}

TEST(NotChecked, has_neither_points_nor_a_mark_in_gradescope) {
  const json results = json::parse(verdict_gradescope(graded_large(), {}));
  EXPECT_EQ(results["score"], 1);
  for (const char* key : {"score", "max_score", "status"}) {
    EXPECT_FALSE(results["tests"][0].contains(key)) << key;
    EXPECT_TRUE(results["tests"][1].contains(key)) << key;
  }
  EXPECT_TRUE(mentions(results["tests"][0]["output"].get<std::string>(), {"not checked"}));
}

TEST(NotChecked, takes_no_points_in_prairielearn) {
  const json results = json::parse(verdict_prairielearn(graded_large(), {}));
  EXPECT_EQ(results["score"], 1);
  EXPECT_EQ(results["tests"][0]["max_points"], 0);
  const json nothing = json::parse(verdict_prairielearn(std::vector{examine("a.json", only_list, {})}, {}));
  EXPECT_EQ(nothing["gradable"], false);
  EXPECT_TRUE(mentions(nothing["format_errors"][0].get<std::string>(), {"up to n = 14"}));
}

TEST(NotChecked, has_a_column_in_the_summary_of_a_class_that_needs_it) {
  EXPECT_TRUE(mentions(class_summary_text(summarize(graded_large()), {}), {"not checked"}));
  EXPECT_TRUE(mentions(class_summary_csv(summarize(graded_large())), {",not_checked,right"}));
  const std::vector<GradedSubmission> small = {examine("a", R"({"n": 8, "orbit_count": 12})", {})};
  EXPECT_EQ(class_summary_text(summarize(small), {}).find("not checked"), std::string::npos);
}

}  // namespace
}  // namespace eightfold::coursework
