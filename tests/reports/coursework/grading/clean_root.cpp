#include "tests/reports/coursework/grading/clean_root.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* busybox = "/bin/busybox";

ProgramRun change_root(const std::string& root, const std::vector<std::string>& command) {
  std::vector<std::string> words = {"-r", "/usr/sbin/chroot", root};
  if (geteuid() == 0) words = {root};
  words.insert(words.end(), command.begin(), command.end());
  return run_program(geteuid() == 0 ? "/usr/sbin/chroot" : "unshare", words,
                     {.environment = {{"PATH", "/bin:/usr/bin"}}});
}

}  // namespace

std::string CleanRoot::missing() {
  if (!fs::exists(busybox)) return "there is no /bin/busybox (Debian: busybox-static)";
  const TemporaryFolder root;
  fs::copy_file(busybox, root / "busybox");
  const ProgramRun run = change_root(root.path(), {"/busybox", "true"});
  return run.exit_code == 0 ? "" : "no clean root can be made here: " + run.err;
}

CleanRoot::CleanRoot() {
  for (const char* name : {"/bin", "/autograder/source", "/autograder/submission", "/autograder/results"})
    fs::create_directories(at(name));
  fs::copy_file(busybox, at("/bin/busybox"));
  run({"/bin/busybox", "--install", "-s", "/bin"});
}

void CleanRoot::write(const std::string& path, const std::string& text, bool executable) const {
  std::ofstream(at(path), std::ios::binary) << text;
  if (executable)
    fs::permissions(at(path), fs::perms::owner_all | fs::perms::group_read | fs::perms::others_read);
}

ProgramRun CleanRoot::run(const std::vector<std::string>& command) const {
  return change_root(folder_.path(), command);
}

nlohmann::json CleanRoot::graded() const {
  const ProgramRun run = this->run({"/autograder/run_autograder"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  nlohmann::json result = nlohmann::json::parse(contents_of(at("/autograder/results/results.json")));
  for (const auto& entry : fs::directory_iterator(at("/autograder/results")))
    EXPECT_EQ(entry.path().filename(), "results.json");
  for (const char* name : {"/autograder/submission", "/autograder/results"}) {
    fs::remove_all(at(name));
    fs::create_directory(at(name));
  }
  return result;
}

}  // namespace eightfold::test
