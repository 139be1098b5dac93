import type { AttributedCategory } from '../attributes/definition'
import { isMeasured, type Measure, measureOf, type Property } from '../attributes/measures'
import type { CatalogueRow } from './row'

/**
 * What all products have of a property: each different value stands once in `measures`, so that a question is put to
 * the values and not to every product. Place 0 stands for nothing.
 */
export interface Column {
  measures: (Measure | undefined)[]
  /** The place in `measures` of what each row has. */
  placeOf: Uint32Array
}

export function columnOf(
  property: Property,
  rows: readonly CatalogueRow[],
  categories: ReadonlyMap<string, AttributedCategory>,
): Column {
  const measures: Column['measures'] = [undefined]
  const places = new Map<string, number>()
  const placeOf = new Uint32Array(rows.length)
  const isOf = new Map<string, boolean>()
  const { key } = property.attribute
  rows.forEach(({ attributes, categoryId }, row) => {
    const stored = attributes[key]
    if (stored === undefined || stored === null) return
    const isOwn = isOf.get(categoryId) ?? isMeasured(property, categories.get(categoryId))
    isOf.set(categoryId, isOwn)
    if (!isOwn) return
    const text = typeof stored === 'object' ? JSON.stringify(stored) : `${typeof stored} ${stored}`
    const known = places.get(text)
    if (known !== undefined) {
      placeOf[row] = known
      return
    }
    const measure = measureOf(property, attributes)
    const place = measure ? measures.push(measure) - 1 : 0
    places.set(text, place)
    placeOf[row] = place
  })
  return { measures, placeOf }
}

/** How many rows have each of the measures. */
export function countAll({ measures, placeOf }: Column): Uint32Array {
  const counts = new Uint32Array(measures.length)
  for (const place of placeOf) counts[place] = (counts[place] as number) + 1
  return counts
}

/** For each measure whether it passes a test; nothing passes none. */
export const marksOf = (
  { measures }: Column,
  isWanted: (measure: Measure) => boolean,
): Uint8Array =>
  Uint8Array.from(measures, (measure) => (measure !== undefined && isWanted(measure) ? 1 : 0))

/**
 * Columns of the rows' properties, made when they are asked for first. The rows are made anew with each change, so
 * that nothing of them grows old.
 */
export class Columns {
  readonly rows: readonly CatalogueRow[]
  readonly #categories: ReadonlyMap<string, AttributedCategory>
  readonly #made = new Map<string, Column>()

  constructor(rows: readonly CatalogueRow[], categories: readonly AttributedCategory[]) {
    this.rows = rows
    this.#categories = new Map(categories.map((category) => [category.id, category]))
  }

  of(property: Property): Column {
    const known = this.#made.get(property.key)
    if (known) return known
    const made = columnOf(property, this.rows, this.#categories)
    this.#made.set(property.key, made)
    return made
  }
}
