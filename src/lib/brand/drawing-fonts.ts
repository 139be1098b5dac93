import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { drawnFrom } from '../fonts/drawn-from'
import { readPicture } from '../pictures/files'
import type { Fonts } from './style'
import { distance, type Face, type Typeface } from './typeface'

/** A font as Satori takes it. */
export interface DrawingFont {
  name: 'Brand' | 'Brand Heading' | 'Plex'
  data: Buffer
  weight: 400 | 600
}

const weights = [400, 600] as const

/**
 * The fonts in which cards and icons are drawn, regular and semi-bold: `Brand` for text, `Brand Heading` for titles, and
 * IBM Plex Sans, which has the letters that these lack.
 */
export async function drawingFonts({ text, heading }: Fonts): Promise<DrawingFont[]> {
  const plex = await Promise.all(
    weights.map(async (weight) => ({
      name: 'Plex' as const,
      weight,
      data: await readFile(path.resolve(/* turbopackIgnore: true */ plexFiles[weight])),
    })),
  )
  const named = async (name: 'Brand' | 'Brand Heading', typeface: Typeface | null) =>
    typeface ? fontsOf(name, typeface) : plex.map((font) => ({ ...font, name }))
  return [...(await named('Brand', text)), ...(await named('Brand Heading', heading)), ...plex]
}

const plexFiles = {
  400: 'src/lib/brand/plex/IBMPlexSans-Regular.ttf',
  600: 'src/lib/brand/plex/IBMPlexSans-SemiBold.ttf',
} as const

async function fontsOf(name: DrawingFont['name'], { faces }: Typeface): Promise<DrawingFont[]> {
  const fonts = await Promise.all(
    weights.flatMap((weight) =>
      facesAt(weight, faces).map(async (face) => {
        const data = await contentOf(face, weight)
        return data ? [{ name, weight, data }] : []
      }),
    ),
  )
  return fonts.flat()
}

/** Of each script the upright file that comes closest to a weight. */
function facesAt(weight: number, faces: readonly Face[]): Face[] {
  const best = new Map<string, Face>()
  for (const face of faces.filter(({ isItalic }) => !isItalic)) {
    const other = best.get(face.range)
    if (!other || distance(face.weights, weight) < distance(other.weights, weight)) {
      best.set(face.range, face)
    }
  }
  return [...best.values()]
}

/** Null where an uploaded file is not to be read: Plex then stands for it. */
async function contentOf({ source, weights }: Face, weight: number): Promise<Buffer | null> {
  if ('packaged' in source) return readFile(path.resolve(`node_modules/${source.packaged}.woff`))
  const stored = await readPicture(source.uploaded)
  if (!stored) return null
  const content = Buffer.from(await new Response(stored.body).arrayBuffer())
  return drawnFrom(content, weights[0] < weights[1] ? weight : null)
}

/**
 * Latin with Vietnamese, Cyrillic, digits and common signs: what these fonts have. Anything else would be
 * fetched from another host while drawing.
 */
export const isDrawable = (text: string): boolean =>
  /^[\u0020-\u017f\u01a0-\u01b0\u0300-\u030c\u0323\u0400-\u045f\u1ea0-\u1ef9\u2010-\u2026\u20ac\u2116\u2122\u2212]*$/.test(
    text,
  )
