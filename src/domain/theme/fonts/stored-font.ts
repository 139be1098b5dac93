import type { FontMetrics } from './metrics'
import { isScript, type Script, scriptRanges } from './scripts'

/** Details that are stored of an uploaded font beside its files, set by the server alone. */
export interface FontDetails {
  /** Lightest and boldest; the same where the font does not vary. */
  weights: [from: number, to: number]
  isItalic: boolean
  /** Letters that it has, as a `unicode-range`. */
  characters: string
  metrics: FontMetrics
  /** Its parts; the file of the first has the name of the document. */
  scripts: Script[]
}

/** The details of a stored font; null where they are not to be read. */
export function parseFontDetails(value: unknown): FontDetails | null {
  const details = value as FontDetails | null | undefined
  return details?.metrics && details.scripts?.length > 0 && details.scripts.every(isScript)
    ? details
    : null
}

/** Names of the files of a font, by script; the first is that of its document. */
export const fontFileNames = (
  filename: string,
  scripts: readonly Script[],
): { script: Script; name: string; range: string }[] =>
  scripts.map((script, index) => ({
    script,
    name: index === 0 ? filename : filename.replace(/\.woff2$/, `-${script}.woff2`),
    range: scriptRanges[script],
  }))
