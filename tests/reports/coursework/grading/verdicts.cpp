#include "tests/reports/coursework/grading/verdicts.hpp"

#include <gtest/gtest.h>

namespace eightfold::test {

using coursework::Verdict;

std::vector<Verdict> verdicts_on(const std::string& text, const coursework::VerifyParams& params) {
  return coursework::verify(coursework::read_submission(text), params);
}

Verdict verdict_on(const std::string& text, const std::string& claim,
                   const coursework::VerifyParams& params) {
  for (const Verdict& verdict : verdicts_on(text, params))
    if (verdict.claim == claim) return verdict;
  ADD_FAILURE() << "no verdict on " << claim << " in\n" << text;
  return {};
}

std::vector<std::string> kinds_of(const Verdict& verdict) {
  std::vector<std::string> kinds;
  for (const auto& finding : verdict.findings) kinds.push_back(finding.kind);
  return kinds;
}

std::string words_of(const Verdict& verdict) {
  std::string words = verdict.summary + "\n";
  for (const auto& finding : verdict.findings) words += finding.place + ": " + finding.text + "\n";
  for (const auto& mistake : verdict.mistakes)
    words += mistake.id + ": " + mistake.title + " " + mistake.arithmetic + "\n";
  return words;
}

}  // namespace eightfold::test
