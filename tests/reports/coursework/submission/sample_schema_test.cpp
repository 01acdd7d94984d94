// Validates the samples in data/submissions against the published schemas.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/program/schemas.hpp"
#include "tests/reports/coursework/submission/sample_submissions.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;

constexpr int unreadable = 65;

// Calls `use` with each JSON sample and whether it is readable.
template <typename Use>
void for_each_json_sample(Use use) {
  for (const SampleSubmission& sample : sample_submissions()) {
    if (!sample.file.ends_with(".json") || !sample.options.empty()) continue;
    SCOPED_TRACE(sample.file);
    const json document = json::parse(contents_of(sample_path(sample.file)), nullptr, false);
    use(document, sample.exit_code != unreadable && !sample.findings.contains("unreadable"));
  }
}

bool is_orbit_report(const json& document) {
  return document.is_object() &&
         document.value("$schema", "").starts_with("urn:eightfold:schema:orbit-report");
}

TEST(SampleSchema, is_valid_for_every_readable_sample) {
  int met = 0;
  for_each_json_sample([&](const json& document, bool is_read) {
    if (!is_read || is_orbit_report(document)) return;
    EXPECT_EQ(violations_of("submission-1.0", document), "");
    ++met;
  });
  EXPECT_GE(met, 20);
}

TEST(SampleSchema, of_orbit_reports_is_valid_for_the_orbit_reports) {
  int met = 0;
  for_each_json_sample([&](const json& document, bool) {
    if (!is_orbit_report(document)) return;
    const std::string version = document.at("schema_version");
    EXPECT_EQ(violations_of("orbit-report-" + version, document), "");
    ++met;
  });
  EXPECT_EQ(met, 3);
}

TEST(SampleSchema, is_violated_by_unreadable_samples) {
  for_each_json_sample([](const json& document, bool is_read) {
    if (is_read || document.is_discarded()) return;
    EXPECT_NE(violations_of("submission-1.0", document), "");
  });
}

}  // namespace
}  // namespace eightfold::test
