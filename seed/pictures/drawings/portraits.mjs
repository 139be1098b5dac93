// The leaders: head and shoulders in a square, and each where the work is done.
import { figure, people } from './people.mjs'
import { ink, paper, signal, signalBright, steel } from './palette.mjs'

/** @typedef {keyof typeof people} Name */

/** @type {(width: number, height: number, body: string) => string} */
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** @type {(x: number, y: number, width: number, height: number, fill: string, rest?: string) => string} */
const rect = (x, y, width, height, fill, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`

const grounds = {
  founder: rect(0, 0, 960, 960, steel[64]) + rect(0, 0, 330, 960, steel[72]),
  president:
    rect(0, 0, 960, 960, steel[25]) + `<path fill="${steel[32]}" d="M560 0H960V960H240z"/>`,
  'vice-president':
    rect(0, 0, 960, 960, steel[56]) + `<circle cx="480" cy="430" r="370" fill="${steel[64]}"/>`,
}

/** @param {Name} name */
const bust = (name) =>
  svg(
    960,
    960,
    `${grounds[name]}<g transform="translate(480 960)scale(1.1)translate(-480 -930)">${figure(people[name])}</g>`,
  )

/** @type {(name: Name, x: number, y: number, scale: number) => string} */
const standing = (name, x, y, scale) =>
  `<g transform="translate(${x} ${y})scale(${scale})translate(-480 -190)">${figure(people[name])}</g>`

/**
 * A town seen from above its roofs, pale with distance; `roofs` are [x, width, height].
 * @param {number} base
 * @param {string} fill
 * @param {[x: number, width: number, height: number][]} roofs
 */
const town = (base, fill, roofs) =>
  roofs.map(([x, width, height]) => rect(x, base - height, width, height + 4, fill)).join('')

/**
 * Two forearms on a table, hands one over the other; the box's middle is where the hands lie.
 * @type {(x: number, y: number, sleeve: string, shade: string) => string}
 */
const foldedArms = (x, y, sleeve, shade) => `
  <g transform="translate(${x} ${y})">
    <path fill="${shade}" d="M310-40Q322 14 250 18L40 20 30-44 170-70 280-90z"/>
    <path fill="${sleeve}" d="M-310-40Q-322 18-250 24L-36 26-30-42-170-70-280-90z"/>
    <path fill="none" stroke="${steel[25]}" stroke-width="4" d="M-30-42-170-70-214-110"/>
    <path fill="none" stroke="${ink}" stroke-width="4" d="M30-44L170-70 214-110"/>
    <path fill="${paper}" d="M-52-40h22v66h-22zM36-42h20v62H36z"/>
    <path fill="${steel[87]}" d="M40-38Q-10-50-40-22L-60 4Q-40 24 0 18L40 16z"/>
    <path fill="${steel[96]}" d="M-34-36Q20-46 46-20 62-2 52 12 30 28-10 24L-34 22z"/>
    <path fill="none" stroke="${steel[80]}" stroke-width="3" d="M52 12Q30 2 8 4M47-6Q30-12 10-10"/>
  </g>`

/** @type {(x: number, y: number) => string} */
const keyboard = (x, y) => {
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const width = 40 + row * 3
      const left = -2 * (width + 8) + column * (width + 8) + 4
      const isSignal = row === 3 && column === 3
      return `<path fill="${isSignal ? signal : steel[80]}" d="M${left} ${row * 25}h${width}l2 18h${-width - 4}z"/>`
    }),
  )
  return `<g transform="translate(${x} ${y})">
    <path fill="${steel[25]}" d="M-124-20H124L150 118V134H-150V118z"/>
    <path fill="${steel[48]}" d="M-118-14H118L142 116H-142z"/>${rows.join('')}</g>`
}

const atDesk = () =>
  svg(
    1200,
    900,
    rect(0, 0, 1200, 900, steel[56]) +
      rect(720, 70, 400, 560, steel[92]) +
      town(630, steel[87], [
        [740, 60, 210],
        [812, 90, 300],
        [930, 50, 160],
        [1000, 96, 250],
      ]) +
      town(630, steel[80], [
        [720, 80, 90],
        [880, 110, 130],
        [1060, 60, 170],
      ]) +
      `<path fill="none" stroke="${steel[40]}" stroke-width="12" d="M720 70H1120V630H720zM920 70V630"/>` +
      rect(90, 150, 210, 12, steel[40]) +
      rect(110, 70, 26, 80, steel[72]) +
      rect(142, 86, 20, 64, steel[32]) +
      rect(168, 78, 30, 72, steel[87]) +
      rect(204, 96, 22, 54, steel[48]) +
      standing('founder', 480, 130, 0.78) +
      rect(0, 690, 1200, 210, steel[40]) +
      rect(0, 690, 1200, 10, steel[64]) +
      foldedArms(480, 700, steel[32], steel[25]) +
      keyboard(880, 742),
  )

const atWindow = () =>
  svg(
    1200,
    900,
    rect(0, 0, 1200, 900, steel[92]) +
      town(900, steel[87], [
        [40, 110, 520],
        [190, 80, 640],
        [300, 150, 430],
        [500, 70, 560],
      ]) +
      town(900, steel[80], [
        [0, 90, 360],
        [120, 100, 280],
        [260, 80, 400],
        [380, 130, 240],
        [520, 60, 330],
      ]) +
      town(900, steel[72], [
        [0, 60, 180],
        [80, 130, 130],
        [240, 160, 170],
        [430, 120, 110],
      ]) +
      `<path fill="none" stroke="${steel[40]}" stroke-width="14" d="M0 60H580M290 0V900"/>` +
      `<path fill="${steel[40]}" d="M0 770H580V792H0z"/>` +
      rect(560, 0, 640, 900, steel[32]) +
      rect(560, 0, 34, 900, steel[25]) +
      rect(940, 0, 3, 900, steel[25]) +
      standing('president', 740, 130, 0.9),
  )

/** @type {(x: number, y: number) => string} */
const machine = (x, y) => `
  <g transform="translate(${x} ${y})">
    <path fill="${steel[80]}" d="M0 20Q0 0 20 0H300Q320 0 320 20V760H0z"/>
    <path fill="${steel[64]}" d="M290 0H300Q320 0 320 20V760H290z"/>
    ${rect(30, 36, 232, 176, ink, 'rx="8"')}
    ${rect(44, 50, 204, 148, steel[40])}
    ${rect(62, 70, 110, 12, steel[92])}
    ${rect(62, 94, 76, 8, steel[64])}
    ${rect(62, 150, 78, 30, signal)}
    ${rect(152, 150, 78, 30, steel[56])}
    ${rect(30, 250, 130, 110, steel[32], 'rx="6"')}
    ${[0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => rect(42 + column * 38, 260 + row * 25, 30, 18, steel[80]))).join('')}
    ${rect(184, 258, 78, 34, steel[32])}
    ${rect(192, 273, 62, 4, signalBright)}
    ${rect(184, 318, 78, 20, steel[32])}
    ${rect(30, 400, 232, 56, steel[32], 'rx="6"')}
    ${rect(48, 424, 196, 8, ink)}
    ${rect(0, 500, 320, 4, steel[56])}
  </g>`

/** @type {(x: number, y: number) => string} */
const tablet = (x, y) => `
  <g transform="translate(${x} ${y})">
    <path fill="${steel[92]}" d="M-262 130Q-262 50-210 34L-110-6-84 52-150 130z"/>
    <path fill="${steel[72]}" d="M262 130Q262 50 210 36L112-2 88 54 150 130z"/>
    <g transform="rotate(-5)">${rect(-120, -60, 240, 150, steel[25], 'rx="10"')}
      ${rect(-106, -46, 212, 122, steel[40])}
      <path fill="none" stroke="${signalBright}" stroke-width="5" d="M-90 50l40-30 36 12 44-48 40 20 30-34"/></g>
    <path fill="${steel[96]}" d="M-66-26Q-110-30-128 4-136 40-112 56-96 60-92 40L-90 16-56 22Z"/>
    <path fill="${steel[87]}" d="M72-22Q116-22 130 10 136 44 114 56 98 58 96 38L92 18 62 26Z"/>
  </g>`

const atBench = () =>
  svg(
    1200,
    900,
    rect(0, 0, 1200, 900, steel[40]) +
      rect(0, 0, 1200, 120, steel[32]) +
      rect(80, 112, 460, 8, steel[92]) +
      rect(700, 112, 420, 8, steel[92]) +
      `<path fill="${steel[48]}" d="M0 330H250V342H0zM0 480H250V492H0z"/>` +
      rect(30, 250, 50, 80, steel[64]) +
      rect(90, 272, 90, 58, steel[56]) +
      rect(20, 420, 110, 60, steel[32]) +
      rect(150, 400, 60, 80, steel[72]) +
      machine(800, 170) +
      standing('vice-president', 470, 150, 0.78) +
      tablet(470, 676) +
      rect(0, 790, 1200, 110, steel[25]) +
      rect(0, 790, 1200, 12, steel[64]),
  )

export const portraits = {
  'leader-founder': () => bust('founder'),
  'leader-president': () => bust('president'),
  'leader-vice-president': () => bust('vice-president'),
  'leader-founder-detail': atDesk,
  'leader-president-detail': atWindow,
  'leader-vice-president-detail': atBench,
}
