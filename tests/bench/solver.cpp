// Enumerates all solutions of N with the lazy solver and prints the number of visited boards.
#include <cstdio>
#include <cstdlib>

#include "eightfold/core/search_tree.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: solver N\n", stderr);
    return 2;
  }
  const auto tree = eightfold::walk_search_tree(eightfold::Board::square(std::atoi(argv[1])));
  std::printf("%llu boards, %llu solutions\n", static_cast<unsigned long long>(tree.statistics.boards),
              static_cast<unsigned long long>(tree.solutions));
}
