import type { FieldHook, JSONField } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'

/** Limits of a free JSON value, so that lists of documents stay small. */
const jsonLimits = { bytes: 64 * 1024, depth: 20, keys: 500 }

/** A localized list of texts, edited one a line: trimmed, without empty lines (section 5). */
export const linesField = (name: string, options: Partial<JSONField> = {}): JSONField => ({
  name,
  type: 'json',
  localized: true,
  defaultValue: [],
  jsonSchema: {
    uri: `terminalia://${name}.json`,
    fileMatch: [`terminalia://${name}.json`],
    schema: { type: 'array', items: { type: 'string' } },
  },
  ...options,
  admin: { ...options.admin, components: { Field: '/src/staff/panel/json-fields#LinesField' } },
  hooks: {
    beforeValidate: [({ value }) => (isTexts(value) ? withoutBlanks(value) : value)],
    beforeChange: [emptyIsNone],
  },
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (isTexts(value) && JSON.stringify(value).length <= jsonLimits.bytes) ||
    `${name} must be a list of texts`,
})

/** A localized object. */
export const objectField = (name: string, options: Partial<JSONField> = {}): JSONField => ({
  name,
  type: 'json',
  localized: true,
  jsonSchema: {
    uri: `terminalia://${name}.json`,
    fileMatch: [`terminalia://${name}.json`],
    schema: { type: 'object' },
  },
  ...options,
  hooks: { beforeChange: [emptyIsNone] },
  validate: (value: unknown) =>
    value === null || value === undefined || objectProblem(value, name) || true,
})

/**
 * Checks that a value is an object or nothing. Without a `validate` of its own a field with a `jsonSchema` has its schema
 * compiled anew at each write, which takes 15 ms.
 */
export const objectOrNothing =
  (name: string) =>
  (value: unknown): true | string =>
    value === null || value === undefined || isObject(value) || `${name} must be an object`

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Drops empty values in other languages, so that the default language is used. */
const emptyIsNone: FieldHook = ({ value, req: { locale } }) =>
  locale && locale !== defaultLanguage && isEmpty(value) ? null : value

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')

const withoutBlanks = (lines: string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '')

function objectProblem(value: unknown, name: string): string | undefined {
  if (!isObject(value)) return `${name} must be an object`
  const { depth, keys } = measure(value)
  if (depth > jsonLimits.depth) return `${name} is nested too deeply`
  if (keys > jsonLimits.keys) return `${name} has more than ${jsonLimits.keys} entries`
  if (JSON.stringify(value).length > jsonLimits.bytes) return `${name} is larger than 64 kB`
  return undefined
}

/** Depth and number of entries, without recursion: the value comes from outside. */
function measure(value: object): { depth: number; keys: number } {
  let depth = 0
  let keys = 0
  const open: { node: object; level: number }[] = [{ node: value, level: 1 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    depth = Math.max(depth, level)
    for (const inner of Object.values(node)) {
      keys += 1
      if (typeof inner === 'object' && inner !== null) open.push({ node: inner, level: level + 1 })
    }
  }
  return { depth, keys }
}
