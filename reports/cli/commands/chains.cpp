#include <fmt/core.h>

#include <array>

#include "reports/cli/options/window_options.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/groups/chain_text.hpp"
#include "reports/io/output.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 5> examples = {{
    {"eightfold chains 3 2", "all 8 chains of 3 beads in 2 colors"},
    {"eightfold chains 4 2 --necklaces", "up to rotation: 6"},
    {"eightfold chains 4 2 --bracelets", "up to rotation and reflection: 6"},
    {"eightfold chains 6 2 --bracelets --count", "how many, worked out by Burnside's lemma: 13"},
    {"eightfold chains 20 3 --necklaces --skip 9 --limit 1", "the tenth necklace, and stop"},
}};

constexpr std::array<Option, 5> options = {{
    {"necklaces", '\0', "", "one chain for each class up to rotation, the least"},
    {"bracelets", '\0', "", "one chain for each class up to rotation and reflection"},
    {"count", '\0', "", "say how many there are and why, instead of listing them"},
    skip_option,
    limit_option,
}};

ChainKind kind_of(const CommandLine& line) {
  if (line.has("necklaces") && line.has("bracelets"))
    throw Failure(ExitCode::usage,
                  "--necklaces: up to rotation, --bracelets also up to reflection; give one of them");
  if (line.has("necklaces")) return ChainKind::necklaces;
  return line.has("bracelets") ? ChainKind::bracelets : ChainKind::chains;
}

ChainSize size_of(const CommandLine& line) {
  const auto& words = line.arguments;
  if (words.empty())
    throw Failure(ExitCode::usage, fmt::format("N: missing; give the beads, 0 to {}, and the colors, 0 to {}",
                                               longest_chain, most_colors));
  const int beads = static_cast<int>(parse_number("N", words[0], 0, longest_chain));
  if (words.size() == 1)
    throw Failure(ExitCode::usage,
                  fmt::format("M: missing; give the colors after the beads, 0 to {}", most_colors));
  const int colors = static_cast<int>(parse_number("M", words[1], 0, most_colors));
  if (words.size() > 2)
    throw Failure(ExitCode::usage,
                  fmt::format("unexpected argument {}; give N and M, the beads and the colors",
                              reports::quote(words[2])));
  return {beads, colors};
}

void list(ChainKind kind, const ChainSize& size, Window window, reports::Output& out) {
  if (window.is_over()) return;
  std::string text;
  visit_chains(kind, size, [&](std::span<const int> chain) {
    if (window.takes_next()) {
      text.clear();
      reports::append_chain(text, chain);
      out.write(text);
    }
    return !window.is_over();
  });
}

ExitCode run(const CommandLine& line, const Context& context) {
  const ChainKind kind = kind_of(line);
  const ChainSize size = size_of(line);
  for (const std::string_view option : {"skip", "limit"})
    if (line.has("count") && line.has(option))
      throw Failure(ExitCode::usage,
                    fmt::format("--{}: is for lists; leave it out, or leave out --count", option));
  const Window window(line);

  auto out = reports::Output::standard();
  if (line.has("count")) {
    out.write(reports::chain_count_text(count_chains(kind, size), context.style));
  } else {
    if (size.beads > 0 && size.colors == 0)
      context.note("without colors there is no chain but the empty one");
    list(kind, size, window, out);
  }
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command chains_command = {
    "chains",
    "Chains and colorings",
    "N M",
    "List or count chains of N beads in M colors, necklaces, or bracelets",
    examples,
    "A chain is the color of each bead, from 0 to M-1: [0 0 1]. N goes to 300, M to 100.\n"
    "Lists are in lexicographic order, and each class is shown by its least chain.\n"
    "Necklaces and bracelets are generated directly, so long ones are listed as readily\n"
    "as short ones. There is one chain of 0 beads, the empty one.",
    options,
    run};

}  // namespace eightfold::cli
