// The assignment that students read, as a document: short sentences, and no word beyond those of the lesson.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "eightfold/reports/coursework/submission/number.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/document/internal/document.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::Block;
using reports::CodeBlock;
using reports::Paragraph;
using reports::Run;
using reports::Runs;
using reports::Section;

constexpr std::array<std::string_view, 4> attacks_in_words = {
    "A queen attacks along its row, its column and its diagonals.",
    "A superqueen attacks like a queen and like a knight.",
    "A queen attacks along its row, its column and its diagonals. The diagonals wrap around: after the last "
    "column they continue in the first.",
    "A rook attacks along its row and its column.",
};

Paragraph paragraph(std::string_view marked) { return {reports::runs(marked)}; }

Runs code(std::string text) { return {{Run::Kind::code, std::move(text)}}; }
Runs words(std::string_view text) { return {{Run::Kind::text, std::string(text)}}; }
Runs number(const Integer& value) { return words(value.str()); }

const ListMistake* list_of_student(const Assignment& assignment) {
  return std::get_if<ListMistake>(&assignment.mistake);
}

// "4 points"
std::string worth(const Assignment& assignment, std::string_view claim) {
  const auto claims = asked_claims(assignment);
  return reports::counted(std::ranges::find(claims, claim, &AskedClaim::name)->points, "point");
}

void open_about_colorings(const Assignment& assignment, std::vector<Block>& blocks) {
  const Exercise& exercise = assignment.exercise;
  blocks.emplace_back(paragraph(coloring_text(exercise)));
  blocks.emplace_back(paragraph(group_text(exercise)));
  reports::Table elements = {{{words("name")}, {words("elements")}, {words("number"), true}}, {}};
  for (const auto& [key, fixed] : assignment.tally)
    elements.rows.push_back(
        {code(key.name), words(entry_in_words(exercise, key)), number(key.elements.size())});
  blocks.emplace_back(std::move(elements));
  if (exercise.problem == Problem::colorings)
    blocks.emplace_back(
        paragraph("An element of the cycle type `a1^2 a4` has two cycles of one point and a cycle of four."));
  blocks.emplace_back(paragraph(
      "An element *fixes* a coloring if it moves the coloring to itself. Two colorings are "
      "*equivalent* if an element moves one to the other. The *orbit* of a coloring consists of all "
      "colorings that are equivalent to it, and of the coloring itself."));
}

void open_about_solutions(const Assignment& assignment, std::vector<Block>& blocks) {
  const Exercise& exercise = assignment.exercise;
  blocks.emplace_back(paragraph(fmt::format(
      "A *solution* places {1} on the {0}×{0} {2} so that no two of them attack each other. {3}", exercise.n,
      reports::counted(exercise.n, piece_of(exercise.rule)), reports::board_of_rule(exercise.rule),
      attacks_in_words[static_cast<unsigned>(exercise.rule)])));
  blocks.emplace_back(paragraph(fmt::format("The group `{}` has {} elements. Each element moves the board:",
                                            name_of(exercise.group), exercise.group.order())));
  reports::Table elements = {{{words("element")}, {words("symmetry")}}, {}};
  for (const Symmetry g : exercise.group.elements())
    elements.rows.push_back({code(std::string(name_of(g))), words(reports::in_words(g))});
  blocks.emplace_back(std::move(elements));
  const SymmetrySet acting = exercise.group.elements();
  if (acting.contains(Symmetry::transpose) || acting.contains(Symmetry::anti_transpose))
    blocks.emplace_back(paragraph(
        "The main diagonal starts at the top left corner. The anti-diagonal starts at the top right "
        "corner."));
  blocks.emplace_back(
      paragraph("An element *fixes* a solution if it moves the solution to itself. The *stabilizer* of a "
                "solution is the set of all elements that fix it. Two solutions are *isomorphic* if an "
                "element moves one to the other. The *orbit* of a solution consists of all solutions that "
                "are isomorphic to it, and of the solution itself."));
  blocks.emplace_back(paragraph(fmt::format(
      "A solution is written as a vector: the column of the {} in each row, from top to bottom. Columns are "
      "numbered from {}, from left to right.",
      piece_of(exercise.rule), assignment.base)));
}

// "Ada Byron (17)": the name, or the email address, and the id, as far as they are known.
std::string name_on_handout(const Student& student) {
  const std::string& name = student.name.empty() ? student.email : student.name;
  if (name.empty()) return student.id;
  return student.id.empty() ? name : fmt::format("{} ({})", name, student.id);
}

std::vector<Block> opening(const Assignment& assignment) {
  std::vector<Block> blocks;
  if (assignment.student)
    blocks.emplace_back(Paragraph{words("For " + name_on_handout(*assignment.student))});
  (is_about_solutions(assignment) ? open_about_solutions : open_about_colorings)(assignment, blocks);
  return blocks;
}

