import { getNumberFormat } from '@/src/i18n/format'
import type { Attribute } from './definition'
import { convert, type Unit, unitIn, units, unitSymbol, type UnitSystem } from './units'
import {
  type AttributeValue,
  type DimensionsValue,
  type NumberValue,
  type RangeValue,
  storedValue,
} from './value'

/** Words for values that are no numbers, in the reader's language. */
export interface ValueWords {
  yes: string
  no: string
}

/** Reader of values: language and system of units. */
export interface ValueReader {
  lng: string
  system?: UnitSystem
  words: ValueWords
}

/** An attribute of a product, as a reader sees it. */
export interface ShownValue {
  attribute: Attribute
  /** The value in words, with its unit. */
  text: string
}

/** A stored value of an attribute in words; undefined where it does not fit the attribute. */
export type ValueText = (attribute: Attribute, stored: unknown) => string | undefined

const valueText =
  (reader: ValueReader): ValueText =>
  (attribute, stored) => {
    const value = storedValue(attribute, { [attribute.key]: stored })
    return value === undefined ? undefined : formatValue(attribute, value, reader)
  }

/** The same, which writes each different value once: many thousand products share most of theirs. */
export function rememberingValueText(reader: ValueReader): ValueText {
  const textOfValue = valueText(reader)
  const known = new Map<Attribute, Map<string, string | undefined>>()
  return (attribute, stored) => {
    const texts = known.get(attribute) ?? new Map<string, string | undefined>()
    if (texts.size === 0) known.set(attribute, texts)
    const key = JSON.stringify(stored)
    if (!texts.has(key)) texts.set(key, textOfValue(attribute, stored))
    return texts.get(key)
  }
}

/**
 * The values of a product in words, in the order of the attributes; those that it has not, or that do not fit, are
 * left out. A text of the product beside a value of another kind is a remark to it: "480 kg, empty".
 * @param attributes those of the product's category
 */
export function shownValues(
  attributes: readonly Attribute[],
  product: { attributes?: unknown; attributeTexts?: unknown },
  reader: ValueReader,
  textOfValue = valueText(reader),
): ShownValue[] {
  const values = recordOf(product.attributes)
  return attributes.flatMap((attribute) => {
    const text = textOf(product.attributeTexts, attribute.key)
    if (attribute.kind === 'text') return text === '' ? [] : [{ attribute, text }]
    const value = textOfValue(attribute, values[attribute.key])
    return value === undefined ? [] : [{ attribute, text: withRemark(value, text, reader.lng) }]
  })
}

/**
 * The documented object of texts (section 3): what attributes say in the reader's language, then the free texts. A
 * free text of the same name stands in the place of the attribute's, so that what a client wrote is what it reads.
 */
export function mergedSpecifications(
  shown: readonly ShownValue[],
  free: Record<string, unknown>,
): Record<string, unknown> {
  return {
    ...Object.fromEntries(shown.map(({ attribute, text }) => [attribute.label, text])),
    ...free,
  }
}

/** A value in words: numbers as the language writes them, converted into the reader's units. */
export function formatValue(
  attribute: Attribute,
  value: AttributeValue,
  { lng, system = 'metric', words }: ValueReader,
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    return value.map((choice) => attribute.choices[choice] ?? choice).join(signsOf(lng).list)
  }
  const unit = attribute.unit && unitIn(attribute.unit, system)
  const read = (amount: number) =>
    numberFormat(
      lng,
      decimalsIn({ ...attribute, decimals: ownDecimals(attribute, unit, amount) }, unit),
    )(inUnit(amount, value.unit, unit))
  return `${amountsOf(value, read, lng)}${unitBehind(unit, attribute.unitText, lng)}`
}

/** Returns the text behind a number, with its space: the sign of a unit, or the attribute's own word. */
export function unitBehind(unit: Unit | undefined, unitText: string, lng: string): string {
  const behind = unit ? unitSymbol(unit, lng) : unitText
  const space = /^[°″]?$/.test(behind) || !needsSpace(behind, lng) ? '' : '\u00a0'
  return `${space}${behind}`
}

