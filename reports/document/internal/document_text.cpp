#include <fmt/core.h>

#include <algorithm>

#include "reports/document/internal/document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view margin = "    ";
constexpr std::string_view no_break_space = "\u00a0";

struct TextWriter {
  const Style& style;
  std::size_t page_width = static_cast<std::size_t>(style.prose_columns());
  std::string out = {};

  void add_heading(std::string_view text) {
    if (!out.empty()) out += '\n';
    out += style.heading(in_charset(clean_line(text), style)) + '\n';
  }

  // Non-breaking spaces keep math on one line.
  void operator()(const Paragraph& paragraph) {
    std::string text;
    for (const Run& run : paragraph.runs) {
      const std::string piece = in_charset(clean_line(run.text), style);
      const bool unbroken = run.kind == Run::Kind::math && width_of(piece) <= page_width;
      text += unbroken ? with_all_replaced(piece, " ", no_break_space) : piece;
    }
    out += '\n' + with_all_replaced(wrapped(text, {"", "", page_width}), no_break_space, " ");
  }

  void operator()(const Display& display) {
    const std::string first(margin);
    out += '\n';
    for (const std::string& line : display_lines(display, page_width - margin.size()))
      out += wrapped(in_charset(line, style), {first, first + "  ", page_width});
  }

  void operator()(const List& list) {
    out += '\n';
    int number = 0;
    for (const Runs& item : list.items) {
      const std::string mark = list.numbered ? fmt::format("{:2}. ", ++number) : "  - ";
      out += wrapped(in_charset(plain_text(item), style), {mark, std::string(margin), page_width});
    }
  }

  void operator()(const CodeBlock& code) { add_lines(code.lines); }

  void operator()(const Boards& boards) {
    if (boards.side_by_side) {
      out += '\n' + in_charset(boards_side_by_side(boards, style), style);
      return;
    }
    for (const DocumentBoard& board : boards.boards) {
      if (!board.label.empty()) (*this)(label_of(board));
      add_lines(drawn_lines(board, boards.rule, style));
    }
  }

  void operator()(const Table& table) {
    std::vector<TextColumn> columns;
    for (const Column& column : table.columns)
      columns.push_back({.title = plain_text(column.head), .to_the_right = column.is_number, .folds = true});
    std::vector<TextRow> rows;
    for (const auto& row : table.rows)
      std::ranges::transform(row, std::back_inserter(rows.emplace_back()),
                             [](const Runs& cell) { return plain_text(cell); });
    out += '\n' + table_text(columns, rows, style);
  }

  void add_lines(const std::vector<std::string>& lines) {
    out += '\n';
    for (const std::string& line : lines) append_format(out, "{}{}\n", margin, line);
  }
};

}  // namespace

std::string document_text(const Document& document, const Style& style) {
  TextWriter writer = {style};
  writer.add_heading(document.title);
  write_blocks(document, writer, [&](int number, const std::string& section) {
    writer.add_heading(document.is_numbered ? fmt::format("{}  {}", number, section) : section);
  });
  return std::move(writer.out);
}

}  // namespace eightfold::reports
