#include "eightfold/reports/coursework/roster/layout.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/reports/coursework/cases.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

// The student, the platform and the file of each submission, and the name for its feedback.
std::string handins_in(const test::CaseInput& input) {
  std::vector<ClassFile> files;
  for (const std::string& path : test::lines_of(input.text))
    files.push_back({"/class/" + path, path, input.options});
  std::string text;
  for (const Handin& handin : handins_of(files)) {
    const std::string found = handin.file ? "reads " + files.at(*handin.file).name : handin.problem;
    text +=
        fmt::format("{}\n  \"{}\", id \"{}\", {}{}\n  {}\n  feedback: {}\n", handin.name, handin.student.name,
                    handin.student.id, handin.layout ? name_of(*handin.layout) : "no platform",
                    handin.late ? ", late" : "", found, handin.feedback);
  }
  return text;
}

TEST(Layout, has_the_students_of_each_platform) { test::expect_cases("layouts.txt", handins_in); }

TEST(Layout, makes_names_safe) {
  EXPECT_EQ(safe_file_name("../../x"), "-.-..-x");
  EXPECT_EQ(safe_file_name("Ann Müller"), "Ann Müller");
  EXPECT_EQ(safe_file_name("\x1b[31mred\n"), "-[31mred-");
  EXPECT_EQ(safe_file_name("a\xff\u202e/b"), "a---b");
  EXPECT_EQ(safe_file_name(""), "-");
  EXPECT_EQ(safe_file_name("."), "-");
  EXPECT_EQ(safe_file_name("dots.. "), "dots..-");
  EXPECT_EQ(safe_file_name(std::string(5000, 'x')).size(), 150U);
}

}  // namespace
}  // namespace eightfold::coursework
