import { ball, circle, coins, ink, keypad, litSlot, rect, screen, slot } from './parts.mjs'

// Each builder gives boxes ([x, y, width, height, depth, fill], front faces with a body behind) and the parts on their front.
const cabinet = ({
  w = 600,
  h = 1420,
  d = 600,
  deck = 900,
  sw = 330,
  sh = 250,
  cols,
  rows,
  parts = '',
  fill = ink.shell,
  face = ink.light,
}) => {
  const top = -h
  return {
    boxes: [
      [-w / 2, -80, w, 80, d, ink.dark],
      [-w / 2, -deck, w, deck - 80, d, fill],
      [-w / 2, top, w, h - deck, d * 0.7, fill],
    ],
    parts:
      rect(-w / 2 + 35, top + 60, w - 70, h - deck - 90, face, 24) +
      screen(-sw / 2, top + 100, sw, sh, cols, rows) +
      rect(-w / 2 + 30, top + 24, w - 60, 10, '#58b0ff', 5) +
      parts,
    focus: [0, -deck, w * 0.9],
  }
}
const kiosk = ({
  w = 420,
  h = 1500,
  d = 260,
  sw = 300,
  sh = 480,
  cols = 1,
  rows = 4,
  parts = '',
  fill = ink.light,
  foot = 560,
}) => ({
  boxes: [
    [-foot / 2, -30, foot, 30, d * 1.7, ink.dark],
    [-w * 0.28, -h * 0.55, w * 0.56, h * 0.55 - 30, d * 0.6, ink.steel],
    [-w / 2, -h, w, h * 0.56, d, fill],
  ],
  parts: screen(-sw / 2, -h + 60, sw, sh, cols, rows) + parts,
  focus: [0, -h * 0.55, w],
})
const wall = ({ w = 620, h = 1000, base = 650, parts = '', sw = 330, sh = 250, cols, rows }) => ({
  boxes: [
    [-900, -2200, 1800, 2200, 120, '#cfd3d8'],
    [-w / 2, -base - h, w, h, 30, ink.shell],
  ],
  parts:
    rect(-w / 2 - 60, -base - h - 60, w + 120, 46, ink.dark, 10) +
    rect(-w / 2 - 30, -base - h - 20, w + 60, 8, '#fff4d8', 4) +
    screen(-sw / 2, -base - h + 80, sw, sh, cols, rows) +
    parts,
  focus: [0, -base - h * 0.4, w * 0.8],
})
const pad = ({ w, h, parts, fill = ink.steel }) => ({
  boxes: [[-w / 2, -h, w, h, 40, fill]],
  parts,
  focus: [w * 0.12, -h * 0.6, w * 0.45],
})
const screws = (w, h) =>
  [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ]
    .map(([sx, sy]) =>
      circle(sx * (w / 2 - w * 0.04), sy ? -w * 0.04 : -h + w * 0.04, w * 0.018, '#7d8895'),
    )
    .join('')
const cabin = ({ w, inside, fill }) => ({
  boxes: [[-w / 2, -2300, w, 2300, 900, fill]],
  parts:
    rect(-w / 2 + 80, -2200, w - 160, 2140, '#f7fafc', 30) +
    rect(-w / 2 + 80, -2200, w * 0.2, 2140, '#cfe3f3', 30, 'opacity=".8"') +
    inside,
  focus: [w * 0.1, -1250, w * 0.5],
})
const keyRows = (x, y, counts, size) =>
  counts
    .map((n, r) =>
      Array.from({ length: n }, (_, i) =>
        rect(
          x + r * size * 0.3 + i * size * 1.12,
          y + r * size * 1.15,
          size,
          size,
          '#eef1f4',
          size * 0.12,
          `stroke="${ink.line}" stroke-width="1"`,
        ),
      ).join(''),
    )
    .join('')

