import type { Document } from '@gltf-transform/core'
import { convexHull, type Flat, type Point, readSolids, type Solid } from './solids'

/** A machine seen from one side. */
export interface OutlineView {
  side: 'front' | 'side' | 'top'
  /** Size in the units of the path: the largest measure of a machine has 1000 of them. */
  width: number
  height: number
  /** Its parts as an SVG path, a subpath each, from the back to the front; x to the right, y down. */
  path: string
}

/** The views of a machine by which its measures are shown. */
export type ModelOutline = [across: OutlineView, along: OutlineView]

/** Longest path of a view, characters. */
const maxPathLength = 2000

/** Models of more corners than this have no outline: finding their parts would hold up the server. */
const maxCorners = 400_000

/** Units of the largest measure. */
const fullSize = 1000

/** Returns true where a machine is drawn from above and the side, since its front says little. */
export const isFlat = (size: { width: number; depth: number; height: number }): boolean =>
  size.height < size.depth && size.height < size.width / 2

/** Draws the outline of a model: what is seen of its parts from the front, or from above, and from its right. */
export function traceOutline(document: Document): ModelOutline | null {
  if (countCorners(document) > maxCorners) return null
  const solids = readSolids(document)
  const min = extreme(solids, Math.min, 'min')
  const max = extreme(solids, Math.max, 'max')
  const [width, depth, height] = [0, 1, 2].map((axis) => (max[axis] ?? 0) - (min[axis] ?? 0))
  if (!width || !depth || !height) return null
  const scale = fullSize / Math.max(width, depth, height)
  const [left = 0, front = 0, floor = 0] = min
  const onX = ([x]: Point) => (x - left) * scale
  const onY = ([, y]: Point) => (y - front) * scale
  const onZ = ([, , z]: Point) => (z - floor) * scale
  const wide = width * scale
  const deep = depth * scale
  const high = height * scale
  const across: Camera = isFlat({ width, depth, height })
    ? { side: 'top', size: [wide, deep], project: (p) => [onX(p), deep - onY(p), onZ(p)] }
    : { side: 'front', size: [wide, high], project: (p) => [onX(p), high - onZ(p), -onY(p)] }
  const along: Camera = {
    side: 'side',
    size: [deep, high],
    project: (p) => [onY(p), high - onZ(p), onX(p)],
  }
  return [viewOf(solids, across), viewOf(solids, along)]
}

const countCorners = (document: Document): number =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, primitive) => sum + (primitive.getAttribute('POSITION')?.getCount() ?? 0), 0)

const extreme = (solids: Solid[], pick: (a: number, b: number) => number, end: 'min' | 'max') =>
  [0, 1, 2].map((axis) =>
    solids
      .map((solid) => solid[end][axis] ?? 0)
      .reduce((a, b) => pick(a, b), solids[0]?.[end][axis] ?? 0),
  )

interface Camera {
  side: OutlineView['side']
  size: Flat
  /** Third is the nearness to the viewer. */
  project: (point: Point) => [x: number, y: number, near: number]
}

interface Shape {
  hull: Flat[]
  box: [left: number, top: number, right: number, bottom: number]
  area: number
  /** Nearness of its visible part to the viewer. */
  near: number
}

function viewOf(solids: readonly Solid[], { side, size, project }: Camera): OutlineView {
  const [width, height] = size.map(Math.ceil) as [number, number]
  const projected = solids.map(({ points, triangles }) => ({
    points: points.map(project),
    triangles,
  }))
  const nearest = new DepthMap(width, height)
  for (const { points, triangles } of projected)
    eachTriangle(points, triangles, (...corners) => nearest.add(corners))
  const shapes = projected
    .flatMap((part) => shapeOf(part, nearest, width * height))
    .sort((a, b) => b.area - a.area)
  let length = 0
  const kept = shapes
    .map((shape) => ({ ...shape, path: pathOf(shape.hull) }))
    .filter(({ path }) => (length += path.length) <= maxPathLength)
  return {
    side,
    width,
    height,
    path: paintingOrder(kept)
      .map(({ path }) => path)
      .join(''),
  }
}

type Seen = [x: number, y: number, near: number]

function eachTriangle(
  points: readonly Seen[],
  triangles: readonly number[],
  use: (a: Seen, b: Seen, c: Seen) => void,
): void {
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => points[triangles[at + corner] ?? 0])
    if (a && b && c) use(a, b, c)
  }
}

/** Units in which a surface may lie behind another one and still be seen: a label on a front. */
const tolerance = 6

/** Shortest and longest side of the smallest part that is drawn, units: no screw heads. */
const minSides = [4, 18] as const

/** The same of what has no thickness, such as the letters on keys. */
const minPrint = 60

/** Share of a part's surfaces, back and front, that is seen where it is not hidden. */
const minSeen = 0.12

/** Share of the view that is enough of a part: of a plate under keys little is left. */
const minShare = 0.02

/** Parts up to this size that all but fill a rectangle are drawn as one: a keyboard has many. */
const maxRounded = 90

