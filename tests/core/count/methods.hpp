#pragma once

#include <ostream>
#include <vector>

#include "core/count/count.hpp"

namespace eightfold::test {

/// An engine and, if its code is vectorized, a kernel.
struct Method {
  Engine engine = Engine::automatic;
  Kernel kernel = Kernel::automatic;
};

std::ostream& operator<<(std::ostream& out, const Method& method);

/// An engine with each kernel of this machine; `backtrack` and `automatic` once.
std::vector<Method> methods_of(Engine engine);

/// Those of all four engines.
std::vector<Method> all_methods();

/// Counts with one thread unless told otherwise.
CountResult count_by(const Method& method, int n, const Placement& prefix = {}, int threads = 1);

}  // namespace eightfold::test
