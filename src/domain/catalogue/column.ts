import type { AttributedCategory } from './attributes/definition'
import { getMeasure, isMeasured, type Measure, type Property } from './attributes/measures'
import type { CatalogueRow } from './row'

/**
 * Column of all products' values of a property: each different value stands once in `measures`, so that a test runs
 * once per value and not per product. Place 0 means no value. After an edit some values may have no row.
 */
export interface Column {
  measures: (Measure | undefined)[]
  /** The place of each stored value, by its text. */
  placeOfText: Map<string, number>
  /** The place in `measures` of what each row has. */
  placeOf: Uint32Array
}

/** Counts the rows of each measure. */
export function countAll({ measures, placeOf }: Column): Uint32Array {
  const counts = new Uint32Array(measures.length)
  for (const place of placeOf) counts[place] = (counts[place] as number) + 1
  return counts
}

/** Counts, among some rows, those of each measure. */
export function countRows(rows: readonly number[], { measures, placeOf }: Column): Uint32Array {
  const counts = new Uint32Array(measures.length)
  for (const row of rows) {
    const place = placeOf[row] as number
    counts[place] = (counts[place] as number) + 1
  }
  return counts
}

/** For each measure whether it passes a test; nothing passes none. */
export const markMeasures = (
  { measures }: Column,
  isWanted: (measure: Measure) => boolean,
): Uint8Array =>
  Uint8Array.from(measures, (measure) => (measure !== undefined && isWanted(measure) ? 1 : 0))

/** Columns of the rows' properties, made when they are asked for first. */
export class Columns {
  readonly rows: readonly CatalogueRow[]
  readonly #categories: ReadonlyMap<string, AttributedCategory>
  readonly #made = new Map<string, { property: Property; column: Column }>()

  constructor(rows: readonly CatalogueRow[], categories: ReadonlyMap<string, AttributedCategory>) {
    this.rows = rows
    this.#categories = categories
  }

  of(property: Property): Column {
    return this.#made.get(property.key)?.column ?? this.#make(property)
  }

  /** The same columns for other rows, which are made of these as the runs say. */
  takenOver(rows: readonly CatalogueRow[], runs: readonly Run[]): Columns {
    const columns = new Columns(rows, this.#categories)
    for (const { property, column } of this.#made.values()) columns.#make(property, column, runs)
    return columns
  }

  #make(property: Property, before?: Column, runs?: readonly Run[]): Column {
    const column: Column = {
      // What is known is only ever added to, so that the column before may use it further.
      measures: before?.measures ?? [undefined],
      placeOfText: before?.placeOfText ?? new Map(),
      placeOf: new Uint32Array(this.rows.length),
    }
    this.#made.set(property.key, { property, column })
    const read = placeReader(property, column, this.#categories)
    for (const { at, from, length } of runs ?? [{ at: 0, from: -1, length: this.rows.length }]) {
      if (before && from >= 0) column.placeOf.set(before.placeOf.subarray(from, from + length), at)
      else
        for (let index = at; index < at + length; index += 1)
          column.placeOf[index] = read(this.rows[index] as CatalogueRow)
    }
    return column
  }
}

/** Tells the place of what a row has, which is added where it is new. */
function placeReader(
  property: Property,
  { measures, placeOfText }: Column,
  categories: ReadonlyMap<string, AttributedCategory>,
): (row: CatalogueRow) => number {
  const isOf = new Map<string, boolean>()
  // Rows that were read together share their values: the same object need not be written as a text again.
  const placeOfValue = new Map<unknown, number>()
  const { key } = property.attribute
  return ({ attributes, categoryId }) => {
    const stored = attributes[key]
    if (stored === undefined || stored === null) return 0
    const isOwn = isOf.get(categoryId) ?? isMeasured(property, categories.get(categoryId))
    isOf.set(categoryId, isOwn)
    if (!isOwn) return 0
    const known = placeOfValue.get(stored)
    if (known !== undefined) return known
    const text = typeof stored === 'object' ? JSON.stringify(stored) : `${typeof stored} ${stored}`
    const place = placeOfText.get(text) ?? added(getMeasure(property, attributes), measures)
    placeOfText.set(text, place)
    placeOfValue.set(stored, place)
    return place
  }
}

const added = (measure: Measure | undefined, measures: Column['measures']): number =>
  measure ? measures.push(measure) - 1 : 0

/** Things that stood next to each other in a list before and do so in another, or one that is new. */
export interface Run {
  /** Index of its first row. */
  at: number
  /** Index of its first row in the list before; -1 for new rows. */
  from: number
  length: number
}

/** A list as parts of the list before it, by which what was worked out of that is copied in few pieces. */
export function findRuns<T>(before: readonly T[], list: readonly T[]): Run[] {
  const places = new Map(before.map((each, place) => [each, place]))
  const runs: Run[] = []
  let last: Run | undefined
  list.forEach((each, at) => {
    const from = places.get(each) ?? -1
    if (last && from >= 0 && last.from >= 0 && last.from + last.length === from) last.length += 1
    else runs.push((last = { at, from, length: 1 }))
  })
  return runs
}
