#include <gtest/gtest.h>

#include <algorithm>

#include "reports/cli/help/help.hpp"
#include "tests/reports/cli/hostile_program.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

using test::mentions;

TEST(ManPage, prints_special_characters_literally) {
  const std::string page = man_page(test::hostile_program(), "1'\\.2");
  EXPECT_TRUE(mentions(
      page, {"\\(aqs is\n\\&.so x\n\\efB\n", "\n\\&.[x] it\\(aqs \\e $HOME\n",
             "\n\\(aq.\\efB \\(ti\\(ha \\[uFFFD] a\\[uFFFD]file\nor two\n", "\"eightfold 1\\(aq\\e.2\""}));
  for (const std::string& line : test::lines_of(page)) {
    EXPECT_FALSE(line.starts_with('\'')) << line;
    if (!line.starts_with('.')) continue;
    EXPECT_TRUE(mentions(".TH.SH.SS.TP.PP.RS.RE.nf.fi", {line.substr(0, 3)})) << line;
  }
}

TEST(ManPage, is_ASCII_and_has_an_entry_for_every_command_and_option) {
  const std::string page = man_page(all_commands(), "1.2");
  EXPECT_TRUE(std::ranges::all_of(
      page, [](char c) { return c == '\n' || (static_cast<unsigned char>(c) - 32U) < 95U; }));
  const auto escaped = [](std::string_view name) {
    std::string out;
    for (const char c : name) out += c == '-' ? "\\-" : std::string(1, c);
    return out;
  };
  for (const Command& command : all_commands()) {
    EXPECT_TRUE(mentions(page, {"\n.SS " + escaped(command.name) + "\n"}));
    for (const Option& option : command.options)
      EXPECT_TRUE(mentions(page.substr(page.find(".SS " + escaped(command.name) + "\n")),
                           {"\\-\\-" + escaped(option.name) + "\\fR"}));
  }
}

TEST(ManPage, has_the_sections_of_a_manual_in_their_order) {
  const std::string page = man_page(all_commands(), "1.2");
  std::vector<std::string> sections;
  for (const std::string& line : test::lines_of(page))
    if (line.starts_with(".SH ")) sections.push_back(line.substr(4));
  EXPECT_EQ(sections, (std::vector<std::string>{"NAME", "SYNOPSIS", "DESCRIPTION", "EXAMPLES", "COMMANDS",
                                                "OPTIONS", "EXIT STATUS", "ENVIRONMENT"}));
}

}  // namespace
}  // namespace eightfold::cli
