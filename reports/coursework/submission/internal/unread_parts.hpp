#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Collects the parts of a submission that cannot be read, and notes.
class UnreadParts {
 public:
  /// `claim` is empty for a part that belongs to no claim. Keeps a limited number of parts of each claim.
  void add(std::string_view claim, std::string_view written, std::string_view reason, Place place);

  /// A line, or a member of JSON, that resembles nothing known.
  void add_unknown(std::string_view written, std::string_view reason, Place place);

  /// Whether further parts of the claim are not kept, so that their reasons are not needed.
  [[nodiscard]] bool is_full(std::string_view claim) const;

  /// Whether a part of the claim cannot be read.
  [[nodiscard]] bool has(std::string_view claim) const { return counts_.contains(claim); }

  /// Whether a thousand parts of the claim cannot be read, so that no other is tried: an exception for each
  /// of millions of lines takes most of a minute. False for the parts without a claim, such as the author.
  [[nodiscard]] bool is_hopeless(std::string_view claim) const;

  /// Calls read(), and adds a part if it throws ParseError or the claim is hopeless. Returns whether it
  /// succeeded.
  template <typename Read>
  bool attempt(std::string_view claim, std::string_view written, Place place, Read read) {
    if (is_hopeless(claim)) {
      add(claim, written, "", place);
      return false;
    }
    try {
      read();
      return true;
    } catch (const PlacedError& error) {
      add(claim, written, error.reason(), error.place().line == 0 ? place : error.place());
    } catch (const reports::ParseError& error) {
      add(claim, written, error.what(), place);
    }
    return false;
  }

  /// "line 4: …". Keeps a limited number.
  void note(Place place, std::string_view text);

  /// A list that is numbered from another base than the declared one.
  void note_base(Place place, int base);

  /// The base of note_base(), if it was called.
  [[nodiscard]] std::optional<int> other_base() const { return other_base_; }

  /// The first part; null if everything can be read.
  [[nodiscard]] const Unread* first() const { return parts_.empty() ? nullptr : parts_.data(); }

  /// Which lines have a part that cannot be read, by their numbers.
  [[nodiscard]] const std::vector<bool>& lines() const { return lines_; }

  /// Moves everything to the submission.
  void finish(Submission& submission) &&;

 private:
  [[nodiscard]] std::size_t count(std::string_view claim) const;

  std::vector<Unread> parts_;
  std::map<std::string, std::size_t, std::less<>> counts_;  // by claim, also of the parts that are not kept
  std::vector<bool> lines_;                                 // which have a part that cannot be read
  std::vector<std::string> notes_;
  std::optional<int> other_base_;
};

/// Whether a form was left blank: null or "" of JSON.
bool is_left_blank(const JsonTree& tree);

/// A value for Unread::written: text as it is, and otherwise its kind or number.
std::string written_of(const JsonTree& tree);

}  // namespace eightfold::coursework
