import sharp from 'sharp'

/** Side of the small picture that is looked at, px, and of the part of its frequencies that is kept. */
const side = 32
const kept = 8

/**
 * What a picture looks like, in eleven bytes as hexadecimal digits: which of its 64 lowest frequencies are stronger than
 * the middle one of them (a perceptual hash), and the mean of its colors.
 */
export async function likenessOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const light = Array.from({ length: side * side }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = small.subarray(at * 3, at * 3 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < small.length; at += 3) sum += small[at] ?? 0
    return Math.round(sum / side / side)
  })
  return bitsOf(frequenciesIn(light)) + Buffer.from(mean).toString('hex')
}

const waves = Array.from({ length: kept + 1 }, (_, frequency) =>
  Array.from({ length: side }, (_, at) =>
    Math.cos(((2 * at + 1) * frequency * Math.PI) / 2 / side),
  ),
)

/** The lowest frequencies across and down, without those of zero, which say how light the whole is. */
function frequenciesIn(light: number[]): number[] {
  const across = waves.slice(1).map((wave) =>
    Array.from({ length: side }, (_, y) => {
      let sum = 0
      for (let x = 0; x < side; x += 1) sum += (light[y * side + x] ?? 0) * (wave[x] ?? 0)
      return sum
    }),
  )
  return waves.slice(0, kept).flatMap((wave) =>
    // Rounded: one color has none, whatever the sums of floating points leave.
    across.map((column) =>
      Math.round(column.reduce((sum, value, y) => sum + value * (wave[y] ?? 0), 0)),
    ),
  )
}

function bitsOf(values: number[]): string {
  const middle = [...values].sort((a, b) => a - b)[values.length / 2] ?? 0
  const bytes = Array.from({ length: values.length / 8 }, (_, row) =>
    values
      .slice(row * 8, row * 8 + 8)
      .reduce((byte, value) => (byte << 1) | (value > middle ? 1 : 0), 0),
  )
  return Buffer.from(bytes).toString('hex')
}

/** How many of the 64 bits may differ, and how far a mean color may be off, of 255. */
const limits = { bits: 8, color: 24 }

interface Parts {
  words: [number, number]
  mean: [number, number, number]
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
  onesIn(one.words[0] ^ other.words[0]) + onesIn(one.words[1] ^ other.words[1]) <= limits.bits &&
  one.mean.every((value, index) => Math.abs(value - (other.mean[index] ?? 0)) <= limits.color)

function onesIn(word: number): number {
  let rest = word
  let count = 0
  for (; rest !== 0; count += 1) rest &= rest - 1
  return count
}

function partsOf(likeness: string): Parts {
  const bytes = Buffer.alloc(11)
  bytes.write(likeness, 'hex')
  const [red = 0, green = 0, blue = 0] = bytes.subarray(8)
  return { words: [bytes.readInt32BE(0), bytes.readInt32BE(4)], mean: [red, green, blue] }
}
