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

class TextWriter {
 public:
  explicit TextWriter(const Style& style)
      : style_(style), page_width_(static_cast<std::size_t>(style.prose_columns())) {}

  void add_heading(std::string_view text) {
    if (!out_.empty()) out_ += '\n';
    out_ += style_.heading(in_charset(clean_line(text), style_)) + '\n';
  }

  // Non-breaking spaces keep math on one line.
  void operator()(const Paragraph& paragraph) {
    std::string text;
    for (const Run& run : paragraph.runs) {
      const std::string piece = in_charset(clean_line(run.text), style_);
      const bool unbroken = run.kind == Run::Kind::math && width_of(piece) <= page_width_;
      text += unbroken ? with_all_replaced(piece, " ", no_break_space) : piece;
    }
    out_ += '\n' + with_all_replaced(wrapped(text, {"", "", page_width_}), no_break_space, " ");
  }

  void operator()(const Display& display) {
    const std::string first(margin);
    out_ += '\n';
    for (const std::string& line : display_lines(display, page_width_ - margin.size()))
      out_ += wrapped(in_charset(line, style_), {first, first + "  ", page_width_});
  }

  void operator()(const List& list) {
    out_ += '\n';
    int number = 0;
    for (const Runs& item : list.items) {
      const std::string mark = list.numbered ? fmt::format("{:2}. ", ++number) : "  - ";
      out_ += wrapped(in_charset(plain_text(item), style_), {mark, std::string(margin), page_width_});
    }
  }

  void operator()(const CodeBlock& code) { add_lines(code.lines); }

  void operator()(const Boards& boards) {
    if (boards.side_by_side) {
      out_ += '\n' + in_charset(boards_side_by_side(boards, style_), style_);
      return;
    }
    for (const DocumentBoard& board : boards.boards) {
      if (!board.label.empty()) (*this)(Paragraph{{{Run::Kind::text, labeled(board)}}});
      add_lines(drawn_lines(board, boards.rule, style_));
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
    out_ += '\n' + table_text(columns, rows, style_);
  }

  std::string text() && { return std::move(out_); }

 private:
  void add_lines(const std::vector<std::string>& lines) {
    out_ += '\n';
    for (const std::string& line : lines) append_format(out_, "{}{}\n", margin, line);
  }

  const Style& style_;
  std::size_t page_width_;
  std::string out_;
};

}  // namespace

std::string document_text(const Document& document, const Style& style) {
  TextWriter writer(style);
  writer.add_heading(document.title);
  for (const Block& block : document.opening) std::visit(writer, block);
  int number = 0;
  for (const Section& section : document.sections) {
    writer.add_heading(document.is_numbered ? fmt::format("{}  {}", ++number, section.title) : section.title);
    for (const Block& block : section.blocks) std::visit(writer, block);
  }
  return std::move(writer).text();
}

}  // namespace eightfold::reports
