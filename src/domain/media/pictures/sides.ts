import { LRUCache } from 'lru-cache'
import { lazySharp } from './sharp'

/** The mean colours of the parts of a picture on which words may stand, `#rrggbb`: its left and its right quarter. */
export type Sides = Record<'start' | 'end', string>

/** A field that staff may write: nothing but WebP is decoded, which begins with `RIFF`. */
const webp = /^data:image\/webp;base64,(UklGR[\w+/=]+)$/

/** Most pixels of the small picture, which is 16 px wide; a valid one is at most some hundred high. */
const maxPixels = 65_536

/**
 * Returns the colours of a picture's sides, from its stored blur. Words from edge to edge end there: at a sixth of
 * their frame, which shows the middle five sixths of a picture of 16 : 9.
 * @param blur a small picture as a `data:` address
 * @returns undefined where it cannot be read, and for a picture that lets its ground through
 */
export async function readSides(blur: unknown): Promise<Sides | undefined> {
  const [, small] = webp.exec(String(blur)) ?? []
  if (!small) return undefined
  const read = known.get(small) ?? (await decodeSides(small)) ?? 'none'
  known.set(small, read)
  return read === 'none' ? undefined : read
}

/** By what was read: a page is checked with every save, and its pictures stay what they are. */
const known = new LRUCache<string, Sides | 'none'>({ max: 1000 })

async function decodeSides(small: string): Promise<Sides | undefined> {
  try {
    const { data, info } = await lazySharp(Buffer.from(small, 'base64'), {
      limitInputPixels: maxPixels,
    })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return undefined
    const quarter = Math.ceil(info.width / 4)
    return {
      start: meanOf(data, info.width, 0, quarter),
      end: meanOf(data, info.width, info.width - quarter, info.width),
    }
  } catch {
    return undefined
  }
}

/** The mean of the columns from one up to another. */
function meanOf(pixels: Buffer, width: number, from: number, to: number): string {
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0
    let count = 0
    for (let at = 0; at < pixels.length / 4; at += 1) {
      const column = at % width
      if (column < from || column >= to) continue
      sum += pixels[at * 4 + channel] ?? 0
      count += 1
    }
    return Math.round(sum / count)
  })
  return `#${Buffer.from(mean).toString('hex')}`
}
