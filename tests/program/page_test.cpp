#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string report_in(const std::string& page) {
  const std::string begin = "id=\"report\">";
  const auto at = page.find(begin) + begin.size();
  return page.substr(at, page.find("</script>", at) - at);
}

TEST(Page, of_eight_queens_is_written_to_standard_output_or_a_file) {
  const ProgramRun run = eightfold("page 8");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_TRUE(run.out.starts_with("<!DOCTYPE html>\n"));
  EXPECT_TRUE(run.out.ends_with("</html>\n"));
  EXPECT_NE(run.out.find("92 = 11×8 + 1×4"), std::string::npos);
  const TemporaryFolder folder;
  const ProgramRun to_file = eightfold({"page", "8", "-o", folder / "orbits.html"});
  EXPECT_EQ(to_file.exit_code, 0);
  EXPECT_EQ(to_file.out + to_file.err, "");
  EXPECT_EQ(contents_of(folder / "orbits.html"), run.out);
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"orbits.html"});
}

TEST(Page, contains_the_report_of_orbits) {
  for (const std::string words : {"0", "1", "2", "8", "10", "8 --group rotations", "6 --rule rooks",
                                  "5 --rule torus --group transpose"})
    EXPECT_EQ(report_in(eightfold("page " + words).out), eightfold("orbits --format json " + words).out)
        << words;
}

TEST(Page, is_the_same_on_any_number_of_threads) {
  const std::string page = eightfold("page 9").out;
  for (const std::string threads : {"1", "2", "3"})
    EXPECT_EQ(eightfold("page 9 --threads " + threads).out, page);
}

TEST(Page, shows_the_given_title) {
  const ProgramRun run = eightfold({"page", "4", "--title", "Monday's <lecture>"});
  EXPECT_NE(run.out.find("<title>Monday&apos;s &lt;lecture&gt;</title>"), std::string::npos);
}

TEST(Page, rejects_too_many_orbits) {
  for (const auto& [words, message] :
       {std::pair{"14",
                  "N: 14 has 45752 orbits, but a page holds at most 20000; use `eightfold orbits 14 --format "
                  "json`"},
        std::pair{"32",
                  "N: 32 has too many orbits, but a page holds at most 20000; use `eightfold census 32`"},
        std::pair{"17 --group half-turn",
                  "N: 17 has 47911628 orbits, but a page holds at most 20000; use `eightfold census 17`"},
        std::pair{"13 --group half-turn",
                  "N: 13 has 36924 orbits, but a page holds at most 20000; use `eightfold "
                  "orbits 13 --group half_turn --format json`"},
        std::pair{"9 --rule rooks",
                  "N: 9 has more than 20000 orbits, but a page holds at most 20000; use `eightfold "
                  "orbits 9 --rule rooks --format json`"}}) {
    const TemporaryFolder folder;
    std::vector<std::string> arguments = words_of(std::string("page ") + words);
    arguments.insert(arguments.end(), {"-o", folder / "orbits.html"});
    const ProgramRun run = eightfold(arguments);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.err, std::string("eightfold: ") + message + "\n");
    EXPECT_TRUE(folder.entries().empty());
  }
}

TEST(Page, rejects_invalid_arguments) {
  EXPECT_EQ(eightfold("page 33").exit_code, 2);
  EXPECT_EQ(eightfold("page").exit_code, 2);
  const ProgramRun threads = eightfold("page 5 --rule rooks --threads 2");
  EXPECT_EQ(threads.exit_code, 2);
  EXPECT_NE(threads.err.find("--threads: only the search for queens is parallel"), std::string::npos);
  const TemporaryFolder folder;
  EXPECT_EQ(eightfold("page 4 -o " + (folder / "missing/orbits.html")).exit_code, 73);
}

}  // namespace
}  // namespace eightfold::test
