// new-assignment --students: a variant for each student, and verify by the variants.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/reports/coursework/assignment/filled_template.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

ProgramRun write_class(const std::string& folder, const std::string& words) {
  std::vector<std::string> arguments = words_of("new-assignment " + words);
  arguments.insert(arguments.end(), {"--output-dir", folder});
  return eightfold(arguments);
}

std::map<std::string, std::string> files_below(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file())
      files[std::filesystem::relative(entry.path(), folder).string()] = contents_of(entry.path().string());
  return files;
}

TEST(AssignmentOfAClass, makes_a_variant_for_each_student) {
  const TemporaryFolder folder;
  const std::string roster = folder.add(
      "roster.csv", "name,id,email\nAda Byron,17,ada@example.org\nBen/../Cole,18,\n,,d@example.org\n");
  const ProgramRun run = write_class(folder / "class", "--seed 5 --students " + roster);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out,
            folder / "class/students  for students: 3 folders\n" +
                (folder / "class/keys.json  for the teacher: each student's answers and planted mistake\n") +
                (folder / "class/rubric.json  for the teacher: the points, for eightfold verify --rubric\n"));
  const auto files = files_below(folder / "class");
  EXPECT_EQ(files.size(), 2 + 3 * 5U);
  for (const std::string student : {"Ada Byron_17", "Ben-..-Cole_18", "d@example.org"})
    for (const std::string name :
         {"assignment.html", "assignment.tex", "assignment.md", "template.txt", "template.json"})
      EXPECT_TRUE(files.contains("students/" + student + "/" + name)) << student << ' ' << name;
  const std::string& form = files.at("students/Ada Byron_17/template.txt");
  EXPECT_TRUE(contains(form, "\nauthor: Ada Byron\n")) << form;
  EXPECT_TRUE(contains(files.at("students/Ada Byron_17/assignment.md"), "\nFor Ada Byron (17)\n"));
  EXPECT_NE(form, files.at("students/Ben-..-Cole_18/template.txt"));
}

TEST(AssignmentOfAClass, says_that_all_have_the_same_numbers_unless_they_vary) {
  const TemporaryFolder folder;
  const std::string roster = folder.add("roster.csv", "name\nAda Byron\nBen Cole\nDan Eke\nEve Fox\n");
  const std::string students = " --students " + roster;
  EXPECT_EQ(
      write_class(folder / "a", students).err,
      "eightfold: --students: everybody has 8 queens, full group (order 8), so the counts are the same for "
      "all; add --vary for different ones\n");
  EXPECT_EQ(write_class(folder / "b", "--vary" + students).err, "");
  EXPECT_TRUE(
      contains(write_class(folder / "c", "--vary --n 8 --group full" + students).err, "or fewer of --n"));
  const std::string one = folder.add("one.csv", "name\nAda Byron\n");
  EXPECT_EQ(write_class(folder / "d", "--students " + one).err, "");
}

TEST(AssignmentOfAClass, makes_a_variant_that_depends_only_on_the_seed_and_the_id) {
  const TemporaryFolder folder;
  const std::string first = folder.add("first.csv", "name,id\nAda Byron,17\nBen Cole,18\n");
  const std::string other = folder.add("other.csv", "id;name\n20;Dan Eke\n17;Ada Byron\n");
  EXPECT_EQ(write_class(folder / "a", "--seed 5 --students " + first).exit_code, 0);
  EXPECT_EQ(write_class(folder / "b", "--seed 5 --students " + other).exit_code, 0);
  EXPECT_EQ(write_class(folder / "c", "--seed 6 --students " + other).exit_code, 0);
  const std::string form = "/students/Ada Byron_17/template.txt";
  EXPECT_EQ(contents_of(folder / "a" + form), contents_of(folder / "b" + form));
  EXPECT_NE(contents_of(folder / "a" + form), contents_of(folder / "c" + form));
}

