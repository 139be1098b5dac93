// The world in lines, as a reader's slot would scan it, with the company's places lit.
import { readFileSync } from 'node:fs'
import { ink, paper, signal, steel, sun } from './palette.mjs'

/**
 * Land along lines 9 px apart in Miller's projection, from 80° north down, as pairs of from and to. Made from Natural
 * Earth's 1:50m land (public domain).
 * @type {number[][]}
 */
const land = JSON.parse(readFileSync(new URL('./land.json', import.meta.url), 'utf8'))

/** @typedef {{ x: number, y: number }} Point */

const [width, height] = [1600, 800]
const [top, step, westEdge] = [28, 9, -168]
const perRadian = width / (2 * Math.PI)

/** @param {number} latitude */
const miller = (latitude) =>
  1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * (latitude * (Math.PI / 180))))

/** @type {(latitude: number, longitude: number) => Point} */
const place = (latitude, longitude) => ({
  x: ((((longitude - westEdge) % 360) + 360) % 360) * (width / 360),
  y: top + (miller(80) - miller(latitude)) * perRadian,
})

/**
 * A place moved to the nearest line of land.
 * @type {(place: Point) => Point}
 */
const onLine = ({ x, y }) => ({ x, y: top + Math.round((y - top) / step) * step })

const headquarters = place(22.54, 113.94)
const factory = place(23.11, 114.41)
const offices = [place(43.65, -79.38), place(51.92, 4.48), place(1.29, 103.85)].map(onLine)

const rows = land
  .flatMap((runs, row) =>
    Array.from(
      { length: runs.length / 2 },
      (_, i) => `M${runs[i * 2]} ${top + row * step}H${runs[i * 2 + 1]}`,
    ),
  )
  .join('')

/**
 * A line of land lit like a slot.
 * @param {Point} place
 */
const lit = ({ x, y }) =>
  `<path stroke="${signal}" stroke-width="5" stroke-linecap="round" d="M${x - 34} ${y}H${x + 34}"/>`

/** @type {(place: Point, radius: number, fill: string) => string} */
const ring = ({ x, y }, radius, fill) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${paper}" stroke-width="5"/>`

/** The factory is too near the headquarters to be told apart, so its mark stands off on a lead. */
const stand = { x: factory.x + 40, y: factory.y - 34 }

export const map = {
  'map-locations': () => `
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <rect width="${width}" height="${height}" fill="${steel[96]}"/>
      <path stroke="${steel[72]}" stroke-width="3.4" stroke-linecap="round" d="${rows}"/>
      ${offices.map((office) => lit(office)).join('')}
      <path stroke="${ink}" stroke-width="2.5" d="M${factory.x} ${factory.y}L${stand.x} ${stand.y}"/>
      ${offices.map((office) => ring(office, 11, signal)).join('')}
      ${ring(stand, 11, signal)}
      ${ring(headquarters, 16, ink)}
      <circle cx="${headquarters.x}" cy="${headquarters.y}" r="7" fill="${sun}"/>
    </svg>`,
}
