#pragma once

#include "eightfold/reports/coursework/assignment/assignment.hpp"
#include "reports/coursework/assignment/bank/internal/question.hpp"

namespace eightfold::coursework::bank {

/// At least ten questions about the exercise and the boards of the assignment. The seed chooses boards and
/// orders, the same on every machine.
[[nodiscard]] Bank questions_of(const Assignment& assignment);

}  // namespace eightfold::coursework::bank
