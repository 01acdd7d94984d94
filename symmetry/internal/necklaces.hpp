#pragma once

#include <vector>

#include "eightfold/symmetry/chain.hpp"

namespace eightfold {

// Calls a visitor unless a stop is requested; then throws Stopped. Without a stop token the test is a branch.
class ChainVisit {
 public:
  // Both must outlive the object.
  ChainVisit(const ChainVisitor& visit, const StopToken& stop) : visit_(visit), stop_(stop) {}

  bool operator()(std::span<const int> chain) const {
    if (stop_.stop_requested()) throw Stopped();
    return visit_(chain);
  }

 private:
  const ChainVisitor& visit_;
  const StopToken& stop_;
};

// for_each_chain for one kind, from the chain `first` of that kind. Precondition: at least one bead.
void visit_necklaces(std::vector<int> first, int colors, const ChainVisit& visit);
void visit_bracelets(std::vector<int> first, int colors, const ChainVisit& visit);

}  // namespace eightfold
