// run_autograder with a stand-in for eightfold: which file it picks, and what it leaves when the program
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

  // What runs as `eightfold verify FILE --format gradescope --rubric RUBRIC -o RESULT`.
  void stand_in(const std::string& commands) {
    root->write("/autograder/source/eightfold", "#!/bin/sh\n" + commands + "\n", true);
  }

  void hand_in(const std::string& name, const std::string& text) {
    root->write("/autograder/submission/" + name, text);
  }

  // The text of the file that is checked.
  std::string checked() { return root->graded().value("output", "none was checked"); }

  // What is said of the only test, which fails.
  std::string refusal() {
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
  hand_in("orbits.txt", "");
  EXPECT_EQ(
      checked(),
      "verify /autograder/submission/orbits.txt --format gradescope --rubric /autograder/source/rubric.json"
      " -o /autograder/results/checked.json --max-bytes 4194304");
}

TEST_F(Autograder, checks_the_file_called_submission) {
  hand_in("a.txt", "notes");
  hand_in("b.json", "another");
  hand_in("submission.csv", "meant");
  EXPECT_EQ(checked(), "meant");
}

TEST_F(Autograder, checks_the_only_file_of_a_known_kind_else_the_only_file) {
  hand_in("report.pdf", "a picture");
  hand_in("Orbits.JSON", "meant");
  hand_in(".hidden.json", "not seen");
  EXPECT_EQ(checked(), "meant");
  hand_in("answer", "no suffix");
  EXPECT_EQ(checked(), "no suffix");
}

TEST_F(Autograder, takes_any_name) {
  for (const std::string name : {"-o my own.json", "--help", "-", "*.txt", "$(reboot) `reboot`;'\".txt",
                                 "two\nlines.csv", "\xff\xfe.json"}) {
    hand_in(name, "meant");
    EXPECT_EQ(checked(), "meant") << name;
  }
}

TEST_F(Autograder, says_what_to_hand_in_if_there_is_no_file) {
  const std::string none = "There is no file to check. Hand in one file";
  EXPECT_TRUE(refusal().starts_with(none));
  fs::create_directory(root->at("/autograder/submission/submission.json"));
  hand_in("submission.json/submission.json", "in a folder");
  EXPECT_TRUE(refusal().starts_with(none));
  ASSERT_EQ(mkfifo(root->at("/autograder/submission/submission.txt").c_str(), 0666), 0);
  EXPECT_TRUE(refusal().starts_with(none));
  fs::remove(root->at("/autograder/submission"));
  EXPECT_TRUE(refusal().starts_with(none));
}

TEST_F(Autograder, never_follows_a_link) {
  root->write("/autograder/source/rubric.json", "secret");
  const auto link = [&] {
    fs::create_symlink("/autograder/source/rubric.json", root->at("/autograder/submission/submission.json"));
  };
  link();
  EXPECT_TRUE(refusal().starts_with("There is no file to check."));
  link();
  hand_in("mine.json", "meant");
  EXPECT_EQ(checked(), "meant");
}

TEST_F(Autograder, does_not_guess_among_several_files) {
  hand_in("a.json", "");
  hand_in("b.txt", "");
  EXPECT_TRUE(refusal().starts_with("There are 2 files that could be meant. Hand in one file"));
  hand_in("submission.txt", "");
  hand_in("submission.csv", "");
  hand_in("submission.json", "");
  EXPECT_TRUE(refusal().starts_with("There are 3 files that could be meant."));
}

TEST_F(Autograder, passes_on_the_result_of_right_wrong_and_unreadable_work_only) {
  for (const int code : {0, 1, 65, 2, 66, 70, 74, 127}) {
    stand_in(R"sh(printf '{"output": "mine"}' > "$8"; exit )sh" + std::to_string(code));
    hand_in("submission.json", "");
    EXPECT_EQ(checked(), code <= 1 || code == 65 ? "mine" : "none was checked") << code;
  }
}

TEST_F(Autograder, tells_the_student_when_the_checker_fails) {
  for (const char* commands : {"exit 0", "exit 65", R"sh(printf '{"score": ' > "$8"; kill -SEGV $$)sh",
                               R"sh(printf '{"score": ' > "$8"; exit 70)sh"}) {
    stand_in(commands);
    hand_in("submission.json", "");
    EXPECT_EQ(refusal(), "The checker failed, so your work has not been graded. Please tell your teacher.")
        << commands;
  }
  fs::remove(root->at("/autograder/source/eightfold"));
  hand_in("submission.json", "");
  EXPECT_EQ(refusal(), "The checker failed, so your work has not been graded. Please tell your teacher.");
}

TEST_F(Autograder, tells_the_teacher_how_the_checker_ended) {
  stand_in("echo a fault >&2; exit 70");
  hand_in("submission.json", "");
  const ProgramRun run = root->run({"/autograder/run_autograder"});
  EXPECT_EQ(run.out, "run_autograder: eightfold ended with status 70 and without a usable result.\n");
  EXPECT_EQ(run.err, "a fault\n");
}

TEST_F(Autograder, ends_a_program_that_does_not_end) {
  set_time_limit("1");
  stand_in("exec sleep 1000");
  hand_in("submission.json", "");
  EXPECT_EQ(refusal(),
            "The checker failed: it ran out of time or memory, so your work has not been graded. Please tell "
            "your teacher.");
}

TEST_F(Autograder, limits_memory) {
  stand_in(R"sh(printf '{"output": "%s"}' "$(ulimit -d)" > "$8")sh");
  hand_in("submission.json", "");
  EXPECT_EQ(checked(), "655360");  // KiB, so 640 MiB
}

}  // namespace
}  // namespace eightfold::test
