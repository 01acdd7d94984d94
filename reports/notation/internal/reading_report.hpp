#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "eightfold/reports/notation/text_form.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// How a text was read, for reports: its form, notation, base and orientation, the number of dropped frames,
/// and the notes.
nlohmann::ordered_json reading_json(const TextForm& form);

/// "Read as digits." as a line below a title; nothing without a form.
std::string reading_text(const std::optional<TextForm>& form, const Style& style);

}  // namespace eightfold::reports
