// Checks the files of new-assignment with verify.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

// Some with a list, some (N = 9, queens 12, rooks 6) with a table.
const std::vector<std::string> variants = {"--n 4 --rule rooks",
                                           "--n 5",
                                           "--n 6",
                                           "--n 7",
                                           "--n 8",
                                           "--n 9",
                                           "--n 10 --rule superqueens",
                                           "--n 11 --rule torus",
                                           "--n 6 --rule rooks",
                                           "--n 12",
                                           "",
                                           "--vary",
                                           "--n 4 --rule queens --group full"};

// Calls `use` with the folder of each variant and a few seeds.
template <typename Use>
void for_each_assignment(Use use) {
  for (const std::string& variant : variants)
    for (const std::string seed : {"1", "2", "3", "4"}) {
      const TemporaryFolder folder;
      const std::string words = "new-assignment " + variant + " --seed " + seed;
      SCOPED_TRACE(words);
      ASSERT_EQ(eightfold(words_of(words + " --output-dir " + folder.path())).exit_code, 0);
      use(folder);
    }
}

ProgramRun graded(const TemporaryFolder& folder, const std::string& submission) {
  return eightfold({"verify", "--rubric", folder / "rubric.json", submission});
}

// The template with these lines above its comment, as the handout instructs.
std::string filled_in(const TemporaryFolder& folder, const std::string& lines) {
  std::string text = contents_of(folder / "template.json");
  text.insert(text.rfind("  \"comment\""), lines);
  return folder.add("handed-in.json", text);
}

// A list of the key as a member of a template.
std::string list_in(const std::string& text, const std::string& name) {
  const auto key = nlohmann::json::parse(text);
  return key.contains(name) ? "  \"" + name + "\": " + key.at(name).dump() + ",\n" : "";
}

TEST(AssignmentVerify, accepts_the_key) {
  for_each_assignment([](const TemporaryFolder& folder) {
    const ProgramRun run = graded(folder, folder / "key.json");
    EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
    EXPECT_EQ(eightfold({"verify", folder / "key.json"}).exit_code, 0);
  });
}

TEST(AssignmentVerify, reads_the_template_and_reports_every_claim_missing) {
  for_each_assignment([](const TemporaryFolder& folder) {
    const ProgramRun run = graded(folder, folder / "template.json");
    EXPECT_EQ(run.exit_code, 1) << run.out << run.err;
  });
}

TEST(AssignmentVerify, finds_the_planted_mistake_in_the_list) {
  int lists = 0;
  for_each_assignment([&](const TemporaryFolder& folder) {
    const std::string form = contents_of(folder / "template.txt");
    const std::size_t planted = form.find("representatives:");
    if (planted == std::string::npos) return;
    ++lists;
    const std::string head =
        form.substr(form.find("n: "), form.find("\n\n", form.find("n: ")) - form.find("n: "));
    const ProgramRun wrong =
        eightfold({"verify", folder.add("handed-in.txt", head + '\n' + form.substr(planted))});
    EXPECT_EQ(wrong.exit_code, 1) << wrong.out << wrong.err;
    const std::string corrected = list_in(contents_of(folder / "key.json"), "representatives");
    const ProgramRun right = eightfold({"verify", filled_in(folder, corrected)});
    EXPECT_EQ(right.exit_code, 0) << right.out << right.err;
  });
  EXPECT_GT(lists, 20);
}

TEST(AssignmentVerify, reports_the_place_of_an_unanswered_question) {
  for_each_assignment([](const TemporaryFolder& folder) {
    const ProgramRun run = eightfold({"verify", filled_in(folder, "  \"orbit_count\": ?,\n")});
    EXPECT_EQ(run.exit_code, 65) << run.out;
    EXPECT_NE((run.out + run.err).find("line 9"), std::string::npos) << run.out << run.err;
  });
}

}  // namespace
}  // namespace eightfold::test
