// The verdict on a submission, as documents.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

// The name of a group. In exercises about beads, groups have other names too.
std::string group_name(py::handle value) {
  constexpr std::array<std::string_view, 5> of_beads = {"cyclic", "necklaces", "full", "dihedral",
                                                        "bracelets"};
  if (py::isinstance<py::str>(value)) {
    std::string given = text("group", value);
    if (given == "rotations" || std::ranges::find(of_beads, given) != of_beads.end()) return given;
  }
  return std::string(name_of(subgroup("group", value)));
}

coursework::Rubric rubric_of(const std::string& json) {
  try {
    return coursework::read_rubric(json);
  } catch (const reports::ParseError& error) {
    throw py::value_error(fmt::format("rubric: {}", error.what()));
  }
}

coursework::GradedSubmission examine(const std::string& name, const std::string& submission,
                                     coursework::ExamineParams params) {
  const coursework::Rubric all = std::exchange(params.rubric, {});
  coursework::Student student;
  student.name = coursework::author_of(submission);
  const coursework::ChosenRubric chosen = choose_rubrics({&student, 1}, all).front();
  params.rubric = *chosen.rubric;
  coursework::GradedSubmission graded = chosen.problem.empty()
                                            ? coursework::examine(name, submission, params)
                                            : coursework::unreadable(name, chosen.problem, all);
  if (graded.author.empty()) graded.author = student.name;
  return graded;
}

// The verdict as JSON, text and Markdown.
py::tuple verify(py::handle name, const py::bytes& submission, py::handle rubric, py::handle n,
                 py::handle group, py::handle rule_name, py::handle base, py::handle notation,
                 py::handle representatives, py::handle expect, bool spoilers) {
  coursework::ExamineParams params;
  coursework::Expectations& expected = params.expected;
  if (!n.is_none()) expected.exercise.n = small_number("n", n, {0, 300});
  if (!group.is_none()) expected.exercise.group = group_name(group);
  if (!rule_name.is_none()) expected.exercise.rule = rule("rule", rule_name);
  if (!notation.is_none()) expected.notation = &python::notation(notation);
  if (!base.is_none()) expected.base = base_of(base, expected.notation, false);
  if (!representatives.is_none())
    params.verify.representative = static_cast<coursework::Representative>(
        choice("representatives", representatives, "choice", coursework::representative_names));
  if (!expect.is_none())
    params.output = static_cast<coursework::ExpectedOutput>(
        choice("expect", expect, "choice", coursework::expected_output_names));
  if (!rubric.is_none()) params.rubric = rubric_of(rubric.cast<std::string>());
  params.verify.spoilers = spoilers;
  const std::string shown_name = text("name", name);
  const std::string content = submission;
  const coursework::GradedSubmission graded =
      in_background({}, [&](const RunOptions&) { return examine(shown_name, content, params); });
  const coursework::GradedSubmissions all(&graded, 1);
  const reports::Style style = {.unicode = true, .width = 80};
  return py::make_tuple(to_python(verdict_json(all)), to_python(verdict_text(all, style)),
                        to_python(verdict_markdown(all)));
}

}  // namespace

void bind_coursework(py::module_& module) {
  module.def("verify", verify);
  module.def("utf8", [](const std::string& name, py::handle value) { return py::bytes(text(name, value)); });
}

}  // namespace eightfold::python
