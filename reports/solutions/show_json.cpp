#include <fmt/core.h>

#include <array>
#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/show_report.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/group_json.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> names_of_lines = {"column", "diagonal", "wrapped_diagonal",
                                                            "knight_move"};

ordered_json columns_of(const Placement& placement) {
  return std::vector<int>(placement.begin(), placement.end());
}

ordered_json in_notations(const SizedPlacement& shown) {
  ordered_json texts = ordered_json::object();
  for (const Notation& notation : all_notations()) {
    ordered_json& text = texts[std::string(notation.name)];
    if (!notation.allows(shown.size)) continue;
    std::string written;
    notation.append(written, shown, 0);
    text = written;
  }
  return texts;
}

ordered_json square_json(Square square, int size) {
  return {{"row", square.row},
          {"column", square.column},
          {"name", fmt::format("{}{}", file_name(square.column), size - square.row)}};
}

ordered_json attacks_json(const ShowReport& report) {
  ordered_json attacks = ordered_json::array();
  for (const Attack& attack : report.attacks)
    attacks.push_back(
        {{"upper", square_json(attack.upper, report.shown.size)},
         {"lower", square_json(attack.lower, report.shown.size)},
         {"line", names_of_lines.at(static_cast<unsigned>(attack_line_of(attack, report.rule)))}});
  return attacks;
}

ordered_json free_squares_json(const ShowReport& report) {
  if (report.shown.is_full()) return nullptr;
  ordered_json squares = ordered_json::array();
  for (const Square square : report.free) squares.push_back(square_json(square, report.shown.size));
  return squares;
}

ordered_json member_json(const Image& image) {
  return {{"columns", columns_of(image.placement)}, {"witness", name_of(image.witness)}};
}

void add_symmetry(ordered_json& document, const PlacementSymmetry& symmetry) {
  ordered_json images = ordered_json::array();
  for (const NamedImage& image : symmetry.images)
    images.push_back({{"symmetry", name_of(image.symmetry)},
                      {"columns", columns_of(image.placement)},
                      {"witness", name_of(image.witness)},
                      {"is_canonical", image.is_canonical}});
  ordered_json members = ordered_json::array();
  for (const Image& image : symmetry.orbit) members.push_back(member_json(image));
  document["images"] = images;
  document["stabilizer"] = group_json(symmetry.stabilizer);
  document["orbit"] = {{"type", name_of(class_of(symmetry.stabilizer))},
                       {"size", symmetry.orbit.size()},
                       {"members", members}};
  document["canonical_form"] = member_json(symmetry.canonical);
}

}  // namespace

std::string show_json(const ShowReport& report) {
  ordered_json document = document_head("show");
  document["n"] = report.shown.size;
  document["rule"] = name_of(report.rule);
  document["columns"] = columns_of(report.shown.placement);
  document["read_as"] = report.notation;
  document["notations"] = in_notations(report.shown);
  document["is_full"] = report.shown.is_full();
  document["is_solution"] = report.is_solution();
  document["attacks"] = attacks_json(report);
  document["free_squares"] = free_squares_json(report);
  for (const char* key : {"images", "stabilizer", "orbit", "canonical_form"}) document[key] = nullptr;
  if (report.symmetry) add_symmetry(document, *report.symmetry);
  return in_lines(document);
}

}  // namespace eightfold::reports
