"""Every certificate for N = 0 to 9 is proved, with the numbers of brute force. The argument selects the lists:
python3 test_complete.py CanonicalLists, or ListsOfAll. The rooks take nearly all of the time."""

import itertools
import unittest

from certificates import GROUPS, RULES, brute_force, proved_by_stream, published


class CanonicalLists(unittest.TestCase):
    every = False

    def test_of_every_rule_and_group_have_the_numbers_of_brute_force_and_of_the_literature(self):
        compared = 0
        for rule, n in itertools.product(RULES, range(10)):
            known = published().get((rule, n), {})
            for group in GROUPS:
                checker = proved_by_stream(n, rule, group, self.every)
                numbers = checker.fixed, checker.orbits
                self.assertEqual(numbers, brute_force(n, rule, checker.group), (n, rule, group))
                if group == "full":
                    proved = {"all": checker.fixed["identity"], "fundamental": checker.orbits}
                    if rule == "queens":
                        proved |= {"half_turn": checker.fixed["rotate180"], "quarter_turn": checker.fixed["rotate90"]}
                    for name in proved.keys() & known.keys():
                        self.assertEqual(proved[name], known[name], (n, rule, name))
                        compared += 1
        self.assertGreaterEqual(compared, 85)


class ListsOfAll(CanonicalLists):
    every = True


if __name__ == "__main__":
    unittest.main()
