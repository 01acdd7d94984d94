#include "reports/cli/options/orbit_site.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/symmetry/published_counts.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_folder.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/page/internal/site_index.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr std::string_view index_name = "index.html";

std::string page_name(int n) { return fmt::format("orbits-{:02}.html", n); }

std::string too_many_words() {
  return fmt::format("No page: a page holds at most {} orbits",
                     reports::grouped(reports::most_orbits_on_page));
}

// For queens without constraints, an N with too many orbits is not searched: its counts are published, or not
// known.
std::optional<reports::SiteEntry> entry_without_search(const SolutionOrbitsParams& params) {
  if (params.rule != Rule::queens || params.board) return std::nullopt;
  const auto known = published_counts(params.n).solution_counts();
  if (!known) return reports::SiteEntry{.n = params.n, .note = "No page: the solutions are not counted yet"};
  const CheckedOrbitCount count = orbits_of_solutions(params.n, *known, params.group);
  if (count.counts.orbits <= reports::most_orbits_on_page) return std::nullopt;
  return reports::SiteEntry{.n = params.n,
                            .count = count,
                            .published = true,
                            .note = too_many_words() + "; these counts are published"};
}

// The pages and the index, in the order in which they are known. A page is written once the next one is
// known, which it links to.
class Site {
 public:
  Site(const OutputFolder& files, const CommandLine& line) : files_(files) {
    index_.rule = rule_of(line);
    index_.is_constrained = has_constraints(line);
    if (!index_.is_constrained || line.has(group_option.name)) index_.group = group_of(line);
  }

  void add(reports::SiteEntry entry) {
    if (entry.note.ends_with('\n')) entry.note.pop_back();
    std::ranges::replace(entry.note, '\n', ' ');
    index_.entries.push_back(std::move(entry));
  }

  void add(reports::OrbitPage page) {
    add({.n = page.board.columns(),
         .count = page.count,
         .file = page_name(page.board.columns()),
         .note = reports::constraints_in_lines(page.board, page.rule)});
    if (waiting_) {
      page.links = {link_to(waiting_->board.columns(), "prev")};
      write_page(page.board.columns());
    }
    waiting_ = std::move(page);
  }

  /// Writes the last page and the index, and returns it.
  const reports::SiteIndex& finish() {
    if (waiting_) write_page({});
    files_.write_text(std::string(index_name), reports::site_index(index_));
    return index_;
  }

 private:
  static reports::PageLink link_to(int n, const std::string& relation) {
    return {page_name(n), relation == "prev" ? fmt::format("← N = {}", n) : fmt::format("N = {} →", n),
            relation};
  }

  void write_page(std::optional<int> next) {
    waiting_->links.insert(waiting_->links.begin(), {std::string(index_name), "All N", ""});
    if (next) waiting_->links.push_back(link_to(*next, "next"));
    files_.write_text(page_name(waiting_->board.columns()), reports::orbit_page(*waiting_));
  }

  const OutputFolder& files_;
  reports::SiteIndex index_;
  std::optional<reports::OrbitPage> waiting_;
};

// False if a computed count contradicts the published one.
bool report_contradictions(const reports::SiteIndex& index) {
  const auto contradictions = reports::growth_curves_of(index).contradictions;
  for (const std::string& contradiction : contradictions) print_message(contradiction);
  return contradictions.empty();
}

}  // namespace

reports::OrbitPage find_orbit_page(const SolutionOrbitsParams& params, const CommandLine& line,
                                   const Context& context, Search& search,
                                   const std::function<void()>& too_many) {
  if (params.rule != Rule::queens) context.warn_of_long_run(params.n, params.rule);
  reports::OrbitPage page =
      reports::find_orbit_page(params, search.options(params.n, threads_of(line)), too_many);
  search.clear_bar();
  search.add(page.count.statistics);
  return page;
}

ExitCode write_orbit_site(const CommandLine& line, Range range, const Context& context, Search& search) {
  std::vector<std::string> names = {std::string(index_name)};
  std::vector<SolutionOrbitsParams> searches;
  for (int n = range.first; n <= range.last; ++n) {
    names.push_back(page_name(n));
    const auto board = constraints_of(line, n);
    searches.push_back({n, rule_of(line), group_on(line, board), board});
  }
  const OutputFolder files(line, line.text("output-dir"), names);
  Site site(files, line);
  bool agrees = true;
  for (const SolutionOrbitsParams& params : searches) {
    if (const auto entry = entry_without_search(params)) {
      site.add(*entry);
      continue;
    }
    bool has_room = true;
    reports::OrbitPage page = find_orbit_page(params, line, context, search, [&] { has_room = false; });
    agrees = agrees && page.count.agrees();
    if (has_room)
      site.add(std::move(page));
    else
      site.add(reports::SiteEntry{
          .n = params.n,
          .count = page.count,
          .note = reports::constraints_in_lines(params.board, params.rule) + too_many_words()});
  }
  return report_contradictions(site.finish()) && agrees ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace eightfold::cli
