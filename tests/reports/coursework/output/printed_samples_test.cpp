// The samples of data/submissions/forms, in each of which a program prints the four solutions for N = 6, are
// read alike as the output of a program, as a list of placements and in a submission.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/coursework/output/output.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

const std::string forms_folder = EIGHTFOLD_DATA_DIR "/submissions/forms/";

std::vector<std::string> printed_forms() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(forms_folder))
    if (entry.path().extension() != ".md") files.push_back(entry.path().filename().string());
  std::ranges::sort(files);
  return files;
}

std::vector<Placement> every_solution_for(int n) {
  std::vector<Placement> all;
  for (const Placement& solution : Solutions(Board::square(n))) all.push_back(solution);
  return all;
}

std::vector<Placement> sorted_solutions_in(const coursework::Submission& submission) {
  std::vector<Placement> list;
  for (const auto& submitted : submission.lists.at("solutions").placements)
    list.push_back(submitted.placement);
  std::ranges::sort(list);
  return list;
}

bool has_several_n(const std::string& file) { return file == "several-n.txt"; }

TEST(PrintedForms, are_read_as_the_output_of_a_program) {
  for (const std::string& file : printed_forms()) {
    const auto output =
        coursework::read_output(contents_of(forms_folder + file), coursework::ExpectedOutput::solutions);
    if (has_several_n(file)) {
      ASSERT_EQ(output.parts.size(), 3U);
      for (const auto& part : output.parts) {
        const auto& submission = part.submissions.front();
        EXPECT_EQ(sorted_solutions_in(submission), every_solution_for(submission.exercise.n));
      }
      continue;
    }
    EXPECT_EQ(sorted_solutions_in(output.submissions.front()), every_solution_for(6)) << file;
    EXPECT_TRUE(output.notes.front().starts_with("Read as ")) << file << output.notes.front();
  }
}

TEST(PrintedForms, are_read_as_a_list_of_placements) {
  for (const std::string& file : printed_forms()) {
    if (has_several_n(file)) continue;
    auto list = reports::read_pasted_placements(contents_of(forms_folder + file));
    std::ranges::sort(list.placements);
    EXPECT_EQ(list.placements, every_solution_for(6)) << file;
    const bool is_in_a_notation = file == "sicp-dotted-6.txt" || file == "squares-6.txt";
    EXPECT_EQ(list.notes.empty(), is_in_a_notation) << file;
  }
}

TEST(PrintedForms, are_read_in_a_submission) {
  for (const std::string& file : printed_forms()) {
    if (has_several_n(file)) continue;  // a submission is about one N
    const bool is_json = file.ends_with(".json");
    const std::string text = contents_of(forms_folder + file);
    const auto submission =
        coursework::read_submission(is_json ? "{\"n\": 6, \"solutions\": " + text + "}"
                                            : "n: 6\nsolutions:\n" + text + "\nsolution count: 4\n");
    EXPECT_EQ(sorted_solutions_in(submission), every_solution_for(6)) << file;
    const bool has_total = file == "headings-6.txt";  // which is not a known key
    EXPECT_EQ(submission.unread_lines, has_total ? 1U : 0U) << file;
  }
}

// The list for read_list() explains the error where a line is neither a placement nor a remark.
TEST(PrintedForms, have_only_remarks_between_placements) {
  for (const std::string text : {"Solution 1: [1 3 0 2]\nfoo\n", "Solution 1: [1 3 0 2]\n[1 3 0]\n",
                                 "| |Q| | |\n| | | |Q|\n|Q| | | |\n", "[1 3 0 2]\nx\n", "[2 4 1 3]\n"}) {
    EXPECT_THROW((void)reports::read_pasted_placements(text), reports::ParseError) << text;
    EXPECT_FALSE(reports::read_printed_list(text)) << text;
  }
}

std::string whole_reading(const coursework::ProgramOutput& output) {
  std::string text = output.exercise;
  for (const std::string& note : output.notes) text += "\n" + note;
  for (const auto& part : output.parts) text += whole_reading(part);
  for (const auto& submission : output.submissions) {
    for (const auto& unread : submission.unread) text += "\n" + unread.reason;
    for (const auto& [claim, list] : submission.lists)
      for (const auto& submitted : list.placements) text += "\n" + submitted.written;
  }
  for (const auto& fault : output.faults) text += "\n" + fault.text;
  return text;
}

std::string reading_or_error(const std::string& text) {
  try {
    return whole_reading(coursework::read_output(text, coursework::ExpectedOutput::solutions));
  } catch (const reports::ParseError& error) {
    return error.what();
  }
}

// A word that is inserted anywhere is read, noted, or an error.
TEST(PrintedForms, have_nothing_that_is_dropped_in_silence) {
  std::size_t tried = 0;
  for (const std::string& file : printed_forms()) {
    const std::string text = contents_of(forms_folder + file);
    const std::string reading = reading_or_error(text);
    // Notes quote three lines; the words of further lines are not shown.
    const bool quotes_three = file == "clingo-6.txt" || file == "minizinc-6.txt" || file == "times-6.txt";
    std::size_t end = text.size();
    for (int i = 0; quotes_three && i < 3; ++i) end = i == 0 ? text.find('\n') : text.find('\n', end + 1);
    for (std::size_t at = 0; at <= end; ++at) {
      if (at > 0 && at < text.size() && text[at] != ' ' && text[at] != '\n' && text[at - 1] != '\n') continue;
      std::string changed = text;
      changed.insert(at, at == 0 || text[at - 1] == '\n' ? "zq7\n" : " zq7");
      EXPECT_NE(reading_or_error(changed), reading) << file << ", byte " << at;
      ++tried;
    }
  }
  EXPECT_GE(tried, 500U);
}

TEST(PrintedForms, are_each_described) {
  const std::string readme = contents_of(forms_folder + "README.md");
  for (const std::string& file : printed_forms())
    EXPECT_NE(readme.find("`" + file + "`"), std::string::npos) << file;
}

}  // namespace
}  // namespace eightfold::test
