// verify with the folders of a class: which files are read, and what is written into --output-dir.
#include "tests/program/verify_class.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "reports/io/internal/zip.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;

TEST_F(VerifyClass, reads_folders_recursively_and_names_what_it_skips) {
  add("class/ann.TXT", right);
  add("class/deep/er/bob.Md", wrong);
  add("class/notes.pdf", "x");
  add("class/.hidden.txt", right);
  add("class/.git/config.txt", right);
  fs::create_symlink("/etc/passwd", folder_ / "class/passwd.txt");
  fs::create_symlink("..", folder_ / "class/loop");
  run_program("mkfifo", {folder_ / "class/pipe.txt"});
  add("other/cyd.csv", "element,fixed\nidentity,92\n");
  const ProgramRun run = this->run("verify class other class/ann.TXT --format csv --n 8");
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 4U) << run.out << run.err;
  EXPECT_TRUE(lines[1].starts_with("class/ann.TXT,"));
  EXPECT_TRUE(lines[2].starts_with("class/deep/er/bob.Md,"));
  EXPECT_TRUE(lines[3].starts_with("other/cyd.csv,"));
  EXPECT_EQ(run.err,
            "eightfold: class: skipped .git and .hidden.txt: hidden\n"
            "eightfold: class: skipped loop and passwd.txt: a link\n"
            "eightfold: class: skipped notes.pdf: not a .json, .txt, .csv, .md, .html or .cert file\n"
            "eightfold: class: skipped pipe.txt: not a regular file\n"
            "eightfold: class: skipped ann.TXT: given twice\n");
}

TEST_F(VerifyClass, grades_certificates_among_other_submissions) {
  ASSERT_EQ(run("certify 8 -o right.cert").exit_code, 0);
  const std::string certificate = file("right.cert");
  add("dl/Ann Lee_4711_assignsubmission_file_/8.cert", certificate);
  std::string altered = certificate;
  altered.replace(altered.find("\norbits 12\n"), 11, "\norbits 11");
  add("dl/Bob Ray_4712_assignsubmission_file_/mine.CERT", altered);
  add("dl/Cyd Poe_4713_assignsubmission_file_/text.txt", certificate);
  add("dl/Dee Fox_4714_assignsubmission_file_/a.txt", right);
  add("roster.csv", "name,id\nAnn Lee,4711\nBob Ray,4712\nCyd Poe,4713\nDee Fox,4714\n");
  add("rubric.json", R"({"exercise": {"n": 8}, "points": {"representatives": 4, "orbit_count": 2}})");
  const ProgramRun run =
      this->run("verify dl --rubric rubric.json --roster roster.csv --output-dir out --format markdown");
  EXPECT_EQ(run.exit_code, 1) << run.err;
  const auto rows = grades();
  ASSERT_EQ(rows.size(), 5U);
  const auto total = std::find(rows[0].begin(), rows[0].end(), "total") - rows[0].begin();
  std::vector<std::string> totals;
  for (std::size_t i = 1; i < rows.size(); ++i) totals.push_back(rows[i][static_cast<std::size_t>(total)]);
  EXPECT_EQ(totals, (std::vector<std::string>{"6", "0", "6", "2"}));
  const std::string feedback = file("out/feedback/Bob Ray_4712_assignsubmission_file_/feedback.md");
  EXPECT_TRUE(mentions(feedback, {"*line 539*: this line does not follow from the lines above it"}))
      << feedback;
  EXPECT_FALSE(mentions(feedback, {"orbits 12"})) << "an answer";
}

