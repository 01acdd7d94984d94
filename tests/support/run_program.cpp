#include "tests/support/run_program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "tests/support/ordinary_user.hpp"

namespace eightfold::test {
namespace {

struct Pipe {
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
    read_end = ends[0];
    write_end = ends[1];
  }
  int read_end;
  int write_end;
};

void close_end(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         const ProgramSetting& setting, int in, int out, int err) {
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  unsetenv("NO_COLOR");
  for (const auto& [name, value] : setting.environment) setenv(name.c_str(), value.c_str(), 1);
  std::vector<char*> words = {const_cast<char*>(program.c_str())};
  for (const auto& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  if (setting.as_ordinary_user) become_ordinary_user();
  execvp(program.c_str(), words.data());
  _exit(127);
}

}  // namespace

ProgramRun run_program(const std::string& program, const std::vector<std::string>& arguments,
                       const ProgramSetting& setting) {
  std::signal(SIGPIPE, SIG_IGN);  // a program may not read its input
  Pipe in;
  Pipe out;
  Pipe err;
  if (!setting.output_path.empty()) {
    close_end(out.write_end);
    out.write_end = open(setting.output_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (out.write_end < 0) throw std::system_error(errno, std::generic_category(), setting.output_path);
  }
  const pid_t child = fork();
  if (child < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (child == 0) {
    // A shell starts programs in the background without SIGINT, and nohup(1) starts them without SIGHUP.
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
    become(program, arguments, setting, in.read_end, out.write_end, err.write_end);
  }
  close_end(in.read_end);
  close_end(out.write_end);
  close_end(err.write_end);
  if (!setting.output_path.empty()) close_end(out.read_end);
  if (setting.meanwhile) setting.meanwhile(child);

  ProgramRun run;
  std::string_view input = setting.input;
  if (input.empty()) close_end(in.write_end);
  const auto receive = [](int& descriptor, std::string& text) {
    std::array<char, 65536> chunk;
    const ssize_t got = read(descriptor, chunk.data(), chunk.size());
    if (got <= 0)
      close_end(descriptor);
    else
      text.append(chunk.data(), static_cast<std::size_t>(got));
  };
  while (in.write_end >= 0 || out.read_end >= 0 || err.read_end >= 0) {
    std::array<pollfd, 3> ends = {
        {{in.write_end, POLLOUT, 0}, {out.read_end, POLLIN, 0}, {err.read_end, POLLIN, 0}}};
    if (poll(ends.data(), ends.size(), -1) < 0) continue;
    if (ends[0].revents != 0) {
      const ssize_t sent = write(in.write_end, input.data(), std::min<std::size_t>(input.size(), 4096));
      if (sent > 0) input.remove_prefix(static_cast<std::size_t>(sent));
      if (sent < 0 || input.empty()) close_end(in.write_end);
    }
    if (ends[1].revents != 0) {
      receive(out.read_end, run.out);
      const auto lines = static_cast<std::size_t>(std::count(run.out.begin(), run.out.end(), '\n'));
      if (setting.close_output_after_lines > 0 && lines >= setting.close_output_after_lines)
        close_end(out.read_end);
      if (setting.kill_with != 0 && lines > 0) kill(child, setting.kill_with);
    }
    if (ends[2].revents != 0) {
      receive(err.read_end, run.err);
      if (setting.kill_with != 0 && !run.err.empty()) kill(child, setting.kill_with);
    }
  }
  int status = 0;
  rusage usage{};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  run.exit_code = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  run.peak_kib = usage.ru_maxrss;
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  run.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  return run;
}

// A function, so that the path is not part of the commands that compile the tests: builds with and without
// sanitizers share the objects of a compiler cache.
const std::string& program_path() {
  const char* const other = std::getenv("EIGHTFOLD_PROGRAM");
  static const std::string path = other != nullptr ? other : EIGHTFOLD_PROGRAM;
  return path;
}

ProgramRun eightfold(const std::vector<std::string>& arguments, const ProgramSetting& setting) {
  return run_program(program_path(), arguments, setting);
}

ProgramRun eightfold(const std::string& words, const ProgramSetting& setting) {
  return eightfold(words_of(words), setting);
}

namespace {

// script(1) opens the pseudo-terminal.
ProgramRun run_on_pseudo_terminal(const std::string& command,
                                  const std::map<std::string, std::string>& environment = {}) {
  return run_program("script", {"-qec", command, "/dev/null"}, {.environment = environment});
}

}  // namespace

std::string why_no_pseudo_terminal() {
  const ProgramRun run = run_on_pseudo_terminal("test -t 1");
  if (run.exit_code == 0) return {};
  return run.exit_code == 127 ? "script(1) is not installed"
                              : "script(1) cannot open a pseudo-terminal: " + run.out + run.err;
}

std::string on_pseudo_terminal(const std::string& command,
                               const std::map<std::string, std::string>& environment) {
  return run_on_pseudo_terminal(command, environment).out;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "eightfold-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::system_error(errno, std::generic_category(), name);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> TemporaryFolder::entries() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string TemporaryFolder::add(const std::string& name, const std::string& text) const {
  std::ofstream(*this / name, std::ios::binary) << text;
  return *this / name;
}

}  // namespace eightfold::test
