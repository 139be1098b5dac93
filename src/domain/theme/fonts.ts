import type { FontMetrics } from './fonts/stored-font'

/** A family that can be chosen. Its letters come from `@fontsource/<folder>` by our own host. */
interface Family {
  /** As pages name it: never that of a font which a visitor may have installed. */
  family: string
  folder: string
  metrics: FontMetrics
}

/** Fonts to choose from that come with the site, and what staff read of them. */
export const shippedFonts = {
  plex: 'IBM Plex Sans',
  'source-sans': 'Source Sans',
  manrope: 'Manrope',
  'source-serif': 'Source Serif',
} as const

/** IBM Plex Sans is built into the pages (`src/app/(site)/fonts.ts`); the others are loaded where they are chosen. */
const families = {
  'source-sans': {
    family: 'Brand Source Sans',
    folder: 'source-sans-3',
    metrics: {
      ascent: 1.024,
      descent: 0.4,
      lineGap: 0,
      widths: { regular: 0.4136, bold: 0.4261 },
    },
  },
  manrope: {
    family: 'Brand Manrope',
    folder: 'manrope',
    metrics: {
      ascent: 1.066,
      descent: 0.3,
      lineGap: 0,
      widths: { regular: 0.4557, bold: 0.4716 },
    },
  },
  'source-serif': {
    family: 'Brand Source Serif',
    folder: 'source-serif-4',
    metrics: {
      ascent: 1.036,
      descent: 0.335,
      lineGap: 0,
      widths: { regular: 0.4723, bold: 0.4786 },
    },
  },
} as const satisfies Record<string, Family>

/** Those that style sheets ask for; bolder ones become the second. */
const weights = [400, 600] as const

/**
 * The parts of each family, cut by script. Letters of scripts that it lacks (Thai, Devanagari, Chinese …) come
 * from the families of those scripts, as they do beside Plex.
 */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const

/** Raised when the packages bring other letters: browsers keep these files for a year. */
const version = 5

interface FontFile {
  /** Its name below `/fonts`. */
  name: string
  /** Path in `node_modules`, without its extension: `.woff2` for browsers, `.woff` for drawn cards. */
  source: string
  weight: (typeof weights)[number]
  range: string
}

/** The files of a choice; none for Plex, and for what is no choice. */
export function listFontFiles(choice: string): FontFile[] {
  const folder = findFamily(choice)?.folder
  if (!folder) return []
  return Object.entries(subsets).flatMap(([subset, range]) =>
    weights.map((weight) => ({
      name: `${folder}-${subset}-${weight}-v${version}.woff2`,
      source: `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal`,
      weight,
      range,
    })),
  )
}

/** Returns the path in `node_modules` of the font file with this address; undefined for a name that no choice has. */
export const fontSource = (name: string): string | undefined =>
  Object.keys(families)
    .flatMap(listFontFiles)
    .find((file) => file.name === name)?.source

/** The family of a choice; undefined for Plex, and for what is no choice. */
export const findFamily = (choice: string): Family | undefined =>
  Object.hasOwn(families, choice) ? families[choice as keyof typeof families] : undefined
