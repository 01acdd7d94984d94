// The rules of both formats, as data/assignment/README.md quotes them. The goldens have one question of each
// kind, with every part of the templates; the other tests check what depends on the bank.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "reports/coursework/assignment/bank/internal/question.hpp"
#include "reports/text/internal/encoding.hpp"
#include "tests/reports/coursework/assignment/banks.hpp"
#include "tests/reports/coursework/assignment/xml_document.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using coursework::bank::Bank;
using coursework::bank::Matching;
using coursework::bank::moodle_xml;
using coursework::bank::MultipleChoice;
using coursework::bank::Numeric;

// A question of each kind with texts that must be escaped. The first one shows a picture twice.
const Bank& every_kind() {
  static const Bank bank = {
      "x",
      "<&>",
      Rule::queens,
      {{{1, 3, 0, 2}, "[1 3 0 2]"}, {{2, 0, 3, 1}, "[2 \"0\" 3 1]"}},
      {{"a]]>b & \"<c>\"",
        {{"]]> <script>&", 1}, {"again", 1}, {"", 0}},
        Numeric{{"12", "0", "Correct. <i>"}, {{"13.71", "0.01", "]]>"}, {"24", "0", "half"}}, "&"}},
       {"choice",
        {{"Which?", {}}},
        MultipleChoice{
            {{{"<b>one", {}}, false, "no & no"}, {{"two", 0}, true, "Correct."}, {{"", 1}, false, "no"}}}},
       {"match",
        {{"Match.", {}}},
        Matching{{{{"item", {}}, 2}, {{"<p>", 0}, 0}, {{"same", {}}, 2}}, {"one", "un<used", "three"}}}}};
  return bank;
}

// The files of a package by name, unpacked by another program.
using Package = std::map<std::string, std::string>;

Package unpacked(const std::string& archive) {
  const TemporaryFolder folder;
  const std::string file = folder.add("questions.zip", archive);
  const ProgramRun run = run_program("/usr/bin/python3", {"-m", "zipfile", "-e", file, folder / "out"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  Package package;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / "out"))
    if (entry.is_regular_file())
      package[std::filesystem::relative(entry.path(), folder / "out").generic_string()] =
          contents_of(entry.path().string());
  return package;
}

// Every board with the full group and some with every group, because unpacking takes a process each.
const std::vector<Package>& packages() {
  static const auto all = [] {
    std::vector<Package> made;
    for (const MadeBank& bank : all_banks())
      if (bank.assignment.exercise.group == full_group || bank.assignment.exercise.rule == Rule::rooks)
        made.push_back(unpacked(coursework::bank::qti_package(bank.bank)));
    return made;
  }();
  return all;
}

std::set<std::string> attributes_of(const std::vector<const XmlElement*>& elements, const std::string& name) {
  std::set<std::string> values;
  for (const XmlElement* element : elements)
    EXPECT_TRUE(values.insert(element->attribute(name)).second) << name;
  return values;
}

bool is_identifier(const std::string& text) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  return !text.empty() && std::ranges::all_of(text, allowed) && (text[0] < '0' || text[0] > '9') &&
         text[0] != '-';
}

// The names after @@PLUGINFILE@@/ in a text.
std::set<std::string> pictures_in(const std::string& html) {
  constexpr std::string_view address = "src=\"@@PLUGINFILE@@/";
  std::set<std::string> names;
  for (std::size_t at = html.find(address); at != std::string::npos; at = html.find(address, at + 1)) {
    const std::size_t start = at + address.size();
    names.insert(html.substr(start, html.find('"', start) - start));
  }
  return names;
}

void expect_files_of_text(const XmlElement& element, const Bank& bank) {
  std::set<std::string> files;
  for (const XmlElement* file : element.all("file")) {
    const std::string name = file->attribute("name");
    EXPECT_TRUE(files.insert(name).second) << name;
    const auto board = static_cast<std::size_t>(std::stoi(name.substr(6, 2)) - 1);
    EXPECT_EQ(file->text, reports::base64(coursework::bank::svg_of(bank.boards[board], bank.rule)));
  }
  EXPECT_EQ(files, pictures_in(element.only("text").text)) << element.only("text").text;
}

TEST(BankMoodleXml, equals_the_golden) { expect_golden("bank.moodle.xml", moodle_xml(every_kind())); }

TEST(BankMoodleXml, is_well_formed) {
  EXPECT_EQ(xmllint_complaint(moodle_xml(every_kind())), "");
  for (const MadeBank& made : all_banks()) {
    if (made.assignment.exercise.n <= 6) {
      EXPECT_EQ(xmllint_complaint(moodle_xml(made.bank)), "");
    }
  }
}

