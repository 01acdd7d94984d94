// Creates and opens ledger files. A new ledger is created in a temporary folder and moved to its path in one
// step that never replaces a file, so no incomplete ledger and no journal appears under its name. Signals are
// blocked meanwhile.
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "reports/io/internal/temporary_file.hpp"
#include "reports/job/ledger/ledger_state.hpp"
#include "reports/text/internal/quote.hpp"

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

// SQLite writes its journals next to the file, not next to a link to it.
std::string resolve_links(const std::string& path) {
  std::error_code error;
  const auto file = std::filesystem::canonical(path, error);
  return error ? path : file.string();
}

// A temporary folder, which the destructor removes with its contents.
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

// Throws if the path exists, or if a journal of another ledger with this name exists.
void check_path_is_free(const std::string& path) {
  struct stat status {};
  if (lstat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) fail(Kind::cannot_create, path, std::strerror(EISDIR));
    fail(Kind::exists, path, "already exists; give another name or remove it");
  }
  for (const char* suffix : {"-wal", "-journal"})
    if (lstat((path + suffix).c_str(), &status) == 0)
      fail(Kind::exists, path + suffix,
           "belongs to a removed ledger of the same name; remove it or give another name");
}

void move_into_place(const std::string& temporary, const std::string& path) {
  if (reports::rename_file(temporary.c_str(), path.c_str(), reports::Existing::keep)) return;
  if (errno == EEXIST) check_path_is_free(path);
  fail(Kind::cannot_create, path, std::strerror(errno));
}

}  // namespace

void Ledger::create(const std::string& path, const Spec& spec) {
  check_path_is_free(path);
  const reports::SignalsBlocked blocked;
  const TemporaryFolder folder(path, Kind::cannot_create);
  const std::string temporary = folder / "ledger";
  std::ofstream(temporary).close();
  {
    Database database(temporary, Database::Mode::write, path);
    create_tables(database, spec);
  }
  move_into_place(temporary, path);
  if (reports::sync_folder_of(path)) return;
  const int error = errno;
  unlink(path.c_str());
  fail(Kind::io, path, std::strerror(error));
}

Database::Mode open_mode(const std::string& path, Ledger::Access access) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0)
    fail(Kind::not_found, path,
         errno == ENOENT ? "no such file; create a ledger with `eightfold job plan`" : std::strerror(errno));
  if (S_ISDIR(status.st_mode)) fail(Kind::not_a_ledger, path, "is a folder, not a ledger");
  if (!S_ISREG(status.st_mode)) fail(Kind::not_a_ledger, path, "not a regular file");
  if (status.st_size == 0)
    fail(Kind::not_a_ledger, path,
         "empty file, not a ledger; create one under another name with `eightfold job plan`");
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
           fmt::format("its folder is not writable ({}); SQLite must create two files in it",
                       std::strerror(folder_error)));
    return Database::Mode::write;
  }
  // A reader with write permission opens the file for writing; otherwise SQLite would leave the two files
  // behind.
  if (file_is_writable && folder_is_writable) return Database::Mode::write;
  const std::string journal = file + "-wal";
  if (stat(journal.c_str(), &status) != 0 || status.st_size == 0) return Database::Mode::immutable;
  if (::access((file + "-shm").c_str(), R_OK) == 0 && ::access(journal.c_str(), R_OK) == 0)
    return Database::Mode::read;
  fail(Kind::io, path,
       fmt::format(
           "its folder is not writable and {} has results that are not in it yet; copy both files to a "
           "writable folder",
           reports::printable(std::filesystem::path(journal).filename().string())));
}

}  // namespace eightfold::job
