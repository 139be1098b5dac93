import distance from 'sharp-phash/distance.js'
import { lazySharp } from './sharp'

/** Side of the small picture that is compared, px. */
const side = 32

/** The 64 bits of a perceptual hash, then the mean of the colors as hexadecimal digits. */
const format = /^([01]{64})([\da-f]{6})$/

/** Describes the look of a picture: its perceptual hash, and the mean of its colors. */
export async function describeLikeness(picture: Buffer): Promise<string> {
  const small = await lazySharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const { default: phash } = await import('sharp-phash')
  const hash = await phash(small, { raw: { width: side, height: side, channels: 3 } })
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < small.length; at += 3) sum += small[at] ?? 0
    return Math.round(sum / side / side)
  })
  return hash + Buffer.from(mean).toString('hex')
}

/** Tells this description from others, such as the shorter ones that earlier versions stored. */
export const isLikeness = (stored: string): boolean => format.test(stored)

/** Number of the 64 bits that may differ, and largest difference of a mean color, of 255. */
const limits = { bits: 8, color: 24 }

interface Parts {
  hash: string
  mean: Buffer
}

/**
 * Which of some pictures look alike: the same picture in another size or quality, a little lighter or cut.
 * @returns for each picture that has others like it the number of its group, by id; groups are numbered from 1
 */
export function groupsOfAlike(pictures: { id: string; likeness: string }[]): Map<string, number> {
  const parts = pictures.map(({ likeness }) => partsOf(likeness))
  const leader = pictures.map((_, index) => index)
  const first = (index: number): number => {
    let at = index
    while (leader[at] !== at) at = leader[at] ?? at
    return at
  }
  for (const [index, one] of parts.entries()) {
    for (let other = 0; other < index; other += 1) {
      const before = parts[other]
      if (!before || !areAlike(one, before)) continue
      const [a, b] = [first(index), first(other)]
      leader[Math.max(a, b)] = Math.min(a, b)
    }
  }
  const sizes = new Map<number, number>()
  for (const index of leader.keys()) sizes.set(first(index), (sizes.get(first(index)) ?? 0) + 1)
  const large = [...sizes].filter(([, size]) => size > 1).map(([at]) => at)
  return new Map(
    pictures.flatMap(({ id }, index) => {
      const number = large.indexOf(first(index)) + 1
      return number === 0 ? [] : [[id, number] as const]
    }),
  )
}

const areAlike = (one: Parts, other: Parts): boolean =>
  one.mean.every((value, index) => Math.abs(value - (other.mean[index] ?? 0)) <= limits.color) &&
  distance(one.hash, other.hash) <= limits.bits

function partsOf(likeness: string): Parts {
  const [, hash = '', mean = ''] = format.exec(likeness) ?? []
  return { hash, mean: Buffer.from(mean, 'hex') }
}
