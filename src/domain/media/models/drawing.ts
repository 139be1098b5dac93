import { isFlat, type ModelOutline, type OutlineView } from './outline'

export interface Size {
  width: number
  depth: number
  height: number
}

/** A view in its place on a drawing. */
export interface PlacedView {
  side: OutlineView['side']
  /** Corner and size on the drawing. */
  x: number
  y: number
  width: number
  height: number
  /** Units of the drawing for one of the path. */
  scale: number
  path: string
  across: keyof Size
  /** Absent where another view has it. */
  down?: keyof Size
}

/** Units of a drawing that its two views and what stands around them take at most. */
const box = { width: 460, height: 400 }

/** Left of the first view, between both, right of the second, above, and below with measure and name. */
const room = { left: 44, between: 72, right: 34, above: 8, below: 66 }

/** By how much the measures of a model may differ from those that its product tells. */
const agreement = 0.03

/**
 * Places the outline of a product on a drawing: that of its model, or plain boxes where it has none or the model is of
 * another size. Null for what is too long to be drawn.
 */
export function placeViews(
  size: Size,
  model: { measures: Size; outline: ModelOutline | null } | null,
): { width: number; height: number; views: [PlacedView, PlacedView] } | null {
  const [first, second] =
    model?.outline && agrees(size, model.measures) ? model.outline : boxesOf(size)
  const scale = Math.min(
    (box.width - room.left - room.between - room.right) / (first.width + second.width),
    (box.height - room.above - room.below) / Math.max(first.height, second.height),
  )
  if (!(Math.min(first.width, first.height, second.width, second.height) * scale >= 2)) return null
  const floor = room.above + Math.max(first.height, second.height) * scale
  const placed = ({ side, path, width, height }: OutlineView, x: number) => ({
    side,
    path,
    scale: rounded(scale, 5),
    x: rounded(x),
    y: rounded(floor - height * scale),
    width: rounded(width * scale),
    height: rounded(height * scale),
  })
  const isFromAbove = first.side === 'top'
  // The second view stands where its own measure to the left has room.
  const across = placed(first, room.left)
  const along = placed(second, room.left + first.width * scale + room.between)
  return {
    width: Math.ceil(along.x + along.width + room.right),
    height: Math.ceil(floor + room.below),
    views: [
      { ...across, across: 'width', down: isFromAbove ? 'depth' : 'height' },
      { ...along, across: 'depth', ...(isFromAbove ? { down: 'height' } : {}) },
    ],
  }
}

const agrees = (a: Size, b: Size): boolean =>
  (['width', 'depth', 'height'] as const).every(
    (name) => Math.abs(a[name] - b[name]) <= agreement * Math.max(a[name], b[name]),
  )

function boxesOf(size: Size): ModelOutline {
  const unit = 1000 / Math.max(size.width, size.depth, size.height)
  const view = (side: OutlineView['side'], across: number, down: number): OutlineView => {
    const [width, height] = [rounded(across * unit), rounded(down * unit)]
    return { side, width, height, path: `M0 0h${width}v${height}h-${width}z` }
  }
  const { width, depth, height } = size
  return [
    isFlat(size) ? view('top', width, depth) : view('front', width, height),
    view('side', depth, height),
  ]
}

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits))
