"""Ranks and random solutions, against the list of solutions."""

import pytest

from eightfold import Placement, count, nth, rank, sample, solutions
from interruption import interrupted


class MersenneTwister64:
    """The generator mt19937_64 of T. Nishimura and M. Matsumoto (2004), as the C++ standard defines it."""

    MASK = 2**64 - 1

    def __init__(self, seed):
        self.state = [seed]
        for i in range(1, 312):
            last = self.state[-1]
            self.state.append((6364136223846793005 * (last ^ last >> 62) + i) & self.MASK)
        self.position = 312

    def twist(self):
        state = self.state
        for i in range(312):
            x = (state[i] & 0xFFFFFFFF80000000) | (state[(i + 1) % 312] & 0x7FFFFFFF)
            state[i] = state[(i + 156) % 312] ^ x >> 1 ^ (0xB5026F5AA96619E9 if x & 1 else 0)
        self.position = 0

    def __call__(self):
        if self.position == 312:
            self.twist()
        x = self.state[self.position]
        self.position += 1
        x ^= x >> 29 & 0x5555555555555555
        x ^= x << 17 & 0x71D67FFFEDA60000
        x ^= x << 37 & 0xFFF7EEE000000000
        return (x ^ x >> 43) & self.MASK

    def below(self, bound):
        while True:
            x = self()
            if x >= 2**64 % bound:
                return x % bound


def test_the_generator_has_the_output_that_the_standard_specifies():
    random = MersenneTwister64(5489)
    assert [random() for _ in range(10000)][-1] == 9981545732273789042


def test_nth_and_rank_are_positions_in_the_list():
    for n in range(9):
        for k, solution in enumerate(solutions(n)):
            assert nth(n, k) == solution
            assert rank(solution) == rank(list(solution)) == k


def test_rank_is_the_inverse_of_nth_on_larger_boards():
    for n, k in [(12, 7000), (14, 365595), (16, 10**6), (17, 12345)]:
        assert rank(nth(n, k, threads=2)) == k
    assert next(solutions(16)) == nth(16, 0)


def test_samples_are_the_solutions_at_random_ranks():
    for n, seed in [(0, 0), (1, 3), (4, 2**64 - 1), (8, 0), (8, 7), (11, 12345)]:
        random = MersenneTwister64(seed)
        everything = list(solutions(n))
        assert sample(n, 12, seed=seed) == [everything[random.below(len(everything))] for _ in range(12)]


def test_samples_have_the_defaults_of_the_command():
    assert sample(8) == sample(8, k=1, seed=0)
    assert sample(8, k=0) == []
    assert sample(3, k=0) == []
    assert len({tuple(placement) for placement in sample(8, k=1000, threads=2)}) == 92


@pytest.mark.parametrize(
    "call",
    [lambda: nth(27, 10**17), lambda: rank(nth(26, 10**6)[::-1]), lambda: sample(26)],
    ids=["nth", "rank", "sample"],
)
def test_ctrl_c_stops_a_query(call):
    with interrupted(after=0.5):
        call()


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda: nth(8, 92), "k: 92 is out of range (N = 8 has 92 solutions); give 0 to 91"),
        (lambda: nth(8, -1), "k: -1 is out of range; give 0 to 91"),
        (lambda: nth(8, 10**30), "k: the number is out of range (N = 8 has 92 solutions); give 0 to 91"),
        (lambda: nth(1, 1), "k: 1 is out of range (N = 1 has 1 solution); give 0 to 0"),
        (lambda: nth(3, 0), "k: 3 queens have no solution"),
        (lambda: nth(29, 0), "n: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"),
        (lambda: sample(2), "n: 2 queens have no solution to draw"),
        (lambda: sample(8, k=1000001), "k: 1000001 is out of range; give 0 to 1000000"),
        (lambda: sample(8, seed=-1), "seed: -1 is out of range; give 0 to 18446744073709551615"),
        (
            lambda: rank([0, 1, 2]),
            "placement: not a solution, so it has no rank: the queens on a3 and b2 attack each other "
            "(a1 is at the bottom left)",
        ),
        (lambda: rank([0, 2]), "placement: 2 queens on 3 rows are not a solution, so they have no rank"),
        (
            lambda: rank(range(0, 30)),
            "placement: 30 rows exceed the limit of 28; larger ranks need more than 64 bits",
        ),
    ],
)
def test_messages_name_the_argument_and_the_remedy(call, message):
    with pytest.raises(ValueError) as error:
        call()
    assert str(error.value) == message


def test_wrong_types_are_type_errors():
    for value in (None, True, "8", 8.0):
        for call in (lambda v: nth(v, 0), lambda v: sample(v), lambda v: nth(8, v), lambda v: sample(8, k=v)):
            with pytest.raises(TypeError, match="^[nk]: "):
                call(value)
        with pytest.raises(TypeError, match="^placement: "):
            rank(value)


def test_the_empty_board_has_one_solution():
    assert nth(0, 0) == Placement() and rank(Placement()) == 0 and sample(0) == [Placement()]
    assert count(0) == 1
