import type { Attribute } from './definition'
import {
  type AttributeValue,
  type CheckedValue,
  checkValue,
  type DimensionsValue,
  type RangeValue,
} from './value'

/** Head of an attribute's column: its key, and the unit that plain numbers in it count in. */
export const attributeHead = ({ key, unit }: Attribute): string => (unit ? `${key} [${unit}]` : key)

/** A column of a file that holds an attribute. */
export interface AttributeColumn {
  /** As the head has it. */
  column: string
  attribute: Attribute
  /** Reads plain numbers in the unit of the column's head; one invalid number refuses all cells. */
  unit: string | undefined
}

/** Columns of a file that are those of attributes: `weight`, `weight [kg]` or `weight [lb]`. */
export function attributeColumns(
  columns: readonly string[],
  attributes: readonly Attribute[],
): AttributeColumn[] {
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  return columns.flatMap((column) => {
    const [, key = '', named] = /^([a-z][a-z0-9-]*)\s*(?:\[([^\]]*)\])?$/.exec(column.trim()) ?? []
    const attribute = byKey.get(key)
    return attribute ? [{ column, attribute, unit: named?.trim() || attribute.unit }] : []
  })
}

/** A value as a cell: numbers with a point, with their unit where it is another than that of the head. */
export function formatCell({ unit }: Attribute, value: AttributeValue): string {
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.join('; ')
  const behind = value.unit && value.unit !== unit ? ` ${value.unit}` : ''
  if ('width' in value) return `${value.width} x ${value.depth} x ${value.height}${behind}`
  return 'min' in value ? `${value.min} to ${value.max}${behind}` : `${value.value}${behind}`
}

/** Parses a cell that is not empty, by the kind of the attribute. Texts are returned as they are. */
export function parseCell({ attribute, unit }: AttributeColumn, cell: string): CheckedValue {
  switch (attribute.kind) {
    case 'yesNo':
      return flags.has(cell.toLowerCase())
        ? { value: flags.get(cell.toLowerCase()) ?? false }
        : { problem: 'must be true or false' }
    case 'choice':
      return checkValue(attribute, cell.split(/\s*[;,]\s*/).filter(Boolean))
    case 'number':
      return fromNumbers(attribute, cell, unit, /^$/, ([value]) => ({ value }), 'such as 20')
    case 'range':
      return fromNumbers(
        attribute,
        cell,
        unit,
        /^\s*(?:to|\.\.|…|–)\s*$/,
        ([min, max]): Partial<RangeValue> => ({ min, max }),
        'such as 5 to 40',
      )
    case 'dimensions':
      return fromNumbers(
        attribute,
        cell,
        unit,
        /^\s*[x×*]\s*$/i,
        ([width, depth, height]): Partial<DimensionsValue> => ({ width, depth, height }),
        'such as 460 x 780 x 1420',
      )
    case 'text':
      return { problem: 'is a text' }
  }
}

const flags = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

const number = /[-−]?\d+(?:\.\d+)?/g

/** Numbers with nothing but the right signs between them, and a unit behind the last. */
function fromNumbers(
  attribute: Attribute,
  cell: string,
  headUnit: string | undefined,
  between: RegExp,
  toValue: (numbers: number[]) => object,
  example: string,
): CheckedValue {
  const found = [...cell.matchAll(number)]
  const last = found.at(-1)
  const numbers = found.map(([digits]) => Number(digits.replace('−', '-')))
  const gaps = found
    .slice(1)
    .map((match, at) =>
      cell.slice((found[at]?.index ?? 0) + (found[at]?.[0].length ?? 0), match.index),
    )
  const isWhole = found[0]?.index === 0 && gaps.every((gap) => between.test(gap))
  const names = Object.keys(toValue([]))
  if (!last || !isWhole || numbers.length !== names.length)
    return {
      problem: `must be ${example}${attribute.unit ? `, in ${attribute.unit} or with a unit` : ''}`,
    }
  const behind = cell.slice(last.index + last[0].length).trim()
  const unit = behind === '' ? headUnit : behind
  return checkValue(attribute, { ...toValue(numbers), ...(unit === undefined ? {} : { unit }) })
}
