import type { Report, ValidationOptions } from 'gltf-validator'
import { Worker } from 'node:worker_threads'
import { lazySharp } from '../pictures/sharp'
import type { ModelOutline } from './outline'
import {
  type Description,
  ModelError,
  modelLimits,
  readContainer,
  readDescription,
} from './description'

export { ModelError } from './description'

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

/** Draws the outline of a model that was checked; null where it has too many corners. */
export async function drawModel(file: Buffer): Promise<ModelOutline | null> {
  const { traceOutline } = await import('./outline')
  return traceOutline(await toDocument(takeApart(file)))
}

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
      (await lazySharp(content)
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
async function measure(parts: Parts): Promise<ModelSize> {
  const { getBounds } = await import('@gltf-transform/core')
  const root = (await toDocument(parts)).getRoot()
  const shown = root.getDefaultScene() ?? root.listScenes()[0]
  if (!shown) throw new ModelError('shows nothing')
  const { min, max } = getBounds(shown)
  const [width, height, depth] = [0, 1, 2].map((axis) =>
    Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * 1000),
  )
  if (![width, height, depth].every(Number.isFinite)) throw new ModelError('shows nothing')
  return { width: width ?? 0, depth: depth ?? 0, height: height ?? 0 }
}

/** Reads the bodies of a model, without what colours them. */
async function toDocument({ model, data }: Parts) {
  const { GLB_BUFFER, WebIO } = await import('@gltf-transform/core')
  const { scene, scenes, nodes, meshes, accessors, bufferViews, buffers } = model
  const parts = { scene, scenes, nodes, meshes, accessors, bufferViews, buffers }
  return new WebIO().readJSON({
    // Validated before, also the lengths that types tell of matrices.
    json: { asset: { version: '2.0' }, ...(parts as object) },
    resources: { [GLB_BUFFER]: new Uint8Array(data) },
  })
}

/** Errors of the specification that exporters make and viewers draw all the same, and hints that each mesh may have. */
const ignoredIssues = [
  'ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION',
  'ACCESSOR_ELEMENT_OUT_OF_MAX_BOUND',
  'ACCESSOR_ELEMENT_OUT_OF_MIN_BOUND',
  'ACCESSOR_INDEX_TRIANGLE_DEGENERATE',
  'ACCESSOR_INVALID_SIGN',
  'ACCESSOR_MAX_MISMATCH',
  'ACCESSOR_MIN_MISMATCH',
  'ACCESSOR_NON_CLAMPED',
  'ACCESSOR_VECTOR3_NON_UNIT',
  'ACCESSOR_WEIGHTS_NON_NORMALIZED',
  'BUFFER_VIEW_TARGET_MISSING',
  'BUFFER_VIEW_TARGET_OVERRIDE',
  'MESH_PRIMITIVE_POSITION_ACCESSOR_WITHOUT_BOUNDS',
  'NODE_EMPTY',
  'ROTATION_NON_UNIT',
  'UNUSED_EXTENSION_REQUIRED',
  'UNUSED_MESH_TANGENT',
  'UNUSED_OBJECT',
]

const options: ValidationOptions = {
  format: 'glb',
  maxIssues: 10_000,
  ignoredIssues,
  // Parts that pages do not read are refused, although the validator merely warns of them.
  severityOverrides: { GLB_UNKNOWN_CHUNK_TYPE: 0, GLB_EXTRA_DATA: 0 },
}

/** A large model takes a second; what takes longer was made to. */
const timeoutMs = 20_000

/**
 * Refuses a model that Khronos' validator finds an error in.
 * @throws ModelError with the first error
 */
async function requireValid(file: Buffer): Promise<void> {
  const { issues } = await validate(file)
  const error = issues.messages.find(({ severity }) => severity === 0)
  if (error?.code.endsWith('_TOO_LONG')) {
    throw new ModelError('has a list that leads out of the file')
  }
  if (error) {
    const { message, pointer = 'the file' } = error
    throw new ModelError(`is not valid glTF: ${message} (${pointer})`.slice(0, 300))
  }
  if (issues.truncated) throw new ModelError('is not valid glTF: it has too many faults')
}

/** The validator ends a process that has it read some hostile files: it runs in a thread of its own, in bounds. */
const program = `
  const { parentPort, workerData: { file, options } } = require('node:worker_threads')
  require('gltf-validator').validateBytes(file, options)
    .then((report) => parentPort.postMessage(report))
`

function validate(file: Buffer): Promise<Report> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { file: new Uint8Array(file), options },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return new Promise<Report>((resolve, reject) => {
    const refuse = () => reject(new ModelError('cannot be read by the glTF validator'))
    const timer = setTimeout(refuse, timeoutMs)
    worker.once('message', resolve).once('error', refuse).once('exit', refuse)
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => void worker.terminate())
}
