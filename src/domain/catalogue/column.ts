import { groupBy } from '@/src/platform/values/lists'
import type { Attribute, AttributedCategory } from './attributes/definition'
import {
  getMeasure,
  isMeasured,
  listProperties,
  type Measure,
  type Property,
} from './attributes/measures'
import { Numbers, type Run } from './packed'
import type { CatalogueRow } from './row'

/**
 * Column of all products' values of a property: each different value stands once in `measures`, so that a test runs
 * once per value and not per product. Place 0 means no value. After an edit some values may have no row.
 */
export interface Column {
  measures: (Measure | undefined)[]
  /** The place in `measures` of what each row has. */
  placeOf: Numbers
}

/** Counts the rows of each measure. */
export function countAll({ measures, placeOf }: Column): Uint32Array {
  const counts = new Uint32Array(measures.length)
  for (const place of placeOf.all) counts[place] = (counts[place] as number) + 1
  return counts
}

/** Counts, among some rows, those of each measure. */
export function countRows(rows: readonly number[], { measures, placeOf }: Column): Uint32Array {
  const counts = new Uint32Array(measures.length)
  const places = placeOf.all
  for (const row of rows) {
    const place = places[row] as number
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

/** The different values of a property. */
interface Values {
  measures: (Measure | undefined)[]
  /** Stored values, by the places of their measures. */
  stored: unknown[]
  /** The place of each stored value, by its text. */
  placeOfText: Map<string, number>
}

interface Described {
  property: Property
  /** Values are only ever added, so that tables before and in other languages may use them further. */
  values: Values
  placeOf: Numbers
}

/** Columns of the rows' properties, of all by which they can be compared. */
export class Columns {
  // No `#` here: the server has several bundles, and each reads what others of them made.
  private readonly made: ReadonlyMap<string, Described>
  readonly #categories: ReadonlyMap<string, AttributedCategory>
  /** Keys of attributes, with the properties that are read of each. */
  readonly #byAttribute: ReadonlyMap<string, Described[]>

  private constructor(
    made: readonly Described[],
    categories: ReadonlyMap<string, AttributedCategory>,
  ) {
    this.made = new Map(made.map((each) => [each.property.key, each]))
    this.#byAttribute = groupBy(made, ({ property }) => property.attribute.key)
    this.#categories = categories
  }

  /** @param like columns of the same attributes in another language: values are the same in all */
  static empty(
    attributes: readonly Attribute[],
    categories: ReadonlyMap<string, AttributedCategory>,
    like?: Columns,
  ): Columns {
    const made = attributes.flatMap(listProperties).map((property) => ({
      property,
      values: like?.valuesFor(property) ?? {
        measures: [undefined],
        stored: [undefined],
        placeOfText: new Map(),
      },
      placeOf: new Numbers(),
    }))
    return new Columns(made, categories)
  }

  /** Returns columns of no rows with the same values. */
  emptied(): Columns {
    const made = [...this.made.values()]
    return new Columns(
      made.map((each) => ({ ...each, placeOf: new Numbers() })),
      this.#categories,
    )
  }

  of({ key }: Property): Column {
    const { values, placeOf } = this.described(key)
    return { measures: values.measures, placeOf }
  }

  /** Returns what a row has stored of a property. */
  storedAt(row: number, { key }: Property): unknown {
    const { values, placeOf } = this.described(key)
    return values.stored[placeOf.at(row)]
  }

  add({ attributes, categoryId }: Pick<CatalogueRow, 'attributes' | 'categoryId'>): void {
    const category = this.#categories.get(categoryId)
    for (const [key, described] of this.#byAttribute) {
      const stored = attributes[key]
      const text = stored === undefined || stored === null ? undefined : textOf(stored)
      for (const { property, values, placeOf } of described) {
        const isOwn = text !== undefined && isMeasured(property, category)
        placeOf.add(isOwn ? placeIn(values, text, stored, property) : 0)
      }
    }
  }

  /** Returns these columns with others' rows, which have the same values, as the runs say. */
  joined(added: Columns, runs: readonly Run[]): Columns {
    const made = [...this.made].map(([key, each]) => ({
      ...each,
      placeOf: Numbers.joined(each.placeOf, added.described(key).placeOf, runs),
    }))
    return new Columns(made, this.#categories)
  }

  /** Returns these columns with those of others in the place of equal ones. */
  shared(others: readonly Columns[]): Columns {
    const made = [...this.made].map(([key, each]) => {
      const alike = others.flatMap((other) => {
        const found = other.made.get(key)
        return found?.values === each.values ? [found.placeOf] : []
      })
      return { ...each, placeOf: each.placeOf.shared(alike) }
    })
    return new Columns(made, this.#categories)
  }

  private described(key: string): Described {
    const found = this.made.get(key)
    if (!found) throw new Error(`No attribute has ${key}`)
    return found
  }

  /** Values of the same property, unless most of them are those of rows before. */
  private valuesFor({ key, attribute }: Property): Values | undefined {
    const found = this.made.get(key)
    if (!found || form(found.property.attribute) !== form(attribute)) return undefined
    return found.values.measures.length <= 2 * found.placeOf.length + 1 ? found.values : undefined
  }
}

/** All that the measures of an attribute depend on beside what is stored. */
const form = ({ kind, unit, isMany, choices }: Attribute): string =>
  JSON.stringify([kind, unit, isMany, Object.keys(choices)])

const textOf = (stored: unknown): string =>
  typeof stored === 'object' ? JSON.stringify(stored) : `${typeof stored} ${String(stored)}`

/** Returns the place of a stored value, which is added where it is new; 0 where it is no measure. */
function placeIn(values: Values, text: string, stored: unknown, property: Property): number {
  const known = values.placeOfText.get(text)
  if (known !== undefined) return known
  const measure = getMeasure(property, { [property.attribute.key]: stored })
  const place = measure ? values.measures.push(measure) - 1 : 0
  if (measure) values.stored.push(stored)
  values.placeOfText.set(text, place)
  return place
}
