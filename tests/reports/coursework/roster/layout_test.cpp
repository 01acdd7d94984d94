#include "eightfold/reports/coursework/roster/layout.hpp"

#include <gtest/gtest.h>

#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

std::vector<ClassFile> files_at(const std::vector<std::string>& paths) {
  std::vector<ClassFile> files;
  for (const std::string& path : paths) files.push_back({"/class/" + path, path, {}});
  return files;
}

TEST(Layout, takes_a_file_with_any_other_name_as_one_student) {
  const auto handins = handins_of(files_at({"ann.txt", "b/ann.txt", "B-ann.json", "ann_2.csv"}));
  ASSERT_EQ(handins.size(), 4U);
  EXPECT_EQ(handins[1].name, "b/ann.txt");
  EXPECT_EQ(handins[1].student, Student{});
  EXPECT_EQ(handins[1].file, 1U);
  EXPECT_EQ(handins[1].feedback, "b-ann");
  EXPECT_EQ(handins[2].feedback, "B-ann-2") << "unique also where case does not matter";
}

TEST(Layout, knows_the_folders_of_moodle) {
  const auto handins = handins_of(files_at({"Ann Lee_4711_assignsubmission_file_/answer.txt",
                                            "Bob Ray_4712_assignsubmission_file/in/depth/answer.txt"}));
  ASSERT_EQ(handins.size(), 2U);
  EXPECT_EQ(handins[0].student, (Student{"Ann Lee", "4711", ""}));
  EXPECT_EQ(handins[0].layout, Platform::moodle);
  EXPECT_EQ(handins[0].feedback, "Ann Lee_4711_assignsubmission_file_/feedback");
  EXPECT_EQ(handins[1].student.id, "4712");
  EXPECT_EQ(handins[1].feedback, "Bob Ray_4712_assignsubmission_file/feedback");
}

TEST(Layout, knows_the_files_of_moodle_without_folders) {
  const auto handins = handins_of(files_at({"Ann Lee_4711_assignsubmission_file_my_answer.txt"}));
  ASSERT_EQ(handins.size(), 1U);
  EXPECT_EQ(handins[0].student, (Student{"Ann Lee", "4711", ""}));
  EXPECT_EQ(handins[0].feedback, "Ann Lee_4711_assignsubmission_file_feedback");
}

TEST(Layout, knows_the_files_of_canvas) {
  const auto handins =
      handins_of(files_at({"leeann_101_5001_answer.txt", "raybob_LATE_102_5002_my_answer.json",
                           "foxeve_103_5003_submission-1.md"}));
  ASSERT_EQ(handins.size(), 3U);
  EXPECT_EQ(handins[0].student, (Student{"leeann", "101", ""}));
  EXPECT_EQ(handins[1].student, (Student{"raybob", "102", ""}));
  EXPECT_EQ(handins[1].feedback, "raybob_LATE_102_5002_my_answer");
  EXPECT_TRUE(handins[1].late);
  EXPECT_FALSE(handins[0].late);
  EXPECT_EQ(handins[2].layout, Platform::canvas);
}

TEST(Layout, does_not_take_dates_in_names_for_ids_of_canvas) {
  for (const auto& paths :
       std::vector<std::vector<std::string>>{{"lee_2026_11_answer.txt", "ray_2026_11_answer.txt"},
                                             {"lee_2026_11_answer.txt", "ray_2026_12_answer.txt"},
                                             {"lee_101_5001_answer.txt", "other.txt"}})
    for (const Handin& handin : handins_of(files_at(paths))) {
      EXPECT_EQ(handin.layout, std::nullopt) << handin.name;
      EXPECT_EQ(handin.student, Student{});
    }
}

TEST(Layout, reads_submission_of_several_files_of_one_student) {
  const std::string ann = "Ann Lee_4711_assignsubmission_file_/";
  const auto one = handins_of(files_at({ann + "notes.txt", ann + "Submission.TXT"}));
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].file, 1U);
  const auto none = handins_of(files_at({ann + "notes.txt", ann + "answer.txt"}));
  EXPECT_EQ(none[0].file, std::nullopt);
  EXPECT_TRUE(test::mentions(none[0].problem, {"notes.txt and answer.txt", "submission.json"}));
  const auto two = handins_of(files_at({ann + "notes.txt", ann + "submission.txt", ann + "submission.json"}));
  EXPECT_TRUE(test::mentions(two[0].problem, {"2 files: submission.txt and submission.json"}));
  const auto canvas = handins_of(files_at({"leeann_101_5001_a.txt", "leeann_101_5002_submission-2.txt"}));
  ASSERT_EQ(canvas.size(), 1U);
  EXPECT_EQ(canvas[0].file, 1U);
}

TEST(Layout, names_a_student_whose_files_cannot_be_read) {
  std::vector<ClassFile> files = files_at({"Ann Lee_4711_assignsubmission_file_/answer.pdf", "other.pdf"});
  files[0].problem = files[1].problem = "not a text file";
  const auto handins = handins_of(files);
  ASSERT_EQ(handins.size(), 1U) << "a file that is nobody's is only skipped";
  EXPECT_EQ(handins[0].student.id, "4711");
  EXPECT_TRUE(test::mentions(handins[0].problem, {"answer.pdf: not a text file", "submission.json"}));
}

TEST(Layout, names_a_student_whose_folder_cannot_be_read) {
  const ClassFile folder = {"/class/Ann Lee_4711_assignsubmission_file_/", "Ann Lee_4711", "denied"};
  const auto handins = handins_of(std::vector{folder});
  ASSERT_EQ(handins.size(), 1U);
  EXPECT_EQ(handins[0].student.id, "4711");
  EXPECT_EQ(handins[0].problem, "denied");
}

TEST(Layout, reads_typed_text_if_it_is_alone) {
  const std::string typed = "Ann Lee_4711_assignsubmission_onlinetext_/onlinetext.html";
  EXPECT_EQ(handins_of(files_at({typed}))[0].file, 0U);
  const auto both = handins_of(files_at({typed, "Ann Lee_4711_assignsubmission_file_/answer.txt"}));
  ASSERT_EQ(both.size(), 1U);
  EXPECT_EQ(both[0].file, 1U);
  const auto canvas = handins_of(files_at({"leeann_101_text.html"}));
  EXPECT_EQ(canvas[0].file, 0U);
  EXPECT_EQ(canvas[0].student.name, "leeann");
}

TEST(Layout, keeps_students_with_the_same_id_in_two_downloads_apart) {
  EXPECT_EQ(
      handins_of(files_at({"a/Ann_1_assignsubmission_file_/x.txt", "b/Ann_1_assignsubmission_file_/x.txt"}))
          .size(),
      2U);
}

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
