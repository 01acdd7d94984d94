#include "tests/reports/pictures/drawn_picture.hpp"

#include <algorithm>
#include <boost/property_tree/xml_parser.hpp>
#include <cmath>
#include <set>
#include <sstream>
#include <stdexcept>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

using boost::property_tree::ptree;

std::string attribute(const ptree& element, const std::string& name) {
  return element.get<std::string>(ptree::path_type("<xmlattr>/" + name, '/'), "");
}

double number(const ptree& element, const std::string& name) {
  const std::string text = attribute(element, name);
  return text.empty() ? 0 : std::stod(text);
}

bool has_class(const std::string& classes, const std::string& css_class) {
  const auto words = words_of(classes);
  return std::find(words.begin(), words.end(), css_class) != words.end();
}

// "translate(40 40) scale(50)"
DrawnBoard board_of(const std::string& transform) {
  DrawnBoard board;
  char space = ' ';
  std::istringstream text(transform.substr(transform.find('(') + 1));
  text >> board.left >> board.top;
  std::istringstream scale(transform.substr(transform.rfind('(') + 1));
  scale >> board.square >> space;
  if (!text || !scale) throw std::runtime_error("transform " + transform);
  return board;
}

class Reader {
 public:
  DrawnPicture read(const std::string& svg) {
    std::istringstream document(svg);
    ptree tree;
    boost::property_tree::read_xml(document, tree);
    const ptree& root = tree.get_child("svg");
    picture_.width = number(root, "width");
    picture_.height = number(root, "height");
    std::istringstream box(attribute(root, "viewBox"));
    double origin = 0;
    box >> origin >> origin >> picture_.view_width >> picture_.view_height;
    picture_.style = root.get<std::string>("style");
    for (const auto& [name, element] : root) visit(name, element);
    return picture_;
  }

 private:
  void visit(const std::string& name, const ptree& element) {
    check_id(attribute(element, "id"));
    const std::string css_class = attribute(element, "class");
    for (const std::string& word : words_of(css_class))
      if (picture_.style.find("." + word + "{") == std::string::npos)
        throw std::runtime_error("undefined class: " + word);
    const std::string transform = attribute(element, "transform");
    if (name == "title") picture_.title = element.data();
    if (name == "desc") picture_.description = element.data();
    if (name == "text") add_text(element, css_class);
    if (name == "line")
      picture_.lines.push_back({number(element, "x1"), number(element, "y1"), number(element, "x2"),
                                number(element, "y2"), css_class,
                                !attribute(element, "stroke-dasharray").empty()});
    if (name == "circle") picture_.circles.push_back({number(element, "cx"), number(element, "cy")});
    if (name == "path" && has_class(css_class, "turn")) picture_.turns.push_back(attribute(element, "d"));
    if (name == "path" && css_class.ends_with("-line")) picture_.crossings.push_back(attribute(element, "d"));
    if (name == "rect" && css_class != "paper" && css_class != "light")
      picture_.frames.push_back(
          {number(element, "x"), number(element, "y"), number(element, "width"), css_class});
    if (name == "use" && attribute(element, "href") == "#squares") {
      picture_.boards.push_back(board_of(transform));
      transforms_.push_back(transform);
    }
    if (name == "path") picture_.paths[attribute(element, "id")] = attribute(element, "d");
    if (css_class == "figure")
      add_figure(element, transform);
    else if (name == "g" && !transform.empty())
      add_queens(element, css_class, transform);
    if (name == "defs" || name == "g")
      for (const auto& [child, inner] : element) visit(child, inner);
  }

  void check_id(const std::string& id) {
    if (!id.empty() && !ids_.insert(id).second) throw std::runtime_error("duplicate id: " + id);
  }

  void add_text(const ptree& element, const std::string& css_class) {
    picture_.texts.push_back({number(element, "x"), number(element, "y"), number(element, "font-size"),
                              css_class, element.data()});
  }

  void add_figure(const ptree& group, const std::string& transform) {
    const DrawnBoard place = board_of(transform);
    DrawnFigure& figure = picture_.figures.emplace_back(DrawnFigure{place.left, place.top, place.square, {}});
    for (const auto& [name, element] : group)
      if (name == "use") figure.shapes.emplace_back(attribute(element, "href"), attribute(element, "class"));
  }

  void add_queens(const ptree& group, const std::string& css_class, const std::string& transform) {
    const auto board = std::find(transforms_.begin(), transforms_.end(), transform);
    if (board == transforms_.end()) throw std::runtime_error("queens off the board");
    auto& queens = picture_.boards[static_cast<std::size_t>(board - transforms_.begin())].queens;
    for (const auto& [name, element] : group) {
      if (name != "use") continue;
      const Square square = {static_cast<int>(number(element, "y")), static_cast<int>(number(element, "x"))};
      if (!queens.emplace(square, css_class).second) throw std::runtime_error("two queens on a square");
    }
  }

  DrawnPicture picture_;
  std::vector<std::string> transforms_;
  std::set<std::string> ids_;
};

}  // namespace

Square DrawnBoard::square_at(double x, double y) const {
  return {static_cast<int>(std::floor((y - top) / square)),
          static_cast<int>(std::floor((x - left) / square))};
}

std::vector<DrawnLine> DrawnPicture::lines_of(const std::string& css_class) const {
  std::vector<DrawnLine> found;
  for (const DrawnLine& line : lines)
    if (has_class(line.css_class, css_class)) found.push_back(line);
  return found;
}

bool DrawnPicture::has_text(const std::string& text) const {
  return std::any_of(texts.begin(), texts.end(), [&](const DrawnText& drawn) { return drawn.text == text; });
}

DrawnPicture read_picture(const std::string& svg) { return Reader().read(svg); }

std::vector<Square> squares_of(const DrawnBoard& board) {
  std::vector<Square> squares;
  for (const auto& [square, css_class] : board.queens) squares.push_back(square);
  return squares;
}

std::string xmllint_errors(const std::string& document) {
  const ProgramRun run = run_program("xmllint", {"--noout", "-"}, {.input = document});
  return run.exit_code == 127 ? "xmllint is not installed" : run.err;
}

}  // namespace eightfold::test
