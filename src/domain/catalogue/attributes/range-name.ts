import type { AskedRange } from './asked-range'
import type { Attribute } from './definition'
import { decimalsIn, numberFormat, unitBehind } from './format'
import { convert, type Unit } from './units'

/** A range in words, in a unit: "≤ 800 mm", "600–800 mm", "> 1,000 kg". */
export function rangeName(
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
