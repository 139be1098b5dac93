// Parts of a front elevation, in millimetres; x runs right, y runs down, the ground is y = 0.
export const ink = {
  line: '#1d2a3d',
  shell: '#34435a',
  light: '#e9edf2',
  steel: '#b9c2cd',
  dark: '#131b28',
  signal: '#2f7fe0',
  sun: '#e8a83a',
}

export const rect = (x, y, w, h, fill, r = 6, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`
export const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`

/** A screen with a heading and `cols` × `rows` fields, so that machines differ in what they show. */
export const screen = (x, y, w, h, cols = 2, rows = 2) => {
  const pad = Math.min(w, h) * 0.08
  const head = h * 0.16
  const cw = (w - pad * (cols + 1)) / cols
  const ch = (h - head - pad * (rows + 2)) / rows
  const fields = Array.from({ length: cols * rows }, (_, i) =>
    rect(
      x + pad + (i % cols) * (cw + pad),
      y + head + pad * 2 + Math.floor(i / cols) * (ch + pad),
      cw,
      ch,
      i === 0 ? '#8fc0ff' : '#e8f1fc',
      pad / 4,
    ),
  )
  return (
    rect(x - 12, y - 12, w + 24, h + 24, ink.dark, 10) +
    rect(x, y, w, h, '#1c4f96', 3) +
    rect(x + pad, y + pad, w * 0.45, head * 0.5, '#cfe3fb', 2) +
    fields.join('')
  )
}

export const slot = (x, y, w, h = 16) =>
  rect(x - 10, y - 10, w + 20, h + 20, ink.steel, 6) + rect(x, y, w, h, ink.dark, 3)
export const litSlot = (x, y, w) =>
  rect(x - 12, y - 16, w + 24, 42, ink.dark, 8) + rect(x, y, w, 8, '#58b0ff', 3)

export const keypad = (x, y, w, h, cols = 4, rows = 4, colours = true) => {
  const gap = w * 0.05
  const kw = (w - gap * (cols + 1)) / cols
  const kh = (h - gap * (rows + 1)) / rows
  const colour = (c, r) =>
    colours && cols === 4 && c === 3
      ? ['#c0392b', '#e0b030', '#3c9d5a', '#8b96a5'][r % 4]
      : '#f4f6f8'
  const keys = Array.from({ length: cols * rows }, (_, i) => {
    const [c, r] = [i % cols, Math.floor(i / cols)]
    const [kx, ky] = [x + gap + c * (kw + gap), y + gap + r * (kh + gap)]
    return (
      rect(
        kx,
        ky,
        kw,
        kh,
        colour(c, r),
        kh * 0.15,
        `stroke="${ink.line}" stroke-width="${gap / 6}"`,
      ) + rect(kx + kw * 0.4, ky + kh * 0.35, kw * 0.2, kh * 0.3, '#5b6675', 1)
    )
  })
  return rect(x, y, w, h, ink.steel, gap) + keys.join('')
}

export const coins = (x, y, w) =>
  `<path d="M${x} ${y}h${w}l${-w * 0.12} ${w * 0.35}h${-w * 0.76}z" fill="${ink.steel}" stroke="${ink.line}" stroke-width="4"/>` +
  [0.25, 0.42, 0.6, 0.74]
    .map((f, i) =>
      circle(
        x + w * f,
        y + w * (0.14 + (i % 2) * 0.08),
        w * 0.075,
        i % 2 ? '#d9b45a' : '#cdd4dc',
        `stroke="${ink.line}" stroke-width="2"`,
      ),
    )
    .join('')

export const ball = (x, y, r, lit) =>
  circle(x, y, r * 1.5, lit ? '#7cc4ff' : ink.steel) +
  circle(x, y, r * 1.2, ink.dark) +
  circle(x, y, r, lit ? '#dfe7f0' : '#5b6a80') +
  circle(x - r * 0.3, y - r * 0.35, r * 0.3, '#ffffff', 'opacity=".45"')
