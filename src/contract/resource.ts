import { z } from 'zod'
import { languages } from '../i18n/languages'
import type { Content, Operation } from './operation'
import { anyText, sortPattern, text } from './patterns'
import {
  RestorePartsInput,
  VersionChangesAnswer,
  WaitingDraftsAnswer,
  WaitingDraftsQuery,
} from './staff/drafts'

const ListQuery = z.object({
  limit: z
    .number()
    .int()
    .min(0)
    .max(1000)
    .optional()
    .describe('All, to 1000, when it is left out or 0'),
  page: z.number().int().min(1).max(1_000_000).optional(),
  sort: z
    .string()
    .meta({ pattern: sortPattern })
    .optional()
    .describe('Names of up to ten fields, with commas between; `-` before one turns its order'),
  locale: z.enum(languages).optional().describe('Language of the texts'),
  search: text(200).optional().describe('Words, all of which a record must hold'),
  trash: z.boolean().optional().describe('With what is in the trash'),
  draft: z.boolean().optional().describe('The latest version of each, published or not'),
})

/** Payload refuses to change or delete many without a condition. */
const ManyQuery = z.object({
  'where[id][in]': anyText().describe(
    'Ids, with commas between. Any other condition on a field can stand in its place',
  ),
})

const LockQuery = z.object({
  overrideLock: z
    .boolean()
    .optional()
    .describe('Takes over a record that somebody has open in the panel'),
})

/** Fields that even a draft has. */
const always = ['id', 'createdAt', 'updatedAt']

/**
 * Records as staff get them hold ids of pictures in place of the pictures, and nothing in place of what was
 * left open or emptied; drafts lack even what must be there to publish them.
 */
export function stored(id: string, { shape }: z.ZodObject) {
  const fields = Object.entries(shape as Record<string, z.ZodType>)
    .filter(([name]) => name !== 'picture' && name !== 'pictures')
    .map(([name, schema]) => [name, always.includes(name) ? schema : schema.nullish()])
  return z
    .looseObject({
      ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
      _status: z.enum(['draft', 'published']).nullish().describe('Where there are drafts'),
      deletedAt: z.string().nullish().describe('Since when it is in the trash'),
    })
    .meta({ id })
}

interface Resource {
  input: z.ZodObject
  record: z.ZodType
  /** Methods that change one. */
  changes?: ('put' | 'patch')[]
  /** Body of a change, where that is not any part of `input`. */
  change?: z.ZodObject
  /** Opens it to visitors, who get public data. */
  isOpen?: boolean
  /** Parameters of its list, besides those of every list. */
  query?: z.ZodObject
  /** Forms that create and change a record that comes with a file. */
  forms?: { create: z.ZodObject; change: z.ZodObject }
}

const parameters = { id: 'Id' }

/** Listing and reading the records of one collection. */
export function readable(
  collection: string,
  { record, isOpen = false, query }: Pick<Resource, 'record' | 'isOpen' | 'query'>,
): Operation[] {
  const path = `/admin/${collection}`
  const subject = `Staff: ${collection}`
  return [
    {
      method: 'get',
      path,
      subject,
      summary: 'Lists them: all, or a page of `limit`',
      query: query ? ListQuery.extend(query.shape) : ListQuery,
      answer: { status: 200, schema: listOf(record) },
      refusals: [400, 401, 403],
      isForStaff: true,
      isOpen,
    },
    {
      method: 'get',
      path: `${path}/{id}`,
      subject,
      summary: 'One of them',
      parameters,
      answer: { status: 200, schema: record },
      refusals: [400, 401, 403, 404],
      isForStaff: true,
      isOpen,
    },
  ]
}

/** Listing, reading, creating, changing and deleting the records of one collection. */
export function resource(
  collection: string,
  { input, record, changes = ['patch'], change = input.partial(), isOpen, query, forms }: Resource,
): Operation[] {
  const path = `/admin/${collection}`
  const subject = `Staff: ${collection}`
  const written = writtenOf(record)
  const refusals = [400, 401, 403, 413]
  const form = (schema: z.ZodObject): Content => ({ type: 'multipart/form-data', schema })
  return [
    ...readable(collection, { record, isOpen, query }),
    {
      method: 'post',
      path,
      subject,
      summary: forms ? 'Stores a file, and what is told of it' : 'Creates one',
      body: forms ? form(forms.create) : { schema: input },
      answer: { status: 201, schema: written },
      refusals,
      isForStaff: true,
    },
    {
      method: 'patch',
      path,
      subject,
      summary: 'Changes all that fit `where`, each for itself',
      query: ManyQuery,
      body: { schema: change },
      answer: { status: 200, schema: manyWrittenOf(record) },
      refusals: [...refusals, 404, 409, 423],
      isForStaff: true,
    },
    ...changes.map((method): Operation => ({
      method,
      path: `${path}/{id}`,
      subject,
      summary:
        'Changes the fields that are sent. With `If-Unmodified-Since: {updatedAt}` only if nobody saved since',
      parameters,
      query: LockQuery,
      body: { schema: change },
      ...(forms ? { form: form(forms.change) } : {}),
      answer: { status: 200, schema: written },
      refusals: [...refusals, 404, 409, 423],
      isForStaff: true,
    })),
    ...removable(collection, record),
  ]
}

