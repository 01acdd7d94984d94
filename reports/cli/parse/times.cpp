// std::chrono::parse would do this, but no standard library of Debian 12 has it; strptime accepts too much.
#include "reports/cli/parse/times.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using std::chrono::sys_seconds;

// Takes parts from the front of a text. After the first part that does not match, everything fails.
class TimeReader {
 public:
  explicit TimeReader(std::string_view text) : text_(text) {}

  // A number of exactly this many digits, within the range.
  int number(std::size_t digits, int least, int greatest) {
    int value = 0;
    const char* const end = text_.data() + std::min(digits, text_.size());
    const bool starts_with_digit = !text_.empty() && '0' <= text_[0] && text_[0] <= '9';
    const auto [stopped, error] = std::from_chars(text_.data(), end, value);
    ok_ = ok_ && starts_with_digit && text_.size() >= digits && error == std::errc() && stopped == end &&
          least <= value && value <= greatest;
    text_.remove_prefix(std::min(digits, text_.size()));
    return value;
  }

  void expect(char sign) { ok_ = take(std::string_view(&sign, 1)) && ok_; }

  // Takes one of the signs if it comes next.
  bool take(std::string_view signs) {
    const bool found = !text_.empty() && signs.find(text_[0]) != std::string_view::npos;
    if (found) last_ = text_[0];
    text_.remove_prefix(found ? 1 : 0);
    return found;
  }

  void skip_digits() { text_.remove_prefix(std::min(text_.find_first_not_of("0123456789"), text_.size())); }

  char last() const { return last_; }  // the sign that take() found
  bool at_end() const { return text_.empty(); }
  bool ok() const { return ok_; }

 private:
  std::string_view text_;
  char last_ = '\0';
  bool ok_ = true;
};

sys_seconds in_local_time(std::chrono::year_month_day date, seconds of_day) {
  std::tm parts{};
  parts.tm_year = static_cast<int>(date.year()) - 1900;
  parts.tm_mon = static_cast<int>(static_cast<unsigned>(date.month())) - 1;
  parts.tm_mday = static_cast<int>(static_cast<unsigned>(date.day()));
  parts.tm_sec = static_cast<int>(of_day.count());
  parts.tm_isdst = -1;
  return sys_seconds(seconds(std::mktime(&parts)));
}

std::optional<sys_seconds> parsed(std::string_view text) {
  TimeReader reader(text);
  const int year = reader.number(4, 1970, 9999);
  reader.expect('-');
  const int month = reader.number(2, 1, 12);
  reader.expect('-');
  const int day = reader.number(2, 1, 31);
  const std::chrono::year_month_day date{std::chrono::year(year),
                                         std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day))};
  if (!reader.ok() || !date.ok()) return std::nullopt;
  if (reader.at_end()) return in_local_time(date, hours(24) - seconds(1));

  if (!reader.take("T ")) return std::nullopt;
  seconds of_day = hours(reader.number(2, 0, 23));
  reader.expect(':');
  of_day += minutes(reader.number(2, 0, 59));
  if (reader.take(":")) of_day += seconds(reader.number(2, 0, 60));
  if (reader.take(".")) reader.skip_digits();
  if (reader.ok() && reader.at_end()) return in_local_time(date, of_day);

  seconds offset{0};
  if (!reader.take("Z")) {
    if (!reader.take("+-")) return std::nullopt;
    const int sign = reader.last() == '+' ? 1 : -1;
    offset = sign * hours(reader.number(2, 0, 14));
    reader.take(":");
    offset += sign * minutes(reader.number(2, 0, 59));
  }
  if (!reader.ok() || !reader.at_end()) return std::nullopt;
  return std::chrono::sys_days(date) + of_day - offset;
}

}  // namespace

std::chrono::sys_seconds parse_latest_time(std::string_view name, std::string_view text) {
  auto latest = sys_seconds::min();
  for (;;) {
    const std::string_view one = text.substr(0, text.find(','));
    const auto time = parsed(one);
    if (!time)
      throw usage_error("{}: {} is not a time; give one like 2026-11-30T23:59+01:00", name,
                        reports::quote(one));
    latest = std::max(latest, *time);
    if (one.size() == text.size()) return latest;
    text.remove_prefix(one.size() + 1);
  }
}

double parse_duration(std::string_view name, std::string_view text) {
  constexpr std::uint64_t longest = 1000 * 3600;
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  const std::string_view unit(stopped, static_cast<std::size_t>(end - stopped));
  const std::uint64_t seconds = unit == "s" ? 1 : unit == "m" ? 60 : unit == "h" ? 3600 : 0;
  if (error != std::errc() || seconds == 0)
    throw usage_error("{}: {} is not a valid duration; give a number and a unit, like 30s, 5m or 2h", name,
                      reports::quote(text));
  if (number == 0 || number > longest / seconds)
    throw usage_error("{}: {} is out of range; give 1s to 1000h", name, reports::printable(text));
  return static_cast<double>(number * seconds);
}

}  // namespace eightfold::cli
