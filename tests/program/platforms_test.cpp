// The whole way for each platform: an assignment, submissions in the platform's layout, feedback and grades,
// and the file that goes back.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <ostream>
#include <regex>
#include <string>

#include "eightfold/reports/coursework/roster/csv.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

struct PlatformCase {
  std::string name;
  std::string roster;    // Ann Lee is 11, Bob Ray 12, Tom May 13
  std::string right;     // where the submission of Ann Lee is
  std::string blank;     // where that of Bob Ray is
  std::string feedback;  // on that of Ann Lee
  std::string import_file;

  friend std::ostream& operator<<(std::ostream& out, const PlatformCase& platform) {
    return out << platform.name;
  }
};

const std::vector<PlatformCase> platforms = {
    {"moodle",
     "Identifier,Full name,Email address,Grade,Maximum grade,Last modified (grade),Feedback comments\n"
     "Participant 11,Ann Lee,ann@example.org,,20.00,-,\nParticipant 12,Bob Ray,bob@example.org,,20.00,-,\n"
     "Participant 13,Tom May,tom@example.org,,20.00,-,\n",
     "Ann Lee_11_assignsubmission_file_/my answers.json", "Bob Ray_12_assignsubmission_file_/template.txt",
     "Ann Lee_11_assignsubmission_file_/feedback.html", "moodle-import.csv"},
    {"canvas",
     "Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n\"Lee, Ann\",11,,ann,A\n"
     "\"Ray, Bob\",12,,bob,A\n\"May, Tom\",13,,tom,A\n",
     "leeann_11_501_answers.json", "raybob_12_502_template.txt", "leeann_11_501_answers.html",
     "canvas-import.csv"},
    {"gradescope",
     "First Name,Last Name,SID,Email,Role\nAnn,Lee,11,ann@example.org,Student\n"
     "Bob,Ray,12,bob@example.org,Student\nTom,May,13,tom@example.org,Student\n",
     "1.json", "2.txt", "1.html", "gradescope-scores.csv"},
};

std::string replaced(const std::string& text, const std::string& pattern, const std::string& by) {
  return std::regex_replace(text, std::regex(pattern), by);
}

class Assignments : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(eightfold({"new-assignment", "--seed", "7", "--output-dir", folder / "week"}).exit_code, 0);
    ASSERT_EQ(eightfold({"new-assignment", "--seed", "7", "--output-dir", folder / "dl"}).exit_code, 0)
        << "the assignment's own files are not submissions";
  }

  std::string right() const {
    return replaced(contents_of(folder / "week/key.json"), R"("author": "key")", R"("author": "Ann Lee")");
  }
  std::string blank() const {
    return replaced(contents_of(folder / "week/template.txt"), "author:", "author: Bob Ray");
  }

  TemporaryFolder folder;
};

class Platforms : public Assignments, public ::testing::WithParamInterface<PlatformCase> {};

TEST_P(Platforms, are_served_from_the_assignment_to_the_grades_that_go_back) {
  const PlatformCase& platform = GetParam();
  folder.add("roster.csv", platform.roster);
  for (const auto& [path, text] : {std::pair(platform.right, right()), std::pair(platform.blank, blank())}) {
    std::filesystem::create_directories(std::filesystem::path(folder / ("dl/" + path)).parent_path());
    folder.add("dl/" + path, text);
  }
  const ProgramRun run = eightfold({"verify", folder / "dl", "--rubric", folder / "week/rubric.json",
                                    "--roster", folder / "roster.csv", "--output-dir", folder / "out"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_TRUE(contains(run.out, "Nothing submitted: 1 of 3 students")) << run.out;

  const auto rows = coursework::read_csv(contents_of(folder / "out/grades.csv")).rows;
  ASSERT_EQ(rows.size(), 4U);
  const auto column = [&](std::size_t row, std::string_view title) {
    for (std::size_t i = 0; i < rows[0].cells.size(); ++i)
      if (rows[0].cells[i].text == title) return rows[row].cells.at(i).text;
    return std::string("no such column");
  };
  for (const auto& [row, id, total] : {std::tuple(1, "11", "20"), {2, "12", "0"}, {3, "13", ""}}) {
    EXPECT_EQ(column(static_cast<std::size_t>(row), "id"), id);
    EXPECT_EQ(column(static_cast<std::size_t>(row), "total"), total) << id;
  }
  EXPECT_EQ(column(3, "reason"), "nothing submitted");
  EXPECT_TRUE(contains(contents_of(folder / ("out/feedback/" + platform.feedback)), "Score: 20 of 20."));

  const std::string written = contents_of(folder / ("out/" + platform.import_file));
  const coursework::Roster before = coursework::read_roster(platform.roster);
  const coursework::Roster after = coursework::read_roster(written);
  EXPECT_EQ(after.platform, before.platform);
  EXPECT_EQ(coursework::students_of(after), coursework::students_of(before));
  const auto line_of = [&](std::string_view id) {
    for (const std::string& line : lines_of(written))
      if (contains(line, id)) return line;
    return std::string();
  };
  EXPECT_TRUE(contains(line_of("11"), ",20")) << written;
  EXPECT_TRUE(contains(line_of("12"), ",0")) << written;
}

INSTANTIATE_TEST_SUITE_P(All, Platforms, ::testing::ValuesIn(platforms),
                         [](const auto& platform) { return platform.param.name; });

// Each gets one submission, and its result is what the platform reads.
TEST_F(Assignments, get_their_points_from_autograders) {
  const auto result = [&](const std::string& format, const std::string& file) {
    const ProgramRun run =
        eightfold({"verify", file, "--rubric", folder / "week/rubric.json", "--format", format});
    return nlohmann::json::parse(run.out);
  };
  const std::string key = folder.add("right.json", right());
  const std::string form = folder.add("blank.txt", blank());
  EXPECT_EQ(result("gradescope", key)["score"], 20);
  EXPECT_EQ(result("gradescope", form)["score"], 0);
  EXPECT_EQ(result("prairielearn", key)["score"], 1);
  EXPECT_EQ(result("prairielearn", form)["score"], 0);
}

}  // namespace
}  // namespace eightfold::test