// Neither the seed of the class nor that of a student, which verify does not need.
TEST(AssignmentOfAClass, writes_no_secret_seed_for_a_class) {
  const TemporaryFolder folder;
  const std::string secret = folder.add("key.bin", "0123456789abcdef");
  const std::string roster = folder.add("roster.csv", "name,id\nAda Byron,17\n");
  EXPECT_EQ(write_class(folder / "class", "--secret " + secret + " --students " + roster).exit_code, 0);
  const auto first_bits = [&](const std::string& print) {
    const std::string script = "{ " + print + "; } | sha256sum | cut -c -16";
    return std::to_string(std::stoull(run_program("/bin/sh", {"-c", script, "sh", secret}).out, nullptr, 16));
  };
  const std::string seed = first_bits("echo eightfold assignment; cat \"$1\"");
  const std::string own = first_bits("echo eightfold variant; echo " + seed + "; echo id 17");
  for (const auto& [name, text] : files_below(folder / "class")) {
    EXPECT_FALSE(contains(text, seed)) << name;
    EXPECT_FALSE(contains(text, own)) << name;
  }
  EXPECT_TRUE(contains(contents_of(folder / "class/keys.json"), "--secret FILE --students FILE"));
  // The variant is the assignment with that seed.
  EXPECT_EQ(write_class(folder / "own", "--seed " + own).exit_code, 0);
  const auto boards = [](const std::string& form) { return form.substr(form.find("\nn: ")); };
  EXPECT_EQ(boards(contents_of(folder / "own/template.txt")),
            boards(contents_of(folder / "class/students/Ada Byron_17/template.txt")));
}

TEST(AssignmentOfAClass, rejects_a_roster_that_it_cannot_use) {
  const TemporaryFolder folder;
  const auto refused = [&](const std::string& roster) {
    const std::string path = folder.add("roster.csv", roster);
    const ProgramRun run = write_class(folder / "class", "--students " + path);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(folder.entries(), std::vector<std::string>{"roster.csv"});
    const std::string start = "eightfold: --students " + path + ": ";
    EXPECT_TRUE(run.err.starts_with(start)) << run.err;
    EXPECT_EQ(run.exit_code, 65);
    return run.err.substr(std::min(start.size(), run.err.size()));
  };
  EXPECT_NE(refused(""), "");
  EXPECT_NE(refused("name,id\n"), "");
  EXPECT_NE(refused("color\nred\n"), "");
  EXPECT_NE(refused("name,id\nAda,17\nBen,17\n"), "");
  EXPECT_EQ(refused("name\nAda Byron\nAda Byron\n"),
            "two students have the name Ada Byron; give each an id\n");
  EXPECT_NE(refused("name\n" + std::string(201, 'a') + "\n"), "");
  EXPECT_EQ(write_class(folder / "class", "--students " + (folder / "none.csv")).exit_code, 66);
}

TEST(AssignmentOfAClass, reports_why_it_cannot_write) {
  const TemporaryFolder folder;
  const std::string roster = folder.add("roster.csv", "name,id\nAda,17\n");
  folder.add("students", "");
  const ProgramRun blocked = write_class(folder.path(), "--students " + roster);
  EXPECT_EQ(blocked.exit_code, 73);
  EXPECT_EQ(blocked.err, "eightfold: --output-dir " + (folder / "students/Ada_17") + ": Not a directory\n");
  std::filesystem::create_directories(folder / "full/students/Ada_17");
  std::filesystem::create_symlink("/dev/full", folder / "full/students/Ada_17/template.txt");
  const ProgramRun full = write_class(folder / "full", "--force --students " + roster);
  EXPECT_EQ(full.exit_code, 74);
  EXPECT_EQ(full.out, "");
  EXPECT_EQ(full.err,
            "eightfold: " + (folder / "full/students/Ada_17/template.txt") + ": No space left on device\n");
}

