"""Mistakes. The type checker must find one in each of these lines, with the code at its end."""

from eightfold import Placement, Subgroup, Symmetry, count

Placement("04752613")  # arg-type
Placement([0.5])  # list-item
Placement([0, 4]).image(90)  # arg-type
Placement([0, 4]).image("rotate45")  # arg-type
Placement([0, 4]).orbit("rotation")  # arg-type
Placement([0, 4])[0] = 1  # index
Placement([0, 4]) < [0, 4]  # operator
Placement([0, 4]).turn()  # attr-defined
Symmetry.rotate45  # attr-defined
Symmetry.rotate90 * 2  # operator
Subgroup.full.order = 4  # misc
count("8")  # arg-type
count(8, progress=0.5)  # arg-type
count(8, size=3)  # call-arg
count(8).bit_size()  # attr-defined
