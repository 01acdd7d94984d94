// Pictures before they are drawn. The look of a PNG, a PDF and an SVG differs, so a picture keeps what it
// shows and is drawn for each of them.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/inline_picture.hpp"
#include "eightfold/reports/pictures/orbit_picture.hpp"
#include "eightfold/reports/pictures/raster.hpp"
#include "eightfold/reports/pictures/solutions_sheet.hpp"
#include "eightfold/reports/pictures/symmetry_picture.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/run.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::python {
namespace {

using reports::Theme;

constexpr std::array<std::string_view, 4> theme_names = {"automatic", "light", "dark", "print"};

Theme theme(py::handle value) { return static_cast<Theme>(choice("theme", value, "theme", theme_names)); }

std::optional<int> optional_number(std::string_view name, py::handle value, const Bounds& bounds) {
  return value.is_none() ? std::nullopt : std::optional(small_number(name, value, bounds));
}

std::optional<int> width_of(py::handle value) {
  return optional_number("width", value, {16, reports::most_pixels});
}

std::optional<std::uint64_t> limit_of(py::handle value) {
  return optional_number("limit", value, {1, reports::most_boards_on_sheet});
}

std::string svg_of(const reports::BoardPicture& picture) { return board_picture(picture); }
std::string svg_of(const reports::OrbitPicture& picture) { return orbit_picture(picture); }
std::string svg_of(const reports::SheetPicture& picture) { return sheet_picture(picture); }
std::string svg_of(const reports::OrbitRowsPicture& picture) { return orbit_rows_picture(picture); }

// What the Python files keep of a picture: a function that draws it in a theme, as SVG.
template <typename Picture>
py::cpp_function drawing_of(Picture shown) {
  return [picture = std::move(shown)](py::handle theme_name) {
    Picture themed = picture;
    themed.theme = theme(theme_name);
    return to_python(in_background({}, [&](const RunOptions&) { return svg_of(themed); }));
  };
}

// The bytes of a PNG or PDF.
template <typename Render>
py::bytes rendered(py::handle svg, Render render) {
  const std::string document = text("svg", svg);
  try {
    return in_background({}, [&](const RunOptions&) { return render(document); });
  } catch (const reports::PictureTooLarge& error) {
    throw std::runtime_error(fmt::format(
        "the picture of {:.0f} by {:.0f} pixels exceeds the limit of {}; give a lower width or limit,"
        " or save it as .svg",
        error.width(), error.height(), reports::most_pixels));
  }
}

py::cpp_function draw_board(py::handle placement_value, py::handle n, py::handle rule_name, py::handle queens,
                            py::handle blocked, py::handle title, py::handle attacks_of, bool symmetries,
                            bool coordinates, py::handle width) {
  reports::BoardPicture picture;
  const Placement shown = placement("placement", placement_value);
  const int least = least_board(shown);
  picture.shown = {shown, optional_number("n", n, {static_cast<unsigned>(least), max_size}).value_or(least)};
  picture.shown.board = constrained(picture.shown.board, queens, blocked);
  picture.shown.add_pieces(reports::required_squares(picture.shown.board));
  picture.rule = rule("rule", rule_name);
  picture.title = text("title", title);
  if (!attacks_of.is_none() && picture.shown.pieces.empty())
    throw py::value_error("attacks_of: the board is empty; give None");
  const int last_row = picture.shown.pieces.empty() ? 0 : picture.shown.pieces.back().row;
  picture.attacks_of = optional_number("attacks_of", attacks_of, {0, static_cast<unsigned>(last_row)});
  if (const auto row = picture.attacks_of)
    if (const auto pieces = picture.shown.pieces_in_row(*row).size(); pieces != 1)
      throw py::value_error(fmt::format("attacks_of: row {} has {}; give a row with one", *row,
                                        reports::counted(pieces, piece_of(picture.rule))));
  if (symmetries && !(picture.shown.is_full() && is_permutation(*picture.shown.placement())))
    throw py::value_error("symmetries: the placement must have one queen in each row and column; give False");
  picture.symmetries = symmetries;
  picture.coordinates = coordinates;
  picture.width = width_of(width);
  return drawing_of(std::move(picture));
}

py::cpp_function draw_orbit(py::handle placement_value, py::handle group, py::handle rule_name,
                            py::handle title, py::handle width) {
  reports::OrbitPicture picture;
  picture.placement = placement("placement", placement_value);
  if (!is_permutation(picture.placement))
    throw py::value_error("placement: a symmetry needs one queen in each row and column");
  picture.group = subgroup("group", group);
  picture.rule = rule("rule", rule_name);
  picture.title = text("title", title);
  picture.width = width_of(width);
  return drawing_of(std::move(picture));
}

template <typename Sheet>
py::cpp_function with_look(Sheet sheet, py::handle title, py::handle width) {
  if (std::string given = text("title", title); !given.empty()) sheet.title = std::move(given);
  sheet.width = width_of(width);
  return drawing_of(std::move(sheet));
}

py::cpp_function with_columns(reports::SheetPicture sheet, py::handle columns, py::handle title,
                              py::handle width) {
  sheet.columns = optional_number("columns", columns, {1, 100});
  return with_look(std::move(sheet), title, width);
}

py::cpp_function draw_solutions(py::handle n, py::handle group, py::handle rule_name, py::handle queens,
                                py::handle blocked, bool all, py::handle limit, py::handle columns,
                                py::handle title, py::handle width, py::handle threads, py::handle progress) {
  const int size = small_number("n", n, {0, max_size});
  const auto [board, acting] = acting_board(size, group, queens, blocked);
  const reports::SolutionsSheetParams params = {size, rule("rule", rule_name), acting,
                                                all,  limit_of(limit),         board};
  with_columns({}, columns, title, width);  // rejects invalid values before the search
  try {
    auto sheet = in_background(run_of(threads, progress),
                               [&](const RunOptions& run) { return reports::solutions_sheet(params, run); });
    return with_columns(std::move(sheet), columns, title, width);
  } catch (const reports::TooManyBoards& error) {
    throw py::value_error(fmt::format("limit: {0}; give limit={1} to draw the first {1}", error.what(),
                                      reports::most_boards_on_sheet));
  }
}

py::cpp_function draw_orbit_rows(py::handle n, py::handle group, py::handle rule_name, py::handle queens,
                                 py::handle blocked, py::handle limit, py::handle title, py::handle width,
                                 py::handle threads, py::handle progress) {
  const int size = small_number("n", n, {0, max_size});
  const auto [board, acting] = acting_board(size, group, queens, blocked);
  const SolutionOrbitsParams params = {size, rule("rule", rule_name), acting, board};
  const auto most = limit_of(limit);
  with_look(reports::OrbitRowsPicture(), title, width);
  auto rows = in_background(run_of(threads, progress), [&](const RunOptions& run) {
    return reports::solution_orbit_rows(params, most, run);
  });
  if (!rows.count.agrees()) throw std::runtime_error("internal error: two counts of the orbits differ");
  return with_look(std::move(rows), title, width);
}

// Each board is a tuple of a placement, and the stabilizer and size of its orbit; of a placement alone, None
// and 0.
py::cpp_function draw_sheet(const std::vector<py::tuple>& boards, py::handle rule_name, py::handle columns,
                            py::handle title, py::handle width) {
  reports::SheetPicture sheet;
  sheet.rule = rule("rule", rule_name);
  const bool are_orbits = !boards.empty() && std::ranges::none_of(boards, [](const py::tuple& board) {
    return py::object(board[1]).is_none();
  });
  sheet.title = reports::counted(boards.size(), are_orbits ? "orbit" : "placement");
  int rows = 0;
  for (const py::tuple& board : boards) {
    const std::uint64_t number = sheet.boards.size() + 1;
    const Placement shown = placement(fmt::format("placements: number {}", number), board[0]);
    if (number == 1) rows = shown.rows();
    if (shown.rows() != rows)
      throw py::value_error(
          fmt::format("placements: number {} has {} rows, but the first has {}; draw one sheet for "
                      "each number of rows",
                      number, shown.rows(), rows));
    sheet.board = Board::square(std::max(sheet.board.columns(), least_board(shown)));
    if (board[1].is_none())
      sheet.boards.push_back({shown, std::to_string(number)});
    else
      sheet.boards.push_back(reports::sheet_board(
          {shown, subgroup("stabilizer", board[1]), small_number("size", board[2], {1, 8})}, number));
  }
  return with_columns(std::move(sheet), columns, title, width);
}

// Throws the OSError of Python, which names the path as it was given.
void write_file(py::handle path, const std::string& data) {
  const auto name = py::reinterpret_steal<py::object>(PyOS_FSPath(path.ptr()));
  PyObject* encoded = nullptr;
  if (!name || PyUnicode_FSConverter(name.ptr(), &encoded) == 0) throw py::error_already_set();
  const std::string place = py::reinterpret_steal<py::bytes>(encoded);
  try {
    const py::gil_scoped_release other_threads_run;
    auto out = reports::Output::file(place);
    out.write(data);
    out.commit();
  } catch (const reports::OutputError& error) {
    errno = error.error();
    PyErr_SetFromErrnoWithFilenameObject(PyExc_OSError, name.ptr());
    throw py::error_already_set();
  }
}

// The small pictures of placements and symmetries in notebooks, which may contain many of them.
constexpr int picture_width = 280;

py::str picture_of_placement(py::handle given) {
  const Placement placed = placement("placement", given);
  return to_python(reports::inline_picture(reports::board_picture(
      {.shown = {placed, board_size(py::none(), placed)}, .coordinates = false, .width = picture_width})));
}

py::str picture_of_symmetry(py::handle g) {
  return to_python(reports::inline_picture(
      reports::symmetry_picture({.symmetry = symmetry("g", g), .width = picture_width})));
}

}  // namespace

void bind_pictures(py::module_& module) {
  module.def("picture_of_placement", picture_of_placement);
  module.def("picture_of_symmetry", picture_of_symmetry);
  module.def("check_theme", [](py::handle name) { theme(name); });
  module.def("png", [](py::handle svg) { return rendered(svg, reports::png_of); });
  module.def("pdf", [](py::handle svg) { return rendered(svg, reports::pdf_of); });
  module.def("draw_board", draw_board);
  module.def("draw_orbit", draw_orbit);
  module.def("draw_solutions", draw_solutions);
  module.def("draw_orbit_rows", draw_orbit_rows);
  module.def("draw_sheet", draw_sheet);
  module.def("write_file", write_file);
}

}  // namespace eightfold::python