/** Outline of a part; nothing where it is too small, or hidden behind others. */
function shapeOf(
  { points, triangles }: { points: Seen[]; triangles: readonly number[] },
  nearest: DepthMap,
  viewArea: number,
): Shape[] {
  const hull = convexHull(points.map(([x, y]) => [x, y] as const))
  const xs = hull.map(([x]) => x)
  const ys = hull.map(([, y]) => y)
  const box: Shape['box'] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const [left, top, right, bottom] = box
  const nears = points.map(([, , near]) => near)
  const thickness = nears.reduce((a, b) => Math.max(a, b)) - nears.reduce((a, b) => Math.min(a, b))
  const [short = 0, long = 0] = [right - left, bottom - top].sort((a, b) => a - b)
  if (hull.length < 3 || short < minSides[0] || long < minSides[1]) return []
  if (thickness < 1.5 && short < minPrint) return []
  let all = 0
  let seen = 0
  let nearness = 0
  eachTriangle(points, triangles, (a, b, c) => {
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
    const [x, y, near] = [0, 1, 2].map(
      (axis) => ((a[axis] ?? 0) + (b[axis] ?? 0) + (c[axis] ?? 0)) / 3,
    ) as Seen
    all += area
    if (near < nearest.at(x, y) - tolerance) return
    seen += area
    nearness += area * near
  })
  const isSeen = seen > 0 && (seen / all >= minSeen || seen / 2 >= viewArea * minShare)
  if (!isSeen) return []
  return [
    { hull: squared(hull, box), box, area: (right - left) * (bottom - top), near: nearness / seen },
  ]
}

/** The rectangle around a small part that fills it but for its corners; else the part as it is. */
function squared(hull: Flat[], [left, top, right, bottom]: Shape['box']): Flat[] {
  if (Math.max(right - left, bottom - top) > maxRounded) return hull
  const doubled = hull.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = hull[(at + 1) % hull.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  if (Math.abs(doubled) / 2 < 0.9 * (right - left) * (bottom - top)) return hull
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** From the back to the front, a part that lies on another one after it, as on a front that leans back. */
function paintingOrder<S extends Shape>(byArea: readonly S[]): S[] {
  const keys = new Map<S, number>()
  for (const shape of byArea) {
    const under = [...keys].filter(([{ box }]) => isWithin(shape.box, box)).map(([, key]) => key)
    keys.set(shape, Math.max(shape.near, ...under.map((key) => key + 0.01)))
  }
  return [...byArea].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
}

const isWithin = (inner: Shape['box'], outer: Shape['box']): boolean =>
  inner[0] >= outer[0] - 1 &&
  inner[1] >= outer[1] - 1 &&
  inner[2] <= outer[2] + 1 &&
  inner[3] <= outer[3] + 1

/** The same corners as a subpath in whole units, with steps, which are shorter than places. */
function pathOf(hull: readonly Flat[]): string {
  const [first = [0, 0], ...others] = hull.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  let [x, y] = first
  const steps = others.flatMap(([toX, toY]) => {
    const [dx, dy] = [toX - x, toY - y]
    ;[x, y] = [toX, toY]
    if (dx === 0 && dy === 0) return []
    if (dy === 0) return `h${dx}`
    return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `M${first[0]} ${first[1]}${steps.join('')}z`
}

/** Nearness of the nearest surface at each place of a view. */
class DepthMap {
  readonly #width: number
  readonly #height: number
  readonly #near: Float32Array

  constructor(width: number, height: number) {
    this.#width = width + 1
    this.#height = height + 1
    this.#near = new Float32Array(this.#width * this.#height).fill(-Infinity)
  }

  at(x: number, y: number): number {
    return this.#near[Math.round(y) * this.#width + Math.round(x)] ?? -Infinity
  }

  /** Keeps what of a triangle is nearer than all before: along each row it is linear, so that a place costs a comparison. */
  add([[ax, ay, az], [bx, by, bz], [cx, cy, cz]]: readonly [Seen, Seen, Seen]): void {
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (Math.abs(area) < 1e-6) return
    const near = this.#near
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)))
    const bottom = Math.min(this.#height - 1, Math.floor(Math.max(ay, by, cy)))
    const alongX = ((bz - az) * (cy - ay) - (cz - az) * (by - ay)) / area
    const alongY = ((cz - az) * (bx - ax) - (bz - az) * (cx - ax)) / area
    for (let y = top; y <= bottom; y += 1) {
      const onAB = placeInRow(ax, ay, bx, by, y)
      const onBC = placeInRow(bx, by, cx, cy, y)
      const onCA = placeInRow(cx, cy, ax, ay, y)
      // Of a side that misses the row there is no place: the other two bound it.
      const from = Math.min(onAB ?? Infinity, onBC ?? Infinity, onCA ?? Infinity)
      const to = Math.max(onAB ?? -Infinity, onBC ?? -Infinity, onCA ?? -Infinity)
      const left = Math.max(0, Math.ceil(from - edge))
      const right = Math.min(this.#width - 1, Math.floor(to + edge))
      const row = y * this.#width
      const atStart = az + alongY * (y - ay) - alongX * ax
      for (let x = left; x <= right; x += 1) {
        const here = atStart + alongX * x
        if (here > (near[row + x] ?? -Infinity)) near[row + x] = here
      }
    }
  }
}

/** Most that rounding takes from the end of a row. */
const edge = 1e-9

/** Returns the place at which a side of a triangle meets a row; of one that lies in it the two others tell the ends. */
function placeInRow(fromX: number, fromY: number, toX: number, toY: number, y: number) {
  if (fromY === toY) return undefined
  const share = (y - fromY) / (toY - fromY)
  return share < 0 || share > 1 ? undefined : fromX + share * (toX - fromX)
}
