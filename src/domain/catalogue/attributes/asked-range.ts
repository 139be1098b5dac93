import { convert, isSameQuantity, isUnit, type Unit } from './units'

/** A range of numbers as addresses name it: `gt600..800mm`, `..31.4in`, `20..`; one number stands for itself. */
export interface AskedRange {
  min?: number
  /** Excludes the lower end, for ranges that follow each other. */
  isMinOut?: boolean
  max?: number
  unit?: Unit
}

const number = '[-−]?\\d{1,12}(?:\\.\\d{1,6})?'
const range = new RegExp(`^(?:(gt)?(${number}))?\\.\\.(${number})?(\\D*)$`)
const point = new RegExp(`^(${number})([^\\d.]*)$`)

/**
 * Reads a range; undefined for what is none, or is none of an attribute of this unit.
 * @param own unit of the attribute, in which numbers without a unit count
 */
export function parseRange(text: string, own: Unit | undefined): AskedRange | undefined {
  const [, one, oneUnit] = point.exec(text) ?? []
  const [, out, low, high, rangeUnit] = range.exec(text) ?? []
  if (one === undefined && low === undefined && high === undefined) return undefined
  const given = (one === undefined ? rangeUnit : oneUnit)?.trim() ?? ''
  if (own ? given !== '' && !(isUnit(given) && isSameQuantity(given, own)) : given !== '')
    return undefined
  const unit = isUnit(given) ? given : own
  const min = numberOf(one ?? low)
  const max = numberOf(one ?? high)
  if (min !== undefined && max !== undefined && (out ? min >= max : min > max)) return undefined
  return {
    ...(min === undefined ? {} : { min }),
    ...(min !== undefined && out !== undefined ? { isMinOut: true } : {}),
    ...(max === undefined ? {} : { max }),
    ...(unit ? { unit } : {}),
  }
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replace('−', '-'))

/** The same range has the same text, whichever way it was written. */
export const rangeText = ({ min, isMinOut, max, unit = '' as Unit }: AskedRange): string =>
  min !== undefined && min === max
    ? `${min}${unit}`
    : `${isMinOut ? 'gt' : ''}${min ?? ''}..${max ?? ''}${unit}`

/** Ends in another unit; an open end is not finite. */
export function endsIn(
  { min, isMinOut = false, max, unit }: AskedRange,
  own: Unit | undefined,
): { min: number; isMinOut: boolean; max: number } {
  const read = (end: number) => (unit && own ? convert(end, unit, own) : end)
  return {
    min: min === undefined ? -Infinity : read(min),
    isMinOut,
    max: max === undefined ? Infinity : read(max),
  }
}
