#include "reports/sequences/sequence.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <ranges>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/sequences/sequence_report.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"

namespace eightfold::cli {
namespace {

using sequences::ComputedTerms;
using sequences::Sequence;

constexpr std::string_view terms_option = "terms";
constexpr std::string_view both_option = "both";
constexpr std::string_view one_route_option = "one-route";

const Sequence& sequence_of(const std::string& id) {
  if (const Sequence* const found = sequences::find_sequence(id)) return *found;
  std::vector<std::string_view> ids;
  std::ranges::transform(sequences::all_sequences(), std::back_inserter(ids), &Sequence::id);
  const std::string suggestion = reports::did_you_mean(sequences::full_id(id), ids);
  throw usage_error("ID: {} is not a sequence that eightfold computes{}", reports::quote(id),
                    suggestion.empty() ? "; run `eightfold sequence` for the list" : suggestion);
}

// By default, the terms that take less than about a minute each, and of those only what is published.
Range range_of(const CommandLine& line, const Sequence& sequence) {
  if (const auto text = line.value_of(terms_option))
    return parse_range("--terms", *text,
                       {static_cast<std::uint64_t>(sequence.first),
                        static_cast<std::uint64_t>(sequence.largest()), "the terms that eightfold computes"});
  Range range = {sequence.first, sequence.quick_to()};
  while (range.last > range.first && sequence.has_new_terms(range.last)) --range.last;
  return range;
}

// Refuses terms that are not published and have one route.
void check_routes(const CommandLine& line, const Sequence& sequence, const Range& range) {
  if (line.has(one_route_option)) return;
  for (int index = range.first; index <= range.last; ++index)
    if (sequence.has_new_terms(index) &&
        std::ranges::count_if(sequence.routes, [&](const auto& route) { return index <= route.largest; }) < 2)
      throw usage_error("--terms: {}({}) is not published and has one route only; add --one-route",
                        sequence.id, index);
}

ComputedTerms compute(const CommandLine& line, const Sequence& sequence, int index, const Context& context,
                      Search& search) {
  const bool both = line.has(both_option) || (sequence.has_new_terms(index) && !line.has(one_route_option));
  const auto quick_to =
      both ? std::ranges::min_element(sequence.routes, {}, &sequences::Route::quick_to)->quick_to
           : sequence.quick_to();
  if (index > quick_to)
    context.warn_of_duration(fmt::format("{}({})", sequence.id, index), "minutes to years");
  try {
    ComputedTerms computed =
        sequences::compute_terms(sequence, index, both, search.options(index, threads_of(line)));
    search.clear_bar();
    return computed;
  } catch (const std::length_error& error) {
    throw usage_error("--terms: {}({}): {}; give smaller numbers", sequence.id, index, error.what());
  } catch (const std::overflow_error& error) {
    throw usage_error("--terms: {}({}): {}; give smaller numbers", sequence.id, index, error.what());
  }
}

ExitCode print_terms(const CommandLine& line, const Context& context) {
  const Sequence& sequence = sequence_of(line.arguments[0]);
  const ReportFormat format = report_format_of(line);
  for (const std::string_view option : {charset_option.name, text_width_option.name})
    if (line.has(option)) throw usage_error("--{}: applies to the list, not to a b-file; remove it", option);
  const Range range = range_of(line, sequence);
  check_routes(line, sequence, range);
  Search search(line, context);
  auto out = open_output(line);
  std::vector<ComputedTerms> all;
  for (int index = range.first; index <= range.last; ++index)
    all.push_back(compute(line, sequence, index, context, search));
  const bool agree = std::ranges::all_of(all, &ComputedTerms::agree);
  return search.finish(out,
                       format == ReportFormat::json  ? sequences::terms_json(sequence, all)
                       : format == ReportFormat::csv ? sequences::terms_csv(sequence, all)
                                                     : sequences::b_file(sequence, all),
                       agree);
}

ExitCode print_list(const CommandLine& line, const Context& context) {
  for (const std::string_view option : {terms_option, both_option, one_route_option, threads_option.name})
    if (line.has(option)) throw usage_error("--{}: needs the ID of a sequence; give one", option);
  const ReportFormat format = report_format_of(line);
  const auto all = sequences::all_sequences();
  return print(line, format == ReportFormat::json  ? sequences::list_json(all)
                     : format == ReportFormat::csv ? sequences::list_csv(all)
                                                   : sequences::list_text(all, text_style(line, context)));
}

ExitCode run_sequence(const CommandLine& line, const Context& context) {
  return line.arguments.empty() ? print_list(line, context) : print_terms(line, context);
}

}  // namespace

extern const Command sequence_command = {
    .name = "sequence",
    .heading = Heading::search,
    .place = 7,
    .summary = "Print terms of an OEIS sequence as a b-file, or list the sequences",
    .arguments = {{.name = "ID", .remedy = "an id that `eightfold sequence` lists", .optional = true}},
    .options = {{.name = terms_option,
                 .value = "RANGE",
                 .help = "terms from A to B, like 1..20; of a triangle, rows; default: published terms that "
                         "take less than about a minute each",
                 .kind = ValueKind::range},
                {.name = both_option, .help = "compute each term by two routes, and compare them"},
                {.name = one_route_option,
                 .help = "compute terms that are not published by the quickest route alone",
                 .excludes = {both_option}},
                report_format_option,
                output_option,
                threads_option,
                stats_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold sequence", "the sequences, what they count, how far they are published"},
                 {"eightfold sequence A002562 --terms 1..12", "a b-file of the solutions up to symmetry"},
                 {"eightfold sequence A000170 --terms 8..12 --both", "by two engines, compared"},
                 {"eightfold sequence A201861 --terms 18", "a term that is not published, by two routes"},
                 {"eightfold sequence A348129 --terms 0..6", "a triangle by rows"},
                 {"eightfold sequence A002464 -o b002464.txt", "all terms that are published and quick"}},
    .details =
        "A b-file has a line \"n a(n)\" for each term, and comments that name the routes by which the terms "
        "are computed. The terms of a triangle are numbered row by row. A term beyond the published ones is "
        "computed by two routes that share no search, such as two engines, Burnside's lemma and the "
        "rejection "
        "of isomorphs, or a search and a formula with its source. The published extent is that of the OEIS "
        "entries and the b-files that they announce, as of August 2026. Text without an ID is a table; with "
        "an ID, the b-file. JSON follows data/schemas/sequence-1.0.schema.json. CSV has the columns n, "
        "index, "
        "value, is_new, routes; of the list, id, counts, first, published_to, quick_to, largest, "
        "is_triangle, "
        "routes, note. Exit code 1 if two routes differ.",
    .run = run_sequence,
};

}  // namespace eightfold::cli
