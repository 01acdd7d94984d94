#include "reports/python/native/arguments.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/python/native/iteration.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::python {
namespace {

std::string type_name(py::handle value) { return py::str(py::type::handle_of(value).attr("__name__")); }

// What the Python files define, from its first use on. Never destroyed, because a destructor would run after
// the interpreter.
using Objects = std::vector<py::object>;

// An import may let other threads of Python run, which then come here too.
const Objects& members_of(Objects& members, const char* module, const char* name) {
  if (!members.empty()) return members;
  Objects found;
  for (const py::handle member : py::module_::import(module).attr(name))
    found.push_back(py::reinterpret_borrow<py::object>(member));
  return members = std::move(found);
}

const Objects& symmetry_members() {
  static auto* const members = new Objects();
  return members_of(*members, "eightfold.symmetry", "Symmetry");
}

const Objects& subgroup_members() {
  static auto* const members = new Objects();
  return members_of(*members, "eightfold.subgroup", "Subgroup");
}

// The class Orbit, and the names of its slots.
const Objects& orbit_class() {
  static auto* const parts = new Objects();
  if (!parts->empty()) return *parts;
  Objects found = {py::module_::import("eightfold.orbit").attr("Orbit")};
  for (const char* slot : {"_representative", "_stabilizer", "_size", "_group"})
    found.push_back(py::reinterpret_steal<py::object>(PyUnicode_InternFromString(slot)));
  return *parts = std::move(found);
}

template <typename Values>
auto member(const Objects& members, const Values& values, py::handle value)
    -> std::optional<typename Values::value_type> {
  for (std::size_t i = 0; i < members.size(); ++i)
    if (members[i].is(value)) return values[i];
  return std::nullopt;
}

}  // namespace

py::type_error wrong_type(std::string_view name, py::handle value, std::string_view what,
                          std::string_view remedy) {
  return py::type_error(
      fmt::format("{}: an object of type {} is not {}; give {}", name, type_name(value), what, remedy));
}

py::value_error invalid_choice(std::string_view name, std::string_view value, std::string_view what,
                               std::span<const std::string_view> choices) {
  return py::value_error(fmt::format("{}: {} is not a valid {}; choose {}", name, reports::quote(value), what,
                                     reports::phrase(choices, {}, "or")));
}

std::uint64_t whole_number(std::string_view name, py::handle value, const Bounds& bounds) {
  const auto range = [&] { return fmt::format("{} to {}", bounds.least, bounds.greatest); };
  if (py::isinstance<py::bool_>(value) || PyIndex_Check(value.ptr()) == 0)
    throw wrong_type(name, value, "a whole number", range());
  const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
  if (!number) throw py::error_already_set();
  const std::uint64_t converted = PyLong_AsUnsignedLongLong(number.ptr());
  const bool fits = converted != std::numeric_limits<std::uint64_t>::max() || PyErr_Occurred() == nullptr;
  if (fits && converted >= bounds.least && converted <= bounds.greatest) return converted;
  PyErr_Clear();
  int overflow = 0;  // the comparison with 0 could be a method of a subclass of int
  const long long negative = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  const bool is_negative = negative < 0 && overflow <= 0;
  // The digits of a very long number would take quadratic time; Python limits them too.
  const std::string digits = fits                           ? std::to_string(converted)
                             : is_negative && overflow == 0 ? std::to_string(negative)
                                                            : "the number";
  const bool has_reason = !bounds.reason.empty() && !is_negative;
  throw py::value_error(fmt::format("{}: {} is out of range{}; give {}", name, digits,
                                    has_reason ? fmt::format(" ({})", bounds.reason) : "", range()));
}

std::vector<int> small_numbers(std::string_view name, py::handle value, const Bounds& bounds,
                               std::size_t most) {
  if (!py::isinstance<py::iterable>(value) || py::isinstance<py::str>(value) ||
      py::isinstance<py::anyset>(value) || py::isinstance<py::dict>(value))
    throw wrong_type(name, value, "a sequence of numbers", "a list or tuple of whole numbers");
  std::vector<int> numbers;
  for (const py::handle number : py::iter(value)) {
    if (numbers.size() == most)
      throw py::value_error(fmt::format("{}: too many numbers; give at most {}", name, most));
    numbers.push_back(small_number(name, number, bounds));
  }
  return numbers;
}