TEST_F(VerifyClass, skips_the_files_of_the_assignment) {
  ASSERT_EQ(run("new-assignment --output-dir hw").exit_code, 0);
  add("hw/ann.txt", right);
  const ProgramRun run = this->run("verify hw --format csv");
  EXPECT_EQ(lines_of(run.out).size(), 2U) << run.out;
  EXPECT_TRUE(mentions(run.err, {"hw: skipped", "part of the assignment"})) << run.err;
  // Elsewhere, a file with the same name is a submission.
  add("class/template.json", R"({"n": 8, "orbit_count": 12})");
  add("class/mine.json", R"({"exercise": {"n": 8}, "points": {"orbit_count": 2}})");
  const ProgramRun other = this->run("verify class --rubric class/mine.json --format csv");
  EXPECT_EQ(lines_of(other.out).size(), 2U) << other.out;
  EXPECT_TRUE(mentions(other.err, {"class: skipped mine.json: part of the assignment"}));
}

TEST_F(VerifyClass, grades_the_variants_of_an_assignment) {
  add("roster.csv", "name,id\nAnn Lee,4711\nBob Ray,4712\n");
  ASSERT_EQ(run("new-assignment --seed 5 --students roster.csv --output-dir hw").exit_code, 0);
  const ProgramRun blank = this->run("verify hw --rubric hw/rubric.json");
  EXPECT_EQ(blank.exit_code, 66) << blank.out << "the templates are part of the assignment";
  // Both hand in Ann's template, to which a correct number is added.
  std::string text;
  for (const auto& entry : fs::recursive_directory_iterator(folder_ / "hw/students"))
    if (entry.path().filename() == "template.json" && contains(entry.path().string(), "Ann"))
      text = contents_of(entry.path().string());
  ASSERT_TRUE(contains(text, "\"n\": 8"));
  text.insert(text.rfind('}'), ", \"burnside_sum\": 96\n");
  for (const std::string name : {"Ann Lee_4711", "Bob Ray_4712", "Eve Fox_4713"})
    add("dl/" + name + "_assignsubmission_file_/template.json", text);
  const ProgramRun graded =
      this->run("verify dl --rubric hw/rubric.json --roster roster.csv --output-dir out");
  const auto rows = grades();
  ASSERT_EQ(rows.size(), 4U) << graded.err;
  EXPECT_NE(rows[1][rows[0].size() - 4], "0") << graded.err;
  EXPECT_TRUE(
      mentions(rows[3].back(), {"this student is not on the roster", "no exercise for this student"}));
}

TEST_F(VerifyClass, does_not_read_its_own_feedback) {
  add("class/ann.txt", right);
  ASSERT_EQ(run("verify class --output-dir class/out").exit_code, 0);
  const ProgramRun again = run("verify class --output-dir class/out --force");
  EXPECT_EQ(again.exit_code, 0);
  EXPECT_EQ(again.err, "eightfold: class: skipped out: the folder of --output-dir\n");
  EXPECT_EQ(grades("class/out").size(), 2U);
}

TEST_F(VerifyClass, refuses_to_write_into_the_folder_of_the_submissions) {
  add("class/ann.txt", right);
  const ProgramRun run = this->run("verify class --output-dir class");
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err,
            "eightfold: --output-dir: class is also the folder of the submissions; give another folder\n");
  EXPECT_FALSE(fs::exists(folder_ / "class/grades.csv"));
  EXPECT_EQ(this->run("verify class/ann.txt class/../class/ --output-dir class").exit_code, 2);
}

// Feedback and grades.csv would be graded as students.
TEST_F(VerifyClass, skips_what_an_earlier_run_wrote_into_another_folder) {
  add("class/ann.txt", right);
  ASSERT_EQ(run("verify class --output-dir class/old").exit_code, 0);
  const ProgramRun again = run("verify class --output-dir out");
  EXPECT_TRUE(mentions(again.err, {"skipped feedback and grades.csv: written by verify --output-dir"}))
      << again.err;
  EXPECT_EQ(grades("out").size(), 2U);
  add("other/feedback/ann.txt", right);  // without our grades.csv, a folder of submissions
  ASSERT_EQ(run("verify other --output-dir third").exit_code, 0);
  EXPECT_EQ(grades("third").size(), 2U);
}

