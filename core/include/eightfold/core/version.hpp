#pragma once

// The version of the library that this header belongs to. CMake and pip read it here.
#define EIGHTFOLD_VERSION "0.1.0"
#define EIGHTFOLD_VERSION_MAJOR 0
#define EIGHTFOLD_VERSION_MINOR 1
#define EIGHTFOLD_VERSION_PATCH 0
