import { Worker } from 'node:worker_threads'
import type { Report, ValidationOptions } from 'gltf-validator'
import { ModelError } from './container'

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
export async function requireValid(file: Buffer): Promise<void> {
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
