// Eight framed sheets, each with a pattern and composition of its own, all of them plainly samples.
import { band, field, rosette, weave } from './guilloche.mjs'
import { ink, paper, signal, signalBright, steel, sun } from './palette.mjs'
import { text } from './type.mjs'
import { mark } from './brand.mjs'

/**
 * @typedef {'regular' | 'semibold' | 'quiet'} Weight
 * @typedef {[text: string, size: number, weight: Weight, before: number]} Row
 */

const [width, height] = [900, 1200]

/** @type {(x: number, y: number, w: number, h: number, fill: string) => string} */
const rect = (x, y, w, h, fill) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`

/** @type {(d: string, stroke: string, strokeWidth?: number, opacity?: number) => string} */
const thread = (d, stroke, strokeWidth = 1.1, opacity = 1) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-opacity="${opacity}" d="${d}"/>`

/** @type {(ground: string, body: string) => string} */
const framed = (ground, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${rect(0, 0, width, height, steel[25])}
    <clipPath id="sheet"><rect x="26" y="26" width="848" height="1148"/></clipPath>
    <g clip-path="url(#sheet)">${rect(26, 26, 848, 1148, ground)}${body}</g>
    <path fill="none" stroke="${ink}" stroke-width="4" d="M24 24H876V1176H24z"/>
  </svg>`

/**
 * Lines under each other: [text, size, weight, space before].
 * @param {Row[]} rows
 * @param {{ x: number, y: number, anchor?: 'start' | 'middle', fill: string, quiet: string }} place
 */
const column = (rows, { x, y, anchor = 'start', fill, quiet }) => {
  let at = y
  return rows
    .map(([line, size, weight, before]) => {
      at += size * (1 + before)
      const color = weight === 'quiet' ? quiet : fill
      return text(line, {
        x,
        y: at,
        size,
        anchor,
        fill: color,
        weight: weight === 'quiet' ? 'regular' : weight,
      })
    })
    .join('')
}

/** @type {Row[]} */
const holder = [
  ['held by', 22, 'quiet', 2],
  ['Solgate Terminals', 36, 'semibold', 0.3],
  ['Shenzhen and Huizhou, China', 22, 'quiet', 0.5],
]

/** @type {Row[]} */
const sample = [
  ['Sample', 44, 'semibold', 1.2],
  ['Drawn for a demonstration, issued by nobody', 20, 'quiet', 0.5],
]

/** @type {(rows: Row[], share: number) => Row[]} */
const nearer = (rows, share) =>
  rows.map(([line, size, weight, before]) => [line, size, weight, before * share])

/** @type {(x: number, y: number, radius: number, colors: { line: string, ground: string, core?: string }) => string} */
const seal = (x, y, radius, { line, ground, core = line }) => `
  <g>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}"/>
    ${thread(rosette({ x, y, from: radius * 0.74, to: radius * 0.9, petals: 24, rings: 7, depth: radius * 0.08 }), line, 1.3)}
    <circle cx="${x}" cy="${y}" r="${radius * 0.62}" fill="${core}"/>
    ${mark({ x: x - radius * 0.36, y: y - radius * 0.36, size: radius * 0.72, arch: ground, disc: ground, slot: ground })}
  </g>`

const onPaper = { fill: ink, quiet: steel[48] }
const onInk = { fill: paper, quiet: steel[80] }

const medicalQuality = () =>
  framed(
    paper,
    [54, 846]
      .map((x) =>
        thread(
          band({ x, y: 40, length: 1120, width: 34, waves: 28, threads: 6, isUpright: true }),
          steel[64],
        ),
      )
      .join('') +
      [54, 1146]
        .map((y) =>
          thread(band({ x: 40, y, length: 820, width: 34, waves: 20, threads: 6 }), steel[64]),
        )
        .join('') +
      thread(
        rosette({ x: 450, y: 322, from: 60, to: 200, petals: 12, rings: 24, depth: 24 }),
        steel[87],
      ) +
      column(
        [
          ['Certificate', 26, 'quiet', 0],
          ['ISO 13485', 104, 'semibold', 1.3],
          ['2016', 34, 'regular', 0.6],
          ['Medical devices', 34, 'regular', 3.1],
          ['Quality management systems', 34, 'regular', 0.3],
          ...holder,
          ...sample,
        ],
        { x: 450, y: 90, anchor: 'middle', ...onPaper },
      ) +
      seal(450, 1052, 66, { line: steel[48], ground: paper, core: steel[40] }),
  )

const singleAudit = () =>
  framed(
    paper,
    rect(26, 26, 250, 1148, steel[40]) +
      thread(
        band({
          x: 151,
          y: 26,
          length: 1148,
          width: 210,
          waves: 5,
          threads: 34,
          isUpright: true,
        }),
        steel[72],
        1,
      ) +
      seal(151, 1010, 92, { line: steel[87], ground: steel[25], core: sun }) +
      column(
        [
          ['Certificate', 26, 'quiet', 0],
          ['MDSAP', 124, 'semibold', 0.6],
          ['Medical Device', 36, 'regular', 0.9],
          ['Single Audit Program', 36, 'regular', 0.3],
          ['Australia · Brazil · Canada', 24, 'quiet', 1.6],
          ['Japan · United States', 24, 'quiet', 0.4],
          ...holder,
          ...sample,
        ],
        { x: 324, y: 120, ...onPaper },
      ) +
      rect(324, 1090, 480, 3, steel[40]),
  )

const quality = () =>
  framed(
    paper,
    rect(26, 26, 848, 420, ink) +
      thread(
        band({ x: 26, y: 446, length: 848, width: 120, waves: 6, threads: 26 }),
        steel[64],
        1.1,
      ) +
      column(
        [
          ['Certificate', 26, 'quiet', 0],
          ['ISO 9001', 140, 'semibold', 0.6],
          ['2015', 36, 'regular', 0.5],
        ],
        { x: 84, y: 74, ...onInk },
      ) +
      column([['Quality management systems', 40, 'semibold', 0], ...holder, ...sample], {
        x: 84,
        y: 540,
        ...onPaper,
      }) +
      seal(726, 1010, 100, { line: steel[48], ground: steel[92], core: signal }),
  )

const environment = () =>
  framed(
    steel[96],
    thread(
      rosette({ x: 726, y: 990, from: 90, to: 350, petals: 9, rings: 36, depth: 46 }),
      steel[72],
      1.2,
    ) +
      column(
        [
          ['ISO 14001', 118, 'semibold', 0],
          ['2015', 34, 'regular', 0.6],
          ['Environmental', 44, 'regular', 1],
          ['management systems', 44, 'regular', 0.2],
        ],
        { x: 80, y: 84, ...onPaper },
      ) +
      column([...holder, ...sample], { x: 80, y: 470, ...onPaper }) +
      seal(726, 990, 96, { line: steel[40], ground: paper, core: steel[40] }) +
      rect(80, 1096, 300, 3, steel[40]) +
      text('Certificate', { x: 80, y: 1078, size: 26, fill: steel[48] }),
  )

const security = () =>
  framed(
    paper,
    thread(
      field({
        x: 26,
        y: 300,
        width: 848,
        height: 360,
        threads: 46,
        waves: 4,
        swing: 46,
        slant: 160,
      }),
      steel[64],
      1.2,
    ) +
      seal(450, 184, 110, { line: signal, ground: paper, core: ink }) +
      `<path fill="${paper}" d="M110 396H790V580H110z"/>` +
      column([['ISO/IEC 27001', 84, 'semibold', 0]], {
        x: 450,
        y: 432,
        anchor: 'middle',
        ...onPaper,
      }) +
      column(
        [
          ['2022', 32, 'quiet', 0],
          ['Information security management systems', 34, 'regular', 0.7],
          ...nearer(holder, 0.7),
          ...nearer(sample, 0.8),
        ],
        { x: 450, y: 724, anchor: 'middle', ...onPaper },
      ),
  )

const safety = () =>
  framed(
    steel[87],
    rect(620, 26, 254, 1148, paper) +
      thread(
        weave({ x: 620, y: 330, width: 440, height: 440, a: 3, b: 2, threads: 22, shift: 0.07 }),
        steel[48],
        1.1,
      ) +
      column(
        [
          ['ISO', 88, 'semibold', 0],
          ['45001', 128, 'semibold', 0.1],
          ['2018', 34, 'regular', 0.5],
        ],
        { x: 76, y: 560, ...onPaper },
      ) +
      column(
        [
          ['Certificate', 26, 'quiet', 0],
          ['Occupational', 36, 'regular', 0.7],
          ['health and safety', 36, 'regular', 0.25],
          ['management', 36, 'regular', 0.25],
          ['systems', 36, 'regular', 0.25],
        ],
        { x: 76, y: 76, ...onPaper },
      ) +
      column(
        [
          ['held by', 22, 'quiet', 0],
          ['Solgate Terminals', 36, 'semibold', 0.3],
          ['Sample', 44, 'semibold', 0.6],
          ['Drawn for a demonstration, issued by nobody', 20, 'quiet', 0.4],
        ],
        { x: 76, y: 930, ...onPaper },
      ) +
      seal(747, 770, 84, { line: steel[48], ground: paper, core: sun }),
  )

/**
 * @typedef {object} Pad
 * @property {number} x
 * @property {number} y
 * @property {number} rows
 * @property {number} columns
 * @property {number} size of a key
 * @property {number} gap
 * @property {string} fill
 * @property {string} lit fill of the last key
 */

/** @param {Pad} pad */
const keys = ({ x, y, rows, columns, size, gap, fill, lit }) =>
  Array.from({ length: rows * columns }, (_, i) => {
    const [left, top] = [
      x + (i % columns) * (size + gap),
      y + Math.floor(i / columns) * (size + gap),
    ]
    return `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="6" fill="${i === rows * columns - 1 ? lit : fill}"/>`
  }).join('')

const pinPadSix = () =>
  framed(
    ink,
    keys({
      x: 530,
      y: 90,
      rows: 4,
      columns: 4,
      size: 64,
      gap: 14,
      fill: steel[32],
      lit: signalBright,
    }) +
      thread(
        field({
          x: 26,
          y: 470,
          width: 848,
          height: 240,
          threads: 22,
          waves: 7,
          swing: 22,
          slant: 0,
        }),
        steel[48],
        1.1,
      ) +
      rect(26, 588, 848, 5, signalBright) +
      column(
        [
          ['PCI PTS', 88, 'semibold', 0],
          ['v6', 150, 'semibold', 0.15],
        ],
        { x: 80, y: 92, ...onInk },
      ) +
      column(
        [
          ['PIN transaction security', 38, 'regular', 0],
          ['E30 Outdoor PIN Pad', 30, 'quiet', 0.5],
          ...nearer(holder, 0.8),
          ...sample,
        ],
        { x: 80, y: 710, ...onInk },
      ) +
      seal(764, 1044, 74, { line: steel[72], ground: steel[25], core: steel[56] }),
  )

const pinPadFive = () =>
  framed(
    steel[92],
    rect(26, 640, 848, 534, steel[32]) +
      thread(
        rosette({ x: 450, y: 640, from: 300, to: 384, petals: 36, rings: 12, depth: 22 }),
        steel[56],
        1.1,
      ) +
      thread(
        rosette({ x: 450, y: 640, from: 262, to: 268, petals: 60, rings: 5, depth: 8 }),
        steel[56],
        1.1,
      ) +
      `<circle cx="450" cy="640" r="244" fill="${paper}"/>` +
      column(
        [
          ['PCI PTS', 56, 'semibold', 0],
          ['v5', 150, 'semibold', 0.05],
          ['PIN transaction security', 30, 'regular', 0.9],
          ['E20 Standard PIN Pad', 26, 'quiet', 0.5],
        ],
        { x: 450, y: 480, anchor: 'middle', ...onPaper },
      ) +
      column(
        [
          ['Certificate', 26, 'quiet', 0],
          ['Solgate Terminals', 40, 'semibold', 0.4],
          ['Shenzhen and Huizhou, China', 22, 'quiet', 0.6],
        ],
        { x: 450, y: 84, anchor: 'middle', ...onPaper },
      ) +
      column(
        [
          ['Sample', 44, 'semibold', 0],
          ['Drawn for a demonstration, issued by nobody', 20, 'quiet', 0.6],
        ],
        { x: 450, y: 1042, anchor: 'middle', ...onInk },
      ) +
      seal(760, 190, 72, { line: steel[48], ground: steel[92], core: steel[40] }),
  )

export const certificates = {
  'certificate-iso-13485': medicalQuality,
  'certificate-mdsap': singleAudit,
  'certificate-iso-9001': quality,
  'certificate-iso-14001': environment,
  'certificate-iso-27001': security,
  'certificate-iso-45001': safety,
  'certificate-pci-pts-v6': pinPadSix,
  'certificate-pci-pts-v5': pinPadFive,
}
