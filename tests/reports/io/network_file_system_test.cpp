#include "reports/io/internal/network_file_system.hpp"

#include <gtest/gtest.h>
#include <linux/magic.h>

#include <vector>

namespace eightfold::reports {
namespace {

// By the magic numbers of the kernel, and those that src/stat.c of GNU coreutils has.
TEST(NetworkFileSystem, is_named_unless_it_is_local) {
  const std::vector<std::pair<std::uint32_t, std::string_view>> names = {{NFS_SUPER_MAGIC, "NFS"},
                                                                         {SMB_SUPER_MAGIC, "SMB"},
                                                                         {AFS_SUPER_MAGIC, "AFS"},
                                                                         {CODA_SUPER_MAGIC, "Coda"},
                                                                         {V9FS_MAGIC, "9P"},
                                                                         {0xAAD7AAEA, "PanFS"},
                                                                         {0x0BD00BD0, "Lustre"},
                                                                         {0x47504653, "GPFS"},
                                                                         {0x00C36400, "Ceph"},
                                                                         {EXT4_SUPER_MAGIC, ""},
                                                                         {TMPFS_MAGIC, ""},
                                                                         {XFS_SUPER_MAGIC, ""},
                                                                         {0, ""}};
  for (const auto& [magic, name] : names) EXPECT_EQ(network_file_system(magic), name) << magic;
  for (const std::string path : {"/proc/self/stat", "/nowhere/at/all"})
    EXPECT_EQ(network_file_system_of(path), "") << path;
}

}  // namespace
}  // namespace eightfold::reports
