// Moodle XML (https://docs.moodle.org/en/Moodle_XML_format), and IMS Question & Test Interoperability 2.1 in
// a content package (IMS Content Packaging 1.1.4): the data that the templates insert and escape.
//
// In Moodle XML a picture is a <file> in the element whose text shows it, under the address @@PLUGINFILE@@.
// In QTI each answer sets its own feedback, and the pictures belong to the resources of the items that show
// them, because Canvas does not import a file that is a resource of its own.
#include <fmt/core.h>

#include <kainjow/mustache.hpp>
#include <set>
#include <stdexcept>

#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/theme.hpp"
#include "reports/coursework/assignment/bank/internal/question.hpp"
#include "reports/io/internal/zip.hpp"
#include "reports/text/internal/encoding.hpp"
#include "reports/text/internal/escape.hpp"

namespace eightfold::coursework::bank {
namespace {

using kainjow::mustache::list;
using kainjow::mustache::object;

constexpr std::string_view moodle_template =
#include "moodle.inc"
    ;
constexpr std::string_view qti_item_template =
#include "qti_item.inc"
    ;
constexpr std::string_view qti_manifest_template =
#include "qti_manifest.inc"
    ;

constexpr int board_width = 200;  // pixels, so that several choices fit on a screen

std::string rendered(std::string_view text, const kainjow::mustache::data& inserted) {
  kainjow::mustache::mustache layout{std::string(text)};
  if (!layout.is_valid()) throw std::logic_error("a template of questions: " + layout.error_message());
  layout.set_custom_escape([](const std::string& value) { return reports::xml_escape(value); });
  return layout.render(inserted);
}

std::string file_of_board(std::size_t board) { return fmt::format("board-{:02}.svg", board + 1); }

// The data of a bank whose texts show the pictures of a folder.
class BankData {
 public:
  BankData(const Bank& bank, std::string_view folder) : bank_(bank), folder_(folder) {}

  object whole() {
    list questions;
    for (const Question& question : bank_.questions) questions.push_back(of(question));
    return {{"id", bank_.id}, {"title", bank_.title}, {"questions", questions}};
  }

 private:
  object of(const Question& question) {
    boards_.clear();
    object data = of(question.text);
    data["number"] = fmt::format("{:02}", ++number_);
    data["identifier"] = fmt::format("eightfold-{}-{:02}", bank_.id, number_);
    data["title"] = question.title;
    for (const std::string_view kind : {"single", "numeric", "choice", "matching"})
      data[std::string(kind)] = false;
    std::visit([&](const auto& expected) { add(data, expected); }, question.expected);
    list boards;
    for (const std::size_t board : boards_) boards.push_back(object{{"file", file_of_board(board)}});
    data["boards"] = boards;
    return data;
  }

  // Paragraphs and pictures, valid as HTML and in XML.
  object of(std::span<const Content> contents) {
    std::string html;
    list pictures;
    std::set<std::size_t> shown;
    for (const auto& [text, board] : contents) {
      if (!text.empty()) html += fmt::format("<p>{}</p>", reports::xml_escape(text));
      if (!board) continue;
      const std::string file = file_of_board(*board);
      html += fmt::format(R"(<p><img src="{}{}" alt="{}" width="{}"/></p>)", folder_, file,
                          reports::xml_escape(bank_.boards[*board].description), board_width);
      boards_.insert(*board);
      if (!shown.insert(*board).second) continue;
      pictures.push_back(
          object{{"file", file}, {"base64", reports::base64(svg_of(bank_.boards[*board], bank_.rule))}});
    }
    return {{"html", html}, {"pictures", pictures}};
  }

