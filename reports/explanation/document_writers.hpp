#pragma once

#include <string>

#include "reports/explanation/explanation_document.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The document as text. Paragraphs are wrapped at the style's width, but at most at 80 columns.
/// Unbreakable equations, and tables in a style without a width, may be wider.
std::string document_text(const Document& document, const Style& style);

/// The document as GitHub Flavored Markdown, with each paragraph on one line. Math is plain Unicode, which is
/// readable without a formula renderer.
std::string document_markdown(const Document& document);

/// The document as a complete LaTeX article in ASCII. Its only package is amsmath.
std::string document_latex(const Document& document);

}  // namespace eightfold::reports
