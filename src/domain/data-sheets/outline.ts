/** Measures of a machine, mm. */
export interface Size {
  width: number
  depth: number
  height: number
}

/** One view of an outline on paper, pt from the corner of the drawing. */
export interface View {
  side: 'front' | 'side' | 'top'
  x: number
  y: number
  width: number
  height: number
  across: keyof Size
  /** Absent where another view has it already. */
  down?: keyof Size
}

export interface Outline {
  /** Millimetres of the machine for one on paper; below one in an enlarged drawing. */
  scale: number
  views: View[]
  width: number
  height: number
}

const ptPerMm = 72 / 25.4

const scales = [0.2, 0.5, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 100, 200, 500, 1000]

/** Between two views, and what measures and captions take around them. */
const room = { between: 72, left: 54, above: 12, below: 42 }

/**
 * The views of a machine in a box, at the largest usual scale that fits: from the front and the side or, of what is
 * flat, from above and the side. Null where it is too large, or so narrow that nothing is seen of it.
 */
export function makeOutline(size: Size, box: { width: number; height: number }): Outline | null {
  const isFlat = size.height < size.depth && size.height < size.width / 2
  const first = { across: size.width, down: isFlat ? size.depth : size.height }
  const second = { across: size.depth, down: size.height }
  const across = first.across + second.across
  const down = Math.max(first.down, second.down)
  const scale = scales.find(
    (each) =>
      onPaper(across, each) + room.left + room.between <= box.width &&
      onPaper(down, each) + room.above + room.below <= box.height,
  )
  const thinnest = Math.min(size.width, size.depth, size.height)
  if (scale === undefined || !(onPaper(thinnest, scale) >= 0.5)) return null
  const ground = room.above + onPaper(down, scale)
  const at = (x: number, { across: wide, down: high }: typeof first) => ({
    x,
    y: ground - onPaper(high, scale),
    width: onPaper(wide, scale),
    height: onPaper(high, scale),
  })
  const left = at(room.left, first)
  const right = at(room.left + left.width + room.between, second)
  return {
    scale,
    width: right.x + right.width,
    height: ground + room.below,
    views: isFlat
      ? [
          { side: 'top', ...left, across: 'width', down: 'depth' },
          { side: 'side', ...right, across: 'depth', down: 'height' },
        ]
      : [
          { side: 'front', ...left, across: 'width', down: 'height' },
          { side: 'side', ...right, across: 'depth' },
        ],
  }
}

/** As drawings write it: 1:20, 2:1. */
export const scaleText = (scale: number): string => (scale < 1 ? `${1 / scale}:1` : `1:${scale}`)

const onPaper = (mm: number, scale: number): number => (mm / scale) * ptPerMm
