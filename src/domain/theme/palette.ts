import {
  type Against,
  type BrandToken,
  contrast,
  controlRatio,
  keptColors,
  lightnessBetween,
  nearestReadable,
  type Oklch,
  textRatio,
  toHex,
  toOklchColor,
} from './color'
import type { Scheme } from './schemes'

/** Every computed token of a scheme, as `#rrggbb`, and `veil` with its transparency. */
export type Palette = Record<BrandToken, string>

export interface BrandColors {
  /** `#rrggbb`: buttons and links; greys have a breath of it. */
  color: string
  /** `#rrggbb`: the slot, the focus and other signals; without one they have the first. */
  accent?: string | null
}

/** Lightness and chroma of tokens that are grey with a breath of the brand, as `tokens.css` has them. */
const tinted = {
  light: {
    ink: [0.2, 0.03],
    paper: [0.985, 0.003],
    ground: [0.985, 0.003],
    panel: [0.955, 0.006],
    text: [0.2, 0.03],
    muted: [0.42, 0.025],
    line: [0.88, 0.01],
    'line-strong': [0.6, 0.02],
    stage: [0.19, 0.03],
    'on-stage': [0.97, 0.005],
    'on-stage-muted': [0.82, 0.02],
    'stage-line': [0.36, 0.03],
    'stage-control': [0.62, 0.03],
    'on-plate': [0.38, 0.02],
    veil: [0.14, 0.025],
  },
  dark: {
    ink: [0.2, 0.03],
    paper: [0.985, 0.003],
    ground: [0.17, 0.025],
    panel: [0.215, 0.028],
    text: [0.96, 0.005],
    muted: [0.8, 0.018],
    line: [0.32, 0.025],
    'line-strong': [0.58, 0.03],
    stage: [0.14, 0.025],
    'on-stage': [0.97, 0.005],
    'on-stage-muted': [0.82, 0.02],
    'stage-line': [0.36, 0.03],
    'stage-control': [0.62, 0.03],
    'on-plate': [0.38, 0.02],
    veil: [0.08, 0.02],
  },
} as const satisfies Record<Scheme, Partial<Record<BrandToken, readonly [number, number]>>>

const veilOpacity = { light: '8c', dark: 'b3' } as const

/** Text that reads well has more than it must; tokens.css promises 7:1. */
const wellReadable = 7

/** Below this chroma a colour has no hue to speak of. */
const greyChroma = 0.03

/** From this chroma on, greys have all the tint that `tokens.css` gives them. */
const fullTint = 0.1

/** Light links of full chroma glare on dark ground. */
const linkChroma = { light: 0.17, dark: 0.12 } as const

/** Largest loss of lightness of the brand colour for the preferred text on a button. */
const preference = 0.05

const warning: Oklch = { l: 0, c: 0.17, h: 27 }

/**
 * The colours of a scheme from those of a brand. Lightnesses are those of `tokens.css`; hue and chroma are the
 * brand's. Where the brand colour itself has contrast enough it is taken as it is, else the nearest of its hue.
 */
export function makePalette({ color, accent }: BrandColors, scheme: Scheme): Palette {
  const brand = toOklchColor(color)
  const signals = toOklchColor(accent || color)
  const greys = greysOf(brand, scheme)
  const { ground, panel, ink, paper, stage } = greys
  const { plate } = keptColors[scheme]
  const isDark = scheme === 'dark'
  const onPage = (ratio: number): Against[] => [
    { color: ground, ratio },
    { color: panel, ratio },
  ]

  // In the dark scheme plates are light as well, so their buttons are those of the light one.
  const plateButtons = buttons(brand.c < greyChroma ? apartFrom(brand, false) : brand, {
    texts: [paper, ink],
    grounds: all(controlRatio, plate),
    isDark: false,
  })
  const signal = fit(signals, [...onPage(controlRatio), ...all(controlRatio, plate, stage)])
  return {
    ...greys,
    signal,
    'signal-bright': fit(signals, all(textRatio, stage, ink)),
    'on-signal': mostReadable(signal, ink, paper, black, white),
    'plate-action': plateButtons.action,
    'plate-action-hover': plateButtons['action-hover'],
    'on-plate-action': plateButtons['on-action'],
    link: fit(
      { ...brand, c: Math.min(brand.c, linkChroma[scheme]), l: isDark ? 0.83 : brand.l },
      onPage(wellReadable),
    ),
    ...buttons(brand.c < greyChroma ? apartFrom(brand, isDark) : brand, {
      texts: [paper, ink],
      grounds: onPage(controlRatio),
      isDark,
    }),
    danger: fit({ ...warning, ...(isDark ? { l: 0.84, c: 0.09 } : { l: 0.43 }) }, [
      ...onPage(wellReadable),
    ]),
  }
}

