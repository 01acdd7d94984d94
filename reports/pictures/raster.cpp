// librsvg depends on about thirty libraries, which every command would load if the program were linked to it.
// Therefore it is opened with dlopen() when the first picture is drawn. The functions of cairo and GLib are
// found through it, because it depends on both. It is never closed, because GLib cannot be unloaded.
#include "eightfold/reports/pictures/raster.hpp"

#include <cairo-pdf.h>
#include <dlfcn.h>
#include <fmt/core.h>
#include <librsvg/rsvg.h>
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <memory>
#include <new>

#include "eightfold/reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

// Throws std::bad_alloc unless the limits of the process leave enough memory for the libraries and the fonts.
// When fontconfig runs out of memory, it omits fonts, also in the cache that it saves, so that all later
// pictures lack their letters.
void expect_free_memory() {
  constexpr std::size_t needed = std::size_t{256} << 20U;
  void* memory =
      mmap(nullptr, needed, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  munmap(memory, needed);
}

// The functions of librsvg, cairo and GLib. The first call of loaded() opens librsvg; it throws RasterError.
class Library {
 public:
  static const Library& loaded() {
    static const Library library;
    return library;
  }

 private:
  // The address of a function; converts to a pointer to any function type.
  struct Symbol {
    void* address;
    template <typename Function>
    explicit operator Function*() const {
      return reinterpret_cast<Function*>(address);
    }
  };

  static void* opened() {
    expect_free_memory();
    void* handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) return handle;
    if (is_lack_of_memory(dlerror())) throw std::bad_alloc();
    throw RasterError("librsvg is not installed; install librsvg2-2 or write .svg");
  }

  // dlerror(3) gives no error number. These are the beginnings of the messages of glibc's loader for refused
  // memory.
  static bool is_lack_of_memory(const char* error) {
    constexpr std::array<const char*, 6> causes = {"cannot allocate",       "Cannot allocate",
                                                   "cannot create",         "cannot map",
                                                   "failed to map segment", "out of memory"};
    return error == nullptr || std::ranges::any_of(causes, [&](const char* cause) {
             return std::strstr(error, cause) != nullptr;
           });
  }

  Symbol find(const char* name) const {
    void* address = dlsym(handle_, name);
    if (address == nullptr)
      throw RasterError(
          fmt::format("librsvg does not provide {}; install version 2.52 or newer or write .svg", name));
    return {address};
  }

  void* handle_ = opened();

 public:
  decltype(&::rsvg_handle_new_from_data) read{find("rsvg_handle_new_from_data")};
  decltype(&::rsvg_handle_get_intrinsic_size_in_pixels) get_size{
      find("rsvg_handle_get_intrinsic_size_in_pixels")};
  decltype(&::rsvg_handle_render_document) render{find("rsvg_handle_render_document")};
  decltype(&::cairo_image_surface_create) new_image{find("cairo_image_surface_create")};
  decltype(&::cairo_pdf_surface_create_for_stream) new_pdf{find("cairo_pdf_surface_create_for_stream")};
  decltype(&::cairo_pdf_surface_set_metadata) set_metadata{find("cairo_pdf_surface_set_metadata")};
  decltype(&::cairo_create) new_context{find("cairo_create")};
  decltype(&::cairo_status) status{find("cairo_status")};
  decltype(&::cairo_destroy) destroy_context{find("cairo_destroy")};
  decltype(&::cairo_surface_write_to_png_stream) write_png{find("cairo_surface_write_to_png_stream")};
  decltype(&::cairo_surface_finish) finish{find("cairo_surface_finish")};
  decltype(&::cairo_surface_status) surface_status{find("cairo_surface_status")};
  decltype(&::cairo_surface_destroy) destroy_surface{find("cairo_surface_destroy")};
  decltype(&::cairo_status_to_string) message_of{find("cairo_status_to_string")};
  decltype(&::g_object_unref) unref{find("g_object_unref")};
  decltype(&::g_error_free) free_error{find("g_error_free")};
};

