#include "reports/coursework/assignment/bank/internal/formats.hpp"

#include "reports/coursework/assignment/bank/internal/questions.hpp"
#include "reports/coursework/assignment/bank/internal/writers.hpp"

namespace eightfold::coursework {

std::string moodle_questions(const Assignment& assignment) {
  return bank::moodle_xml(bank::questions_of(assignment));
}

std::string qti_questions(const Assignment& assignment) {
  return bank::qti_package(bank::questions_of(assignment));
}

}  // namespace eightfold::coursework
