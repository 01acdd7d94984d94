#pragma once

#include <string>
#include <vector>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/coursework/verify/verify.hpp"

namespace eightfold::test {

/// The verdicts on a submission in any format.
std::vector<coursework::Verdict> verdicts_on(const std::string& text,
                                             const coursework::VerifyParams& params = {});

/// The verdict on a claim; the test fails if there is none.
coursework::Verdict verdict_on(const std::string& text, const std::string& claim,
                               const coursework::VerifyParams& params = {});

/// The kinds of its findings, in order.
std::vector<std::string> kinds_of(const coursework::Verdict& verdict);

/// All texts of a verdict, one per line.
std::string words_of(const coursework::Verdict& verdict);

}  // namespace eightfold::test