TEST_F(VerifyClass, reports_a_folder_without_submissions) {
  fs::create_directory(folder_ / "empty");
  const ProgramRun run = this->run("verify empty");
  EXPECT_EQ(run.exit_code, 66);
  EXPECT_TRUE(mentions(run.err, {"empty: no .json, .txt, .csv, .md, .html or .cert file in this folder"}));
  add("class/ann.txt", right);
  EXPECT_EQ(this->run("verify empty class").exit_code, 0);
  EXPECT_EQ(this->run("verify no-such-folder/").exit_code, 66);
}

// Also one that is longer than a submission may be, and for a rubric that has no exercise for its author.
TEST_F(VerifyClass, asks_to_unpack_an_archive) {
  add("download.zip", reports::zip_archive(std::vector<reports::ZipEntry>{{"a.txt", right}}));
  add("rubric.json",
      R"({"points": {"orbit_count": 3}, "students": [{"name": "Ann Lee", "exercise": {"n": 8}}]})");
  for (const std::string options : {"", " --max-bytes 9", " --rubric rubric.json", " --output-dir out"}) {
    const ProgramRun run = this->run("verify download.zip" + options);
    EXPECT_EQ(run.exit_code, 65) << options;
    EXPECT_EQ(run.err, "eightfold: download.zip: an archive; unpack it, and give the folder\n") << options;
  }
  EXPECT_EQ(grades()[1][4], "") << "only the teacher can unpack it";
  add("class/download.zip", file("download.zip"));
  add("class/a.txt", right);
  EXPECT_EQ(run("verify class").err, "eightfold: class: skipped download.zip: an archive; unpack it\n");
}

TEST_F(VerifyClass, goes_on_after_a_submission_that_cannot_be_read) {
  const ProgramSetting ordinary_user = {.as_ordinary_user = true};
  if (eightfold("--version", ordinary_user).exit_code != 0)
    GTEST_SKIP() << "an ordinary user cannot run " << program_path();
  add("class/a.txt", right);
  add("class/b.txt", right);
  add("class/Ann_7_assignsubmission_file_/a.txt", right);
  fs::permissions(folder_.path(), fs::perms{0755});
  fs::permissions(folder_ / "class/b.txt", fs::perms::none);
  fs::permissions(folder_ / "class/Ann_7_assignsubmission_file_", fs::perms::none);
  const ProgramRun run = this->run("verify class --format csv", ordinary_user);
  fs::permissions(folder_ / "class/Ann_7_assignsubmission_file_", fs::perms::owner_all);
  EXPECT_EQ(run.exit_code, 65);
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 4U) << run.out << run.err;
  EXPECT_TRUE(mentions(lines[1], {"Ann_7_assignsubmission_file_", ",unreadable,,1,all"}));
  EXPECT_TRUE(mentions(lines[2], {"a.txt,,all right,1,1"}));
  EXPECT_TRUE(mentions(lines[3], {"b.txt,,unreadable,,1,all"}));
  EXPECT_TRUE(mentions(run.err, {"b.txt: ", "Permission denied"}));
}

TEST_F(VerifyClass, gives_every_row_the_same_maximum) {
  add("class/a.txt", "n: 8\norbit count: 12\nsolution count: 92\n");
  add("class/b.txt", right);
  add("class/c.txt", "orbit count\n???");
  run("verify class --output-dir out");
  for (std::size_t row = 1; row <= 3; ++row) EXPECT_EQ(grades()[row][7], "2") << row;
  EXPECT_EQ(grades()[2].back(), "only 1 claim submitted");
}

TEST_F(VerifyClass, hides_answers_in_feedback_unless_the_teacher_asks) {
  add("class/a.txt", "n: 8\nsolution count: 91\n");
  run("verify class --output-dir out");
  run("verify class --output-dir open --spoilers");
  EXPECT_FALSE(contains(file("out/feedback/a.html") + file("out/grades.csv"), "92"));
  EXPECT_TRUE(contains(file("open/feedback/a.html"), "92"));
}

