// What SHA-256 needs of the rest of libsodium, which prepares random numbers and ciphers that the program
// does not use.
#include <cstddef>
#include <cstring>

extern "C" int sodium_init() { return 0; }

extern "C" void sodium_memzero(void* place, std::size_t size) { std::memset(place, 0, size); }
