#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "eightfold/reports/groups/chain_report.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

ChainKind kind_named(const std::string& name) {
  if (name == "necklaces") return ChainKind::necklaces;
  return name == "bracelets" ? ChainKind::bracelets : ChainKind::chains;
}

// What the Python files keep of a set of chains: functions that write it as "json", "text" or "count", return
// the chain at a rank, and list some after the first `skip`.
py::tuple chains(const std::string& kind_name, py::handle beads, py::handle colors, py::handle content) {
  const ChainKind kind = kind_named(kind_name);
  const int length = small_number("beads", beads, {0, longest_chain});
  auto [number, given] = colors_and_content(colors, content, length, most_colors);
  const ChainSize size = {length, number, std::move(given).value_or(Content())};
  const auto write = [kind, size](const std::string& format) {
    return to_python(in_background({}, [&](const RunOptions&) {
      const ChainCount count = count_chains(kind, size);
      if (format == "count") return count.classes.str();
      return format == "json" ? reports::chain_count_json(count)
                              : reports::chain_count_text(count, printed_style());
    }));
  };
  const auto at = [kind, size](std::uint64_t rank) {
    return to_python(
        in_background({}, [&](const RunOptions& run) { return chain_at(kind, size, rank, run).value(); }));
  };
  const auto list = [kind, size](std::uint64_t skip, std::size_t most) {
    return to_python(in_background({}, [&](const RunOptions& run) {
      Colorings batch;
      const auto keep = [&](std::span<const int> chain) {
        batch.add(chain);
        return batch.count < most;
      };
      if (most > 0) for_each_chain({kind, size, skip}, keep, run);
      return batch;
    }));
  };
  return py::make_tuple(py::cpp_function(write), py::cpp_function(at), py::cpp_function(list));
}

}  // namespace

void bind_chains(py::module_& module) { module.def("chains", chains); }

}  // namespace eightfold::python
