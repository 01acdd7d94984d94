#pragma once

#include <string>

#include "reports/explanation/explanation_document.hpp"

namespace eightfold::reports {

/// The document as GitHub Flavored Markdown, each paragraph on one line. Math is plain Unicode, so that it
/// reads the same where nothing sets formulas.
std::string document_markdown(const Document& document);

}  // namespace eightfold::reports
