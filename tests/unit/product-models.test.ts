import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { modelLimits } from '@/src/domain/media/models/description'
import { readModel } from '@/src/domain/media/models/read-model'
import { makeGltf, openingModel, triangle } from '../helpers/gltf'

const repeated = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A description so deep that programs which follow it call by call run out of stack. */
function deepModel(): Buffer {
  const levels = 500_000
  const file = makeGltf(triangle({ extras: 'DEEP' }))
  const [head, tail] = file.subarray(20).toString('latin1').split('"DEEP"') as [string, string]
  const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`
  const length = file.readUInt32LE(12) + nested.length - 6
  const start = Buffer.from(file.subarray(0, 20))
  start.writeUInt32LE(file.length + nested.length - 6, 8)
  start.writeUInt32LE(length, 12)
  return Buffer.concat([start, Buffer.from(head + nested + tail, 'latin1')])
}

function withChunk(file: Buffer): Buffer {
  const more = Buffer.from([4, 0, 0, 0, ...Buffer.from('MORE<scr')])
  const longer = Buffer.concat([file, more])
  longer.writeUInt32LE(longer.length, 8)
  return longer
}

describe('a model that is uploaded', () => {
  it('is measured as it stands, turned and stretched', async () => {
    const turned = { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], scale: [2, 1, 1] }
    expect(await readModel(makeGltf(triangle({ nodes: [{ mesh: 0, ...turned }] })))).toEqual({
      width: 0,
      height: 1000,
      depth: 2000,
    })
  })

  it('may open, and is measured closed', async () => {
    expect(await readModel(openingModel())).toEqual({ width: 1000, height: 1000, depth: 0 })
  })

  it.each([
    [
      'a picture',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['a page that calls itself one', () => Buffer.from('glTF<script>alert(1)</script>'.padEnd(64))],
    ['nothing', () => Buffer.alloc(0)],
    [
      'an older version',
      () => Buffer.concat([Buffer.from('glTF'), Buffer.from([1, 0, 0, 0]), Buffer.alloc(24)]),
    ],
    ['more than it says', () => Buffer.concat([makeGltf(triangle()), Buffer.from('<html>')])],
    ['half of it', () => makeGltf(triangle()).subarray(0, 200)],
  ])('is refused where it is %s', async (_, make) => {
    await expect(readModel(await make())).rejects.toThrow(/^(is no glTF|has another length)/)
  })

  it.each([
    [
      'a buffer elsewhere',
      { buffers: [{ uri: 'https://example.com/a.bin', byteLength: 48 }] },
      /outside/,
    ],
    ['a picture elsewhere', { images: [{ uri: 'https://example.com/a.png' }] }, /outside/],
    ['a picture in an address', { images: [{ uri: 'data:image/svg+xml,<svg/>' }] }, /outside/],
    ['a picture that is none', { images: [{ bufferView: 0, mimeType: 'image/png' }] }, /no JPEG/],
    ['compression', { extensionsRequired: ['KHR_draco_mesh_compression'] }, /KHR_draco/],
    ['another compression', { extensionsUsed: ['EXT_meshopt_compression'] }, /EXT_meshopt/],
    [
      'points out of the file',
      { bufferViews: [{ buffer: 0, byteOffset: 30, byteLength: 36 }] },
      /out of the file/,
    ],
    ['a circle of nodes', { nodes: [{ mesh: 0, children: [0] }] }, /no tree/],
    ['no scene', { scenes: [] }, /not valid/],
    ['an empty scene', { nodes: [], scenes: [{ nodes: [] }] }, /shows nothing/],
    ['a body that is not there', { nodes: [{ mesh: 7 }] }, /not there/],
  ])('is refused with %s', async (_, change, message) => {
    await expect(readModel(makeGltf(triangle(change)))).rejects.toThrow(message)
  })

  const corners = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }
  const part = { attributes: { POSITION: 0 } }

  it.each([
    [
      'nodes deep in each other',
      {
        nodes: repeated(100, (index) => (index < 99 ? { children: [index + 1] } : { mesh: 0 })),
      },
      /too deep/,
    ],
    ['too many parts', { meshes: [{ primitives: repeated(20_001, () => part) }] }, /too many/],
    [
      'a mesh in more places than can be drawn',
      {
        meshes: [{ primitives: repeated(100, () => part) }],
        nodes: repeated(6000, () => ({ mesh: 0 })),
        scenes: [{ nodes: repeated(6000, (index) => index) }],
      },
      /more than 500000 triangles/,
    ],
    [
      'lists that fill the memory',
      { accessors: repeated(10, () => ({ ...corners, count: 1_000_000 })) },
      /overlap/,
    ],
    ['more points than it has', { accessors: [{ ...corners, count: 1000 }] }, /out of the file/],
    ['pictures without end', { images: repeated(300, () => ({ bufferView: 0 })) }, /not valid/],
    ['an index that is no number', { scene: 'first' }, /not valid/],
    ['a node that is stretched into another room', { nodes: [{ mesh: 0, matrix: [1] }] }, /matrix/],
  ])('is refused with %s', async (_, change, message) => {
    await expect(readModel(makeGltf(triangle(change)))).rejects.toThrow(message)
  })

  it('is refused where it would end the program that reads it', async () => {
    await expect(readModel(deepModel())).rejects.toThrow(/cannot be read/)
  })

  it('is refused with a part that pages do not read', async () => {
    await expect(readModel(withChunk(makeGltf(triangle())))).rejects.toThrow(
      /not valid glTF.*chunk/,
    )
  })

  it('may say its bounds wrongly, as exporters do', async () => {
    const wrong = { ...corners, min: [0, 0, 0], max: [9, 9, 9] }
    const size = await readModel(makeGltf(triangle({ accessors: [wrong] })))
    expect(size).toEqual({ width: 1000, height: 1000, depth: 0 })
  })

  it('is refused where it is larger than its limit', async () => {
    await expect(readModel(Buffer.alloc(modelLimits.bytes + 1))).rejects.toThrow(/8 MB/)
  })
})
