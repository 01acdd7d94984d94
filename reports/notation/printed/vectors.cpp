// The column of the queen of each row, as one group of numbers: [0, 4, 7, 5, 2, 6, 1, 3], (0 4 7 …) or
// 0 4 7 …; or behind the number of the solution, " 1   1 5 8 6 3 7 2 4". Groups of another length are a
// total, or a placement with too few or too many queens: close to N they are placements, and far from it only
// if no group has N numbers.
#include <algorithm>
#include <map>

#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {
namespace {

constexpr std::int16_t least_large = 100;  // "15863724 17468253" are digits
constexpr int least_vector = 3;            // a shorter line of numbers may be a total or a row of a table

struct VectorFilter {
  const NumberGroups& all;
  std::optional<int> n;
  bool has_n = false;  // whether some group has n numbers

  bool has_size(const NumberGroup& group) const { return n && static_cast<int>(group.count) == *n; }

  bool is_vector(const NumberGroup& group) const {
    const int count = static_cast<int>(group.count);
    const auto first = all.values.begin() + group.first;
    if (count > 0 && std::all_of(first, first + count, [](auto value) { return value >= least_large; }))
      return false;
    if (has_size(group)) return true;
    if (has_n && group.bracketed) return count >= std::max(*n - 1, 1);
    return count >= (has_n ? std::max(*n - 1, least_vector) : least_vector);
  }
};

// Removes the first number of the groups of the commonest size if it counts them and is among the others of
// the first group, so that they are not vectors.
NumberGroups without_counters(const OutputParts& parts) {
  NumberGroups all = parts.groups;
  std::vector<std::uint32_t> sizes;
  for (const NumberGroup& group : all.groups) sizes.push_back(group.bracketed ? 0 : group.count);
  const auto size = static_cast<std::uint32_t>(commonest_size(sizes, least_vector + 1));
  if (size == 0) return all;
  std::int16_t counted = 0;
  for (const NumberGroup& group : all.groups) {
    if (group.bracketed || group.count != size) continue;
    const auto first = all.values.begin() + group.first;
    if (*first != ++counted) return all;
    if (counted == 1 && std::find(first + 1, first + group.count, 1) == first + group.count) return all;
  }
  if (counted < 2 || (parts.n && static_cast<std::uint32_t>(*parts.n) == size)) return all;
  for (NumberGroup& group : all.groups) {
    if (group.bracketed || group.count != size) continue;
    const std::string_view text = std::string_view(parts.text.text).substr(group.offset, group.length);
    const auto vector = text.find_first_not_of(" \t,;|", text.find_first_of(" \t,;|"));
    group.offset += static_cast<std::uint32_t>(vector);
    group.length -= static_cast<std::uint32_t>(vector);
    ++group.first;
    --group.count;
  }
  return all;
}

}  // namespace

int commonest_size(std::span<const std::uint32_t> sizes, std::uint32_t least) {
  std::map<std::uint32_t, std::size_t> frequency;
  for (const std::uint32_t size : sizes)
    if (size >= least) ++frequency[size];
  const auto most = std::ranges::max_element(frequency, {}, [](const auto& entry) { return entry.second; });
  return most == frequency.end() ? 0 : static_cast<int>(most->first);
}

FormReading read_vectors(const OutputParts& parts) {
  const NumberGroups all = without_counters(parts);
  VectorFilter filter{all, parts.n};
  if (!filter.n) {
    std::vector<std::uint32_t> sizes;
    for (const NumberGroup& group : all.groups) sizes.push_back(group.count);
    if (const int size = commonest_size(sizes, least_vector); size > 0) filter.n = size;
  }
  filter.has_n =
      std::ranges::any_of(all.groups, [&](const NumberGroup& group) { return filter.has_size(group); });

  FormReading reading;
  reading.by_row = true;
  reading.used.resize(parts.text.lines.size());
  bool only_bits = true;
  for (const NumberGroup& group : all.groups) {
    if (!filter.is_vector(group)) continue;
    // A number alone is a total, except that the solution of N = 1 looks the same.
    if (group.count <= 1 && !group.bracketed && !reading.entries.empty()) continue;
    const auto first = static_cast<std::uint32_t>(reading.queens.size());
    for (std::uint32_t i = 0; i < group.count; ++i) {
      const std::int16_t value = all.values[group.first + i];
      only_bits = only_bits && (value == 0 || value == 1);
      reading.queens.push_back({static_cast<std::int16_t>(std::min<std::uint32_t>(i, max_size + 1)), value});
    }
    reading.entries.push_back({group.line, group.offset, group.length, first, group.count});
    reading.used[group.line] = true;
  }
  // Rows of 0 and 1 are drawn boards: no placement of three queens has only these columns.
  if (only_bits && filter.n.value_or(0) >= least_vector) reading.entries.clear();
  return reading;
}

}  // namespace eightfold::reports
