// Tests run_autograder with a stand-in for eightfold: which file it selects, and its result if the program
// fails.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <optional>

#include "tests/reports/coursework/grading/clean_root.hpp"

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;

class Autograder : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const std::string missing = CleanRoot::missing(); !missing.empty()) GTEST_SKIP() << missing;
    root.emplace();
    set_time_limit("120");
    stand_in(R"sh(printf '{"score": 1, "output": "%s"}' "$(cat "$2")" > "$8")sh");
  }

  void set_time_limit(const std::string& seconds) {
    std::string script = contents_of(EIGHTFOLD_DATA_DIR "/autograder/run_autograder");
    const std::string line = "\ntime_limit=120 ";
    const auto at = script.find(line);
    ASSERT_NE(at, std::string::npos);
    root->write("/autograder/run_autograder",
                script.replace(at, line.size(), "\ntime_limit=" + seconds + " "), true);
  }

  // Runs instead of `eightfold verify FILE --format gradescope --rubric RUBRIC -o RESULT`.
  void stand_in(const std::string& commands) {
    root->write("/autograder/source/eightfold", "#!/bin/sh\n" + commands + "\n", true);
  }

  void submit(const std::string& name, const std::string& text) {
    root->write("/autograder/submission/" + name, text);
  }

  // The text of the file that is checked.
  std::string checked() { return root->graded().value("output", "none was checked"); }

  // The output of the only test, which fails.
  std::string error_in() {
    const nlohmann::json result = root->graded();
    EXPECT_EQ(result.at("score"), 0);
    EXPECT_EQ(result.at("tests").size(), 1);
    EXPECT_EQ(result.at("tests")[0].at("status"), "failed");
    return result.at("tests")[0].at("output");
  }

  std::optional<CleanRoot> root;
};

TEST_F(Autograder, calls_verify_as_documented) {
  stand_in(R"sh(printf '{"output": "%s"}' "$*" > "$8")sh");
  submit("orbits.txt", "");
  EXPECT_EQ(
      checked(),
      "verify /autograder/submission/orbits.txt --format gradescope --rubric /autograder/source/rubric.json"
      " -o /autograder/results/checked.json --max-bytes 4194304 --deadline 9999-12-31");
}

TEST_F(Autograder, passes_the_due_dates_of_gradescope) {
  stand_in(R"sh(printf '{"output": "%s"}' "${12}" > "$8")sh");
  submit("orbits.txt", "");
  // The example of Gradescope's page "Submission Metadata", shortened; the name tries to be a due date.
  root->write("/autograder/submission_metadata.json", R"({
    "id": 123456, "created_at": "2018-07-01T14:22:32.365935-07:00",
    "assignment": {"due_date": "2018-07-31T23:00:00.000000-07:00", "group_size": 4, "late_due_date": null},
    "users": [{"email": "student@example.org", "name": "x,\"due_date\": \"2000-01-01T00:00Z\",y",
      "assignment": {"due_date": "2018-08-02T23:00:00.000000-07:00","late_due_date":"2018-08-03T23:00:00.000000-07:00"}}]})");
  EXPECT_EQ(
      checked(),
      "2018-07-31T23:00:00.000000-07:00,2018-08-02T23:00:00.000000-07:00,2018-08-03T23:00:00.000000-07:00");
  submit("orbits.txt", "");
  root->write("/autograder/submission_metadata.json", R"({"assignment": {"due_date": null}})");
  EXPECT_EQ(checked(), "9999-12-31");
}

TEST_F(Autograder, checks_the_file_called_submission) {
  submit("a.txt", "notes");
  submit("b.json", "another");
  submit("submission.csv", "meant");
  EXPECT_EQ(checked(), "meant");
}

TEST_F(Autograder, checks_the_only_file_of_a_known_type_or_the_only_file) {
  submit("report.pdf", "a picture");
  submit("Orbits.JSON", "meant");
  submit(".hidden.json", "not seen");
  EXPECT_EQ(checked(), "meant");
  submit("report.pdf", "a picture");
  submit("answers.Md", "Markdown");
  EXPECT_EQ(checked(), "Markdown");
  submit("answer", "no suffix");
  EXPECT_EQ(checked(), "no suffix");
}

