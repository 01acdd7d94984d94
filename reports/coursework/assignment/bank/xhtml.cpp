#include <fmt/core.h>

#include "eightfold/reports/coursework/assignment/bank/internal/writers.hpp"
#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/theme.hpp"
#include "eightfold/reports/text/internal/append.hpp"
#include "eightfold/reports/text/internal/escape.hpp"

namespace eightfold::coursework::bank {
namespace {

constexpr int board_width = 200;  // pixels, so that several choices fit on a screen

}  // namespace

std::string svg_of(const Picture& picture, Rule rule) {
  // Platforms show pictures on a light page, whatever color scheme the viewer prefers.
  return reports::board_picture({.shown = {picture.placement, picture.placement.rows()},
                                 .rule = rule,
                                 .coordinates = false,
                                 .width = board_width,
                                 .theme = reports::Theme::light});
}

std::string file_of_board(std::size_t board) { return fmt::format("board-{:02}.svg", board + 1); }

std::string xhtml(const Bank& bank, std::span<const Content> contents, std::string_view folder) {
  std::string html;
  for (const Content& content : contents) {
    if (!content.text.empty()) reports::append_format(html, "<p>{}</p>", reports::xml_escape(content.text));
    if (content.board)
      reports::append_format(html, R"(<p><img src="{}{}" alt="{}" width="{}"/></p>)", folder,
                             file_of_board(*content.board),
                             reports::xml_escape(bank.boards[*content.board].description), board_width);
  }
  return html;
}

}  // namespace eightfold::coursework::bank
