import type { Document, Primitive } from '@gltf-transform/core'

/** Point of a machine in mm: to the right, to the back, up; in the middle of its front edge on the floor. */
export type Point = readonly [x: number, y: number, z: number]

/** A part of a model that hangs together. */
export interface Solid {
  /** Material, and a number where there are several of it. */
  name: string
  points: Point[]
  /** Places of the corners of its triangles in `points`, three for each. */
  triangles: number[]
  min: Point
  max: Point
}

type Part = Pick<Solid, 'points' | 'triangles'>

/** Reads the parts of a machine out of its 3D model, the largest first. */
export function readSolids(document: Document): Solid[] {
  const found: (Part & { material: string })[] = []
  for (const node of document.getRoot().listNodes()) {
    const matrix = node.getWorldMatrix()
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      for (const part of connected(primitive, matrix))
        found.push({ material: node.getName(), ...part })
    }
  }
  const solids = found.map(({ material, ...part }) => ({
    name: material,
    ...part,
    ...boundsOf(part.points),
  }))
  const front = solids.reduce((least, { min }) => Math.min(least, min[1]), Infinity)
  const moved = solids.map(({ name, points, triangles }) => {
    const at = points.map(([x, y, z]) => [x, y - front, z] as const)
    return { name, points: at, triangles, ...boundsOf(at) }
  })
  return numbered(moved.sort((a, b) => volumeOf(b) - volumeOf(a)))
}

/** The corners of the triangles that touch each other, as one part each. */
function connected(primitive: Primitive, matrix: readonly number[]): Part[] {
  const positions = primitive.getAttribute('POSITION')
  if (!positions) return []
  const points: Point[] = []
  const known = new Map<string, number>()
  const welded = Array.from({ length: positions.getCount() }, (_, index) => {
    const point = placed(positions.getElement(index, []), matrix)
    const key = point.map((each) => Math.round(each * 2)).join()
    const at = known.get(key) ?? points.push(point) - 1
    known.set(key, at)
    return at
  })
  const groups = points.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (groups[at] !== at) at = groups[at] = groups[groups[at] ?? at] ?? at
    return at
  }
  const indices: ArrayLike<number> = primitive.getIndices()?.getArray() ?? [...welded.keys()]
  const corners = Array.from(indices, (index) => welded[index] ?? 0)
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => rootOf(corners[at + corner] ?? 0))
    groups[b ?? 0] = a ?? 0
    groups[rootOf(c ?? 0)] = rootOf(a ?? 0)
  }
  const parts = new Map<number, Part>()
  const places = points.map((point, index) => {
    const root = rootOf(index)
    const part = parts.get(root) ?? { points: [], triangles: [] }
    parts.set(root, part)
    return part.points.push(point) - 1
  })
  for (const corner of corners) parts.get(rootOf(corner))?.triangles.push(places[corner] ?? 0)
  return [...parts.values()]
}

/** From metres with the y-axis up and the z-axis to the front. */
function placed([x = 0, y = 0, z = 0]: number[], m: readonly number[]): Point {
  const row = (at: number) =>
    ((m[at] ?? 0) * x + (m[at + 4] ?? 0) * y + (m[at + 8] ?? 0) * z + (m[at + 12] ?? 0)) * 1000
  return [row(0), -row(2), row(1)]
}

function boundsOf(points: readonly Point[]): Pick<Solid, 'min' | 'max'> {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const point of points) {
    point.forEach((value, axis) => {
      min[axis] = Math.min(min[axis] ?? Infinity, value)
      max[axis] = Math.max(max[axis] ?? -Infinity, value)
    })
  }
  return { min, max }
}

const volumeOf = ({ min, max }: Pick<Solid, 'min' | 'max'>): number =>
  min.reduce((volume, from, axis) => volume * Math.max((max[axis] ?? 0) - from, 0.5), 1)

function numbered(solids: Solid[]): Solid[] {
  const counts = new Map<string, number>()
  return solids.map((solid) => {
    const count = (counts.get(solid.name) ?? 0) + 1
    counts.set(solid.name, count)
    return { ...solid, name: `${solid.name} ${count}` }
  })
}

/** Point of a view. */
export type Flat = readonly [x: number, y: number]

/** The convex hull of points, counterclockwise, without corners that hardly show. */
export function convexHull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (all: readonly Flat[]) => {
    const chain: Flat[] = []
    for (const point of all) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return simplified([...half(sorted), ...half(sorted.reverse())])
}

/** More corners than this round an edge that looks as round without them. */
const maxCorners = 16

function simplified(hull: Flat[]): Flat[] {
  const corners = [...hull]
  while (corners.length > 4) {
    const areas = corners.map((corner, at) =>
      Math.abs(turn(corners.at(at - 1), corner, corners[(at + 1) % corners.length])),
    )
    const least = Math.min(...areas)
    // Twice the area in mm²: a corner of 1 mm beside an edge of 10 mm.
    if (corners.length <= maxCorners && least > 10) break
    corners.splice(areas.indexOf(least), 1)
  }
  return corners
}

function turn(a: Flat = [0, 0], b: Flat = [0, 0], c: Flat = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
