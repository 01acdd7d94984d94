// The rules of the format, as data/assignment/README.md quotes them.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "reports/coursework/assignment/bank/internal/writers.hpp"
#include "reports/text/internal/base64.hpp"
#include "tests/reports/coursework/assignment/banks.hpp"
#include "tests/reports/coursework/assignment/xml_document.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using coursework::bank::Bank;
using coursework::bank::Matching;
using coursework::bank::moodle_xml;
using coursework::bank::Numeric;
using coursework::bank::Question;

struct ReadQuiz {
  const MadeBank& made;
  XmlElement quiz;
};

const std::vector<ReadQuiz>& quizzes() {
  static const std::vector<ReadQuiz> all = [] {
    std::vector<ReadQuiz> read;
    for (const MadeBank& made : all_banks()) read.push_back({made, read_document(moodle_xml(made.bank))});
    return read;
  }();
  return all;
}

// The questions, without the first element, which names the category.
std::vector<const XmlElement*> questions_in(const XmlElement& quiz) {
  auto questions = quiz.all("question");
  questions.erase(questions.begin());
  return questions;
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
    EXPECT_EQ(file->attribute("encoding"), "base64");
    EXPECT_EQ(file->attribute("path"), "/");
    const std::string name = file->attribute("name");
    EXPECT_TRUE(files.insert(name).second) << name;
    const auto board = static_cast<std::size_t>(std::stoi(name.substr(6, 2)) - 1);
    EXPECT_EQ(file->text, reports::base64(coursework::bank::svg_of(bank.boards[board], bank.rule)));
  }
  EXPECT_EQ(files, pictures_in(element.only("text").text)) << element.only("text").text;
}

TEST(BankMoodleXml, is_well_formed_and_begins_with_its_declaration) {
  for (const MadeBank& made : all_banks()) {
    const std::string document = moodle_xml(made.bank);
    EXPECT_TRUE(document.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"));
    EXPECT_EQ(read_document(document).name, "quiz");
    if (made.assignment.exercise.n <= 6) {
      EXPECT_EQ(xmllint_complaint(document), "");
    }
  }
}

TEST(BankMoodleXml, names_a_category_and_has_every_question_with_its_type) {
  for (const auto& [made, quiz] : quizzes()) {
    const Bank& bank = made.bank;
    const XmlElement& category = *quiz.all("question")[0];
    EXPECT_EQ(category.attribute("type"), "category");
    EXPECT_EQ(category.only("category").only("text").text, "$course$/" + bank.title);
    const auto questions = questions_in(quiz);
    ASSERT_EQ(questions.size(), bank.questions.size());
    std::set<std::string> names;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      const Question& question = bank.questions[i];
      EXPECT_TRUE(names.insert(questions[i]->only("name").only("text").text).second);
      EXPECT_EQ(questions[i]->attribute("type"),
                std::holds_alternative<Numeric>(question.expected)    ? "numerical"
                : std::holds_alternative<Matching>(question.expected) ? "matching"
                                                                      : "multichoice");
      EXPECT_EQ(questions[i]->only("questiontext").attribute("format"), "html");
      EXPECT_EQ(questions[i]->only("defaultgrade").text, "1");
    }
  }
}

TEST(BankMoodleXml, has_fractions_that_moodle_accepts_and_exactly_one_of_100) {
  for (const auto& [made, quiz] : quizzes()) {
    for (const XmlElement* question : questions_in(quiz)) {
      if (question->attribute("type") == "matching") continue;
      std::multiset<std::string> fractions;
      std::set<std::string> texts;
      for (const XmlElement* answer : question->all("answer")) {
        fractions.insert(answer->attribute("fraction"));
        EXPECT_TRUE(texts.insert(answer->only("text").text).second) << answer->only("text").text;
        EXPECT_NE(answer->only("feedback").only("text").text, "");
      }
      EXPECT_EQ(fractions.count("100"), 1U);
      EXPECT_EQ(fractions.count("0") + 1, fractions.size());
      EXPECT_GE(fractions.size(), 2U);
    }
  }
}

