// IMS Question & Test Interoperability 2.1, in a content package (IMS Content Packaging 1.1.4).
//
// Response processing is written out, not a template, because each known answer sets its own feedback. The
// pictures belong to the resources of the items that show them: Canvas does not import a file that is a
// resource of its own.
#include <fmt/core.h>

#include <set>

#include "eightfold/reports/coursework/assignment/bank/internal/writers.hpp"
#include "eightfold/reports/io/internal/zip.hpp"
#include "eightfold/reports/text/internal/append.hpp"
#include "eightfold/reports/text/internal/escape.hpp"

namespace eightfold::coursework::bank {
namespace {

using reports::append_format;
using reports::xml_escape;

constexpr std::string_view folder_of_boards = "boards/";

// One branch of the response processing.
struct Branch {
  std::string condition;  // empty for all other responses
  bool right = false;
  std::string feedback_id;
  std::string feedback;
};

// Appends the elements of one item.
class QtiItem {
 public:
  QtiItem(std::string& out, const Bank& bank) : out_(out), bank_(bank) {}

  void append(const Question& question, std::string_view identifier) {
    append_format(out_, R"(<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="{}" title="{}" adaptive="false" timeDependent="false">
)",
                  identifier, xml_escape(question.title));
    std::visit([&](const auto& expected) { append_parts(question.text, expected); }, question.expected);
    out_ += "</assessmentItem>\n";
  }

 private:
  void append_response(std::string_view cardinality, std::string_view type,
                       std::span<const std::string> values) {
    append_format(out_,
                  "  <responseDeclaration identifier=\"RESPONSE\" cardinality=\"{}\" baseType=\"{}\">\n"
                  "    <correctResponse>",
                  cardinality, type);
    for (const std::string& value : values) append_format(out_, "<value>{}</value>", value);
    out_ += "</correctResponse>\n";
  }

  void append_score(std::size_t maximum) {
    append_format(out_,
                  "  <outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\" baseType=\"float\" "
                  "normalMaximum=\"{}\"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>\n",
                  maximum);
  }

  void begin_body(std::span<const Content> text) {
    append_format(out_, "  <itemBody>\n    {}\n", xhtml(bank_, text, folder_of_boards));
  }

  void append_processing(std::span<const Branch> branches) {
    out_ += "  <responseProcessing>\n    <responseCondition>\n";
    for (const Branch& branch : branches) {
      const std::string_view element = branch.condition.empty()     ? "responseElse"
                                       : &branch == branches.data() ? "responseIf"
                                                                    : "responseElseIf";
      append_format(out_, "      <{}>{}", element, branch.condition);
      append_format(out_,
                    "<setOutcomeValue identifier=\"SCORE\"><baseValue baseType=\"float\">{}</baseValue>"
                    "</setOutcomeValue>",
                    branch.right ? 1 : 0);
      append_format(out_,
                    "<setOutcomeValue identifier=\"FEEDBACK\"><baseValue baseType=\"identifier\">{}"
                    "</baseValue></setOutcomeValue></{}>\n",
                    branch.feedback_id, element);
    }
    out_ += "    </responseCondition>\n  </responseProcessing>\n";
    for (const Branch& branch : branches)
      append_format(out_,
                    "  <modalFeedback outcomeIdentifier=\"FEEDBACK\" identifier=\"{}\" showHide=\"show\">"
                    "<p>{}</p></modalFeedback>\n",
                    branch.feedback_id, xml_escape(branch.feedback));
  }

  void declare_single(std::string_view type, const std::string& right) {
    append_response("single", type, {&right, 1});
    out_ += "  </responseDeclaration>\n";
    append_score(1);
    out_ +=
        "  <outcomeDeclaration identifier=\"FEEDBACK\" cardinality=\"single\" baseType=\"identifier\"/>\n";
  }

  static std::string equals(const Numeric::Known& known) {
    const std::string mode =
        known.tolerance == "0"
            ? "toleranceMode=\"exact\""
            : fmt::format("toleranceMode=\"absolute\" tolerance=\"{0} {0}\"", known.tolerance);
    return fmt::format(
        "<equal {}><variable identifier=\"RESPONSE\"/><baseValue baseType=\"float\">{}"
        "</baseValue></equal>",
        mode, known.number);
  }

  void append_parts(std::span<const Content> text, const Numeric& expected) {
    declare_single("float", expected.right.number);
    begin_body(text);
    out_ +=
        "    <p><textEntryInteraction responseIdentifier=\"RESPONSE\" expectedLength=\"10\"/></p>\n"
        "  </itemBody>\n";
    std::vector<Branch> branches = {{equals(expected.right), true, "correct", expected.right.feedback}};
    for (const Numeric::Known& known : expected.wrong)
      branches.push_back({equals(known), false, fmt::format("known-{}", branches.size()), known.feedback});
    branches.push_back({{}, false, "incorrect", expected.otherwise});
    append_processing(branches);
  }