Section boards_section(const Assignment& assignment) {
  reports::Boards boards = {{}, assignment.exercise.rule};
  char letter = 'A';
  for (const Placement& board : assignment.boards)
    boards.boards.push_back(
        {board, reports::runs(fmt::format("Board {}", letter++)), bracketed(board, assignment.base)});
  return {"Boards to classify",
          {paragraph(fmt::format("Find the stabilizer of each of these {} ({}).",
                                 reports::counted(assignment.boards.size(), "solution"),
                                 worth(assignment, "stabilizers"))),
           std::move(boards)}};
}

void ask_for_counts(const Assignment& assignment, std::vector<Block>& blocks) {
  const auto question = [&](std::string_view text, std::string_view claim) {
    return words(fmt::format("{} ({})", text, worth(assignment, claim)));
  };
  const bool solutions = is_about_solutions(assignment);
  reports::List questions = {
      {question(fmt::format("How many {}s does each element fix?", noun_of(assignment)), "fixed_points"),
       question(solutions ? "What is the sum of these numbers?"
                          : "What is the sum of these numbers over all elements?",
                "burnside_sum"),
       question("How many orbits are there?", "orbit_count")},
      true};
  if (solutions)
    questions.items.push_back(question("How many orbits are there of each type?", "orbit_types"));
  blocks.emplace_back(std::move(questions));
  if (!solutions) return;
  blocks.emplace_back(
      paragraph("The type of an orbit names the elements of its stabilizers. Each stabilizer also contains "
                "the identity."));
  reports::Table types = {{{words("type")}, {words("elements")}}, {}};
  for (const SubgroupClass type : possible_types(assignment.exercise.group))
    types.rows.push_back({code(std::string(name_of(type))), words(reports::elements_in_words(type))});
  blocks.emplace_back(std::move(types));
}

Section burnside_section(const Assignment& assignment) {
  Section section = {"Burnside's lemma", {}};
  ask_for_counts(assignment, section.blocks);
  return section;
}

Section mistake_section(const Assignment& assignment, const ListMistake& mistake) {
  CodeBlock list;
  for (std::size_t i = 0; i < mistake.shown.size(); ++i)
    list.lines.push_back(fmt::format("{:>2}  {}", i + 1, bracketed(mistake.shown[i], assignment.base)));
  return {"A mistake to find",
          {paragraph("A student wrote this list of representatives: one solution from each orbit. The list "
                     "contains exactly one mistake. A line is incorrect, a line is missing, or there is a "
                     "line too many."),
           std::move(list),
           paragraph(fmt::format("Find the mistake, and submit the corrected list ({}). The order of the "
                                 "lines does not matter. Any solution can represent its orbit.",
                                 worth(assignment, "representatives")))}};
}

Section mistake_section(const Assignment& assignment, const TableMistake& mistake) {
  reports::Table table = {{{words("line")}, {words("number"), true}}, {}};
  for (const auto& [key, fixed] : mistake.tally) {
    const std::string entry = "fixed by " + each_of(assignment.exercise, key);
    const std::size_t elements = key.elements.size();
    table.rows.push_back(
        {words(elements == 1 ? entry : fmt::format("{} ({} elements)", entry, elements)), number(fixed)});
  }
  table.rows.push_back({words("sum"), number(mistake.sum)});
  const std::string decimal = decimal_text(mistake.quotient());
  table.rows.push_back(
      {words("orbits"), words(fmt::format("{} / {} = {}", mistake.sum.str(), mistake.order,
                                          decimal.empty() ? mistake.quotient().str() : decimal))});
  const std::string_view noun = noun_of(assignment);
  Section section = {
      "A mistake to find",
      {paragraph(fmt::format("A student wrote this table of the number of {}s that each element "
                             "fixes. The table contains exactly one mistake. The lines below that mistake "
                             "may be incorrect because of it.",
                             noun)),
       std::move(table),
       paragraph(fmt::format("You can find the mistake without a list of the {}s. Answer these "
                             "questions with the correct numbers:",
                             noun))}};
  ask_for_counts(assignment, section.blocks);
  return section;
}

Section points_section(const Assignment& assignment) {
  int total = 0;
  for (const AskedClaim& claim : asked_claims(assignment)) total += claim.points;
  std::vector<Block> blocks = {paragraph(fmt::format(
      "The assignment has {}. A question with several answers earns a part of its points for each correct "
      "answer: each {}. Points are rounded down to thousandths.",
      reports::counted(total, "point"),
      list_of_student(assignment) ? "stabilizer, each number, and each orbit with exactly one representative"
      : is_about_solutions(assignment) ? "stabilizer and each number"
                                       : "number"))};
  if (list_of_student(assignment)) {
    blocks.emplace_back(
        paragraph("The list with the mistake earns nothing as it is. Your list earns points only for what is "
                  "better in it."));
    blocks.emplace_back(paragraph(
        "There is *error carried forward*. An answer that is incorrect only because you calculated "
        "correctly with an earlier incorrect answer still earns its points, if at least half of that "
        "earlier answer is correct; of fixed points, only the numbers other than 0 count. An answer that "
        "follows from the list with the mistake, unchanged, earns nothing, and so does an impossible answer, "
        "for example half an orbit."));
  } else {
    blocks.emplace_back(
        paragraph("The table with the mistake earns nothing for incorrect numbers. There are no points for "
                  "answers that follow from an incorrect number, because the table already contains them."));
  }
  return {"Points", std::move(blocks)};
}

