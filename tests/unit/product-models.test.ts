import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { modelLimits } from '@/src/lib/models/limits'
import { readModel } from '@/src/lib/models/read-model'
import { binaryOf, openingModel, triangle } from '../helpers/gltf'

describe('a model that is uploaded', () => {
  it('is measured as it stands, turned and stretched', async () => {
    const turned = { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], scale: [2, 1, 1] }
    expect(await readModel(binaryOf(triangle({ nodes: [{ mesh: 0, ...turned }] })))).toEqual({
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
    ['more than it says', () => Buffer.concat([binaryOf(triangle()), Buffer.from('<html>')])],
    ['half of it', () => binaryOf(triangle()).subarray(0, 200)],
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
    await expect(readModel(binaryOf(triangle(change)))).rejects.toThrow(message)
  })

  it('is refused where it is larger than its limit', async () => {
    await expect(readModel(Buffer.alloc(modelLimits.bytes + 1))).rejects.toThrow(/8 MB/)
  })
})
