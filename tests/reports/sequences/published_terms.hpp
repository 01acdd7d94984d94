#pragma once

#include "reports/sequences/sequence.hpp"

namespace eightfold::test {

/// Expects that each route of each sequence gives the published terms, from the first index to `percent` of
/// the last one that takes less than about a minute.
void expect_published_terms(int percent);

}  // namespace eightfold::test
