// The command verify.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

TEST(VerifyCommand, reads_the_output_of_list_and_orbits) {
  const TemporaryFolder folder;
  for (const std::string format :
       {"vector", "digits", "pairs", "sicp", "algebraic", "fen", "board", "json", "ndjson"}) {
    const std::string file = folder.add(format, eightfold("list 8 --canonical --format " + format).out);
    const ProgramRun run = eightfold("verify " + file);
    EXPECT_EQ(run.exit_code, 0) << format << run.out << run.err;
    EXPECT_TRUE(mentions(run.out, {"Representatives", "Everything is right"})) << run.out;
  }
  for (const std::string options :
       {"8", "8 --members", "5 --group rotations", "4", "1", "3", "0", "6 --group flip_vertical --members"}) {
    const std::string file = folder.add("report.json", eightfold("orbits --format json " + options).out);
    const ProgramRun run = eightfold("verify " + file);
    EXPECT_EQ(run.exit_code, 0) << options << run.out << run.err;
  }
  const std::string rooks =
      folder.add("rooks.json", eightfold("orbits 5 --rule rooks --format json --members").out);
  EXPECT_EQ(eightfold("verify " + rooks + " --rule rooks").exit_code, 0);
}

TEST(VerifyCommand, reads_the_standard_input) {
  const ProgramRun run = eightfold("verify -", {.input = "n: 8\norbit count: 11.5\n"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_TRUE(mentions(run.out, {"standard input", "wrong", "Score: 0 of 1"}));
}

TEST(VerifyCommand, grades_by_a_rubric) {
  const TemporaryFolder folder;
  const std::string rubric =
      folder.add("rubric.json", R"({"exercise": {"n": 8}, "points": {"orbit_count": 3, "burnside_sum": 2}})");
  const std::string work = folder.add("work.txt", "orbit count: 12\n");
  const ProgramRun run = eightfold("verify " + work + " --rubric " + rubric + " --format json");
  EXPECT_EQ(run.exit_code, 1) << "the sum is missing";
  const json graded = json::parse(run.out)["submissions"][0];
  EXPECT_EQ(graded["score"], 3);
  EXPECT_EQ(graded["max_score"], 5);
}

// The right number of orbits occurs in none of the options.
bool shows_answers(const std::string& options, const std::string& work) {
  const ProgramRun run = eightfold("verify " + work + " " + options);
  EXPECT_EQ(run.exit_code, 1) << options << run.err;
  EXPECT_TRUE(mentions(run.out, {"92"})) << options;
  return contains(run.out, "12");
}

TEST(VerifyCommand, hides_answers_in_the_formats_for_students) {
  const TemporaryFolder folder;
  const std::string work = folder.add("a.txt", "n: 8\norbit count: 92\n");
  for (const std::string format : {"text", "json", "junit"}) {
    EXPECT_TRUE(shows_answers("--format " + format, work)) << format;
    EXPECT_FALSE(shows_answers("--no-spoilers --format " + format, work)) << format;
  }
  for (const std::string format : {"markdown", "gradescope", "prairielearn"}) {
    EXPECT_FALSE(shows_answers("--format " + format, work)) << format;
    EXPECT_TRUE(shows_answers("--spoilers --format " + format, work)) << format;
  }
}

TEST(VerifyCommand, shows_answers_to_students_when_the_rubric_says_so) {
  const TemporaryFolder folder;
  const std::string work = folder.add("a.txt", "n: 8\norbit count: 92\n");
  const auto shows = [&](const std::string& when, const std::string& options) {
    const std::string rubric = folder.add("rubric.json", R"({"spoilers": ")" + when + "\"}");
    return shows_answers("--rubric " + rubric + " --format gradescope " + options, work);
  };
  EXPECT_FALSE(shows("never", ""));
  EXPECT_FALSE(shows("never", "--deadline 2000-01-01"));
  EXPECT_TRUE(shows("never", "--spoilers"));
  EXPECT_TRUE(shows("always", ""));
  EXPECT_FALSE(shows("always", "--no-spoilers"));
  EXPECT_TRUE(shows("after_deadline", "--deadline 2000-01-01T12:00Z"));
  EXPECT_FALSE(shows("after_deadline", "--deadline 9999-01-01T12:00Z"));
  EXPECT_FALSE(shows("after_deadline", "--deadline 2000-01-01,9999-01-01")) << "the latest";
  const ProgramRun without =
      eightfold("verify " + work + " --format markdown --rubric " + (folder / "rubric.json"));
  EXPECT_EQ(without.exit_code, 2);
  EXPECT_EQ(without.out, "");
  EXPECT_TRUE(mentions(without.err, {"--deadline: the rubric shows answers after the deadline; give it"}));
  EXPECT_EQ(eightfold("verify " + work + " --rubric " + (folder / "rubric.json")).exit_code, 1)
      << "text is for the teacher";
  for (const std::string options :
       {"--deadline tomorrow", "--deadline 2000-01-01", "--spoilers --no-spoilers"})
    EXPECT_EQ(eightfold("verify " + work + " " + options).exit_code, 2) << options;
}

TEST(VerifyCommand, summarizes_a_folder) {
  const TemporaryFolder folder;
  folder.add("a.txt", "n: 8\norbit count: 12\n");
  folder.add("b.txt", "n: 8\norbit count: 11.5\n");
  folder.add("c.txt", "n: 8\norbit cuont: 12\n");
  folder.add(".hidden", "x");
  const ProgramRun text = eightfold("verify " + folder.path());
  EXPECT_EQ(text.exit_code, 65) << "the highest code counts";
  EXPECT_TRUE(mentions(text.out, {"a.txt", "b.txt", "c.txt"})) << text.out;
  EXPECT_TRUE(mentions(text.err, {"c.txt: line 2", "orbit cuont"}));
  const ProgramRun csv = eightfold("verify " + folder.path() + " --format csv");
  const auto lines = lines_of(csv.out);
  ASSERT_EQ(lines.size(), 4U) << csv.out;
  EXPECT_TRUE(mentions(lines[0], {"submission,author,status,score,max_score", "all_orbits_full"}));
}

TEST(VerifyCommand, writes_a_result_for_graders_even_for_invalid_files) {
  for (const std::string format : {"json", "markdown", "junit", "gradescope", "prairielearn", "csv"}) {
    const ProgramRun run = eightfold("verify - --format " + format, {.input = "{\"n\": 1e9}"});
    EXPECT_EQ(run.exit_code, 65) << format;
    EXPECT_FALSE(run.out.empty()) << format;
    EXPECT_TRUE(mentions(run.err, {"line 1, column 7"})) << format;
  }
}

TEST(VerifyCommand, rejects_invalid_arguments) {
  const auto expect = [](const std::string& words, int code, Phrases phrases) {
    const ProgramRun run = eightfold(words, {.input = "n: 8\norbit count: 12\n"});
    EXPECT_EQ(run.exit_code, code) << words;
    EXPECT_EQ(run.out, "") << words;
    EXPECT_TRUE(mentions(run.err, phrases)) << run.err;
  };
  expect("verify", 2, {"FILE: missing"});
  expect("verify no-such-file", 66, {"no-such-file"});
  expect("verify - --n 301", 2, {"--n: 301", "0 to 300"});
  expect("verify - --format yaml", 2, {"--format", "yaml"});
  expect("verify - --max-bytes 0", 2, {"--max-bytes"});
  expect("verify - --representatives best", 2, {"--representatives"});
  expect("verify - - --format gradescope", 2, {"--format", "one submission"});
  expect("verify - --rubric /dev/null", 65, {"--rubric /dev/null"});
  expect("verify - -o /no/such/folder/x", 73, {"/no/such/folder/x"});
}

TEST(VerifyCommand, reads_at_most_max_bytes) {
  const ProgramRun run = eightfold("verify /dev/zero");
  EXPECT_EQ(run.exit_code, 65);
  EXPECT_TRUE(mentions(run.err, {"/dev/zero", "more than 16777216 bytes"}));
  EXPECT_EQ(eightfold("verify - --max-bytes 5", {.input = "n: 8\norbit count: 12\n"}).exit_code, 65);
}

TEST(VerifyCommand, reads_a_file_of_misconceptions) {
  const TemporaryFolder folder;
  const std::string list =
      folder.add("mine.json", R"({"misconceptions": [{"id": "one_more", "title": "one was added",
    "advice": "Do not add one.", "problems": ["queens"], "claims": ["orbit_count"], "formula": "orbits + 1"}]})");
  const ProgramRun run = eightfold("verify - --misconceptions " + list, {.input = "n: 8\norbit count: 13\n"});
  EXPECT_TRUE(mentions(run.out, {"one was added", "Do not add one."})) << run.out;
}

}  // namespace
}  // namespace eightfold::test
