import { z } from 'zod'
import { Article, ArticleInput } from './article'
import { Category, CategoryInput } from './category'
import { Job, JobInput } from './job'
import type { Operation } from './operation'
import { Product, ProductInput } from './product'
import { dashboardOperations } from './staff/operations'
import { UploadAnswer } from './upload'
import { Credentials, SignInAnswer, User, UserInput, VerifyAnswer } from './user'

const ListQuery = z.object({
  limit: z.number().int().max(1000).optional().describe('All, to 1000, when it is left out'),
  page: z.number().int().min(1).optional(),
  sort: z.string().optional().describe('Name of a field; `-` before it turns the order'),
  locale: z.string().optional().describe('Language of the texts'),
  search: z.string().max(200).optional().describe('Words, all of which a record must hold'),
  trash: z.boolean().optional().describe('With what is in the trash'),
  draft: z.boolean().optional().describe('The latest version of each, published or not'),
})

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
  ...resource('products', 'Staff: products', ProductInput, stored('StaffProduct', Product), [
    'put',
    'patch',
  ]),
  ...resource('categories', 'Staff: categories', CategoryInput, Category, ['patch']),
  ...resource('news', 'Staff: news', ArticleInput, stored('StaffArticle', Article), ['patch']),
  ...resource('jobs', 'Staff: jobs', JobInput, Job, ['put', 'patch']),
  ...resource('users', 'Staff: users', UserInput, User, ['put', 'patch']),
  ...dashboardOperations,
]

/** Records as staff get them hold ids of pictures in place of the pictures. */
function stored(id: string, schema: z.ZodObject) {
  const withoutPictures = Object.fromEntries(
    Object.entries(schema.shape).filter(([name]) => name !== 'picture' && name !== 'pictures'),
  )
  return z.looseObject(withoutPictures).meta({ id })
}

/** Listing, creating, changing and deleting the records of one collection. */
function resource(
  collection: string,
  subject: string,
  input: z.ZodObject,
  record: z.ZodType,
  changes: ('put' | 'patch')[],
): Operation[] {
  const path = `/admin/${collection}`
  const parameters = { id: 'Id' }
  const written = z.object({ doc: record, message: z.string() })
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
      method: 'get',
      path: `${path}/{id}`,
      subject,
      summary: 'One of them',
      parameters,
      answer: { status: 200, schema: record },
      refusals: [401, 403, 404],
      isForStaff: true,
    },
    ...changes.map((method): Operation => ({
      method,
      path: `${path}/{id}`,
      subject,
      summary:
        'Changes the fields that are sent. With `If-Unmodified-Since: {updatedAt}` only if nobody saved since',
      parameters,
      body: { schema: input.partial() },
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
      refusals: [401, 403, 404, 409],
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
