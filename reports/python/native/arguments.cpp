#include "eightfold/reports/python/native/arguments.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::python {
namespace {

std::string type_name(py::handle value) { return py::str(py::type::handle_of(value).attr("__name__")); }

py::type_error wrong_type(std::string_view name, py::handle value, std::string_view what,
                          std::string_view remedy) {
  return py::type_error(
      fmt::format("{}: an object of type {} is not {}; give {}", name, type_name(value), what, remedy));
}

// The members of a Python class by their index here. They are never destroyed, because a destructor would run
// after the interpreter. A static variable that is initialized by a call would hold its lock while the call
// runs Python, which may switch to a thread that waits for this lock with the interpreter's.
template <typename Values, typename NameOf>
const std::vector<py::object>& members(const std::vector<py::object>*& known, const char* module,
                                       const char* type, const Values& values, NameOf name_of) {
  if (known != nullptr) return *known;
  std::vector<py::object> found;
  const py::object cls = py::module_::import(module).attr(type);
  for (const auto& value : values) found.push_back(cls(py::str(std::string(name_of(value)))));
  if (known == nullptr) known = new std::vector<py::object>(std::move(found));
  return *known;
}

const std::vector<py::object>& symmetry_members() {
  static constinit const std::vector<py::object>* known = nullptr;
  return members(known, "eightfold.symmetry", "Symmetry", all_symmetries,
                 [](Symmetry g) { return name_of(g); });
}

const std::vector<py::object>& subgroup_members() {
  static constinit const std::vector<py::object>* known = nullptr;
  return members(known, "eightfold.subgroup", "Subgroup", all_subgroups(),
                 [](Subgroup h) { return name_of(h); });
}

template <typename Values>
auto member(const std::vector<py::object>& members, const Values& values, py::handle value)
    -> std::optional<typename Values::value_type> {
  for (std::size_t i = 0; i < members.size(); ++i)
    if (members[i].is(value)) return values[i];
  return std::nullopt;
}

}  // namespace

std::uint64_t whole_number(std::string_view name, py::handle value, const Bounds& bounds) {
  const std::string range = fmt::format("{} to {}", bounds.least, bounds.greatest);
  if (py::isinstance<py::bool_>(value) || PyIndex_Check(value.ptr()) == 0)
    throw wrong_type(name, value, "a whole number", range);
  const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
  if (!number) throw py::error_already_set();
  const std::uint64_t converted = PyLong_AsUnsignedLongLong(number.ptr());
  const bool fits = PyErr_Occurred() == nullptr;
  PyErr_Clear();
  if (fits && converted >= bounds.least && converted <= bounds.greatest) return converted;
  int overflow = 0;  // the comparison with 0 could be a method of a subclass of int
  const bool is_negative = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow) < 0 && overflow <= 0;
  // The digits of a very long number would take quadratic time; Python limits them too.
  const std::string digits =
      fits ? std::to_string(converted) : std::string(is_negative ? "a negative number" : "it");
  const bool has_reason = !bounds.reason.empty() && !is_negative;
  throw py::value_error(fmt::format("{}: {} is out of range{}; give {}", name,
                                    digits == "it" ? "the number" : digits,
                                    has_reason ? fmt::format(" ({})", bounds.reason) : "", range));
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

py::value_error invalid_choice(std::string_view name, std::string_view value, std::string_view what,
                               std::span<const std::string_view> choices) {
  return py::value_error(fmt::format("{}: {} is not a valid {}; choose {}", name, reports::quote(value), what,
                                     reports::phrase(choices, {}, "or")));
}

Symmetry symmetry(std::string_view name, py::handle value) {
  if (const auto found = member(symmetry_members(), all_symmetries, value)) return *found;
  if (!py::isinstance<py::str>(value))
    throw wrong_type(name, value, "a symmetry", "a Symmetry or its name, such as \"rotate90\"");
  const std::string given = text(name, value);
  for (const Symmetry g : all_symmetries)
    if (name_of(g) == given) return g;
  throw invalid_choice(name, given, "symmetry", {symmetry_names.begin(), symmetry_names.end()});
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
  const std::string given = text(name, value);
  if (const auto found = rule_named(given)) return *found;
  throw invalid_choice(name, given, "rule", rule_names);
}

Placement placement(std::string_view name, py::handle value) {
  py::detail::make_caster<Placement> caster;  // isinstance would believe an object's __class__
  if (caster.load(value, false)) return py::detail::cast_op<const Placement&>(caster);
  if (py::isinstance<py::str>(value))
    throw py::type_error(fmt::format(
        "{}: text is not a placement; give Placement.parse(text) or the column of each row", name));
  if (!py::isinstance<py::iterable>(value))
    throw wrong_type(name, value, "a placement", "a Placement or the column of each row");
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

py::object to_python(Symmetry g) { return symmetry_members()[index_of(g)]; }

py::object to_python(Subgroup group) {
  const auto& groups = all_subgroups();
  return subgroup_members()[static_cast<std::size_t>(std::ranges::find(groups, group) - groups.begin())];
}

py::int_ to_python(const Integer& number) {
  const std::string digits = number.str();
  return py::reinterpret_steal<py::int_>(PyLong_FromString(digits.c_str(), nullptr, 10));
}

py::str to_python(std::string_view text) {
  auto* decoded = PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
  if (decoded == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::str>(decoded);
}

}  // namespace eightfold::python
