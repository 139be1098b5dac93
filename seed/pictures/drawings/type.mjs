// Letters as outlines, read from the typeface itself, so that a drawing looks the same on every machine.
import { readFileSync } from 'node:fs'

/**
 * Style of a line of text.
 * @typedef {object} Line
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} size
 * @property {'regular' | 'semibold'} [weight]
 * @property {'start' | 'middle' | 'end'} [anchor]
 * @property {number} [spacing]
 *
 * @typedef {[x: number, y: number]} Place
 *
 * @typedef {{ place: Place, isOn: boolean }} Point on the contour, or one that it bends towards
 */

/** @param {string} weight */
const load = (weight) =>
  readFace(readFileSync(new URL(`../fonts/IBMPlexSans-${weight}.ttf`, import.meta.url)))

const faces = { regular: load('Regular'), semibold: load('SemiBold') }

/**
 * Pairs that stand too far apart by their widths alone, in thousandths of the size.
 * @type {Record<string, number>}
 */
const closer = {
  Te: -60,
  To: -60,
  Ta: -60,
  Ty: -40,
  'r.': -60,
  Sa: -10,
  PC: -5,
  AT: -40,
  'P.': -80,
}

/**
 * One line of text as path data and its width.
 * @param {string} text
 * @param {Line} options
 */
export function outline(
  text,
  { x = 0, y = 0, size, weight = 'regular', anchor = 'start', spacing = 0 },
) {
  const face = faces[weight]
  const scale = size / face.unitsPerEm
  const letters = [...text]
  /** @type {{ letter: string, left: number }[]} */
  const places = []
  let width = 0
  letters.forEach((letter, i) => {
    places.push({ letter, left: width })
    const pair = closer[letter + (letters[i + 1] ?? '')] ?? 0
    width += face.advance(letter) * scale + (pair / 1000) * size
    if (i < letters.length - 1) width += spacing * size
  })
  const from = x - { start: 0, middle: width / 2, end: width }[anchor]
  const d = places
    .map(({ letter, left }) => face.path(letter, from + left, y, scale))
    .filter(Boolean)
    .join('')
  return { d, width }
}

/**
 * A line of text as an element.
 * @param {string} line
 * @param {Line & { fill: string }} options
 */
export const text = (line, { fill, ...options }) =>
  `<path fill="${fill}" d="${outline(line, options).d}"/>`

/** @param {Buffer} data */
function readFace(data) {
  // Where each table begins; a typeface has all of these.
  const tables =
    /** @type {Record<'cmap' | 'glyf' | 'head' | 'hhea' | 'hmtx' | 'loca', number>} */ (
      Object.fromEntries(
        Array.from({ length: data.readUInt16BE(4) }, (_, i) => {
          const at = 12 + i * 16
          return [data.toString('latin1', at, at + 4), data.readUInt32BE(at + 8)]
        }),
      )
    )
  const unitsPerEm = data.readUInt16BE(tables.head + 18)
  const isLong = data.readInt16BE(tables.head + 50) === 1
  const measured = data.readUInt16BE(tables.hhea + 34)
  const glyphOf = readCharacterMap(data, tables.cmap)
  /** @param {number} glyph */
  const offset = (glyph) =>
    tables.glyf +
    (isLong
      ? data.readUInt32BE(tables.loca + glyph * 4)
      : data.readUInt16BE(tables.loca + glyph * 2) * 2)

  return {
    unitsPerEm,
    /** @param {string} letter */
    advance: (letter) =>
      data.readUInt16BE(tables.hmtx + Math.min(glyphOf(letter), measured - 1) * 4),
    /** @type {(letter: string, x: number, y: number, scale: number) => string} */
    path: (letter, x, y, scale) => {
      const glyph = glyphOf(letter)
      if (offset(glyph) === offset(glyph + 1)) return ''
      return contours(data, offset(glyph))
        .map((points) => contourPath(points, ([px, py]) => [x + px * scale, y - py * scale]))
        .join('')
    },
  }
}

/**
 * The character map in its plainest format (4), which every typeface has.
 * @param {Buffer} data
 * @param {number} cmap
 * @returns {(letter: string) => number}
 */
function readCharacterMap(data, cmap) {
  const subtable = Array.from(
    { length: data.readUInt16BE(cmap + 2) },
    (_, i) => cmap + data.readUInt32BE(cmap + 4 + i * 8 + 4),
  ).find((at) => data.readUInt16BE(at) === 4)
  if (subtable === undefined) throw new Error('The typeface has no character map of format 4')
  const segments = data.readUInt16BE(subtable + 6) / 2
  const ends = subtable + 14
  // Each list is as long as the one before; between the first two lie two bytes.
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const ranges = deltas + segments * 2
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    for (let i = 0; i < segments; i++) {
      if (code > data.readUInt16BE(ends + i * 2)) continue
      const start = data.readUInt16BE(starts + i * 2)
      if (code < start) break
      const range = data.readUInt16BE(ranges + i * 2)
      const delta = data.readInt16BE(deltas + i * 2)
      if (range === 0) return (code + delta) & 0xffff
      return data.readUInt16BE(ranges + i * 2 + range + (code - start) * 2)
    }
    throw new Error(`The typeface has no ${letter}`)
  }
}

/**
 * @param {Buffer} data
 * @param {number} start
 */
function contours(data, start) {
  const count = data.readInt16BE(start)
  if (count < 0) throw new Error('Composed letters are not read')
  let at = start + 10
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(at + i * 2))
  at += count * 2
  at += 2 + data.readUInt16BE(at)

  const total = (ends.at(-1) ?? -1) + 1
  /** @type {number[]} */
  const flags = []
  while (flags.length < total) {
    const flag = data.readUInt8(at++)
    const times = flag & 8 ? data.readUInt8(at++) : 0
    for (let i = 0; i <= times; i++) flags.push(flag)
  }
  /** @type {(short: number, same: number) => number[]} */
  const axis = (short, same) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.readUInt8(at++) : -data.readUInt8(at++)
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = axis(2, 16)
  const ys = axis(4, 32)
  const points = flags.map((flag, i) => ({
    place: /** @type {Place} */ ([xs[i], ys[i]]),
    isOn: (flag & 1) === 1,
  }))
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1))
}

/**
 * A contour of on-curve and control points as quadratic curves; between two controls lies their middle.
 * @param {Point[]} points
 * @param {(place: Place) => Place} place
 */
function contourPath(points, place) {
  const full = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return point.isOn || next.isOn ? [point] : [point, { place: middle(point, next), isOn: true }]
  })
  const first = full.findIndex(({ isOn }) => isOn)
  const around = [...full.slice(first), ...full.slice(0, first + 1)]
  const d = around.map(
    (point, i) => sign(around[i - 1], point) + place(point.place).map(round).join(' '),
  )
  return `${d.join('')}z`
}

/** @type {(before: Point | undefined, point: Point) => string} */
function sign(before, { isOn }) {
  if (!before) return 'M'
  if (!isOn) return 'Q'
  return before.isOn ? 'L' : ' '
}

/** @type {(a: Point, b: Point) => Place} */
const middle = ({ place: [ax, ay] }, { place: [bx, by] }) => [(ax + bx) / 2, (ay + by) / 2]

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100
