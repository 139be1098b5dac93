import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedField,
  GlobalBeforeOperationHook,
  JSONField,
  PayloadRequest,
  SelectField,
} from 'payload'
import { pathOfUnstorableNumber, storableNumber } from '@/src/platform/database/storable-numbers'
import { notSignedIn } from '@/src/platform/http/messages'
import { formHeader } from '@/src/platform/rest/body'
import { printable } from '@/src/platform/text/printable'
import { unsafeLinkInMarkdown, unsafeLinkInRichText } from '@/src/domain/links/unsafe-links'
import { fieldRefusal, Refusal } from '../errors'
import { describePath } from '../field-words'
import { isRecord } from '@/src/platform/values/stored-values'

/**
 * Checks what a client sends before Payload reads it. Payload is lenient: it makes text of objects,
 * takes `createdAt` from the body, loses text after a NUL character and lets blanks pass as text.
 * Here wrong types and unknown names are refused with the field's name, blanks trimmed, and what the server alone sets
 * is left out.
 */
export const strictInput: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  const { data } = args as { data?: unknown }
  const isCopy = data === undefined && 'duplicateFromID' in args
  if (!isWrite || req.payloadAPI === 'local') return args
  mustBeSignedIn(req)
  if (isCopy) return args
  const isNew = operation === 'create'
  const beside = collection.auth ? besideFields.users : []
  return { ...args, data: checkInput(data, collection.flattenedFields, { req, isNew, beside }) }
}

/** The same for a global. */
export const strictGlobalInput: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI === 'local') return args
  mustBeSignedIn(req)
  return {
    ...args,
    data: checkInput(args.data, global.flattenedFields, { req, beside: besideFields.globals }),
  }
}

/**
 * Checks the body of a call by itself, as it would be for a record that is changed.
 * @throws ValidationError
 */
export function checkBody(req: PayloadRequest, slug: CollectionSlug): void {
  const { auth, flattenedFields } = req.payload.collections[slug].config
  checkInput(req.data, flattenedFields, { req, beside: auth ? besideFields.users : [] })
}

/**
 * Checks the texts of another language that come beside those of the body.
 * @throws ValidationError
 */
export function checkTexts(
  req: PayloadRequest,
  slug: CollectionSlug,
  texts: Record<string, unknown>,
): Record<string, unknown> {
  const { flattenedFields } = req.payload.collections[slug].config
  return checkFields(texts, flattenedFields, '', checksOf(req, texts, flattenedFields, true))
}

/** Visitors write nothing here; told before anything of what they sent is judged. */
function mustBeSignedIn({ user }: PayloadRequest): void {
  if (!user) throw new Refusal(401, notSignedIn)
}

function checkInput(
  data: unknown,
  fields: FlattenedField[],
  { req, isNew = false, beside }: { req: PayloadRequest; isNew?: boolean; beside: string[] },
) {
  if (!isRecord(data)) throw new Refusal(400, 'The body must be a JSON object')
  // What the server itself writes on behalf of a call may hold what an earlier configuration knew.
  const checks = checksOf(req, data, fields, isOf(req.data, data))
  return checkFields(withoutServerFields(data, isNew), fields, '', checks, beside)
}

function checksOf(
  req: PayloadRequest,
  data: Record<string, unknown>,
  fields: FlattenedField[],
  isBody: boolean,
): Checks {
  const blocks = req.payload.config.blocks ?? []
  return {
    isBody,
    isForm: req.headers.has(formHeader),
    blockFields: (slug) => blocks.find((block) => block.slug === slug)?.flattenedFields,
    refuse: (path, what) => {
      const words = describePath(path, { fields, data, blocks, i18n: req.i18n })
      throw fieldRefusal(path, `${words} ${what}`)
    },
  }
}

/** Payload copies the data of uploads, without what clients must not say of a file. */
const isOf = (body: PayloadRequest['data'], data: Record<string, unknown>): boolean =>
  body !== undefined && Object.entries(data).every(([name, value]) => body[name] === value)

