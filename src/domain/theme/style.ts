import { type BrandToken, hexColor } from './color'
import {
  familiesOf,
  fontFaceRules,
  makeTypeface,
  type Typeface,
  type UploadedFont,
} from './typeface'
import { makePalette, type Palette } from './palette'
import { corners, densities, type Corners, type Density, type Tokens } from './shape'

/** Look of a site, as staff chose it. Empty and unknown values fall back to `tokens.css`. */
export interface Look {
  color?: string | null
  accent?: string | null
  corners?: string | null
  density?: string | null
  font?: string | null
  headingFont?: string | null
  /** Files of an own font, where that was chosen. */
  uploaded?: { text: UploadedFont[]; heading: UploadedFont[] }
}

/** Look as pages use it. */
export interface LookStyle {
  /** A style sheet that comes over `tokens.css`; null where nothing was chosen. */
  css: string | null
  /** The computed colours; null without a brand colour. */
  palettes: Palettes | null
  /** The grounds of the two schemes, for what surrounds the page in a browser. */
  grounds: { light: string; dark: string }
  /** The families of text and headings; null for Plex. */
  fonts: Fonts
}

/** The families of text and headings; null for Plex. */
export interface Fonts {
  text: Typeface | null
  heading: Typeface | null
}

interface Palettes {
  light: Palette
  dark: Palette
}

/** The grounds of `tokens.css`. */
const defaultGrounds = { light: '#f9fafb', dark: '#0b1320' }

/** Tokens that `base.css` sets for print. */
const printed: readonly BrandToken[] = [
  'ground',
  'panel',
  'text',
  'muted',
  'link',
  'stage',
  'on-stage',
  'on-stage-muted',
]

/** Twice, so that it outweighs `tokens.css` wherever either stands in the page. */
const root = ':root:root'

/** @returns an empty style where nothing was chosen: the page is then the same, byte for byte */
export function makeStyle(look: Look): LookStyle {
  const colors = makePalettes(look)
  const fonts = fontsOf(look)
  const { text, heading } = fonts
  const shape: Tokens = {
    ...chosen(corners, look.corners as Corners),
    ...chosen(densities, look.density as Density),
    ...(text ? { plex: lettersOf(text) } : {}),
    ...(heading?.family === text?.family ? {} : { 'plex-heading': lettersOf(heading) }),
  }
  const families = new Map([text, heading].flatMap((each) => (each ? [[each.family, each]] : [])))
  const css = [
    ...[...families.values()].map(fontFaceRules),
    Object.keys(shape).length > 0 ? rule(root, shape) : '',
    colors ? colorRules(colors) : '',
  ].join('')
  return {
    css: css || null,
    palettes: colors,
    fonts,
    grounds: colors ? { light: colors.light.ground, dark: colors.dark.ground } : defaultGrounds,
  }
}

function fontsOf({ font, headingFont, uploaded }: Look): Fonts {
  const text = makeTypeface(font ?? '', uploaded?.text ?? [], 'Brand Text')
  const heading =
    !headingFont || headingFont === 'text'
      ? text
      : makeTypeface(headingFont, uploaded?.heading ?? [], 'Brand Heading')
  return { text, heading }
}

/** The palettes of a look; null without a brand colour. A draft may hold anything. */
export function makePalettes({ color, accent }: Look): Palettes | null {
  if (!color || !hexColor.test(color)) return null
  const colors = { color, accent: accent && hexColor.test(accent) ? accent : null }
  return { light: makePalette(colors, 'light'), dark: makePalette(colors, 'dark') }
}

function colorRules({ light, dark }: Palettes): string {
  const onPaper = Object.entries(light).filter(([name]) => !printed.includes(name as BrandToken))
  // What both schemes share need not be said again.
  const changed = Object.entries(dark).filter(
    ([name, value]) => value !== light[name as BrandToken],
  )
  return [
    `@media screen{${rule(root, light)}}`,
    `@media screen and (prefers-color-scheme:dark){${rule(root, Object.fromEntries(changed))}}`,
    `@media print{${rule(root, Object.fromEntries(onPaper))}}`,
  ].join('')
}

/** The families that stand behind a chosen one, as in `tokens.css`. */
const plex = [
  ...['latin-extended', 'cyrillic', 'vietnamese', 'thai', 'devanagari', 'latin'].map(
    (script) => `var(--font-${script})`,
  ),
  ...['Arial', 'Roboto', 'DejaVu'].map((name) => `'Plex as ${name}'`),
].join(',')

/** A family before Plex, which has the letters that it lacks. */
const lettersOf = (typeface: Typeface | null): string =>
  typeface ? `${familiesOf(typeface)},${plex}` : plex

const chosen = <Choice extends string>(
  choices: Record<Choice, Tokens>,
  choice: Choice | null | undefined,
): Tokens => (choice && Object.hasOwn(choices, choice) ? choices[choice] : {})

const rule = (selector: string, tokens: Tokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** Look of pages while the settings cannot be read. */
export const noLook: LookStyle = makeStyle({})