export const machines = {
  'cdm-d200-compact-deposit': cabinet({
    w: 440,
    h: 1380,
    sw: 260,
    sh: 200,
    parts: litSlot(90, -1010, 70) + slot(-140, -800, 280, 30),
  }),
  'cdm-d400-bundle-deposit': cabinet({
    w: 560,
    sw: 360,
    sh: 260,
    cols: 3,
    parts: keypad(-210, -1000, 150, 110) + litSlot(110, -960, 90) + slot(-170, -830, 340, 90),
  }),
  'cdm-d600-coin-and-note-deposit': cabinet({
    w: 860,
    h: 1360,
    sw: 380,
    cols: 3,
    rows: 2,
    parts: coins(-360, -860, 260) + slot(60, -820, 290, 60) + litSlot(120, -960, 90),
  }),
  'cdm-d800-smart-safe': cabinet({
    w: 520,
    h: 980,
    deck: 640,
    sw: 220,
    sh: 160,
    parts:
      circle(120, -360, 60, ink.steel) +
      rect(110, -420, 20, 120, ink.dark) +
      slot(-190, -560, 200, 24),
  }),
  'atm-a100-lobby': cabinet({
    parts: keypad(-130, -1010, 190, 130) + litSlot(140, -980, 90) + slot(-150, -810, 300),
  }),
  'atm-a300-through-the-wall': wall({
    parts: keypad(-240, -1180, 190, 150) + litSlot(60, -1150, 120) + slot(-180, -900, 360),
  }),
  'atm-a500-drive-up': {
    ...cabinet({
      w: 680,
      h: 1750,
      deck: 1000,
      sw: 360,
      sh: 270,
      parts:
        keypad(-60, -1200, 240, 150) +
        rect(-480, -2150, 960, 90, ink.dark, 20) +
        rect(-420, -2060, 840, 12, '#fff4d8') +
        rect(-430, -2060, 30, 2060, '#76808d') +
        rect(400, -2060, 30, 2060, '#76808d') +
        slot(-180, -900, 360),
    }),
  },
  'atm-a700-banknote-and-coin-dispenser': cabinet({
    w: 760,
    cols: 3,
    parts: keypad(-320, -1010, 190, 130) + slot(-300, -820, 300) + coins(90, -850, 230),
  }),
  'crs-r300-lobby-recycler': cabinet({
    w: 580,
    sw: 380,
    sh: 230,
    cols: 4,
    rows: 1,
    parts:
      slot(-170, -860, 340, 110) + rect(-170, -760, 340, 8, '#58b0ff') + litSlot(140, -1010, 90),
  }),
  'crs-r500-through-the-wall-recycler': wall({
    w: 700,
    sw: 260,
    sh: 400,
    cols: 1,
    rows: 3,
    parts: slot(-260, -900, 300, 100) + litSlot(160, -900, 110) + keypad(180, -1200, 140, 130, 3),
  }),
  'crs-r700-teller-recycler': {
    boxes: [
      [-1050, -740, 700, 50, 600, '#c9a877'],
      [350, -740, 700, 50, 600, '#c9a877'],
      [-230, -860, 460, 860, 700, ink.shell],
    ],
    parts:
      slot(-180, -800, 160, 40) +
      slot(20, -800, 160, 40) +
      rect(-180, -700, 360, 580, '#41526b', 10),
    focus: [0, -740, 420],
  },
  'stm-s300-account-station': kiosk({
    w: 520,
    sw: 340,
    sh: 520,
    foot: 520,
    parts: litSlot(-180, -790, 110) + rect(10, -830, 190, 90, ink.dark, 8),
  }),
  'stm-s500-video-teller': cabinet({
    w: 900,
    h: 1650,
    deck: 860,
    sw: 640,
    sh: 380,
    cols: 2,
    rows: 1,
    parts:
      circle(0, -1620, 14, ink.dark) +
      circle(150, -1330, 60, '#e8c9a8') +
      slot(-360, -800, 300, 80) +
      rect(80, -850, 300, 60, ink.dark, 8),
  }),
  'stm-s900-branch-cabin': cabin({
    w: 2200,
    fill: ink.shell,
    inside:
      screen(200, -1600, 460, 320) +
      rect(140, -1180, 600, 1120, ink.shell, 12) +
      rect(-500, -500, 380, 60, '#c9a877') +
      rect(-330, -440, 40, 380, ink.dark),
  }),
  'health-h200-patient-check-in': kiosk({
    parts: litSlot(-150, -760, 110) + slot(40, -770, 110, 12),
  }),
  'health-h400-screening-kiosk': {
    boxes: [
      [-650, -60, 1000, 60, 600, ink.steel],
      [-350, -1500, 520, 1440, 380, ink.light],
      [260, -2150, 60, 2090, 60, ink.steel],
    ],
    parts:
      screen(-290, -1420, 400, 300) +
      circle(-430, -900, 130, ink.signal) +
      circle(-430, -900, 86, '#eef3f8') +
      rect(150, -2120, 170, 40, ink.steel) +
      rect(-90, -960, 120, 60, ink.dark, 20),
    focus: [-330, -900, 560],
  },
  'health-h600-consultation-cabin': cabin({
    w: 1900,
    fill: '#eef2f5',
    inside:
      screen(60, -1750, 520, 360, 1, 1) +
      rect(-560, -540, 420, 90, '#6fae9d', 30) +
      rect(120, -1250, 380, 40, ink.steel) +
      circle(200, -1150, 70, ink.signal),
  }),
  'retail-healthcare-p200-self-checkout': {
    boxes: [
      [-500, -860, 1000, 860, 600, ink.light],
      [-60, -1250, 40, 390, 40, ink.dark],
    ],
    parts:
      screen(-240, -1560, 400, 290) +
      rect(-120, -840, 240, 200, ink.dark, 8) +
      `<path d="M-60 -800l60 120l60 -120z" fill="#c0392b" opacity=".8"/>` +
      rect(220, -1080, 110, 190, ink.dark, 14),
    focus: [60, -860, 620],
  },
  'retail-healthcare-p400-pharmacy-pick-up': {
    boxes: [[-1200, -2100, 2400, 2100, 500, ink.light]],
    parts:
      Array.from({ length: 28 }, (_, i) =>
        i % 7 === 3
          ? ''
          : rect(
              -1150 + (i % 7) * 330,
              -2040 + Math.floor(i / 7) * 500,
              310,
              480,
              i === 15 ? '#79bfae' : '#f9fbfc',
              10,
              'stroke="#8b96a5" stroke-width="5"',
            ),
      ).join('') + screen(-120, -1560, 240, 320, 1, 3),
    focus: [-500, -900, 800],
  },
  'retail-healthcare-p600-card-dispenser-kiosk': kiosk({
    w: 400,
    h: 1420,
    sw: 290,
    sh: 400,
    rows: 3,
    fill: '#f4f6f8',
    parts: litSlot(-60, -800, 120) + rect(-50, -796, 100, 40, ink.sun, 4),
  }),
  'epp-e10-compact-pin-pad': pad({ w: 110, h: 130, parts: keypad(-50, -125, 100, 120, 3) }),
  'epp-e20-standard-pin-pad': pad({
    w: 170,
    h: 130,
    parts: keypad(-78, -124, 156, 118) + screws(170, 130),
  }),
  'epp-e30-outdoor-pin-pad': pad({
    w: 220,
    h: 180,
    fill: ink.dark,
    parts:
      rect(-100, -170, 200, 160, '#3d4959', 14) + keypad(-85, -158, 170, 136) + screws(220, 180),
  }),
  'epp-e40-touch-pin-pad': pad({
    w: 170,
    h: 210,
    fill: ink.dark,
    parts:
      rect(-72, -198, 144, 186, '#0c2344', 10) +
      keypad(-66, -150, 132, 130, 3, 4, false) +
      rect(-60, -190, 120, 26, '#8fc0ff', 4),
  }),
  'keyboard-k60-numeric-keypad': pad({
    w: 120,
    h: 140,
    parts: keypad(-54, -134, 108, 128, 4, 4, false) + screws(120, 140),
  }),
  'keyboard-k80-steel-keyboard': pad({
    w: 420,
    h: 160,
    parts:
      keyRows(-195, -150, [14, 13, 12, 11], 24) +
      rect(-90, -32, 190, 24, '#eef1f4', 3, 'stroke="#1d2a3d"') +
      screws(420, 160),
  }),
  'keyboard-k90-keyboard-with-trackball': pad({
    w: 500,
    h: 160,
    parts:
      keyRows(-238, -150, [13, 12, 11, 10], 24) +
      ball(180, -90, 26) +
      rect(145, -36, 32, 20, '#eef1f4') +
      rect(183, -36, 32, 20, '#eef1f4'),
  }),
  'trackball-t25-panel-trackball': pad({ w: 90, h: 90, parts: ball(0, -45, 13) + screws(90, 90) }),
  'trackball-t38-sealed-trackball': pad({
    w: 150,
    h: 120,
    fill: ink.dark,
    parts: ball(0, -68, 20) + rect(-60, -26, 50, 16, '#4c5a6d') + rect(10, -26, 50, 16, '#4c5a6d'),
  }),
  'trackball-t50-lit-trackball': pad({
    w: 130,
    h: 130,
    fill: '#20293a',
    parts: ball(0, -65, 30, true),
  }),
  'otc-c300-ticket-machine': cabinet({
    w: 820,
    h: 1850,
    deck: 800,
    d: 420,
    sw: 380,
    sh: 600,
    cols: 2,
    rows: 4,
    parts:
      slot(230, -1150, 90) +
      keypad(220, -1040, 130, 130) +
      slot(-240, -560, 480, 110) +
      rect(-240, -440, 480, 8, ink.sun),
  }),
  'otc-c500-top-up-station': wall({
    w: 420,
    h: 720,
    base: 750,
    sw: 280,
    sh: 260,
    rows: 3,
    cols: 1,
    parts: rect(-120, -950, 240, 130, ink.dark, 16) + rect(-80, -920, 160, 70, ink.sun, 8),
  }),
  'otc-c700-counter-terminal': {
    boxes: [
      [-800, -40, 1600, 40, 600, '#c9a877'],
      [-60, -240, 120, 200, 120, ink.dark],
      [330, -200, 220, 160, 200, ink.light],
    ],
    parts:
      screen(-240, -560, 480, 300, 4, 2) +
      screen(360, -380, 160, 110, 1, 1) +
      slot(370, -150, 140, 10),
    focus: [430, -230, 420],
  },
  'signature-g100-signature-pad': pad({
    w: 230,
    h: 170,
    fill: ink.dark,
    parts:
      rect(-95, -150, 190, 100, '#eef3f8', 4) +
      `<path d="M-60 -85q20 -50 30 -5t40 -25t50 10" fill="none" stroke="${ink.signal}" stroke-width="4"/>` +
      rect(-90, -36, 180, 10, '#8b96a5', 5),
  }),
  'signature-g300-sign-and-pay': pad({
    w: 190,
    h: 300,
    fill: ink.dark,
    parts:
      screen(-75, -280, 150, 110, 1, 1) +
      keypad(-70, -150, 140, 120, 3) +
      rect(-40, -12, 80, 24, ink.sun, 3),
  }),
  'signature-g500-document-desk': pad({
    w: 900,
    h: 500,
    fill: '#c9a877',
    parts:
      rect(-170, -440, 280, 390, '#fbfcfd', 8, 'stroke="#131b28" stroke-width="16"') +
      Array.from({ length: 9 }, (_, i) =>
        rect(-130, -400 + i * 28, i % 3 ? 200 : 140, 8, '#9aa6b5', 3),
      ).join('') +
      rect(-130, -110, 110, 30, '#cfe3fb') +
      rect(180, -400, 14, 240, ink.dark, 7),
  }),
  'payroll-w200-time-and-pay-terminal': pad({
    w: 260,
    h: 360,
    fill: ink.shell,
    parts:
      screen(-100, -330, 200, 130, 2, 1) +
      circle(-60, -110, 34, ink.dark) +
      rect(0, -145, 100, 70, ink.light, 8) +
      slot(-80, -36, 160, 8),
  }),
  'payroll-w400-payroll-controller': pad({
    w: 482,
    h: 88,
    fill: ink.shell,
    parts:
      screen(-200, -66, 90, 40, 1, 1) +
      Array.from(
        { length: 8 },
        (_, i) =>
          rect(-60 + i * 24, -60, 19, 18, ink.dark, 2) +
          circle(-50 + i * 24, -30, 3, i % 3 ? '#4fc27a' : ink.sun),
      ).join('') +
      keypad(160, -72, 60, 60, 3, 3, false),
  }),
  'payroll-w600-cash-payroll-kiosk': cabinet({
    w: 700,
    h: 1550,
    deck: 860,
    cols: 1,
    rows: 3,
    fill: '#2b3f3c',
    parts:
      circle(250, -1080, 34, ink.dark) +
      slot(-280, -780, 280) +
      coins(80, -800, 210) +
      litSlot(-270, -1010, 110),
  }),
  'bitcoin-b200-one-way-kiosk': kiosk({
    w: 380,
    h: 1480,
    sw: 280,
    sh: 420,
    rows: 3,
    fill: ink.shell,
    foot: 420,
    parts: rect(-130, -820, 90, 60, ink.dark, 10) + slot(10, -800, 120, 14),
  }),
  'bitcoin-b400-two-way-kiosk': cabinet({
    w: 520,
    h: 1600,
    deck: 820,
    sw: 300,
    sh: 420,
    cols: 1,
    rows: 4,
    fill: '#26303f',
    parts: slot(-190, -760, 150) + slot(40, -760, 150) + rect(-50, -640, 100, 70, ink.dark, 12),
  }),
  'bitcoin-b600-exchange-station': cabinet({
    w: 820,
    h: 1780,
    deck: 800,
    sw: 680,
    sh: 400,
    cols: 4,
    rows: 2,
    fill: '#1c2634',
    parts:
      rect(-340, -720, 240, 160, ink.dark, 10) +
      slot(60, -700, 260, 70) +
      circle(0, -1755, 12, ink.signal),
  }),
}
