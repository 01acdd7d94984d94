#include "eightfold/core/count/count.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>
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
  std::optional<Rule> only_rule;
};

constexpr std::array<Entry, 5> engines = {{
    {Engine::automatic, "auto", max_size, {}},
    {Engine::backtrack, "backtrack", max_size, {}},
    {Engine::lanes, "lanes", max_size, Rule::queens},
    {Engine::halves, "halves", halves::max_n, Rule::queens},
    {Engine::permanent, "permanent", max_size, Rule::rooks},
}};

const Entry* find_entry(Engine engine) {
  for (const Entry& entry : engines)
    if (entry.engine == engine) return &entry;
  return nullptr;
}

const Entry& entry_of(Engine engine) {
  if (const Entry* entry = find_entry(engine)) return *entry;
  throw std::invalid_argument("the engine is not auto, backtrack, lanes, halves or permanent");
}

int rows_with_choice(const Board& board) {
  int rows = 0;
  for (int row = 0; row < board.rows(); ++row) rows += std::popcount(board.allowed(row)) > 1 ? 1 : 0;
  return rows;
}

// By measurement (tests/bench): small searches end before a table is built, and joining pays off from 14 rows
// on. Constraints break the symmetry that the join needs.
Engine fastest(const Board& board, Rule rule) {
  if (rule == Rule::rooks)
    return rows_with_choice(board) > max_visited_rooks && rows_with_choice(board) <= max_counted_rooks
               ? Engine::permanent
               : Engine::backtrack;
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
  if (!supports(entry.engine, params.rule))
    refuse("the engine " + std::string(entry.name) + " supports " + std::string(name_of(*entry.only_rule)) +
           " only");
  if (entry.engine == Engine::permanent && rows_with_choice(board) > max_counted_rooks)
    refuse("the engine permanent supports 20 rows with several squares");
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

bool supports(Engine engine, Rule rule) { return entry_of(engine).only_rule.value_or(rule) == rule; }

int max_n(Engine engine) { return entry_of(engine).max_n; }

int max_counted_n_of(Rule rule) { return rule == Rule::rooks ? max_counted_rooks : max_counted_n; }

// The number of placements is at most the factorial of the number of rows with several squares, and at most
// the product of their numbers of squares.
bool has_countable_rooks(const Board& board) {
  double bits = 0;
  for (int row = 0; row < board.rows(); ++row)
    bits += std::log2(std::max(1, std::popcount(board.allowed(row))));
  return rows_with_choice(board) <= max_counted_rooks || bits < 64;
}

CountResult count_solutions(const CountParams& params, const RunOptions& run) {
  const Board board = board_of(params.n, params.board);
  check(params, board);
  check(run);
  const Kernel kernel = resolve(params.kernel);
  CountResult result;
  result.engine = params.engine == Engine::automatic ? fastest(board, params.rule) : params.engine;
  result.threads = threads_of(run.threads);
  if (result.engine == Engine::permanent) result.threads = 1;
  const EngineResult counted = result.engine == Engine::backtrack ? backtrack::count(board, run, params.rule)
                               : result.engine == Engine::lanes   ? lanes::count(board, kernel, run)
                               : result.engine == Engine::halves  ? halves::count(params.n, kernel, run)
                                                                  : permanent::count(board, run);
  result.solutions = counted.solutions.value();
  result.residues = counted.solutions.residues();
  result.kernel = counted.kernel;
  result.statistics = counted.statistics;
  return result;
}

}  // namespace eightfold
