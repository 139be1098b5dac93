import type { Run } from './column'
import type { CatalogueRow } from './row'

interface Amount {
  number: number
  unit: string
}

/**
 * Returns the sort of a part of a value: the unit of an amount, another number, or words. One facet holds one sort
 * only.
 */
const detectSort = (part: string): string =>
  parseAmount(part)?.unit ?? (/^\d/.test(part) ? 'number' : 'words')

/** Splits a value into its parts: "NDC, DDC, ISO8583" has three, "1,920 × 1,080" one. */
export const splitValue = (value: string): string[] =>
  value
    .split(/[,;]\s+|[、，；]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 40)

/** The short name of a text, in any language: "15.6-inch touch" → "15.6-inch-touch". */
export const shortName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)

/** The number that a value begins with, and its unit; thousands may be set apart. */
export function parseAmount(value: string): Amount | null {
  const [, digits = '', unit = ''] =
    /^(\d{1,3}(?:[,.\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)[\s\u00a0-]*(\p{L}[\p{L}\p{M}²³/]*|%|°C)?/u.exec(
      value,
    ) ?? []
  if (digits === '' || unit === '') return null
  const isGrouped = /^[1-9]\d{0,2}(?:[,.\u00a0\u202f ]\d{3})+$/.test(digits)
  const number = Number(
    isGrouped ? digits.replace(/[^\d]/g, '') : digits.replace(',', '.').replace(/[\s]/g, ''),
  )
  return Number.isFinite(number) ? { number, unit } : null
}

/** A value of a specification in free text. Each different one stands once, however many products have it. */
export class FreeText {
  readonly name: string
  readonly value: string
  #amount: Amount | null | undefined
  #parts: TextPart[] | undefined

  constructor(name: string, value: string) {
    this.name = name
    this.value = value
  }

  /** The number that it begins with; null where it begins with none. */
  get amount(): Amount | null {
    if (this.#amount === undefined) this.#amount = parseAmount(this.value)
    return this.#amount
  }

  get parts(): TextPart[] {
    this.#parts ??= splitValue(this.value).map((text) => ({
      text,
      sort: detectSort(text),
      key: shortName(text),
    }))
    return this.#parts
  }
}

/** Part of a text: one of "NDC, DDC, ISO8583". */
export interface TextPart {
  text: string
  /** Sort of the part; for amounts the unit. */
  sort: string
  /** As it stands in addresses. */
  key: string
}

/** A text by its number, and how many products have it. */
export interface CountedText {
  number: number
  text: FreeText
  count: number
}

/** Free texts of all products, beside the values of their attributes. */
export class FreeTexts {
  readonly #texts: FreeText[]
  /** Numbers of texts, by name and value. */
  readonly #numbers: Map<string, Map<string, number>>
  /** Index in `#numbersOfRows` of the first text of each row; the last entry is the end. */
  readonly #starts: Uint32Array
  readonly #numbersOfRows: Uint32Array

  /**
   * @param named names of attributes, which say what stands under them
   * @param before the texts of other rows, of which these are made as the runs say
   */
  constructor(
    rows: readonly CatalogueRow[],
    named: ReadonlySet<string>,
    before?: { texts: FreeTexts; runs: readonly Run[] },
  ) {
    // What is known is only ever added to, so that those before may use it further.
    this.#texts = before ? before.texts.#texts : []
    this.#numbers = before ? before.texts.#numbers : new Map()
    this.#starts = new Uint32Array(rows.length + 1)
    const numbers = new Numbers()
    for (const { at, from, length } of before?.runs ?? [{ at: 0, from: -1, length: rows.length }]) {
      if (before && from >= 0) {
        const shift = numbers.length - (before.texts.#starts[from] as number)
        for (let index = 1; index <= length; index += 1)
          this.#starts[at + index] = (before.texts.#starts[from + index] as number) + shift
        numbers.addAll(before.texts.#between(from, from + length))
        continue
      }
      for (let index = at; index < at + length; index += 1) {
        for (const [name, value] of (rows[index] as CatalogueRow).specifications)
          if (!named.has(name)) numbers.add(this.#numberOf(name, value))
        this.#starts[index + 1] = numbers.length
      }
    }
    this.#numbersOfRows = numbers.all()
  }

  /** The texts of some rows, by their names; both in the order in which they first come. */
  count(places: readonly number[]): Map<string, CountedText[]> {
    const counts = new Uint32Array(this.#texts.length)
    const byName = new Map<string, CountedText[]>()
    const found: CountedText[] = []
    for (const place of places) {
      this.#forEachOf(place, (number) => {
        const count = (counts[number] as number) + 1
        counts[number] = count
        if (count === 1) found.push({ number, text: this.#texts[number] as FreeText, count })
      })
    }
    for (const each of found) {
      each.count = counts[each.number] as number
      const named = byName.get(each.text.name)
      if (named) named.push(each)
      else byName.set(each.text.name, [each])
    }
    return byName
  }

  /** The number of what a row says under a name; -1 where it says nothing. */
  numberAt(place: number, name: string): number {
    const end = this.#starts[place + 1] as number
    for (let at = this.#starts[place] as number; at < end; at += 1) {
      const number = this.#numbersOfRows[at] as number
      if (this.#texts[number]?.name === name) return number
    }
    return -1
  }

  #forEachOf(place: number, visit: (number: number) => void): void {
    const end = this.#starts[place + 1] as number
    for (let at = this.#starts[place] as number; at < end; at += 1)
      visit(this.#numbersOfRows[at] as number)
  }

  #between(from: number, to: number): Uint32Array {
    return this.#numbersOfRows.subarray(this.#starts[from], this.#starts[to])
  }

  #numberOf(name: string, value: string): number {
    const numbers = this.#numbers.get(name) ?? new Map<string, number>()
    if (numbers.size === 0) this.#numbers.set(name, numbers)
    const known = numbers.get(value)
    if (known !== undefined) return known
    const number = this.#texts.push(new FreeText(name, value)) - 1
    numbers.set(value, number)
    return number
  }
}

/** Numbers of which it is not known beforehand how many there are. */
class Numbers {
  #held = new Uint32Array(1024)
  length = 0

  add(number: number): void {
    this.#makeRoom(1)
    this.#held[this.length] = number
    this.length += 1
  }

  addAll(numbers: Uint32Array): void {
    this.#makeRoom(numbers.length)
    this.#held.set(numbers, this.length)
    this.length += numbers.length
  }

  all(): Uint32Array {
    return this.#held.slice(0, this.length)
  }

  #makeRoom(count: number): void {
    if (this.length + count <= this.#held.length) return
    const larger = new Uint32Array(Math.max(2 * this.#held.length, this.length + count))
    larger.set(this.#held)
    this.#held = larger
  }
}
