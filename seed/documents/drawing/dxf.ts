import { type Flat, convexHull, type Point, type Solid } from '@/src/domain/media/models/solids'

/** Texts of the title block of a drawing. */
export interface TitleBlock {
  name: string
  company: string
  revision: string
  /** ISO 8601. */
  day: string
}

/** Overall dimensions, mm. */
export interface Envelope {
  width: number
  depth: number
  height: number
}

/** Between two views, mm. */
const gap = 400

/** Colours of AutoCAD's index by layers. */
const layers = { ENVELOPE: 8, PARTS: 7, DIMENSIONS: 5, TEXT: 7 }

type Layer = keyof typeof layers

/** The machine from the front, the side and above with its dimensions, as DXF (AutoCAD R12, which every program reads). */
export function makeDxf(solids: readonly Solid[], envelope: Envelope, title: TitleBlock): Buffer {
  const { width, depth, height } = envelope
  const views: View[] = [
    {
      name: 'Front',
      at: [0, 0],
      size: [width, height],
      project: ([x, , z]) => [x + width / 2, z],
      near: ([, y]) => -y,
    },
    {
      name: 'Side',
      at: [width + gap, 0],
      size: [depth, height],
      project: ([, y, z]) => [y, z],
      near: ([x]) => x,
    },
    {
      name: 'Top',
      at: [0, height + gap],
      size: [width, depth],
      project: ([x, y]) => [x + width / 2, y],
      near: ([, , z]) => z,
    },
  ]
  const entities = views.flatMap((view) => drawView(view, solids, height))
  const lines = [
    `${title.name} - outline drawing, revision ${title.revision}, ${title.day}`,
    `${title.company} - all dimensions in mm, 1:1 - sample, invented machine`,
    `${width} x ${depth} x ${height} mm (W x D x H)`,
  ]
  const size = textSize(height)
  const block = lines.flatMap((line, index) =>
    text('TEXT', [0, -(gap * 0.75) - index * size * 1.8], size, line),
  )
  const groups: [number, string | number][] = [
    ...header([0, -gap * 2], [width + gap + depth, height + gap + depth]),
    ...tables,
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    ...block,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ]
  return Buffer.from(groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join(''), 'ascii')
}

type Groups = [code: number, value: string | number][]

interface View {
  name: string
  at: Flat
  size: Flat
  project: (point: Point) => Flat
  /** The larger, the nearer to the viewer. */
  near: (point: Point) => number
}

const header = (min: Flat, max: Flat): Groups => [
  [0, 'SECTION'],
  [2, 'HEADER'],
  [9, '$ACADVER'],
  [1, 'AC1009'],
  [9, '$EXTMIN'],
  [10, min[0]],
  [20, min[1]],
  [9, '$EXTMAX'],
  [10, max[0]],
  [20, max[1]],
  [0, 'ENDSEC'],
]

const tables: Groups = [
  [0, 'SECTION'],
  [2, 'TABLES'],
  [0, 'TABLE'],
  [2, 'LTYPE'],
  [70, 1],
  [0, 'LTYPE'],
  [2, 'CONTINUOUS'],
  [70, 64],
  [3, 'Solid line'],
  [72, 65],
  [73, 0],
  [40, 0],
  [0, 'ENDTAB'],
  [0, 'TABLE'],
  [2, 'LAYER'],
  [70, Object.keys(layers).length],
  ...Object.entries(layers).flatMap(([name, color]): Groups => [
    [0, 'LAYER'],
    [2, name],
    [70, 64],
    [62, color],
    [6, 'CONTINUOUS'],
  ]),
  [0, 'ENDTAB'],
  [0, 'ENDSEC'],
]

function drawView(view: View, solids: readonly Solid[], height: number): Groups {
  const { at, size, name } = view
  const [width, tall] = size
  const letters = textSize(height)
  return [
    ...polyline('ENVELOPE', at, [
      [0, 0],
      [width, 0],
      [width, tall],
      [0, tall],
    ]),
    ...visibleHulls(view, solids).flatMap((hull) => polyline('PARTS', at, hull)),
    ...dimension(at, [0, 0], [width, 0], [0, -gap * 0.25], letters, Math.round(width)),
    ...dimension(at, [0, 0], [0, tall], [-gap * 0.25, 0], letters, Math.round(tall)),
    ...text('TEXT', [at[0], at[1] + tall + letters], letters, name),
  ]
}

/** Outlines of the parts that are seen: larger than a screw head, and not behind another one. */
function visibleHulls(view: View, solids: readonly Solid[]): Flat[][] {
  const seen = solids.map(({ points }) => {
    const hull = convexHull(points.map(view.project))
    const xs = hull.map(([x]) => x)
    const ys = hull.map(([, y]) => y)
    const near = points.reduce((most, point) => Math.max(most, view.near(point)), -Infinity)
    return {
      hull,
      near,
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const,
    }
  })
  return seen
    .filter(({ hull, box }) => hull.length > 2 && box[2] - box[0] > 12 && box[3] - box[1] > 4)
    .filter(
      (each) =>
        !seen.some(
          (other) =>
            other !== each &&
            other.near > each.near + 1 &&
            other.box[0] <= each.box[0] &&
            other.box[1] <= each.box[1] &&
            other.box[2] >= each.box[2] &&
            other.box[3] >= each.box[3],
        ),
    )
    .map(({ hull }) => hull)
}

function polyline(layer: Layer, at: Flat, corners: readonly Flat[]): Groups {
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    [70, 1],
    ...corners.flatMap(([x, y]): Groups => [
      [0, 'VERTEX'],
      [8, layer],
      [10, rounded(at[0] + x)],
      [20, rounded(at[1] + y)],
    ]),
    [0, 'SEQEND'],
    [8, layer],
  ]
}

/** A dimension as lines and a text, which needs no style of the program that opens it. */
function dimension(
  at: Flat,
  from: Flat,
  to: Flat,
  away: Flat,
  size: number,
  value: number,
): Groups {
  const place = ([x, y]: Flat): Flat => [at[0] + x, at[1] + y]
  const moved = ([x, y]: Flat): Flat => [x + away[0], y + away[1]]
  const [start, end] = [moved(from), moved(to)]
  const middle: Flat = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  const isUpright = away[1] === 0
  return [
    ...line(place(from), place(start)),
    ...line(place(to), place(end)),
    ...line(place(start), place(end)),
    ...text(
      'DIMENSIONS',
      place(isUpright ? [middle[0] - size / 2, middle[1]] : [middle[0], middle[1] + size / 2]),
      size,
      String(value),
      isUpright ? 90 : 0,
    ),
  ]
}

const line = ([x1, y1]: Flat, [x2, y2]: Flat): Groups => [
  [0, 'LINE'],
  [8, 'DIMENSIONS'],
  [10, rounded(x1)],
  [20, rounded(y1)],
  [11, rounded(x2)],
  [21, rounded(y2)],
]

const text = (layer: Layer, [x, y]: Flat, size: number, value: string, angle = 0): Groups => [
  [0, 'TEXT'],
  [8, layer],
  [10, rounded(x)],
  [20, rounded(y)],
  [40, rounded(size)],
  [1, value],
  ...(angle === 0 ? [] : [[50, angle] as [number, number]]),
]

/** Letters that are read beside a machine of this height. */
const textSize = (height: number): number => Math.max(height / 40, 10)

const rounded = (value: number): number => Math.round(value * 10) / 10
