#include "eightfold/core/count/count.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <stdexcept>
#include <string>

#include "core/count/internal/engines.hpp"
#include "core/internal/constraints.hpp"
#include "core/run/dispatch.hpp"

namespace eightfold {
namespace {

struct Entry {
  Engine engine;
  std::string_view name;
  int max_n;
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
// on. Constraints break the symmetry that the join needs.
Engine fastest(const Board& board, Rule rule) {
  const int n = board.columns();
  const int rows_left = n - count_squares(board, rule).prefix.rows();
  if (rule != Rule::queens || rows_left < 10) return Engine::backtrack;
  const bool joins = !board.is_constrained() && n >= 14 && n <= halves::max_n;
  return joins ? Engine::halves : Engine::lanes;
}

void check(const CountParams& params, const Board& board) {
  const auto refuse = [](const std::string& why) { throw std::invalid_argument(why); };
  if (!board.is_constrained() && params.n > max_counted_n)
    refuse("the solutions of more than 28 queens are too many for 64 bits");
  if (params.rule == Rule::rooks && !has_countable_rooks(board))
    refuse("the placements of more than 20 rooks are too many for 64 bits");
  const Entry& entry = entry_of(params.engine);
  if (params.rule != Rule::queens && (entry.engine == Engine::lanes || entry.engine == Engine::halves))
    refuse("the engine " + std::string(entry.name) + " supports queens only");
  if (params.n > entry.max_n)
    refuse("the engine " + std::string(entry.name) + " supports N up to " + std::to_string(entry.max_n));
  if (entry.engine == Engine::halves && board.is_constrained())
    refuse("the engine halves supports no required or blocked squares");
}

}  // namespace

std::string_view name_of(Engine engine) {
  const Entry* entry = find_entry(engine);
  return entry != nullptr ? entry->name : "unknown";
}

int max_n(Engine engine) { return entry_of(engine).max_n; }

int max_counted_n_of(Rule rule) { return rule == Rule::rooks ? max_counted_rooks : max_counted_n; }

// The number of placements is at most the factorial of the number of rows with several squares, and at most
// the product of their numbers of squares.
bool has_countable_rooks(const Board& board) {
  int rows = 0;
  double bits = 0;
  for (int row = 0; row < board.rows(); ++row)
    if (const int squares = std::popcount(board.allowed(row)); squares > 1) {
      ++rows;
      bits += std::log2(squares);
    }
  return rows <= max_counted_rooks || bits < 64;
}

CountResult count_solutions(const CountParams& params, const RunOptions& run) {
  const Board board = board_of(params.n, params.board);
  check(params, board);
  check(run);
  const Kernel kernel = resolve(params.kernel);
  CountResult result;
  result.engine = params.engine == Engine::automatic ? fastest(board, params.rule) : params.engine;
  result.threads = threads_of(run.threads);
  const EngineResult counted = result.engine == Engine::backtrack ? backtrack::count(board, run, params.rule)
                               : result.engine == Engine::lanes   ? lanes::count(board, kernel, run)
                                                                  : halves::count(params.n, kernel, run);
  result.solutions = counted.solutions.value();
  result.residues = counted.solutions.residues();
  result.kernel = counted.kernel;
  result.statistics = counted.statistics;
  return result;
}

}  // namespace eightfold
