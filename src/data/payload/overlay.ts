import 'server-only'
import { createLocalReq, NotFound, type Payload, type Where } from 'payload'
import type { ReleasedCollection, ReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { createScope } from '@/src/platform/scope'

/** Changes of a release to the site. */
export interface Overlay {
  /** Ids of the documents whose latest drafts are public then. */
  drafts: Partial<Record<ReleasedCollection | ReleasedGlobal, string[]>>
  /** Time of the publication. */
  at: string
}

/** Which release the reads under way are to show. */
export const overlay = createScope<Overlay>('release-overlay')

type Find = Parameters<Payload['find']>[0]
type FindGlobal = Parameters<Payload['findGlobal']>[0]
type FindById = Parameters<Payload['findByID']>[0]
type Found = Awaited<ReturnType<Payload['find']>>

/** Payload as it reads the site once a release is public. Nothing is written through it. */
export function overlaid(payload: Payload, { drafts, at }: Overlay): Payload {
  const idsOf = (slug: string) => drafts[slug as ReleasedCollection | ReleasedGlobal] ?? []
  const context = { siteDate: at }
  const find = async (args: Find): Promise<Found> => {
    const ids = idsOf(args.collection)
    if (ids.length === 0) return payload.find({ ...args, context })
    const { limit = args.pagination === false ? 0 : 10, page = 1 } = args
    const sort =
      args.sort ?? payload.collections[args.collection].config.defaultSort ?? '-createdAt'
    const findArgs = { ...args, sort, ...withSortFields(args, sort), context, page: 1 }
    const [others, ours] = await Promise.all([
      payload.find({
        ...findArgs,
        limit: limit * page,
        where: all(args.where, { id: { not_in: ids } }),
      }),
      inRelease(payload, findArgs, ids),
    ])
    const docs = [...others.docs, ...ours].sort(bySort(sort))
    const totalDocs = others.totalDocs + ours.length
    return {
      ...others,
      docs: limit === 0 ? docs : docs.slice(limit * (page - 1), limit * page),
      totalDocs,
      totalPages: limit === 0 ? 1 : Math.max(1, Math.ceil(totalDocs / limit)),
      page,
    }
  }
  const findByID = async (args: FindById): Promise<unknown> => {
    if (!idsOf(args.collection).includes(String(args.id)))
      return payload.findByID({ ...args, context })
    const { id, disableErrors, ...rest } = args
    const where = { id: { equals: id } }
    const { docs } = await find({ ...rest, where, limit: 1, pagination: false })
    if (docs[0] || disableErrors) return docs[0] ?? null
    throw new NotFound()
  }
  const findGlobal = async (args: FindGlobal): Promise<unknown> => {
    if (idsOf(args.slug).length === 0) return payload.findGlobal(args)
    // Visitors may read a global, but never a draft of it.
    const draft = await payload.findGlobal({ ...args, draft: true, overrideAccess: true })
    return { ...draft, _status: 'published' }
  }
  return Object.assign(Object.create(payload) as Payload, { find, findByID, findGlobal })
}

/** The latest drafts of some documents, as visitors will see them. */
async function inRelease(payload: Payload, args: Find, ids: string[]): Promise<Found['docs']> {
  const { config } = payload.collections[args.collection]
  const asVisitor = () => createLocalReq({ context: { ...args.context } }, payload)
  const visible =
    args.overrideAccess === false ? await config.access.read({ req: await asVisitor() }) : true
  if (visible === false) return []
  const { docs } = await payload.find({
    ...args,
    draft: true,
    overrideAccess: true,
    limit: 0,
    pagination: false,
    where: all(
      withoutStatus(args.where),
      { id: { in: ids } },
      typeof visible === 'object' ? withoutStatus(visible) : undefined,
    ),
  })
  return docs.map((doc) => ({ ...doc, _status: 'published' }))
}

const all = (...conditions: (Where | undefined)[]): Where => ({
  and: conditions.filter((each) => each !== undefined && Object.keys(each).length > 0) as Where[],
})

/** A draft of the release is public then, whatever its status is now. */
function withoutStatus(where: Where | undefined): Where | undefined {
  if (!where) return undefined
  const kept: Where = {}
  for (const [name, condition] of Object.entries(where)) {
    if (name === '_status') continue
    if (!Array.isArray(condition)) {
      kept[name] = condition
      continue
    }
    const inner = condition
      .map((each) => withoutStatus(each) ?? {})
      .filter((each) => Object.keys(each).length > 0)
    if (inner.length > 0) kept[name] = inner
  }
  return kept
}

/** Adds the sort fields to the fields that are read, since the parts are sorted by them. */
const withSortFields = ({ select }: Find, sort: string | string[]) =>
  select
    ? {
        select: {
          ...select,
          ...Object.fromEntries(sortFieldsOf(sort).map(({ field }) => [field, true])),
        } as Find['select'],
      }
    : {}

/** The fields of an order, such as `['order', '-slug']`. */
const sortFieldsOf = (sort: string | string[]): { field: string; isDescending: boolean }[] =>
  [sort]
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) =>
      part.startsWith('-')
        ? { field: part.slice(1), isDescending: true }
        : { field: part, isDescending: false },
    )

/** Puts documents in an order as the databases do: what is missing first, texts by their characters. */
function bySort(sort: string | string[]): (a: object, b: object) => number {
  const fields = sortFieldsOf(sort)
  return (a, b) => {
    for (const { field, isDescending } of fields) {
      const order = compare(
        (a as Record<string, unknown>)[field],
        (b as Record<string, unknown>)[field],
      )
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  }
}

function compare(a: unknown, b: unknown): number {
  const isNone = (value: unknown) => value === null || value === undefined
  if (isNone(a) || isNone(b)) return Number(isNone(b)) - Number(isNone(a))
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first, second] = [String(a), String(b)]
  return first < second ? -1 : Number(first > second)
}
