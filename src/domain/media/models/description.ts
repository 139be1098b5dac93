import { z } from 'zod'

/** Limits of a model: phones load it over a mobile network, and draw it. */
export const modelLimits = { bytes: 8 * 1024 * 1024, triangles: 500_000, nodes: 10_000, side: 4096 }

/** Bounds of the work that a hostile file can ask of the server. No exporter comes near them. */
const parserLimits = {
  /** Bytes of the JSON part. */
  json: 4 * 1024 * 1024,
  /** Nodes above a node. */
  depth: 64,
  primitives: 20_000,
  accessors: 60_000,
  images: 256,
  /** Bytes that all lists of numbers have together; those that overlap count each. */
  lists: 4 * modelLimits.bytes,
}

/** Types that the panel offers. The content decides. */
export const modelTypes = ['model/gltf-binary']

const index = z.number().int().min(0).max(1_000_000)
const bytes = z.number().int().min(0).max(modelLimits.bytes)

/** The parts of a model's description that say how much work it asks for, and those that it is measured by. */
const Description = z.object({
  scene: index.optional(),
  scenes: z.array(z.object({ nodes: z.array(index).optional() })).min(1),
  nodes: z
    .array(
      z.object({
        mesh: index.optional(),
        children: z.array(index).optional(),
        matrix: z.array(z.number()).optional(),
        translation: z.array(z.number()).optional(),
        rotation: z.array(z.number()).optional(),
        scale: z.array(z.number()).optional(),
      }),
    )
    .max(modelLimits.nodes)
    .default([]),
  meshes: z
    .array(
      z.object({
        primitives: z.array(
          z.object({
            attributes: z.object({ POSITION: index.optional() }),
            indices: index.optional(),
          }),
        ),
      }),
    )
    .max(modelLimits.nodes)
    .default([]),
  accessors: z
    .array(
      z.object({
        bufferView: index,
        byteOffset: bytes.optional(),
        componentType: z.literal([5120, 5121, 5122, 5123, 5125, 5126]),
        normalized: z.boolean().optional(),
        count: z
          .number()
          .int()
          .min(1)
          .max(modelLimits.triangles * 3),
        type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
        sparse: z.undefined().optional(),
      }),
    )
    .max(parserLimits.accessors)
    .default([]),
  bufferViews: z
    .array(
      z.object({
        buffer: z.literal(0),
        byteOffset: bytes.optional(),
        byteLength: bytes,
        byteStride: bytes.optional(),
      }),
    )
    .max(parserLimits.accessors)
    .default([]),
  buffers: z
    .array(z.object({ byteLength: bytes }))
    .max(1)
    .default([]),
  images: z
    .array(z.object({ bufferView: index.optional() }))
    .max(parserLimits.images)
    .default([]),
  extensionsUsed: z.array(z.string()).default([]),
  extensionsRequired: z.array(z.string()).default([]),
})

export type Description = z.infer<typeof Description>

/** Extensions that the viewer reads without a decoder, beside the plain ones of materials. */
const readable = [
  'KHR_mesh_quantization',
  'KHR_texture_transform',
  'KHR_lights_punctual',
  'EXT_texture_webp',
  'EXT_mesh_gpu_instancing',
]

/**
 * Reads a model's description, and refuses what pages could not show or would fetch from elsewhere.
 * @throws ModelError
 */
export function readDescription(json: unknown): Description {
  refuseAddresses(json)
  const found = Description.safeParse(json)
  if (!found.success) {
    const [issue] = found.error.issues
    throw new ModelError(`has a description that is not valid: ${issue?.path.join('.') ?? ''}`)
  }
  const { extensionsUsed, extensionsRequired } = found.data
  const unread = [...extensionsUsed, ...extensionsRequired].find(
    (name) => !readable.includes(name) && !name.startsWith('KHR_materials_'),
  )
  if (unread) throw new ModelError(`uses ${unread}. Export it without compression and extensions`)
  checkCounts(found.data)
  checkScene(found.data)
  return found.data
}

const components = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 }

function checkCounts({ accessors, meshes }: Description): void {
  if (sum(meshes.map(({ primitives }) => primitives.length)) > parserLimits.primitives) {
    throw new ModelError('has too many parts. Join those of one material')
  }
  // Lists are copied when they are read: many that overlap would fill the memory.
  if (sum(accessors.map(({ count, type }) => count * components[type] * 4)) > parserLimits.lists) {
    throw new ModelError('has lists that overlap')
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Counts what the scene draws: a mesh that stands in many places is drawn in each. */
function checkScene({ scene = 0, scenes, nodes, meshes, accessors }: Description): void {
  const met = new Set<number>()
  const left = (scenes[scene]?.nodes ?? []).map((at) => ({ at, depth: 0 }))
  let corners = 0
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, depth } = next
    const node = nodes[at]
    // In glTF nodes are trees: one that is met again makes a circle.
    if (!node || met.has(at)) throw new ModelError('has nodes that are no tree')
    if (depth > parserLimits.depth)
      throw new ModelError('has nodes that lie too deep in each other')
    met.add(at)
    left.push(...(node.children ?? []).map((child) => ({ at: child, depth: depth + 1 })))
    const mesh = node.mesh === undefined ? { primitives: [] } : meshes[node.mesh]
    if (!mesh) throw new ModelError('names a body that is not there')
    for (const { attributes, indices } of mesh.primitives) {
      corners += accessors[indices ?? attributes.POSITION ?? -1]?.count ?? 0
      if (corners > modelLimits.triangles * 3) {
        throw new ModelError(`has more than ${modelLimits.triangles} triangles`)
      }
    }
  }
  if (corners === 0) throw new ModelError('shows nothing')
}

/** Whatever a `uri` holds, a data address too, it names something outside of what is looked at. */
function refuseAddresses(json: unknown): void {
  for (const list of ['buffers', 'images'] as const) {
    const entries: unknown = (json as Record<string, unknown> | null)?.[list]
    const isOutside = (entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'uri' in entry
    if (Array.isArray(entries) && entries.some(isOutside)) {
      throw new ModelError('names files outside of itself. Export it as one file')
    }
  }
}

/** A model that is not stored; the message says why. */
export class ModelError extends Error {
  override name = 'ModelError'
}

const magic = 0x46546c67
const jsonChunk = 0x4e4f534a

/**
 * Splits a glTF binary into its description and its data. The validator looks at what else its parts must be.
 * @throws ModelError where the file is no glTF binary, or its description is too large
 */
export function readContainer(file: Buffer): { json: unknown; data: Buffer } {
  if (file.length < 20 || file.readUInt32LE(0) !== magic || file.readUInt32LE(4) !== 2) {
    throw new ModelError('is no glTF binary (.glb) of version 2')
  }
  if (file.readUInt32LE(8) !== file.length) throw new ModelError('has another length than it says')
  const end = 20 + file.readUInt32LE(12)
  if (file.readUInt32LE(16) !== jsonChunk || end > file.length) {
    throw new ModelError('does not begin with its description')
  }
  if (end > parserLimits.json) throw new ModelError('has a description of more than 4 MB')
  return { json: parseJson(file.subarray(20, end)), data: file.subarray(end + 8) }
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new ModelError('has a description that is no JSON')
  }
}
