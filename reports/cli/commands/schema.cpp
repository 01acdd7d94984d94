// Every file NAME-VERSION.schema.json in data/schemas is compiled in. CMake lists them in schemas.inc.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/extensions.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

struct Schema {
  std::string_view name;
  int major;
  int minor;
  std::string_view title;
  std::string_view text;
};

constexpr auto schemas = std::to_array<Schema>({
#include "schemas.inc"
});

// "count", "count-1.0": each name, and each name with each version.
constexpr auto names = std::to_array<std::string_view>({
#include "schema_names.inc"
});

std::string version_of(const Schema& schema) { return fmt::format("{}.{}", schema.major, schema.minor); }

// In alphabetical order; the versions of a name in ascending order.
std::vector<Schema> sorted_schemas() {
  std::vector<Schema> sorted(schemas.begin(), schemas.end());
  std::ranges::sort(sorted, {},
                    [](const Schema& each) { return std::tuple(each.name, each.major, each.minor); });
  return sorted;
}

// "Eightfold orbit report, version 1.1" as "Orbit report".
std::string short_title(std::string_view title) {
  constexpr std::string_view beginning = "Eightfold ";
  std::string words(title.substr(0, title.find(", version ")));
  if (words.starts_with(beginning)) words.erase(0, beginning.size());
  if (!words.empty() && 'a' <= words[0] && words[0] <= 'z')
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::string listed(const reports::Style& style) {
  const std::vector<Schema> sorted = sorted_schemas();
  const std::array<reports::TextColumn, 3> columns = {{{"name"}, {"versions"}, {"title", 0, false, true}}};
  std::vector<reports::TextRow> rows;
  for (auto first = sorted.begin(); first != sorted.end();) {
    const auto end =
        std::find_if(first, sorted.end(), [&](const Schema& each) { return each.name != first->name; });
    rows.push_back({std::string(first->name),
                    reports::joined(std::vector<Schema>(first, end), ", ", version_of),
                    short_title((end - 1)->title)});
    first = end;
  }
  return reports::table_text(columns, rows, style);
}

// The newest version unless the name gives one.
std::string_view text_of(std::string_view name) {
  std::string_view text;
  for (const Schema& each : sorted_schemas())
    if (name == each.name || name == fmt::format("{}-{}", each.name, version_of(each))) text = each.text;
  return text;
}

ExitCode run_schema(const CommandLine& line, const Context& context) {
  if (const auto file = line.value_of(output_option.name))  // a schema is JSON, the list is text
    expect_extension(output_option.name, *file, {line.arguments.empty() ? "text" : "json"}, "schema");
  auto out = open_output(line);
  out.write(line.arguments.empty() ? listed(text_style(line, context)) : text_of(line.arguments[0]));
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command schema_command = {
    .name = "schema",
    .heading = Heading::help,
    .place = 3,
    .summary = "Print the JSON Schema of a document that the program writes or reads",
    .arguments = {{.name = "NAME",
                   .remedy = "a name that `eightfold schema` lists",
                   .names = names,
                   .optional = true}},
    .options = {output_option_for({"json", "text"})},
    .examples = {{"eightfold schema", "the names, with their versions and titles"},
                 {"eightfold schema count", "the newest schema of `eightfold count N --format json`"},
                 {"eightfold schema count-1.0 -o count.json", "that of version 1.0"}},
    .details =
        "NAME is a format, like count, for its newest version, or a format with a version, like count-1.0. "
        "The schemas are JSON Schema draft-07. In documents, each number that can pass 2^53 has its exact "
        "decimal text in a second key that ends in _text, because JavaScript, jq and other readers keep "
        "numbers as doubles.",
    .run = run_schema,
};

}  // namespace eightfold::cli
