#include <cstdint>
#include <span>
#include <string>
#include <utility>

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
ChainSize size_of(py::handle beads, py::handle colors, py::handle content) {
  const int length = small_number("beads", beads, {0, longest_chain});
  auto [number, given] = colors_and_content(colors, content, length, most_colors);
  return {length, number, std::move(given).value_or(Content())};
}

// The arguments as ints and a tuple or None, and the number of chains.
py::tuple counted(const std::string& kind, py::handle beads, py::handle colors, py::handle content) {
  const ChainSize size = size_of(beads, colors, content);
  const std::string digits = in_background(
      {}, [&](const RunOptions&) { return count_chains(kind_named(kind), size).classes.str(); });
  const auto count = py::reinterpret_steal<py::int_>(PyLong_FromString(digits.c_str(), nullptr, 10));
  const py::object given = size.content.empty() ? py::object(py::none()) : to_python(std::span(size.content));
  return py::make_tuple(size.beads, size.colors, given, count);
}

py::tuple chain_with_rank(const std::string& kind, py::handle beads, py::handle colors, py::handle content,
                          std::uint64_t rank) {
  const ChainSize size = size_of(beads, colors, content);
  const auto chain =
      in_background({}, [&](const RunOptions& run) { return chain_at(kind_named(kind), size, rank, run); });
  if (!chain) throw py::index_error("chain index out of range");
  return to_python(*chain);
}

py::list batch_of_chains(const std::string& kind, py::handle beads, py::handle colors, py::handle content,
                         std::uint64_t skip, std::size_t length) {
  const ChainSize size = size_of(beads, colors, content);
  return to_python(in_background({}, [&](const RunOptions& run) {
    Colorings batch;
    const auto keep = [&](std::span<const int> chain) {
      batch.add(chain);
      return batch.count < length;
    };
    if (length > 0) for_each_chain({kind_named(kind), size, skip}, keep, run);
    return batch;
  }));
}

py::str written(const std::string& kind, py::handle beads, py::handle colors, py::handle content,
                const std::string& format) {
  const ChainCount count = count_chains(kind_named(kind), size_of(beads, colors, content));
  return to_python(format == "json" ? reports::chain_count_json(count)
                                    : reports::chain_count_text(count, printed_style()));
}

}  // namespace

void bind_chains(py::module_& module) {
  module.def("count_chains", counted);
  module.def("write_chains", written);
  module.def("chain_at", chain_with_rank);
  module.def("batch_of_chains", batch_of_chains);
}

}  // namespace eightfold::python
