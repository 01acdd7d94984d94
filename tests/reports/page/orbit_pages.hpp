#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/page/orbit_page.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::test {

/// The page of all solutions, classified one by one.
inline reports::OrbitPage page_of_solutions(int n, Rule rule = Rule::queens, Subgroup group = full_group) {
  reports::OrbitPage page;
  page.board = Board::square(n);
  page.rule = rule;
  page.group = group;
  OrbitCounter count(group);
  for (const Placement& solution : solutions_of(Board::square(n), {}, rule))
    if (const auto orbit = count.add(solution)) page.orbits.push_back(*orbit);
  page.count = count.finish();
  return page;
}

/// The texts between each `begin` and the next `end`.
inline std::vector<std::string> all_between(std::string_view text, std::string_view begin,
                                            std::string_view end) {
  std::vector<std::string> found;
  for (auto at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at)) {
    at += begin.size();
    const auto stop = text.find(end, at);
    if (stop == std::string_view::npos) break;
    found.emplace_back(text.substr(at, stop - at));
    at = stop;
  }
  return found;
}

/// The JSON report, the script and the style of the page.
inline std::string embedded_json(std::string_view html) {
  return all_between(html, "<script type=\"application/json\" id=\"report\">", "</script>").at(0);
}
inline std::string embedded_script(std::string_view html) {
  return all_between(html, "<script type=\"module\">", "</script>").at(0);
}
inline std::string embedded_style(std::string_view html) {
  return all_between(html, "<style>", "</style>").at(0);
}

/// The page without its <script> elements.
inline std::string without_scripts(std::string html) {
  for (auto at = html.find("<script"); at != std::string::npos; at = html.find("<script"))
    html.erase(at, html.find("</script>", at) + std::string_view("</script>").size() - at);
  return html;
}

}  // namespace eightfold::test
