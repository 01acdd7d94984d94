// Moodle XML: https://docs.moodle.org/en/Moodle_XML_format. A picture is a <file> in the element whose text
// shows it, under the address @@PLUGINFILE@@.
#include <fmt/core.h>

#include <set>

#include "eightfold/reports/coursework/assignment/bank/internal/writers.hpp"
#include "eightfold/reports/text/internal/append.hpp"
#include "eightfold/reports/text/internal/base64.hpp"
#include "eightfold/reports/text/internal/escape.hpp"

namespace eightfold::coursework::bank {
namespace {

using reports::append_format;
using reports::xml_escape;

// Appends the elements of one question.
class MoodleQuestion {
 public:
  MoodleQuestion(std::string& out, const Bank& bank) : out_(out), bank_(bank) {}

  void append(const Question& question, std::size_t number) {
    const std::string_view type =
        std::visit([](const auto& expected) { return type_of(expected); }, question.expected);
    append_format(out_,
                  "  <question type=\"{}\">\n    <name><text>{:02} {}</text></name>\n    <questiontext "
                  "format=\"html\">",
                  type, number, xml_escape(question.title));
    append_html(question.text);
    out_ += "</questiontext>\n    <defaultgrade>1</defaultgrade>\n";
    std::visit([&](const auto& expected) { append_answers(expected); }, question.expected);
    out_ += "  </question>\n";
  }

 private:
  static std::string_view type_of(const Numeric&) { return "numerical"; }
  static std::string_view type_of(const MultipleChoice&) { return "multichoice"; }
  static std::string_view type_of(const Matching&) { return "matching"; }

  // A <text>, and a <file> for each picture that it shows.
  void append_html(std::span<const Content> contents) {
    append_format(out_, "<text><![CDATA[{}]]></text>", xhtml(bank_, contents, "@@PLUGINFILE@@/"));
    std::set<std::size_t> shown;
    for (const Content& content : contents)
      if (content.board && shown.insert(*content.board).second)
        append_format(out_, "<file name=\"{}\" path=\"/\" encoding=\"base64\">{}</file>",
                      file_of_board(*content.board),
                      reports::base64(svg_of(bank_.boards[*content.board], bank_.rule)));
  }

  void append_feedback(std::string_view element, const std::string& feedback) {
    append_format(out_, "<{0} format=\"html\">", element);
    append_html(std::vector{Content{feedback}});
    append_format(out_, "</{}>", element);
  }

  void append_number(const Numeric::Known& known, bool right) {
    append_format(out_, "    <answer fraction=\"{}\" format=\"plain_text\"><text>{}</text>", right ? 100 : 0,
                  known.number);
    append_feedback("feedback", known.feedback);
    append_format(out_, "<tolerance>{}</tolerance></answer>\n", known.tolerance);
  }

  // Moodle takes the first answer that fits, so the one for all numbers is the last.
  void append_answers(const Numeric& expected) {
    append_number(expected.right, true);
    for (const Numeric::Known& known : expected.wrong) append_number(known, false);
    append_number({"*", "0", expected.otherwise}, false);
  }

  void append_answers(const MultipleChoice& expected) {
    out_ +=
        "    <single>true</single>\n    <shuffleanswers>true</shuffleanswers>\n"
        "    <answernumbering>abc</answernumbering>\n";
    for (const auto& [shown, right, feedback] : expected.choices) {
      append_format(out_, "    <answer fraction=\"{}\" format=\"html\">", right ? 100 : 0);
      append_html(std::vector{shown});
      append_feedback("feedback", feedback);
      out_ += "</answer>\n";
    }
  }

  void append_pair(std::span<const Content> shown, const std::string& option) {
    out_ += "    <subquestion format=\"html\">";
    append_html(shown);
    append_format(out_, "<answer><text>{}</text></answer></subquestion>\n", xml_escape(option));
  }

  // An option that belongs to no item is a subquestion without text.
  void append_answers(const Matching& expected) {
    out_ += "    <shuffleanswers>true</shuffleanswers>\n    <shownumcorrect/>\n";
    std::set<std::size_t> used;
    for (const auto& [shown, option] : expected.items) {
      append_pair(std::vector{shown}, expected.options[option]);
      used.insert(option);
    }
    for (std::size_t option = 0; option < expected.options.size(); ++option)
      if (!used.contains(option)) append_pair({}, expected.options[option]);
  }

  std::string& out_;
  const Bank& bank_;
};

}  // namespace

std::string moodle_xml(const Bank& bank) {
  std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n";
  append_format(out,
                "  <question type=\"category\">\n    <category><text>$course$/{}</text></category>\n"
                "  </question>\n",
                xml_escape(bank.title));
  MoodleQuestion writer(out, bank);
  std::size_t number = 0;
  for (const Question& question : bank.questions) writer.append(question, ++number);
  return out + "</quiz>\n";
}

}  // namespace eightfold::coursework::bank
