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
