#include "eightfold/core/count/count.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "core/count/internal/dispatch.hpp"
#include "core/count/internal/engines.hpp"

namespace eightfold {
namespace {

struct Entry {
  Engine engine;
  std::string_view name;
  int largest_n;
};

constexpr std::array<Entry, 4> engines = {{
    {Engine::automatic, "auto", max_size},
    {Engine::backtrack, "backtrack", max_size},
    {Engine::lanes, "lanes", max_size},
    {Engine::halves, "halves", halves::max_n},
}};

const Entry* find_entry(Engine engine) {
  for (const Entry& entry : engines)
    if (entry.engine == engine) return &entry;
  return nullptr;
}

const Entry& entry_of(Engine engine) {
  if (const Entry* entry = find_entry(engine)) return *entry;
  throw std::invalid_argument("the engine is not auto, backtrack, lanes or halves");
}

// By measurement (tests/bench): small searches end before a table is built, and joining pays off from 14 rows
// on. A prefix breaks the symmetry that the join needs.
Engine fastest(const CountParams& params) {
  const int n = params.n;
  const int rows_left = n - params.prefix.rows();
  if (params.rule != Rule::queens || rows_left < 10) return Engine::backtrack;
  const bool joins = params.prefix.empty() && n >= 14 && n <= halves::max_n;
  return joins ? Engine::halves : Engine::lanes;
}

void check(const CountParams& params) {
  const auto refuse = [](const std::string& why) { throw std::invalid_argument(why); };
  if (params.n < 0 || params.n > max_size) refuse("a board has 0 to 32 rows");
  if (params.prefix.rows() > params.n) refuse("the prefix has more rows than the board");
  if (std::any_of(params.prefix.begin(), params.prefix.end(), [&](int column) { return column >= params.n; }))
    refuse("the prefix has a column outside the board");
  if (params.prefix.empty() && params.n > largest_counted_n)
    refuse("the solutions of more than 28 queens are too many for 64 bits");
  if (params.rule == Rule::rooks && params.n - params.prefix.rows() > most_counted_rooks)
    refuse("the placements of more than 20 rooks are too many for 64 bits");
  const Entry& entry = entry_of(params.engine);
  if (params.rule != Rule::queens && (entry.engine == Engine::lanes || entry.engine == Engine::halves))
    refuse("the engine " + std::string(entry.name) + " supports queens only");
  if (params.n > entry.largest_n)
    refuse("the engine " + std::string(entry.name) + " supports N up to " + std::to_string(entry.largest_n));
}

EngineResult count_by(Engine engine, Kernel kernel, const CountParams& p, const RunOptions& run) {
  switch (engine) {
    case Engine::backtrack:
      return backtrack::count(p.n, p.prefix, run, p.rule);
    case Engine::lanes:
      return lanes::count(p.n, p.prefix, kernel, run);
    default:
      return halves::count(p.n, p.prefix, kernel, run);
  }
}

}  // namespace

std::string_view name_of(Engine engine) {
  const Entry* entry = find_entry(engine);
  return entry != nullptr ? entry->name : "unknown";
}

int largest_n(Engine engine) { return entry_of(engine).largest_n; }

int largest_counted_n_of(Rule rule) { return rule == Rule::rooks ? most_counted_rooks : largest_counted_n; }

CountResult count_solutions(const CountParams& params, const RunOptions& run) {
  check(params);
  check(run);
  const Kernel kernel = resolve(params.kernel);
  CountResult result;
  result.engine = params.engine == Engine::automatic ? fastest(params) : params.engine;
  result.threads = threads_of(run.threads);
  const EngineResult counted = count_by(result.engine, kernel, params, run);
  result.solutions = counted.solutions.value();
  result.residues = counted.solutions.residues();
  result.kernel = counted.kernel;
  result.statistics = counted.statistics;
  return result;
}

}  // namespace eightfold
