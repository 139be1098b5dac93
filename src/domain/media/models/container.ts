import { parserLimits } from './limits'

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
