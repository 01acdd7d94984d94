#include "reports/cli/help/help_text.hpp"

#include <algorithm>

namespace eightfold::cli {
namespace {

constexpr std::size_t item_indent = 2;

HelpItem item_of(std::string_view line) {
  const std::size_t gap = std::min(line.find("  "), line.size());
  const std::size_t text = std::min(line.find_first_not_of(' ', gap), line.size());
  return {std::string(line.substr(0, gap)), std::string(line.substr(text))};
}

}  // namespace

std::string in_one_line(std::string_view text) {
  std::string out(text);
  std::ranges::replace(out, '\n', ' ');
  for (std::size_t gap = 0; (gap = out.find("  ", gap)) != std::string::npos;)
    out.replace(gap, std::min(out.find_first_not_of(' ', gap), out.size()) - gap, ": ");
  return out;
}

std::vector<HelpBlock> help_blocks(std::string_view details) {
  std::vector<HelpBlock> blocks;
  bool continues = false;  // the last block
  while (!details.empty()) {
    std::string_view line = details.substr(0, details.find('\n'));
    details.remove_prefix(std::min(line.size() + 1, details.size()));
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    line.remove_prefix(indent);
    const bool is_item = indent > 0;
    if (line.empty()) {
      continues = false;
      continue;
    }
    if (!continues || is_item == blocks.back().items.empty()) blocks.emplace_back();
    HelpBlock& block = blocks.back();
    continues = true;
    if (!is_item)
      block.paragraph.append(block.paragraph.empty() ? "" : "\n").append(line);
    else if (indent <= item_indent || block.items.empty())
      block.items.push_back(item_of(line));
    else
      block.items.back().text.append(" ").append(line);
  }
  return blocks;
}

}  // namespace eightfold::cli
