#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "eightfold/reports/pictures/orbit_rows_picture.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::reports {

/// An even sample of a stream of orbits of unknown length. Memory is proportional to `most`.
///
/// Idea: keep the orbits whose position is a multiple of a stride. Once there are 2 * most, drop every second
/// one and double the stride. A random sample was rejected because it differs from one run to the next.
class EvenSample {
 public:
  explicit EvenSample(std::size_t most) : most_(most) {}

  void add(const OrbitRow& orbit);
  /// The number of orbits added.
  std::uint64_t seen() const { return seen_; }
  /// `count` of them, evenly spaced. Precondition: count <= most, count <= seen().
  std::vector<OrbitRow> evenly(std::size_t count) const;

 private:
  std::size_t most_;
  std::uint64_t seen_ = 0;
  std::uint64_t stride_ = 1;
  std::vector<OrbitRow> kept_ = {};
};

/// The orbits that a picture has room for, in order: all of them, or else the short ones and an even sample
/// of the others. An orbit is short if an element other than the identity fixes its members.
class OrbitSample {
 public:
  /// Selects at most `limit` orbits. Without a limit, selects all if there are at most 100, or else 40, or
  /// more if more are short, up to 100. Of those, `full_at_least` are not short if there are so many, without
  /// a number a tenth if two or more are selected.
  explicit OrbitSample(std::optional<std::size_t> limit = {}, std::optional<std::size_t> full_at_least = {});

  void add(const Orbit& orbit);
  std::vector<OrbitRow> selected() const;

 private:
  std::size_t selected_count() const;

  std::optional<std::size_t> limit_;
  std::optional<std::size_t> full_at_least_;
  EvenSample short_;
  EvenSample full_;
};

}  // namespace eightfold::reports
