#include "eightfold/reports/solutions/estimate_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

int exponent_of(double value) { return value > 0 ? static_cast<int>(std::floor(std::log10(value))) : 0; }

// The decimals of the mantissa that has an error with two significant digits.
int decimals_of(double value, double error) {
  constexpr int most = 12;
  return error > 0 ? std::clamp(exponent_of(value) - exponent_of(error) + 1, 1, most) : most;
}

// An estimated duration; years have two significant digits.
std::string rough_duration(double seconds) {
  constexpr double year = 365.25 * 24 * 3600;
  const double years = seconds / year;
  if (years < 2) return duration_text(seconds);
  const double unit = std::pow(10.0, std::max(exponent_of(years) - 1, 0));
  return fmt::format("{} years", grouped(static_cast<std::uint64_t>(std::round(years / unit) * unit)));
}

}  // namespace

std::string with_error(double value, double error) {
  const int exponent = exponent_of(value);
  const double unit = std::pow(10.0, exponent);
  const int decimals = decimals_of(value, error);
  return fmt::format("({:.{}f} ± {:.{}f}) × 10^{}", value / unit, decimals, error / unit, decimals, exponent);
}

std::string estimate_text(const EstimateReport& report, const Style& style) {
  constexpr double normal_95 = 1.96;  // standard errors on each side
  const CountEstimate& estimate = report.estimate;
  const int exponent = exponent_of(estimate.solutions);
  const double unit = std::pow(10.0, exponent);
  const int decimals = decimals_of(estimate.solutions, estimate.standard_error);
  const auto bound = [&](double side) {
    const double value = estimate.solutions + side * normal_95 * estimate.standard_error;
    return fmt::format("{:.{}f} × 10^{}", std::max(value, 0.0) / unit, decimals, exponent);
  };
  std::string text;
  const auto add = [&](std::string_view label, const std::string& words) {
    text += fmt::format("{:<15} {}\n", label, words);
  };
  if (estimate.is_exact) {
    add("solutions", grouped(static_cast<std::uint64_t>(estimate.solutions)) +
                         ", exactly: the sample contains every board");
  } else if (estimate.solutions > 0) {
    add("solutions", with_error(estimate.solutions, estimate.standard_error) + ", with one standard error");
    add("95 % interval", fmt::format("{} to {}", bound(-1), bound(1)));
  } else {
    add("solutions", "none in the samples, which may have missed some");
  }
  const TimeEstimate& time = estimate.full_count;
  const double relative_error = time.standard_error / time.processor_seconds;
  if (time.processor_seconds > 0 && !estimate.is_exact)
    add("full count",
        fmt::format(
            "{} ± {:.1f} % of processor time, {} with {}, by {}{}", rough_duration(time.processor_seconds),
            100 * relative_error, rough_duration(time.processor_seconds / report.threads),
            counted(static_cast<std::uint64_t>(report.threads), "thread"), name_of(time.engine),
            time.timed_n == report.n
                ? ""
                : fmt::format(" at the time per solution of N = {}, which doubles or triples by N = 28",
                              time.timed_n)));
  add("sample",
      fmt::format("{} of at most {} boards, seed {}; {:.1f} s", counted(estimate.samples, "population"),
                  grouped(estimate.boards), report.seed, report.seconds));
  if (!estimate.is_exact)
    add("method",
        fmt::format("the first {} at random, the other {} completely",
                    counted(static_cast<std::uint64_t>(estimate.rows), "row"), report.n - estimate.rows));
  return style.heading(fmt::format("Estimated solutions of the {}-queens puzzle", report.n)) + "\n\n" +
         constraints_text(report.board, Rule::queens, style) + fitted(text, style);
}

std::string estimate_json(const EstimateReport& report) {
  const CountEstimate& estimate = report.estimate;
  nlohmann::ordered_json document = document_head("count-estimate");
  document["n"] = report.n;
  add_constraints(document, report.board);
  document["solutions"] = estimate.solutions;
  const bool has_error = estimate.is_exact || estimate.solutions > 0;
  document["standard_error"] = has_error ? nlohmann::ordered_json(estimate.standard_error) : nullptr;
  if (estimate.is_exact) document["exact"] = true;
  document["samples"] = estimate.samples;
  document["boards_per_sample"] = estimate.boards;
  document["sampled_rows"] = estimate.rows;
  add_exact(document, "seed", report.seed);
  const TimeEstimate& time = estimate.full_count;
  document["full_count"] = {{"engine", name_of(time.engine)},
                            {"processor_seconds", time.processor_seconds},
                            {"standard_error", time.standard_error},
                            {"timed_n", time.timed_n}};
  if (estimate.kernel != Kernel::automatic) document["kernel"] = name_of(estimate.kernel);
  document["threads"] = report.threads;
  document["seconds"] = report.seconds;
  return in_lines(document);
}

}  // namespace eightfold::reports
