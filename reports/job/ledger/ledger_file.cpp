// A ledger as a file among files. It is made in a folder of its own, so that neither a half of it nor
// SQLite's journals are ever seen under its name, and moved into its place in one step that replaces nothing.
// That takes a moment, for which signals wait.
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "reports/io/temporary_file.hpp"
#include "reports/job/ledger/ledger_state.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::job {
namespace {

using Kind = LedgerError::Kind;

[[noreturn]] void fail(Kind kind, const std::string& path, std::string_view what) {
  throw LedgerError(kind, fmt::format("{}: {}", path.empty() ? "\"\"" : reports::printable(path), what));
}

std::string folder_of(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  return folder.empty() ? "." : folder.string();
}

// SQLite keeps its journals beside the file itself, not beside a link to it.
std::string resolve_links(const std::string& path) {
  std::error_code error;
  const auto file = std::filesystem::canonical(path, error);
  return error ? path : file.string();
}

// A folder that goes with the object, with all that is in it.
class TemporaryFolder {
 public:
  TemporaryFolder(const std::string& beside, Kind kind) : path_(folder_of(beside) + "/.eightfold-XXXXXX") {
    if (mkdtemp(path_.data()) == nullptr) fail(kind, beside, std::strerror(errno));
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string operator/(const char* name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// Throws if a ledger at this place would replace something, or meet the journal of another one.
void check_path_is_free(const std::string& path) {
  struct stat status {};
  if (lstat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) fail(Kind::cannot_create, path, std::strerror(EISDIR));
    fail(Kind::exists, path, "is there already; give another name, or remove it");
  }
  for (const char* suffix : {"-wal", "-journal"})
    if (lstat((path + suffix).c_str(), &status) == 0)
      fail(Kind::exists, path + suffix,
           "is left of another ledger of this name; remove it, or give another name");
}

void move_into_place(const std::string& made, const std::string& path) {
  int result = renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE);
  if (result != 0 && (errno == EINVAL || errno == ENOSYS)) result = link(made.c_str(), path.c_str());
  if (result == 0) return;
  if (errno == EEXIST) check_path_is_free(path);
  fail(Kind::cannot_create, path, std::strerror(errno));
}

}  // namespace

void Ledger::create(const std::string& path, const Spec& spec) {
  check_path_is_free(path);
  const reports::SignalsBlocked blocked;
  const TemporaryFolder folder(path, Kind::cannot_create);
  const std::string made = folder / "ledger";
  std::ofstream(made).close();
  {
    Database database(made, Database::Mode::write, path);
    create_tables(database, spec);
  }
  move_into_place(made, path);
  if (reports::sync_folder_of(path)) return;
  const int error = errno;
  unlink(path.c_str());
  fail(Kind::io, path, std::strerror(error));
}

Database::Mode open_mode(const std::string& path, Ledger::Access access) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0)
    fail(Kind::not_found, path,
         errno == ENOENT ? "no such file; `eightfold job plan` makes a ledger" : std::strerror(errno));
  if (S_ISDIR(status.st_mode)) fail(Kind::not_a_ledger, path, "a folder, not a ledger");
  if (!S_ISREG(status.st_mode)) fail(Kind::not_a_ledger, path, "no file that could be a ledger");
  if (status.st_size == 0)
    fail(Kind::not_a_ledger, path,
         "empty, no ledger; `eightfold job plan` makes a new one under another name");
  if (::access(path.c_str(), R_OK) != 0) fail(Kind::not_found, path, std::strerror(errno));

  const std::string file = resolve_links(path);
  const bool file_is_writable = ::access(file.c_str(), W_OK) == 0;
  const int file_error = errno;
  const bool folder_is_writable = ::access(folder_of(file).c_str(), W_OK) == 0;
  const int folder_error = errno;
  if (access == Ledger::Access::write) {
    if (!file_is_writable) fail(Kind::cannot_create, path, std::strerror(file_error));
    if (!folder_is_writable)
      fail(Kind::cannot_create, path,
           fmt::format("its folder can't be written ({}), and a ledger in use keeps two files beside itself",
                       std::strerror(folder_error)));
    return Database::Mode::write;
  }
  // Where it is possible a reader tidies up like a writer; or it would leave those two files behind.
  if (file_is_writable && folder_is_writable) return Database::Mode::write;
  const std::string journal = file + "-wal";
  if (stat(journal.c_str(), &status) != 0 || status.st_size == 0) return Database::Mode::immutable;
  if (::access((file + "-shm").c_str(), R_OK) == 0 && ::access(journal.c_str(), R_OK) == 0)
    return Database::Mode::read;
  fail(Kind::io, path,
       fmt::format(
           "its folder can't be written, and {} has results that are not in it yet; copy both to a folder "
           "of your own, and read it there",
           reports::printable(std::filesystem::path(journal).filename().string())));
}

}  // namespace eightfold::job
