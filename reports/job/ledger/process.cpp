#include "reports/job/ledger/process.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <optional>
#include <sstream>

namespace eightfold::job {
namespace {

std::string read_text(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  if (file) text << file.rdbuf();
  return text.str();
}

std::string host_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::string boot_id() {
  std::string id = read_text("/proc/sys/kernel/random/boot_id");
  while (!id.empty() && id.back() == '\n') id.pop_back();
  return id;
}

struct ProcessStat {
  char state = '\0';
  std::int64_t start = 0;
};

// Fields 3 and 22 of /proc/PID/stat. Field 2 is the name in parentheses, which may contain any character.
std::optional<ProcessStat> stat_of(std::int64_t pid) {
  constexpr int first_field_after_name = 3;
  constexpr int field_of_start = 22;
  const std::string stat = read_text(fmt::format("/proc/{}/stat", pid));
  const auto end_of_name = stat.rfind(')');
  if (end_of_name == std::string::npos) return std::nullopt;
  std::istringstream fields(stat.substr(end_of_name + 1));
  ProcessStat process;
  fields >> process.state;
  for (int field = first_field_after_name + 1; field <= field_of_start; ++field) fields >> process.start;
  return fields ? std::optional(process) : std::nullopt;
}

// The start time of a process that has not exited.
std::optional<std::int64_t> start_time_of(std::int64_t pid) {
  const auto process = stat_of(pid);
  if (!process || process->state == 'Z' || process->state == 'X' || process->state == 'x')
    return std::nullopt;
  return process->start;
}

}  // namespace

ProcessIdentity this_process() {
  const std::int64_t pid = getpid();
  return {host_name(), boot_id(), pid, start_time_of(pid).value_or(0)};
}

bool is_alive(const ProcessIdentity& process) {
  return process.host == host_name() && process.boot == boot_id() &&
         start_time_of(process.pid) == process.started;
}

bool is_stopped(std::int64_t pid) {
  const auto process = stat_of(pid);
  return process && (process->state == 'T' || process->state == 't');
}

std::string process_name(std::int64_t pid, bool stopped) {
  return fmt::format("process {}{}", pid, stopped ? " (stopped)" : "");
}

}  // namespace eightfold::job
