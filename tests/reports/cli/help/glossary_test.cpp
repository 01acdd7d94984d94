#include <fmt/core.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "reports/cli/help/help.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/cli/usage_failure.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

TEST(Glossary, has_each_name_once) {
  std::set<std::string> names;
  for (const Term& term : glossary()) {
    EXPECT_TRUE(names.insert(reports::folded(term.name)).second) << term.name;
    for (const std::string_view name : term.other_names)
      EXPECT_TRUE(names.insert(reports::folded(name)).second) << name;
    EXPECT_TRUE(term.definition.ends_with('.')) << term.name;
  }
  EXPECT_GE(glossary().size(), 25U);
}

TEST(Glossary, finds_a_term_by_each_of_its_names) {
  for (const Term& term : glossary()) {
    EXPECT_EQ(find_term(term.name), &term);
    for (const std::string_view name : term.other_names) EXPECT_EQ(find_term(name), &term) << name;
  }
  EXPECT_EQ(find_term("Stabilizers"), find_term("stabilizer"));
  EXPECT_EQ(find_term("stabiliser"), find_term("stabilizer"));
  EXPECT_EQ(find_term("orbital"), nullptr);
  EXPECT_EQ(find_term(""), nullptr);
}

TEST(Glossary, is_shown_by_help_unless_a_command_has_the_name) {
  for (const Term& term : glossary()) {
    const std::string help = help_for(term.name, {});
    EXPECT_TRUE(help.starts_with(fmt::format("{}\n  ", term.name))) << help;
    EXPECT_NE(help.find(fmt::format("\nExamples\n  {}", term.example.command)), std::string::npos) << help;
    EXPECT_NE(help_for("", {}).find(term.name), std::string::npos);
  }
  EXPECT_EQ(help_for("orbits", {}).find("Examples\n"), 0U);
  EXPECT_EQ(help_for("orbit", {}).find("orbit\n"), 0U);
  EXPECT_EQ(test::usage_failure_of([] { help_for("orbital", {}); }),
            "unknown command \"orbital\"; did you mean orbits?");
}

TEST(Glossary, is_the_glossary_of_the_readme) {
  std::string table = "| term | meaning | see |\n|---|---|---|\n";
  for (const Term& term : glossary())
    table += fmt::format("| *{}* | {} | `{}` |\n", term.name, term.definition, term.example.command);
  const std::string readme = test::contents_of(EIGHTFOLD_SOURCE_DIR "/README.md");
  EXPECT_NE(readme.find("\n## Glossary\n"), std::string::npos);
  EXPECT_NE(readme.find("\n\n" + table + "\n"), std::string::npos) << "README.md must contain this table:\n"
                                                                   << table;
}

}  // namespace
}  // namespace eightfold::cli
