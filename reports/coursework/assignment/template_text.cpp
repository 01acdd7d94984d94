// The text that students fill in. Every question has its line, so that nobody needs to know a key.

#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::coursework {
namespace {

void append_head(std::string& out, const Assignment& assignment) {
  const Exercise& exercise = assignment.exercise;
  const std::string author = author_of(assignment);
  reports::append_format(out,
                         "# {}\n"
                         "# Write your name and your answers after the colons. Lines that begin with # are "
                         "comments.\n\n"
                         "author:{}{}\n\n"
                         "n: {}\nrule: {}\ngroup: {}\nbase: {}\n",
                         title_of(assignment), author.empty() ? "" : " ", author, exercise.n,
                         name_of(exercise.rule), name_of(exercise.group), assignment.base);
}

void append_stabilizers(std::string& out, const Assignment& assignment) {
  out += "\n# The elements of each stabilizer, with commas: identity, rotate180\n";
  for (const Placement& board : assignment.boards)
    reports::append_format(out, "stabilizer of {}:\n", bracketed(board, assignment.base));
}

void append_counts(std::string& out, const Assignment& assignment) {
  out += "\n# How many solutions each element fixes\nfixed points:\n";
  for (const Symmetry g : assignment.exercise.group.elements())
    reports::append_format(out, "  {}:\n", name_of(g));
  out += "\nburnside sum:\norbit count:\n\n# How many orbits there are of each type\norbit types:\n";
  for (const SubgroupClass type : possible_types(assignment.exercise.group))
    reports::append_format(out, "  {}:\n", name_of(type));
}

void append_list(std::string& out, const ListMistake& mistake, int base) {
  out += "\n# The list with the mistake. Correct it: change, add or remove a line.\nrepresentatives:\n";
  for (const Placement& placement : mistake.shown)
    reports::append_format(out, "{}\n", bracketed(placement, base));
}

}  // namespace

std::string assignment_template_text(const Assignment& assignment) {
  std::string out;
  append_head(out, assignment);
  append_stabilizers(out, assignment);
  append_counts(out, assignment);
  if (const auto* list = std::get_if<ListMistake>(&assignment.mistake))
    append_list(out, *list, assignment.base);
  return out;
}

}  // namespace eightfold::coursework
