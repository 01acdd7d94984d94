// Recognizes the form of a text. Every form reads it; a form that reads no placement of N queens gives way to
// one that does. If several remain, they must read the same placements, so that no reading is preferred
// silently.
#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t most_placements = std::size_t{1} << 20U;

const std::vector<OutputForm>& output_forms() {
  static const std::vector<OutputForm> forms = {
      {"vectors", "columns by row", {"vector", "json", "ndjson"}, read_vectors},
      {"digits", "columns by row", {"digits"}, read_digit_strings},
      {"pairs of row and column", "", {"pairs", "sicp"}, read_number_pairs},
      {"squares of chess", "", {"algebraic"}, read_named_squares, 1},
      {"drawn boards", "", {"board"}, read_drawn_boards},
      {"FEN", "", {"fen"}, read_fen_records},
  };
  return forms;
}

// Exchanges ranks and rows: rank 1 is the last row.
void turn_ranks(FormResult& result) {
  for (FormPlacement& read : result.placements) {
    if (!read.unfit.empty()) continue;
    Placement flipped;
    for (int row = result.n - 1; row >= 0; --row) flipped.push_back(read.placement[row]);
    read.placement = flipped;
  }
}

// The same squares as a vector of the rank of each file, which the notation 15863724 stands for.
void ranks_by_file(FormResult& result) {
  for (FormPlacement& read : result.placements)
    if (read.unfit.empty() && is_permutation(read.placement))
      read.placement = image(Symmetry::transpose, read.placement);
}

std::ptrdiff_t count_canonical(const FormResult& result, Subgroup group) {
  return std::ranges::count_if(result.placements, [&](const FormPlacement& read) {
    return read.unfit.empty() && is_permutation(read.placement) && is_canonical(read.placement, group);
  });
}

// Programs name squares by rank from the top, as eightfold does, or by file. Only the least members of
// orbits depend on it.
FormResult with_direction(FormResult result, const FormParams& params) {
  FormResult by_file = result;
  turn_ranks(result);
  if (params.notation != nullptr || !params.canonical) return result;
  ranks_by_file(by_file);
  if (count_canonical(by_file, *params.canonical) <= count_canonical(result, *params.canonical))
    return result;
  by_file.reading.words += ", ranks by file";
  by_file.reading.orientation = "ranks by file";
  return by_file;
}

bool has_full_placement(const FormResult& result) {
  return std::ranges::any_of(result.placements, &std::string::empty, &FormPlacement::unfit);
}

bool has_only_diagonals(const FormResult& result) {
  return result.n > 1 && std::ranges::all_of(result.placements, [](const FormPlacement& read) {
           return read.unfit.empty() && std::ranges::is_sorted(read.placement) &&
                  is_permutation(read.placement);
         });
}

bool reads_the_same(const FormResult& a, const FormResult& b) {
  return a.n == b.n && std::ranges::equal(a.placements, b.placements, {}, &FormPlacement::placement,
                                          &FormPlacement::placement);
}

template <typename Condition>
void prefer(std::vector<FormResult>& results, Condition condition) {
  if (std::ranges::any_of(results, condition))
    std::erase_if(results, [&](const FormResult& result) { return !condition(result); });
}

// The form of the output, or none if no form reads anything.
std::optional<FormResult> recognized(std::vector<FormResult> results) {
  prefer(results, has_full_placement);
  // The numbers of columns above a board, 1 2 3 4, look like a vector.
  prefer(results, [](const FormResult& result) { return !has_only_diagonals(result); });
  if (results.empty()) return std::nullopt;
  const auto other = std::ranges::find_if(
      results, [&](const FormResult& result) { return !reads_the_same(results.front(), result); });
  if (other != results.end())
    throw ParseError(fmt::format(
        "the output can be read as {} or as {}, with different placements; give the notation {} or {}",
        results.front().form->name, other->form->name, results.front().form->notations.front(),
        other->form->notations.front()));
  for (std::size_t other_form = 1; other_form < results.size(); ++other_form) {
    const FormResult& again = results[other_form];
    results.front().reading.words += fmt::format(", and again as {}", again.form->name);
    results.front().parts.insert(results.front().parts.end(), again.parts.begin(), again.parts.end());
    for (std::size_t i = 0; i < again.used.size(); ++i)
      if (again.used[i]) results.front().used[i] = true;
  }
  return std::move(results.front());
}

std::vector<FormResult> results_of(const OutputText& text, const FormParams& params) {
  const NumberGroups groups = number_groups_of(text);
  const OutputParts parts{text, groups, params.n};
  std::vector<FormResult> results;
  for (const OutputForm& form : output_forms()) {
    if (params.notation != nullptr &&
        std::ranges::find(form.notations, params.notation->name) == form.notations.end())
      continue;
    const FormReading reading = form.read(parts);
    if (reading.entries.empty()) continue;
    if (reading.entries.size() > most_placements)
      throw ParseError(fmt::format("more than {} placements; the program may not stop", most_placements));
    const int n = params.n.value_or(size_shown_by(reading));
    const bool is_vector = form.read == read_vectors;
    FormResult result =
        placements_of(form, reading, text, std::min(n, max_size),
                      is_vector && params.base_of_vectors ? params.base_of_vectors : params.base);
    if (form.base >= 0 && n <= max_size) result = with_direction(std::move(result), params);
    results.push_back(std::move(result));
  }
  return results;
}

}  // namespace

std::optional<FormResult> recognized_form(const OutputText& text, const FormParams& params) {
  return recognized(results_of(text, params));
}

}  // namespace eightfold::reports
