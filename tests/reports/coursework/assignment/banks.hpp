#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "reports/coursework/assignment/bank/internal/question.hpp"

namespace eightfold::test {

/// An assignment and its questions.
struct MadeBank {
  coursework::Assignment assignment;
  coursework::bank::Bank bank;
};

MadeBank made_bank(const coursework::AssignmentParams& params);
MadeBank made_bank(Rule rule, int n, std::string_view group = "full", std::uint64_t seed = 1);

/// Every rule and size with the full group, and every group with small boards.
const std::vector<MadeBank>& banks_of_solutions();

/// Banks about colorings, with any content and with one that the seed chooses.
const std::vector<MadeBank>& banks_of_colorings();

const std::vector<MadeBank>& all_banks();

/// The questions with this kind of answer.
template <typename Kind>
std::vector<const coursework::bank::Question*> questions_with(const coursework::bank::Bank& bank) {
  std::vector<const coursework::bank::Question*> found;
  for (const auto& question : bank.questions)
    if (std::holds_alternative<Kind>(question.expected)) found.push_back(&question);
  return found;
}

/// The question with this title. Throws std::out_of_range if there is none.
const coursework::bank::Question& question_titled(const coursework::bank::Bank& bank, std::string_view title);

}  // namespace eightfold::test
