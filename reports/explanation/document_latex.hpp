#pragma once

#include <string>

#include "reports/explanation/explanation_document.hpp"

namespace eightfold::reports {

/// The document as LaTeX, whole and in ASCII: an article that needs amsmath and nothing else.
std::string document_latex(const Document& document);

}  // namespace eightfold::reports
