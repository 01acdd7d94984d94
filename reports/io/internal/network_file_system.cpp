// Magic numbers from linux/magic.h; those of file systems outside the kernel are from their own sources.
#include "reports/io/internal/network_file_system.hpp"

#include <sys/vfs.h>

#include <algorithm>
#include <array>

namespace eightfold::reports {
namespace {

struct FileSystem {
  std::uint32_t magic;
  std::string_view name;
};

constexpr std::array<FileSystem, 16> network_file_systems = {{
    {0x00006969, "NFS"},
    {0x0000517b, "SMB"},
    {0xff534d42, "CIFS"},
    {0xfe534d42, "SMB"},
    {0x0bd00bd0, "Lustre"},
    {0x00c36400, "Ceph"},
    {0x47504653, "GPFS"},
    {0x5346414f, "AFS"},
    {0x6b414653, "AFS"},
    {0x73757245, "Coda"},
    {0x01021997, "9P"},
    {0x19830326, "BeeGFS"},
    {0x20030528, "OrangeFS"},
    {0xaad7aaea, "PanFS"},
    {0x01161970, "GFS2"},
    {0x7461636f, "OCFS2"},
}};

}  // namespace

std::string_view network_file_system(std::uint32_t magic) {
  const auto found = std::ranges::find(network_file_systems, magic, &FileSystem::magic);
  return found != network_file_systems.end() ? found->name : std::string_view();
}

std::string_view network_file_system_of(const std::string& path) {
  struct statfs status {};
  if (statfs(path.c_str(), &status) != 0) return {};
  return network_file_system(static_cast<std::uint32_t>(status.f_type));
}

}  // namespace eightfold::reports
