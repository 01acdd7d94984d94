#include "eightfold/core/cover/internal/cover_tables.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace eightfold::cover {

CoverTables::CoverTables(const Cover& cover) {
  static_assert(std::endian::native == std::endian::little, "the low bytes of a word come first");
  std::size_t most_options = 0;
  for (int item = 0; item < cover.items(); ++item)
    most_options = std::max(most_options, cover.options_of(item).size());
  const std::size_t lanes = cover.items() <= 32 && most_options <= 32 ? 32 : 64;
  const std::size_t lane_bytes = most_options > 32 ? 8 : lanes == 64 || most_options > 16 ? 4 : 2;
  const std::size_t block_bytes = lane_bytes * lanes;
  const std::size_t bytes = std::max<std::size_t>(1, cover.options()) * block_bytes;
  const auto full_blocks = [bytes] {
    Blocks blocks = hwy::AllocateAligned<std::uint8_t>(bytes);
    std::memset(blocks.get(), 0xff, bytes);
    return blocks;
  };
  kept_ = full_blocks();
  without_ = full_blocks();
  option_at_.assign(block_bytes * 8, 0);
  const auto put = [&](const Blocks& blocks, std::size_t option, std::size_t item, std::uint64_t lane) {
    std::memcpy(blocks.get() + option * block_bytes + item * lane_bytes, &lane, lane_bytes);
  };
  for (std::size_t option = 0; option < cover.options(); ++option) {
    items_.push_back(cover.items_of(option));
    const auto kept = cover.kept_by(option);
    for (std::size_t item = 0; item < kept.size(); ++item) put(kept_, option, item, kept[item]);
  }
  for (int item = 0; item < cover.items(); ++item) {
    const auto options = cover.options_of(item);
    const auto at = static_cast<std::size_t>(item);
    for (std::size_t place = 0; place < options.size(); ++place) {
      option_at_[at * lane_bytes * 8 + place] = options[place];
      put(without_, options[place], at, ~(std::uint64_t{1} << place));
    }
  }
  view_ = {lane_bytes, lanes, cover.items(), kept_.get(), without_.get(), items_.data(), option_at_.data()};
}

}  // namespace eightfold::cover
