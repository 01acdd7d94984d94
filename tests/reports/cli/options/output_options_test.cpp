#include "reports/cli/options/output_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/cli/parse/command.hpp"
#include "tests/reports/cli/usage_failure.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::cli {
namespace {

using test::usage_failure_of;

CommandLine line_with(std::map<std::string, std::string, std::less<>> options) {
  return {.arguments = {}, .options = std::move(options), .fallbacks = {{"format", "text"}}};
}

TEST(ReportFormat, is_the_one_named_and_text_without_a_name) {
  EXPECT_EQ(report_format_of(line_with({{"format", "json"}})), ReportFormat::json);
  EXPECT_EQ(report_format_of(line_with({{"format", "csv"}})), ReportFormat::csv);
  EXPECT_EQ(report_format_of(line_with({{"format", "text"}})), ReportFormat::text);
  EXPECT_EQ(report_format_of(line_with({})), ReportFormat::text);
  EXPECT_EQ(report_format_of(line_with({{"format", "dot"}})), ReportFormat::text);
}

TEST(ReportFormat, refuses_what_applies_to_text_only) {
  for (const std::string option : {"charset", "width", "boards"}) {
    const auto line = [&](const std::string& format) {
      return line_with({{"format", format}, {option, ""}});
    };
    for (const std::string format : {"json", "csv"})
      EXPECT_EQ(usage_failure_of([&] { report_format_of(line(format), {"boards"}); }),
                "--" + option + ": applies to text only; use --format text");
    EXPECT_EQ(report_format_of(line("text"), {"boards"}), ReportFormat::text);
  }
  EXPECT_EQ(report_format_of(line_with({{"format", "json"}, {"boards", ""}})), ReportFormat::json);
}

TEST(OutputFolder, is_created_with_its_parent_folders) {
  const test::TemporaryFolder folder;
  make_output_folder(folder / "a/b");
  make_output_folder(folder / "a/b");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"a"});
  make_output_folder(folder / "a/b/c");
  folder.add("file", "");
  for (const std::string name : {"file", "file/new"})
    EXPECT_EQ(test::message_of<Failure>([&] { make_output_folder(folder / name); }),
              "--output-dir " + (folder / name) + ": Not a directory");
}

}  // namespace
}  // namespace eightfold::cli
