// Orbit reports, and the lists of placements that `orbits --from` makes them of. An accepted report does not
// contradict itself, and a report without a mistake has the published counts. A list that is a union of
// orbits gives a report that is accepted; other lists get an explanation.
#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/reports/solutions/closure_text.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace eightfold::coursework {
namespace {

using fuzz::expect;
using fuzz::reads;
using nlohmann::json;

constexpr int largest_checked_n = 7;

// OEIS A000170 and A002562 from N = 0.
constexpr std::array<std::int64_t, largest_checked_n + 1> published_solutions = {1, 1, 0, 0, 2, 10, 4, 40};
constexpr std::array<std::int64_t, largest_checked_n + 1> published_orbits = {1, 1, 0, 0, 1, 2, 1, 6};

// The square of a queen after a symmetry of the n×n board, for each of the eight names.
std::array<int, 2> moved(std::string_view symmetry, int row, int column, int n) {
  const int m = n - 1;
  if (symmetry == "rotate90") return {column, m - row};
  if (symmetry == "rotate180") return {m - row, m - column};
  if (symmetry == "rotate270") return {m - column, row};
  if (symmetry == "flip_horizontal") return {row, m - column};
  if (symmetry == "flip_vertical") return {m - row, column};
  if (symmetry == "transpose") return {column, row};
  if (symmetry == "anti_transpose") return {m - column, m - row};
  return {row, column};
}

bool is_permutation_of_rows(std::vector<int> columns) {
  std::ranges::sort(columns);
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i] != static_cast<int>(i)) return false;
  return true;
}

void expect_members(const json& orbit, std::string_view text) {
  const char* const witness = orbit.contains("type") ? "witness" : "symmetry";  // since version 1.1
  const json& representative = orbit["representative"];
  if (!representative.is_array()) return;  // a placement in another notation
  const auto columns = representative.get<std::vector<int>>();
  if (!is_permutation_of_rows(columns)) return;
  const int n = static_cast<int>(columns.size());
  for (const json& member : orbit["members"]) {
    if (!member["columns"].is_array()) continue;
    std::vector<int> image(columns.size());
    for (int row = 0; row < n; ++row) {
      const auto [to_row, to_column] =
          moved(member[witness].get<std::string>(), row, columns[static_cast<std::size_t>(row)], n);
      image[static_cast<std::size_t>(to_row)] = to_column;
    }
    expect(member["columns"].get<std::vector<int>>() == image, "a member that is not the image", text);
  }
}

// The exact value of a number. In version 1.1 its text decides, and the number may be rounded.
std::int64_t exact(const json& object, const std::string& key, std::string_view text) {
  if (!object.contains(key + "_text")) return object[key].get<std::int64_t>();
  const std::string digits = object[key + "_text"];
  expect(std::stod(digits) == object[key].get<double>(), "a number and its text disagree", text);
  return std::stoll(digits);
}

// Compares the numbers of an accepted report with its lists.
void expect_consistent(const json& report, std::string_view text) {
  if (report.contains("n")) expect(report["n"] == report["board"]["rows"], "two sizes", text);
  const json& group = report["group"];
  const auto order = group["order"].get<std::size_t>();
  expect(report["board"]["rows"] == report["board"]["columns"], "a board that is not square", text);
  expect(group["elements"].size() == order, "a group of another order", text);
  std::size_t index = 0;
  for (const json& orbit : report["orbits"]) {
    expect(orbit["index"] == ++index, "a wrong index", text);
    const std::size_t stabilizer = orbit["stabilizer"].size();
    expect(stabilizer == 0 || orbit["size"] == order / stabilizer, "size and stabilizer disagree", text);
    if (orbit.contains("members")) {
      expect(orbit["members"].size() == orbit["size"], "size and members disagree", text);
      expect_members(orbit, text);
    }
  }
  std::int64_t orbits = 0;
  std::int64_t solutions = 0;
  for (const json& type : report["orbit_types"]) {
    orbits += exact(type, "orbits", text);
    solutions += exact(type, "orbits", text) * type["orbit_size"].get<std::int64_t>();
  }
  expect(exact(report, "orbit_count", text) == orbits && exact(report, "solutions", text) == solutions,
         "the types do not add up to the counts", text);
  expect(exact(report["burnside"], "orbit_count", text) == orbits &&
             report["burnside"]["group_order"] == order && report["burnside"]["agrees"] == true,
         "Burnside's lemma disagrees", text);
}

bool is_orbit_report(const json& document) {
  return document.is_object() && document.contains("$schema") && document["$schema"].is_string() &&
         document["$schema"].get_ref<const std::string&>().starts_with("urn:eightfold:schema:orbit-report:");
}

