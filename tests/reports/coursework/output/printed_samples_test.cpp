// The samples of data/submissions/forms, in each of which a program prints the four solutions for N = 6, are
// read alike as the output of a program, as a list of placements and in a submission.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/coursework/output/output.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "reports/notation/internal/forms.hpp"
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
  for (const auto& submitted : submission.lists.begin()->second.placements)
    list.push_back(submitted.placement);
  std::ranges::sort(list);
  return list;
}

bool has_frames(const std::string& file) {
  const std::vector<std::string> framed = {"coordinates-6.txt", "frames-6.txt", "minizinc-6.txt",
                                           "pretty-6.json", "unicode-6.txt"};
  return std::ranges::find(framed, file) != framed.end();
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
    auto list = reports::read_placements(contents_of(forms_folder + file));
    std::ranges::sort(list.placements);
    EXPECT_EQ(list.placements, every_solution_for(6)) << file;
    const bool is_in_a_notation = file == "sicp-dotted-6.txt" || file == "squares-6.txt";
    EXPECT_EQ(list.form.notes.empty(), is_in_a_notation) << file;
    EXPECT_EQ(list.form.frames > 0, has_frames(file)) << file;
  }
}

TEST(PrintedForms, are_read_in_a_submission) {
  for (const std::string& file : printed_forms()) {
    if (has_several_n(file)) continue;      // a submission is about one N
    if (file == "numbers-6.txt") continue;  // "0 1 2 3 4 5" below a heading is a placement
    const bool is_json = file.ends_with(".json");
    const std::string text = contents_of(forms_folder + file);
    const auto submission =
        coursework::read_submission(is_json ? "{\"n\": 6, \"solutions\": " + text + "}"
                                            : "n: 6\nsolutions:\n" + text + "\nsolution count: 4\n");
    EXPECT_EQ(sorted_solutions_in(submission), every_solution_for(6)) << file;
    const bool has_words = file == "headings-6.txt" || file == "counters-6.txt";  // not a known key
    EXPECT_EQ(submission.unread_lines, has_words ? 1U : 0U) << file;
  }
}

TEST(PrintedForms, are_read_alone_as_a_submission) {
  for (const std::string& file : printed_forms()) {
    if (has_several_n(file)) continue;
    const auto submission = coursework::read_submission(contents_of(forms_folder + file));
    EXPECT_EQ(submission.exercise.n, 6) << file;
    EXPECT_EQ(sorted_solutions_in(submission), every_solution_for(6)) << file;
    EXPECT_EQ(submission.unread_lines, 0U) << file;
    const bool is_plain = file == "sicp-dotted-6.txt" || file == "squares-6.txt" || file.ends_with(".json");
    EXPECT_EQ(submission.notes.empty(), is_plain) << file;
  }
}

