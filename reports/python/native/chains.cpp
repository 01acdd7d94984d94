#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "eightfold/reports/groups/chain_report.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/placement_list.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

ChainKind kind_named(const std::string& name) {
  if (name == "necklaces") return ChainKind::necklaces;
  return name == "bracelets" ? ChainKind::bracelets : ChainKind::chains;
}

// The arguments that identify a set of chains: the other functions take them as `count_chains` returns them.
ChainSize size_of(py::handle beads, py::handle colors) {
  return {small_number("beads", beads, {0, longest_chain}), small_number("colors", colors, {0, most_colors})};
}

// The arguments as ints, and the number of chains.
py::tuple counted(const std::string& kind, py::handle beads, py::handle colors) {
  const ChainSize size = size_of(beads, colors);
  const std::string digits = count_chains(kind_named(kind), size).classes.str();
  const auto count = py::reinterpret_steal<py::int_>(PyLong_FromString(digits.c_str(), nullptr, 10));
  return py::make_tuple(size.beads, size.colors, count);
}

py::tuple tuple_of(std::span<const int> chain) {
  py::tuple colors(chain.size());
  for (std::size_t bead = 0; bead < chain.size(); ++bead) colors[bead] = chain[bead];
  return colors;
}

py::tuple chain_with_rank(const std::string& kind, py::handle beads, py::handle colors, std::uint64_t rank) {
  const ChainSize size = size_of(beads, colors);
  const auto chain =
      in_background({}, [&](const RunOptions& run) { return chain_at(kind_named(kind), size, rank, run); });
  if (!chain) throw py::index_error("chain index out of range");
  return tuple_of(*chain);
}

// The colors of a batch are stored one after the other.
py::list batch(const std::string& kind, py::handle beads, py::handle colors, std::uint64_t skip,
               std::size_t length) {
  const ChainSize size = size_of(beads, colors);
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
    if (length > 0) for_each_chain({kind_named(kind), size, skip}, keep, run);
    return batch;
  });
  const auto length_of_each = static_cast<std::size_t>(size.beads);
  py::list chains;
  for (std::size_t i = 0; i < found.chains; ++i)
    chains.append(tuple_of(std::span(found.colors).subspan(i * length_of_each, length_of_each)));
  return chains;
}

py::str written(const std::string& kind, py::handle beads, py::handle colors, const std::string& format) {
  const ChainCount count = count_chains(kind_named(kind), size_of(beads, colors));
  return to_python(format == "json" ? reports::chain_count_json(count)
                                    : reports::chain_count_text(count, printed_style()));
}

}  // namespace

void bind_chains(py::module_& module) {
  module.def("count_chains", counted);
  module.def("write_chains", written);
  module.def("chain_at", chain_with_rank);
  module.def("batch_of_chains", batch);
}

}  // namespace eightfold::python
