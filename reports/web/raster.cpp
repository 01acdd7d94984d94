// Instead of reports/pictures/raster.cpp: there are no processes, so there is no rsvg-convert.
#include "eightfold/reports/pictures/raster.hpp"

namespace eightfold::reports {
namespace {

[[noreturn]] void throw_unavailable() {
  throw RasterError("PNG and PDF are not available in WebAssembly; write .svg, or install the program");
}

}  // namespace

std::string png_of(std::string_view) { throw_unavailable(); }

std::string pdf_of(std::string_view) { throw_unavailable(); }

}  // namespace eightfold::reports
