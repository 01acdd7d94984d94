#include <gtest/gtest.h>

#include "tests/program/schemas.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(AssignmentSchema, accepts_template_key_and_rubric) {
  for (const std::string options :
       {"--n 8", "--n 9", "--n 5 --rule rooks", "--n 10 --rule superqueens", "--n 7",
        "--colorings cube-faces --vary", "--colorings cube-edges --content 4,4,4",
        "--colorings tetrahedron-edges --colors 100"})
    for (const std::string seed : {"1", "2", "3"}) {
      const TemporaryFolder folder;
      const std::string words = "new-assignment " + options + " --seed " + seed;
      EXPECT_EQ(eightfold(words + " --output-dir " + folder.path()).exit_code, 0) << words;
      const auto violations = [&](const std::string& schema, const std::string& file) {
        return violations_of(schema, nlohmann::json::parse(contents_of(folder / file)));
      };
      EXPECT_EQ(violations("submission-1.0", "template.json"), "") << words;
      EXPECT_EQ(violations("submission-1.0", "key.json"), "") << words;
      EXPECT_EQ(violations("rubric-1.0", "rubric.json"), "") << words;
    }
}

TEST(AssignmentSchema, accepts_the_files_of_a_class) {
  const TemporaryFolder folder;
  const std::string roster = folder.add("roster.csv", "name,id\nAda Byron,17\n\"Zoë \"\"Q\"\"\",18\n,19\n");
  for (const std::string options : {"", "--vary", "--n 9", "--colorings cube-faces --vary"}) {
    const std::string words = "new-assignment --force --students " + roster + " " + options;
    std::vector<std::string> arguments = words_of(words + " --output-dir " + folder.path());
    EXPECT_EQ(eightfold(arguments).exit_code, 0) << words;
    const auto keys = nlohmann::json::parse(contents_of(folder / "keys.json"));
    EXPECT_EQ(violations_of("assignment-keys-1.0", keys), "") << words;
    EXPECT_EQ(keys.at("keys").size(), 3U);
    for (const auto& entry : keys.at("keys"))
      EXPECT_EQ(violations_of("submission-1.0", entry.at("key")), "") << words;
    EXPECT_EQ(violations_of("rubric-1.0", nlohmann::json::parse(contents_of(folder / "rubric.json"))), "");
  }
}

}  // namespace
}  // namespace eightfold::test
