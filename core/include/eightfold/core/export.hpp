#pragma once

// What shared libraries export. `namespace EIGHTFOLD_API eightfold {` exports all that this part of a header
// declares; everything else is hidden. Rejected: a macro for each class and function, which is easy to
// forget. CMake defines EIGHTFOLD_SHARED for the shared libraries and for their users.
#ifdef EIGHTFOLD_SHARED
#define EIGHTFOLD_API [[gnu::visibility("default")]]
#else
#define EIGHTFOLD_API
#endif
