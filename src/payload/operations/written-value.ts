import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { unsafeLinkInMarkdown, unsafeLinkInRichText } from '@/src/domain/links/link'
import { pathOfUnstorableNumber, storableNumber } from '@/src/platform/database/storable-numbers'
import { isRecord } from '@/src/platform/values/stored-values'

/** Longer lists are no work of people: 10,000 empty rows keep the database busy for a quarter of a minute. */
export const maxEntries = 500

/** Dates outside these years are typing errors, and some databases cannot sort them. */
const years = { first: 1900, last: 2200 }

/** Description of a valid date, for messages. */
export const storableDate = `a date between ${years.first} and ${years.last}`

/**
 * Makes the schema of a written value out of that of its type. Null stands for nothing; what a type alone does not tell is
 * checked here, as drafts are not validated, and texts in other languages than that of a call neither.
 * @param what the value must be, for the message
 */
export const writtenValue = (field: FlattenedField, schema: z.ZodType, what: string): z.ZodType =>
  z.unknown().transform((value, context) => {
    if (value === null) return null
    const given = value instanceof Date ? isoOf(value) : value
    const hasMany = 'hasMany' in field && field.hasMany === true
    const wrong =
      hasMany && isTooLong(given)
        ? { message: tooLong }
        : schema.safeParse(given).success
          ? (wrongNumber(given) ?? wrongLink(field, given))
          : { message: `must be ${what}` }
    if (!wrong) return storedValue(field, given)
    context.addIssue({ code: 'custom', continue: false, ...wrong })
    return z.NEVER
  })

/**
 * Makes the schema of written rows. The database adapter fails at a list that is null.
 * @param isForm whether it came as the panel's form sends it: with the number of rows where there are none
 */
export const writtenRows = (row: z.ZodType, isForm: boolean): z.ZodType =>
  z
    .unknown()
    .transform((value, context): unknown[] => {
      if (value === null || (isForm && value === 0)) return []
      const isList = Array.isArray(value) && value.every(isRecord)
      if (isList && !isTooLong(value)) return value
      const message = isTooLong(value) ? tooLong : 'must be a list of objects'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .pipe(z.array(row))

/** Returns true for an ISO 8601 date of these years, with or without a time. */
export function isStorableDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return false
  const year = new Date(value).getUTCFullYear()
  return year >= years.first && year <= years.last
}

const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > maxEntries

const tooLong = `must be a list of at most ${maxEntries} entries`

const isoOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : date.toISOString())

/** Blanks around a text are none of it. */
function storedValue({ type }: FlattenedField, value: unknown): unknown {
  if (Array.isArray(value)) return type === 'text' ? (value as string[]).map(trimmed) : value
  if (typeof value !== 'string') return value
  if (type === 'text' || type === 'email') return trimmed(value)
  if (type === 'textarea' || type === 'code') return trimmed(value) === '' ? '' : value
  if (type === 'date') return new Date(value).toISOString()
  return value === '' && (type === 'relationship' || type === 'upload') ? null : value
}

const trimmed = (text: string): string => text.trim()

function wrongNumber(value: unknown): { message: string; path: string[] } | undefined {
  const path = pathOfUnstorableNumber(value)
  if (path === undefined) return undefined
  return { message: `must be ${storableNumber}`, path: path === '' ? [] : path.split('.') }
}

function wrongLink(
  { type, custom }: FlattenedField,
  value: unknown,
): { message: string } | undefined {
  const href =
    type === 'richText'
      ? unsafeLinkInRichText(value)
      : custom?.marks && typeof value === 'string'
        ? unsafeLinkInMarkdown(value)
        : undefined
  if (href === undefined) return undefined
  const shown = `“${href.slice(0, 100)}”`
  return {
    message: `has the link ${shown}, which is neither a path of this site nor an http(s) address`,
  }
}