  // A platform takes the first answer that fits, so the one for all other numbers is the last.
  void add(object& data, const Numeric& expected) {
    list answers;
    const auto add = [&](const Numeric::Known& known, std::string_view element, const std::string& id) {
      answers.push_back(object{{"number", known.number},
                               {"tolerance", known.tolerance},
                               {"exact", known.tolerance == "0"},
                               {"any", known.number == "*"},
                               {"right", answers.empty()},
                               {"element", std::string(element)},
                               {"feedback_id", id},
                               {"feedback", known.feedback}});
    };
    add(expected.right, "responseIf", "correct");
    for (const Numeric::Known& known : expected.wrong)
      add(known, "responseElseIf", fmt::format("known-{}", answers.size()));
    add({"*", "0", expected.otherwise}, "responseElse", "incorrect");
    add_single(data, "numeric", "float", expected.right.number, answers);
    data["type"] = "numerical";
  }

  void add(object& data, const MultipleChoice& expected) {
    list answers;
    std::string right;
    for (const auto& [shown, is_right, feedback] : expected.choices) {
      object answer = of({&shown, 1});
      const std::string choice = fmt::format("choice-{}", answers.size() + 1);
      answer["choice_id"] = choice;
      answer["right"] = is_right;
      answer["element"] = answers.empty() ? "responseIf" : "responseElseIf";
      answer["feedback_id"] = "about-" + choice;
      answer["feedback"] = feedback;
      answers.push_back(answer);
      if (is_right) right = choice;
    }
    add_single(data, "choice", "identifier", right, answers);
    data["type"] = "multichoice";
  }

  static void add_single(object& data, const std::string& kind, const std::string& base_type,
                         const std::string& right, const list& answers) {
    data["single"] = true;
    data[kind] = true;
    data["base_type"] = base_type;
    data["right_answer"] = right;
    data["answers"] = answers;
  }

  // An option that belongs to no item is unused.
  void add(object& data, const Matching& expected) {
    list items;
    std::set<std::size_t> used;
    const auto id = [](std::size_t option) { return fmt::format("option-{}", option + 1); };
    for (const auto& [shown, option] : expected.items) {
      object item = of({&shown, 1});
      item["item"] = fmt::format("item-{}", items.size() + 1);
      item["option"] = id(option);
      item["answer"] = expected.options[option];
      items.push_back(item);
      used.insert(option);
    }
    list options;
    list unused;
    for (std::size_t i = 0; i < expected.options.size(); ++i) {
      options.push_back(object{{"option", id(i)}, {"answer", expected.options[i]}});
      if (!used.contains(i)) unused.push_back(options.back());
    }
    data["matching"] = object{
        {"count", std::to_string(items.size())}, {"items", items}, {"options", options}, {"unused", unused}};
    data["type"] = "matching";
  }

  const Bank& bank_;
  std::string_view folder_;
  int number_ = 0;
  std::set<std::size_t> boards_;  // of a question
};

}  // namespace

std::string svg_of(const Picture& picture, Rule rule) {
  // Platforms show pictures on a light page, whatever color scheme the viewer prefers.
  return reports::board_picture({.shown = {picture.placement, picture.placement.rows()},
                                 .rule = rule,
                                 .coordinates = false,
                                 .width = board_width,
                                 .theme = reports::Theme::light});
}

std::string moodle_xml(const Bank& bank) {
  return rendered(moodle_template, BankData(bank, "@@PLUGINFILE@@/").whole());
}

std::string qti_package(const Bank& bank) {
  const std::string folder = "boards/";
  const object whole = BankData(bank, folder).whole();
  std::vector<reports::ZipEntry> files = {{"imsmanifest.xml", rendered(qti_manifest_template, whole)}};
  for (const auto& question : whole.at("questions").list_value())
    files.push_back({fmt::format("question-{}.xml", question.get("number")->string_value()),
                     rendered(qti_item_template, question)});
  for (std::size_t i = 0; i < bank.boards.size(); ++i)
    files.push_back({folder + file_of_board(i), svg_of(bank.boards[i], bank.rule)});
  return reports::zip_archive(files);
}

}  // namespace eightfold::coursework::bank
