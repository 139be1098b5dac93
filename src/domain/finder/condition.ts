import type { AskedRange } from '../catalogue/attributes/asked-range'
import type { Attribute } from '../catalogue/attributes/definition'
import { listProperties, noKey, type Property } from '../catalogue/attributes/measures'
import { hasChoice, rangeTest } from '../catalogue/attribute-facets'
import type { Catalogue } from '../catalogue/catalogue'
import { type Columns, markMeasures } from '../catalogue/column'
import type { CatalogueRow } from '../catalogue/row'

/** Condition that an answer puts to a product. */
export type Condition =
  /** Key of a property, such as `weight` or `dimensions.width`. A span has to hold the whole range. */
  | { kind: 'range'; property: string; range: AskedRange }
  | { kind: 'oneOf'; attribute: string; choices: readonly string[] }
  /** A yes, or any value where the attribute is no yes or no. */
  | { kind: 'has'; attribute: string }
  /** Ids. */
  | { kind: 'category'; categories: readonly string[] }

/** Returns a test for the product at a place of the rows; a condition unknown to the catalogue matches none. */
export function conditionTest(
  condition: Condition,
  { rows, attributes }: Pick<Catalogue, 'rows' | 'attributes'>,
  columns: Columns,
): (place: number) => boolean {
  if (condition.kind === 'category') {
    const wanted = new Set(condition.categories)
    return (place) => wanted.has((rows[place] as CatalogueRow).categoryId)
  }
  const property = propertyOf(condition, attributes)
  if (!property) return () => false
  const column = columns.of(property)
  const marks = markMeasures(column, measureTest(condition, property.attribute))
  return (place) => marks[column.placeOf[place] as number] === 1
}

/** The property that a condition is about. */
export function propertyOf(
  condition: Condition,
  attributes: readonly Attribute[],
): Property | undefined {
  if (condition.kind === 'category') return undefined
  const wanted = condition.kind === 'range' ? condition.property : condition.attribute
  const attribute = attributes.find(({ key }) => key === wanted.split('.')[0])
  if (!attribute) return undefined
  const all = listProperties(attribute)
  return condition.kind === 'range' ? all.find(({ key }) => key === wanted) : all[0]
}

function measureTest(
  condition: Exclude<Condition, { kind: 'category' }>,
  { unit }: Attribute,
): ReturnType<typeof rangeTest> {
  switch (condition.kind) {
    case 'range':
      return rangeTest(condition.range, unit)
    case 'oneOf':
      return (measure) => condition.choices.some((choice) => hasChoice(measure, choice))
    case 'has':
      return (measure) => measure.kind !== 'choices' || !measure.choices.includes(noKey)
  }
}
