// The page is light everywhere, so that what students see is what they print.
#include <array>

#include "reports/document/internal/document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t widest_display = 72;

constexpr std::string_view style_of_page = R"(
:root { color-scheme: light; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 46rem; background: #fff; color: #1d1b19;
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin-top: 2rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid #b8b0a4; padding: .2rem .6rem; text-align: left; }
th { background: #f4f1ea; }
.number { text-align: right; }
code, pre { font: .9rem/1.4 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { background: #f4f1ea; padding: .6rem .8rem; overflow-x: auto; }
li { margin: .3rem 0; }
figure { margin: 1rem 0; }
svg { max-width: 100%; height: auto; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 11pt; }
  h2, p:has(+ figure), p:has(+ table), p:has(+ pre) { break-after: avoid; }
  svg { max-height: 22cm; }
  table, figure, pre, li { break-inside: avoid; }
  pre { white-space: pre-wrap; border: 1px solid #b8b0a4; background: none; }
}
)";

std::string escaped_line(std::string_view text) { return xml_escape(clean_line(text)); }

std::string html(const Runs& runs) {
  constexpr std::array<std::string_view, 5> elements = {"", "i", "code", "em", "strong"};  // by kind
  std::string result;
  for (const auto& [kind, text] : runs) {
    const std::string_view element = elements.at(static_cast<std::size_t>(kind));
    if (element.empty())
      result += escaped_line(text);
    else
      append_format(result, "<{0}>{1}</{0}>", element, escaped_line(text));
  }
  return result;
}

struct HtmlWriter {
  const std::function<std::string(const Boards&)>& draw;
  std::string out = {};

  void operator()(const Paragraph& paragraph) { append_format(out, "<p>{}</p>\n", html(paragraph.runs)); }
  void operator()(const Display& display) { add_lines(display_lines(display, widest_display)); }
  void operator()(const CodeBlock& code) { add_lines(code.lines); }
  void operator()(const Boards& boards) { append_format(out, "<figure>\n{}</figure>\n", draw(boards)); }

  void operator()(const Table& table) {
    out += "<table>\n";
    std::vector<Runs> heads;
    for (const Column& column : table.columns) heads.push_back(column.head);
    add_row(table, heads, "th");
    for (const auto& row : table.rows) add_row(table, row, "td");
    out += "</table>\n";
  }

  void operator()(const List& list) {
    const std::string_view element = list.numbered ? "ol" : "ul";
    append_format(out, "<{}>\n", element);
    for (const Runs& item : list.items) append_format(out, "<li>{}</li>\n", html(item));
    append_format(out, "</{}>\n", element);
  }

  void add_lines(const std::vector<std::string>& lines) {
    append_format(out, "<pre>{}</pre>\n", joined(lines, "\n", escaped_line));
  }

  void add_row(const Table& table, const std::vector<Runs>& cells, std::string_view element) {
    out += "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i)
      append_format(out, "<{0}{1}>{2}</{0}>", element, table.columns[i].is_number ? " class=\"number\"" : "",
                    html(cells[i]));
    out += "</tr>\n";
  }
};

}  // namespace

std::string document_html(const Document& document, const std::function<std::string(const Boards&)>& draw) {
  return documents_html(document.title, {&document, 1}, draw);
}

std::string documents_html(std::string_view title, std::span<const Document> documents,
                           const std::function<std::string(const Boards&)>& draw, std::string_view style) {
  HtmlWriter writer = {draw};
  append_format(writer.out,
                "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n",
                escaped_line(title), style_of_page, style);
  for (const Document& document : documents) {
    append_format(writer.out, "<h1>{}</h1>\n", escaped_line(document.title));
    write_blocks(document, writer, [&](int number, const std::string& section) {
      append_format(writer.out, "<h2>{}</h2>\n", escaped_line(section_mark(document, number) + section));
    });
  }
  return writer.out + "</body>\n</html>\n";
}

}  // namespace eightfold::reports
