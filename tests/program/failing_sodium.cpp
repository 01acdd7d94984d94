// Loaded before libsodium, whose own function cannot be made to fail.
extern "C" int sodium_init() { return -1; }
