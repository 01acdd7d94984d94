// librsvg depends on about thirty libraries, and they end the process when the system refuses them memory or
// a thread. rsvg-convert is a process of its own, so neither concerns this one. Its streams are files in
// memory: with pipes, the two processes could wait for each other.
#include "eightfold/reports/pictures/raster.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <new>
#include <vector>

#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

[[noreturn]] void throw_refused() {
  throw RasterRefused(
      "the system refused a process, memory or a thread for the picture; raise `ulimit` or write .svg");
}

// A file in memory that ends with this object.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view content = {}) {
    if (file_ < 0) throw_refused();
    while (!content.empty()) {
      const ssize_t written = write(file_, content.data(), content.size());
      if (written < 0 && errno != EINTR) throw_refused();
      if (written > 0) content.remove_prefix(static_cast<std::size_t>(written));
    }
    lseek(file_, 0, SEEK_SET);
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile() { close(file_); }

  [[nodiscard]] int descriptor() const { return file_; }

  [[nodiscard]] std::string content() const {
    std::string bytes;
    std::array<char, 1 << 16> piece;
    for (;;) {
      const ssize_t got = pread(file_, piece.data(), piece.size(), static_cast<off_t>(bytes.size()));
      if (got > 0)
        bytes.append(piece.data(), static_cast<std::size_t>(got));
      else if (got == 0 || errno != EINTR)
        return bytes;
    }
  }

 private:
  int file_ = memfd_create("eightfold", MFD_CLOEXEC);
};

// The environment of rsvg-convert: where programs, libraries and fonts are, and nothing that changes the
// picture. SOURCE_DATE_EPOCH fixes the date in a PDF, so that the bytes are reproducible. One arena of malloc
// for all threads needs less address space.
std::vector<std::string> environment() {
  std::vector<std::string> variables = {"LC_ALL=C.UTF-8", "MALLOC_ARENA_MAX=1", "SOURCE_DATE_EPOCH=0"};
  for (const char* name : {"PATH", "LD_LIBRARY_PATH", "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
                           "XDG_DATA_HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH"})
    if (const char* value = std::getenv(name); value != nullptr)
      variables.push_back(fmt::format("{}={}", name, value));
  return variables;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// Its exit status, as waitpid(2) returns it; 0 if this process ignores SIGCHLD, for then the system keeps
// none. The arguments have no file, so it reads standard input.
int run_rsvg_convert(std::vector<std::string> arguments, const MemoryFile& in, const MemoryFile& out,
                     const MemoryFile& err) {
  arguments.insert(arguments.begin(), "rsvg-convert");
  std::vector<std::string> variables = environment();
  posix_spawn_file_actions_t streams;
  posix_spawn_file_actions_init(&streams);
  posix_spawn_file_actions_adddup2(&streams, in.descriptor(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&streams, out.descriptor(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&streams, err.descriptor(), STDERR_FILENO);
  pid_t child = 0;
  const int error = posix_spawnp(&child, "rsvg-convert", &streams, nullptr, pointers_to(arguments).data(),
                                 pointers_to(variables).data());
  posix_spawn_file_actions_destroy(&streams);
  if (error == ENOENT || error == EACCES)
    throw RasterError("rsvg-convert is not installed; install librsvg2-bin or write .svg");
  if (error != 0) throw_refused();
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// An attribute of the first tag, which is a number of pixels.
double attribute(std::string_view svg, std::string_view name) {
  const std::string_view tag = svg.substr(0, svg.find('>'));
  const std::string begin = fmt::format(" {}=\"", name);
  double value = 0;
  if (const auto at = tag.find(begin); at != std::string_view::npos) {
    const std::string_view text =
        tag.substr(at + begin.size(), tag.find('"', at + begin.size()) - at - begin.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size()) return value;
  }
  throw RasterError("the picture does not define its width and height in pixels");
}

// Throws std::bad_alloc unless the limit of the process leaves enough memory for the libraries, the fonts and
// the pixels. When fontconfig runs out of memory, it omits fonts, also in the cache that it saves, so that
// all later pictures lack their letters.
void expect_memory(double pixels) {
  constexpr double libraries = 300 << 20;
  rlimit limit{};
  getrlimit(RLIMIT_AS, &limit);
  if (limit.rlim_cur != RLIM_INFINITY && static_cast<double>(limit.rlim_cur) < libraries + 4 * pixels)
    throw std::bad_alloc();
}

std::string rendered(std::string_view svg, const std::string& format) {
  const double width = attribute(svg, "width");
  const double height = attribute(svg, "height");
  if (!(width >= 1 && height >= 1))
    throw RasterError("the picture is empty; its width and height must be at least 1 pixel");
  if (width > most_pixels || height > most_pixels) throw PictureTooLarge(width, height);
  std::vector<std::string> arguments = {"--format", format};
  if (format == "png") {
    expect_memory(width * height);
    for (const auto& [name, size] : {std::pair("--width", width), std::pair("--height", height)})
      arguments.insert(arguments.end(), {name, fmt::format("{:.0f}", std::round(size))});
  } else {
    expect_memory(0);
    arguments.insert(arguments.end(), {"--dpi-x", "72", "--dpi-y", "72"});  // a pixel is a point
  }
  const MemoryFile in(svg);
  const MemoryFile out;
  const MemoryFile err;
  const int status = run_rsvg_convert(std::move(arguments), in, out, err);
  if (WIFSIGNALED(status)) throw_refused();  // GLib ends a process that lacks a thread or memory by a signal
  std::string bytes = out.content();
  const bool is_complete = bytes.ends_with(format == "png" ? "IEND\xae\x42\x60\x82" : "%%EOF\n");
  if (status == 0 && is_complete) return bytes;
  std::string message = err.content();
  message.erase(message.find_last_not_of('\n') + 1);
  throw RasterError(fmt::format("rsvg-convert cannot draw the picture: {}", clean_line(message)));
}

}  // namespace

PictureTooLarge::PictureTooLarge(double width, double height)
    : RasterError(
          fmt::format("the picture is too large: {:.0f} by {:.0f} pixels, at most {} each way; give a "
                      "smaller width or write .svg",
                      width, height, most_pixels)),
      width_(width),
      height_(height) {}

std::string png_of(std::string_view svg) { return rendered(svg, "png"); }

std::string pdf_of(std::string_view svg) { return rendered(svg, "pdf"); }

}  // namespace eightfold::reports
