import type { Side } from '../catalogue/attributes/measures'
import type { Attribute } from '../catalogue/attributes/definition'
import {
  decimalsIn,
  formatValue,
  numberFormat,
  unitBehind,
  type ValueReader,
} from '../catalogue/attributes/format'
import { convert, unitIn, type UnitSystem } from '../catalogue/attributes/units'
import { storedValue } from '../catalogue/attributes/value'
import type { Catalogue } from '../catalogue/catalogue'
import type { ListedProduct } from '../catalogue/listed'
import type { CatalogueRow } from '../catalogue/row'
import { type Condition, propertyOf } from './condition'
import type { GivenAnswer } from './finder'

/** Lists the values that the answers ask for: names and values of a product, each once. */
export function reasonsFor(
  row: CatalogueRow,
  given: readonly GivenAnswer[],
  catalogue: Catalogue,
  categoryLabel: string,
): ListedProduct['values'] {
  const conditions = given.flatMap(({ answer }) => answer?.conditions ?? [])
  const reasons = conditions.flatMap((condition) => {
    const reason = reasonFor(row, condition, catalogue, categoryLabel)
    return reason ? [reason] : []
  })
  return [...new Map(reasons.map((reason) => [reason[0], reason])).values()]
}

function reasonFor(
  row: CatalogueRow,
  condition: Condition,
  { attributes, categories, lng, words }: Catalogue,
  categoryLabel: string,
): ListedProduct['values'][number] | undefined {
  if (condition.kind === 'category') {
    const category = categories.find(({ id }) => id === row.categoryId)
    return category && [categoryLabel, category.name]
  }
  const property = propertyOf(condition, attributes)
  if (!property) return undefined
  const { attribute, side } = property
  const read = (system: UnitSystem) =>
    textOf(attribute, row.attributes, { lng, system, words }, side)
  const [metric, imperial] = [read('metric'), read('imperial')]
  if (metric === undefined) return undefined
  const label = side ? words.sides[side] : attribute.label
  return metric === imperial ? [label, metric] : [label, metric, imperial]
}

function textOf(
  attribute: Attribute,
  attributes: Record<string, unknown>,
  reader: ValueReader & { system: UnitSystem },
  side: Side | undefined,
): string | undefined {
  const value = storedValue(attribute, attributes)
  if (value === undefined) return undefined
  if (!side || typeof value !== 'object' || !('width' in value))
    return formatValue(attribute, value, reader)
  const unit = attribute.unit && unitIn(attribute.unit, reader.system)
  const amount = value.unit && unit ? convert(value[side], value.unit, unit) : value[side]
  const number = numberFormat(reader.lng, decimalsIn(attribute, unit))(amount)
  return `${number}${unitBehind(unit, attribute.unitText, reader.lng)}`
}