/** Numbers as the language writes them, with a true minus. */
export function numberFormat(lng: string, decimals: number): (amount: number) => string {
  const format = getNumberFormat(lng, decimals)
  return (amount) => format.format(amount).replace('-', '−')
}

/** A length in both systems of units, as a language writes it: `600 mm`, and `23.6 in`. */
export const measuresIn = (
  millimetres: number,
  lng: string,
): [metric: string, imperial: string] => [
  `${getNumberFormat(lng, 0).format(millimetres)}${unitBehind('mm', '', lng)}`,
  `${getNumberFormat(lng, 1).format(convert(millimetres, 'mm', 'in'))}${unitBehind('in', '', lng)}`,
]

/** Decimals with which a converted value says as much as the original. */
export function decimalsIn({ decimals, unit }: Attribute, shown: Unit | undefined): number {
  if (!unit || !shown || unit === shown) return decimals
  const ratio = units[shown].factor / units[unit].factor
  return Math.max(0, decimals + Math.round(Math.log10(ratio)))
}

/** A value that is converted for a reader is no more exact than it was: 395 kg are 871 lb, not 870.83 lb. */
function ownDecimals(
  { decimals, unit }: Attribute,
  shown: Unit | undefined,
  amount: number,
): number {
  if (unit === shown) return decimals
  const [, given = ''] = /\.(\d+)$/.exec(String(amount)) ?? []
  return Math.min(decimals, given.length)
}

const inUnit = (amount: number, from: Unit | undefined, to: Unit | undefined): number =>
  from && to ? convert(amount, from, to) : amount

function amountsOf(
  value: NumberValue | RangeValue | DimensionsValue,
  read: (amount: number) => string,
  lng: string,
): string {
  if ('width' in value) return [value.width, value.depth, value.height].map(read).join(' × ')
  if ('min' in value) {
    // A dash between signs would read as another sign.
    const { from, to, dash } = signsOf(lng)
    return value.min < 0
      ? `${from}${read(value.min)}${to}${read(value.max)}`
      : `${read(value.min)}${dash}${read(value.max)}`
  }
  return read(value.value)
}

const withRemark = (value: string, remark: string, lng: string): string =>
  remark === '' ? value : `${value}${signsOf(lng).comma}${remark}`

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const textOf = (texts: unknown, key: string): string => {
  const text = recordOf(texts)[key]
  return typeof text === 'string' ? text.trim() : ''
}

/** Japanese and Korean put no space between a number and a word of their own: 12,500枚. */
const needsSpace = (unit: string, lng: string): boolean =>
  !(
    (lng === 'ja' || lng === 'ko') &&
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(unit)
  )

const plain = { list: ', ', comma: ', ', dash: '–', from: '', to: ' to ' }

/** Signs between values; those that differ from English. */
const signs: Record<string, Partial<typeof plain>> = {
  zh: { list: '、', comma: '，', to: ' 至 ' },
  hi: { to: ' से ' },
  ja: { list: '、', comma: '、', dash: '～', to: '～' },
  ko: { dash: '~', to: '~' },
  th: { comma: ' ', to: ' ถึง ' },
  vi: { to: ' đến ' },
  ru: { from: 'от ', to: ' до ' },
  id: { to: ' hingga ' },
  ms: { to: ' hingga ' },
  de: { to: ' bis ' },
  fr: { to: ' à ' },
  es: { to: ' a ' },
}

const signsOf = (lng: string): typeof plain => ({
  ...plain,
  ...signs[lng],
})

/** A value as readers of both systems of units see it. */
export interface ValueInUnits extends ShownValue {
  /** In the imperial system, where it differs. */
  imperial?: string
}

/** Values of a product with the same values in the other system, where that writes them otherwise. */
export function inBothSystems(
  metric: readonly ShownValue[],
  imperial: readonly ShownValue[],
): ValueInUnits[] {
  const others = new Map(imperial.map(({ attribute, text }) => [attribute.key, text]))
  return metric.map((value) => {
    const other = others.get(value.attribute.key)
    return other === undefined || other === value.text ? value : { ...value, imperial: other }
  })
}
