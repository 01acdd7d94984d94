#error "the consumer's own core/board.hpp stands in the way of the installed one"
