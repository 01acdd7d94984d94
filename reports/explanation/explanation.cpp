#include "reports/explanation/explanation.hpp"

#include "reports/explanation/argument.hpp"
#include "reports/explanation/document_writers.hpp"

namespace eightfold::reports {

std::string explanation_text(const ExplainedCounts& counts, const Style& style) {
  return document_text(argument(counts), style);
}

std::string explanation_markdown(const ExplainedCounts& counts) {
  return document_markdown(argument(counts));
}

std::string explanation_latex(const ExplainedCounts& counts) { return document_latex(argument(counts)); }

}  // namespace eightfold::reports
