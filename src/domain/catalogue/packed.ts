/** Part of a list that is made of another one and of what is added to that: so many entries from a place on. */
export interface Run {
  isAdded: boolean
  from: number
  length: number
}

type Held = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** A list of numbers that takes the memory of its largest: whole ones one, two or four bytes, others eight. */
export class Numbers {
  length = 0
  // No `#` here: the server has several bundles, and each reads what others of them made.
  private held: Held = new Uint8Array(0)

  /** Returns the numbers as they are now. */
  get all(): Held {
    return this.length === this.held.length ? this.held : this.held.subarray(0, this.length)
  }

  at(place: number): number {
    return this.held[place] as number
  }

  add(number: number): void {
    const Kind = wider(kindFor(number), kindOf(this.held))
    if (Kind !== kindOf(this.held) || this.length === this.held.length) {
      const isFull = this.length === this.held.length
      const larger = new Kind(isFull ? Math.max(16, 2 * this.length) : this.held.length)
      larger.set(this.held)
      this.held = larger
    }
    this.held[this.length] = number
    this.length += 1
  }

  /** Returns the same list as others have if it has the same numbers, so that it is in memory once. */
  shared(others: readonly Numbers[]): Numbers {
    return others.find((other) => areEqual(this.all, other.all)) ?? this
  }

  static joined(before: Numbers, added: Numbers, runs: readonly Run[]): Numbers {
    const joined = new Numbers()
    const Kind = wider(kindOf(before.held), kindOf(added.held))
    joined.held = new Kind(runs.reduce((sum, { length }) => sum + length, 0))
    for (const { isAdded, from, length } of runs) {
      const { all } = isAdded ? added : before
      if (length === 1) joined.held[joined.length] = all[from] as number
      else joined.held.set(all.subarray(from, from + length), joined.length)
      joined.length += length
    }
    return joined
  }
}

/** A list of texts, one behind the other in UTF-8, outside of the heap. */
export class PackedTexts {
  private bytes: Buffer = Buffer.alloc(0)
  private size = 0
  private readonly ends = new Numbers()

  get length(): number {
    return this.ends.length
  }

  at(place: number): string {
    return this.bytes.toString('utf8', this.startOf(place), this.ends.at(place))
  }

  add(text: string): void {
    const end = this.size + Buffer.byteLength(text)
    if (end > this.bytes.length) {
      const larger = Buffer.alloc(Math.max(256, 2 * end))
      this.bytes.copy(larger, 0, 0, this.size)
      this.bytes = larger
    }
    this.bytes.write(text, this.size)
    this.size = end
    this.ends.add(end)
  }

  /** Returns the places of the texts that contain another one, in their order. */
  placesWith(text: string): number[] {
    const wanted = Buffer.from(text)
    const bytes = this.bytes.subarray(0, this.size)
    const places: number[] = []
    let place = 0
    for (let at = bytes.indexOf(wanted); at >= 0;) {
      while (this.ends.at(place) <= at) place += 1
      const end = this.ends.at(place)
      // What begins in one text and ends in the next is in neither.
      const isInside = at + wanted.length <= end
      if (isInside) places.push(place)
      at = bytes.indexOf(wanted, isInside ? end : at + 1)
    }
    return places
  }

  /** Returns the same list as others have if it has the same texts, so that it is in memory once. */
  shared(others: readonly PackedTexts[]): PackedTexts {
    const same = others.find(
      (other) => areEqual(this.ends.all, other.ends.all) && this.used.equals(other.used),
    )
    return same ?? this
  }

  static joined(before: PackedTexts, added: PackedTexts, runs: readonly Run[]): PackedTexts {
    const joined = new PackedTexts()
    const parts = runs.map(({ isAdded, from, length }) => {
      const texts = isAdded ? added : before
      return { texts, from, to: from + length, start: texts.startOf(from) }
    })
    const size = parts.reduce((sum, { texts, to, start }) => sum + texts.startOf(to) - start, 0)
    joined.bytes = Buffer.alloc(size)
    for (const { texts, from, to, start } of parts) {
      const shift = joined.size - start
      for (let place = from; place < to; place += 1) joined.ends.add(texts.ends.at(place) + shift)
      joined.size += texts.bytes.copy(joined.bytes, joined.size, start, texts.startOf(to))
    }
    return joined
  }

  private get used(): Buffer {
    return this.bytes.subarray(0, this.size)
  }

  private startOf(place: number): number {
    return place === 0 ? 0 : this.ends.at(place - 1)
  }
}

/** Texts that many rows have, by their numbers; 0 is the empty one. Is only ever added to, so that tables share it. */
export class Labels {
  readonly #labels = ['']
  readonly #numbers = new Map([['', 0]])

  get count(): number {
    return this.#labels.length
  }

  at(number: number): string {
    return this.#labels[number] as string
  }

  numberOf(label: string): number | undefined {
    return this.#numbers.get(label)
  }

  take(label: string): number {
    const known = this.#numbers.get(label)
    if (known !== undefined) return known
    this.#numbers.set(label, this.#labels.length)
    return this.#labels.push(label) - 1
  }
}

/** Groups places into runs; those from a size on are of what is added. */
export function groupRuns(sources: Iterable<number>, size: number): Run[] {
  const runs: Run[] = []
  let last: Run | undefined
  for (const source of sources) {
    const isAdded = source >= size
    const from = isAdded ? source - size : source
    if (last?.isAdded === isAdded && last.from + last.length === from) last.length += 1
    else runs.push((last = { isAdded, from, length: 1 }))
  }
  return runs
}

/** Returns the first of so many places that passes a test which all behind it pass, too. */
export function firstAt(count: number, isBehind: (place: number) => boolean, from = 0): number {
  let [low, high] = [from, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBehind(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * A sorted list with further things in it. Comparing costs more than moving, so that each new one looks for its place by
 * halves.
 */
export function mergeSorted<T>(
  sorted: readonly T[],
  added: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const merged: T[] = []
  let taken = 0
  for (const next of [...added].sort(compare)) {
    const end = firstAt(sorted.length, (at) => compare(sorted[at] as T, next) >= 0, taken)
    for (; taken < end; taken += 1) merged.push(sorted[taken] as T)
    merged.push(next)
  }
  for (; taken < sorted.length; taken += 1) merged.push(sorted[taken] as T)
  return merged
}

/** From the narrowest to the widest. */
const kinds = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const

type Kind = (typeof kinds)[number]

const kindOf = (held: Held): Kind => held.constructor as Kind

const wider = (a: Kind, b: Kind): Kind => (kinds.indexOf(a) < kinds.indexOf(b) ? b : a)

function kindFor(number: number): Kind {
  if (!Number.isInteger(number) || number < 0 || number > 0xffffffff) return Float64Array
  return number > 0xffff ? Uint32Array : number > 0xff ? Uint16Array : Uint8Array
}

const areEqual = (a: Held, b: Held): boolean =>
  a.length === b.length && kindOf(a) === kindOf(b) && asBuffer(a).equals(asBuffer(b))

const asBuffer = ({ buffer, byteOffset, byteLength }: Held): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