TEST(AssignmentOfAClass, replaces_no_file_of_a_class_without_force) {
  const TemporaryFolder folder;
  const std::string roster = folder.add("rubric.json", "name,id\nAda,17\n");
  const ProgramRun input = write_class(folder.path(), "--force --students " + roster);
  EXPECT_EQ(input.exit_code, 2);
  EXPECT_EQ(contents_of(roster), "name,id\nAda,17\n");
  EXPECT_EQ(write_class(folder / "class", "--students " + roster).exit_code, 0);
  const auto before = files_below(folder / "class");
  const ProgramRun refused = write_class(folder / "class", "--seed 2 --students " + roster);
  EXPECT_EQ(refused.exit_code, 73);
  EXPECT_EQ(refused.err, "eightfold: " + (folder / "class/students/Ada_17/assignment.html") +
                             ": already exists; add --force to overwrite it, or use another --output-dir\n");
  EXPECT_EQ(files_below(folder / "class"), before);
  EXPECT_EQ(write_class(folder / "class", "--seed 2 --force --students " + roster).exit_code, 0);
  EXPECT_NE(files_below(folder / "class"), before);
}

// A class whose students hand in text templates through Moodle.
class AssignmentOnMoodle : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string roster =
        folder_.add("roster.csv",
                    "Identifier,Full name,Email address,Status,Grade,Maximum grade,Last modified (grade)\n"
                    "Participant 17,Ada Byron,,,,20,\nParticipant 18,Ben Cole,,,,20,\n"
                    "Participant 19,Zoë Dahl,,,,20,\nParticipant 20,Eve Fox,,,,20,\n");
    ASSERT_EQ(write_class(folder_ / "class", "--seed 5 --students " + roster).exit_code, 0);
    const auto keys = nlohmann::json::parse(contents_of(folder_ / "class/keys.json"));
    for (const auto& entry : keys.at("keys")) {
      const std::string form =
          contents_of(folder_ / "class/students/" + entry.at("folder").get<std::string>() + "/template.txt");
      forms_[entry.at("student").at("id")] = form;
      answers_[entry.at("student").at("id")] = filled_template(form, entry.at("key").dump());
    }
  }

  void hand_in(const std::string& name, const std::string& id, const std::string& text) const {
    const std::string path = "download/" + name + "_" + id + "_assignsubmission_file_";
    std::filesystem::create_directories(folder_ / path);
    folder_.add(path + "/template.txt", text);
  }

  // The lines of grades.csv, without what precedes the points.
  std::map<std::string, std::string> grades() const {
    const ProgramRun run =
        eightfold({"verify", folder_ / "download", "--rubric", folder_ / "class/rubric.json", "--roster",
                   folder_ / "roster.csv", "--output-dir", folder_ / "graded"});
    EXPECT_LE(run.exit_code, 65) << run.err;
    std::map<std::string, std::string> found;
    for (const std::string& line : lines_of(contents_of(folder_ / "graded/grades.csv")))
      found[line.substr(0, line.find(','))] = line;
    return found;
  }

  const TemporaryFolder folder_;
  std::map<std::string, std::string> forms_;
  std::map<std::string, std::string> answers_;
};

TEST_F(AssignmentOnMoodle, is_graded_by_the_variant_of_each_student) {
  hand_in("Ada Byron", "17", answers_.at("17"));
  hand_in("Ben Cole", "18", answers_.at("17"));  // copied
  hand_in("Zoë Dahl", "19", answers_.at("19"));
  hand_in("Eve Fox", "20", forms_.at("20"));
  auto lines = grades();
  EXPECT_TRUE(contains(lines["Ada Byron"], ",20,20,")) << lines["Ada Byron"];
  EXPECT_TRUE(contains(lines["Zoë Dahl"], ",20,20,")) << lines["Zoë Dahl"];
  EXPECT_FALSE(lines["Ben Cole"].empty() || contains(lines["Ben Cole"], ",20,20,")) << lines["Ben Cole"];
  EXPECT_TRUE(contains(lines["Eve Fox"], ",0,0,0,0,0,0,0,20,")) << lines["Eve Fox"];
  const std::string import = contents_of(folder_ / "graded/moodle-import.csv");
  EXPECT_TRUE(contains(import, "Participant 17,Ada Byron,,,20,20,")) << import;
  EXPECT_TRUE(contains(import, "Participant 19,Zoë Dahl,,,20,20,")) << import;
}

}  // namespace
}  // namespace eightfold::test
