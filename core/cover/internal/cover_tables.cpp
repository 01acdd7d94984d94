#include "core/cover/internal/cover_tables.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/cover/internal/aligned_memory.hpp"

namespace eightfold::cover {

CoverTables::CoverTables(const Cover& cover, const Cover::Partial& base) {
  int most_options = 0;
  for (int item = 0; item < cover.items(); ++item) {
    if ((base.covered >> item & 1) != 0) continue;
    options_[items] = std::popcount(base.remaining[static_cast<std::size_t>(item)]);
    most_options = std::max(most_options, options_[items]);
    item_at[items++] = static_cast<std::uint8_t>(item);
  }
  lanes = items <= 32 && most_options <= 32 ? 32 : 64;
  lane_bytes = most_options > 32 ? 8 : lanes == 64 || most_options > 16 ? 4 : 2;
  make_blocks(cover, number_options(cover, base));
}

std::vector<std::uint16_t> CoverTables::number_options(const Cover& cover, const Cover::Partial& base) {
  const std::size_t width = lane_bytes * 8;
  option_at.assign(lanes * width, 0);
  place_at.assign(lanes * width, 0);
  constexpr std::uint16_t unnumbered = Cover::max_options;
  std::vector<std::uint16_t> numbers(cover.options(), unnumbered);
  std::vector<std::uint16_t> options;
  for (std::size_t lane = 0; lane < items; ++lane) {
    const std::size_t item = item_at[lane];
    std::size_t at = lane * width;
    for (std::uint64_t places = base.remaining[item]; places != 0; places &= places - 1, ++at) {
      const int place = std::countr_zero(places);
      const std::uint16_t option = cover.options_of(static_cast<int>(item))[static_cast<std::size_t>(place)];
      if (numbers[option] == unnumbered) {
        numbers[option] = static_cast<std::uint16_t>(options.size());
        options.push_back(option);
      }
      option_at[at] = numbers[option];
      place_at[at] = static_cast<std::uint8_t>(place);
    }
  }
  return options;
}

void CoverTables::make_blocks(const Cover& cover, const std::vector<std::uint16_t>& options) {
  static_assert(std::endian::native == std::endian::little, "the low bytes of a word come first");
  const std::size_t block_bytes = lane_bytes * lanes;
  const std::size_t bytes = std::max<std::size_t>(1, options.size()) * block_bytes;
  for (Blocks* blocks : {&kept, &without}) {
    *blocks = allocate_aligned<std::uint8_t>(bytes);
    std::memset(blocks->get(), 0xff, bytes);
  }
  for (std::size_t number = 0; number < options.size(); ++number) {
    const auto put = [&](const Blocks& blocks, std::size_t lane, std::uint64_t bits) {
      std::memcpy(blocks.get() + number * block_bytes + lane * lane_bytes, &bits, lane_bytes);
    };
    const std::size_t option = options[number];
    std::uint64_t covered = 0;
    for (std::size_t lane = 0; lane < items; ++lane) {
      const std::size_t item = item_at[lane];
      const std::uint64_t remaining = packed(cover.kept_by(option)[item], lane);
      put(kept, lane, remaining);
      if ((cover.items_of(option) >> item & 1) == 0) continue;
      put(without, lane, ~remaining);  // of the options of its own items, an option keeps itself only
      covered |= std::uint64_t{1} << lane;
    }
    covers.push_back(covered);
  }
}

std::uint64_t CoverTables::packed(std::uint64_t bits, std::size_t lane) const {
  const std::size_t begin = lane * lane_bytes * 8;
  std::uint64_t result = 0;
  for (int i = 0; i < options_[lane]; ++i)
    result |= (bits >> place_at[begin + static_cast<std::size_t>(i)] & 1) << i;
  return result;
}

Start CoverTables::start_of(const Cover::Partial& partial) const {
  Start start;
  for (std::size_t item = 0; item < Cover::max_items; ++item)
    start.chosen[item] = static_cast<std::uint8_t>(std::countr_zero(partial.remaining[item]));
  for (std::size_t lane = 0; lane < items; ++lane) {
    const std::size_t item = item_at[lane];
    start.remaining[lane] = packed(partial.remaining[item], lane);
    if ((partial.covered >> item & 1) == 0) start.open |= std::uint64_t{1} << lane;
  }
  return start;
}

}  // namespace eightfold::cover