// The entries of a claim that the reader could not read.
std::size_t unread(const Submission& submission, std::string_view claim) {
  const auto listed = std::ranges::count(submission.unread, claim, &Unread::claim);
  const auto more = submission.more_unread.find(claim);
  return static_cast<std::size_t>(listed) + (more == submission.more_unread.end() ? 0 : more->second);
}

void check_text(const std::string& text) {
  Submission submission;
  if (!reads([&] { submission = read_submission(text); })) return;
  const json document = json::parse(text, nullptr, false);
  if (!is_orbit_report(document)) return;
  expect_consistent(document, text);
  const Exercise& exercise = submission.exercise;
  expect(exercise.problem == Problem::queens && exercise.n == document["board"]["rows"], "another N", text);
  expect(submission.lists.at("representatives").placements.size() + unread(submission, "representatives") ==
             document["orbits"].size(),
         "another number of representatives", text);
  const json rule = document.value("rule", json());
  expect(name_of(exercise.rule) == (rule.is_null() ? "queens" : rule), "another rule", text);
  if (exercise.n > largest_checked_n || exercise.rule != Rule::queens) return;
  if (!examine("report", text, {}).all_right()) return;
  expect(submission.unread.empty(), "a report with an unread part is right", text);
  const auto n = static_cast<std::size_t>(exercise.n);
  expect(document["solutions"] == published_solutions[n], "a wrong number of solutions is right", text);
  expect(exercise.group != full_group || document["orbit_count"] == published_orbits[n],
         "a wrong number of orbits is right", text);
}

// Writes the reports of a list as `orbits --from` does.
void check_closure(const ClosureCheck& placements, int n) {
  reports::OrbitReportParams params = {.n = n, .group = placements.group()};
  std::string text;
  std::string report;
  CheckedOrbitCount count;
  try {
    const auto to = [](std::string& out) { return [&out](std::string_view piece) { out += piece; }; };
    write_orbit_report(placements, params, to(text));
    params.format = reports::OrbitReportFormat::json;
    params.members = true;
    count = write_orbit_report(placements, params, to(report));
  } catch (const NotUnionOfOrbits& error) {
    fuzz::expect_clean_line(error.what());
    text = reports::closure_text(error.flaws(), placements.size(), "line", params.group);
    expect(!reports::find_bad_byte(text), "not clean", text);
    return;
  }
  expect(!reports::find_bad_byte(text), "not clean", text);
  expect(count.agrees() && count.counts.placements == placements.members().size(),
         "the orbits are not those of the list", report);
  const json document = json::parse(report);
  expect_consistent(document, report);
  expect(reads([&] { (void)read_submission(report); }), "a report that its reader rejects", report);
}

void check_list(const std::string& text) {
  constexpr std::size_t most_listed = 10;
  ClosureCheck placements(full_group, most_listed);
  int n = 0;
  const bool is_read = reads([&] {
    const reports::PlacementList list = reports::read_placements(text);
    n = list.size;
    for (std::size_t i = 0; i < list.placements.size(); ++i)
      placements.add(list.placements[i], list.positions[i]);
  });
  if (is_read) check_closure(placements, n);
}

// The orbits of decoded permutations, so that the report has what no list of solutions has.
void check_decoded(FuzzedDataProvider bytes) {
  const auto& groups = all_subgroups();
  ClosureCheck placements(groups[bytes.ConsumeIntegralInRange<std::size_t>(0, groups.size() - 1)]);
  const int n = bytes.ConsumeIntegralInRange(0, 9);
  std::set<Placement> listed;
  for (int left = bytes.ConsumeIntegralInRange(1, 4); left > 0; --left) {
    Placement placement;
    std::vector<int> columns;
    for (int column = 0; column < n; ++column) columns.push_back(column);
    for (int row = 0; row < n; ++row) {
      const auto chosen = columns.begin() + bytes.ConsumeIntegralInRange(0, n - 1 - row);
      placement.push_back(*chosen);
      columns.erase(chosen);
    }
    for (const Symmetry g : placements.group().elements()) listed.insert(image(g, placement));
  }
  if (bytes.ConsumeBool()) listed.erase(listed.begin());
  for (const Placement& placement : listed) placements.add(placement, placements.size() + 1);
  check_closure(placements, n);
}

}  // namespace
}  // namespace eightfold::coursework

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(eightfold::fuzz::text_of(data, size));
  eightfold::coursework::check_text(text);
  eightfold::coursework::check_list(text);
  eightfold::coursework::check_decoded(FuzzedDataProvider(data, size));
  return 0;
}
