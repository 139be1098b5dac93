import {
  unmodifiedSince,
  type WaitingDraft,
  type WaitingDraftsAnswer,
} from '@/src/contract/staff/drafts'
import type { Write } from '@/src/staff/workflow/host'
import { api } from './call'
import { readAgain, useApi } from './query'

/** Answer of a list of the staff API. */
export interface ListAnswer<T> {
  docs: T[]
  totalDocs: number
  totalPages: number
  page: number
}

export interface Written<T> {
  doc: T
  message: string
}

export type Collection =
  | 'products'
  | 'categories'
  | 'attributes'
  | 'news'
  | 'jobs'
  | 'users'
  | 'inquiries'
  | 'quote-requests'
  | 'job-applications'
  | 'media'
  | 'activity-logs'
  | 'missed-visits'
  | 'search-words'
  | 'redirects'
  | 'releases'
  | 'webhooks'
  | 'webhook-deliveries'
  | 'documents'
  | 'product-models'
  | 'pages'

/** Path of a list: page by page, with no more fields than are shown. */
export function listPath(
  collection: Collection,
  query: Record<string, string | number | undefined>,
): string {
  return `/admin/${collection}?${queryOf(query)}`
}

function queryOf(query: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  return params.toString()
}

export const selecting = (...fields: string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [`select[${field.replaceAll('.', '][')}]`, 'true']))

/** Conditions that all have to hold, as parameters of a list. */
export const whereAll = (conditions: Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    conditions.flatMap((condition, index) =>
      Object.entries(condition).map(([path, value]) => [`where[and][${index}]${path}`, value]),
    ),
  )

/** Writes are never tried twice (section 9); what shows the collection is read again afterwards. */
export async function write<T>(
  collection: Collection,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  try {
    return await api<T>(`/admin/${collection}${path}`, { method, body, headers })
  } finally {
    void readCollectionAgain(collection)
  }
}

/**
 * Adds a record to a relation of another one, or removes it. The other one is read first, and the save is refused where another
 * person saved it in between. Its unpublished changes stay a draft.
 */
export async function setRelated(
  collection: Collection,
  id: string,
  field: string,
  related: string,
  isRelated: boolean,
): Promise<void> {
  const stored = await api<Record<string, unknown> & { updatedAt: string; _status?: string }>(
    `/admin/${collection}/${id}?depth=0&draft=true`,
  )
  const others = ((stored[field] ?? []) as string[]).filter((each) => each !== related)
  await write(
    collection,
    'PATCH',
    `/${id}${stored._status === 'draft' ? '?draft=true' : ''}`,
    { [field]: isRelated ? [...others, related] : others },
    { [unmodifiedSince]: stored.updatedAt },
  )
}

/** Writes by the path of a call, such as `/admin/comments/write`. */
export const writePath: Write = (method, path, body, headers) => {
  const [, , collection = '', ...rest] = path.split('/')
  return write(collection as Collection, method, ['', ...rest].join('/'), body, headers)
}

/** Invalidates what shows a collection; ends when what is on the screen of it was read. */
export const readCollectionAgain = (collection: Collection): Promise<void> =>
  readAgain(
    `/admin/${collection}`,
    '/admin/overview',
    '/admin/translations',
    '/admin/checks',
    '/admin/activity-logs',
    '/admin/approvals',
  )

/** Records with what waits of those that are public and have changes that are not. */
export function useWaitingDrafts<T extends { id: string }>(
  collection: Collection,
  records: T[] | undefined,
): (T & { waiting?: WaitingDraft })[] {
  const ids = records?.map(({ id }) => id) ?? []
  const { data } = useApi<WaitingDraftsAnswer>(ids.length === 0 ? null : pathOf(collection, ids))
  const waiting = new Map(data?.drafts.map((draft) => [draft.id, draft]))
  return records?.map((record) => ({ ...record, waiting: waiting.get(record.id) })) ?? []
}

/** Reads the unpublished changes of one record. */
export async function readWaitingDraft(
  collection: Collection,
  id: string,
): Promise<WaitingDraft | undefined> {
  return (await api<WaitingDraftsAnswer>(pathOf(collection, [id]))).drafts[0]
}

const pathOf = (collection: Collection, ids: string[]): string =>
  `/admin/${collection}/waiting?ids=${ids.join(',')}`
