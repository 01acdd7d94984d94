#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "reports/coursework/assignment/internal/files.hpp"

namespace eightfold::test {
namespace {

using coursework::Assignment;
using coursework::new_assignments;
using coursework::Student;
using coursework::Variant;

const std::vector<Student> odd_students = {{"Ada Byron", "17", "ada@example.org"},
                                           {"ada byron", "17 ", ""},
                                           {"ADA BYRON_17", "", ""},
                                           {"../../etc/passwd", "1", ""},
                                           {"..", "", ""},
                                           {"", "", "b@example.org"},
                                           {"", "C:\\x", ""},
                                           {"a\"\n\\input{x}", "", ""},
                                           {"=1+1", "2", ""},
                                           {"-rf", "4", ""},
                                           {"</h1><script>alert(1)</script>", "3", ""}};

std::vector<Assignment> variants_of(const std::vector<Student>& students,
                                    const coursework::AssignmentParams& params = {}) {
  std::vector<Variant> variants;
  for (const Student& student : students) variants.push_back({student, 100 + variants.size()});
  return new_assignments(params, variants);
}

TEST(ClassFiles, have_folders_with_safe_and_different_names) {
  const auto names = coursework::folder_names(variants_of(odd_students));
  EXPECT_EQ(names[0], "Ada Byron_17");
  EXPECT_EQ(names[2], "ADA BYRON_17-2") << "a file system may ignore case";
  EXPECT_EQ(names[5], "b@example.org");
  for (const std::string& name : names) {
    EXPECT_EQ(name.find_first_of("/\\\n\":<"), std::string::npos) << name;
    EXPECT_FALSE(name.empty() || name.starts_with('.') || name.starts_with('-')) << name;
  }
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), odd_students.size());
}

TEST(ClassFiles, grade_each_student_by_their_own_variant) {
  const auto variants = variants_of(odd_students);
  const auto rubric = coursework::read_rubric(coursework::class_rubric(variants));
  ASSERT_EQ(rubric.students.size(), variants.size());
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const coursework::StudentRubric& own = rubric.students[i];
    EXPECT_EQ(own.student.id, odd_students[i].id);
    EXPECT_EQ(own.student.email, odd_students[i].email);
    EXPECT_EQ(own.rubric.boards, variants[i].boards);
    for (std::size_t other = 0; other < variants.size(); ++other) {
      const std::string key = coursework::assignment_key(variants[other]);
      coursework::ExamineParams params;
      params.rubric = own.rubric;
      EXPECT_EQ(coursework::examine("key", key, params).all_right(), i == other) << i << ' ' << other;
    }
  }
}

TEST(ClassFiles, have_the_key_of_each_student) {
  const auto variants = variants_of(odd_students);
  const auto folders = coursework::folder_names(variants);
  const auto keys = nlohmann::json::parse(coursework::class_keys(variants, folders));
  EXPECT_EQ(keys.at("title"), "The 8-queens solutions up to symmetry");
  ASSERT_EQ(keys.at("keys").size(), variants.size());
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto& entry = keys.at("keys").at(i);
    EXPECT_EQ(entry.at("key"), nlohmann::json::parse(coursework::assignment_key(variants[i])));
    EXPECT_EQ(entry.at("folder"), folders[i]);
    EXPECT_EQ(entry.at("student").value("name", ""), odd_students[i].name);
    EXPECT_TRUE(entry.at("key").at("comment").get<std::string>().ends_with("--seed 1 --students FILE`."));
  }
}

// A rubric has one set of points, so a class has lists or tables, not both.
TEST(ClassFiles, ask_every_student_for_the_same_claims) {
  std::vector<Student> students;
  for (int i = 0; i < 60; ++i) students.push_back({"", std::to_string(i), ""});
  for (const std::optional<int> n : {std::optional<int>(), std::optional(9), std::optional(10)}) {
    const auto variants = variants_of(students, {.vary = true, .n = n});
    std::set<std::size_t> kinds;
    std::set<std::string> exercises;
    for (const Assignment& variant : variants) {
      kinds.insert(variant.mistake.index());
      exercises.insert(describe(variant.exercise));
    }
    EXPECT_EQ(kinds.size(), 1U);
    EXPECT_GT(exercises.size(), 2U);
    const auto rubric = nlohmann::json::parse(coursework::class_rubric(variants));
    if (!n) {
      EXPECT_EQ(rubric.at("title"), "Solutions up to symmetry");
    }
    EXPECT_EQ(coursework::read_rubric(coursework::class_rubric(variants)).students.size(), students.size());
  }
}

TEST(ClassFiles, give_every_student_about_the_same_work) {
  std::vector<Student> students;
  for (int i = 0; i < 60; ++i) students.push_back({"", std::to_string(i), ""});
  for (const coursework::AssignmentParams& params :
       std::vector<coursework::AssignmentParams>{{.vary = true},
                                                 {.seed = 2, .vary = true, .n = 9},
                                                 {.vary = true, .n = 5},
                                                 {.vary = true, .rule = Rule::torus},
                                                 {.vary = true, .group = full_group}}) {
    std::set<Integer> orbits;
    std::set<std::size_t> boards;
    std::set<std::string> exercises;
    for (const Assignment& variant : variants_of(students, params)) {
      orbits.insert(variant.orbits);
      boards.insert(variant.boards.size());
      exercises.insert(describe(variant.exercise));
    }
    EXPECT_LE(*orbits.rbegin() * 3, *orbits.begin() * 4) << *exercises.begin();
    EXPECT_EQ(boards.size(), 1U) << *exercises.begin();
    EXPECT_GT(exercises.size(), 2U) << *exercises.begin();
  }
}

// TeX stops at a letter that a font lacks.
TEST(ClassFiles, call_a_student_in_latex_by_what_its_fonts_can_print) {
  const auto line_for = [](const Student& student) {
    const std::string tex = coursework::assignment_latex(variants_of({student})[0]);
    const std::size_t begin = tex.find("\nFor ");
    return begin == std::string::npos ? tex : tex.substr(begin + 1, tex.find('\n', begin + 1) - begin - 1);
  };
  EXPECT_EQ(line_for({"Ada Byron?", "17", ""}), "For Ada Byron? (17)");
  EXPECT_EQ(line_for({"女王", "17", "q@example.org"}), "For q@example.org (17)");
  EXPECT_EQ(line_for({"女王 Ada", "17", ""}), "For 17");
  EXPECT_TRUE(line_for({"Анна", "", ""}).starts_with("For \\_\\_"));
  EXPECT_NE(coursework::assignment_html(variants_of({{"Анна", "", ""}})[0]).find("For Анна"),
            std::string::npos);
}

TEST(ClassFiles, escape_the_name_of_the_student) {
  for (const Assignment& variant : variants_of(odd_students)) {
    const std::string html = coursework::assignment_html(variant);
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_EQ(coursework::assignment_latex(variant).find("\\input"), std::string::npos);
    EXPECT_NO_THROW(static_cast<void>(nlohmann::json::parse(coursework::assignment_template_json(variant))));
  }
}

}  // namespace
}  // namespace eightfold::test
