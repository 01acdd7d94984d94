#include "tests/core/count/methods.hpp"

#include "core/internal/constraints.hpp"

namespace eightfold::test {

std::ostream& operator<<(std::ostream& out, const Method& method) {
  return out << name_of(method.engine) << " on " << name_of(method.kernel);
}

std::vector<Method> methods_of(Engine engine) {
  if (engine == Engine::backtrack || engine == Engine::automatic) return {{engine, Kernel::automatic}};
  std::vector<Method> methods;
  for (const Kernel kernel : available_kernels()) methods.push_back({engine, kernel});
  return methods;
}

std::vector<Method> all_methods() {
  std::vector<Method> all;
  for (const Engine engine : {Engine::automatic, Engine::backtrack, Engine::lanes, Engine::halves})
    for (const Method& method : methods_of(engine)) all.push_back(method);
  return all;
}

std::vector<Method> prefix_methods() {
  std::vector<Method> methods = all_methods();
  std::erase_if(methods, [](const Method& method) { return method.engine == Engine::halves; });
  return methods;
}

CountResult count_by(const Method& method, int n, const Placement& prefix, int threads) {
  CountParams params;
  params.n = n;
  if (!prefix.empty()) params.board = with_prefix(Board::square(n), prefix);
  params.engine = method.engine;
  params.kernel = method.kernel;
  return count_solutions(params, {.threads = threads});
}

}  // namespace eightfold::test
