// librsvg brings some thirty libraries along, which every command would load if it were linked. So it is
// opened when the first picture is drawn; cairo's and GLib's functions are found through it, as it depends on
// both. It stays open: GLib can't be unloaded.
#include "reports/pictures/raster.hpp"

#include <cairo-pdf.h>
#include <dlfcn.h>
#include <fmt/core.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>
#include <new>

#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

struct Library {
  decltype(&::rsvg_handle_new_from_data) read;
  decltype(&::rsvg_handle_get_intrinsic_size_in_pixels) get_size;
  decltype(&::rsvg_handle_render_document) render;
  decltype(&::cairo_image_surface_create) new_image;
  decltype(&::cairo_pdf_surface_create_for_stream) new_pdf;
  decltype(&::cairo_pdf_surface_set_metadata) set_metadata;
  decltype(&::cairo_create) new_context;
  decltype(&::cairo_status) status;
  decltype(&::cairo_destroy) destroy_context;
  decltype(&::cairo_surface_write_to_png_stream) write_png;
  decltype(&::cairo_surface_finish) finish;
  decltype(&::cairo_surface_status) surface_status;
  decltype(&::cairo_surface_destroy) destroy_surface;
  decltype(&::cairo_status_to_string) message_of;
  decltype(&::g_object_unref) unref;
  decltype(&::g_error_free) free_error;

  /// The functions, loaded by the first call. Throws RasterError.
  static const Library& loaded() {
    static const Library library;
    return library;
  }

 private:
  Library() {
    handle_ = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (handle_ == nullptr) throw RasterError("librsvg is not installed: install librsvg2-2, or write .svg");
    find(read, "rsvg_handle_new_from_data");
    find(get_size, "rsvg_handle_get_intrinsic_size_in_pixels");
    find(render, "rsvg_handle_render_document");
    find(new_image, "cairo_image_surface_create");
    find(new_pdf, "cairo_pdf_surface_create_for_stream");
    find(set_metadata, "cairo_pdf_surface_set_metadata");
    find(new_context, "cairo_create");
    find(status, "cairo_status");
    find(destroy_context, "cairo_destroy");
    find(write_png, "cairo_surface_write_to_png_stream");
    find(finish, "cairo_surface_finish");
    find(surface_status, "cairo_surface_status");
    find(destroy_surface, "cairo_surface_destroy");
    find(message_of, "cairo_status_to_string");
    find(unref, "g_object_unref");
    find(free_error, "g_error_free");
  }

  template <typename Function>
  void find(Function& function, const char* name) {
    function = reinterpret_cast<Function>(dlsym(handle_, name));
    if (function == nullptr)
      throw RasterError(fmt::format(
          "librsvg is too old, it has no {}: install version 2.52 or newer, or write .svg", name));
  }

  void* handle_ = nullptr;
};

using Document = std::unique_ptr<RsvgHandle, decltype(&::g_object_unref)>;
using Surface = std::unique_ptr<cairo_surface_t, decltype(&::cairo_surface_destroy)>;
using Drawing = std::unique_ptr<cairo_t, decltype(&::cairo_destroy)>;

[[noreturn]] void throw_error(const Library& library, GError* error) {
  std::string message = error == nullptr ? "unknown error" : error->message;
  if (error != nullptr) library.free_error(error);
  message.erase(message.find_last_not_of('\n') + 1);
  throw RasterError(fmt::format("librsvg can't draw the picture: {}", clean_line(message)));
}

void check(const Library& library, cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw RasterError(fmt::format("cairo can't draw the picture: {}", library.message_of(status)));
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
    throw RasterError("the picture doesn't say its width and height in pixels");
  if (!(size.width >= 1 && size.height >= 1))
    throw RasterError("the picture has no size: a pixel each way is the least");
  if (size.width > most_pixels || size.height > most_pixels) throw PictureTooLarge(size.width, size.height);
  return size;
}

void draw(const Library& library, const Document& document, const Surface& surface, Size size) {
  const Drawing drawing(library.new_context(surface.get()), library.destroy_context);
  check(library, library.status(drawing.get()));
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
          fmt::format("the picture is too large, {:.0f} by {:.0f} pixels: {} each way is the most; ask for "
                      "a smaller width, or write .svg",
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
  library.set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, nullptr);  // the same bytes every day
  draw(library, document, surface, size);
  library.finish(surface.get());
  check(library, library.surface_status(surface.get()));
  return bytes;
}

}  // namespace eightfold::reports
