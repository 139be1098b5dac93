import { z } from 'zod'
import { ModelError } from './container'
import { modelLimits } from './limits'

const index = z.number().int().min(0).max(1_000_000)
const bytes = z.number().int().min(0).max(modelLimits.bytes)

/** What pages read of a model's description (glTF 2.0, section 5), as far as it is looked at before it is stored. */
const Description = z.object({
  asset: z.object({ version: z.string().regex(/^2\.\d+$/) }),
  scene: index.optional(),
  scenes: z.array(z.object({ nodes: z.array(index).optional() })).min(1),
  nodes: z
    .array(
      z.object({
        mesh: index.optional(),
        children: z.array(index).optional(),
        matrix: z.array(z.number()).length(16).optional(),
        translation: z.array(z.number()).length(3).optional(),
        rotation: z.array(z.number()).length(4).optional(),
        scale: z.array(z.number()).length(3).optional(),
      }),
    )
    .max(modelLimits.nodes)
    .default([]),
  meshes: z
    .array(
      z.object({
        primitives: z
          .array(
            z.object({
              attributes: z.record(z.string(), index),
              indices: index.optional(),
              mode: z.number().int().min(0).max(6).default(4),
            }),
          )
          .min(1),
      }),
    )
    .default([]),
  accessors: z
    .array(
      z.object({
        bufferView: index,
        byteOffset: bytes.default(0),
        componentType: z.literal([5120, 5121, 5122, 5123, 5125, 5126]),
        normalized: z.boolean().default(false),
        count: z
          .number()
          .int()
          .min(1)
          .max(modelLimits.triangles * 3),
        type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
        sparse: z.undefined().optional(),
      }),
    )
    .default([]),
  bufferViews: z
    .array(
      z.object({
        buffer: z.literal(0),
        byteOffset: bytes.default(0),
        byteLength: bytes,
        byteStride: z.number().int().min(4).max(252).optional(),
      }),
    )
    .default([]),
  buffers: z
    .array(z.object({ byteLength: bytes }))
    .max(1)
    .default([]),
  images: z.array(z.object({ bufferView: index.optional() })).default([]),
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
  return found.data
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
