#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/piece_report.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

std::string piece_stabilizer_text(const PieceReport& report, const std::vector<std::size_t>& stabilizer) {
  constexpr std::size_t most_named = 4;
  std::vector<std::string> names;
  for (const std::size_t i : stabilizer)
    if (i != 0) names.push_back(piece_symmetry_text(report.group.elements[i]));
  if (names.empty()) return "identity only";
  return names.size() > most_named ? counted(stabilizer.size(), "element") : joined(names);
}

using Members = std::vector<PieceImage>;

// The distinct images of the representative.
Members members_of(const PieceReport& report, const ListedPieceOrbit& orbit) {
  Members members;
  const Members images = piece_images(report.group, orbit.representative);
  for (std::size_t i = 0; i < images.size(); ++i)
    if (images[i].witness == i) members.push_back(images[i]);
  return members;
}

std::string piece_witness_text(const PieceReport& report, const PieceImage& member) {
  return piece_symmetry_text(report.group.elements[member.witness]);
}

std::string table_of_orbits(const PieceReport& report, const PieceOrbitList& list, const Style& style) {
  const std::array<TextColumn, 4> columns = {{{"orbit", 0, true},
                                              {"representative", 0, false, true},
                                              {"size", 0, true},
                                              {"fixed by", 0, false, true}}};
  std::vector<TextRow> rows;
  for (std::size_t i = 0; i < list.orbits.size(); ++i) {
    const ListedPieceOrbit& orbit = list.orbits[i];
    rows.push_back({grouped(i + 1), piece_squares(report.board, orbit.representative), grouped(orbit.size),
                    piece_stabilizer_text(report, orbit.stabilizer)});
    for (const PieceImage& member : list.with_members ? members_of(report, orbit) : Members())
      rows.push_back({"", piece_squares(report.board, member.squares), "",
                      "by the " + piece_witness_text(report, member)});
  }
  return table_text(columns, rows, style);
}

// The representatives side by side, or for each orbit its members.
std::string boards_of_orbits(const PieceReport& report, const PieceOrbitList& list, const Style& style) {
  constexpr std::size_t longest_word = 16;  // "counterclockwise"
  if (list.orbits.empty()) return "none\n";
  const std::size_t width = std::max(piece_board_width(report, style), longest_word);
  std::string out;
  std::vector<CaptionedBoard> boards;
  for (std::size_t i = 0; i < list.orbits.size(); ++i) {
    const ListedPieceOrbit& orbit = list.orbits[i];
    const std::string title = fmt::format("{}  size {}", style.heading(grouped(i + 1)), grouped(orbit.size));
    const std::string fixed_by =
        orbit.stabilizer.size() > 1 ? "fixed by " + piece_stabilizer_text(report, orbit.stabilizer) : "";
    if (!list.with_members) {
      boards.push_back({drawn_pieces(report.board, orbit.representative), {title}});
      if (!fixed_by.empty()) boards.back().caption.push_back(fixed_by);
      continue;
    }
    out += (i == 0 ? "" : "\n") + fitted(title + (fixed_by.empty() ? "" : ", " + fixed_by) + "\n\n", style);
    boards.clear();
    for (const PieceImage& member : members_of(report, orbit))
      boards.push_back({drawn_pieces(report.board, member.squares), {piece_witness_text(report, member)}});
    append_boards(out, boards, width, style);
  }
  if (!list.with_members) append_boards(out, boards, width, style);
  return out;
}

}  // namespace

PieceOrbitList list_piece_orbits(const PieceReport& report, const RunOptions& run) {
  PieceOrbitList list;
  const auto add = [&](const PieceOrbit& orbit) {
    list.orbits.push_back(
        {{orbit.representative.begin(), orbit.representative.end()}, orbit.size, orbit.stabilizer});
    return true;
  };
  list.count =
      for_each_piece_orbit(attack_graph(report.board), report.group, report.pieces.value(), add, run);
  return list;
}

std::size_t piece_board_width(const PieceReport& report, const Style& style) {
  return board_width(drawn_pieces(report.board, {}), style);
}

std::string piece_orbits_text(const PieceReport& report, const PieceOrbitList& list, const Style& style) {
  const PieceOrbitCount& count = list.count;
  const std::string sizes = joined(count.orbits_of_size, ", ", [](const auto& entry) {
    return fmt::format("{} of size {}", grouped(entry.second), grouped(entry.first));
  });
  const std::string sum = fmt::format("\n{} in {}{}.\n", counted(count.placements, "placement"),
                                      counted(count.orbits, "orbit"), sizes.empty() ? "" : ": " + sizes);
  return piece_head(report, "Orbits of", style) +
         (list.as_boards ? boards_of_orbits(report, list, style) : table_of_orbits(report, list, style)) +
         flowed(sum, style);
}

std::string piece_orbits_json(const PieceReport& report, const PieceOrbitList& list) {
  ordered_json document = piece_document(report, "orbits");
  document["visited"] = visited_pieces_json(list.count);
  document["orbits"] = list_of(list.orbits, [&](const ListedPieceOrbit& orbit) {
    ordered_json entry = {{"representative", piece_squares_json(report.board, orbit.representative)},
                          {"size", orbit.size},
                          {"stabilizer", list_of(orbit.stabilizer, [&](std::size_t i) {
                             return piece_symmetry_json(report.group.elements[i]);
                           })}};
    if (list.with_members)
      entry["members"] = list_of(members_of(report, orbit), [&](const PieceImage& member) {
        ordered_json image = piece_symmetry_json(report.group.elements[member.witness]);
        image["squares"] = piece_squares_json(report.board, member.squares);
        return image;
      });
    return entry;
  });
  return in_lines(document);
}

std::string piece_orbits_csv(const PieceReport& report, const PieceOrbitList& list) {
  std::string out = "index,representative,size,stabilizer_order";
  out += list.with_members ? ",member,symmetry,down,across\n" : "\n";
  std::size_t index = 0;
  for (const ListedPieceOrbit& orbit : list.orbits) {
    const std::string line =
        fmt::format("{},{},{},{}", ++index, piece_squares(report.board, orbit.representative), orbit.size,
                    orbit.stabilizer.size());
    if (!list.with_members) out += line + '\n';
    for (const auto& [squares, witness] : list.with_members ? members_of(report, orbit) : Members()) {
      const PieceSymmetry& element = report.group.elements[witness];
      append_format(out, "{},{},{},{},{}\n", line, piece_squares(report.board, squares),
                    name_of(element.symmetry), element.down, element.across);
    }
  }
  return out;
}

}  // namespace eightfold::reports
