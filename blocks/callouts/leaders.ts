/** A spot on a picture, in per cent of its width and height. */
interface Spot {
  x: number
  y: number
}

/** A line from a spot to the edge of the picture, where its label stands. */
export interface Leader<Point extends Spot> {
  number: number
  point: Point
  end: Spot
}

/**
 * Labels of the parts on a picture: those of its left half stand on the left, the others on the right,
 * from above to below and evenly, so that no two overlap however close their spots are.
 */
export function leadersOf<Point extends Spot>(
  points: Point[],
): [left: Leader<Point>[], right: Leader<Point>[]] {
  const left = points.filter(({ x }) => x < 50).sort(byHeight)
  const right = points.filter(({ x }) => x >= 50).sort(byHeight)
  return [lead(left, 0, 1), lead(right, 100, left.length + 1)]
}

const byHeight = (one: Spot, other: Spot) => one.y - other.y

const lead = <Point extends Spot>(side: Point[], edge: number, first: number): Leader<Point>[] =>
  side.map((point, index) => ({
    number: first + index,
    point,
    end: { x: edge, y: ((index + 0.5) / side.length) * 100 },
  }))
