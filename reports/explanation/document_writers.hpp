#pragma once

#include <string>

#include "reports/explanation/explanation_document.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The document for a terminal, in lines of the style's width, or of 80 columns without one. A table without
/// a width and an equation may be wider.
std::string document_text(const Document& document, const Style& style);

/// The document as GitHub Flavored Markdown, each paragraph on one line. Math is plain Unicode, so that it
/// reads the same where nothing sets formulas.
std::string document_markdown(const Document& document);

/// The document as LaTeX, whole and in ASCII: an article that needs amsmath and nothing else.
std::string document_latex(const Document& document);

}  // namespace eightfold::reports
