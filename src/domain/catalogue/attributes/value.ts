import { isRecord } from '@/src/platform/values/stored-values'
import type { Attribute } from './definition'
import { isSameQuantity, isUnit, type Unit } from './units'

/** A number as it was entered; without a unit where the attribute has none that is converted. */
export interface NumberValue {
  value: number
  unit?: Unit
}

/** From the lowest to the highest, both included. */
export interface RangeValue {
  min: number
  max: number
  unit?: Unit
}

export interface DimensionsValue {
  width: number
  depth: number
  height: number
  unit?: Unit
}

/** A value as it is stored, by the kind of its attribute; a text is stored by language in `attributeTexts`. */
export type AttributeValue = NumberValue | RangeValue | DimensionsValue | string[] | boolean

/** Values of a product by the keys of their attributes. */
export type AttributeValues = Record<string, AttributeValue>

export type CheckedValue = { value: AttributeValue } | { problem: string }

/**
 * Checks a value by the kind of its attribute, and brings it into the form in which it is stored: with the unit that
 * it was given in. A plain number counts in the attribute's unit, a plain text as a list of one choice.
 */
export function checkValue(attribute: Attribute, given: unknown): CheckedValue {
  switch (attribute.kind) {
    case 'number':
      return checkAmounts(attribute, isNumber(given) ? { value: given } : given, ['value'])
    case 'range': {
      const checked = checkAmounts(attribute, given, ['min', 'max'])
      if ('problem' in checked) return checked
      const { min, max } = checked.value as RangeValue
      return min <= max ? checked : { problem: 'must not have a min above its max' }
    }
    case 'dimensions': {
      const checked = checkAmounts(attribute, given, ['width', 'depth', 'height'])
      if ('problem' in checked) return checked
      const { width, depth, height } = checked.value as DimensionsValue
      return Math.min(width, depth, height) > 0
        ? checked
        : { problem: 'must have a width, depth and height above 0' }
    }
    case 'choice':
      return checkChoices(attribute, typeof given === 'string' ? [given] : given)
    case 'yesNo':
      return typeof given === 'boolean' ? { value: given } : { problem: 'must be true or false' }
    case 'text':
      return { problem: 'is a text: it belongs in attributeTexts, by language' }
  }
}

interface AttributeProblem {
  key: string
  /** Problem, as a phrase that follows the name of the attribute. */
  problem: string
}

/**
 * Checks all values of a product against the attributes of its category. What is null or undefined is no value.
 * @param attributes those of the product's category
 * @param before values that are stored already: what the category does not have, or what fits its attribute no more,
 *   stays as it is until it is changed
 */
export function checkValues(
  attributes: readonly Attribute[],
  given: Record<string, unknown>,
  before: Record<string, unknown> = {},
): { values: AttributeValues; problems: AttributeProblem[] } {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const values: AttributeValues = {}
  const problems: AttributeProblem[] = []
  for (const [key, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue
    const attribute = byKey.get(key)
    const checked = attribute
      ? checkValue(attribute, value)
      : { problem: 'is no attribute of the category' }
    if ('value' in checked) values[key] = checked.value
    else if (Object.hasOwn(before, key) && isSame(before[key], value))
      values[key] = value as AttributeValue
    else problems.push({ key, problem: checked.problem })
  }
  return { values, problems }
}

/** A stored value, undefined where it does not fit its attribute: what databases hold is not trusted. */
export function storedValue(attribute: Attribute, values: unknown): AttributeValue | undefined {
  if (!isRecord(values) || attribute.kind === 'text') return undefined
  const given = values[attribute.key]
  if (given === null || given === undefined) return undefined
  const checked = checkValue(attribute, given)
  return 'value' in checked ? checked.value : undefined
}

/** Larger ones are typing errors, and arithmetic with them would lose digits. */
const maxAmount = 1e12

function checkAmounts(attribute: Attribute, given: unknown, names: string[]): CheckedValue {
  if (!isRecord(given)) return { problem: `must be ${formOf(attribute, names)}` }
  const unknown = Object.keys(given).find((name) => name !== 'unit' && !names.includes(name))
  if (unknown !== undefined) return { problem: `must not hold ${unknown}` }
  for (const name of names) {
    const amount = given[name]
    if (!isNumber(amount)) return { problem: `must be ${formOf(attribute, names)}` }
    if (Math.abs(amount) > maxAmount) return { problem: 'is too large a number' }
  }
  const amounts = Object.fromEntries(names.map((name) => [name, given[name]]))
  const { unit = attribute.unit } = given
  if (attribute.unit === undefined) {
    return unit === undefined || unit === null
      ? { value: amounts as unknown as AttributeValue }
      : { problem: 'has no unit' }
  }
  if (unit !== null && (!isUnit(unit) || !isSameQuantity(unit, attribute.unit)))
    return { problem: `must be in a unit that ${attribute.unit} is converted to` }
  return { value: { ...amounts, unit: unit ?? attribute.unit } as unknown as AttributeValue }
}

function formOf({ unit }: Attribute, names: string[]): string {
  const of = unit === undefined ? '' : ` of ${unit}`
  return names.length === 1 ? `a number${of}` : `{${names.join(', ')}}, numbers${of}`
}

function checkChoices({ choices, isMany }: Attribute, given: unknown): CheckedValue {
  const known = Object.keys(choices)
  if (!Array.isArray(given) || given.length === 0)
    return { problem: `must be ${isMany ? 'some' : 'one'} of ${known.join(', ')}` }
  const unknown = given.find((choice) => !known.includes(choice as string))
  if (unknown !== undefined)
    return { problem: `must be ${isMany ? 'some' : 'one'} of ${known.join(', ')}` }
  if (!isMany && given.length > 1) return { problem: 'takes one choice' }
  const chosen = new Set(given)
  return { value: known.filter((choice) => chosen.has(choice)) }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** No longer than a remark in a table. */
const maxLength = 1000

/**
 * Checks the texts of a product in one language against the attributes of its category.
 * @param before texts that are stored already: what the category does not have, and nobody changed, stays unseen
 */
export function checkTexts(
  attributes: readonly Attribute[],
  texts: Record<string, unknown>,
  before: Record<string, unknown>,
): AttributeProblem[] {
  const keys = new Set(attributes.map(({ key }) => key))
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text === null || (!keys.has(key) && before[key] === text)) return []
    if (!keys.has(key)) return [{ key, problem: 'is no attribute of the category' }]
    if (typeof text !== 'string') return [{ key, problem: 'must be a text' }]
    return text.length > maxLength
      ? [{ key, problem: `must not be longer than ${maxLength} characters` }]
      : []
  })
}
