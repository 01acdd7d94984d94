#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "reports/job/ledger/lock_holder.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace eightfold::job {

/// The message for a damaged ledger.
inline constexpr std::string_view ledger_is_damaged =
    "damaged; plan the job again with a new ledger, and collect the existing shard files";

/// A wait for a lock of another process.
struct LockWait {
  std::chrono::steady_clock::time_point start = {};
  std::chrono::steady_clock::time_point examined = {};  ///< when `locks` was read
  LockState locks = {};
  std::string holder = {};  ///< process_name; empty if it is unknown
  bool is_stopped = false;  ///< the holder
  double seconds = 0;
};

/// A connection to an existing SQLite file. All functions of this header throw LedgerError with the file
/// name.
class Database {
 public:
  enum class Mode {
    write,
    read,       ///< while other processes may write
    immutable,  ///< without locks and journals
  };
  /// `name` is the file name for messages. Does not read the file.
  Database(const std::string& file, Mode mode, std::string name);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// The first bytes of the file, without interpretation by SQLite; 0 after its end. It uses SQLite's file
  /// descriptor, because closing another one would release the POSIX locks of this process.
  std::array<unsigned char, 100> header() const;

  /// Limits the time to wait for locks. The wait also ends when *stop is not 0.
  void set_lock_timeout(std::chrono::milliseconds limit, const std::atomic<int>* stop = nullptr);
  /// `on_wait` receives a line about a lock wait of two seconds or more, and again if the holder changes.
  void on_lock_wait(std::function<void(const std::string&)> on_wait) { on_wait_ = std::move(on_wait); }

  void execute(const std::string& sql);
  /// The first value of the first row, or an empty text.
  std::string text(const std::string& sql);

  std::int64_t last_insert_id() const;
  bool is_read_only() const;
  /// True if the file was moved or removed.
  bool has_moved() const;

  const std::string& name() const { return name_; }
  /// Throws unless the SQLite result code is SQLITE_OK.
  void check(int code) const;

 private:
  friend class Statement;
  friend class Transaction;
  static int on_busy(void* database, int calls);
  bool continue_waiting(int calls);
  void examine_locks(std::chrono::steady_clock::time_point now);

  std::string name_;
  sqlite3* handle_ = nullptr;
  std::chrono::milliseconds lock_timeout_{};
  const std::atomic<int>* stop_ = nullptr;
  LockWait wait_;  // the current one, or the last
  std::function<void(const std::string&)> on_wait_;
};

/// A prepared statement. Values are bound to ?1, ?2, … in order.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  template <typename... Values>
  void run(const Values&... values);

 private:
  friend class Rows;
  void bind(int index, std::int64_t value);
  void bind(int index, double value);
  void bind(int index, std::string_view value);
  void bind(int index, const std::string& value) { bind(index, std::string_view(value)); }
  void bind(int index, std::integral auto value) { bind(index, static_cast<std::int64_t>(value)); }
  bool step();
  void reset() noexcept;

  Database& database_;
  sqlite3_stmt* handle_ = nullptr;
};

/// The result rows of a statement. A statement can have one Rows at a time.
class Rows {
 public:
  template <typename... Values>
  explicit Rows(Statement& statement, const Values&... values) : statement_(statement) {
    int index = 0;
    (statement.bind(++index, values), ...);
  }
  ~Rows() { statement_.reset(); }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  bool next() { return statement_.step(); }
  std::int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;  ///< empty for NULL

 private:
  Statement& statement_;
};

template <typename... Values>
void Statement::run(const Values&... values) {
  Rows rows(*this, values...);
  while (rows.next()) {
  }
}

/// A transaction. The destructor rolls it back unless it is committed.
class Transaction {
 public:
  enum class Kind {
    read,   ///< all reads see one snapshot
    write,  ///< excludes other writers
  };
  Transaction(Database& database, Kind kind);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  /// Returns when the changes are on the disk.
  void commit();

 private:
  Database& database_;
};

}  // namespace eightfold::job
