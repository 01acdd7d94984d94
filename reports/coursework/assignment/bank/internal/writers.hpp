#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/assignment/bank/internal/question.hpp"

// The sources of both formats, and their rules: data/assignment/README.md.
namespace eightfold::coursework::bank {

/// Moodle XML, with the pictures in it.
std::string moodle_xml(const Bank& bank);

/// An IMS content package with one QTI 2.1 item per question: a zip archive.
std::string qti_package(const Bank& bank);

/// The picture as SVG.
std::string svg_of(const Picture& picture, Rule rule);

/// "board-03.svg"
std::string file_of_board(std::size_t board);

/// Paragraphs and pictures that are valid as HTML and in XML. `folder` is the prefix of the pictures' names.
std::string xhtml(const Bank& bank, std::span<const Content> contents, std::string_view folder);

}  // namespace eightfold::coursework::bank