type Greys = Pick<Palette, keyof (typeof tinted)['light']>

/** Blue is the tint that eyes take for grey; of other hues less is enough, or the page turns brown or green. */
const tintOf = ({ c, h }: Oklch): number =>
  Math.min(1, c / fullTint) * (0.45 + 0.55 * Math.max(0, Math.cos(((h - 265) * Math.PI) / 180)))

/** Returns the greys of `tokens.css`, tinted with the brand where it has a hue. */
function greysOf(brand: Oklch, scheme: Scheme): Greys {
  const tint = tintOf(brand)
  const entries = Object.entries(tinted[scheme]).map(([token, [l, c]]) => [
    token,
    toHex({ l, c: c * tint, h: brand.h }),
  ])
  const greys = Object.fromEntries(entries) as Greys
  const onPage = all(controlRatio, greys.ground, greys.panel)
  return {
    ...greys,
    'line-strong': fit(toOklchColor(greys['line-strong']), onPage),
    veil: greys.veil + veilOpacity[scheme],
  }
}

interface Around {
  /** Colours for text on a button, the preferred one first. */
  texts: [string, string]
  grounds: Against[]
  isDark: boolean
}

/** A button with that of two texts which leaves it nearer to the brand. */
function buttons(
  brand: Oklch,
  { texts, grounds, isDark }: Around,
): Pick<Palette, 'action' | 'action-hover' | 'on-action'> {
  const [{ text, action }] = texts
    .flatMap((text, index): Button[] => {
      const action = nearestReadable(brand, [...grounds, { color: text, ratio: textRatio }])
      if (!action) return []
      return [{ text, action, away: lightnessBetween(action, brand) + index * preference }]
    })
    .sort((one, other) => one.away - other.away) as [Button, ...Button[]]
  const now = toOklchColor(action)
  const hovered = { ...now, l: now.l + (isDark ? 0.07 : -0.07) }
  return {
    action,
    'action-hover': fit(hovered, [...grounds, { color: text, ratio: textRatio }]),
    'on-action': text,
  }
}

/** Black and white say nothing where the page is as dark or as light, so they change places with the scheme. */
const apartFrom = (grey: Oklch, isDark: boolean): Oklch => ({
  ...grey,
  l: isDark ? Math.max(grey.l, 1 - grey.l) : Math.min(grey.l, 1 - grey.l),
})

interface Button {
  text: string
  action: string
  /** Distance from the brand, in lightness, and from the preferred text. */
  away: number
}

const black = '#000000'
const white = '#ffffff'

const all = (ratio: number, ...colors: string[]): Against[] =>
  colors.map((color) => ({ color, ratio }))

/** With its grounds so far apart as they are here, every hue has a lightness that is readable. */
function fit(wanted: Oklch, against: Against[]): string {
  const color = nearestReadable(wanted, against)
  if (!color) throw new Error(`No colour of the hue ${wanted.h} is readable on all of its grounds`)
  return color
}

/** The first of the colours that is readable on a ground, else the one that is most so. */
function mostReadable(ground: string, ...colors: [string, ...string[]]): string {
  const readable = colors.find((color) => contrast(color, ground) >= textRatio)
  return (
    readable ??
    colors.reduce((best, color) =>
      contrast(color, ground) > contrast(best, ground) ? color : best,
    )
  )
}
