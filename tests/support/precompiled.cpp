// Compiles the precompiled headers of the tests.
