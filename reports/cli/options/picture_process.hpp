#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

namespace eightfold::cli {

/// A child process that renders a picture. librsvg and the libraries below it end the process, or crash, when
/// the system refuses them memory or a thread; in a child, that is a failure that can be reported.
class PictureProcess {
 public:
  /// Starts the process, which waits for the document. Throws Failure (os_error) if the system refuses a
  /// process. Precondition: this process has one thread, because fork(2) copies only one, and has no
  /// temporary files, because a signal to the child would remove them.
  explicit PictureProcess(const std::string& format);
  PictureProcess(const PictureProcess&) = delete;
  PictureProcess& operator=(const PictureProcess&) = delete;
  ~PictureProcess() { end(); }

  /// Renders an SVG document in the format, "png" or "pdf". Returns the bytes of the file. Throws
  /// reports::RasterError; Failure (os_error) if the system refuses memory or threads. Call it once.
  std::string render(std::string_view svg);

 private:
  void end();

  pid_t child_ = -1;
  int socket_ = -1;
};

}  // namespace eightfold::cli
