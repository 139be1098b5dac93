// The logo in all its forms, from one drawing: the sun in the arch of a gate, above a slot of light.
import { ink, paper, signal, signalBright, steel, sun } from './palette.mjs'
import { outline } from './type.mjs'

/**
 * @import { Line } from './type.mjs'
 *
 * @typedef {keyof typeof schemes} Scheme
 * @typedef {'mark' | 'word' | 'horizontal'} Form
 */

/**
 * The mark on a square of 32.
 * @param {{ x?: number, y?: number, size?: number, arch: string, disc: string, slot: string }} options
 */
export const mark = ({ x = 0, y = 0, size = 32, arch, disc, slot }) =>
  `<g transform="translate(${x} ${y})scale(${size / 32})">` +
  `<path fill="${arch}" d="M3 19a13 13 0 0 1 26 0h-3.6a9.4 9.4 0 0 0-18.8 0z"/>` +
  `<path fill="${disc}" d="M9.8 19a6.2 6.2 0 0 1 12.4 0z"/>` +
  `<path fill="${slot}" d="M3 22.4h26v3.2H3z"/></g>`

/** Colours of the mark and the two words, by the ground it stands on. */
export const schemes = {
  light: { arch: ink, disc: sun, slot: signal, first: ink, second: steel[40] },
  dark: { arch: paper, disc: sun, slot: signalBright, first: paper, second: steel[87] },
  'one-colour': { arch: ink, disc: ink, slot: ink, first: ink, second: ink },
}

/** @type {Line} */
const first = { size: 25, weight: 'semibold', spacing: -0.005 }
const second = { size: 25 }

/**
 * The two words from x on, and where they end.
 * @param {number} x
 * @param {number} y
 * @param {{ first: string, second: string }} colors
 */
const words = (x, y, colors) => {
  const name = outline('Solgate', { ...first, x, y })
  const kind = outline('Terminals', { ...second, x: x + name.width + 6.5, y })
  return {
    end: x + name.width + 6.5 + kind.width,
    body: `<path fill="${colors.first}" d="${name.d}"/><path fill="${colors.second}" d="${kind.d}"/>`,
  }
}

/** @type {(width: number, height: number, scale: number, body: string) => string} */
const svg = (width, height, scale, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

/**
 * The three forms; sizes in units of the mark's square, cut to what is drawn.
 * @param {Form} form
 * @param {Scheme} scheme
 */
export const logo = (form, scheme, scale = 1) => {
  const colors = schemes[scheme]
  if (form === 'mark') return svg(26, 19.6, scale, mark({ x: -3, y: -6, ...colors }))
  const isWord = form === 'word'
  const { body, end } = words(isWord ? -1 : 36, 21, colors)
  const width = Math.ceil(end)
  return svg(width, 28, scale, isWord ? body : mark({ x: -3, y: -4.6, ...colors }) + body)
}

/**
 * A square tile with the mark, as icons of apps have it; `share` is how much of its width the mark takes.
 * @param {{ size?: number, radius?: number, share?: number, ground?: string, scheme?: Scheme }} options
 */
export const tile = ({ size = 32, radius = 0, share = 0.62, ground = ink, scheme = 'dark' }) => {
  const markSize = (size * share * 32) / 26
  const at = (size - markSize) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/>${mark({ x: at, y: at + markSize * 0.006, size: markSize, ...schemes[scheme] })}</svg>`
}

/** Sixteen pixels are too few to scale the mark down to: here its edges lie on them. */
export const tinyTile = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="${ink}"/>` +
  `<path fill="${paper}" d="M2 9a6 6 0 0 1 12 0h-2a4 4 0 0 0-8 0z"/><path fill="${sun}" d="M5 9a3 3 0 0 1 6 0z"/><path fill="${signalBright}" d="M2 11h12v2H2z"/></svg>`

export const brand = {
  'brand-logo-light': () => logo('horizontal', 'light', 3),
  'brand-logo-dark': () => logo('horizontal', 'dark', 3),
}