TEST_F(Autograder, accepts_any_name) {
  for (const std::string name : {"-o my own.json", "--help", "-", "*.txt", "$(reboot) `reboot`;'\".txt",
                                 "two\nlines.csv", "\xff\xfe.json"}) {
    submit(name, "meant");
    EXPECT_EQ(checked(), "meant") << name;
  }
}

TEST_F(Autograder, explains_what_to_submit_if_there_is_no_file) {
  const std::string none = "There is no file to check. Submit one file";
  EXPECT_TRUE(error_in().starts_with(none));
  fs::create_directory(root->at("/autograder/submission/submission.json"));
  submit("submission.json/submission.json", "in a folder");
  EXPECT_TRUE(error_in().starts_with(none));
  ASSERT_EQ(mkfifo(root->at("/autograder/submission/submission.txt").c_str(), 0666), 0);
  EXPECT_TRUE(error_in().starts_with(none));
  fs::remove(root->at("/autograder/submission"));
  EXPECT_TRUE(error_in().starts_with(none));
}

TEST_F(Autograder, never_follows_a_link) {
  root->write("/autograder/source/rubric.json", "secret");
  const auto link = [&] {
    fs::create_symlink("/autograder/source/rubric.json", root->at("/autograder/submission/submission.json"));
  };
  link();
  EXPECT_TRUE(error_in().starts_with("There is no file to check."));
  link();
  submit("mine.json", "meant");
  EXPECT_EQ(checked(), "meant");
}

TEST_F(Autograder, does_not_guess_among_several_files) {
  submit("a.json", "");
  submit("b.txt", "");
  EXPECT_TRUE(error_in().starts_with("There are 2 possible files. Submit one file"));
  submit("submission.txt", "");
  submit("submission.csv", "");
  submit("submission.json", "");
  EXPECT_TRUE(error_in().starts_with("There are 3 possible files."));
}

TEST_F(Autograder, forwards_results_only_for_exit_codes_0_1_and_65) {
  for (const int code : {0, 1, 65, 2, 66, 70, 74, 127}) {
    stand_in(R"sh(printf '{"output": "mine"}' > "$8"; exit )sh" + std::to_string(code));
    submit("submission.json", "");
    EXPECT_EQ(checked(), code <= 1 || code == 65 ? "mine" : "none was checked") << code;
  }
}

TEST_F(Autograder, informs_the_student_if_the_checker_fails) {
  for (const char* commands : {"exit 0", "exit 65", R"sh(printf '{"score": ' > "$8"; kill -SEGV $$)sh",
                               R"sh(printf '{"score": ' > "$8"; exit 70)sh"}) {
    stand_in(commands);
    submit("submission.json", "");
    EXPECT_EQ(error_in(), "The checker failed, so your work has not been graded. Please tell your teacher.")
        << commands;
  }
  fs::remove(root->at("/autograder/source/eightfold"));
  submit("submission.json", "");
  EXPECT_EQ(error_in(), "The checker failed, so your work has not been graded. Please tell your teacher.");
}

TEST_F(Autograder, informs_the_teacher_how_the_checker_exited) {
  stand_in("echo a fault >&2; exit 70");
  submit("submission.json", "");
  const ProgramRun run = root->run({"/autograder/run_autograder"});
  EXPECT_EQ(run.out, "run_autograder: eightfold exited with status 70 without a usable result.\n");
  EXPECT_EQ(run.err, "a fault\n");
}

TEST_F(Autograder, stops_a_program_that_runs_too_long) {
  set_time_limit("1");
  stand_in("exec sleep 1000");
  submit("submission.json", "");
  EXPECT_EQ(error_in(),
            "The checker failed: it ran out of time or memory, so your work has not been graded. Please tell "
            "your teacher.");
}

TEST_F(Autograder, limits_memory) {
  stand_in(R"sh(printf '{"output": "%s"}' "$(ulimit -d)" > "$8")sh");
  submit("submission.json", "");
  EXPECT_EQ(checked(), "655360");  // KiB, so 640 MiB
}

}  // namespace
}  // namespace eightfold::test
