// Pictures before they are drawn, and the HTML page of the orbits. The look of a PNG, a PDF and an SVG
// differs, so a picture keeps what it shows and is drawn for each of them.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>
#include <string>
#include <utility>

#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/page/find_orbit_page.hpp"
#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/inline_picture.hpp"
#include "eightfold/reports/pictures/orbit_picture.hpp"
#include "eightfold/reports/pictures/piece_board_picture.hpp"
#include "eightfold/reports/pictures/raster.hpp"
#include "eightfold/reports/pictures/solutions_sheet.hpp"
#include "eightfold/reports/pictures/symmetry_picture.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/boards.hpp"
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

// What the Python files keep of a picture: a function that draws it in a theme, as SVG.
template <typename Picture>
py::cpp_function drawing_of(Picture shown, std::string (*draw)(const Picture&)) {
  return [picture = std::move(shown), draw](py::handle theme_name) {
    Picture themed = picture;
    themed.theme = theme(theme_name);
    return to_python(in_background({}, [&](const RunOptions&) { return draw(themed); }));
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

py::cpp_function draw_board(py::handle placement_value, py::handle n, py::handle rule_name,
                            const py::tuple& squares, py::handle title, py::handle attacks_of,
                            bool symmetries, bool coordinates, py::handle width) {
  reports::BoardPicture picture;
  const Placement shown = placement("placement", placement_value);
  const int least = least_board(shown);
  picture.shown = {shown, optional_number("n", n, {static_cast<unsigned>(least), max_size}).value_or(least)};
  picture.shown.board = constrained(picture.shown.board, squares);
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
  return drawing_of(std::move(picture), reports::board_picture);
}

py::cpp_function draw_pieces(py::handle rows, py::handle columns, py::handle rule_name,
                             const py::tuple& constraints, py::handle pieces, py::handle title,
                             bool coordinates, py::handle width) {
  reports::PieceBoardPicture picture;
  picture.board = piece_board(rows, columns, rule_name, constraints);
  picture.pieces = squares_on("placement", pieces, picture.board);
  picture.title = text("title", title);
  picture.coordinates = coordinates;
  picture.width = width_of(width);
  return drawing_of(std::move(picture), reports::piece_board_svg);
}

py::cpp_function draw_orbit(py::handle placement_value, py::handle group, py::handle rule_name,
                            py::handle title, py::handle width) {
  reports::OrbitPicture picture;
  picture.placement = placement("placement", placement_value);
  picture.group = subgroup("group", group);
  picture.rule = rule("rule", rule_name);
  picture.title = text("title", title);
  picture.width = width_of(width);
  return drawing_of(std::move(picture), reports::orbit_picture);
}

template <typename Sheet>
py::cpp_function with_look(Sheet sheet, std::string (*draw)(const Sheet&), py::handle title,
                           py::handle width) {
  if (std::string given = text("title", title); !given.empty()) sheet.title = std::move(given);
  sheet.width = width_of(width);
  return drawing_of(std::move(sheet), draw);
}

py::cpp_function with_columns(reports::SheetPicture sheet, py::handle columns, py::handle title,
                              py::handle width) {
  sheet.columns = optional_number("columns", columns, {1, 100});
  return with_look(std::move(sheet), reports::sheet_picture, title, width);
}

SolutionOrbitsParams orbits_params(py::handle n, py::handle group, py::handle rule_name,
                                   const py::tuple& squares) {
  const int size = small_number("n", n, {0, max_size});
  const auto [board, acting] = acting_board(size, group, squares);
  return {size, rule("rule", rule_name), acting, board};
}

py::value_error named(const reports::TooManyBoards& error) {
  return py::value_error(fmt::format("limit: {0}; give limit={1} to draw the first {1}", error.what(),
                                     reports::most_boards_on_sheet));
}

py::cpp_function draw_solutions(py::handle n, py::handle group, py::handle rule_name,
                                const py::tuple& squares, bool all, py::handle limit, py::handle columns,
                                py::handle title, py::handle width, const py::tuple& run_arguments) {
  const auto [size, of_rule, acting, board] = orbits_params(n, group, rule_name, squares);
  const reports::SolutionsSheetParams params = {size, of_rule, acting, all, limit_of(limit), board};
  with_columns({}, columns, title, width);  // rejects invalid values before the search
  try {
    auto sheet = in_background(run_of(run_arguments),
                               [&](const RunOptions& run) { return reports::solutions_sheet(params, run); });
    return with_columns(std::move(sheet), columns, title, width);
  } catch (const reports::TooManyBoards& error) {
    throw named(error);
  }
}

void require_agreement(const CheckedOrbitCount& count) {
  if (!count.agrees()) throw std::runtime_error("internal error: two counts of the orbits differ");
}

py::cpp_function draw_orbit_rows(py::handle n, py::handle group, py::handle rule_name,
                                 const py::tuple& squares, py::handle limit, py::handle title,
                                 py::handle width, const py::tuple& run_arguments) {
  const SolutionOrbitsParams params = orbits_params(n, group, rule_name, squares);
  const auto most = limit_of(limit);
  with_look(reports::OrbitRowsPicture(), reports::orbit_rows_picture, title, width);
  auto rows = in_background(run_of(run_arguments), [&](const RunOptions& run) {
    return reports::solution_orbit_rows(params, most, run);
  });
  require_agreement(rows.count);
  return with_look(std::move(rows), reports::orbit_rows_picture, title, width);
}

// The items of an iterable, at most the limit.
py::list shown_items(py::handle source, py::handle limit) {
  const std::uint64_t most = limit_of(limit).value_or(reports::most_boards_on_sheet + 1);
  const py::list items = py::module_::import("itertools").attr("islice")(source, most);
  if (items.size() > reports::most_boards_on_sheet) throw named(reports::TooManyBoards());
  return items;
}

// Of placements and Orbits.
py::cpp_function draw_sheet(py::handle source, py::handle rule_name, py::handle limit, py::handle columns,
                            py::handle title, py::handle width) {
  const py::list items = shown_items(source, limit);
  const py::object orbit = py::module_::import("eightfold.orbit").attr("Orbit");
  const auto is_orbit = [&](py::handle item) { return py::isinstance(item, orbit); };
  reports::SheetPicture sheet;
  sheet.rule = rule("rule", rule_name);
  const bool are_orbits = !items.empty() && std::all_of(items.begin(), items.end(), is_orbit);
  sheet.title = reports::counted(items.size(), are_orbits ? "orbit" : "placement");
  int rows = 0;
  for (const py::handle item : items) {
    const std::uint64_t number = sheet.boards.size() + 1;
    const Placement shown = placement(
        fmt::format("placements: number {}", number),
        is_orbit(item) ? py::object(item.attr("representative")) : py::reinterpret_borrow<py::object>(item));
    if (number == 1) rows = shown.rows();
    if (shown.rows() != rows)
      throw py::value_error(
          fmt::format("placements: number {} has {} rows, but the first has {}; draw one sheet for "
                      "each number of rows",
                      number, shown.rows(), rows));
    sheet.board = Board::square(std::max(sheet.board.columns(), least_board(shown)));
    sheet.boards.push_back(is_orbit(item)
                               ? reports::sheet_board({shown, subgroup("stabilizer", item.attr("stabilizer")),
                                                       small_number("size", item.attr("size"), {1, 8})},
                                                      number)
                               : reports::SheetBoard{shown, std::to_string(number)});
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

// The call to use instead: orbit_report() if listing the orbits takes minutes at most, or else burnside().
std::string call_instead(const SolutionOrbitsParams& params) {
  constexpr int longest_list = 16;
  const bool is_listed = params.n <= longest_list || params.rule != Rule::queens;
  return fmt::format("{}({}{})", is_listed ? "orbit_report" : "burnside", params.n,
                     params.board ? ", queens=…, blocked=…" : "");
}

py::str page(py::handle n, py::handle group, py::handle rule_name, const py::tuple& squares, py::handle title,
             const py::tuple& run_arguments) {
  const SolutionOrbitsParams params = orbits_params(n, group, rule_name, squares);
  const std::string heading = text("title", title);
  const Run run = run_of(run_arguments);
  try {
    reports::expect_room_on_page(params);
    return to_python(in_background(run, [&](const RunOptions& options) {
      reports::OrbitPage found = reports::find_orbit_page(params, options);
      require_agreement(found.count);
      found.title = heading;
      return orbit_page(found);
    }));
  } catch (const reports::TooManyOrbits& error) {
    throw py::value_error(fmt::format("n: {}; use {}", error.what(), call_instead(params)));
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
  module.def("draw_pieces", draw_pieces);
  module.def("draw_orbit", draw_orbit);
  module.def("draw_solutions", draw_solutions);
  module.def("draw_orbit_rows", draw_orbit_rows);
  module.def("draw_sheet", draw_sheet);
  module.def("page", page);
  module.def("write_file", write_file);
}

}  // namespace eightfold::python
