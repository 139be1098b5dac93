import path from 'node:path'

/** Middle times of every kind of answer, in ms, one for each size of the catalogue. */
export interface Growth {
  sizes: number[]
  kinds: Record<string, number[]>
}

export const growthFile = path.join(import.meta.dirname, 'growth.json')

/** The kinds that are drawn. */
const shown = [
  'List, the first pages',
  'Category',
  'One product',
  'Text, `?q=`',
  'Search page, with a mistake',
  'Suggestions',
  'Staff, list of products',
  'Staff, search',
]

const width = 860
const height = 460
const plot = { left: 70, right: 600, top: 50, bottom: 400 }
const colours = [
  '#1c5fb8',
  '#b8531c',
  '#1c8a5a',
  '#8a1c7a',
  '#6b6f1c',
  '#1c7f8a',
  '#5a4bd1',
  '#a01c35',
]

/** No two names at the right edge are nearer to each other, in px. */
const lineHeight = 18

/** A drawing (SVG); both axes are logarithmic, so a straight level line is flat growth. */
export function growthChart({ sizes, kinds }: Growth): string {
  const lines = shown.map((name, index) => ({
    name,
    colour: colours[index % colours.length] ?? '',
    times: kinds[name] ?? [],
  }))
  const max = 10 ** Math.ceil(Math.log10(Math.max(...lines.flatMap(({ times }) => times))))
  const x = scale(Math.min(...sizes), Math.max(...sizes), plot.left, plot.right)
  const y = scale(1, max, plot.bottom, plot.top)
  const places = spread(lines.map(({ times }) => y(times.at(-1) ?? 1)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    '<title>Middle time of an answer by the number of products</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${plot.left}" y="26" font-weight="600">Middle time of an answer, in ms, by the number of products</text>`,
    ...powers(max).map((ms) => grid(y(ms), ms)),
    ...sizes.map(
      (size) =>
        `<text x="${round(x(size))}" y="${plot.bottom + 24}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    ),
    ...lines.map(({ times, colour }) => {
      const points = times.map((ms, index) => `${round(x(sizes[index] ?? 1))},${round(y(ms))}`)
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>`
    }),
    ...lines.map(({ name, colour, times }, index) => {
      const place = places[index] ?? 0
      const end = round(y(times.at(-1) ?? 1))
      const leader = `<path d="M${plot.right} ${end}L${plot.right + 14} ${round(place)}" stroke="${colour}"/>`
      const words = `${name.replaceAll('`', '')}, ${Math.round(times.at(-1) ?? 0)} ms`
      return `${leader}<text x="${plot.right + 18}" y="${round(place + 4)}" fill="${colour}">${words}</text>`
    }),
    '</svg>\n',
  ].join('\n')
}

const round = (value: number) => Math.round(value * 10) / 10

function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const whole = Math.log10(to) - Math.log10(from)
  return (value) =>
    start + ((Math.log10(Math.max(value, from)) - Math.log10(from)) / whole) * (end - start)
}

function powers(max: number): number[] {
  const steps = Math.round(Math.log10(max))
  return Array.from({ length: steps + 1 }, (_, step) => 10 ** step)
}

const grid = (at: number, ms: number) =>
  `<path d="M${plot.left} ${round(at)}H${plot.right}" stroke="#ddd"/>` +
  `<text x="${plot.left - 8}" y="${round(at + 4)}" text-anchor="end">${ms.toLocaleString('en')}</text>`

/** The same places in the same order, moved down where they would lie on each other. */
function spread(places: number[]): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  let last = -Infinity
  for (const one of order) {
    one.place = Math.max(one.place, last + lineHeight)
    last = one.place
  }
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place)
}
