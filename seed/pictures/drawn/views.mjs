import { ink, rect } from './parts.mjs'

const [W, H] = [1200, 900]
const ground = `<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#dfe4ea"/><stop offset=".7" stop-color="#f3f5f8"/><stop offset="1" stop-color="#e4e8ee"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#g)"/>`
export const page = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${body}</svg>`

const shade = (hex, f) =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(parseInt(hex.slice(i, i + 2), 16) * f)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const front = ([x, y, w, h, , fill]) =>
  rect(
    x,
    y,
    w,
    h,
    fill,
    Math.min(w, h) * 0.03,
    `stroke="${ink.line}" stroke-width="${Math.max(w, h) / 400}"`,
  )
/** Side and top of a box in cavalier projection: depth runs right and up. */
const sides = ([x, y, w, h, d, fill]) => {
  const [dx, dy] = [d * 0.42, -d * 0.24]
  return `<path d="M${x + w} ${y + h}l${dx} ${dy}v${-h}l${-dx} ${-dy}z" fill="${shade(fill, 0.72)}"/><path d="M${x} ${y}l${dx} ${dy}h${w}l${-dx} ${-dy}z" fill="${shade(fill, 0.9)}"/>`
}
const extent = ({ boxes }) => ({
  left: Math.min(...boxes.map(([x]) => x)),
  right: Math.max(...boxes.map(([x, , w]) => x + w)),
  top: Math.min(...boxes.map(([, y]) => y)),
  depth: Math.max(...boxes.map((box) => box[4])),
})

const fitted = (machine, solid) => {
  const { left, right, top, depth } = extent(machine)
  const extra = solid ? depth * 0.42 : 0
  const k = Math.min((W * 0.8) / (right - left + extra), (H * 0.8) / (-top * 1.08 + extra * 0.6))
  const [cx, base] = [W / 2 - ((left + right + extra) / 2) * k, H * 0.9]
  return { k, cx, base }
}

export const drawMachine = (machine, solid) =>
  machine.boxes.map((box) => (solid ? sides(box) : '') + front(box)).join('') + machine.parts

export const views = {
  '': (machine) => {
    const { k, cx, base } = fitted(machine, true)
    return page(
      `${ground}<ellipse cx="${W / 2}" cy="${base}" rx="${W * 0.34}" ry="22" fill="#c3cad3"/><g transform="translate(${cx} ${base}) scale(${k}) skewY(3)">${drawMachine(machine, true)}</g>`,
    )
  },
  '-front': (machine) => {
    const { k, cx, base } = fitted(machine, false)
    return page(
      `${ground}<path d="M0 ${base}h${W}" stroke="#aab4c0" stroke-width="2"/><g transform="translate(${cx} ${base}) scale(${k})">${drawMachine(machine, false)}</g>`,
    )
  },
  '-detail': (machine) => {
    const [fx, fy, span] = machine.focus
    const k = W / span
    return page(
      `${ground}<g transform="translate(${W / 2} ${H / 2}) rotate(-8) scale(${k}) translate(${-fx} ${-fy})">${drawMachine(machine, false)}</g>`,
    )
  },
}
