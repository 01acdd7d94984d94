// The column of the queen of each row, as one group of numbers: [0, 4, 7, 5, 2, 6, 1, 3], (0 4 7 …) or
// 0 4 7 …; or behind the number of the solution, " 1   1 5 8 6 3 7 2 4". Groups of another length are a
// total, or a placement with too few or too many queens: close to N they are placements, and far from it only
// if no group has N numbers.
#include <algorithm>
#include <map>

#include "reports/notation/internal/forms.hpp"

namespace eightfold::reports {
namespace {

constexpr int least_large = 100;         // "15863724 17468253" are digits
constexpr std::size_t least_vector = 3;  // a shorter line of numbers may be a total or a row of a table

// Removes the first number of the groups of the commonest size if it counts them and is among the others of
// the first group, so that they are not vectors.
NumberGroups without_counters(const OutputParts& parts) {
  NumberGroups all = parts.groups;
  std::vector<std::size_t> sizes;
  for (const NumberGroup& group : all.groups) sizes.push_back(group.bracketed ? 0 : group.count);
  const std::size_t size = commonest_size(sizes, least_vector + 1);
  if (size == 0) return all;
  int counted = 0;
  for (const NumberGroup& group : all.groups) {
    if (group.bracketed || group.count != size) continue;
    const auto values = std::span(all.values).subspan(group.first, group.count);
    if (values[0] != ++counted || (counted == 1 && std::ranges::count(values, 1) < 2)) return all;
  }
  if (counted < 2 || size == parts.n) return all;
  for (NumberGroup& group : all.groups) {
    if (group.bracketed || group.count != size) continue;
    const std::string_view text = std::string_view(parts.text.text).substr(group.offset, group.length);
    const auto vector = text.find_first_not_of(" \t,;|", text.find_first_of(" \t,;|"));
    group.offset += vector;
    group.length -= vector;
    ++group.first;
    --group.count;
  }
  return all;
}

}  // namespace

std::size_t commonest_size(std::span<const std::size_t> sizes, std::size_t least) {
  std::map<std::size_t, std::size_t> frequency;
  for (const std::size_t size : sizes)
    if (size >= least) ++frequency[size];
  const auto most = std::ranges::max_element(frequency, {}, [](const auto& entry) { return entry.second; });
  return most == frequency.end() ? 0 : most->first;
}

FormReading read_vectors(const OutputParts& parts) {
  const NumberGroups all = without_counters(parts);
  std::optional<std::size_t> n = parts.n;
  if (!n) {
    std::vector<std::size_t> sizes;
    for (const NumberGroup& group : all.groups) sizes.push_back(group.count);
    if (const std::size_t size = commonest_size(sizes, least_vector); size > 0) n = size;
  }
  const auto has_size = [&](const NumberGroup& group) { return group.count == n; };
  const bool has_n = std::ranges::any_of(all.groups, has_size);
  const auto is_vector = [&](const NumberGroup& group) {
    const auto values = std::span(all.values).subspan(group.first, group.count);
    if (!values.empty() && std::ranges::all_of(values, [](int value) { return value >= least_large; }))
      return false;
    if (has_size(group)) return true;
    return group.count >= (has_n && group.bracketed ? 1 : least_vector) && (!has_n || group.count + 1 >= *n);
  };

  FormReading reading(parts);
  reading.by_row = true;
  bool only_bits = true;
  for (const NumberGroup& group : all.groups) {
    if (!is_vector(group)) continue;
    // A number alone is a total, except that the solution of N = 1 looks the same.
    if (group.count <= 1 && !group.bracketed && !reading.entries.empty()) continue;
    const std::size_t first = reading.queens.size();
    for (int row = 0; const int value : std::span(all.values).subspan(group.first, group.count)) {
      only_bits = only_bits && (value == 0 || value == 1);
      reading.queens.push_back({row++, value});
    }
    reading.add(group.line, group.offset, group.length, first);
    const std::size_t end = group.offset + group.length;
    for (std::size_t i = group.line; i < reading.used.size() && parts.text.lines[i].offset < end; ++i)
      reading.used[i] = true;
  }
  // Rows of 0 and 1 are drawn boards: no placement of three queens has only these columns.
  if (only_bits && n.value_or(0) >= least_vector) reading.entries.clear();
  return reading;
}

}  // namespace eightfold::reports
