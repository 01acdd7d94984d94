// The rules of the formats, as data/assignment/README.md quotes them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "reports/coursework/assignment/bank/internal/writers.hpp"
#include "tests/reports/coursework/assignment/banks.hpp"
#include "tests/reports/coursework/assignment/xml_document.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using coursework::bank::Bank;
using coursework::bank::Numeric;

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
const std::vector<std::pair<MadeBank, Package>>& packages() {
  static const auto all = [] {
    std::vector<std::pair<MadeBank, Package>> made;
    for (const MadeBank& bank : all_banks())
      if (bank.assignment.exercise.group == full_group || bank.assignment.exercise.rule == Rule::rooks)
        made.emplace_back(bank, unpacked(coursework::bank::qti_package(bank.bank)));
    return made;
  }();
  return all;
}

// The items of all packages.
const std::vector<XmlElement>& items() {
  static const std::vector<XmlElement> all = [] {
    std::vector<XmlElement> read;
    for (const auto& [made, package] : packages())
      for (const auto& [name, content] : package)
        if (name.starts_with("question-")) read.push_back(read_document(content));
    return read;
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

TEST(BankQti, has_a_manifest_with_an_item_for_each_question) {
  for (const auto& [made, package] : packages()) {
    const XmlElement manifest = read_document(package.at("imsmanifest.xml"));
    EXPECT_EQ(manifest.name, "manifest");
    EXPECT_TRUE(is_identifier(manifest.attribute("identifier")));
    EXPECT_EQ(manifest.attribute("xmlns"), "http://www.imsglobal.org/xsd/imscp_v1p1");
    EXPECT_EQ(manifest.only("metadata").only("schema").text, "QTIv2.1 Package");
    EXPECT_EQ(manifest.all("organizations").size(), 1U);
    const XmlElement& lom = manifest.only("metadata").only("lom");
    EXPECT_EQ(lom.attribute("xmlns"), "http://ltsc.ieee.org/xsd/LOM");
    EXPECT_EQ(lom.only("general").only("title").only("string").text, made.bank.title);
    const auto resources = manifest.only("resources").all("resource");
    EXPECT_EQ(resources.size(), made.bank.questions.size());
    for (const std::string& identifier : attributes_of(resources, "identifier"))
      EXPECT_TRUE(is_identifier(identifier)) << identifier;
    for (const XmlElement* resource : resources) {
      EXPECT_EQ(resource->attribute("type"), "imsqti_item_xmlv2p1");
      EXPECT_EQ(resource->all("file")[0]->attribute("href"), resource->attribute("href"));
    }
  }
}

TEST(BankQti, has_every_file_of_the_manifest_and_no_other) {
  for (const auto& [made, package] : packages()) {
    std::set<std::string> named = {"imsmanifest.xml"};
    const XmlElement manifest = read_document(package.at("imsmanifest.xml"));
    for (const XmlElement* file : manifest.everywhere("file")) named.insert(file->attribute("href"));
    std::set<std::string> present;
    for (const auto& [name, content] : package) present.insert(name);
    EXPECT_EQ(named, present);
  }
}

TEST(BankQti, lists_the_pictures_of_an_item_with_the_item) {
  for (const auto& [made, package] : packages()) {
    const XmlElement manifest = read_document(package.at("imsmanifest.xml"));
    for (const XmlElement* resource : manifest.everywhere("resource")) {
      const std::string href = resource->attribute("href");
      std::set<std::string> shown = {href};
      const XmlElement item = read_document(package.at(href));
      for (const XmlElement* picture : item.everywhere("img")) {
        shown.insert(picture->attribute("src"));
        EXPECT_TRUE(picture->attribute("alt").starts_with("["));
      }
      EXPECT_EQ(attributes_of(resource->all("file"), "href"), shown);
    }
  }
}

TEST(BankQti, is_well_formed) {
  for (const auto& [name, content] : packages()[4].second) EXPECT_EQ(xmllint_complaint(content), "") << name;
}

// The order in which the schema requires the parts of an item.
TEST(BankQti, has_items_with_their_parts_in_order) {
  std::set<std::string> identifiers;
  for (const XmlElement& item : items()) {
    EXPECT_EQ(item.name, "assessmentItem");
    EXPECT_EQ(item.attribute("xmlns"), "http://www.imsglobal.org/xsd/imsqti_v2p1");
    EXPECT_TRUE(is_identifier(item.attribute("identifier")));
    EXPECT_TRUE(identifiers.insert(item.attribute("identifier")).second) << item.attribute("identifier");
    EXPECT_NE(item.attribute("title"), "");
    EXPECT_EQ(item.attribute("adaptive"), "false");
    EXPECT_EQ(item.attribute("timeDependent"), "false");
    const std::vector<std::string> order = {"responseDeclaration", "outcomeDeclaration", "itemBody",
                                            "responseProcessing", "modalFeedback"};
    std::vector<std::ptrdiff_t> places;
    for (const XmlElement& part : item.children)
      places.push_back(std::ranges::find(order, part.name) - order.begin());
    EXPECT_TRUE(std::ranges::is_sorted(places));
    EXPECT_LT(places.back(), 5);
  }
  EXPECT_GT(items().size(), 300U);
}

// Every interaction, condition and feedback refers to something that is declared.
TEST(BankQti, declares_what_it_uses) {
  for (const XmlElement& item : items()) {
    EXPECT_EQ(item.only("responseDeclaration").attribute("identifier"), "RESPONSE");
    const auto outcomes = attributes_of(item.all("outcomeDeclaration"), "identifier");
    EXPECT_TRUE(outcomes.contains("SCORE"));
    int interactions = 0;
    for (const char* interaction : {"textEntryInteraction", "choiceInteraction", "matchInteraction"})
      for (const XmlElement* element : item.everywhere(interaction)) {
        ++interactions;
        EXPECT_EQ(element->attribute("responseIdentifier"), "RESPONSE");
      }
    EXPECT_EQ(interactions, 1);
    std::set<std::string> set;
    for (const XmlElement* outcome : item.everywhere("setOutcomeValue")) {
      EXPECT_TRUE(outcomes.contains(outcome->attribute("identifier")));
      if (outcome->attribute("identifier") == "FEEDBACK") set.insert(outcome->only("baseValue").text);
    }
    EXPECT_EQ(attributes_of(item.all("modalFeedback"), "identifier"), set);
  }
}

TEST(BankQti, gives_one_point_for_the_correct_response_only) {
  for (const XmlElement& item : items()) {
    if (!item.everywhere("matchInteraction").empty()) continue;
    const std::string correct = item.only("responseDeclaration").only("correctResponse").only("value").text;
    int right = 0;
    for (const XmlElement& branch : item.only("responseProcessing").only("responseCondition").children) {
      const auto outcomes = branch.all("setOutcomeValue");
      ASSERT_EQ(outcomes[0]->attribute("identifier"), "SCORE");
      if (outcomes[0]->only("baseValue").text != "1") continue;
      ++right;
      EXPECT_EQ(branch.children[0].only("baseValue").text, correct);
    }
    EXPECT_EQ(right, 1);
    EXPECT_EQ(item.all("outcomeDeclaration")[0]->attribute("normalMaximum"), "1");
  }
}

TEST(BankQti, begins_its_conditions_with_if_and_has_else_last) {
  for (const XmlElement& item : items()) {
    const auto conditions = item.only("responseProcessing").all("responseCondition");
    if (conditions.empty()) continue;
    std::string names;
    for (const XmlElement& branch : conditions[0]->children) names += branch.name + ' ';
    const bool number = !item.everywhere("textEntryInteraction").empty();
    EXPECT_TRUE(names.starts_with("responseIf response")) << names;
    EXPECT_EQ(names.find("responseIf ", 1), std::string::npos) << names;
    EXPECT_EQ(names.find("responseElse "), number ? names.size() - 13 : std::string::npos) << names;
  }
}

TEST(BankQti, has_choices_with_identifiers) {
  for (const XmlElement& item : items()) {
    const auto interactions = item.everywhere("choiceInteraction");
    if (interactions.empty()) continue;
    EXPECT_EQ(interactions[0]->attribute("maxChoices"), "1");
    EXPECT_EQ(interactions[0]->attribute("shuffle"), "true");
    const auto choices = attributes_of(interactions[0]->all("simpleChoice"), "identifier");
    EXPECT_GE(choices.size(), 2U);
    EXPECT_TRUE(
        choices.contains(item.only("responseDeclaration").only("correctResponse").only("value").text));
    EXPECT_EQ(item.only("responseDeclaration").attribute("baseType"), "identifier");
  }
}

TEST(BankQti, matches_each_item_with_one_option) {
  int matching = 0;
  for (const XmlElement& item : items()) {
    const auto interactions = item.everywhere("matchInteraction");
    if (interactions.empty()) continue;
    ++matching;
    const auto sets = interactions[0]->all("simpleMatchSet");
    ASSERT_EQ(sets.size(), 2U);
    const auto left = attributes_of(sets[0]->all("simpleAssociableChoice"), "identifier");
    const auto options = attributes_of(sets[1]->all("simpleAssociableChoice"), "identifier");
    for (const XmlElement* choice : interactions[0]->everywhere("simpleAssociableChoice"))
      EXPECT_GE(std::stoi(choice->attribute("matchMax")), 1);
    const XmlElement& declaration = item.only("responseDeclaration");
    EXPECT_EQ(declaration.attribute("baseType"), "directedPair");
    EXPECT_EQ(declaration.attribute("cardinality"), "multiple");
    for (const XmlElement* choice : sets[0]->all("simpleAssociableChoice"))
      EXPECT_NE(choice->all("p").at(0)->text, "");  // above a picture, which New Quizzes omit
    std::set<std::string> matched;
    std::set<std::string> pairs;
    for (const XmlElement* value : declaration.only("correctResponse").all("value")) {
      const auto words = words_of(value->text);
      ASSERT_EQ(words.size(), 2U);
      matched.insert(words[0]);
      EXPECT_TRUE(options.contains(words[1]));
      pairs.insert(value->text);
    }
    EXPECT_EQ(matched, left);
    EXPECT_EQ(attributes_of(declaration.only("mapping").all("mapEntry"), "mapKey"), pairs);
    EXPECT_EQ(item.all("outcomeDeclaration")[0]->attribute("normalMaximum"), std::to_string(left.size()));
    EXPECT_EQ(item.only("responseProcessing").attribute("template"),
              "http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response");
  }
  EXPECT_GT(matching, 20);
}

TEST(BankQti, escapes_its_texts) {
  Bank bank;
  bank.id = "x";
  bank.questions.push_back({"a \"b\" & <c>", {{"<script>&"}}, Numeric{{"1", "0", "<i>"}, {}, "&"}});
  const Package package = unpacked(coursework::bank::qti_package(bank));
  const XmlElement item = read_document(package.at("question-01.xml"));
  EXPECT_EQ(item.attribute("title"), "a \"b\" & <c>");
  EXPECT_EQ(item.only("itemBody").all("p")[0]->text, "<script>&");
}

}  // namespace
}  // namespace eightfold::test
