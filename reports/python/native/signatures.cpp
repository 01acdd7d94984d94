// pybind11 begins each docstring with a signature in the types of C++:
//
//     image(self: eightfold._native.Placement, g: handle) -> eightfold._native.Placement
//
// Python reads the signature of a built-in function from its docstring too, in another form:
//
//     image(self, /, g)
//     --
//
// In this form, help(), inspect.signature() and notebooks show it, and mypy compares the stub with it.
#include <pybind11/pybind11.h>

#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/python/native/bind.hpp"

namespace eightfold::python {
namespace {

namespace py = pybind11;

// `text` up to the first of the characters that is not in brackets or quotes.
std::string_view before_any(std::string_view text, std::string_view characters) {
  int depth = 0;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == quote) quote = 0;
      continue;
    }
    if (depth == 0 && characters.find(c) != std::string_view::npos) return text.substr(0, i);
    if (c == '\'' || c == '"') quote = c;
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
  }
  return text;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// `g: handle = 'full'` without its type; a default that is not a literal becomes an ellipsis.
std::string parameter(std::string_view given) {
  const std::string_view name = trimmed(before_any(given, ":="));
  const std::string_view declared = before_any(given, "=");
  std::string result(name);
  if (declared.size() == given.size()) return result;
  const std::string value(trimmed(given.substr(declared.size() + 1)));
  try {
    py::module_::import("ast").attr("literal_eval")(value);
    return result + "=" + value;
  } catch (const py::error_already_set&) {
    return result + "=...";
  }
}

bool has_no_name(std::string_view parameter) {
  return parameter.starts_with("arg") && parameter.size() > 3 &&
         parameter.substr(3).find_first_not_of("0123456789") == std::string_view::npos;
}

// The docstring in Python's form; empty if it does not begin with one signature.
std::string in_python_form(std::string_view name, std::string_view doc, bool is_method) {
  if (!doc.starts_with(name) || !doc.substr(name.size()).starts_with('(')) return {};
  std::string_view rest = doc.substr(name.size() + 1);
  const std::string_view parameters = before_any(rest, ")");
  rest.remove_prefix(parameters.size());
  if (!rest.starts_with(") ->")) return {};  // several overloads
  std::vector<std::string> written;
  std::size_t without_name = 0;
  for (std::string_view left = parameters; !trimmed(left).empty();) {
    const std::string_view next = before_any(left, ",");
    written.push_back(parameter(next));
    if (written.size() == without_name + 1 &&
        (has_no_name(written.back()) || (is_method && without_name == 0)))
      ++without_name;
    left.remove_prefix(std::min(next.size() + 1, left.size()));
  }
  if (without_name > 0) written.insert(written.begin() + static_cast<std::ptrdiff_t>(without_name), "/");
  std::string result = std::string(name) + "(";
  for (std::size_t i = 0; i < written.size(); ++i) result += (i > 0 ? ", " : "") + written[i];
  const std::size_t line = rest.find('\n');
  std::string_view text = line == std::string_view::npos ? std::string_view() : rest.substr(line);
  while (text.starts_with('\n')) text.remove_prefix(1);
  while (text.ends_with('\n')) text.remove_suffix(1);
  return result + ")\n--\n\n" + std::string(text);
}

void rewrite(PyObject* function, bool is_method) {
  if (!PyCFunction_Check(function) || PyCFunction_GET_SELF(function) == nullptr) return;
  if (PyCapsule_CheckExact(PyCFunction_GET_SELF(function)) == 0) return;  // not of pybind11
  PyMethodDef& definition = *reinterpret_cast<PyCFunctionObject*>(function)->m_ml;
  if (definition.ml_doc == nullptr) return;
  const std::string written = in_python_form(definition.ml_name, definition.ml_doc, is_method);
  if (written.empty()) return;
  std::free(const_cast<char*>(definition.ml_doc));  // pybind11 allocates it so, and will free the new one
  definition.ml_doc = strdup(written.c_str());
}

}  // namespace

void write_signatures(py::handle scope) {
  for (const auto& [name, value] : py::dict(scope.attr("__dict__"))) {
    if (PyInstanceMethod_Check(value.ptr()))
      rewrite(PyInstanceMethod_GET_FUNCTION(value.ptr()), true);
    else if (py::isinstance<py::staticmethod>(value))
      rewrite(py::object(value.attr("__func__")).ptr(), false);
    else if (PyType_Check(value.ptr()) != 0)
      write_signatures(value);
    else
      rewrite(value.ptr(), false);
  }
}

}  // namespace eightfold::python
