// Makes an orbit report in JSON and a picture in SVG, both in memory.
#include <eightfold/reports/pictures/board_picture.hpp>
#include <eightfold/reports/solutions/orbit_report.hpp>
#include <iostream>

int main() {
  using namespace eightfold;
  using namespace eightfold::reports;
  std::cout << orbit_report({.n = 4, .format = OrbitReportFormat::json});
  const std::string picture = board_picture({.shown = {{1, 3, 0, 2}, 4}, .symmetries = true});
  std::cout << picture.substr(0, picture.find("<style>"));
}
