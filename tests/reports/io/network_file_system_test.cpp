#include "reports/io/internal/network_file_system.hpp"

#include <gtest/gtest.h>
#include <linux/magic.h>

namespace eightfold::reports {
namespace {

TEST(NetworkFileSystem, is_named_by_the_magic_numbers_of_the_kernel) {
  EXPECT_EQ(network_file_system(NFS_SUPER_MAGIC), "NFS");
  EXPECT_EQ(network_file_system(SMB_SUPER_MAGIC), "SMB");
  EXPECT_EQ(network_file_system(AFS_SUPER_MAGIC), "AFS");
  EXPECT_EQ(network_file_system(CODA_SUPER_MAGIC), "Coda");
  EXPECT_EQ(network_file_system(V9FS_MAGIC), "9P");
}

TEST(NetworkFileSystem, is_not_a_local_file_system) {
  for (const std::uint32_t magic : {EXT4_SUPER_MAGIC, TMPFS_MAGIC, XFS_SUPER_MAGIC, 0})
    EXPECT_EQ(network_file_system(magic), "") << magic;
  EXPECT_EQ(network_file_system_of("/proc/self/stat"), "");
  EXPECT_EQ(network_file_system_of("/nowhere/at/all"), "");
}

// The numbers that src/stat.c of GNU coreutils has.
TEST(NetworkFileSystem, may_be_outside_the_kernel) {
  EXPECT_EQ(network_file_system(0xAAD7AAEA), "PanFS");
  EXPECT_EQ(network_file_system(0x0BD00BD0), "Lustre");
  EXPECT_EQ(network_file_system(0x47504653), "GPFS");
  EXPECT_EQ(network_file_system(0x00C36400), "Ceph");
}

}  // namespace
}  // namespace eightfold::reports
