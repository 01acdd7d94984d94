#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"
#include "eightfold/reports/text/style.hpp"
#include "reports/document/internal/document.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The document as text. Paragraphs are wrapped at the style's columns for prose.
/// Unbreakable equations, and tables in a style without a width, may be wider.
std::string document_text(const Document& document, const Style& style);

/// The document as GitHub Flavored Markdown, with each paragraph on one line. Math is plain Unicode, which is
/// readable without a formula renderer.
std::string document_markdown(const Document& document);

/// The document as a complete HTML page without scripts or links, for a screen and for paper, on which no
/// board or table is divided between pages. `draw` returns boards as an HTML element, for example as SVG.
std::string document_html(const Document& document, const std::function<std::string(const Boards&)>& draw);

/// The same for several documents on one page. `style` follows the page's own style sheet.
std::string documents_html(std::string_view title, std::span<const Document> documents,
                           const std::function<std::string(const Boards&)>& draw,
                           std::string_view style = {});

/// The document as a complete LaTeX article in ASCII. Its only package is amsmath.
std::string document_latex(const Document& document);

/// Converts the math of a document to LaTeX math mode. Letters, digits and the ASCII signs +-=/(),. stay the
/// same, the comma in "14,200" becomes {,}, braces are escaped, and the signs × − ≡ → ≤ ≠ ² ³ ⁻¹ and "(mod
/// 4)" become commands. Throws std::logic_error for any other character.
std::string math_latex(std::string_view math);

}  // namespace reports
}  // namespace eightfold
