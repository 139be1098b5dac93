import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fontFilesOf } from './fonts'

/** A font as Satori takes it. */
export interface DrawingFont {
  name: 'Brand'
  data: Buffer
  weight: 400 | 600
}

/**
 * The fonts in which cards and icons are drawn, regular and semi-bold.
 * @param choice a family of `fonts.ts`; IBM Plex Sans where it is null
 */
export async function drawingFonts(choice: string | null): Promise<DrawingFont[]> {
  const chosen = choice === null ? [] : fontFilesOf(choice)
  const files =
    chosen.length > 0
      ? chosen.map(({ source, weight }) => ({ weight, file: `node_modules/${source}.woff` }))
      : ([
          { weight: 400, file: 'seed/pictures/fonts/IBMPlexSans-Regular.ttf' },
          { weight: 600, file: 'seed/pictures/fonts/IBMPlexSans-SemiBold.ttf' },
        ] as const)
  return Promise.all(
    files.map(async ({ weight, file }) => ({
      name: 'Brand' as const,
      weight,
      data: await readFile(path.resolve(file)),
    })),
  )
}

/**
 * Latin with Vietnamese, Cyrillic, digits and common signs: what these fonts have. Anything else would be
 * fetched from another host while drawing.
 */
export const isDrawable = (text: string): boolean =>
  /^[\u0020-\u017f\u01a0-\u01b0\u0300-\u030c\u0323\u0400-\u045f\u1ea0-\u1ef9\u2010-\u2026\u20ac\u2116\u2122\u2212]*$/.test(
    text,
  )
