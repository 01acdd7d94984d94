// Finds the orbit of a solution.

// What the page calls its placements: a report without a rule is about a list, whose queens may attack each other.
const memberWord = ({rule}) => (rule === null ? 'placement' : 'solution');

// Returns a function from a placement to {orbit, symmetry}, where the symmetry is the first one that leads from the orbit's
// representative to the placement, or undefined if the placement is not a solution of the page.
function solutionIndex(report) {
  const group = report.group.elements;
  let byRepresentative = null; // on first use
  return (columns) => {
    byRepresentative ??= new Map(report.orbits.map((orbit) => [orbit.representative.join(), orbit]));
    const orbit = byRepresentative.get(canonical(columns, group).columns.join());
    if (orbit === undefined) return undefined;
    return {orbit, symmetry: group.find((name) => samePlacement(image(name, orbit.representative), columns))};
  };
}
