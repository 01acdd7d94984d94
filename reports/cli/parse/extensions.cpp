#include "reports/cli/parse/extensions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

struct FormatExtensions {
  std::string_view format;
  Words extensions;
};

constexpr Words text_extensions = {"txt"};

// A format that is not here has no extension, like `gradescope`, or that of `vector`, the first of the
// notations.
constexpr auto extensions_of_formats = std::to_array<FormatExtensions>({
    {"text", text_extensions},
    {"vector", text_extensions},
    {"json", {"json"}},
    {"ndjson", {"ndjson", "jsonl"}},
    {"csv", {"csv"}},
    {"html", {"html", "htm"}},
    {"markdown", {"md", "markdown"}},
    {"latex", {"tex"}},
    {"svg", {"svg"}},
    {"png", {"png"}},
    {"pdf", {"pdf"}},
    {"dot", {"dot", "gv"}},
    {"junit", {"xml"}},
    {"opb", {"opb"}},
    {"veripb", {"pbp"}},
});

// Of formats that no command writes.
constexpr auto other_extensions = std::to_array<std::string_view>(
    {"jpg", "jpeg", "gif", "webp", "bmp",  "tif", "tiff", "ps",  "eps", "doc", "docx", "odt", "rtf",
     "xls", "xlsx", "ods", "tsv",  "yaml", "yml", "toml", "zip", "gz",  "bz2", "xz",   "zst"});

bool contains(const auto& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

Words extensions_of(std::string_view format) {
  const auto row = std::ranges::find(extensions_of_formats, format, &FormatExtensions::format);
  return row == extensions_of_formats.end() ? Words() : row->extensions;
}

// In lower case, without its dot.
std::string extension_of(const std::string& path) {
  const std::string extension = reports::folded(std::filesystem::path(path).extension().string());
  return extension.empty() ? extension : extension.substr(1);
}

bool is_known(std::string_view extension) {
  return contains(other_extensions, extension) ||
         std::ranges::any_of(extensions_of_formats, [&](const FormatExtensions& each) {
           return contains(each.extensions, extension);
         });
}

}  // namespace

std::string_view expect_extension(std::string_view option, const std::string& file, const Words& formats,
                                  std::string_view command, std::string_view remedy) {
  const std::string extension = extension_of(file);
  if (!is_known(extension)) return {};
  std::vector<std::string> instead;
  for (const std::string_view format : formats) {
    const Words extensions = extensions_of(format);
    if (contains(extensions, extension)) return format;
    if (!extensions.empty()) instead.push_back(fmt::format(".{}", *extensions.begin()));
  }
  throw usage_error("--{}: {}: {} does not write .{}; use {}{}", option, reports::clean_line(file), command,
                    extension, reports::phrase(instead, {}, "or"), remedy);
}

void apply_extensions(CommandLine& line, const Command& command) {
  const auto format = std::ranges::find(command.options, "format", &Option::name);
  for (const Option& option : command.options) {
    if (option.kind != ValueKind::output_file || !line.has(option.name)) continue;
    const std::string file = line.text(option.name);
    const bool selects = option.formats.empty() && format != command.options.end();
    if (selects && line.has("format")) continue;
    const std::string_view selected =
        expect_extension(option.name, file, selects ? format->choices : option.formats, command.name,
                         selects ? ", or add --format" : "");
    // Text is the default where it is a choice, and for a list any of its notations.
    if (!selects || selected.empty() || contains(text_extensions, extension_of(file))) continue;
    line.options.emplace("format", selected);
    line.format_file = file;
  }
}

}  // namespace eightfold::cli
