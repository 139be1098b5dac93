import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import type { ErrorCode } from '@/src/platform/errors/error-codes'
import { toProblem } from '@/src/platform/http/to-problem'
import { Refusal } from '../errors'
import { checkBody } from './strict-input'
import { mustBeAllowed } from '@/src/payload/endpoints/call'

type Endpoints = Exclude<SanitizedCollectionConfig['endpoints'], false>

/** The calls of many, and how Payload words what became of them. */
const calls = {
  patch: {
    verb: 'update',
    done: 'general:updatedCountSuccessfully',
    failed: 'error:unableToUpdateCount',
  },
  delete: {
    verb: 'delete',
    done: 'general:deletedCountSuccessfully',
    failed: 'error:unableToDeleteCount',
  },
} as const

type Call = (typeof calls)[keyof typeof calls]

/**
 * `PATCH` and `DELETE /{collection}?where=` as the same call for each document that is found: what one refuses leaves the
 * others done. Payload's own answers 400 whatever was refused, and runs all documents in one transaction.
 */
export function withChangesOfMany({ slug, endpoints }: SanitizedCollectionConfig): Endpoints {
  const all = endpoints || []
  return all.map((endpoint) => {
    const { method, path } = endpoint
    if (path !== '/' || (method !== 'patch' && method !== 'delete')) return endpoint
    const one = all.find((other) => other.method === method && other.path === '/:id')
    if (!one) return endpoint
    return { ...endpoint, handler: (req) => changeMany(req, slug, calls[method], one.handler) }
  })
}

interface Refused {
  id: string
  status: number
  message: string
  code: ErrorCode
  data?: { errors: { path: string; message: string }[] }
}

async function changeMany(
  req: PayloadRequest,
  collection: CollectionSlug,
  call: Call,
  one: Endpoint['handler'],
): Promise<Response> {
  await addDataAndFileToRequest(req)
  await mustBeAllowed(req, collection, call.verb)
  const docs: unknown[] = []
  const errors: Refused[] = []
  const ids = await found(req, collection, call)
  // No record would tell what is wrong with the body.
  if (ids.length === 0 && call.verb === 'update') checkBody(req, collection)
  for (const id of ids) {
    try {
      const answer = await one(callFor(req, collection, id))
      docs.push(((await answer.json()) as { doc: unknown }).doc)
    } catch (err) {
      const { status, message, code, fields, isOurs } = toProblem(err)
      if (isOurs) req.payload.logger.error({ err, msg: 'One of many records could not be changed' })
      const data = { errors: fields.map(({ path, message: text }) => ({ path, message: text })) }
      errors.push({ id, status, message, code, ...(fields.length > 0 ? { data } : {}) })
    }
  }
  return Response.json(
    { docs, errors, message: messageOf(req, collection, call, docs.length, errors) },
    { status: statusOf(errors) },
  )
}

/** The documents that the caller may change or delete, by their ids. */
async function found(
  req: PayloadRequest,
  collection: CollectionSlug,
  { verb }: Call,
): Promise<string[]> {
  const { draft, limit, sort, trash } = req.query
  const where = req.query.where as Where | undefined
  if (!where) throw new Refusal(400, `Missing 'where' query of documents to ${verb}.`)
  const { access } = req.payload.collections[collection].config
  const allowed = await access[verb]({ req, data: req.data })
  const isIntoTrash = Boolean((req.data as { deletedAt?: unknown } | undefined)?.deletedAt)
  const { docs } = await req.payload.find({
    collection,
    where: typeof allowed === 'object' ? { and: [where, allowed] } : where,
    draft: draft === 'true' || isIntoTrash,
    trash: trash === 'true',
    ...(typeof sort === 'string' ? { sort: sort.split(',') } : {}),
    limit: Number(limit ?? 0),
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => String(id))
}

/** The call for one document: hooks leave marks in a call, and end its transaction where they refuse. */
function callFor(req: PayloadRequest, collection: CollectionSlug, id: string): PayloadRequest {
  const own = isolateObjectProperty<PayloadRequest>(req, [
    'body',
    'context',
    'data',
    'file',
    'payloadUploadSizes',
    'routeParams',
    'transactionID',
  ])
  // It was read already.
  Object.assign(own, { body: null })
  own.context = { ...req.context }
  own.data = structuredClone(req.data)
  own.file = req.file && { ...req.file }
  own.payloadUploadSizes = {}
  own.routeParams = { ...req.routeParams, collection, id }
  return own
}

/** The status that all refusals share; 400 where they differ. */
function statusOf(errors: Refused[]): number {
  const [status = 200, ...others] = new Set(errors.map((error) => error.status))
  return others.length > 0 ? 400 : status
}

function messageOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  call: Call,
  done: number,
  errors: Refused[],
): string {
  const total = done + errors.length
  const [first] = errors
  if (first && total === 1) return first.message
  const { labels } = req.payload.collections[collection].config
  const named = total === 1 ? labels.singular : labels.plural
  const label = typeof named === 'string' ? named : collection
  return first
    ? req.t(call.failed, { count: errors.length, label, total })
    : req.t(call.done, { count: done, label })
}
