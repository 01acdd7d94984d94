#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/reports/coursework/assignment/assignment.hpp"
#include "eightfold/reports/coursework/verify/misconceptions.hpp"
#include "reports/coursework/assignment/bank/internal/question.hpp"
#include "reports/coursework/verify/internal/answer.hpp"

namespace eightfold::coursework::bank {

/// What the makers of questions share.
class Maker {
 public:
  explicit Maker(const Assignment& assignment);

  const Assignment& assignment;
  const Exercise& exercise;
  Answer answer;
  RandomNumbers random;
  Bank bank;

  /// Adds a question. Its text begins with the group and the puzzle.
  void add(std::string title, std::vector<Content> text, Expected expected);

  /// A picture, with its vector as a visible text above it or without.
  Content board(const Placement& placement, bool with_vector = false);

  /// The tally with one entry for each conjugacy class.
  std::vector<TallyEntry> entries() const;

  /// The incorrect numbers for a claim, without the correct one.
  std::vector<IncorrectNumber> incorrect(std::string_view claim, const Rational& correct) const;

 private:
  std::string subject_;
};

/// "It looks as if the identity is missing from the sum. The identity …"
std::string feedback_on(std::span<const KnownMistake> mistakes);

/// "only the identity", "the identity and the half turn", "all eight symmetries".
std::string elements_text(Subgroup group);

void add_numeric_questions(Maker& maker);
void add_choice_questions(Maker& maker);
void add_matching_questions(Maker& maker);

}  // namespace eightfold::coursework::bank
