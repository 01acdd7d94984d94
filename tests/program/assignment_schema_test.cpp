#include <gtest/gtest.h>

#include "tests/program/schemas.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(AssignmentSchema, accepts_template_key_and_rubric) {
  for (const std::string options :
       {"--n 8", "--n 9", "--n 5 --rule rooks", "--n 10 --rule superqueens", "--n 7"})
    for (const std::string seed : {"1", "2", "3"}) {
      const TemporaryFolder folder;
      const std::string words = "new-assignment " + options + " --seed " + seed;
      EXPECT_EQ(eightfold(words + " --output-dir " + folder.path()).exit_code, 0) << words;
      const auto violations = [&](const std::string& schema, const std::string& file) {
        return violations_of(schema, nlohmann::json::parse(contents_of(folder / file)));
      };
      EXPECT_EQ(violations("submission-1.0", "template.json"), "") << words;
      EXPECT_EQ(violations("submission-1.0", "key.json"), "") << words;
      EXPECT_EQ(violations("rubric-1.1", "rubric.json"), "") << words;
    }
}

}  // namespace
}  // namespace eightfold::test
