#pragma once

#include <functional>
#include <span>
#include <string>

#include "eightfold/core/placement.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/solution_counts.hpp"

namespace eightfold::reports {

/// The input of an explanation.
struct ExplainedCounts {
  int n = 0;
  SolutionCounts solutions = {};
  std::string origin = {};    ///< the end of the sentence "These numbers are …", such as "computed here"
  bool is_published = false;  ///< all three are published, so the text mentions no search
};

/// The argument for the number of orbits as a worked example: the set, the group, the fixed points of each
/// element with reasons, the mean, the orbit types by the table of marks, and a check with the commands for a
/// certificate. For N up to 20 it includes solutions that the turns fix. Each function throws
/// std::domain_error if no set of solutions has these numbers, std::invalid_argument if N is negative, and
/// std::overflow_error past largest_mark.
[[nodiscard]] std::string explanation_text(const ExplainedCounts& counts,
                                           const Style& style);                 ///< see document_text()
[[nodiscard]] std::string explanation_markdown(const ExplainedCounts& counts);  ///< GitHub Flavored Markdown
/// A board of a page: a solution alone, or a member of an orbit with its caption.
struct ExplainedBoard {
  Placement placement = {};
  std::string caption = {};  ///< the elements that lead to it; empty for a solution alone
  std::string vector = {};   ///< below the caption
};
/// A complete page. `draw` returns boards, one alone or an orbit, as an element of HTML.
[[nodiscard]] std::string explanation_html(
    const ExplainedCounts& counts, const std::function<std::string(std::span<const ExplainedBoard>)>& draw);
[[nodiscard]] std::string explanation_latex(const ExplainedCounts& counts);  ///< a complete document

}  // namespace eightfold::reports
