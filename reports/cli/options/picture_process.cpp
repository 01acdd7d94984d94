// The child is forked at the start. Rejected: a fork for each rendering, because a search may have started
// threads by then, whose locks the child would inherit; and a new program by exec, because the child would
// need an option of the command line that nobody else may use.
#include "eightfold/reports/cli/options/picture_process.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <new>
#include <optional>

#include "eightfold/reports/cli/parse/exit_code.hpp"
#include "eightfold/reports/pictures/raster.hpp"

namespace eightfold::cli {
namespace {

// What the child sends before `size` bytes: the picture or a message.
struct Reply {
  enum class Kind { picture, error, too_large, no_memory };
  Kind kind = Kind::no_memory;
  std::size_t size = 0;
  double width = 0;  // if it is too large
  double height = 0;
};

// Sends everything. False if the other end is closed.
bool send_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent >= 0)
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    else if (errno != EINTR)
      return false;
  }
  return true;
}

// Everything that the other end sends before it closes or dies.
std::string receive_all(int socket) {
  std::string bytes;
  std::array<char, 1 << 16> piece;
  for (;;) {
    const ssize_t got = read(socket, piece.data(), piece.size());
    if (got > 0)
      bytes.append(piece.data(), static_cast<std::size_t>(got));
    else if (got == 0 || errno != EINTR)
      return bytes;
  }
}

struct Answer {
  Reply head;
  std::string body;
};

Answer answer_to(const std::string& svg, const std::string& format) {
  using Kind = Reply::Kind;
  try {
    return {{Kind::picture}, format == "png" ? reports::png_of(svg) : reports::pdf_of(svg)};
  } catch (const reports::PictureTooLarge& error) {
    return {{Kind::too_large, 0, error.width(), error.height()}, {}};
  } catch (const reports::RasterError& error) {
    return {{Kind::error}, error.what()};
  } catch (const std::bad_alloc&) {
    return {};
  }
}

// The libraries print warnings, which are not for users of this program, and a crash must not leave a core
// file. One arena of malloc for all threads needs less address space.
void prepare_child(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  const int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(null, stream);
  constexpr rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  mallopt(M_ARENA_MAX, 1);
}

[[noreturn]] void serve(int socket, const std::string& format) {
  try {
    const std::string svg = receive_all(socket);
    if (svg.empty()) _exit(0);  // the parent failed before there was a picture
    Answer answer = answer_to(svg, format);
    answer.head.size = answer.body.size();
    send_all(socket, {reinterpret_cast<const char*>(&answer.head), sizeof answer.head}) &&
        send_all(socket, answer.body);
  } catch (const std::bad_alloc&) {  // no answer means this
  }
  _exit(0);
}

Failure no_process(int error) {
  return {ExitCode::os_error,
          fmt::format("the system refused a process for the picture: {}; write .svg", std::strerror(error))};
}

}  // namespace

PictureProcess::PictureProcess(const std::string& format) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) throw no_process(errno);
  const pid_t parent = getpid();
  child_ = fork();
  const int error = errno;
  close(ends[child_ == 0 ? 0 : 1]);
  if (child_ == 0) {
    prepare_child(parent);
    serve(ends[1], format);
  }
  socket_ = ends[0];
  if (child_ > 0) return;
  end();
  throw no_process(error);
}

void PictureProcess::end() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
  while (child_ > 0 && waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
  }
  child_ = -1;
}

std::string PictureProcess::render(std::string_view svg) {
  std::string bytes;
  if (send_all(socket_, svg)) {
    shutdown(socket_, SHUT_WR);
    bytes = receive_all(socket_);
  }
  end();
  Reply head;
  std::string body;
  if (bytes.size() >= sizeof head) {
    std::memcpy(&head, bytes.data(), sizeof head);
    body = bytes.substr(sizeof head);
  }
  if (head.kind == Reply::Kind::no_memory || head.size != body.size())
    throw Failure(ExitCode::os_error,
                  "not enough memory or threads for the picture; raise `ulimit` or write .svg");
  if (head.kind == Reply::Kind::too_large) throw reports::PictureTooLarge(head.width, head.height);
  if (head.kind == Reply::Kind::error) throw reports::RasterError(body);
  return body;
}

}  // namespace eightfold::cli
