#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string_view>

namespace eightfold::cli {

/// A short list of words in a declaration: choices, or the names of options. Compilation fails if there are
/// more than 14.
class Words {
 public:
  constexpr Words() = default;
  constexpr Words(std::initializer_list<std::string_view> words)
      : Words(std::span(words.begin(), words.size())) {}
  constexpr Words(std::span<const std::string_view> words) {  // NOLINT(google-explicit-constructor)
    for (const std::string_view word : words) words_.at(size_++) = word;
  }
  template <std::size_t size>
  constexpr Words(const std::array<std::string_view, size>& words)  // NOLINT(google-explicit-constructor)
      : Words(std::span<const std::string_view>(words)) {}

  constexpr const std::string_view* begin() const { return words_.data(); }
  constexpr const std::string_view* end() const { return words_.data() + size_; }
  constexpr const std::string_view* data() const { return words_.data(); }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  /// Precondition: the word is one of them.
  constexpr std::size_t index_of(std::string_view word) const {
    return static_cast<std::size_t>(std::find(begin(), end(), word) - begin());
  }

 private:
  std::array<std::string_view, 14> words_{};
  std::size_t size_ = 0;
};

/// The kind of a value or an argument. The parser checks numbers and ranges; completions offer files, folders
/// and commands. Files and folders are read, output files are written. A file or a placement may be "-", the
/// standard input.
enum class ValueKind { text, number, range, placement, file, folder, output_file, output_folder, command };

inline constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// The smallest and the greatest number allowed. In a range, both ends must be within them.
struct Bounds {
  std::uint64_t least = 0;
  std::uint64_t greatest = no_limit;
  std::string_view reason = {};  ///< the reason for the upper limit, for the message; may be empty
};

/// An option of a command. Parsing, help, completions and suggestions use it.
struct Option {
  std::string_view name;        ///< without hyphens
  char letter = '\0';           ///< the short form; '\0' if there is none
  std::string_view value = {};  ///< what help calls its value; empty for a switch
  std::string_view help;        ///< a sentence without a period
  Words choices = {};           ///< the valid values, if they are a closed set; an underscore equals a hyphen
  bool shapes = false;          ///< a number may be rows and columns instead: "8x10"
  bool or_file = false;         ///< a value with a dot or a slash is the path of a file instead
  ValueKind kind = ValueKind::text;
  Bounds bounds = {};              ///< for numbers and ranges
  std::string_view fallback = {};  ///< the value without the option; may be empty
  std::string_view remedy = {};    ///< what to give; if it is not empty, the option is required
  Words needs = {};                ///< one of these options must be given too
  Words excludes = {};             ///< none of these options may be given with it
  Words formats = {};  ///< for output files: those that are written; empty: the choices of `--format`

  // Variants of an option that several commands share.
  constexpr Option with_help(std::string_view text) const {
    Option option = *this;
    option.help = text;
    return option;
  }
  constexpr Option needing(Words options) const {
    Option option = *this;
    option.needs = options;
    return option;
  }
  constexpr Option excluding(Words options) const {
    Option option = *this;
    option.excludes = options;
    return option;
  }
};

/// An option with a number as its value.
constexpr Option number_option(std::string_view name, std::string_view value, std::string_view help,
                               const Bounds& bounds = {}, std::string_view fallback = {}) {
  return {.name = name,
          .value = value,
          .help = help,
          .kind = ValueKind::number,
          .bounds = bounds,
          .fallback = fallback};
}

/// An option with one of these values.
constexpr Option choice_option(std::string_view name, std::string_view value, std::string_view help,
                               const Words& choices, std::string_view fallback = {}) {
  return {.name = name, .value = value, .help = help, .choices = choices, .fallback = fallback};
}

/// An option with a file to read as its value.
constexpr Option file_option(std::string_view name, std::string_view help) {
  return {.name = name, .value = "FILE", .help = help, .kind = ValueKind::file};
}

/// An argument of a command.
struct Argument {
  std::string_view name;         ///< as in usage lines: "N", "FILE"
  std::string_view remedy = {};  ///< what to give if it is missing; empty: the bounds
  ValueKind kind = ValueKind::text;
  Bounds bounds = {};                            ///< for numbers and ranges
  Words choices = {};                            ///< the valid words, if they are a closed set
  std::span<const std::string_view> names = {};  ///< the same for more words than messages can list
  bool optional = false;
  bool repeats = false;           ///< one or more; only for the last argument
  bool shapes = false;            ///< a number may be rows and columns instead: "8x10"
  std::string_view instead = {};  ///< an option that replaces the argument, or empty
  Words extensions = {};          ///< for folders: those of the files that are read, like ".json"

  /// The same argument, which an option may replace.
  constexpr Argument or_option(std::string_view option, std::string_view new_remedy) const {
    Argument argument = *this;
    argument.remedy = new_remedy;
    argument.instead = option;
    return argument;
  }
};

/// The argument N as a number or a range.
constexpr Argument range_argument(std::string_view remedy, const Bounds& bounds,
                                  std::string_view instead = {}) {
  return {.name = "N", .remedy = remedy, .kind = ValueKind::range, .bounds = bounds, .instead = instead};
}

}  // namespace eightfold::cli
