#include "tests/reports/sequences/published_terms.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/support/reference.hpp"

namespace eightfold::test {

void expect_published_terms(int percent) {
  for (const sequences::Sequence& sequence : sequences::all_sequences()) {
    const PublishedSequence& published = published_sequences().at(std::string(sequence.id));
    for (const sequences::Route& route : sequence.routes) {
      const int last = std::max(sequence.first, std::min(route.quick_to, 40) * percent / 100);
      for (int index = sequence.first; index <= last; ++index) {
        int n = sequence.first_term_of(index);
        for (const Integer& term : route.terms(index, {})) {
          const auto i = static_cast<std::size_t>(n - published.first);
          if (n >= published.first && i < published.terms.size()) {
            EXPECT_EQ(term.str(), published.terms[i])
                << sequence.id << '(' << n << "), index " << index << ", " << route.name;
          }
          ++n;
        }
      }
    }
  }
}

}  // namespace eightfold::test
