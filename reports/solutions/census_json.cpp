#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/census_report.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json figure_json(const Figure& figure) {
  ordered_json entry;
  add_exact(entry, "value", figure.value ? ordered_json(*figure.value) : nullptr);
  entry["provenance"] = name_of(figure.provenance);
  entry["source"] = figure.source;
  if (figure.published) {
    add_exact(entry["published"], "value", *figure.published);
    entry["published"]["source"] = figure.publication;
  }
  return entry;
}

}  // namespace

std::string census_json(const std::vector<CensusReport>& reports) {
  ordered_json document = document_head("census");
  document["censuses"] = ordered_json::array();
  for (const CensusReport& report : reports) {
    ordered_json census = {{"n", report.n}, {"rule", name_of(report.rule)}};
    for (const Figure& figure : report.figures) census["figures"][figure.key] = figure_json(figure);
    census["agrees"] = report.agrees();
    document["censuses"].push_back(std::move(census));
  }
  return in_lines(document);
}

}  // namespace eightfold::reports
