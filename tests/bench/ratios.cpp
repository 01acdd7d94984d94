// Runs the yardstick and each measured command alternately for several rounds, and prints the median, minimum
// and maximum of the ratios of their processor times as a Markdown table. A ratio within one round cancels
// most of the noise of a shared machine.
//
//     ratios [ROUNDS]
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace {

using eightfold::test::program_path;
using eightfold::test::run_program;
using eightfold::test::words_of;

struct Measured {
  std::string name;
  std::string program;
  std::string words;
  std::string yardstick_n;
  double boards_ratio;  // boards visited relative to the yardstick, to compare times per board; 1 to compare
                        // times
  std::string target;
  bool to_file = false;  // instead of to /dev/null
};

double seconds(const std::string& program, const std::string& words, bool to_file = false) {
  const eightfold::test::TemporaryFolder folder;
  const auto run =
      run_program(program, words_of(words), {.output_path = to_file ? folder / "output" : "/dev/null"});
  if (run.exit_code != 0) throw std::runtime_error(program + " failed: " + run.err);
  return run.cpu_seconds;
}

double boards_of(const std::string& program, const std::string& words) {
  return std::stod(run_program(program, words_of(words)).out);
}

std::string row_of(const Measured& measured, int rounds) {
  std::vector<double> ratios;
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) {
    const double yardstick = seconds(YARDSTICK_PROGRAM, measured.yardstick_n);
    times.push_back(seconds(measured.program, measured.words, measured.to_file));
    ratios.push_back(times.back() / yardstick / measured.boards_ratio);
  }
  std::sort(ratios.begin(), ratios.end());
  std::sort(times.begin(), times.end());
  return fmt::format("| {} | {} | {:.3f} s | {:.3f} | {:.3f}–{:.3f} | {} |\n", measured.name,
                     measured.yardstick_n, times[times.size() / 2], ratios[ratios.size() / 2], ratios.front(),
                     ratios.back(), measured.target);
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
  const double solver_boards = boards_of(SOLVER_PROGRAM, "15");
  const double yardstick_boards = boards_of(YARDSTICK_PROGRAM, "--nodes 15");
  const double boards_ratio = solver_boards / yardstick_boards;
  const std::vector<Measured> all = {
      {"solver, N = 15, time per board", SOLVER_PROGRAM, "15", "15", boards_ratio, "1.3"},
      {"`list 14` to a file", program_path(), "list 14", "16", 1, "0.10", true},
      {"`list 16 --canonical`, one thread", program_path(), "list 16 --canonical --threads 1", "16", 1,
       "0.12"},
      {"`list 17 --canonical`, one thread", program_path(), "list 17 --canonical --threads 1", "16", 1,
       "0.9"},
      {"`orbits 15 --format json`, one thread", program_path(), "orbits 15 --format json --threads 1", "16",
       1, "0.15"},
      {"`symmetric 24 --turn half`, one thread", program_path(), "symmetric 24 --turn half --threads 1", "16",
       1, "0.5"},
      {"`symmetric 48 --turn quarter`, one thread", program_path(), "symmetric 48 --turn quarter --threads 1",
       "16", 1, "0.5"},
      {"`nth 16 10000000`, one thread", program_path(), "nth 16 10000000 --threads 1", "16", 1, "1"},
      {"`burnside 14`, one thread", program_path(), "burnside 14 --threads 1", "16", 1, "none"},
  };
  fmt::print(
      "| command | yardstick N | median time | median ratio | min–max | target |\n"
      "|---|---|---|---|---|---|\n");
  for (const Measured& measured : all) {
    fmt::print("{}", row_of(measured, rounds));
    std::fflush(stdout);
  }
}
