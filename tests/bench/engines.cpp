// Times every counting engine against the yardstick in interleaved runs and writes a table in Markdown and
// JSON.
//
//     engines [--rounds R] [--output-dir DIR] N...
//
// A round runs the yardstick at N = 16 before each measured command; ratios are computed within the round, of
// processor times, or of wall-clock times for two threads. Runs that take more than a minute are not
// repeated.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/core/count/kernel.hpp"
#include "tests/support/run_program.hpp"

namespace {

using eightfold::test::program_path;
using eightfold::test::run_program;
using eightfold::test::words_of;
using nlohmann::ordered_json;

struct Time {
  double processor = 0;
  double clock = 0;
};

struct Measured {
  int n;
  std::string engine;
  std::string kernel;
  int threads;
  std::vector<double> ratios = {};
  std::vector<double> seconds = {};
};

constexpr double long_run = 60;  // seconds

Time time_of(const std::string& program, const std::string& words, std::string& out) {
  const auto start = std::chrono::steady_clock::now();
  const auto run = run_program(program, words_of(words));
  const auto end = std::chrono::steady_clock::now();
  if (run.exit_code != 0) throw std::runtime_error(fmt::format("{} {} failed: {}", program, words, run.err));
  out = run.out;
  return {run.cpu_seconds, std::chrono::duration<double>(end - start).count()};
}

// Each engine with the best kernel where it is useful, and with the other kernels at some N.
std::vector<Measured> measured_for(int n) {
  std::vector<Measured> all;
  const auto kernels = eightfold::available_kernels();
  const auto add = [&](const std::string& engine, int last_n, int first_n_of_others, int last_n_of_others) {
    for (const auto kernel : kernels)
      if (kernel == kernels.front() ? n <= last_n : first_n_of_others <= n && n <= last_n_of_others)
        all.push_back({n, engine, std::string(name_of(kernel)), 1});
  };
  if (n <= 16) all.push_back({n, "backtrack", "", 1});
  add("lanes", 17, 16, 16);
  add("halves", 21, 16, 18);
  if (n >= 18) all.push_back({n, "halves", std::string(name_of(kernels.front())), 2});
  return all;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::string first_line_of(const std::string& command) {
  const auto run = run_program("/bin/sh", {"-c", command});
  const auto lines = eightfold::test::lines_of(run.out);
  return lines.empty() ? "unknown" : lines[0];
}

void write_tables(const std::vector<Measured>& all, int rounds, const std::string& directory) {
  const std::string machine = first_line_of("sed -n 's/^model name[^:]*: //p' /proc/cpuinfo");
  const std::string commit = first_line_of("git -C '" EIGHTFOLD_SOURCE_DIR "' describe --always --dirty");
  std::string text = fmt::format(
      "{}, g++ {}, commit {}, {} rounds. Ratios to the yardstick at N = 16 in the same round: processor time "
      "for one thread, wall-clock time for two.\n\n"
      "| N | engine | kernel | threads | median time | median ratio | min–max "
      "|\n|---|---|---|---|---|---|---|\n",
      machine, __VERSION__, commit, rounds);
  ordered_json json = {{"machine", machine}, {"compiler", "g++ " __VERSION__},
                       {"commit", commit},   {"yardstick", "N = 16"},
                       {"rounds", rounds},   {"runs", ordered_json::array()}};
  for (const Measured& m : all) {
    const auto [least, greatest] = std::minmax_element(m.ratios.begin(), m.ratios.end());
    text += fmt::format("| {} | {} | {} | {} | {:.3f} s | {:.4f} | {:.4f}–{:.4f} |\n", m.n, m.engine,
                        m.kernel.empty() ? "–" : m.kernel, m.threads, median(m.seconds), median(m.ratios),
                        *least, *greatest);
    json["runs"].push_back({{"n", m.n},
                            {"engine", m.engine},
                            {"kernel", m.kernel},
                            {"threads", m.threads},
                            {"seconds", m.seconds},
                            {"ratios", m.ratios}});
  }
  if (directory.empty()) {
    fmt::print("{}", text);
    return;
  }
  for (const auto& [name, contents] :
       {std::pair{"engines.md", text}, std::pair{"engines.json", json.dump(1) + "\n"}}) {
    std::ofstream file(directory + "/" + name);
    if (!(file << contents << std::flush)) throw std::runtime_error(directory + ": cannot write the file");
  }
}

}  // namespace

int main(int argc, char** argv) {
  int rounds = 3;
  std::string directory;
  std::vector<Measured> all;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--rounds" && i + 1 < argc) {
      rounds = std::max(1, std::atoi(argv[++i]));
    } else if (word == "--output-dir" && i + 1 < argc) {
      directory = argv[++i];
    } else {
      for (Measured& m : measured_for(std::atoi(word.c_str()))) all.push_back(std::move(m));
    }
  }
  if (all.empty()) {
    std::fputs("usage: engines [--rounds R] [--output-dir DIR] N...\n", stderr);
    return 2;
  }
  for (int round = 0; round < rounds; ++round) {
    std::string out;
    for (Measured& m : all) {
      if (!m.seconds.empty() && m.seconds[0] > long_run) continue;
      const Time yardstick = time_of(YARDSTICK_PROGRAM, "16", out);
      std::string words =
          fmt::format("count {} --engine {} --threads {} --format json", m.n, m.engine, m.threads);
      if (!m.kernel.empty()) words += " --kernel " + m.kernel;
      const Time time = time_of(program_path(), words, out);
      const auto report = ordered_json::parse(out);
      if (!m.kernel.empty() && report["counts"][0]["kernel"] != m.kernel)
        throw std::runtime_error("the requested kernel did not run: " + words);
      m.seconds.push_back(m.threads == 1 ? time.processor : time.clock);
      m.ratios.push_back(m.threads == 1 ? time.processor / yardstick.processor
                                        : time.clock / yardstick.clock);
      fmt::print(stderr, "{}: {:.3f} s, ratio {:.4f}\n", words, m.seconds.back(), m.ratios.back());
    }
  }
  write_tables(all, rounds, directory);
}