using Document = std::unique_ptr<RsvgHandle, decltype(&::g_object_unref)>;
using Surface = std::unique_ptr<cairo_surface_t, decltype(&::cairo_surface_destroy)>;
using Drawing = std::unique_ptr<cairo_t, decltype(&::cairo_destroy)>;

[[noreturn]] void throw_error(const Library& library, GError* error) {
  std::string message = error == nullptr ? "unknown error" : error->message;
  if (error != nullptr) library.free_error(error);
  if (message.find("NoMemory") != std::string::npos) throw std::bad_alloc();
  message.erase(message.find_last_not_of('\n') + 1);
  throw RasterError(fmt::format("librsvg cannot draw the picture: {}", clean_line(message)));
}

void check(const Library& library, cairo_status_t status) {
  if (status == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
  if (status != CAIRO_STATUS_SUCCESS)
    throw RasterError(fmt::format("cairo cannot draw the picture: {}", library.message_of(status)));
}

Document read(const Library& library, std::string_view svg) {
  GError* error = nullptr;
  Document document(library.read(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error),
                    library.unref);
  if (document == nullptr) throw_error(library, error);
  return document;
}

struct Size {
  double width = 0;
  double height = 0;
};

Size size_of(const Library& library, const Document& document) {
  Size size;
  if (library.get_size(document.get(), &size.width, &size.height) == 0)
    throw RasterError("the picture does not define its width and height in pixels");
  if (!(size.width >= 1 && size.height >= 1))
    throw RasterError("the picture is empty; its width and height must be at least 1 pixel");
  if (size.width > most_pixels || size.height > most_pixels) throw PictureTooLarge(size.width, size.height);
  return size;
}

void draw(const Library& library, const Document& document, const Surface& surface, Size size) {
  const Drawing drawing(library.new_context(surface.get()), library.destroy_context);
  check(library, library.status(drawing.get()));
  expect_free_memory();
  const RsvgRectangle page = {0, 0, size.width, size.height};
  GError* error = nullptr;
  if (library.render(document.get(), drawing.get(), &page, &error) == 0) throw_error(library, error);
  check(library, library.status(drawing.get()));
}

cairo_status_t append_bytes(void* text, const unsigned char* data, unsigned length) noexcept {
  try {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
  } catch (const std::bad_alloc&) {
    return CAIRO_STATUS_NO_MEMORY;
  }
}

}  // namespace

PictureTooLarge::PictureTooLarge(double width, double height)
    : RasterError(
          fmt::format("the picture is too large: {:.0f} by {:.0f} pixels, at most {} each way; give a "
                      "smaller width or write .svg",
                      width, height, most_pixels)),
      width_(width),
      height_(height) {}

std::string png_of(std::string_view svg) {
  const Library& library = Library::loaded();
  const Document document = read(library, svg);
  const Size exact = size_of(library, document);
  const Size size = {std::round(exact.width), std::round(exact.height)};
  const Surface surface(
      library.new_image(CAIRO_FORMAT_ARGB32, static_cast<int>(size.width), static_cast<int>(size.height)),
      library.destroy_surface);
  check(library, library.surface_status(surface.get()));
  draw(library, document, surface, size);
  std::string bytes;
  check(library, library.write_png(surface.get(), append_bytes, &bytes));
  return bytes;
}

std::string pdf_of(std::string_view svg) {
  const Library& library = Library::loaded();
  const Document document = read(library, svg);
  const Size size = size_of(library, document);
  std::string bytes;
  const Surface surface(library.new_pdf(append_bytes, &bytes, size.width, size.height),
                        library.destroy_surface);
  check(library, library.surface_status(surface.get()));
  library.set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, nullptr);  // for reproducible bytes
  draw(library, document, surface, size);
  library.finish(surface.get());
  check(library, library.surface_status(surface.get()));
  return bytes;
}

}  // namespace eightfold::reports
