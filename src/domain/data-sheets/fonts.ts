import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { type FontSource, fontSources, type Weight } from './font-sources'
import type { SheetFace } from './sheet'

/** Letters of a sheet as a font that can be embedded. */
export interface LoadedFont {
  name: string
  content: Buffer
  letters: ReadonlySet<number>
}

/** Replacement for a letter that no font has. */
export const missingLetter = '\u25a1'

/**
 * The fonts in which texts are set: of each file nothing but their letters, and what these become beside each other.
 * @param brand faces that come first
 */
export async function loadFonts(
  texts: readonly string[],
  { lng, weight, brand }: { lng: string; weight: Weight; brand: readonly SheetFace[] },
): Promise<LoadedFont[]> {
  const missing = new Set([...texts.join(''), missingLetter].map(codePointOf))
  const loaded: LoadedFont[] = []
  for (const source of fontSources(lng, weight, brand)) {
    if (missing.size === 0) break
    const wanted = [...missing].filter((point) => source.has(point))
    if (wanted.length === 0) continue
    const content = await read(source, wanted)
    const letters = new Set(lettersIn(content).filter((point) => missing.has(point)))
    for (const point of letters) missing.delete(point)
    if (letters.size > 0) loaded.push({ name: source.name, content, letters })
  }
  return loaded
}

const codePointOf = (letter: string): number => letter.codePointAt(0) ?? 0

async function read({ file, axis }: FontSource, points: number[]): Promise<Buffer> {
  const font = await readFile(path.resolve('node_modules', file))
  const content = await subsetFont(font, String.fromCodePoint(...points), {
    targetFormat: 'sfnt',
    ...(axis === null ? {} : { variationAxes: { wght: axis } }),
  })
  return Buffer.concat([content, behindLastGlyph])
}

/** fontkit reads the head of each glyph, also of a space, which has none: as the last one it would end the file. */
const behindLastGlyph = Buffer.alloc(16)

/** None where the file turned out to have none of what was wanted. */
function lettersIn(content: Buffer): number[] {
  try {
    const font = create(content)
    return 'characterSet' in font ? font.characterSet : []
  } catch {
    return []
  }
}
