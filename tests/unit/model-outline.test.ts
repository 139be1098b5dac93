import { Document } from '@gltf-transform/core'
import { describe, expect, it } from 'vitest'
import { placeViews } from '@/src/domain/media/models/drawing'
import { traceOutline } from '@/src/domain/media/models/outline'

type Box = [x: number, y: number, z: number, width: number, height: number, depth: number]

/** A model of boxes in metres, each by its middle and its size. */
function modelOf(boxes: Box[]): Document {
  const document = new Document()
  const buffer = document.createBuffer()
  const scene = document.createScene()
  for (const [x, y, z, width, height, depth] of boxes) {
    const corners = [-0.5, 0.5].flatMap((i) =>
      [-0.5, 0.5].flatMap((j) =>
        [-0.5, 0.5].flatMap((k) => [x + i * width, y + j * height, z + k * depth]),
      ),
    )
    const faces = [0, 1, 3, 0, 3, 2, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4]
    const others = [2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 3, 7, 1, 7, 5]
    const primitive = document
      .createPrimitive()
      .setAttribute(
        'POSITION',
        document
          .createAccessor()
          .setType('VEC3')
          .setArray(new Float32Array(corners))
          .setBuffer(buffer),
      )
      .setIndices(
        document
          .createAccessor()
          .setType('SCALAR')
          .setArray(new Uint16Array([...faces, ...others]))
          .setBuffer(buffer),
      )
    const mesh = document.createMesh().addPrimitive(primitive)
    scene.addChild(document.createNode('part').setMesh(mesh))
  }
  return document
}

const cabinet: Box = [0, 1, 0, 0.5, 2, 1]
const parts = (path = '') => path.split(/(?<=z)/)

describe('the outline of a model', () => {
  it('has its front and its side, the largest measure being a thousand units', () => {
    const [front, side] = traceOutline(modelOf([cabinet])) ?? []
    expect(front).toMatchObject({ side: 'front', width: 250, height: 1000 })
    expect(side).toMatchObject({ side: 'side', width: 500, height: 1000 })
    expect(parts(front?.path)).toHaveLength(1)
  })

  it('is taken from above and the side of what is flat', () => {
    const [above, side] = traceOutline(modelOf([[0, 0.02, 0, 0.4, 0.04, 0.2]])) ?? []
    expect(above).toMatchObject({ side: 'top', width: 1000, height: 500 })
    expect(side).toMatchObject({ side: 'side', width: 500, height: 100 })
  })

  it('has what is seen on its front after it, and nothing of what is behind or in it', () => {
    const display: Box = [0, 1.5, 0.51, 0.3, 0.3, 0.02]
    const lock: Box = [0, 0.5, -0.51, 0.3, 0.3, 0.02]
    const safe: Box = [0, 1, 0, 0.3, 0.3, 0.3]
    const screw: Box = [0, 1, 0.51, 0.005, 0.005, 0.02]
    const [front] = traceOutline(modelOf([display, lock, safe, screw, cabinet])) ?? []
    const [first, second, ...others] = parts(front?.path)
    expect(first).toContain('v1000')
    expect(second).toMatch(/h-?150/)
    expect(others).toEqual([])
  })

  it('leaves out the smallest of very many parts', () => {
    const keys = Array.from({ length: 400 }, (_, at): Box => [
      (at % 20) * 0.05,
      Math.floor(at / 20) * 0.05,
      0,
      0.04,
      0.04,
      0.04,
    ])
    const [front] = traceOutline(modelOf(keys)) ?? []
    expect(front?.path.length).toBeGreaterThan(1000)
    expect(front?.path.length).toBeLessThanOrEqual(2000)
  })

  it('is none of nothing', () => {
    expect(traceOutline(new Document())).toBeNull()
  })
})

describe('a drawing with dimensions', () => {
  const size = { width: 500, depth: 1000, height: 2000 }
  const outline = traceOutline(modelOf([cabinet]))

  it('shows the outline of the model where it has the size of the product', () => {
    const [front, side] = placeViews(size, { measures: size, outline })?.views ?? []
    expect(front).toMatchObject({ side: 'front', across: 'width', down: 'height' })
    expect(side).toMatchObject({ side: 'side', across: 'depth' })
    expect(side?.down).toBeUndefined()
    expect(front?.path).toBe(outline?.[0].path)
    expect((front?.width ?? 0) / (front?.height ?? 1)).toBeCloseTo(0.25, 2)
  })

  it.each([
    ['no model', null],
    ['a model without an outline', { measures: size, outline: null }],
    ['a model of another size', { measures: { ...size, width: 900 }, outline }],
  ])('shows boxes where there is %s', (_, model) => {
    const [front] = placeViews(size, model)?.views ?? []
    expect(front?.path).toBe('M0 0h250v1000h-250z')
  })

  it('keeps within its room, whatever is drawn', () => {
    for (const each of [
      size,
      { width: 3000, depth: 400, height: 300 },
      { width: 60, depth: 60, height: 45 },
    ]) {
      const { width = 0, height = 0 } = placeViews(each, null) ?? {}
      expect(width).toBeGreaterThan(100)
      expect(width).toBeLessThanOrEqual(461)
      expect(height).toBeLessThanOrEqual(401)
    }
  })

  it('is none of what would be a line', () => {
    expect(placeViews({ width: 9000, depth: 2, height: 2 }, null)).toBeNull()
  })
})
