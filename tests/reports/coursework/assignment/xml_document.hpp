#pragma once

#include <string>
#include <vector>

namespace eightfold::test {

/// An element of a document, read by a parser that shares no code with the writers.
struct XmlElement {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
  std::string text;  ///< its own, without that of its children
  std::vector<XmlElement> children;

  /// Empty if there is none.
  [[nodiscard]] std::string attribute(const std::string& wanted) const;
  [[nodiscard]] std::vector<const XmlElement*> all(const std::string& child) const;
  /// The only child with this name. Throws std::runtime_error if there is not exactly one.
  [[nodiscard]] const XmlElement& only(const std::string& child) const;
  /// Every element with this name, at any depth.
  [[nodiscard]] std::vector<const XmlElement*> everywhere(const std::string& wanted) const;
};

/// The root. Throws boost::property_tree::xml_parser_error if the document is not well-formed.
XmlElement read_document(const std::string& document);

/// What xmllint says of it; empty if it is well-formed.
std::string xmllint_complaint(const std::string& document);

}  // namespace eightfold::test
