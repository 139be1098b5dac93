import sharp from 'sharp'
import { ModelError, readContainer } from './container'
import { type Description, readDescription } from './description'
import { modelLimits } from './limits'
import { requireValid } from './validate'

export { ModelError } from './container'

/** Outer measures of a model as it stands, whole millimetres. */
export interface ModelSize {
  width: number
  depth: number
  height: number
}

/**
 * Looks at a model before it is stored: it is a valid glTF binary, holds everything that it shows, leads nowhere, and a
 * phone can draw it.
 * @returns its measures
 * @throws ModelError that says what is wrong, after the name of its field
 */
export async function readModel(file: Buffer): Promise<ModelSize> {
  const parts = takeApart(file)
  await checkImages(parts)
  await requireValid(file)
  return measure(parts)
}

/** Measures a model that was checked already: those of the demo are. */
export const measureModel = async (file: Buffer): Promise<ModelSize> => measure(takeApart(file))

interface Parts {
  model: Description
  data: Buffer
}

function takeApart(file: Buffer): Parts {
  if (file.length > modelLimits.bytes) {
    throw new ModelError(`is larger than ${modelLimits.bytes / 1024 / 1024} MB`)
  }
  const { json, data } = readContainer(file)
  return { model: readDescription(json), data }
}

const formats = ['jpeg', 'png', 'webp']

async function checkImages({ model, data }: Parts): Promise<void> {
  const { images, bufferViews } = model
  for (const { bufferView } of images) {
    const view = bufferView === undefined ? undefined : bufferViews[bufferView]
    const start = view?.byteOffset ?? 0
    const content = view && data.subarray(start, start + view.byteLength)
    const picture =
      content &&
      (await sharp(content)
        .metadata()
        .catch(() => undefined))
    if (!picture || !formats.includes(picture.format)) {
      throw new ModelError('holds a picture that is no JPEG, PNG or WebP')
    }
    if (Math.max(picture.width, picture.height) > modelLimits.side) {
      throw new ModelError(`holds a picture of more than ${modelLimits.side} pixels`)
    }
  }
}

/** Measures what the scene shows: each corner of each face in its place, whatever the file says of its bounds. */
async function measure({ model, data }: Parts): Promise<ModelSize> {
  const { getBounds, GLB_BUFFER, WebIO } = await import('@gltf-transform/core')
  const { scene, scenes, nodes, meshes, accessors, bufferViews, buffers } = model
  const parts = { scene, scenes, nodes, meshes, accessors, bufferViews, buffers }
  const document = await new WebIO().readJSON({
    // Validated before, also the lengths that types tell of matrices.
    json: { asset: { version: '2.0' }, ...(parts as object) },
    resources: { [GLB_BUFFER]: new Uint8Array(data) },
  })
  const root = document.getRoot()
  const shown = root.getDefaultScene() ?? root.listScenes()[0]
  if (!shown) throw new ModelError('shows nothing')
  const { min, max } = getBounds(shown)
  const [width, height, depth] = [0, 1, 2].map((axis) =>
    Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * 1000),
  )
  if (![width, height, depth].every(Number.isFinite)) throw new ModelError('shows nothing')
  return { width: width ?? 0, depth: depth ?? 0, height: height ?? 0 }
}