interface Checks {
  /** True for the body of the call as the client sent it. */
  isBody: boolean
  /** True where the call came as a form, as the panel sends it. */
  isForm: boolean
  blockFields: (slug: string) => FlattenedField[] | undefined
  /** Refuses a field, by its path for programs and in words for editors. */
  refuse: (path: string, what: string) => never
}

/** Dates outside these years are typing errors, and some databases cannot sort them. */
const years = { first: 1900, last: 2200 }

const serverFields = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt']

/**
 * Members that Payload has beside the fields: its form of an account repeats the password, and answers name the collection of
 * accounts and the global.
 */
const besideFields = {
  users: ['confirm-password', 'collection'],
  globals: ['globalType'],
  rows: ['blockType'],
}

/** A document goes to the trash at the server's time, and only a document that exists can. */
function withoutServerFields(data: Record<string, unknown>, isNew: boolean) {
  const given = Object.fromEntries(
    Object.entries(data).filter(([name]) => !serverFields.includes(name)),
  )
  if (isNew || !('deletedAt' in data)) return given
  if (data.deletedAt === null) return { ...given, deletedAt: null }
  return isDate(data.deletedAt) ? { ...given, deletedAt: new Date().toISOString() } : given
}

function checkFields(
  data: Record<string, unknown>,
  fields: FlattenedField[],
  prefix: string,
  checks: Checks,
  /** Names that are taken though they are those of no field. */
  beside: readonly string[] = [],
): Record<string, unknown> {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const path = prefix + name
      refuseNul(value, path, checks)
      const field = byName.get(name)
      if (checks.isBody && !field && !beside.includes(name)) {
        checks.refuse(prefix + printable(name), 'is unknown')
      }
      return [name, field ? checkValue(value, field, path, checks) : value]
    }),
  )
}

function checkValue(value: unknown, field: FlattenedField, path: string, checks: Checks): unknown {
  const expect = (isRight: boolean, what: string) => {
    if (!isRight) checks.refuse(path, `must be ${what}`)
  }
  // The database adapter fails at a list that is null.
  if (value === null && (field.type === 'array' || field.type === 'blocks')) return []
  if (value === null && (field.type === 'group' || field.type === 'tab')) expect(false, 'an object')
  if (value === null || value === undefined) return value
  if (holdsEntries(field) && Array.isArray(value)) {
    expect(value.length <= maxEntries, `a list of at most ${maxEntries} entries`)
  }
  switch (field.type) {
    case 'text':
    case 'email':
    case 'textarea':
    case 'code':
      if ('hasMany' in field && field.hasMany) {
        expect(isList(value, 'string'), 'a list of texts')
        return (value as string[]).map((text) => text.trim())
      }
      expect(typeof value === 'string', 'a text')
      if (field.custom?.marks) refuseLink(unsafeLinkInMarkdown(value as string), path, checks)
      return field.type === 'text' || field.type === 'email'
        ? (value as string).trim()
        : blankAsEmpty(value as string)
    case 'number':
      expect(
        'hasMany' in field && field.hasMany ? isList(value, 'number') : typeof value === 'number',
        'a number',
      )
      expectStorableNumbers(value, path, checks)
      return value
    case 'checkbox':
      expect(typeof value === 'boolean', 'true or false')
      return value
    case 'date':
      expect(isDate(value), `a date between ${years.first} and ${years.last}`)
      return new Date(value as string).toISOString()
    case 'select':
      // Payload lets drafts have any option; MongoDB does not.
      expect(
        field.hasMany
          ? Array.isArray(value) && value.every((one) => isOption(one, field))
          : isOption(value, field),
        `${field.hasMany ? 'some' : 'one'} of ${optionsOf(field).join(', ')}`,
      )
      return value
    case 'relationship':
    case 'upload':
      if (typeof field.relationTo !== 'string') {
        const { relationTo } = field
        const links = field.hasMany && Array.isArray(value) ? value : [value]
        expect(
          links.every((link) => isLink(link) && relationTo.includes(link.relationTo)),
          '{relationTo, value}',
        )
        return value
      }
      expect(
        field.hasMany ? isList(value, 'string') : typeof value === 'string',
        field.hasMany ? 'a list of ids' : 'an id',
      )
      return value === '' ? null : value
    case 'group':
    case 'tab':
      expect(isRecord(value), 'an object')
      return checkFields(
        value as Record<string, unknown>,
        field.flattenedFields,
        `${path}.`,
        checks,
      )
    case 'array':
    case 'blocks':
      // The panel's form sends the number of rows where there are none.
      if (checks.isForm && value === 0) return []
      expect(Array.isArray(value) && value.every(isRecord), 'a list of objects')
      return (value as Record<string, unknown>[]).map((row, index) => {
        const rowPath = `${path}.${index}`
        const own =
          field.type === 'array' ? field.flattenedFields : checks.blockFields(String(row.blockType))
        if (!own) return checks.refuse(`${rowPath}.blockType`, 'is unknown')
        return checkFields(row, own, `${rowPath}.`, checks, besideFields.rows)
      })
    case 'richText':
      refuseLink(unsafeLinkInRichText(value), path, checks)
      expectStorableNumbers(value, path, checks)
      return value
    case 'json':
      if (isListSchema(field)) expect(isList(value, 'string'), 'a list of texts')
      if (isObjectSchema(field)) expect(isRecord(value), 'an object')
      expectStorableNumbers(value, path, checks)
      return value
    default:
      expectStorableNumbers(value, path, checks)
      return value
  }
}