std::pair<int, std::optional<Content>> colors_and_content(py::handle colors, py::handle content, int points,
                                                          int most) {
  const Bounds bounds = {0, static_cast<std::uint64_t>(most)};
  if (content.is_none()) return {small_number("colors", colors, bounds), std::nullopt};
  Content given = small_numbers("content", content, {0, static_cast<std::uint64_t>(points)}, most_colors);
  try {
    check(given, points);
  } catch (const std::invalid_argument& error) {
    throw py::value_error(fmt::format("content: {}", error.what()));
  }
  const auto size = static_cast<int>(given.size());
  const int expected = colors.is_none() ? size : small_number("colors", colors, bounds);
  if (expected != size)
    throw py::value_error(fmt::format("colors: the content has {}, not {}; remove colors",
                                      reports::counted(size, "color"), expected));
  return {size, std::move(given)};
}

std::string text(std::string_view name, py::handle value) {
  if (!py::isinstance<py::str>(value)) throw wrong_type(name, value, "text", "a str");
  Py_ssize_t size = 0;
  const char* utf8 = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
  if (utf8 == nullptr) {
    PyErr_Clear();
    throw py::value_error(
        fmt::format("{}: the text has surrogates, which are not characters; give a valid str", name));
  }
  return {utf8, static_cast<std::size_t>(size)};
}

std::size_t choice(std::string_view name, py::handle value, std::string_view what,
                   std::span<const std::string_view> choices) {
  const std::string given = text(name, value);
  const auto found = std::ranges::find(choices, given);
  if (found == choices.end()) throw invalid_choice(name, given, what, choices);
  return static_cast<std::size_t>(found - choices.begin());
}

Symmetry symmetry(std::string_view name, py::handle value) {
  if (const auto found = member(symmetry_members(), all_symmetries, value)) return *found;
  if (!py::isinstance<py::str>(value))
    throw wrong_type(name, value, "a symmetry", "a Symmetry or its name, such as \"rotate90\"");
  return all_symmetries[choice(name, value, "symmetry", {symmetry_names.begin(), symmetry_names.end()})];
}

Subgroup subgroup(std::string_view name, py::handle value) {
  if (const auto found = member(subgroup_members(), all_subgroups(), value)) return *found;
  if (!py::isinstance<py::str>(value))
    throw wrong_type(name, value, "a group", "a Subgroup or its name, such as \"rotations\"");
  const std::string given = text(name, value);
  if (const auto group = Subgroup::named(given)) return *group;
  constexpr std::array<std::string_view, 12> names = {
      "full",          "d4",         "quarter_turn",   "rotations",
      "half_turn",     "axis_klein", "diagonal_klein", "flip_horizontal",
      "flip_vertical", "transpose",  "anti_transpose", "trivial"};
  throw invalid_choice(name, given, "group", names);
}

Rule rule(std::string_view name, py::handle value) {
  return static_cast<Rule>(choice(name, value, "rule", rule_names));
}

const reports::Notation& notation(py::handle value) {
  std::vector<std::string_view> names;
  for (const reports::Notation& notation : reports::all_notations()) names.push_back(notation.name);
  return reports::all_notations()[choice("notation", value, "notation", names)];
}

int base_of(py::handle base, const reports::Notation* notation, bool allows_0) {
  const int number = small_number("base", base, {0, 1});
  if (notation != nullptr && !notation->has_base && !(allows_0 && number == 0))
    throw py::value_error(fmt::format(
        "base: the notation {} has a fixed numbering; use vector, json or ndjson", notation->name));
  return number;
}

Placement placement(std::string_view name, py::handle value) {
  py::detail::make_caster<Placement> caster;  // isinstance would believe an object's __class__
  if (caster.load(value, false)) return py::detail::cast_op<const Placement&>(caster);
  if (py::isinstance<py::str>(value))
    throw py::type_error(fmt::format(
        "{}: text is not a placement; give Placement.parse(text) or the column of each row", name));
  if (!py::isinstance<py::iterable>(value))
    throw wrong_type(name, value, "a placement", "a Placement or the column of each row");
  if (py::isinstance<py::anyset>(value) || py::isinstance<py::dict>(value))
    throw wrong_type(name, value, "a sequence", "the column of each row in the order of the rows");
  Placement result;
  for (const py::handle column : py::iter(value)) {
    if (result.rows() == max_size)
      throw py::value_error(fmt::format("{}: more than 32 rows; a placement has at most 32", name));
    result.push_back(small_number(name, column, {0, max_size - 1, "columns are counted from 0"}));
  }
  return result;
}

