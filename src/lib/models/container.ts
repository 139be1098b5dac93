/** A model that is not stored; the message says why. */
export class ModelError extends Error {
  override name = 'ModelError'
}

const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const binaryChunk = 0x004e4942

const noModel = 'is no glTF binary (.glb) of version 2'

/**
 * Takes a glTF binary apart: its description as JSON, and its data. What its head and its chunks say of their lengths
 * must be so, and nothing may lie behind them.
 * @throws ModelError where the file is no glTF binary
 */
export function readContainer(file: Buffer): { json: unknown; data: Buffer } {
  if (file.length < 20 || file.readUInt32LE(0) !== magic || file.readUInt32LE(4) !== 2) {
    throw new ModelError(noModel)
  }
  if (file.readUInt32LE(8) !== file.length) throw new ModelError('has another length than it says')
  const chunks = chunksOf(file)
  const [first, second] = chunks
  const isKnown = first?.type === jsonChunk && (!second || second.type === binaryChunk)
  if (!isKnown || chunks.length > 2) throw new ModelError('has parts that pages do not read')
  return { json: parsed(first.content), data: second?.content ?? Buffer.alloc(0) }
}

function chunksOf(file: Buffer): { type: number; content: Buffer }[] {
  const chunks = []
  for (let at = 12; at < file.length;) {
    if (at + 8 > file.length) throw new ModelError('ends in the middle of a part')
    const end = at + 8 + file.readUInt32LE(at)
    if (end > file.length) throw new ModelError('ends in the middle of a part')
    chunks.push({ type: file.readUInt32LE(at + 4), content: file.subarray(at + 8, end) })
    at = end
  }
  return chunks
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new ModelError('has a description that is no JSON')
  }
}
