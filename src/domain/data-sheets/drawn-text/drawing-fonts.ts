import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'fontkitten'
import { distance, type Face, type Typeface } from '@/src/domain/theme/typeface'
import { type LoadedFont, loadFonts, type Weight } from '../fonts'
import { readPicture } from '@/src/domain/media/pictures/files'

interface Options {
  lng: string
  weight: Weight
  /** The family of the brand; null for IBM Plex Sans. */
  typeface: Typeface | null
}

/**
 * Loads the fonts that draw a text on cards and icons: those of the brand, then those that come with the site and have
 * what these lack, in the order of data sheets. All are files of this site: nothing is fetched from another host.
 */
export async function drawingFonts(
  text: string,
  { lng, weight, typeface }: Options,
): Promise<LoadedFont[]> {
  const own = typeface ? await ownFonts(typeface, weight) : []
  const missing = [...text, ...partsOf(text)].filter(
    (letter) => !own.some((font) => hasLetter(font, letter)),
  )
  return [...own, ...(await loadFonts(missing, { lng, weight, brand: [] }))]
}

/**
 * A font that was stored, as what draws cards can read it: unpacked, and of one weight.
 * @param weight what a font that varies is set to; null for others
 */
export async function drawnFrom(woff2: Buffer, weight: number | null): Promise<Buffer> {
  const [{ convert }, { default: subsetFont }] = await Promise.all([
    import('fontverter'),
    import('subset-font'),
  ])
  return weight === null
    ? convert(woff2, 'sfnt')
    : subsetFont(woff2, undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes: { wght: weight },
      })
}

/** HarfBuzz takes some letters of Thai and Devanagari apart, and sets their parts. Syllables of Hangul stay whole. */
const partsOf = (text: string): string => text.replace(/\p{Script=Hangul}/gu, '').normalize('NFKD')

/** Tells whether fonts have all letters of a text; signs that are no letters, such as emoji, may lack. */
export const hasEveryLetter = (text: string, fonts: readonly LoadedFont[]): boolean =>
  [...text].every(
    (letter) => !/[\p{L}\p{N}]/u.test(letter) || fonts.some((font) => hasLetter(font, letter)),
  )

export const hasLetter = ({ letters }: LoadedFont, letter: string): boolean =>
  letters.has(letter.codePointAt(0) ?? 0)

async function ownFonts({ faces }: Typeface, weight: Weight): Promise<LoadedFont[]> {
  const fonts = await Promise.all(
    facesAt(weight, faces).map(async (face) => {
      const content = await contentOf(face, weight)
      return content ? [{ name: face.address, content, letters: lettersIn(content) }] : []
    }),
  )
  return fonts.flat()
}

/** Finds the upright file of each script that comes closest to a weight. */
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
  const axis = weights[0] < weights[1] ? weight : null
  if ('packaged' in source) {
    return drawnFrom(await readFile(path.resolve(`node_modules/${source.packaged}.woff`)), axis)
  }
  const stored = await readPicture(source.uploaded)
  if (!stored) return null
  return drawnFrom(Buffer.from(await new Response(stored.body).arrayBuffer()), axis)
}

function lettersIn(content: Buffer): ReadonlySet<number> {
  const font = create(content)
  return new Set('characterSet' in font ? font.characterSet : [])
}