Placement permutation(std::string_view name, py::handle value) {
  const Placement given = placement(name, value);
  if (!is_permutation(given))
    throw py::value_error(
        fmt::format("{}: not a permutation; give one queen in each row and column, as columns from 0", name));
  return given;
}

int least_board(const Placement& placement) {
  int size = placement.rows();
  for (const int column : placement) size = std::max(size, column + 1);
  return size;
}

int board_size(py::handle n, const Placement& placement) {
  const int least = least_board(placement);
  if (n.is_none()) return least;
  const int size = small_number("n", n, {0, max_size});
  if (size < least)
    throw py::value_error(
        fmt::format("n: the placement does not fit on the {0}×{0} board; give {1} or more", size, least));
  return size;
}

int counted_n(py::handle n) {
  return small_number("n", n, {0, max_counted_n, "larger counts need more than 64 bits"});
}

std::uint64_t least_solutions(int n, Rule rule) {
  constexpr int last_published = 27;
  return rule == Rule::queens ? published_counts(std::min(n, last_published)).all.value_or(0) : 0;
}

Turn turn_of(py::handle turn) {
  constexpr std::array<std::string_view, 2> names = {"half", "quarter"};
  return static_cast<Turn>(choice("turn", turn, "turn", names));
}

py::object to_python(Symmetry g) { return symmetry_members().at(index_of(g)); }

py::object to_python(Subgroup group) {
  const auto& groups = all_subgroups();
  return subgroup_members().at(static_cast<std::size_t>(std::ranges::find(groups, group) - groups.begin()));
}

py::object to_python(const Orbit& orbit, Subgroup group, py::handle type) {
  const Objects& parts = orbit_class();
  auto* base = reinterpret_cast<PyTypeObject*>(parts.at(0).ptr());
  auto* made_type = type ? reinterpret_cast<PyTypeObject*>(type.ptr()) : base;
  if (PyType_Check(made_type) == 0 || PyType_IsSubtype(made_type, base) == 0)
    throw py::type_error("cls: not a subclass of Orbit");
  auto made = py::reinterpret_steal<py::object>(made_type->tp_alloc(made_type, 0));
  if (!made) throw py::error_already_set();
  const std::array<py::object, 4> values = {new_placement(orbit.representative), to_python(orbit.stabilizer),
                                            py::int_(orbit.size), to_python(group)};
  for (std::size_t i = 0; i < values.size(); ++i)
    if (PyObject_GenericSetAttr(made.ptr(), parts[i + 1].ptr(), values[i].ptr()) != 0)
      throw py::error_already_set();
  return made;
}

py::object to_python(const Image& image) {
  static auto* const type = new py::object();
  if (!*type) *type = py::module_::import("eightfold.symmetry").attr("Image");
  return (*type)(new_placement(image.placement), to_python(image.witness));
}

py::tuple to_python(const std::vector<Square>& squares) {
  py::tuple pairs(squares.size());
  for (std::size_t i = 0; i < squares.size(); ++i)
    pairs[i] = py::make_tuple(squares[i].row, squares[i].column);
  return pairs;
}

py::str to_python(std::string_view text) {
  auto* decoded = PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
  if (decoded == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::str>(decoded);
}

py::tuple to_python(std::span<const int> coloring) {
  py::tuple colors(coloring.size());
  for (std::size_t point = 0; point < coloring.size(); ++point) colors[point] = coloring[point];
  return colors;
}

py::list to_python(const Colorings& colorings) {
  py::list tuples(colorings.count);
  const std::size_t points = colorings.count > 0 ? colorings.colors.size() / colorings.count : 0;
  for (std::size_t i = 0; i < colorings.count; ++i) {
    if (i % 4096 == 0 && PyErr_CheckSignals() != 0) throw py::error_already_set();
    tuples[i] = to_python(std::span(colorings.colors).subspan(i * points, points));
  }
  return tuples;
}

}  // namespace eightfold::python