  void append_parts(std::span<const Content> text, const MultipleChoice& expected) {
    const auto id = [](std::size_t choice) { return fmt::format("choice-{}", choice + 1); };
    std::size_t right = 0;
    while (!expected.choices[right].right) ++right;
    declare_single("identifier", id(right));
    begin_body(text);
    out_ += "    <choiceInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\" maxChoices=\"1\">\n";
    std::vector<Branch> branches;
    for (std::size_t i = 0; i < expected.choices.size(); ++i) {
      const auto& [shown, is_right, feedback] = expected.choices[i];
      append_format(out_, "      <simpleChoice identifier=\"{}\">{}</simpleChoice>\n", id(i),
                    xhtml(bank_, {&shown, 1}, folder_of_boards));
      branches.push_back({fmt::format("<match><variable identifier=\"RESPONSE\"/><baseValue "
                                      "baseType=\"identifier\">{}</baseValue></match>",
                                      id(i)),
                          is_right, fmt::format("about-{}", id(i)), feedback});
    }
    out_ += "    </choiceInteraction>\n  </itemBody>\n";
    append_processing(branches);
  }

  // One point for each item, by the template of the specification for mapped responses.
  void append_parts(std::span<const Content> text, const Matching& expected) {
    std::vector<std::string> pairs;
    for (std::size_t i = 0; i < expected.items.size(); ++i)
      pairs.push_back(fmt::format("item-{} option-{}", i + 1, expected.items[i].option + 1));
    append_response("multiple", "directedPair", pairs);
    out_ += "    <mapping lowerBound=\"0\" defaultValue=\"0\">";
    for (const std::string& pair : pairs)
      append_format(out_, "<mapEntry mapKey=\"{}\" mappedValue=\"1\"/>", pair);
    out_ += "</mapping>\n  </responseDeclaration>\n";
    append_score(pairs.size());
    begin_body(text);
    append_format(
        out_,
        "    <matchInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\" maxAssociations=\"{}\">\n"
        "      <simpleMatchSet>\n",
        pairs.size());
    for (std::size_t i = 0; i < expected.items.size(); ++i)
      append_choice(fmt::format("item-{}", i + 1), 1,
                    xhtml(bank_, {&expected.items[i].shown, 1}, folder_of_boards));
    out_ += "      </simpleMatchSet>\n      <simpleMatchSet>\n";
    for (std::size_t i = 0; i < expected.options.size(); ++i)
      append_choice(fmt::format("option-{}", i + 1), pairs.size(), xml_escape(expected.options[i]));
    out_ +=
        "      </simpleMatchSet>\n    </matchInteraction>\n  </itemBody>\n"
        "  <responseProcessing "
        "template=\"http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response\"/>\n";
  }

  void append_choice(const std::string& identifier, std::size_t most, const std::string& content) {
    append_format(out_,
                  "        <simpleAssociableChoice identifier=\"{}\" matchMax=\"{}\">{}"
                  "</simpleAssociableChoice>\n",
                  identifier, most, content);
  }

  std::string& out_;
  const Bank& bank_;
};

void collect_boards(std::set<std::size_t>& boards, const Content& content) {
  if (content.board) boards.insert(*content.board);
}

std::set<std::size_t> boards_in(const Question& question) {
  std::set<std::size_t> boards;
  for (const Content& content : question.text) collect_boards(boards, content);
  if (const auto* choice = std::get_if<MultipleChoice>(&question.expected))
    for (const auto& each : choice->choices) collect_boards(boards, each.shown);
  if (const auto* matching = std::get_if<Matching>(&question.expected))
    for (const auto& each : matching->items) collect_boards(boards, each.shown);
  return boards;
}

std::string item_file(std::size_t question) { return fmt::format("question-{:02}.xml", question + 1); }

std::string item_identifier(const Bank& bank, std::size_t question) {
  return fmt::format("eightfold-{}-{:02}", bank.id, question + 1);
}

std::string manifest_of(const Bank& bank) {
  std::string out = R"(<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsqti="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd" )";
  append_format(out, R"(identifier="eightfold-{}">
  <metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion>
    <lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><title><string language="en">{}</string></title></general></lom>
  </metadata>
  <organizations/>
  <resources>
)",
                bank.id, xml_escape(bank.title));
  for (std::size_t i = 0; i < bank.questions.size(); ++i) {
    append_format(out,
                  "    <resource identifier=\"resource-{:02}\" type=\"imsqti_item_xmlv2p1\" href=\"{}\">\n"
                  "      <file href=\"{}\"/>\n",
                  i + 1, item_file(i), item_file(i));
    for (const std::size_t board : boards_in(bank.questions[i]))
      append_format(out, "      <file href=\"{}{}\"/>\n", folder_of_boards, file_of_board(board));
    out += "    </resource>\n";
  }
  return out + "  </resources>\n</manifest>\n";
}

}  // namespace

std::string qti_package(const Bank& bank) {
  std::vector<reports::ZipEntry> files = {{"imsmanifest.xml", manifest_of(bank)}};
  for (std::size_t i = 0; i < bank.questions.size(); ++i) {
    files.push_back({item_file(i), {}});
    QtiItem(files.back().content, bank).append(bank.questions[i], item_identifier(bank, i));
  }
  for (std::size_t i = 0; i < bank.boards.size(); ++i)
    files.push_back({std::string(folder_of_boards) + file_of_board(i), svg_of(bank.boards[i], bank.rule)});
  return reports::zip_archive(files);
}

}  // namespace eightfold::coursework::bank
