import { z } from 'zod'
import { languages } from '../i18n/languages'
import { Article, ArticleInput } from './article'
import { Category, CategoryInput } from './category'
import { Job, JobInput } from './job'
import type { Operation } from './operation'
import { anyText, sortPattern, text } from './patterns'
import { Product, ProductInput } from './product'
import { InquiryChange, StaffInquiry, StaffInquiryInput } from './staff/inquiry-inbox'
import { dashboardOperations } from './staff/operations'
import { UploadAnswer } from './upload'
import { Credentials, SignInAnswer, User, UserChange, UserInput, VerifyAnswer } from './user'

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

/** What even a draft has. */
const always = ['id', 'createdAt', 'updatedAt']

/** The calls of staff, who send the token of `/admin/login` as `Authorization: Bearer …`. */
export const staffOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/login',
    subject: 'Signing in',
    summary: 'Signs in; answers the token, and sets the cookie of the panel',
    body: { schema: Credentials },
    answer: { status: 200, schema: SignInAnswer },
    refusals: [400, 401, 413, 429],
  },
  {
    method: 'get',
    path: '/admin/verify',
    subject: 'Signing in',
    summary: 'Who is signed in',
    answer: { status: 200, schema: VerifyAnswer },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/upload',
    subject: 'Pictures',
    summary: 'Stores a picture: PNG, JPEG, WebP, AVIF or GIF, up to 8 MB and 50 megapixels',
    body: {
      type: 'multipart/form-data',
      schema: z.object({ file: z.string().meta({ format: 'binary' }) }),
    },
    answer: { status: 201, schema: UploadAnswer },
    refusals: [400, 401, 403, 413],
    isForStaff: true,
  },
  ...resource('products', ProductInput, stored('StaffProduct', Product), ['put', 'patch']),
  ...resource('categories', CategoryInput, stored('StaffCategory', Category), ['patch']),
  ...resource('news', ArticleInput, stored('StaffArticle', Article), ['patch']),
  ...resource('jobs', JobInput, stored('StaffJob', Job), ['put', 'patch']),
  ...resource('users', UserInput, stored('StaffUser', User), ['put', 'patch'], UserChange),
  ...resource('inquiries', StaffInquiryInput, StaffInquiry, ['patch'], InquiryChange),
  ...dashboardOperations,
]

/**
 * Records as staff get them hold ids of pictures in place of the pictures, and nothing in place of what was
 * left open or emptied; drafts lack even what must be there to publish them.
 */
function stored(id: string, { shape }: z.ZodObject) {
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

/** Listing, creating, changing and deleting the records of one collection. */
function resource(
  collection: string,
  input: z.ZodObject,
  record: z.ZodType,
  changes: ('put' | 'patch')[],
  change: z.ZodObject = input.partial(),
): Operation[] {
  const path = `/admin/${collection}`
  const subject = `Staff: ${collection}`
  const isOpen = !['users', 'inquiries'].includes(collection)
  const parameters = { id: 'Id' }
  const written = z.object({ doc: record, message: z.string() })
  const manyWritten = z.object({
    docs: z.array(record),
    errors: z.array(z.unknown()).describe('Empty: where a record is refused, the answer is 400'),
    message: z.string(),
  })
  const refusals = [400, 401, 403, 413]
  return [
    {
      method: 'get',
      path,
      subject,
      summary: 'Lists them: all, or a page of `limit`',
      query: ListQuery,
      answer: { status: 200, schema: listOf(record) },
      refusals: [400, 401, 403],
      isForStaff: true,
      isOpen,
    },
    {
      method: 'post',
      path,
      subject,
      summary: 'Creates one',
      body: { schema: input },
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
      answer: { status: 200, schema: manyWritten },
      refusals: [...refusals, 409],
      isForStaff: true,
    },
    {
      method: 'delete',
      path,
      subject,
      summary: 'Deletes all that fit `where`, each for itself',
      query: ManyQuery,
      answer: { status: 200, schema: manyWritten },
      refusals: [400, 401, 403, 409],
      isForStaff: true,
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
    ...changes.map((method): Operation => ({
      method,
      path: `${path}/{id}`,
      subject,
      summary:
        'Changes the fields that are sent. With `If-Unmodified-Since: {updatedAt}` only if nobody saved since',
      parameters,
      body: { schema: change },
      answer: { status: 200, schema: written },
      refusals: [...refusals, 404, 409],
      isForStaff: true,
    })),
    {
      method: 'delete',
      path: `${path}/{id}`,
      subject,
      summary: 'Deletes one',
      parameters,
      answer: { status: 200, schema: written },
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
