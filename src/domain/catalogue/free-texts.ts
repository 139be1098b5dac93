import { Numbers, type Run } from './packed'
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
  /** Numbers of texts, by name and value. Texts are only ever added, so that tables before may use them further. */
  readonly #numbers: Map<string, Map<string, number>>
  /** Index in `#numbersOfRows` behind the last text of each row. */
  readonly #ends: Numbers
  readonly #numbersOfRows: Numbers
  /** Names of attributes, which say what stands under them. */
  readonly #named: ReadonlySet<string>

  constructor(named: ReadonlySet<string>, like?: FreeTexts, ends?: Numbers, numbers?: Numbers) {
    this.#named = named
    this.#texts = like ? like.#texts : []
    this.#numbers = like ? like.#numbers : new Map()
    this.#ends = ends ?? new Numbers()
    this.#numbersOfRows = numbers ?? new Numbers()
  }

  /** Returns texts of no rows that share these. */
  emptied(): FreeTexts {
    return new FreeTexts(this.#named, this)
  }

  add({ specifications }: Pick<CatalogueRow, 'specifications'>): void {
    for (const [name, value] of specifications)
      if (!this.#named.has(name)) this.#numbersOfRows.add(this.#numberOf(name, value))
    this.#ends.add(this.#numbersOfRows.length)
  }

  /** Returns these texts with others' rows, which share the texts, as the runs say. */
  joined(added: FreeTexts, runs: readonly Run[]): FreeTexts {
    const ends = new Numbers()
    let end = 0
    const ofNumbers = runs.map(({ isAdded, from, length }): Run => {
      const texts = isAdded ? added : this
      const first = texts.#startOf(from)
      for (let place = from; place < from + length; place += 1)
        ends.add(end + texts.#ends.at(place) - first)
      const count = texts.#startOf(from + length) - first
      end += count
      return { isAdded, from: first, length: count }
    })
    const numbers = Numbers.joined(this.#numbersOfRows, added.#numbersOfRows, ofNumbers)
    return new FreeTexts(this.#named, this, ends, numbers)
  }

  /** The texts of some rows, by their names; both in the order in which they first come. */
  count(places: readonly number[]): Map<string, CountedText[]> {
    const counts = new Uint32Array(this.#texts.length)
    const byName = new Map<string, CountedText[]>()
    const found: CountedText[] = []
    const numbers = this.#numbersOfRows.all
    for (const place of places) {
      const end = this.#ends.at(place)
      for (let at = this.#startOf(place); at < end; at += 1) {
        const number = numbers[at] as number
        const count = (counts[number] as number) + 1
        counts[number] = count
        if (count === 1) found.push({ number, text: this.#texts[number] as FreeText, count })
      }
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
    const end = this.#ends.at(place)
    for (let at = this.#startOf(place); at < end; at += 1) {
      const number = this.#numbersOfRows.at(at)
      if (this.#texts[number]?.name === name) return number
    }
    return -1
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : this.#ends.at(place - 1)
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
