import type { FontMetrics } from './fonts/metrics'
import { type FontDetails, fontFileNames } from './fonts/stored-font'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { findFamily, listFontFiles } from './fonts'

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