TEST(BankMoodleXml, ends_numbers_with_the_answer_for_all_others) {
  for (const auto& [made, quiz] : quizzes()) {
    for (const XmlElement* question : questions_in(quiz)) {
      if (question->attribute("type") != "numerical") continue;
      const auto answers = question->all("answer");
      for (const XmlElement* answer : answers) {
        EXPECT_GE(std::stod(answer->only("tolerance").text), 0);
        const std::string number = answer->only("text").text;
        EXPECT_EQ(number == "*", answer == answers.back());
        if (number != "*") {
          EXPECT_EQ(number.find_first_not_of("0123456789."), std::string::npos) << number;
        }
      }
    }
  }
}

TEST(BankMoodleXml, allows_one_choice_and_shuffles) {
  for (const auto& [made, quiz] : quizzes()) {
    for (const XmlElement* question : questions_in(quiz)) {
      if (question->attribute("type") == "numerical") continue;
      EXPECT_EQ(question->only("shuffleanswers").text, "true");
      if (question->attribute("type") == "multichoice") {
        EXPECT_EQ(question->only("single").text, "true");
      }
    }
  }
}

// "You must supply at least two questions and three answers."
TEST(BankMoodleXml, matches_two_questions_with_three_answers) {
  for (const auto& [made, quiz] : quizzes()) {
    for (const XmlElement* question : questions_in(quiz)) {
      if (question->attribute("type") != "matching") continue;
      int with_text = 0;
      std::set<std::string> answers;
      for (const XmlElement* sub : question->all("subquestion")) {
        if (!sub->only("text").text.empty()) ++with_text;
        EXPECT_NE(sub->only("answer").only("text").text, "");
        answers.insert(sub->only("answer").only("text").text);
      }
      EXPECT_GE(with_text, 2);
      EXPECT_GE(answers.size(), 3U);
    }
  }
}

TEST(BankMoodleXml, has_each_picture_beside_the_text_that_shows_it) {
  for (const auto& [made, quiz] : quizzes()) {
    if (made.assignment.exercise.n > 8) continue;
    for (const XmlElement* question : questions_in(quiz)) {
      expect_files_of_text(question->only("questiontext"), made.bank);
      for (const char* name : {"answer", "subquestion"})
        for (const XmlElement* element : question->all(name))
          if (question->attribute("type") != "numerical") expect_files_of_text(*element, made.bank);
    }
  }
}

TEST(BankMoodleXml, is_html_with_a_text_for_each_picture) {
  const Bank bank = made_bank(Rule::queens, 8).bank;
  const XmlElement quiz = read_document(moodle_xml(bank));
  int pictures = 0;
  for (const XmlElement* text : quiz.everywhere("text")) {
    if (!text->text.starts_with("<p>")) continue;
    EXPECT_EQ(xmllint_complaint("<div>" + text->text + "</div>"), "") << text->text;
    const XmlElement html = read_document("<div>" + text->text + "</div>");
    for (const XmlElement* picture : html.everywhere("img")) {
      ++pictures;
      EXPECT_TRUE(picture->attribute("alt").starts_with("[")) << text->text;
    }
  }
  EXPECT_GT(pictures, 10);
}

TEST(BankMoodleXml, has_a_file_once_for_a_picture_that_a_text_shows_twice) {
  Bank bank;
  bank.boards = {{{1, 3, 0, 2}, "[1 3 0 2]"}, {{2, 0, 3, 1}, "[2 0 3 1]"}};
  bank.questions.push_back({"", {{"", 1}, {"", 0}, {"", 1}}, Numeric{{"1", "0", "yes"}, {}, "no"}});
  const XmlElement quiz = read_document(moodle_xml(bank));
  const XmlElement& text = quiz.all("question")[1]->only("questiontext");
  EXPECT_EQ(text.all("file").size(), 2U);
  expect_files_of_text(text, bank);
}

TEST(BankMoodleXml, escapes_its_texts) {
  Bank bank;
  bank.title = "<&>";
  bank.questions.push_back({"a]]>b & <c>", {{"]]> <script>"}}, Numeric{{"1", "0", "<i>"}, {}, "]]>"}});
  const XmlElement quiz = read_document(moodle_xml(bank));
  EXPECT_EQ(quiz.all("question")[1]->only("name").only("text").text, "01 a]]>b & <c>");
  EXPECT_EQ(quiz.all("question")[1]->only("questiontext").only("text").text, "<p>]]&gt; &lt;script&gt;</p>");
}

}  // namespace
}  // namespace eightfold::test
