// Measures the cost of records: `job work` on a job in shards and plain `count` alternately, with the same
// number of threads. Prints the median, minimum and maximum of the wall-clock ratios as a Markdown table. The
// job is in the folder TMPDIR, by default /tmp.
//
//     job_overhead [ROUNDS [N [SHARDS]]]
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace {

using eightfold::test::eightfold;

struct Times {
  double clock = 0;
  double processor = 0;
};

Times time_of(const std::string& words) {
  const auto start = std::chrono::steady_clock::now();
  const auto run = eightfold(words);
  const double clock = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (run.exit_code != 0) throw std::runtime_error(words + " failed: " + run.err);
  return {clock, run.cpu_seconds};
}

Times time_of_work(int n, int shards, int threads) {
  const eightfold::test::TemporaryFolder folder;
  const std::string job = folder / "run";
  time_of(fmt::format("job plan count {} --shards {} -o {}", n, shards, job));
  return time_of(fmt::format("job work {} --threads {}", job, threads));
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::string row_of(int n, int shards, int threads, int rounds) {
  std::vector<double> clock;
  std::vector<double> by_clock;
  std::vector<double> by_processor;
  for (int round = 0; round < rounds; ++round) {
    const Times plain = time_of(fmt::format("count {} --threads {}", n, threads));
    const Times work = time_of_work(n, shards, threads);
    clock.push_back(plain.clock);
    by_clock.push_back(work.clock / plain.clock);
    by_processor.push_back(work.processor / plain.processor);
  }
  const auto [least, greatest] = std::minmax_element(by_clock.begin(), by_clock.end());
  return fmt::format("| {} | {} | {} | {:.3f} s | {:.3f} | {:.3f}–{:.3f} | {:.3f} |\n", n, shards, threads,
                     median(clock), median(by_clock), *least, *greatest, median(by_processor));
}

}  // namespace

int main(int argc, char** argv) {
  const auto number = [&](int index, int otherwise) {
    return argc > index ? std::max(1, std::atoi(argv[index])) : otherwise;
  };
  const int rounds = number(1, 11);
  const int n = number(2, 18);
  const int shards = number(3, 200);
  fmt::print(
      "| N | shards | threads | plain count | wall-clock ratio | min–max | processor time ratio "
      "|\n"
      "|---|---|---|---|---|---|---|\n");
  for (const int threads : {1, 2}) {
    fmt::print("{}", row_of(n, shards, threads, rounds));
    std::fflush(stdout);
  }
}
