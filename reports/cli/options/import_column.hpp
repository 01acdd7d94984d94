#pragma once

#include <string>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// Of `verify --roster`.
inline constexpr Option column_option = {
    .name = "column",
    .value = "NAME",
    .help =
        "the assignment of Canvas's gradebook that the grades are for: its title, or the number in "
        "parentheses after it; default the title of the rubric",
    .needs = {"roster"}};

/// The title of the assignment for the import file: that of --column or of the rubric, as the gradebook has
/// it. Prints what the teacher should know before the import: that it creates an assignment, or that the
/// columns are not certain. Throws Failure (usage) if --column does not name exactly one assignment, or if
/// the title of the rubric names several.
std::string import_title(const CommandLine& line, const coursework::Roster& roster,
                         const coursework::Rubric& rubric);

}  // namespace eightfold::cli
