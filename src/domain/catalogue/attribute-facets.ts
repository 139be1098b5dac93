import { type AskedRange, endsIn, parseRange, rangeText } from './attributes/asked-range'
import type { Attribute } from './attributes/definition'
import { decimalsIn, numberFormat, unitBehind } from './attributes/format'
import {
  listProperties,
  type Measure,
  noKey,
  type Property,
  type Side,
  yesKey,
} from './attributes/measures'
import { convert, type Unit, unitIn, type UnitSystem, unitSystems } from './attributes/units'
import { type Column, type Columns, countAll, countRows, markMeasures } from './column'
import type { RangeEnds, ValueFacet, ValueOption } from './value-facet'

/** Words that facets say in the language of the page. */
export interface FacetWords {
  yes: string
  no: string
  sides: Record<Side, string>
}

/**
 * Facets of the attributes that are meant for filters, in the order of the attributes. They are made of the whole
 * catalogue, once for each change of it.
 */
export function attributeFacets(
  attributes: readonly Attribute[],
  columns: Columns,
  lng: string,
  words: FacetWords,
): ValueFacet[] {
  const shown = attributes.filter(({ places }) => places.includes('facets'))
  const isOnlyBody = shown.filter(({ kind }) => kind === 'dimensions').length === 1
  return shown.flatMap(listProperties).map((property) => {
    const { attribute, side } = property
    const sideName = side && words.sides[side]
    return {
      key: property.key,
      name: sideName
        ? isOnlyBody
          ? sideName
          : `${attribute.label}: ${sideName}`
        : attribute.label,
      ...facetOf(property, columns.of(property), lng, words),
    }
  })
}

type Described = Omit<ValueFacet, 'key' | 'name'>

function facetOf(property: Property, column: Column, lng: string, words: FacetWords): Described {
  const { attribute } = property
  const { placeOf } = column
  const shared: Pick<ValueFacet, 'count' | 'test'> = {
    count: (rows) => countRows(rows, column),
    test: (marks) => (row) => marks[placeOf.at(row)] === 1,
  }
  if (attribute.kind === 'choice' || attribute.kind === 'yesNo') {
    const names =
      attribute.kind === 'choice'
        ? Object.entries(attribute.choices)
        : [
            [yesKey, words.yes],
            [noKey, words.no],
          ]
    const options = names.map(([key = '', name = '']) => ({
      key,
      name,
      marks: markMeasures(column, (measure) => hasChoice(measure, key)),
    }))
    return { ...shared, options, read: (value) => options.find(({ key }) => key === value) }
  }
  const isSpan = attribute.kind === 'range'
  const toOption = (range: AskedRange): ValueOption => ({
    key: rangeText(range),
    ...namesOf(range, attribute, lng),
    from: endsIn(range, attribute.unit).min,
    marks: markMeasures(column, rangeTest(range, attribute.unit)),
  })
  return {
    ...shared,
    isEvery: isSpan,
    ends: endsOf(attribute),
    options: rangesOf(attribute, column, isSpan).map(([range, system]) => ({
      ...toOption(range),
      ...(system ? { system } : {}),
    })),
    read: (value) => {
      const range = parseRange(value, attribute.unit)
      return range && toOption(range)
    },
  }
}

export const hasChoice = (measure: Measure, choice: string): boolean =>
  measure.kind === 'choices' && measure.choices.includes(choice)

/**
 * Returns a test for measures in a range. A span, such as a machine's working temperatures, has to hold all of the
 * range: a request for −10 to 40 °C needs both ends.
 */
export function rangeTest(range: AskedRange, own: Unit | undefined): (measure: Measure) => boolean {
  const { min, isMinOut, max } = endsIn(range, own)
  return (measure) => {
    if (measure.kind === 'choices') return false
    if (measure.kind === 'amount')
      return (isMinOut ? measure.value > min : measure.value >= min) && measure.value <= max
    const low = min === -Infinity ? max : min
    const high = max === Infinity ? min : max
    return measure.min <= low && high <= measure.max
  }
}

/** Ranges to choose from: those of both systems of units where they differ, each with round numbers of its own. */
function rangesOf(
  attribute: Attribute,
  column: Column,
  isSpan: boolean,
): [range: AskedRange, system: UnitSystem | undefined][] {
  const { unit } = attribute
  if (!unit || unitIn(unit, 'imperial') === unit)
    return rangesIn(attribute, column, unit, isSpan).map((range) => [range, undefined])
  return unitSystems.flatMap((system) =>
    rangesIn(attribute, column, unitIn(unit, system), isSpan).map(
      (range): [AskedRange, UnitSystem] => [range, system],
    ),
  )
}

