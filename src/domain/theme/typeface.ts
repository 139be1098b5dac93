import { uploadUrl } from '@/src/platform/storage/uploads'
import { findFamily, listFontFiles } from './fonts'
import { type FontDetails, fontFileNames, type FontMetrics } from './fonts/stored-font'

/** A family in which pages show text, other than IBM Plex Sans, which is built into them. */
export interface Typeface {
  /** As pages name it: never that of a font which a visitor may have installed. */
  family: string
  faces: Face[]
  metrics: FontMetrics
}

/** One file of a family. */
export interface Face {
  address: string
  weights: readonly [from: number, to: number]
  isItalic: boolean
  /** Letters for which it is fetched, as a `unicode-range`. */
  range: string
  /** Source for drawn cards: a path below `node_modules`, without its extension, or an upload. */
  source: { packaged: string } | { uploaded: string }
}

/** A font that staff uploaded. */
export interface UploadedFont {
  filename: string
  details: FontDetails
}

/**
 * The family of a choice.
 * @param uploaded files that stand for the choice `own`
 * @returns null for IBM Plex Sans, for what is no choice, and for an own font without a file
 */
export function makeTypeface(
  choice: string,
  uploaded: readonly UploadedFont[],
  name: string,
): Typeface | null {
  if (choice === 'own') return ownTypeface(uploaded, name)
  const shipped = findFamily(choice)
  if (!shipped) return null
  const faces = listFontFiles(choice).map((file): Face => ({
    address: `/fonts/${file.name}`,
    weights: [file.weight, file.weight],
    isItalic: false,
    range: file.range,
    source: { packaged: file.source },
  }))
  return { family: shipped.family, faces, metrics: shipped.metrics }
}

function ownTypeface(fonts: readonly UploadedFont[], name: string): Typeface | null {
  const regular = nearest(fonts, 400)
  const bold = nearest(fonts, 600)
  if (!regular || !bold) return null
  const faces = fonts.flatMap(({ filename, details: { weights, isItalic, scripts } }) =>
    fontFileNames(filename, scripts).map(({ name: file, range }): Face => ({
      address: `/api${uploadUrl(file)}`,
      weights,
      isItalic,
      range,
      source: { uploaded: file },
    })),
  )
  const { metrics } = regular.details
  const widths = {
    regular: metrics.widths.regular,
    bold: bold.details.metrics.widths.bold,
  }
  return { family: name, faces, metrics: { ...metrics, widths } }
}

/** The upright font that comes closest to a weight. */
const nearest = (fonts: readonly UploadedFont[], weight: number): UploadedFont | undefined =>
  fonts
    .filter(({ details }) => !details.isItalic)
    .sort((a, b) => distance(a.details.weights, weight) - distance(b.details.weights, weight))[0]

/** Returns the distance of a weight from those that a font has. */
export const distance = ([from, to]: readonly [number, number], weight: number): number =>
  Math.max(from - weight, weight - to, 0)

/** The `@font-face` rules of a family, and of what stands in for it until it has come. */
export const fontFaceRules = (typeface: Typeface): string =>
  [...typeface.faces.map((face) => faceRule(typeface, face)), ...standInRules(typeface)].join('')

/** The family with its stand-ins, for `font-family`. */
export const familiesOf = ({ family }: Typeface): string =>
  [family, ...standIns.map(({ name }) => `${family} as ${name}`)]
    .map((each) => `'${each}'`)
    .join(',')

function faceRule(
  { family, metrics }: Typeface,
  { address, weights: [from, to], isItalic, range }: Typeface['faces'][number],
): string {
  return (
    `@font-face{font-family:'${family}';font-weight:${from === to ? from : `${from} ${to}`};` +
    `${isItalic ? 'font-style:italic;' : ''}font-display:swap;src:url(${address}) format('woff2');` +
    // Systems read the height of lines from different tables of a font; so it is said.
    `${heights(metrics, 1)}unicode-range:${range}}`
  )
}

/**
 * Fonts that systems have, and how much wider IBM Plex Sans is, as `fallback-fonts.css` has it: of another family the
 * width is known beside that of Plex.
 */
const standIns = [
  {
    name: 'Arial',
    regular: { local: ['Arial', 'Liberation Sans'], plex: 0.9963 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], plex: 0.961 },
  },
  {
    name: 'Roboto',
    regular: { local: ['Roboto', 'Roboto-Regular'], plex: 1.006 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], plex: 1.0247 },
  },
  {
    name: 'DejaVu',
    regular: { local: ['DejaVu Sans'], plex: 0.8755 },
    bold: { local: ['DejaVu Sans Bold'], plex: 0.8015 },
  },
] as const

/** Mean widths of IBM Plex Sans, as `src/domain/theme/fonts/stored-font.ts` measures them. */
const plexWidths = { regular: 0.4464, bold: 0.4621 }

const weightsOf = { regular: '100 500', bold: '501 900' } as const

/** As long as the family and on lines of its height, so that nothing moves when it comes. */
function standInRules({ family, faces, metrics }: Typeface): string[] {
  const range = [...new Set(faces.map((face) => face.range))].filter(isInSystemFonts).join(',')
  return standIns.flatMap((standIn) =>
    (['regular', 'bold'] as const).map((cut) => {
      const { local, plex } = standIn[cut]
      const scale = (metrics.widths[cut] / plexWidths[cut]) * plex
      return (
        `@font-face{font-family:'${family} as ${standIn.name}';font-weight:${weightsOf[cut]};` +
        `src:${local.map((name) => `local('${name}')`).join(',')};` +
        `size-adjust:${percent(scale)};${heights(metrics, scale)}unicode-range:${range}}`
      )
    }),
  )
}

/** Thai and Devanagari have families of their own beside Plex, which stand in better. */
const isInSystemFonts = (range: string): boolean => !/U\+0[9E]/.test(range)

const heights = ({ ascent, descent, lineGap }: Typeface['metrics'], scale: number): string =>
  `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};` +
  `line-gap-override:${percent(lineGap / scale)};`

const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`
