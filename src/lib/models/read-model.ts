import sharp from 'sharp'
import { boundsOf } from './bounds'
import { ModelError, readContainer } from './container'
import { type Description, readDescription } from './description'
import { modelLimits } from './limits'

export { ModelError } from './container'

/** Outer measures of a model as it stands, whole millimetres. */
export interface ModelSize {
  width: number
  depth: number
  height: number
}

/**
 * Looks at a model before it is stored: it is a glTF binary, holds everything that it shows, leads nowhere, and a phone
 * can draw it.
 * @returns its measures
 * @throws ModelError that says what is wrong, after the name of its field
 */
export async function readModel(file: Buffer): Promise<ModelSize> {
  if (file.length > modelLimits.bytes) {
    throw new ModelError(`is larger than ${modelLimits.bytes / 1024 / 1024} MB`)
  }
  const { json, data } = readContainer(file)
  const model = readDescription(json)
  const { min, max } = boundsOf(model, data)
  await checkImages(model, data)
  const [width, height, depth] = [0, 1, 2].map((axis) =>
    Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * 1000),
  )
  return { width: width ?? 0, depth: depth ?? 0, height: height ?? 0 }
}

const formats = ['jpeg', 'png', 'webp']

async function checkImages({ images, bufferViews }: Description, data: Buffer): Promise<void> {
  for (const { bufferView } of images) {
    const view = bufferView === undefined ? undefined : bufferViews[bufferView]
    const content = view && data.subarray(view.byteOffset, view.byteOffset + view.byteLength)
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
