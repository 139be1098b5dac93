import { machines } from './machines.mjs'
import { circle, rect } from './parts.mjs'
import { drawMachine, page } from './views.mjs'

const strips = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('')

const backdrops = {
  hall: (h) =>
    rect(0, 0, 1200, 640, `hsl(${h} 18% 88%)`, 0) +
    strips(6, (i) => rect(30 + i * 200, 60, 150, 430, `hsl(${h} 40% ${80 + i * 2}%)`, 4)) +
    rect(0, 640, 1200, 260, `hsl(${h} 12% 76%)`, 0),
  timber: (h) =>
    rect(0, 0, 1200, 650, '#d9bd93', 0) +
    strips(20, (i) => rect(i * 60, 0, 3, 650, '#b9996b', 0)) +
    rect(0, 650, 1200, 250, `hsl(${h} 10% 70%)`, 0) +
    rect(0, 40, 1200, 8, '#fff2cf', 0),
  night: (h) =>
    rect(0, 0, 1200, 900, `hsl(${h} 35% 18%)`, 0) +
    strips(9, (i) =>
      rect(40 + i * 130, 120 + (i % 3) * 60, 90, 300, `hsl(42 70% ${40 + (i % 4) * 9}%)`, 3),
    ) +
    rect(0, 660, 1200, 240, `hsl(${h} 25% 12%)`, 0),
  building: (h) =>
    rect(0, 0, 1200, 700, `hsl(${h} 55% 84%)`, 0) +
    rect(260, 180, 760, 500, '#e8ebee', 2) +
    strips(5, (r) =>
      strips(10, (c) =>
        rect(290 + c * 72, 210 + r * 92, 56, 66, (r * 3 + c) % 4 ? '#6f9cc9' : '#9fc3e4', 1),
      ),
    ) +
    rect(0, 680, 1200, 220, '#8fae7d', 0),
  fields: () =>
    rect(0, 0, 1200, 560, '#f3c98b', 0) +
    circle(820, 430, 90, '#fff0c4') +
    strips(
      5,
      (i) =>
        `<path d="M0 ${520 + i * 75}q300 ${-60 + i * 20} 600 0t600 0v400h-1200z" fill="hsl(${85 - i * 6} 35% ${52 - i * 7}%)"/>`,
    ),
  shelves: (h) =>
    rect(0, 0, 1200, 900, `hsl(${h} 12% 82%)`, 0) +
    strips(
      4,
      (r) =>
        rect(60, 200 + r * 180, 1080, 14, '#5f6f85', 0) +
        strips(9, (c) =>
          rect(
            80 + c * 118,
            110 + r * 180 + ((c + r) % 3) * 14,
            96,
            90 - ((c + r) % 3) * 14,
            ['#c9a877', '#b8956a', '#d8bd92'][(c * 2 + r) % 3],
            3,
          ),
        ),
    ),
  bench: (h) =>
    rect(0, 0, 1200, 520, `hsl(${h} 16% 80%)`, 0) +
    rect(0, 520, 1200, 60, '#c9a877', 0) +
    rect(0, 580, 1200, 320, '#8d744f', 0),
}

/** `backdrop hue machine…`: the same few words for every scene, so that each is one line. */
const place = (names, backdrop) => {
  const base = backdrop === 'bench' ? 560 : 800
  return names
    .map((name, i) => {
      const machine = machines[name]
      const boxes = machine.boxes.filter((box) => box[2] !== 1800)
      const tall = Math.max(...boxes.map(([, y]) => -y))
      const k = (backdrop === 'bench' ? 300 : 460) / Math.max(tall, 1)
      return `<g transform="translate(${(1200 * (i + 1)) / (names.length + 1)} ${base}) scale(${k})">${drawMachine({ ...machine, boxes }, true)}</g>`
    })
    .join('')
}

export const scene = ([backdrop, hue, ...names]) =>
  page(backdrops[backdrop](hue) + place(names, backdrop))

const [A1, A3, A5, A7] = [
  'atm-a100-lobby',
  'atm-a300-through-the-wall',
  'atm-a500-drive-up',
  'atm-a700-banknote-and-coin-dispenser',
]
const [H2, H4, H6] = [
  'health-h200-patient-check-in',
  'health-h400-screening-kiosk',
  'health-h600-consultation-cabin',
]
const [E1, E2, E3, E4] = [
  'epp-e10-compact-pin-pad',
  'epp-e20-standard-pin-pad',
  'epp-e30-outdoor-pin-pad',
  'epp-e40-touch-pin-pad',
]
const [C3, C5, C7] = [
  'otc-c300-ticket-machine',
  'otc-c500-top-up-station',
  'otc-c700-counter-terminal',
]
const [S3, S5, S9] = ['stm-s300-account-station', 'stm-s500-video-teller', 'stm-s900-branch-cabin']
const [P2, P4, P6] = [
  'retail-healthcare-p200-self-checkout',
  'retail-healthcare-p400-pharmacy-pick-up',
  'retail-healthcare-p600-card-dispenser-kiosk',
]
const [T3, T5] = ['trackball-t38-sealed-trackball', 'trackball-t50-lit-trackball']
const [G1, G3] = ['signature-g100-signature-pad', 'signature-g300-sign-and-pay']
const [K6, K8, K9] = [
  'keyboard-k60-numeric-keypad',
  'keyboard-k80-steel-keyboard',
  'keyboard-k90-keyboard-with-trackball',
]
const [D2, D4, D6, R3, R7, W4] = [
  'cdm-d200-compact-deposit',
  'cdm-d400-bundle-deposit',
  'cdm-d600-coin-and-note-deposit',
  'crs-r300-lobby-recycler',
  'crs-r700-teller-recycler',
  'payroll-w400-payroll-controller',
]

