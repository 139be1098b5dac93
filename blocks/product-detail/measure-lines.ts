export type Side = 'width' | 'depth' | 'height'

export interface Point {
  x: number
  y: number
  z: number
}

/** Distance of the lines from the machine, as a share of its longest side. */
const distance = 0.03

/**
 * Returns the ends of the lines of the dimensions: width and depth at the front edges of the ground, height at the
 * rightmost edge.
 * @param theta how far the camera has gone round the machine, radians; 0 looks at its front, which is towards +z
 */
export function lineEnds(
  center: Point,
  size: Point,
  theta: number,
): Record<Side, [from: Point, to: Point]> {
  const off = distance * Math.max(size.x, size.y, size.z)
  const near = { x: Math.sin(theta) < 0 ? -1 : 1, z: Math.cos(theta) < 0 ? -1 : 1 }
  const right = { x: near.z, z: -near.x }
  const half = { x: size.x / 2, y: size.y / 2, z: size.z / 2 }
  const at = (x: number, y: number, z: number): Point => ({
    x: center.x + x,
    y: center.y + y,
    z: center.z + z,
  })
  const front = near.z * (half.z + off)
  const beside = near.x * (half.x + off)
  const edge = [right.x * (half.x + off), right.z * (half.z + off)] as const
  return {
    width: [at(-half.x, -half.y, front), at(half.x, -half.y, front)],
    depth: [at(beside, -half.y, -half.z), at(beside, -half.y, half.z)],
    height: [at(edge[0], -half.y, edge[1]), at(edge[0], half.y, edge[1])],
  }
}