/** Longer lists are no work of people: 10,000 empty rows keep the database busy for a quarter of a minute. */
export const maxEntries = 500

const holdsEntries = (field: FlattenedField): boolean =>
  field.type === 'array' ||
  field.type === 'blocks' ||
  ('hasMany' in field && field.hasMany === true)

/** Drafts are not validated, so that without these a draft holds what no page can draw. */
const isListSchema = ({ jsonSchema }: JSONField): boolean => jsonSchema?.schema.type === 'array'
const isObjectSchema = ({ jsonSchema }: JSONField): boolean => jsonSchema?.schema.type === 'object'

function expectStorableNumbers(value: unknown, path: string, checks: Checks): void {
  const wrong = pathOfUnstorableNumber(value, path)
  if (wrong !== undefined) checks.refuse(wrong, `must be ${storableNumber}`)
}

/** Drafts are not validated, and texts in other languages than that of a call neither. */
function refuseLink(href: string | undefined, path: string, checks: Checks): void {
  if (href === undefined) return
  const shown = href.slice(0, 100)
  checks.refuse(
    path,
    `has the link “${shown}”, which is neither a path of this site nor an http(s) address`,
  )
}

/** The databases cut texts at a NUL character. */
function refuseNul(value: unknown, path: string, checks: Checks): void {
  if (typeof value === 'string' && value.includes('\0')) {
    checks.refuse(path, 'must not contain a NUL character')
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      refuseNul(name, path, checks)
      refuseNul(inner, path, checks)
    }
  }
}

const blankAsEmpty = (text: string): string => (text.trim() === '' ? '' : text)

const isList = (value: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === type)

const optionsOf = ({ options }: SelectField): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

const isOption = (value: unknown, field: SelectField): boolean =>
  typeof value === 'string' && optionsOf(field).includes(value)

/** A relation to a record of one of several collections. */
const isLink = (value: unknown): value is { relationTo: CollectionSlug; value: string } =>
  isRecord(value) &&
  typeof value.relationTo === 'string' &&
  typeof value.value === 'string' &&
  Object.keys(value).length === 2

/** An ISO 8601 date, with or without a time. */
function isDate(value: unknown): boolean {
  if (value instanceof Date) value = Number.isNaN(value.getTime()) ? '' : value.toISOString()
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return false
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return false
  const year = date.getUTCFullYear()
  return year >= years.first && year <= years.last
}