/** Deleting the records of one collection, one or many. */
export function removable(collection: string, record: z.ZodType): Operation[] {
  const path = `/admin/${collection}`
  const subject = `Staff: ${collection}`
  return [
    {
      method: 'delete',
      path,
      subject,
      summary: 'Deletes all that fit `where`, each for itself',
      query: ManyQuery,
      answer: { status: 200, schema: manyWrittenOf(record) },
      refusals: [400, 401, 403, 404, 409, 423],
      isForStaff: true,
    },
    {
      method: 'delete',
      path: `${path}/{id}`,
      subject,
      summary: 'Deletes one',
      parameters,
      query: LockQuery,
      answer: { status: 200, schema: writtenOf(record) },
      refusals: [400, 401, 403, 404, 409, 423],
      isForStaff: true,
    },
  ]
}

const writtenOf = (record: z.ZodType) => z.object({ doc: record, message: z.string() })

const manyWrittenOf = (record: z.ZodType) =>
  z.object({
    docs: z.array(record),
    errors: z
      .array(z.unknown())
      .describe(
        'Empty: where records are refused, the answer has their status, or 400 where they differ',
      ),
    message: z.string(),
  })

/** Versions of the records of a collection with drafts. */
export function versioned(collection: string, record: z.ZodObject): Operation[] {
  const path = `/admin/${collection}/versions`
  const subject = `Staff: ${collection}`
  const version = z.looseObject({
    id: z.string(),
    parent: z.string().describe('Id of the record'),
    version: record.partial(),
    createdAt: z.string(),
    updatedAt: z.string(),
    latest: z.boolean().nullish().describe('Whether no version is newer'),
    autosave: z.boolean().nullish(),
  })
  const ofVersion = { id: 'Id of the version' }
  return [
    {
      method: 'get',
      path,
      subject,
      summary: 'Lists the versions that are kept: all, or a page of `limit`',
      query: ListQuery.pick({ limit: true, page: true, sort: true, locale: true }),
      answer: { status: 200, schema: listOf(version) },
      refusals: [400, 401, 403],
      isForStaff: true,
    },
    {
      method: 'get',
      path: `${path}/{id}`,
      subject,
      summary: 'One version',
      parameters: ofVersion,
      answer: { status: 200, schema: version },
      refusals: [400, 401, 403, 404],
      isForStaff: true,
    },
    {
      method: 'post',
      path: `${path}/{id}`,
      subject,
      summary: 'Restores a version as a draft; what is public stays until somebody publishes',
      parameters: ofVersion,
      answer: { status: 200, schema: record.extend({ message: z.string() }) },
      refusals: [400, 401, 403, 404, 409],
      isForStaff: true,
    },
    {
      method: 'get',
      path: `${path}/{id}/changes`,
      subject,
      summary: 'What restoring a version would change, field by field and language by language',
      parameters: ofVersion,
      answer: { status: 200, schema: VersionChangesAnswer },
      refusals: [401, 403, 404],
      isForStaff: true,
    },
    {
      method: 'post',
      path: `${path}/{id}/parts`,
      subject,
      summary: 'Restores fields or languages of a version as a draft; all others stay as they are',
      parameters: ofVersion,
      body: { schema: RestorePartsInput },
      answer: { status: 200, schema: z.object({ doc: record, message: z.string() }) },
      refusals: [400, 401, 403, 404, 409, 423],
      isForStaff: true,
    },
    {
      method: 'get',
      path: `/admin/${collection}/waiting`,
      subject,
      summary: 'Which of some are public and have changes that are not, and whose',
      query: WaitingDraftsQuery,
      answer: { status: 200, schema: WaitingDraftsAnswer },
      refusals: [400, 401, 403],
      isForStaff: true,
    },
    {
      method: 'delete',
      path: `/admin/${collection}/{id}/draft`,
      subject,
      summary: 'Makes what is public the latest version; the draft stays among the versions',
      parameters: { id: 'Id of the record' },
      answer: { status: 200, schema: z.object({ doc: record }) },
      refusals: [400, 401, 403, 404, 409],
      isForStaff: true,
    },
  ]
}

function listOf(record: z.ZodType) {
  return z.object({
    docs: z.array(record),
    totalDocs: z.number().int(),
    limit: z.number().int(),
    totalPages: z.number().int(),
    page: z.number().int(),
    pagingCounter: z.number().int(),
    hasPrevPage: z.boolean(),
    hasNextPage: z.boolean(),
    prevPage: z.number().int().nullable(),
    nextPage: z.number().int().nullable(),
  })
}
