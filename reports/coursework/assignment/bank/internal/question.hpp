#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "eightfold/reports/coursework/assignment/assignment.hpp"

// All texts are plain text; the writers escape them.
namespace eightfold::coursework::bank {

/// A picture of a solution.
struct Picture {
  Placement placement;
  std::string description;  ///< its text alternative, with the vector
};

/// A paragraph with a picture below it. The text or the picture may be missing, but not both.
struct Content {
  std::string text;
  std::optional<std::size_t> board = {};  ///< index in Bank::boards
};

/// A number to enter. No two of the accepted ranges overlap.
struct Numeric {
  struct Known {
    std::string number;     ///< in decimal digits
    std::string tolerance;  ///< accepted difference; "0" for an exact number
    std::string feedback;
  };
  Known right;
  std::vector<Known> wrong;
  std::string otherwise;  ///< feedback for every other number
};

/// One choice of several, exactly one of which is right.
struct MultipleChoice {
  struct Choice {
    Content shown;
    bool right = false;
    std::string feedback;
  };
  std::vector<Choice> choices;
};

/// One option for each item. An option can belong to several items or to none.
struct Matching {
  struct Item {
    Content shown;
    std::size_t option = 0;  ///< index in `options`
  };
  std::vector<Item> items;
  std::vector<std::string> options;  ///< distinct
};

using Expected = std::variant<Numeric, MultipleChoice, Matching>;

struct Question {
  std::string title;  ///< for the teacher
  std::vector<Content> text;
  Expected expected;
};

struct Bank {
  std::string id;  ///< letters, digits and hyphens; another one for another exercise or seed
  std::string title;
  Rule rule = Rule::queens;
  std::vector<Picture> boards;  ///< distinct
  std::vector<Question> questions;
};

/// At least ten questions about the exercise and the boards of the assignment. The seed chooses boards and
/// orders, the same on every machine.
[[nodiscard]] Bank questions_of(const Assignment& assignment);

// The sources of both formats, and their rules: data/assignment/README.md.

/// Moodle XML, with the pictures in it.
std::string moodle_xml(const Bank& bank);

/// An IMS content package with one QTI 2.1 item per question: a zip archive.
std::string qti_package(const Bank& bank);

/// The picture as SVG.
std::string svg_of(const Picture& picture, Rule rule);

}  // namespace eightfold::coursework::bank
