// The extensions of output files, which select formats.
#include "reports/cli/parse/extensions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <utility>

#include "tests/reports/cli/usage_failure.hpp"

namespace eightfold::cli {
namespace {

using test::usage_failure_of;

CommandLine line_with(std::string_view file, std::string_view format = {}) {
  CommandLine line = {.arguments = {}, .options = {{"output", std::string(file)}}, .fallbacks = {}};
  if (!format.empty()) line.options.emplace("format", format);
  return line;
}

// The value of --format after the rule is applied; empty for none.
std::string format_for(std::string_view command, std::string_view file, std::string_view format = {}) {
  CommandLine line = line_with(file, format);
  apply_extensions(line, find_command(command));
  return line.has("format") ? line.text("format") : "";
}

std::string refusal_of(std::string_view command, std::string_view file) {
  return usage_failure_of([&] { format_for(command, file); });
}

TEST(Extension, selects_the_format) {
  const auto selections =
      std::to_array<std::array<std::string_view, 3>>({{"orbits", "o.json", "json"},
                                                      {"orbits", "o.csv", "csv"},
                                                      {"list", "o.jsonl", "ndjson"},
                                                      {"count", "a.b/c.JSON", "json"},
                                                      {"explain", "o.html", "html"},
                                                      {"explain", "o.htm", "html"},
                                                      {"explain", "o.md", "markdown"},
                                                      {"explain", "o.tex", "latex"},
                                                      {"draw", "o.PNG", "png"},
                                                      {"plot", "o.csv", "csv"},
                                                      {"verify", "o.xml", "junit"},
                                                      {"verify", "o.json", "json"},
                                                      {"certify", "o.pbp", "veripb"},
                                                      {"group", "o.gv", "dot"},
                                                      {"symmetric", "o.ndjson", "ndjson"}});
  for (const auto& [command, file, format] : selections)
    EXPECT_EQ(format_for(command, file), format) << command << ' ' << file;
}

TEST(Extension, selects_nothing_if_no_format_has_it) {
  for (const Command& command : all_commands())
    for (const std::string_view file : {"-", "/dev/stdout", "/dev/fd/63", "report", ".json", "a.json/report",
                                        "o.out", "o.8", "o.", "o.cert"})
      EXPECT_EQ(format_for(command.name, file), "") << command.name << ' ' << file;
}

TEST(Extension, of_text_selects_nothing) {
  for (const std::string_view command : {"list", "count", "symmetric", "orbits", "verify", "check"})
    EXPECT_EQ(format_for(command, "o.txt"), "") << command;
}

TEST(Extension, of_another_format_is_an_error) {
  EXPECT_EQ(refusal_of("page", "p.pdf"), "--output: p.pdf: page does not write .pdf; use .html");
  EXPECT_EQ(refusal_of("list", "o.CSV"),
            "--output: o.CSV: list does not write .csv; use .txt, .json or .ndjson, or add --format");
  EXPECT_EQ(refusal_of("draw", "o.jpg"),
            "--output: o.jpg: draw does not write .jpg; use .svg, .png or .pdf, or add --format");
  EXPECT_EQ(refusal_of("new-assignment", "o.html"),
            "--output: o.html: new-assignment does not write .html; use .txt");
}

TEST(Extension, of_a_folder_may_be_any) {
  for (const std::string_view folder : {"run.json", "run.csv", "run.8"})
    EXPECT_EQ(format_for("job plan", folder), "") << folder;
}

TEST(Extension, is_ignored_if_the_format_is_given) {
  EXPECT_EQ(format_for("count", "o.csv", "json"), "json");
  EXPECT_EQ(format_for("draw", "o.jpg", "svg"), "svg");
  EXPECT_EQ(usage_failure_of([] { format_for("new-assignment", "o.xml", "moodle"); }),
            "--output: o.xml: new-assignment does not write .xml; use .txt");  // the format of other files
}

// No command writes a file whose name promises a format of another command.
TEST(Extension, is_that_of_the_format_of_every_command) {
  const auto names = std::to_array<std::pair<std::string_view, std::string_view>>({{"json", "json"},
                                                                                   {"csv", "csv"},
                                                                                   {"html", "html"},
                                                                                   {"svg", "svg"},
                                                                                   {"png", "png"},
                                                                                   {"pdf", "pdf"},
                                                                                   {"md", "markdown"},
                                                                                   {"tex", "latex"},
                                                                                   {"xml", "junit"},
                                                                                   {"ndjson", "ndjson"}});
  for (const Command& command : all_commands()) {
    const auto output = std::ranges::find(command.options, "output", &Option::name);
    ASSERT_NE(output, command.options.end()) << command.name;
    if (output->kind == ValueKind::output_folder) continue;
    const auto format = std::ranges::find(command.options, "format", &Option::name);
    ASSERT_TRUE(!output->formats.empty() || format != command.options.end()) << command.name;
    const Words formats = output->formats.empty() ? format->choices : output->formats;
    for (const auto& [extension, name] : names) {
      const std::string file = "o." + std::string(extension);
      if (std::ranges::find(formats, name) == formats.end())
        EXPECT_NE(refusal_of(command.name, file), "") << command.name;
      else
        EXPECT_EQ(format_for(command.name, file), output->formats.empty() ? name : "") << command.name;
    }
  }
}

TEST(Extension, precedes_a_message_about_the_format_that_it_selects) {
  const auto failure_of = [](const std::vector<std::string>& words) {
    return usage_failure_of([&] { parse_command_line(words, find_command("chains")); });
  };
  EXPECT_EQ(failure_of({"3", "2", "-o", "c.csv"}), "--output c.csv: --format: needs --count; add it");
  EXPECT_EQ(failure_of({"3", "2", "--format", "csv"}), "--format: needs --count; add it");
}

}  // namespace
}  // namespace eightfold::cli