export const scenes = {
  'scene-hero-story': ['hall', 210, A1, S3, H2, C3],
  'scene-hero-film': ['night', 215, A1],
  'scene-hero-tour': ['hall', 195, D4, R3, S5, C3, A7],
  'scene-hero-dispenser': ['timber', 30, A7],
  'scene-hero-screening': ['hall', 170, H4],
  'scene-industry-banking': ['timber', 210, A1, R3, S5],
  'scene-industry-healthcare': ['hall', 160, H2, H2],
  'scene-industry-pinpad': ['bench', 220, E1, E2, E3, E4],
  'scene-industry-transport': ['hall', 230, C3, C3, C3],
  'scene-industry-info-ar': ['night', 260, T5],
  'scene-industry-payments': ['hall', 35, P2, P6],
  'scene-solution-cdm': ['night', 225, D2, D4, D6],
  'scene-solution-healthcare': ['hall', 150, H6, H4],
  'scene-solution-epp': ['bench', 200, E2],
  'scene-solution-payment': ['bench', 40, G3],
  'scene-company-about-us': ['hall', 215, S3],
  'scene-company-leadership': ['bench', 205],
  'scene-company-history': ['shelves', 215, E1, E2, E4],
  'scene-company-culture': ['fields', 0],
  'scene-headquarters': ['building', 205],
  'scene-headquarters-night': ['night', 230],
  'scene-factory': ['shelves', 200, A1, D4, R3],
  'scene-test-laboratory': ['hall', 250, A1],
  'scene-training-room': ['hall', 90, A7, D6],
  'scene-service-workshop': ['bench', 60, W4],
  'scene-warehouse': ['shelves', 40],
  'scene-drive-up-lane': ['night', 245, A5],
  'scene-self-service-shop': ['shelves', 120, P2, P2],
  'scene-airport-information': ['building', 190, S3, S3],
  'section-software-solution': ['hall', 240, S3],
  'section-hardware-solution': ['bench', 210, W4, E2, K6],
  'section-industry-bank': ['timber', 200, R3, R7],
  'section-retail-healthcare': ['hall', 140, P4],
  'section-security-access': ['night', 210, E3],
  'section-transportation': ['building', 225, C5],
  'section-information': ['bench', 280, T5],
  'section-payment': ['bench', 35, G1],
  'news-pci-pts-v6-for-the-e30-1': ['bench', 230, E3],
  'news-pci-pts-v6-for-the-e30-2': ['bench', 0, E3, E2],
  'news-pci-pts-v6-for-the-e30-3': ['night', 200, E3, E3],
  'news-factory-line-two-opens-1': ['shelves', 190, A1, A1, A1],
  'news-factory-line-two-opens-2': ['shelves', 60, D2],
  'news-factory-line-two-opens-3': ['hall', 45, A1, D2, R3, A7],
  'news-a700-pays-out-coins-and-notes-1': ['timber', 100, A7, A7],
  'news-a700-pays-out-coins-and-notes-2': ['bench', 30, A7],
  'news-a700-pays-out-coins-and-notes-3': ['hall', 60, A7],
  'news-screening-kiosks-in-twelve-hospitals-1': ['building', 160, H4],
  'news-screening-kiosks-in-twelve-hospitals-2': ['hall', 130, H4, H4],
  'news-screening-kiosks-in-twelve-hospitals-3': ['bench', 150, H4],
  'news-video-tellers-in-mountain-branches-1': ['timber', 60, S5],
  'news-video-tellers-in-mountain-branches-2': ['fields', 0, S9],
  'news-video-tellers-in-mountain-branches-3': ['bench', 180, S5],
  'news-ticket-machines-for-the-harbour-line-1': ['building', 195, C3, C3],
  'news-ticket-machines-for-the-harbour-line-2': ['night', 195, C3],
  'news-ticket-machines-for-the-harbour-line-3': ['bench', 190, C3],
  'news-iso-27001-renewed-1': ['night', 220, W4, W4],
  'news-iso-27001-renewed-2': ['bench', 215, W4, W4],
  'news-iso-27001-renewed-3': ['bench', 90, C7],
  'news-training-room-opens-1': ['hall', 100, A1, A7],
  'news-training-room-opens-2': ['bench', 110, W4, E2, E1],
  'news-training-room-opens-3': ['hall', 120, S5],
  'news-terminal-software-seven-1': ['hall', 255, A1, S3, D4, P6],
  'news-terminal-software-seven-2': ['bench', 250, G1, C7, G3],
  'news-terminal-software-seven-3': ['night', 255, A1, A1],
  'news-spare-parts-hub-in-europe-1': ['shelves', 220],
  'news-spare-parts-hub-in-europe-2': ['shelves', 20, W4],
  'news-spare-parts-hub-in-europe-3': ['building', 30],
  'news-a300-needs-half-the-power-1': ['night', 235, A3],
  'news-a300-needs-half-the-power-2': ['bench', 240, A3],
  'news-a300-needs-half-the-power-3': ['fields', 0, A3],
  'news-twenty-years-of-steel-keys-1': ['bench', 210, K6, K6, K6],
  'news-twenty-years-of-steel-keys-2': ['bench', 20, K8, K9],
  'news-twenty-years-of-steel-keys-3': ['bench', 300, K6, T3],
}