// The error of the list in notations explains more where a line is neither a placement nor a remark.
TEST(PrintedForms, have_only_remarks_between_placements) {
  for (const std::string text : {"Solution 1: [1 3 0 2]\nfoo\n", "Solution 1: [1 3 0 2]\n[1 3 0]\n",
                                 "| |Q| | |\n| | | |Q|\n|Q| | | |\n", "[1 3 0 2]\nx\n", "[2 4 1 3]\n"}) {
    EXPECT_THROW((void)reports::read_placements(text), reports::ParseError) << text;
    EXPECT_FALSE(reports::read_printed_list(text, {})) << text;
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

std::string whole_reading(const coursework::Submission& submission) {
  std::string text = submission.author + std::to_string(submission.unread_lines);
  for (const std::string& note : submission.notes) text += "\n" + note;
  for (const auto& unread : submission.unread) text += "\n" + unread.reason;
  for (const auto& [claim, list] : submission.lists)
    for (const auto& submitted : list.placements) text += "\n" + submitted.written;
  return text;
}

std::string whole_reading(const reports::PlacementList& list) {
  std::string text = list.form.words;
  for (const std::string& note : list.form.notes) text += "\n" + note;
  for (const Placement& placement : list.placements) text += "\n" + reports::as_vector(placement);
  return text;
}

std::string reading_of_output(const std::string& text) {
  return whole_reading(coursework::read_output(text, coursework::ExpectedOutput::solutions));
}

std::string reading_of_submission(const std::string& text) {
  return whole_reading(coursework::read_submission(text));
}

std::string reading_of_list(const std::string& text) { return whole_reading(reports::read_placements(text)); }

using ReadText = std::string (*)(const std::string& text);

std::string reading_or_error(ReadText read, const std::string& text) {
  try {
    return read(text);
  } catch (const reports::ParseError& error) {
    return error.what();
  }
}

// The places between words, and those at the beginnings of lines.
bool is_between_words(const std::string& text, std::size_t at) {
  return at == 0 || at == text.size() || text[at] == ' ' || text[at] == '\n' || text[at - 1] == '\n';
}

// A word that is inserted at a place up to `end` is read, noted, or an error. Returns the number of places.
std::size_t expect_no_silence(ReadText read, const std::string& name, const std::string& text,
                              std::size_t end) {
  const std::string reading = reading_or_error(read, text);
  std::size_t tried = 0;
  for (std::size_t at = 0; at <= end; ++at) {
    if (!is_between_words(text, at)) continue;
    std::string changed = text;
    changed.insert(at, at == 0 || text[at - 1] == '\n' ? "zq7\n" : " zq7");
    EXPECT_NE(reading_or_error(read, changed), reading) << name << ", byte " << at;
    ++tried;
  }
  return tried;
}

TEST(PrintedForms, have_nothing_that_is_dropped_in_silence) {
  std::size_t tried = 0;
  for (const std::string& file : printed_forms()) {
    const std::string text = contents_of(forms_folder + file);
    // Notes quote three lines; the words of further lines are not shown.
    const std::set<std::string> quoted = {"bare-times-6.txt", "clingo-6.txt",  "counters-6.txt",
                                          "minizinc-6.txt",   "numbers-6.txt", "times-6.txt"};
    const bool quotes_three = quoted.contains(file);
    std::size_t end = text.size();
    for (int i = 0; quotes_three && i < 3; ++i) end = i == 0 ? text.find('\n') : text.find('\n', end + 1);
    tried += expect_no_silence(reading_of_output, file, text, end);
    if (!has_several_n(file)) tried += expect_no_silence(reading_of_list, file, text, end);
  }
  EXPECT_GE(tried, 1000U);
}

TEST(PrintedForms, include_fen_and_name_its_other_pieces) {
  std::string text;
  for (const Placement& solution : every_solution_for(8)) {
    reports::fen_notation.append(text, {solution, 8}, 0);
    text += " w - - 0 1\n";
  }
  const auto output = coursework::read_output(text, coursework::ExpectedOutput::solutions);
  EXPECT_EQ(output.notes.front(), "Read as FEN: 92 placements.");
  EXPECT_EQ(sorted_solutions_in(output.submissions.front()), every_solution_for(8));
  EXPECT_EQ(sorted_solutions_in(coursework::read_submission(text)), every_solution_for(8));
  EXPECT_EQ(reports::read_placements(text).placements, every_solution_for(8));
  const std::string with_king = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q3K w - - 0 1\n" + text;
  for (const ReadText read : {reading_of_output, reading_of_submission, reading_of_list})
    EXPECT_NE(reading_or_error(read, with_king).find("\"K\" is a king"), std::string::npos)
        << reading_or_error(read, with_king);
}

TEST(Listings, have_nothing_that_is_dropped_in_silence) {
  for (const reports::Notation& notation : reports::all_notations()) {
    if (!notation.allows(6)) continue;
    reports::Listing listing(notation);
    std::string text;
    listing.begin(text);
    for (const Placement& solution : every_solution_for(6)) listing.add(text, {solution, 6});
    listing.end(text);
    EXPECT_GE(expect_no_silence(reading_of_list, std::string(notation.name), text, text.size()), 4U);
    const std::string list = "n: 6\nsolutions:\n" + text + "\n";
    EXPECT_GE(expect_no_silence(reading_of_submission, std::string(notation.name), list, list.size()), 6U);
  }
}

// Behind the beginning of each array and object of a submission in JSON, an item and a member.
TEST(JsonSubmissions, have_nothing_that_is_dropped_in_silence) {
  std::size_t tried = 0;
  for (const auto& entry : std::filesystem::directory_iterator(EIGHTFOLD_DATA_DIR "/submissions")) {
    if (entry.path().extension() != ".json") continue;
    const std::string text = contents_of(entry.path());
    const std::string reading = reading_or_error(reading_of_submission, text);
    if (entry.path().stem() == "queens-8-cut-off") continue;  // not JSON
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] != '[' && text[at] != '{') continue;
      const auto next = text.find_first_not_of(" \n", at + 1);
      const bool is_empty = text[next] == ']' || text[next] == '}';
      std::string changed = text;
      changed.insert(at + 1,
                     (text[at] == '[' ? std::string("\"zq7\"") : "\"zq7\": 7") + (is_empty ? "" : ","));
      EXPECT_NE(reading_or_error(reading_of_submission, changed), reading)
          << entry.path().filename() << ", byte " << at;
      ++tried;
    }
  }
  EXPECT_GE(tried, 100U);
}

TEST(PrintedForms, are_each_described) {
  const std::string readme = contents_of(forms_folder + "README.md");
  for (const std::string& file : printed_forms())
    EXPECT_NE(readme.find("`" + file + "`"), std::string::npos) << file;
}

}  // namespace
}  // namespace eightfold::test
