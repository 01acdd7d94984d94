// The class in data/submissions/class: thirty submissions with the points that a person gives them by the
// rubric.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/roster/csv.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::string samples = EIGHTFOLD_DATA_DIR "/submissions/class";

struct SampleGrade {
  std::string points;
  std::string reason;

  friend bool operator==(const SampleGrade&, const SampleGrade&) = default;
  friend std::ostream& operator<<(std::ostream& out, const SampleGrade& grade) {
    return out << grade.points << " points: " << grade.reason;
  }
};

using SampleGrades = std::map<std::string, SampleGrade>;

// The columns of expected.tsv: file, points, reason; - means none.
SampleGrades expected_grades() {
  SampleGrades grades;
  std::istringstream lines(contents_of(samples + "/expected.tsv"));
  std::string file;
  SampleGrade grade;
  while (std::getline(lines, file, '\t') && std::getline(lines, grade.points, '\t') &&
         std::getline(lines, grade.reason)) {
    for (std::string* text : {&grade.points, &grade.reason})
      if (*text == "-") text->clear();
    grades[file] = grade;
  }
  return grades;
}

SampleGrades grades_in(const std::string& path) {
  const auto table = coursework::read_csv(contents_of(path));
  std::map<std::string, std::size_t> columns;
  for (const auto& cell : table.rows.at(0).cells) columns.emplace(cell.text, columns.size());
  SampleGrades grades;
  for (std::size_t i = 1; i < table.rows.size(); ++i) {
    const auto& cells = table.rows[i].cells;
    EXPECT_EQ(cells.at(columns.at("maximum")).text, "20");
    grades[cells.at(columns.at("file")).text] = {cells.at(columns.at("total")).text,
                                                 cells.at(columns.at("reason")).text};
  }
  return grades;
}

TEST(SampleClass, has_the_expected_points_and_reasons) {
  const TemporaryFolder folder;
  const ProgramRun run =
      eightfold({"verify", samples, "--rubric", samples + "/rubric.json", "--output-dir", folder / "out"});
  EXPECT_EQ(run.exit_code, 65) << "some files cannot be read";
  const SampleGrades expected = expected_grades();
  EXPECT_EQ(expected.size(), 30U);
  const SampleGrades found = grades_in(folder / "out/grades.csv");
  EXPECT_EQ(found.size(), expected.size());
  for (const auto& [file, grade] : expected) {
    const auto at = found.find(file);
    ASSERT_NE(at, found.end()) << file;
    EXPECT_EQ(at->second, grade) << file;
  }
}

// Whether one of the numbers of the answer, or one of the missing solutions, appears in what students read.
TEST(SampleClass, gets_feedback_without_answers) {
  const TemporaryFolder folder;
  eightfold({"verify", samples, "--rubric", samples + "/rubric.json", "--output-dir", folder / "out"});
  for (const std::string name :
       {"attack", "only-rotations", "half-orbit", "zeros", "ninety-two-over-eight"}) {
    const std::string feedback = contents_of(folder / ("out/feedback/" + name + ".html"));
    EXPECT_NE(feedback, "") << name;
    const bool has_twelve = name == "attack";  // the submission says 12
    EXPECT_EQ(contains(feedback, "12"), has_twelve) << name << ": " << feedback;
    EXPECT_FALSE(contains(feedback, "96")) << name;
  }
  EXPECT_FALSE(contains(contents_of(folder / "out/feedback/missing-representative.html"), "36258174"));
  const std::string html = contents_of(folder / "out/feedback/hostile-formula.html");
  EXPECT_FALSE(contains(html, "<script>")) << html;
}

}  // namespace
}  // namespace eightfold::test
