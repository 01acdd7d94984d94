// A symmetry of a Platonic solid is determined by the image of one side of one face: the next side of that
// face has the next side of the image as its image, and the same side of the neighboring face has that of the
// neighboring image. A reflection exchanges next and previous. So the symmetries follow from the list of
// faces alone, without coordinates, which for the dodecahedron are irrational.
#include "eightfold/symmetry/polyhedron.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

Polyhedron dodecahedron() {
  // Vertices by levels: five of the top, five below them, five between those, five of the bottom.
  Polyhedron solid = {20, {{0, 1, 2, 3, 4}}};
  for (int i = 0; i < 5; ++i) {
    const int next = (i + 1) % 5;
    solid.faces.push_back({next, i, 5 + i, 10 + i, 5 + next});
  }
  for (int i = 0; i < 5; ++i) {
    const int next = (i + 1) % 5;
    solid.faces.push_back({10 + next, 5 + next, 10 + i, 15 + i, 15 + next});
  }
  solid.faces.push_back({15, 19, 18, 17, 16});
  return solid;
}

// A side of a face: an edge, directed counterclockwise around the face.
struct Sides {
  explicit Sides(const Polyhedron& solid) {
    std::map<std::pair<int, int>, int> number;
    for (std::size_t f = 0; f < solid.faces.size(); ++f) {
      const auto& vertices = solid.faces[f];
      const int first = static_cast<int>(from.size());
      const int size = static_cast<int>(vertices.size());
      for (int i = 0; i < size; ++i) {
        number[{vertices[at(i)], vertices[at((i + 1) % size)]}] = first + i;
        from.push_back(vertices[at(i)]);
        to.push_back(vertices[at((i + 1) % size)]);
        face.push_back(static_cast<int>(f));
        next.push_back(first + (i + 1) % size);
        previous.push_back(first + (i + size - 1) % size);
      }
    }
    for (std::size_t side = 0; side < from.size(); ++side)
      opposite.push_back(number.at({to[side], from[side]}));
  }

  std::vector<int> from;
  std::vector<int> to;
  std::vector<int> face;
  std::vector<int> next;
  std::vector<int> previous;
  std::vector<int> opposite;  // the same edge, directed around the other face
};

// The images of all sides, where the image of the first is `image`.
Permutation symmetry_of(const Sides& sides, int image, bool is_reflection) {
  Permutation to(sides.from.size(), -1);
  std::vector<int> reached = {0};
  to[0] = image;
  const auto reach = [&](int side, int side_image) {
    if (to[at(side)] >= 0) return;
    to[at(side)] = side_image;
    reached.push_back(side);
  };
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int side = reached[i];
    const int other = to[at(side)];
    reach(sides.next[at(side)], is_reflection ? sides.previous[at(other)] : sides.next[at(other)]);
    reach(sides.opposite[at(side)], sides.opposite[at(other)]);
  }
  return to;
}

// The vertices around a face of the dual are the faces around a vertex.
Polyhedron dual_of(const Polyhedron& solid) {
  const Sides sides(solid);
  Polyhedron dual = {static_cast<int>(solid.faces.size()), {}};
  for (int vertex = 0; vertex < solid.vertices; ++vertex) {
    auto& around = dual.faces.emplace_back();
    const int first =
        static_cast<int>(std::find(sides.from.begin(), sides.from.end(), vertex) - sides.from.begin());
    int side = first;
    do {
      around.push_back(sides.face[at(side)]);
      side = sides.opposite[at(sides.previous[at(side)])];
    } while (side != first);
  }
  return dual;
}

}  // namespace

std::vector<std::array<int, 2>> Polyhedron::edges() const {
  std::vector<std::array<int, 2>> found;
  for (const auto& face : faces)
    for (std::size_t i = 0; i < face.size(); ++i) {
      const int a = face[i];
      const int b = face[(i + 1) % face.size()];
      if (a < b) found.push_back({a, b});
    }
  std::sort(found.begin(), found.end());
  return found;
}

Polyhedron polyhedron_of(Solid solid) {
  switch (solid) {
    case Solid::tetrahedron:
      return {4, {{0, 1, 2}, {0, 3, 1}, {0, 2, 3}, {1, 3, 2}}};
    case Solid::cube:
      return {8, {{0, 3, 2, 1}, {4, 5, 6, 7}, {0, 1, 5, 4}, {2, 3, 7, 6}, {1, 2, 6, 5}, {3, 0, 4, 7}}};
    case Solid::octahedron:
      return dual_of(polyhedron_of(Solid::cube));
    case Solid::dodecahedron:
      return dodecahedron();
    case Solid::icosahedron:
      return dual_of(dodecahedron());
  }
  throw std::invalid_argument("not a Platonic solid");
}

GroupAction solid_action(Solid solid, SolidPart part, bool reflections) {
  const Polyhedron polyhedron = polyhedron_of(solid);
  const Sides sides(polyhedron);
  const auto edges = polyhedron.edges();
  // The point that a side belongs to: its beginning, its edge or its face.
  std::vector<int> beginning;
  std::vector<int> end;  // of the image of a side under a reflection
  for (std::size_t side = 0; side < sides.from.size(); ++side) {
    const int a = sides.from[side];
    const int b = sides.to[side];
    const std::array<int, 2> ends = {std::min(a, b), std::max(a, b)};
    const int edge = static_cast<int>(std::find(edges.begin(), edges.end(), ends) - edges.begin());
    beginning.push_back(part == SolidPart::vertices ? a : part == SolidPart::edges ? edge : sides.face[side]);
    end.push_back(part == SolidPart::vertices ? b : beginning.back());
  }
  GroupAction action;
  action.points = *std::max_element(beginning.begin(), beginning.end()) + 1;
  const int images = static_cast<int>(sides.from.size());
  for (int i = 0; i < (reflections ? 2 : 1) * images; ++i) {
    const bool is_reflection = i >= images;
    const Permutation moved = symmetry_of(sides, i % images, is_reflection);
    Permutation& to = action.elements.emplace_back(at(action.points));
    for (std::size_t side = 0; side < moved.size(); ++side)
      to[at(beginning[side])] = (is_reflection ? end : beginning)[at(moved[side])];
  }
  return action;
}

}  // namespace eightfold