TEST(BankMoodleXml, has_html_with_each_picture_beside_the_text_that_shows_it) {
  for (const MadeBank& made : all_banks()) {
    if (made.assignment.exercise.n > 8) continue;
    const XmlElement quiz = read_document(moodle_xml(made.bank));
    std::set<std::string> names;
    for (const XmlElement* question : quiz.all("question")) {
      if (question->attribute("type") == "category") continue;
      EXPECT_TRUE(names.insert(question->only("name").only("text").text).second);
      expect_files_of_text(question->only("questiontext"), made.bank);
      for (const char* name : {"answer", "subquestion"})
        for (const XmlElement* element : question->all(name))
          if (question->attribute("type") != "numerical") expect_files_of_text(*element, made.bank);
    }
    EXPECT_EQ(names.size(), made.bank.questions.size());
    for (const XmlElement* text : quiz.everywhere("text"))
      if (text->text.starts_with("<p>")) {
        const XmlElement html = read_document("<div>" + text->text + "</div>");
        for (const XmlElement* picture : html.everywhere("img"))
          EXPECT_TRUE(picture->attribute("alt").starts_with("[")) << text->text;
      }
  }
}

TEST(BankQti, equals_the_golden) {
  std::string text;
  for (const auto& [name, content] : unpacked(coursework::bank::qti_package(every_kind())))
    if (name.ends_with(".xml")) {
      EXPECT_EQ(xmllint_complaint(content), "") << name;
      text += "=== " + name + "\n" + content;
    }
  expect_golden("bank.qti.txt", text);
}

TEST(BankQti, has_every_file_of_the_manifest_and_no_other_and_the_pictures_of_an_item_with_the_item) {
  for (const Package& package : packages()) {
    std::set<std::string> named = {"imsmanifest.xml"};
    const XmlElement manifest = read_document(package.at("imsmanifest.xml"));
    for (const XmlElement* resource : manifest.everywhere("resource")) {
      EXPECT_TRUE(is_identifier(resource->attribute("identifier")));
      const std::string href = resource->attribute("href");
      std::set<std::string> shown = {href};
      const XmlElement item = read_document(package.at(href));
      for (const XmlElement* picture : item.everywhere("img")) shown.insert(picture->attribute("src"));
      const auto files = attributes_of(resource->all("file"), "href");
      EXPECT_EQ(files, shown);
      named.insert(files.begin(), files.end());
    }
    std::set<std::string> present;
    for (const auto& [name, content] : package) present.insert(name);
    EXPECT_EQ(named, present);
  }
}

// Every interaction, condition and feedback refers to something that is declared; one response has the point.
TEST(BankQti, has_items_that_declare_what_they_use) {
  std::set<std::string> identifiers;
  for (const Package& package : packages())
    for (const auto& [name, content] : package) {
      if (!name.starts_with("question-")) continue;
      const XmlElement item = read_document(content);
      EXPECT_TRUE(is_identifier(item.attribute("identifier")));
      EXPECT_TRUE(identifiers.insert(item.attribute("identifier")).second) << item.attribute("identifier");
      const XmlElement& correct = item.only("responseDeclaration").only("correctResponse");
      const auto outcomes = attributes_of(item.all("outcomeDeclaration"), "identifier");
      std::set<std::string> feedback;
      int right = 0;
      for (const XmlElement* outcome : item.everywhere("setOutcomeValue")) {
        EXPECT_TRUE(outcomes.contains(outcome->attribute("identifier")));
        const std::string value = outcome->only("baseValue").text;
        if (outcome->attribute("identifier") == "FEEDBACK") feedback.insert(value);
        if (outcome->attribute("identifier") == "SCORE" && value == "1") ++right;
      }
      EXPECT_EQ(attributes_of(item.all("modalFeedback"), "identifier"), feedback);
      const auto match = item.everywhere("simpleMatchSet");
      EXPECT_EQ(right, match.empty() ? 1 : 0);
      for (const XmlElement* choices : item.everywhere("choiceInteraction"))
        EXPECT_TRUE(
            attributes_of(choices->all("simpleChoice"), "identifier").contains(correct.only("value").text));
      if (match.empty()) continue;
      std::set<std::string> matched;
      for (const XmlElement* value : correct.all("value")) matched.insert(words_of(value->text).at(0));
      EXPECT_EQ(matched, attributes_of(match.at(0)->all("simpleAssociableChoice"), "identifier"));
    }
  EXPECT_GT(identifiers.size(), 300U);
}

}  // namespace
}  // namespace eightfold::test
