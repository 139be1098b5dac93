import { hasChoice, rangeTest } from '../catalogue/attribute-facets'
import type { AskedRange } from '../catalogue/attributes/asked-range'
import type { Attribute } from '../catalogue/attributes/definition'
import {
  decimalsIn,
  formatValue,
  numberFormat,
  unitBehind,
  type ValueReader,
} from '../catalogue/attributes/format'
import { listProperties, noKey, type Property, type Side } from '../catalogue/attributes/measures'
import { convert, unitIn, type UnitSystem } from '../catalogue/attributes/units'
import { storedValue } from '../catalogue/attributes/value'
import type { Catalogue } from '../catalogue/catalogue'
import { markMeasures } from '../catalogue/column'
import type { ListedProduct } from '../catalogue/row'

export interface FinderAnswer {
  /** As it stands in addresses. */
  key: string
  label: string
  /** A product fits that meets all of them. */
  conditions: readonly Condition[]
}

export interface FinderQuestion {
  /** Name of its parameter in addresses. */
  key: string
  question: string
  help: string
  answers: readonly FinderAnswer[]
}

/** A question with what was answered; undefined where the visitor has no preference. */
export interface GivenAnswer {
  question: FinderQuestion
  answer: FinderAnswer | undefined
}

export interface Relaxation {
  /** Answers without which something fits. */
  without: GivenAnswer[]
  /** Number of products that would match. */
  count: number
}

export interface Found {
  /** Places among the rows of what fits all answers, in the order of the catalogue. */
  places: number[]
  /** Answers to withdraw where nothing matches: the fewest, the most productive first. */
  relaxations: Relaxation[]
}

/** Bits of a number that hold which answers a product does not fit. */
export const maxQuestions = 30

/** Not more ways out than a visitor compares. */
const maxRelaxations = 4

/** Finds the products that match the answers, or the answers that prevent a match. */
export function findFitting(catalogue: Catalogue, given: readonly GivenAnswer[]): Found {
  const { places, misses } = testAnswers(catalogue, given)
  return { places, relaxations: places.length > 0 ? [] : relaxationsOf(misses, given) }
}

/**
 * Finds why nothing matches one more answer: the fewest of the given answers that exclude everything it would keep.
 * @returns nothing where no product of the catalogue matches the answer
 */
export function findConflict(
  catalogue: Catalogue,
  given: readonly GivenAnswer[],
  answer: FinderAnswer,
): GivenAnswer[] {
  const { misses } = testAnswers(catalogue, given, answerTest(answer, catalogue))
  return misses.size === 0 ? [] : (relaxationsOf(misses, given)[0]?.without ?? [])
}

/** Puts the answers to every product, or to those that pass a test before. */
function testAnswers(
  catalogue: Catalogue,
  given: readonly GivenAnswer[],
  isAsked: (place: number) => boolean = () => true,
): { places: number[]; misses: Map<number, number> } {
  const tests = given.slice(0, maxQuestions).map(({ answer }) => answerTest(answer, catalogue))
  const places: number[] = []
  /** Numbers of products that miss just these answers, by their bits. */
  const misses = new Map<number, number>()
  for (let place = 0; place < catalogue.table.size; place += 1) {
    if (!isAsked(place)) continue
    let missed = 0
    tests.forEach((test, index) => {
      if (!test(place)) missed |= 1 << index
    })
    if (missed === 0) places.push(place)
    else misses.set(missed, (misses.get(missed) ?? 0) + 1)
  }
  return { places, misses }
}

/** Counts, among some products, those that match one more answer. */
export function countFitting(
  catalogue: Catalogue,
  places: readonly number[],
  answer: FinderAnswer,
): number {
  const test = answerTest(answer, catalogue)
  return places.reduce((count, place) => (test(place) ? count + 1 : count), 0)
}

function answerTest(
  answer: FinderAnswer | undefined,
  catalogue: Catalogue,
): (place: number) => boolean {
  const tests = (answer?.conditions ?? []).map((condition) => conditionTest(condition, catalogue))
  return (place) => tests.every((test) => test(place))
}

function relaxationsOf(
  misses: ReadonlyMap<number, number>,
  given: readonly GivenAnswer[],
): Relaxation[] {
  const fewest = Math.min(...[...misses.keys()].map(bitsOf))
  return [...misses]
    .filter(([missed]) => bitsOf(missed) === fewest)
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, maxRelaxations)
    .map(([missed, count]) => ({
      without: given.filter((_, index) => (missed & (1 << index)) !== 0),
      count,
    }))
}

function bitsOf(number: number): number {
  let bits = 0
  for (let rest = number; rest > 0; rest &= rest - 1) bits += 1
  return bits
}

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
function conditionTest(
  condition: Condition,
  { table, attributes }: Pick<Catalogue, 'table' | 'attributes'>,
): (place: number) => boolean {
  if (condition.kind === 'category') {
    const wanted = new Set(condition.categories)
    return (place) => wanted.has(table.categoryAt(place))
  }
  const property = findProperty(condition, attributes)
  if (!property) return () => false
  const column = table.columns.of(property)
  const marks = markMeasures(column, measureTest(condition, property.attribute))
  return (place) => marks[column.placeOf.at(place)] === 1
}

/** The property that a condition is about; undefined for a category, and where the catalogue does not know it. */
export function findProperty(
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

/** Lists the values that the answers ask for: names and values of the product at a place, each once. */
export function reasonsFor(
  place: number,
  given: readonly GivenAnswer[],
  catalogue: Catalogue,
  categoryLabel: string,
): ListedProduct['values'] {
  const conditions = given.flatMap(({ answer }) => answer?.conditions ?? [])
  const reasons = conditions.flatMap((condition) => {
    const reason = reasonFor(place, condition, catalogue, categoryLabel)
    return reason ? [reason] : []
  })
  return [...new Map(reasons.map((reason) => [reason[0], reason])).values()]
}

function reasonFor(
  place: number,
  condition: Condition,
  { table, attributes, categories, lng, words }: Catalogue,
  categoryLabel: string,
): ListedProduct['values'][number] | undefined {
  if (condition.kind === 'category') {
    const category = categories.find(({ id }) => id === table.categoryAt(place))
    return category && [categoryLabel, category.name]
  }
  const property = findProperty(condition, attributes)
  if (!property) return undefined
  const { attribute, side } = property
  const stored = { [attribute.key]: table.columns.storedAt(place, property) }
  const read = (system: UnitSystem) => textOf(attribute, stored, { lng, system, words }, side)
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
