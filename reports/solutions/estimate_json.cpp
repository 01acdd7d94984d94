#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/estimate_report.hpp"
#include "reports/io/internal/json_document.hpp"

namespace eightfold::reports {

std::string estimate_json(const EstimateReport& report) {
  const CountEstimate& estimate = report.estimate;
  nlohmann::ordered_json document = document_head("count-estimate");
  document["n"] = report.n;
  document["solutions"] = estimate.solutions;
  document["standard_error"] = estimate.standard_error;
  document["samples"] = estimate.samples;
  document["boards_per_sample"] = estimate.boards;
  document["sampled_rows"] = estimate.rows;
  add_exact(document, "seed", report.seed);
  document["full_count"] = {{"engine", name_of(estimate.engine)},
                            {"processor_seconds", estimate.processor_seconds},
                            {"standard_error", estimate.processor_seconds_error},
                            {"timed_n", estimate.timed_n}};
  document["kernel"] = name_of(estimate.kernel);
  document["threads"] = report.threads;
  document["seconds"] = report.seconds;
  return in_lines(document);
}

}  // namespace eightfold::reports
