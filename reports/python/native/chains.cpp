#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "eightfold/reports/groups/chain_data.hpp"
#include "eightfold/reports/groups/chain_text.hpp"
#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/placement_list.hpp"
#include "eightfold/reports/python/native/run.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "eightfold/symmetry/chain_rank.hpp"

namespace eightfold::python {
namespace {

ChainKind kind_named(const std::string& name) {
  if (name == "necklaces") return ChainKind::necklaces;
  return name == "bracelets" ? ChainKind::bracelets : ChainKind::chains;
}

py::str name_of(ChainKind kind) {
  if (kind == ChainKind::chains) return "chains";
  return kind == ChainKind::necklaces ? "necklaces" : "bracelets";
}

py::str name_of(ChainElements::Kind kind) {
  switch (kind) {
    case ChainElements::Kind::rotation:
      return "rotation";
    case ChainElements::Kind::through_two_beads:
      return "reflection through two beads";
    case ChainElements::Kind::through_two_gaps:
      return "reflection through two gaps";
    case ChainElements::Kind::through_bead_and_gap:
      return "reflection through a bead and a gap";
  }
  return "";
}

ChainCount counted(const std::string& kind, py::handle beads, py::handle colors) {
  return count_chains(kind_named(kind), {small_number("beads", beads, {0, longest_chain}),
                                         small_number("colors", colors, {0, most_colors})});
}

py::tuple tuple_of(std::span<const int> chain) {
  py::tuple colors(chain.size());
  for (std::size_t bead = 0; bead < chain.size(); ++bead) colors[bead] = chain[bead];
  return colors;
}

py::list tally_of(const ChainCount& self) {
  py::list tally;
  for (const auto& [kind, elements, cycles, fixed] : self.tally)
    tally.append(py::make_tuple(name_of(kind), elements, cycles, to_python(fixed)));
  return tally;
}

py::tuple chain_with_rank(const ChainCount& self, std::uint64_t rank) {
  const auto chain =
      in_background({}, [&](const RunOptions& run) { return chain_at(self.kind, self.size, rank, run); });
  if (!chain) throw py::index_error("chain index out of range");
  return tuple_of(*chain);
}

// The colors of a batch are stored one after the other.
py::list batch(const ChainCount& self, std::uint64_t skip, std::size_t length) {
  struct Batch {
    std::size_t chains = 0;
    std::vector<int> colors;
  };
  const auto found = in_background({}, [&](const RunOptions& run) {
    Batch batch;
    const auto keep = [&](std::span<const int> chain) {
      batch.colors.insert(batch.colors.end(), chain.begin(), chain.end());
      return ++batch.chains < length;
    };
    if (length > 0) for_each_chain({self.kind, self.size, skip}, keep, run);
    return batch;
  });
  const auto beads = static_cast<std::size_t>(self.size.beads);
  py::list chains;
  for (std::size_t i = 0; i < found.chains; ++i)
    chains.append(tuple_of(std::span(found.colors).subspan(i * beads, beads)));
  return chains;
}

py::str chains_text(const ChainCount& self, const std::string& format) {
  if (format == "json") return to_python(reports::chain_count_json(self));
  if (format == "csv") return to_python(reports::chain_count_csv(self));
  return to_python(reports::chain_count_text(self, printed_style()));
}

}  // namespace

void bind_chains(py::module_& module) {
  py::class_<ChainCount>(module, "ChainCount", "The number of chains, necklaces or bracelets.")
      .def_property_readonly("kind", [](const ChainCount& self) { return name_of(self.kind); })
      .def_property_readonly("beads", [](const ChainCount& self) { return self.size.beads; })
      .def_property_readonly("colors", [](const ChainCount& self) { return self.size.colors; })
      .def_property_readonly("order", [](const ChainCount& self) { return self.order; })
      .def_property_readonly("sum", [](const ChainCount& self) { return to_python(self.fixed_point_sum); })
      .def_property_readonly("classes", [](const ChainCount& self) { return to_python(self.classes); })
      .def("tally", tally_of)
      .def("write", chains_text)
      .def("chain_at", chain_with_rank)
      .def("batch", batch);
  module.def("count_chains", counted);
}

}  // namespace eightfold::python
