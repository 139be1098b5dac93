import { describe, expect, it } from 'vitest'
import { lineEnds, type Point } from '@/blocks/product-detail/measure-lines'
import { measuresIn } from '@/src/domain/catalogue/attributes/format'

const center = { x: 0, y: 0.7, z: 0 }
const size = { x: 0.6, y: 1.4, z: 0.8 }

const length = ([from, to]: [Point, Point]) =>
  Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)

describe('the lines of the dimensions', () => {
  const turns = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12 + 0.01)

  it.each(turns)('are as long as the machine is, and in front of it, at a turn of %f', (theta) => {
    const { width, depth, height } = lineEnds(center, size, theta)
    expect(length(width)).toBeCloseTo(size.x)
    expect(length(depth)).toBeCloseTo(size.z)
    expect(length(height)).toBeCloseTo(size.y)
    const towards = ({ x, z }: Point) => x * Math.sin(theta) + z * Math.cos(theta)
    const middle = ([from, to]: [Point, Point]): Point => ({
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      z: (from.z + to.z) / 2,
    })
    expect(towards(middle(width))).toBeGreaterThan(0)
    expect(towards(middle(depth))).toBeGreaterThan(0)
    // Rightmost of the four edges that stand.
    const rightwards = ({ x, z }: Point) => x * Math.cos(theta) - z * Math.sin(theta)
    const edges = [1, -1].flatMap((x) => [1, -1].map((z) => ({ x: x * 0.3, y: 0, z: z * 0.4 })))
    expect(rightwards(height[0])).toBeGreaterThan(Math.max(...edges.map(rightwards)))
  })
})

it.each([
  [1420, 'en', '1,420 mm', '55.9 in'],
  [1420, 'ru', '1 420 мм', '55,9'],
])('%d mm is written as %s does', (length, lng, metric, imperial) => {
  const [one, other] = measuresIn(length, lng).map((text) => text.replace(/\u00a0/g, ' '))
  expect(one).toBe(metric)
  expect(other).toContain(imperial)
})
