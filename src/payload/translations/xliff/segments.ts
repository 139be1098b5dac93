import { isRecord } from '@/src/platform/values/stored-values'
import type { DescribedField } from '../described-fields'

/** Translated parts of an object: its values alone, or its names too, as in a table of specifications. */
interface Shape {
  hasTextNames: boolean
}

/**
 * The texts of a field's value, in their order: itself, the entries of a list, values (and names) of an object, the
 * words of rich text. What is no text (numbers, links, the make-up of rich text) is the value's structure.
 */
export function textsIn(value: unknown, shape: Shape): string[] {
  const texts: string[] = []
  const change = (text: string) => {
    texts.push(text)
    return text
  }
  mapTexts(value, { ...shape, change })
  return texts
}

/**
 * A value of the same structure with other texts.
 * @param texts as many as `textsIn` finds
 */
export function withTexts(value: unknown, texts: string[], shape: Shape): unknown {
  const rest = [...texts]
  return mapTexts(value, { ...shape, change: (text) => rest.shift() ?? text })
}

/** A field's value with other texts, or the reason why it cannot have them. */
export type FilledTexts = { value: unknown } | { message: string }

/** Puts translations into the structure of a field's English. @param targets as many as the English has texts */
export function fillTexts(field: DescribedField, targets: string[]): FilledTexts {
  const shape = getShape(field)
  if (targets.some((target) => target.trim() === '')) {
    return { message: 'Some of its segments have no target' }
  }
  const max = getMaxLength(field) ?? Infinity
  if (targets.some((target) => target.length > max)) {
    return { message: `A target is longer than ${max} characters` }
  }
  if (targets.some((target) => target.includes('\0'))) {
    return { message: 'A target has a NUL character' }
  }
  const value = withTexts(field.english, targets, shape)
  return textsIn(value, shape).length === targets.length
    ? { value }
    : { message: 'Two of its names became the same' }
}

type Change = (text: string) => string

function mapTexts(value: unknown, how: Shape & { change: Change }): unknown {
  const { change, hasTextNames } = how
  if (typeof value === 'string') return value.trim() === '' ? value : change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, how))
  if (!isRecord(value)) return value
  if (isRecord(value.root)) return { ...value, root: mapNode(value.root, change) }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      hasTextNames && name.trim() !== '' ? change(name) : name,
      mapTexts(inner, how),
    ]),
  )
}

/** A node of the editor's rich text. */
function mapNode(node: Record<string, unknown>, change: Change): Record<string, unknown> {
  const { children, text } = node
  return {
    ...node,
    ...(typeof text === 'string' && text.trim() !== '' ? { text: change(text) } : {}),
    ...(Array.isArray(children)
      ? { children: children.map((child) => (isRecord(child) ? mapNode(child, change) : child)) }
      : {}),
  }
}

/** Types of fields whose texts files can hold. */
const exchanged = ['text', 'textarea', 'richText', 'json', 'code']

/** Returns true where the texts of a field go into files. */
export const isExchanged = ({ field }: Pick<DescribedField, 'field'>): boolean =>
  exchanged.includes(field.type)

export const getShape = ({ field }: Pick<DescribedField, 'field'>): Shape => ({
  hasTextNames: field.custom?.hasTextNames === true,
})

/** The longest that a text may be, where the field says so. */
export const getMaxLength = ({ field }: Pick<DescribedField, 'field'>): number | undefined =>
  'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : undefined

/** Returns the name of a record in a file. */
export const formatOriginal = (collection: string, id: string): string => `${collection}/${id}`
