#include "reports/cli/options/import_column.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <vector>

#include "eightfold/reports/coursework/roster/import_file.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

// "Essay (70), Queens (77) and 5 more".
std::string titles_of(const std::vector<std::size_t>& columns, const coursework::Roster& roster) {
  constexpr std::size_t most_shown = 4;
  std::vector<std::string> shown;
  for (const std::size_t column : columns)
    if (shown.size() < most_shown)
      shown.push_back(reports::printable(roster.table.rows[0].cells[column].text));
  if (columns.size() > most_shown) shown.push_back(fmt::format("{} more", columns.size() - most_shown));
  return reports::phrase(shown);
}

}  // namespace

std::string import_title(const CommandLine& line, const coursework::Roster& roster,
                         const coursework::Rubric& rubric) {
  const bool is_given = line.has("column");
  const std::string title =
      is_given ? line.text("column") : (rubric.title.empty() ? "Eightfold" : rubric.title);
  if (const std::string grades = coursework::grade_column_by_form(roster); !grades.empty())
    print_message(
        fmt::format("--roster: the titles of this worksheet are in an unknown language; the grades "
                    "are for the column {}, without comments",
                    reports::quote(grades)));
  if (is_given && roster.platform != coursework::Platform::canvas)
    throw usage_error("--column: only a gradebook of Canvas has several assignments; omit it");
  const std::vector<std::size_t> all = coursework::assignments_of(roster);
  const std::vector<std::size_t> found = coursework::assignments_called(title, roster);
  if (found.size() == 1) return roster.table.rows[0].cells[found[0]].text;
  if (found.size() > 1)
    throw usage_error("--column: {} assignments are called {}: {}; give the number in parentheses",
                      found.size(), reports::quote(title), titles_of(found, roster));
  const std::string problem =
      fmt::format("no assignment of the gradebook is called {}", reports::quote(title));
  if (is_given)
    throw usage_error("--column: {}; it has {}", problem, all.empty() ? "none" : titles_of(all, roster));
  if (!all.empty())
    print_message(fmt::format("--roster: {}, so the import creates it; select another with --column: {}",
                              problem, titles_of(all, roster)));
  return title;
}

}  // namespace eightfold::cli
