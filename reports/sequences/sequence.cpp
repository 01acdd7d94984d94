#include "reports/sequences/sequence.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "core/run/parallel.hpp"

namespace eightfold::sequences {

int Sequence::quick_to() const { return std::ranges::max_element(routes, {}, &Route::quick_to)->quick_to; }

int Sequence::largest() const { return std::ranges::max_element(routes, {}, &Route::largest)->largest; }

int Sequence::first_term_of(int index) const {
  if (!is_triangle()) return index;
  int term = first;
  for (int row = first; row < index; ++row) term += row_length(row);
  return term;
}

bool Sequence::has_new_terms(int index) const { return first_term_of(index + 1) - 1 > published_to; }

std::string full_id(std::string_view text) {
  int number = 0;
  const char* const end = text.data() + text.size();
  if (text.size() < 2 || (text[0] != 'A' && text[0] != 'a') ||
      std::from_chars(text.data() + 1, end, number).ptr != end || number < 0)
    return std::string(text);
  return fmt::format("A{:06}", number);
}

const Sequence* find_sequence(std::string_view id) {
  const auto found = std::ranges::find(all_sequences(), full_id(id), &Sequence::id);
  return found == all_sequences().end() ? nullptr : &*found;
}

ComputedTerms compute_terms(const Sequence& sequence, int index, bool both, const RunOptions& run) {
  std::vector<const Route*> routes;
  for (const Route& route : sequence.routes)
    if (index <= route.largest) routes.push_back(&route);
  std::stable_partition(routes.begin(), routes.end(),
                        [&](const Route* route) { return index <= route->quick_to; });
  ComputedTerms computed = {.index = index, .terms = {}};
  const std::size_t wanted = both ? 2 : 1;
  for (std::size_t i = 0; i < routes.size() && computed.routes.size() < wanted; ++i) {
    const Terms terms = routes[i]->terms(index, equal_part_of(run, std::min(i, wanted - 1), wanted));
    if (terms.empty()) continue;
    if (!computed.routes.empty()) computed.agree = terms == computed.terms;
    computed.terms = terms;
    computed.routes.push_back(routes[i]->name);
  }
  return computed;
}

}  // namespace eightfold::sequences
