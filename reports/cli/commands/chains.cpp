#include <numeric>

#include "eightfold/reports/groups/chain_report.hpp"
#include "reports/cli/options/content_option.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

ChainKind kind_of(const CommandLine& line) {
  if (line.has("necklaces")) return ChainKind::necklaces;
  return line.has("bracelets") ? ChainKind::bracelets : ChainKind::chains;
}

ChainSize size_of(const CommandLine& line) {
  ChainSize size = {line.argument_number<int>(0), line.argument_number<int>(1)};
  const auto content = content_of(line);
  if (!content) return size;
  const int beads = std::accumulate(content->begin(), content->end(), 0);
  const auto colors = static_cast<int>(content->size());
  if (beads != size.beads || colors != size.colors)
    throw usage_error("--content: {} beads in {} colors do not match N and M; use chains {} {}", beads,
                      colors, beads, colors);
  size.content = *content;
  return size;
}

void list(ChainKind kind, const ChainSize& size, const CommandLine& line, reports::Output& out) {
  std::uint64_t left = line.number(limit_option.name).value_or(no_limit);
  if (left == 0) return;
  std::string text;
  const std::uint64_t skip = line.number(skip_option.name).value_or(0);
  for_each_chain({kind, size, skip}, [&](std::span<const int> chain) {
    text.clear();
    reports::append_chain(text, chain);
    out.write(text);
    return --left > 0;
  });
}

ExitCode count(ChainKind kind, const ChainSize& size, const CommandLine& line, const Context& context) {
  const ReportFormat format = report_format_of(line);
  const ChainCount counted = count_chains(kind, size);
  if (format == ReportFormat::json) return print(line, reports::chain_count_json(counted));
  if (format == ReportFormat::csv) return print(line, reports::chain_count_csv(counted));
  return print(line, reports::chain_count_text(counted, text_style(line, context)));
}

ExitCode run_chains(const CommandLine& line, const Context& context) {
  const ChainKind kind = kind_of(line);
  const ChainSize size = size_of(line);
  if (line.has("count")) return count(kind, size, line, context);
  auto out = open_output(line);
  if (size.beads > 0 && size.colors == 0) context.note("without colors, only the empty chain exists");
  list(kind, size, line, out);
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command chains_command = {
    .name = "chains",
    .heading = Heading::chains,
    .place = 1,
    .summary = "List or count chains of N beads in M colors, necklaces, or bracelets",
    .arguments = {{.name = "N",
                   .remedy = "the number of beads, 0 to 300, and of colors, 0 to 100",
                   .kind = ValueKind::number,
                   .bounds = {0, longest_chain}},
                  {.name = "M",
                   .remedy = "the number of colors, 0 to 100",
                   .kind = ValueKind::number,
                   .bounds = {0, most_colors}}},
    .options = {{.name = "necklaces",
                 .help = "the least chain of each class up to rotation",
                 .excludes = {"bracelets"}},
                {.name = "bracelets", .help = "the least chain of each class up to rotation and reflection"},
                content_option,
                {.name = "count", .help = "count them and show the calculation, without listing them"},
                skip_option.excluding({"count"}),
                limit_option.excluding({"count"}),
                report_format_option.needing({"count"}),
                output_option,
                charset_option,
                text_width_option},
    .examples = {{"eightfold chains 3 2", "all 8 chains of 3 beads in 2 colors"},
                 {"eightfold chains 4 2 --necklaces", "up to rotation: 6"},
                 {"eightfold chains 4 2 --bracelets", "up to rotation and reflection: 6"},
                 {"eightfold chains 6 2 --bracelets --count", "their number, by Burnside's lemma: 13"},
                 {"eightfold chains 6 3 --content 3,2,1 --necklaces",
                  "with 3 beads of color 0, 2 of 1 and 1 of 2"},
                 {"eightfold chains 6 3 --content 2,2,2 --bracelets --count",
                  "why there are 11, and not 90/12"},
                 {"eightfold chains 60 10 --necklaces --count --format json", "exact data for programs"},
                 {"eightfold chains 64 2 --necklaces --skip 10000000000 --limit 1", "one of them, at once"}},
    .details =
        "A chain is the color of each bead, from 0 to M-1: [0 0 1]. N is at most 300, M at most 100. Lists "
        "are in lexicographic order, and the least chain represents each class. Necklaces and bracelets are "
        "generated directly, without visiting other chains. --skip finds the next item by its rank, without "
        "listing those before it. --content gives the number of beads of each color. With it, --skip lists "
        "the bracelets before the first one, a few million per second. There is one chain of 0 beads, the "
        "empty one.\n\n"
        "JSON follows data/schemas/chain-count-1.0.schema.json. CSV has a line for the elements of the group "
        "with the same cycles, with the columns kind, elements, order, cycles, colors, fixed_by_each.",
    .run = run_chains,
};

}  // namespace eightfold::cli
