#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "reports/coursework/assignment/internal/files.hpp"

namespace eightfold::coursework {

/// The question bank in Moodle XML.
std::string moodle_questions(const Assignment& assignment);
/// The question bank as a package of QTI 2.1.
std::string qti_questions(const Assignment& assignment);

inline constexpr std::array<AssignmentFile, 1> moodle_files = {
    {{"questions.xml", false,
      "the question bank with the answers, which the platform needs; do not give it to students. In Moodle: "
      "Question bank > Import > Moodle XML format",
      moodle_questions}}};
inline constexpr std::array<AssignmentFile, 1> qti_files = {
    {{"questions.zip", false,
      "the question bank with the answers, which the platform needs; do not give it to students. In Canvas: "
      "Settings > Import Course Content > QTI .zip file",
      qti_questions}}};

/// The files that new-assignment writes for each --format, the default first.
struct AssignmentFormat {
  std::string_view name;
  std::span<const AssignmentFile> files;
};
inline constexpr std::array<AssignmentFormat, 3> assignment_formats = {
    {{"files", assignment_files}, {"moodle", moodle_files}, {"qti", qti_files}}};

}  // namespace eightfold::coursework
