#pragma once

#include <ostream>
#include <vector>

#include "eightfold/core/count/count.hpp"

namespace eightfold::test {

/// An engine, with a kernel if its code is vectorized.
struct Method {
  Engine engine = Engine::automatic;
  Kernel kernel = Kernel::automatic;
};

std::ostream& operator<<(std::ostream& out, const Method& method);

/// The engine with each kernel of this machine; `backtrack` and `automatic` only once.
std::vector<Method> methods_of(Engine engine);

/// The methods of all four engines.
std::vector<Method> all_methods();

/// Those that count below a prefix: all but the engine halves.
std::vector<Method> prefix_methods();

/// Counts on one thread by default.
CountResult count_by(const Method& method, int n, const Placement& prefix = {}, int threads = 1);

}  // namespace eightfold::test
