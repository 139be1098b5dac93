import { ModelError } from './container'
import type { Description } from './description'
import { modelLimits } from './limits'

type Matrix = number[]

/** The corners of what a model shows, in metres; y is up. */
export interface Bounds {
  min: [number, number, number]
  max: [number, number, number]
}

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

const componentBytes: Record<number, number> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
}

const components = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 }

/**
 * Measures what a model shows: each corner of each face in its place, whatever the file says of its bounds.
 * @throws ModelError where a list leads out of the file, the scene is none, or it is more than a phone can draw
 */
export function boundsOf(model: Description, data: Buffer): Bounds {
  for (const accessor of model.accessors) checkPlace(model, accessor, data)
  const bounds: Bounds = {
    min: [Infinity, Infinity, Infinity],
    max: [-Infinity, -Infinity, -Infinity],
  }
  const scene = model.scenes[model.scene ?? 0]
  const met = new Set<number>()
  let triangles = 0
  const left = (scene?.nodes ?? []).map((index) => ({ index, place: identity }))
  for (let next = left.pop(); next; next = left.pop()) {
    const node = model.nodes[next.index]
    // In glTF nodes are trees: one that is met again makes a circle.
    if (!node || met.has(next.index)) throw new ModelError('has nodes that are no tree')
    met.add(next.index)
    const place = multiplied(next.place, placeOf(node))
    for (const index of node.children ?? []) left.push({ index, place })
    if (node.mesh === undefined) continue
    for (const { attributes, indices } of meshOf(model, node.mesh).primitives) {
      const points = accessorOf(model, attributes.POSITION)
      triangles += (indices === undefined ? points : accessorOf(model, indices)).count / 3
      if (triangles > modelLimits.triangles) {
        throw new ModelError(`has more than ${modelLimits.triangles} triangles`)
      }
      widen(bounds, model, points, data, place)
    }
  }
  if (bounds.min.some((value) => !Number.isFinite(value))) throw new ModelError('shows nothing')
  return bounds
}

type Accessor = Description['accessors'][number]

function accessorOf(model: Description, index: number | undefined): Accessor {
  const accessor = index === undefined ? undefined : model.accessors[index]
  if (!accessor) throw new ModelError('names points that are not there')
  return accessor
}

function meshOf(model: Description, index: number) {
  const mesh = model.meshes[index]
  if (!mesh) throw new ModelError('names a body that is not there')
  return mesh
}

function checkPlace(model: Description, accessor: Accessor, data: Buffer): void {
  const view = model.bufferViews[accessor.bufferView]
  const size = sizeOf(accessor)
  const stride = view?.byteStride ?? size
  const end = accessor.byteOffset + stride * (accessor.count - 1) + size
  if (!view || end > view.byteLength || view.byteOffset + view.byteLength > data.length) {
    throw new ModelError('has a list that leads out of the file')
  }
}

const sizeOf = ({ componentType, type }: Accessor): number =>
  (componentBytes[componentType] ?? 4) * components[type]

function widen(
  { min, max }: Bounds,
  model: Description,
  accessor: Accessor,
  data: Buffer,
  place: Matrix,
): void {
  if (accessor.type !== 'VEC3')
    throw new ModelError('has points of another kind than three numbers')
  const view = model.bufferViews[accessor.bufferView]
  const stride = view?.byteStride ?? sizeOf(accessor)
  const step = componentBytes[accessor.componentType] ?? 4
  const read = reader(accessor, data)
  for (let index = 0; index < accessor.count; index += 1) {
    const at = (view?.byteOffset ?? 0) + accessor.byteOffset + index * stride
    const [x, y, z] = [read(at), read(at + step), read(at + 2 * step)]
    for (const axis of [0, 1, 2] as const) {
      const value = x * (place[axis] ?? 0) + y * (place[axis + 4] ?? 0) + z * (place[axis + 8] ?? 0)
      const moved = value + (place[axis + 12] ?? 0)
      if (!Number.isFinite(moved)) throw new ModelError('has points without a place')
      if (moved < min[axis]) min[axis] = moved
      if (moved > max[axis]) max[axis] = moved
    }
  }
}

/** Reads a number of a list: as it is, or as a share of its range (KHR_mesh_quantization). */
function reader({ componentType, normalized }: Accessor, data: Buffer): (at: number) => number {
  switch (componentType) {
    case 5120:
      return (at) => (normalized ? Math.max(data.readInt8(at) / 127, -1) : data.readInt8(at))
    case 5121:
      return (at) => data.readUInt8(at) / (normalized ? 255 : 1)
    case 5122:
      return (at) =>
        normalized ? Math.max(data.readInt16LE(at) / 32_767, -1) : data.readInt16LE(at)
    case 5123:
      return (at) => data.readUInt16LE(at) / (normalized ? 65_535 : 1)
    case 5125:
      return (at) => data.readUInt32LE(at)
    case 5126:
      return (at) => data.readFloatLE(at)
  }
}

function placeOf(node: Description['nodes'][number]): Matrix {
  if (node.matrix) return node.matrix
  const [x = 0, y = 0, z = 0, w = 1] = node.rotation ?? []
  const [sx = 1, sy = 1, sz = 1] = node.scale ?? []
  const [tx = 0, ty = 0, tz = 0] = node.translation ?? []
  return [
    [(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    [2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    [2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    [tx, ty, tz, 1],
  ].flat()
}

/** Both by columns, as glTF writes them. */
const multiplied = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at % 4, at - (at % 4)]
    return [0, 1, 2, 3].reduce((sum, k) => sum + (a[row + 4 * k] ?? 0) * (b[column + k] ?? 0), 0)
  })
