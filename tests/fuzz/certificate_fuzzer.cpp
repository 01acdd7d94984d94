// Certificates. What the checker accepts is a proof, so its numbers are those of an enumeration. The text is
// checked as it is, and as a change of a certificate that the first bytes select: a fuzzer does not find one
// by itself.
#include <fuzzer/FuzzedDataProvider.h>

#include <string>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "tests/fuzz/fuzzing.hpp"

namespace eightfold::reports {
namespace {

using fuzz::expect;
using fuzz::reads;

void expect_true(const CertifiedCounts& counts, std::string_view text) {
  const CertificateParams& params = counts.params;
  if (params.n > 7) return;
  OrbitCounter enumerated(params.group);
  for (const Placement& solution :
       Solutions(params.board.value_or(Board::square(params.n)), {}, params.rule)) {
    const Placement least = canonical_form(solution, params.group);
    if (least >= params.from && (!params.until || least < *params.until)) enumerated.add(solution);
  }
  const CheckedOrbitCount expected = enumerated.finish();
  expect(counts.fixed_points == expected.fixed_points, "proved other fixed points", text);
  expect(counts.orbits == expected.counts.orbits, "proved another number of orbits", text);
}

void check_text(std::string_view text) {
  reads([&] {
    std::string_view rest = text;
    const CertifiedCounts counts = check_certificate([&] { return std::exchange(rest, {}); });
    expect_true(counts, text);
    expect(!certified_sentence(counts).empty(), "no sentence", text);
  });
}

std::string changed_certificate(FuzzedDataProvider& bytes) {
  CertificateParams params = {bytes.ConsumeIntegralInRange(0, 5), bytes.PickValueInArray(all_rules),
                              all_subgroups()[bytes.ConsumeIntegralInRange<std::size_t>(0, 9)],
                              bytes.ConsumeBool()};
  if (!params.every_solution && params.n > 0 && bytes.ConsumeBool()) {
    const auto column = [&] { return bytes.ConsumeIntegralInRange(0, params.n - 1); };
    params.from = {column()};
    if (bytes.ConsumeBool()) params.until = {column()};
    if (params.until && params.n > 1) params.until->push_back(column());
  }
  if (params.n > 0 && bytes.ConsumeBool()) {
    const auto index = [&] { return bytes.ConsumeIntegralInRange(0, params.n - 1); };
    const Square square = {index(), index()};
    const bool is_required = bytes.ConsumeBool();
    params.board = Board::square(params.n);
    for (const Symmetry g : params.group.elements())
      if (is_required)
        params.board->require(image(g, square, params.n));
      else
        params.board->block(image(g, square, params.n));
  }
  std::string text;
  write_certificate(params, [&](std::string_view piece) { text += piece; });
  while (bytes.remaining_bytes() > 0 && !text.empty()) {
    const auto at = bytes.ConsumeIntegralInRange<std::size_t>(0, text.size() - 1);
    const auto length = bytes.ConsumeIntegralInRange<std::size_t>(0, 8);
    text.replace(at, length, bytes.ConsumeRandomLengthString(8));
  }
  return text;
}

}  // namespace
}  // namespace eightfold::reports

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  eightfold::reports::check_text(eightfold::fuzz::text_of(data, size));
  FuzzedDataProvider bytes(data, size);
  eightfold::reports::check_text(eightfold::reports::changed_certificate(bytes));
  return 0;
}
