#include "tests/reports/coursework/assignment/xml_document.hpp"

#include <boost/property_tree/xml_parser.hpp>
#include <sstream>
#include <stdexcept>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using boost::property_tree::ptree;

XmlElement element_of(const std::string& name, const ptree& tree) {
  XmlElement element = {name, {}, tree.data(), {}};
  for (const auto& [key, child] : tree) {
    if (key == "<xmlattr>")
      for (const auto& [attribute, value] : child) element.attributes.emplace_back(attribute, value.data());
    else if (key != "<xmlcomment>")
      element.children.push_back(element_of(key, child));
  }
  return element;
}

void collect(std::vector<const XmlElement*>& found, const XmlElement& element, const std::string& wanted) {
  for (const XmlElement& child : element.children) {
    if (child.name == wanted) found.push_back(&child);
    collect(found, child, wanted);
  }
}

}  // namespace

std::string XmlElement::attribute(const std::string& wanted) const {
  for (const auto& [key, value] : attributes)
    if (key == wanted) return value;
  return {};
}

std::vector<const XmlElement*> XmlElement::all(const std::string& child) const {
  std::vector<const XmlElement*> found;
  for (const XmlElement& each : children)
    if (each.name == child) found.push_back(&each);
  return found;
}

const XmlElement& XmlElement::only(const std::string& child) const {
  const auto found = all(child);
  if (found.size() != 1) throw std::runtime_error(name + " has not exactly one " + child);
  return *found[0];
}

std::vector<const XmlElement*> XmlElement::everywhere(const std::string& wanted) const {
  std::vector<const XmlElement*> found;
  collect(found, *this, wanted);
  return found;
}

XmlElement read_document(const std::string& document) {
  std::istringstream in(document);
  ptree tree;
  boost::property_tree::read_xml(in, tree, boost::property_tree::xml_parser::trim_whitespace);
  return element_of(tree.front().first, tree.front().second);
}

std::string xmllint_complaint(const std::string& document) {
  const ProgramRun run = run_program("xmllint", {"--nonet", "--noout", "-"}, {.input = document});
  return run.exit_code == 127 ? "xmllint is not installed" : run.err;
}

}  // namespace eightfold::test
