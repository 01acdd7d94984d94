#include <fmt/core.h>

#include <algorithm>

#include "reports/document/internal/document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t page_width = 80;

// Removes unnecessary backslashes, so that the source is easier to read: before an equals sign between
// spaces, a colon after a word, and a period after a word that ends with w.
std::string relaxed(std::string_view escaped) {
  std::string result;
  for (std::size_t i = 0; i < escaped.size(); ++i) {
    if (escaped[i] != '\\' || i + 1 == escaped.size()) {
      result += escaped[i];
      continue;
    }
    const char before = result.empty() ? ' ' : result.back();
    const char mark = escaped[++i];
    const bool ends_word = i + 1 == escaped.size() || escaped[i + 1] == ' ';
    const bool needless =
        ends_word && ((mark == '=' && before == ' ' && !result.empty()) || (mark == ':' && before != ' ') ||
                      (mark == '.' && (before == 'w' || before == 'W')));
    if (!needless) result += '\\';
    result += mark;
  }
  return result;
}

// Keeps leading spaces, which markdown_escape() removes as the margin of a line.
std::string escaped(const std::string& text) {
  return text.substr(0, std::min(text.find_first_not_of(' '), text.size())) + markdown_escape(text);
}

std::string marked(const Runs& runs) {
  std::string result;
  std::string plain;
  const auto flush = [&] {
    result += escaped(plain);
    plain.clear();
  };
  for (const Run& run : runs) {
    const std::string text = clean_line(run.text);
    const bool as_code = run.kind == Run::Kind::code && text.find_first_of("`|\\") == std::string::npos;
    const std::string_view mark = as_code                           ? "`"
                                  : run.kind == Run::Kind::emphasis ? "*"
                                  : run.kind == Run::Kind::strong   ? "**"
                                                                    : "";
    if (mark.empty()) {
      plain += text;
      continue;
    }
    flush();
    result.append(mark).append(as_code ? text : escaped(text)).append(mark);
  }
  flush();
  return relaxed(result);
}

struct MarkdownWriter {
  std::string out;

  void add_heading(std::string_view mark, std::string_view text) {
    if (!out.empty()) out += '\n';
    append_format(out, "{}{}\n", mark, relaxed(escaped(clean_line(text))));
  }

  void operator()(const Paragraph& paragraph) { out += '\n' + marked(paragraph.runs) + '\n'; }
  void operator()(const Display& display) { add_lines(display_lines(display, page_width)); }
  void operator()(const CodeBlock& code) { add_lines(code.lines); }

  void operator()(const List& list) {
    out += '\n';
    int number = 0;
    for (const Runs& item : list.items)
      append_format(out, "{} {}\n", list.numbered ? fmt::format("{}.", ++number) : "-", marked(item));
  }

  void operator()(const Boards& boards) {
    if (boards.side_by_side) {
      append_format(out, "\n```text\n{}```\n", boards_side_by_side(boards, {}));
      return;
    }
    for (const DocumentBoard& board : boards.boards) {
      if (!board.label.empty()) (*this)(label_of(board));
      add_lines(drawn_lines(board, boards.rule, {}));
    }
  }

  void operator()(const Table& table) {
    const auto head = [](const Column& column) { return marked(column.head); };
    const auto rule = [](const Column& column) { return column.is_number ? "---:" : "---"; };
    append_format(out, "\n| {} |\n| {} |\n", joined(table.columns, " | ", head),
                  joined(table.columns, " | ", rule));
    for (const auto& row : table.rows) append_format(out, "| {} |\n", joined(row, " | ", marked));
  }

  void add_lines(const std::vector<std::string>& lines) {
    append_format(out, "\n```text\n{}\n```\n", joined(lines, "\n"));
  }
};

}  // namespace

std::string document_markdown(const Document& document) {
  MarkdownWriter writer;
  const std::string mark(document.level, '#');
  writer.add_heading(mark + ' ', document.title);
  write_blocks(document, writer, [&](int number, const std::string& section) {
    writer.add_heading(fmt::format("{}# {}", mark, section_mark(document, number)), section);
  });
  return std::move(writer.out);
}

}  // namespace eightfold::reports
