// The text that students fill in. Every question has its line, so that nobody needs to know a key.
#include <nlohmann/json.hpp>

#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::coursework {
namespace {

void append_head(std::string& out, const Assignment& assignment) {
  const std::string author = author_of(assignment);
  reports::append_format(out,
                         "# {}\n"
                         "# Write your name and your answers after the colons. Lines that begin with # are "
                         "comments.\n\n"
                         "author:{}{}\n\n",
                         title_of(assignment), author.empty() ? "" : " ", author);
  const nlohmann::ordered_json exercise = exercise_json(assignment.exercise);
  for (const auto& [name, value] : exercise.items()) {
    if (name == "problem" && is_about_solutions(assignment)) continue;
    std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    std::erase_if(text, [](char c) { return c == '[' || c == ']'; });
    reports::append_format(out, "{}: {}\n", name, text);
  }
  if (is_about_solutions(assignment)) reports::append_format(out, "base: {}\n", assignment.base);
}

void append_stabilizers(std::string& out, const Assignment& assignment) {
  if (!is_about_solutions(assignment)) return;
  out += "\n# The elements of each stabilizer, with commas: identity, rotate180\n";
  for (const Placement& board : assignment.boards)
    reports::append_format(out, "stabilizer of {}:\n", bracketed(board, assignment.base));
}

void append_counts(std::string& out, const Assignment& assignment) {
  reports::append_format(out, "\n# How many {}s each element fixes\nfixed points:\n", noun_of(assignment));
  for (const TallyEntry& entry : assignment.tally) reports::append_format(out, "  {}:\n", entry.key.name);
  out += "\nburnside sum:\norbit count:\n";
  if (!is_about_solutions(assignment)) return;
  out += "\n# How many orbits there are of each type\norbit types:\n";
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
