#include "eightfold/reports/solutions/show_report.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {

std::string show_csv(const ShowReport& report) {
  std::string out = "symmetry,image,witness,is_canonical\n";
  if (!report.symmetry) return out;
  for (const NamedImage& image : report.symmetry->images)
    append_format(out, "{},{},{},{}\n", name_of(image.symmetry), as_vector(image.placement),
                  name_of(image.witness), image.is_canonical);
  return out;
}

}  // namespace eightfold::reports
