import { createHash } from 'node:crypto'
import type { Fonts } from './style'

/** The icons of the site, by their addresses: what browsers, phones and home screens ask for. */
export const iconFiles = {
  'favicon.ico': { sizes: [16, 32, 48], type: 'image/x-icon', shape: 'tile' },
  'icon.svg': { sizes: [96], type: 'image/svg+xml', shape: 'tile' },
  'apple-icon.png': { sizes: [180], type: 'image/png', shape: 'full' },
  'icon-192.png': { sizes: [192], type: 'image/png', shape: 'tile' },
  'icon-512.png': { sizes: [512], type: 'image/png', shape: 'tile' },
  'icon-maskable-512.png': { sizes: [512], type: 'image/png', shape: 'maskable' },
} as const satisfies Record<string, IconFile>

export type IconName = keyof typeof iconFiles

interface IconFile {
  sizes: readonly number[]
  type: string
  /**
   * `tile` has round corners of its own, `full` gets them from the phone, and of `maskable` phones cut a shape
   * in which the middle four fifths stay.
   */
  shape: 'tile' | 'full' | 'maskable'
}

export const isIcon = (name: string): name is IconName => Object.hasOwn(iconFiles, name)

/** Source of the site's icons. */
export interface IconSource {
  /** File name of the uploaded mark; null where the letter stands for it. */
  mark: string | null
  letter: string
  /** `#rrggbb` of the tile and of the letter on it. */
  ground: string
  ink: string
  fonts: Fonts
  /** The files that come with the demo, as they are. */
  isShipped: boolean
}

/** The first letter of a name, as it stands on a sign. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment.toLocaleUpperCase('en') ?? ''
}

/** A short text that changes with the icons, for their addresses: browsers keep icons for long. */
export const hashIcons = (source: IconSource): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 8)

/** An icon file: a head, an entry for each size, then the PNGs as they are. */
export function makeIco(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let at = head.length
  images.forEach(({ size, data }, index) => {
    const entry = 6 + index * 16
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += data.length
  })
  return Buffer.concat([head, ...images.map(({ data }) => data)])
}
