// Line patterns as on banknotes and certificates: many near curves, whose crossings make the picture.
/** @typedef {{ x: number, y: number, width: number, height: number, threads: number }} Area */

/** @type {(x: number, y: number) => string} */
const point = (x, y) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** @type {(count: number, draw: (line: number) => string) => string} */
const lines = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** @type {(steps: number, at: (t: number) => string) => string} */
const curve = (steps, at) =>
  `M${Array.from({ length: steps + 1 }, (_, i) => at(i / steps)).join('L')}`

/**
 * Closed waves around a centre, each turned a little further than the one before.
 * @param {{ x: number, y: number, from: number, to: number, petals: number, rings: number, depth: number }} options
 */
export const rosette = ({ x, y, from, to, petals, rings, depth }) =>
  lines(rings, (ring) => {
    const middle = from + ((to - from) * ring) / Math.max(rings - 1, 1)
    return curve(petals * 24, (t) => {
      const angle = t * 2 * Math.PI
      const wave = Math.sin(petals * angle + (ring * Math.PI * 2) / rings)
      const radius = middle + depth * wave
      return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
    })
  })

/**
 * Waves side by side along a band, across or upright, thin at its ends if `tapers`.
 * @param {Omit<Area, 'height'> & { length: number, waves: number, isUpright?: boolean, tapers?: boolean }} options
 */
export const band = ({ x, y, length, width, waves, threads, isUpright = false, tapers = false }) =>
  lines(threads, (thread) => {
    const phase = (thread / threads) * Math.PI * 2
    return curve(waves * 20, (t) => {
      const swell = tapers ? Math.sin(t * Math.PI) : 0.75 + 0.25 * Math.cos(t * waves * Math.PI)
      const off = (width / 2) * swell * Math.sin(t * waves * 2 * Math.PI + phase)
      return isUpright ? point(x + off, y + t * length) : point(x + t * length, y + off)
    })
  })

/**
 * A figure of two oscillations, drawn again and again with a growing shift.
 * @param {Area & { a: number, b: number, shift: number }} options
 */
export const weave = ({ x, y, width, height, a, b, threads, shift }) =>
  lines(threads, (thread) =>
    curve(400, (t) => {
      const angle = t * 2 * Math.PI
      return point(
        x + (width / 2) * Math.sin(a * angle + thread * shift),
        y + (height / 2) * Math.sin(b * angle),
      )
    }),
  )

/**
 * Slanting waves over a whole field.
 * @param {Area & { waves: number, swing: number, slant: number }} options
 */
export const field = ({ x, y, width, height, threads, waves, swing, slant }) =>
  lines(threads, (thread) => {
    const base = y + (height * thread) / (threads - 1)
    return curve(waves * 20, (t) =>
      point(
        x + width * t,
        base +
          slant * (t - 0.5) +
          swing * Math.sin(t * waves * 2 * Math.PI + thread * 0.35) * Math.cos(thread * 0.12),
      ),
    )
  })
