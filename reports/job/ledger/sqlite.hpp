#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace eightfold::job {

/// What is said of a ledger that does not hold what it should.
inline constexpr std::string_view ledger_is_damaged =
    "damaged; plan the job again into a new ledger, and collect the shards that are there in files";

/// A connection to an SQLite file that exists. Like all of this file it throws LedgerError, with the file's
/// name.
class Database {
 public:
  enum class Mode {
    write,
    read,       ///< beside others who may be writing
    immutable,  ///< as the file lies there, without locks and without a look at its journals
  };
  /// `name` stands in messages. Reads nothing yet.
  Database(const std::string& file, Mode mode, std::string name);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// The first bytes of the file itself, before and without whatever SQLite makes of them; 0 past its end.
  /// Not by a descriptor of our own, because closing that would drop the locks of this process.
  std::array<unsigned char, 100> header() const;

  /// How long to wait for locks: no longer once *stop, if there is one, is not 0.
  void set_lock_timeout(std::chrono::milliseconds limit, const std::atomic<int>* stop = nullptr);

  void execute(const std::string& sql);
  /// The first value of the first row; empty if there is none.
  std::string text(const std::string& sql);

  std::int64_t last_insert_id() const;  ///< the number of the row that was inserted last
  bool is_read_only() const;
  /// True if the file is not, or not any more, what its name leads to.
  bool has_moved() const;

  const std::string& name() const { return name_; }
  void check(int code) const;

 private:
  friend class Statement;
  friend class Transaction;
  static int on_busy(void* database, int calls);

  std::string name_;
  sqlite3* handle_ = nullptr;
  std::chrono::milliseconds lock_timeout_{};
  const std::atomic<int>* stop_ = nullptr;
  std::chrono::steady_clock::time_point wait_start_;
};

/// A prepared statement. Values are bound to ?1, ?2 and so on, in order.
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

/// What a statement finds, row by row. At most one at a time of a statement.
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

/// A transaction, undone unless it is committed.
class Transaction {
 public:
  enum class Kind {
    read,   ///< all reads are of one moment
    write,  ///< the only one of its kind at a time
  };
  Transaction(Database& database, Kind kind);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  /// When it returns, what was written is on the disk.
  void commit();

 private:
  Database& database_;
};

}  // namespace eightfold::job
