#pragma once

#include <string>

#include "eightfold/core/rule.hpp"
#include "reports/coursework/assignment/bank/internal/question.hpp"

// The sources of both formats, and their rules: data/assignment/README.md.
namespace eightfold::coursework::bank {

/// Moodle XML, with the pictures in it.
std::string moodle_xml(const Bank& bank);

/// An IMS content package with one QTI 2.1 item per question: a zip archive.
std::string qti_package(const Bank& bank);

/// The picture as SVG.
std::string svg_of(const Picture& picture, Rule rule);

}  // namespace eightfold::coursework::bank
