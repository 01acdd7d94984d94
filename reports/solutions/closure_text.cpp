#include "eightfold/reports/solutions/closure_text.hpp"

#include "eightfold/reports/notation/notation.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

void append_omitted(std::string& out, std::size_t omitted, std::string_view singular) {
  if (omitted > 0) append_format(out, "and {} more {}\n", grouped(omitted), noun(omitted, singular));
}

}  // namespace

std::string closure_text(const ClosureFlaws& flaws, std::size_t size, std::string_view unit, Subgroup group) {
  std::string out;
  append_format(out, "Not a union of orbits of the {}: {} with {} and {}.\n", group_in_words(group),
                counted(size, "placement"), counted(flaws.duplicate_count, "duplicate"),
                counted(flaws.missing_count, "missing image"));
  for (const auto& duplicate : flaws.duplicates)
    append_format(out, "{} {}: {} repeats {} {}\n", unit, duplicate.position, as_vector(duplicate.placement),
                  unit, duplicate.first_position);
  append_omitted(out, flaws.duplicate_count - flaws.duplicates.size(), "duplicate");
  for (const auto& image : flaws.missing_images)
    append_format(out, "missing: {}, the image of {} {} under the {}\n", as_vector(image.missing), unit,
                  image.of_position, in_words(image.witness));
  append_omitted(out, flaws.missing_count - flaws.missing_images.size(), "missing image");
  return out;
}

}  // namespace eightfold::reports
