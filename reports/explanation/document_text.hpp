#pragma once

#include <string>

#include "reports/explanation/explanation_document.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// The document for a terminal, in lines of 80 columns; only a table or an equation may be wider.
std::string document_text(const Document& document, const Style& style);

}  // namespace eightfold::reports