function rangesIn(
  attribute: Attribute,
  column: Column,
  unit: Unit | undefined,
  isSpan: boolean,
): AskedRange[] {
  const decimals = decimalsIn(attribute, unit)
  const shown = (amount: number) =>
    attribute.unit && unit ? convert(amount, attribute.unit, unit) : amount
  const inUnit = unit ? { unit } : {}
  const counts = countAll(column)
  if (isSpan) {
    let [low, high] = [Infinity, -Infinity]
    column.measures.forEach((measure, place) => {
      if (measure?.kind !== 'span' || counts[place] === 0) return
      low = Math.min(low, shown(measure.min))
      high = Math.max(high, shown(measure.max))
    })
    if (low > high) return []
    return makeSteps(low, high, decimals).map((at) => ({ min: at, max: at, ...inUnit }))
  }
  const amounts = column.measures.flatMap((measure, place) =>
    measure?.kind === 'amount' && counts[place] !== 0
      ? [[shown(measure.value), counts[place] as number] as const]
      : [],
  )
  const edges = findEdges(amounts, decimals)
  if (edges.length === 0) return []
  return [...edges, Infinity].map((max, index) => {
    const min = edges[index - 1]
    return {
      ...(min === undefined ? {} : { min, isMinOut: true }),
      ...(max === Infinity ? {} : { max }),
      ...inUnit,
    }
  })
}

/** In which units the ends of a range can be typed. */
function endsOf({ unit, unitText }: Attribute): RangeEnds[] {
  if (!unit) return [{ unitText }]
  const imperial = unitIn(unit, 'imperial')
  return imperial === unit
    ? [{ unit }]
    : [
        { unit, system: 'metric' },
        { unit: imperial, system: 'imperial' },
      ]
}

/** A range as each system of units says it; in the unit that it was asked in, as it was asked. */
function namesOf(
  range: AskedRange,
  attribute: Attribute,
  lng: string,
): Pick<ValueOption, 'name' | 'imperial'> {
  const nameIn = (system: UnitSystem) =>
    rangeName(range, attribute, { lng, unit: attribute.unit && unitIn(attribute.unit, system) })
  const [name, imperial] = [nameIn('metric'), nameIn('imperial')]
  return name === imperial ? { name } : { name, imperial }
}

/** A range in words, in a unit: "≤ 800 mm", "600–800 mm", "> 1,000 kg". */
function rangeName(
  range: AskedRange,
  attribute: Attribute,
  { lng, unit }: { lng: string; unit: Unit | undefined },
): string {
  const { min, isMinOut, max } = range
  // What was typed says itself; what is converted says as much as values of the attribute do.
  const isAsked = unit === range.unit
  const format = numberFormat(lng, isAsked ? 6 : decimalsIn(attribute, unit))
  const read = (end: number) => format(range.unit && unit ? convert(end, range.unit, unit) : end)
  const ends =
    min === undefined
      ? `≤\u00a0${read(max ?? 0)}`
      : max === undefined
        ? `${isMinOut ? '>' : '≥'}\u00a0${read(min)}`
        : min === max
          ? read(min)
          : `${read(min)}${min < 0 || max < 0 ? ' … ' : '–'}${read(max)}`
  return `${ends}${unitBehind(unit, attribute.unitText, lng)}`
}

/** A visitor looks through no more classes than one above this. */
const maxEdges = 6

/** Numbers that people round to, within a power of ten. */
const nice = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/** A number, and how many products have it. */
export type Amount = readonly [amount: number, count: number]

/**
 * Round numbers that divide amounts into classes of about as many products each. They are made of everything that
 * the catalogue has, so that they stay while a visitor narrows the list.
 * @param decimals of the amounts as they are shown; edges have no more
 */
export function findEdges(amounts: readonly Amount[], decimals: number): number[] {
  const sorted = [...amounts].sort(([a], [b]) => a - b)
  const [lowest, highest] = [sorted[0]?.[0] ?? 0, sorted.at(-1)?.[0] ?? 0]
  if (lowest === highest) return []
  if (lowest <= 0) return makeSteps(lowest, highest, decimals)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  const shares = Array.from({ length: maxEdges }, (_, index) => (index + 1) / (maxEdges + 1))
  const edges = shares.map((share) => roundNice(amountAt(sorted, share * (total - 1)), decimals))
  return [...new Set(edges)].filter((edge) => edge >= lowest && edge < highest)
}

/** Points at even distances, from the first above the lowest amount to the last below the highest. */
export function makeSteps(lowest: number, highest: number, decimals: number): number[] {
  const fits = (step: number) => (highest - lowest) / step <= maxEdges + 1
  let step = 10 ** -decimals
  for (let power = step; !fits(step); power *= 10) {
    step = [1, 2, 5, 10].map((times) => times * power).find(fits) ?? 10 * power
  }
  const first = Math.ceil(lowest / step)
  const count = Math.max(0, Math.floor(highest / step) - first + 1)
  return Array.from({ length: count }, (_, index) => withDecimals((first + index) * step, decimals))
}

function amountAt(sorted: readonly Amount[], place: number): number {
  let passed = 0
  return sorted.find(([, count]) => (passed += count) > place)?.[0] ?? 0
}

function roundNice(amount: number, decimals: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const candidates = [...nice, 10]
    .map((times) => withDecimals(times * power, decimals + 6))
    .filter((each) => withDecimals(each, decimals) === each)
  return candidates.reduce(
    (best, each) => (Math.abs(each - amount) < Math.abs(best - amount) ? each : best),
    candidates[0] ?? withDecimals(amount, decimals),
  )
}

const withDecimals = (amount: number, decimals: number): number =>
  Number(amount.toFixed(Math.min(decimals, 12)))
