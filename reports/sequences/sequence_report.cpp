#include "reports/sequences/sequence_report.hpp"

#include <algorithm>
#include <array>

#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::sequences {
namespace {

using nlohmann::ordered_json;
using reports::add_exact;
using reports::append_format;

constexpr std::string_view term_columns = "n,index,value,is_new,routes";
constexpr std::string_view list_columns =
    "id,counts,first,published_to,quick_to,largest,is_triangle,routes,note";

ordered_json sequence_json(const Sequence& sequence) {
  ordered_json json = {{"id", sequence.id},
                       {"counts", sequence.counts},
                       {"first", sequence.first},
                       {"published_to", sequence.published_to},
                       {"quick_to", sequence.quick_to()},
                       {"largest", sequence.largest()},
                       {"is_triangle", sequence.is_triangle()}};
  json["routes"] = reports::list_of(sequence.routes, &Route::name);
  json["note"] = sequence.note.empty() ? ordered_json() : ordered_json(sequence.note);
  return json;
}

ordered_json document_of(ordered_json sequences) {
  ordered_json document = reports::document_head("sequence");
  document["published_as_of"] = published_as_of;
  document["sequences"] = std::move(sequences);
  return document;
}

ordered_json terms_of(const Sequence& sequence, std::span<const ComputedTerms> computed) {
  ordered_json list = ordered_json::array();
  for (const ComputedTerms& each : computed) {
    int n = sequence.first_term_of(each.index);
    for (const Integer& value : each.terms) {
      ordered_json term = {{"n", n}, {"index", each.index}};
      add_exact(term, "value", value.str());
      term["is_new"] = n > sequence.published_to;
      term["routes"] = each.routes;
      list.push_back(std::move(term));
      ++n;
    }
  }
  return list;
}

bool have_same_routes(const Sequence& sequence, const ComputedTerms& one, const ComputedTerms& other) {
  return one.routes == other.routes && one.agree == other.agree && one.terms.empty() == other.terms.empty() &&
         sequence.has_new_terms(one.index) == sequence.has_new_terms(other.index);
}

// "n = 913 to 1034: not in the OEIS as of August 2026; computed by A; and by B; the results are equal".
void append_routes(std::string& out, const Sequence& sequence, std::span<const ComputedTerms> computed) {
  const bool is_new = sequence.has_new_terms(computed.back().index);
  int first = sequence.first_term_of(computed.front().index);
  if (is_new) first = std::max(first, sequence.published_to + 1);
  const int last =
      sequence.first_term_of(computed.back().index) + static_cast<int>(computed.back().terms.size()) - 1;
  append_format(out, "# n = {}", first);
  if (last > first) append_format(out, " to {}", last);
  if (is_new) append_format(out, ": not in the OEIS as of {};", published_as_of);
  append_format(out, "{} computed by {}", is_new ? "" : ":",
                reports::joined(computed.front().routes, "; and by "));
  if (computed.front().routes.size() > 1)
    out += computed.front().agree ? "; the results are equal" : "; THE RESULTS DIFFER";
  else if (is_new)
    out += ", by one route";
  out += '\n';
}

}  // namespace

std::string b_file(const Sequence& sequence, std::span<const ComputedTerms> computed) {
  std::string out;
  append_format(out, "# {}: {}\n", sequence.id, sequence.counts);
  if (!sequence.note.empty()) append_format(out, "# {}\n", sequence.note);
  while (!computed.empty()) {
    const auto others = std::ranges::find_if_not(computed, [&](const ComputedTerms& each) {
      return have_same_routes(sequence, computed.front(), each);
    });
    const auto same = computed.first(static_cast<std::size_t>(others - computed.begin()));
    if (!same.front().terms.empty()) append_routes(out, sequence, same);
    for (const ComputedTerms& each : same) {
      if (each.terms.empty()) append_format(out, "# n = {}: not known\n", each.index);
      int n = sequence.first_term_of(each.index);
      for (const Integer& value : each.terms) append_format(out, "{} {}\n", n++, value.str());
    }
    computed = computed.subspan(same.size());
  }
  return out;
}

std::string terms_csv(const Sequence& sequence, std::span<const ComputedTerms> computed) {
  ordered_json rows = terms_of(sequence, computed);
  for (ordered_json& row : rows) row["routes"] = row["routes"].size();
  return reports::csv_table(term_columns, rows);
}

std::string terms_json(const Sequence& sequence, std::span<const ComputedTerms> computed) {
  ordered_json json = sequence_json(sequence);
  json["terms"] = terms_of(sequence, computed);
  return reports::in_lines(document_of(ordered_json::array({json})));
}

std::string list_text(std::span<const Sequence> list, const reports::Style& style) {
  const std::array<reports::TextColumn, 6> columns = {{{"id", 0},
                                                       {"counts", 0, false, true},
                                                       {"first", 0, true},
                                                       {"published", 0, true},
                                                       {"quick to", 0, true},
                                                       {"routes", 0, true}}};
  std::vector<reports::TextRow> rows;
  for (const Sequence& each : list)
    rows.push_back({std::string(each.id), std::string(each.counts), std::to_string(each.first),
                    std::to_string(each.published_to), std::to_string(each.quick_to()),
                    std::to_string(each.routes.size())});
  return reports::table_text(columns, rows, style) +
         reports::flowed(
             "\nn is the number of rows and columns unless the b-file says otherwise. Of a triangle, "
             "the last published term is given, and the last row that takes less than about a "
             "minute. `eightfold sequence ID` prints a b-file.\n",
             style);
}

std::string list_csv(std::span<const Sequence> list) {
  ordered_json rows = ordered_json::array();
  for (const Sequence& each : list) {
    rows.push_back(sequence_json(each));
    rows.back()["routes"] = reports::joined(each.routes, "; ", &Route::name);
  }
  return reports::csv_table(list_columns, rows);
}

std::string list_json(std::span<const Sequence> list) {
  return reports::in_lines(document_of(reports::list_of(list, sequence_json)));
}

}  // namespace eightfold::sequences