TEST_F(VerifyClass, replaces_files_only_if_told_and_never_an_input) {
  add("class/a.txt", right);
  ASSERT_EQ(run("verify class --output-dir out").exit_code, 0);
  const ProgramRun again = run("verify class --output-dir out");
  EXPECT_EQ(again.exit_code, 73);
  EXPECT_TRUE(mentions(again.err, {"already exists", "--force"}));
  EXPECT_EQ(run("verify class --output-dir out --force").exit_code, 0);
  add("mine/grades.csv", "name\nAnn\n");
  const ProgramRun input = run("verify class --roster mine/grades.csv --output-dir mine --force");
  EXPECT_EQ(input.exit_code, 2);
  EXPECT_TRUE(mentions(input.err, {"mine/grades.csv is also an input", "another folder"}));
  EXPECT_EQ(file("mine/grades.csv"), "name\nAnn\n");
  add("work/grades.csv", "element,fixed\nidentity,92\n");
  EXPECT_TRUE(mentions(run("verify work/grades.csv --n 8 --output-dir work --force").err,
                       {"work/grades.csv is also a submission"}));
}

TEST_F(VerifyClass, writes_only_whole_files_to_a_full_disk) {
  add("class/a.txt", right);
  fs::create_directory(folder_ / "out");
  fs::create_symlink("/dev/full", folder_ / "out/grades.csv");
  const ProgramRun run = this->run("verify class --output-dir out --force");
  EXPECT_EQ(run.exit_code, 74);
  EXPECT_TRUE(mentions(run.err, {"out/grades.csv: No space left on device"}));
  EXPECT_TRUE(file("out/feedback/a.html").ends_with("\n"));
}

TEST_F(VerifyClass, keeps_hostile_names_inside_its_folder_and_out_of_the_terminal) {
  const std::string escape = "\x1b]0;x\x07";
  add("class/=cmd().txt", wrong);
  add("class/..txt", right);
  add("class/" + escape + ".txt", right);
  add("class/" + escape + "_1_assignsubmission_file_/" + escape + ".pdf", "");
  add("class/\xff.txt", right);
  add("class/CON:?.txt", right);
  add("class/" + std::string(250, 'x') + ".txt", right);
  const ProgramRun run = this->run("verify class --output-dir out");
  EXPECT_EQ(run.exit_code, 65) << run.err;
  for (const std::string& text : {run.out, run.err, file("out/grades.csv")})
    EXPECT_EQ(std::ranges::count(text, '\x1b'), 0) << text;
  for (const auto& row : grades())
    for (const std::string& cell : row) EXPECT_FALSE(cell.starts_with("="));
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder_ / "out/feedback")) {
    const std::string name = entry.path().filename().string();
    EXPECT_TRUE(is_one_clean_line(name)) << name;
    files += entry.is_regular_file() ? 1 : 0;
  }
  EXPECT_EQ(files, 6U) << "..txt is hidden";
  EXPECT_EQ(folder_.entries(), (std::vector<std::string>{"class", "out"}));
}

TEST_F(VerifyClass, refuses_options_that_do_not_fit) {
  add("class/a.txt", right);
  add("roster.csv", "x\n1\n");
  const auto expect = [&](const std::string& words, int code, Phrases phrases) {
    const ProgramRun run = this->run(words);
    EXPECT_EQ(run.exit_code, code) << words;
    EXPECT_TRUE(mentions(run.err, phrases)) << words;
    EXPECT_FALSE(exists("out")) << words;
  };
  expect("verify class --output-dir out --format json", 2, {"--format: json", "choose markdown or html"});
  expect("verify class --roster roster.csv", 2, {"--roster", "--output-dir"});
  expect("verify class --force", 2, {"--force", "--output-dir"});
  expect("verify class --roster roster.csv --output-dir out", 65, {"--roster roster.csv: line 1: no column"});
  expect("verify class --roster none.csv --output-dir out", 66, {"--roster none.csv"});
  expect("verify class --format gradescope", 2, {"one submission"});
}

}  // namespace
}  // namespace eightfold::test