// Answers to another puzzle, in the form of the assignment.
CodeBlock json_example(const Assignment& assignment) {
  CodeBlock code = {
      {R"("fixed_points": { "identity": 2 },)", R"("burnside_sum": 2,)", R"("orbit_count": 1,)"}};
  if (!is_about_solutions(assignment)) return code;
  code.lines.insert(
      code.lines.begin(),
      {R"("stabilizers": [)", R"(  { "placement": [2, 4, 1, 3], "stabilizer": ["identity"] })", "],"});
  code.lines.emplace_back(R"("orbit_types": { "trivial": 1 },)");
  if (list_of_student(assignment))
    for (const std::string_view line : {R"("representatives": [)", "  [2, 4, 1, 3]", "],"})
      code.lines.emplace_back(line);
  return code;
}

Section submission_section(const Assignment& assignment) {
  reports::List forms = {{reports::runs("Write a number after the colon: `orbit count: 5`.")}, false};
  if (is_about_solutions(assignment))
    forms.items.insert(
        forms.items.begin(),
        reports::runs("Write a stabilizer as all its elements, with commas: `identity, rotate180`."));
  if (list_of_student(assignment))
    forms.items.push_back(
        reports::runs("The list of representatives is at the end. Change, add or remove a line."));
  return {"How to submit",
          {paragraph("Open `template.txt` in a text editor. Write your name and your answers after the "
                     "colons, and submit this file. A blank answer earns no points, and costs none."),
           std::move(forms),
           paragraph("You can also submit JSON, for example if a program writes your answers. Put them above "
                     "the last entry of `template.json`, which is `comment`, in the form of this example, "
                     "which has other numbers:"),
           json_example(assignment),
           paragraph("`eightfold verify template.txt --no-spoilers` reports whether your file can be read "
                     "and which answers are correct.")}};
}

reports::Document document_of(const Assignment& assignment) {
  reports::Document document = {title_of(assignment), "", opening(assignment), {}};
  if (is_about_solutions(assignment)) document.sections.push_back(boards_section(assignment));
  if (list_of_student(assignment)) document.sections.push_back(burnside_section(assignment));
  document.sections.push_back(std::visit(
      [&](const auto& mistake) { return mistake_section(assignment, mistake); }, assignment.mistake));
  document.sections.push_back(points_section(assignment));
  document.sections.push_back(submission_section(assignment));
  return document;
}

// One picture, so that the names in it occur once in the page.
std::string picture_of(const reports::Boards& boards) {
  reports::SheetPicture picture = {.board = Board::square(boards.boards.front().placement.rows()),
                                   .rule = boards.rule,
                                   .columns = 3,
                                   .theme = reports::Theme::print};
  for (const reports::DocumentBoard& board : boards.boards)
    picture.boards.push_back(
        {.placement = board.placement, .caption = plain_text(board.label), .detail = board.vector});
  return reports::sheet_picture(picture);
}

// The fonts of TeX have Latin letters only. A student whose name has others is called by the email address or
// the id, or else there is a line to write on.
Student in_latin_letters(Student student) {
  for (std::string* text : {&student.name, &student.email, &student.id})
    if (std::ranges::count(reports::latex_escape(*text), '?') != std::ranges::count(*text, '?'))
      text->clear();
  if (student == Student()) student.name = std::string(24, '_');
  return student;
}

}  // namespace

std::vector<SubgroupClass> possible_types(Subgroup group) {
  std::vector<SubgroupClass> types;
  for (const SubgroupClass type : all_subgroup_classes)
    if (std::ranges::any_of(all_subgroups(), [&](Subgroup subgroup) {
          return class_of(subgroup) == type && group.elements().contains(subgroup.elements());
        }))
      types.push_back(type);
  return types;
}

std::string assignment_markdown(const Assignment& assignment) {
  return reports::document_markdown(document_of(assignment));
}

std::string assignment_html(const Assignment& assignment) {
  return reports::document_html(document_of(assignment), picture_of);
}

std::string assignment_latex(const Assignment& assignment) {
  Assignment shown = assignment;
  if (shown.student) shown.student = in_latin_letters(*shown.student);
  return reports::document_latex(document_of(shown));
}

}  // namespace eightfold::coursework
