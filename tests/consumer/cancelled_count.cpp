// Counts solutions with progress and cancels the count once a hundredth is done. A stop token also converts
// from std::stop_token, where the standard library has it.
#include <atomic>
#include <eightfold/core/count/count.hpp>
#include <iostream>

int main() {
  using namespace eightfold;
  std::atomic<bool> stop = false;
  double done = 0;
  const RunOptions run = {.threads = 2, .stop = StopToken(stop), .on_progress = [&](double fraction) {
                            done = fraction;
                            if (fraction >= 0.01) stop = true;
                          }};
  try {
    const CountResult result = count_solutions({.n = 19}, run);
    std::cout << result.solutions << " solutions\n";
  } catch (const Stopped&) {
    std::cout << "cancelled " << (done < 0.01 ? "too early" : done < 1 ? "midway" : "too late") << '\n';
  }
  std::cout << count_solutions({.n = 10}).solutions << " solutions for N = 10\n";
}
