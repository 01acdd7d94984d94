#include "eightfold/reports/groups/chain_data.hpp"

#include <nlohmann/json.hpp>
#include <string_view>

#include "reports/groups/internal/exact_integer.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

std::string_view key_of(ChainKind kind) {
  switch (kind) {
    case ChainKind::chains:
      return "chains";
    case ChainKind::necklaces:
      return "necklaces";
    case ChainKind::bracelets:
      return "bracelets";
  }
  return {};
}

std::string_view key_of(ChainElements::Kind kind) {
  switch (kind) {
    case ChainElements::Kind::rotation:
      return "rotation";
    case ChainElements::Kind::through_two_beads:
      return "reflection_through_two_beads";
    case ChainElements::Kind::through_two_gaps:
      return "reflection_through_two_gaps";
    case ChainElements::Kind::through_bead_and_gap:
      return "reflection_through_bead_and_gap";
  }
  return {};
}

}  // namespace

std::string chain_count_json(const ChainCount& count) {
  ordered_json document = document_head("chain-count");
  document["kind"] = key_of(count.kind);
  document["beads"] = count.size.beads;
  document["colors"] = count.size.colors;
  document["order"] = count.order;
  document["terms"] = ordered_json::array();
  for (const ChainElements& alike : count.tally) {
    ordered_json term = {
        {"kind", key_of(alike.kind)}, {"elements", alike.elements}, {"cycles", alike.cycles}};
    add_exact(term, "fixed_by_each", alike.fixed);
    document["terms"].push_back(std::move(term));
  }
  add_exact(document, "fixed_point_sum", count.fixed_point_sum);
  add_exact(document, "count", count.classes);
  return in_lines(document);
}

std::string chain_count_csv(const ChainCount& count) {
  std::string out = "kind,elements,order,cycles,colors,fixed_by_each\n";
  for (const ChainElements& alike : count.tally)
    append_format(out, "{},{},{},{},{},{}\n", key_of(alike.kind), alike.elements, count.order, alike.cycles,
                  count.size.colors, alike.fixed.str());
  return out;
}

}  // namespace eightfold::reports
