#include "reports/notation/internal/reading_report.hpp"

#include <fmt/core.h>

#include "reports/text/internal/layout.hpp"

namespace eightfold::reports {

nlohmann::ordered_json reading_json(const TextForm& form) {
  using Json = nlohmann::ordered_json;
  return {{"form", form.words},
          {"notation", form.notation},
          {"base", form.base ? Json(*form.base) : Json()},
          {"orientation", form.orientation.empty() ? Json() : Json(form.orientation)},
          {"frames", form.frames},
          {"notes", form.notes}};
}

std::string reading_text(const std::optional<TextForm>& form, const Style& style) {
  return form ? flowed(fmt::format("Read as {}.\n", form->words), style) : "";
}

}  // namespace eightfold::reports
