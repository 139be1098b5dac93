import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import {
  ListViewChange,
  ListViewInput,
  type ListView,
  type ListViewAnswer,
  type ListViews,
  maxViews,
  StoredView,
  toViewQuery,
  type ViewedList,
  viewedLists,
} from '@/src/contract/staff/list-views'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
import { isActingSuperAdmin } from '../access/rules'
import { fieldRefusal, Refusal } from '../errors'
import { mustBeAllowed, parseInput, requireStaff } from './call'

const path = '/list-views/:list'

/**
 * `/list-views/{list}`: views of the lists of the dashboard. They are kept among the preferences of their makers, and end
 * with their accounts; others see those that are shared.
 */
export const listViewEndpoints: Endpoint[] = [
  {
    path,
    method: 'get',
    handler: async (req) => {
      const list = await openList(req)
      return Response.json({ views: await readViews(req, list) } satisfies ListViews)
    },
  },
  {
    path,
    method: 'post',
    handler: async (req) => {
      requireStaff(req)
      const { isShared = false, ...input } = await parseInput(req, ListViewInput)
      const list = await openList(req)
      const view = { ...input, query: checkedQuery(list, input.query), isShared, id: randomUUID() }
      await changeViews(req, list, requireStaff(req).id, (views) => {
        if (views.length >= maxViews)
          throw new Refusal(409, `Saved views of a list may have at most ${maxViews} entries`)
        mustBeNew(views, view)
        return [...views, view]
      })
      return Response.json(answerWith(req, 'The view is saved', view), { status: 201 })
    },
  },
  {
    path: `${path}/:id`,
    method: 'patch',
    handler: async (req) => {
      requireStaff(req)
      const { query, ...input } = await parseInput(req, ListViewChange)
      const list = await openList(req)
      const checked = query === undefined ? {} : { query: checkedQuery(list, query) }
      const { id, isOwn } = await findView(req, list)
      if (!isOwn) throw new Refusal(403, 'You may not change the view of another person')
      let changed: StoredView | undefined
      await changeViews(req, list, requireStaff(req).id, (views) => {
        const stored = views.find((view) => view.id === id)
        if (!stored) throw new Refusal(404, notFound)
        const view = { ...stored, ...input, ...checked }
        mustBeNew(views, view)
        changed = view
        return views.map((each) => (each.id === id ? view : each))
      })
      if (!changed) throw new Refusal(404, notFound)
      return Response.json(answerWith(req, 'The view is changed', changed))
    },
  },
  {
    path: `${path}/:id`,
    method: 'delete',
    handler: async (req) => {
      const list = await openList(req)
      const { id, isOwn, makerId } = await findView(req, list)
      if (!isOwn && !isActingSuperAdmin(req))
        throw new Refusal(403, 'You may not remove the view of another person')
      await changeViews(req, list, makerId, (views) => views.filter((view) => view.id !== id))
      return Response.json({ message: 'The view is removed' })
    },
  },
]

type MadeView = ListView & { makerId: string | number }

/** Returns the list of the path. @throws Refusal for those who do not read all of it: its views tell what is in it */
async function openList(req: PayloadRequest): Promise<ViewedList> {
  requireStaff(req)
  const list = viewedLists.find((name) => name === req.routeParams?.list)
  if (!list) throw new Refusal(404, notFound)
  await mustBeAllowed(req, list, 'read')
  const access = await req.payload.collections[list].config.access.read({ req })
  if (access !== true) throw new Refusal(403, 'You may not see this list')
  return list
}

const keyOf = (list: ViewedList): string => `list-views-${list}`

/** Reads the views that the caller sees: those that are the caller's own, and what others share. */
async function readMade(req: PayloadRequest, list: ViewedList): Promise<MadeView[]> {
  const { id: caller } = requireStaff(req)
  const stored = await readStored(req, list)
  const { docs: makers } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...stored.keys()] } },
    select: { username: true },
    pagination: false,
    depth: 0,
    // Staff who do not manage accounts see who shares a view with them.
    overrideAccess: true,
    req,
  })
  const made = makers.flatMap(({ id, username }) =>
    (stored.get(String(id))?.views ?? []).map((view) => ({
      ...view,
      isOwn: id === caller,
      maker: username,
      makerId: id,
    })),
  )
  const own = made.filter(({ isOwn }) => isOwn)
  const shared = made.filter(({ isOwn, isShared }) => isShared && !isOwn)
  return [...own, ...shared.sort((a, b) => a.name.localeCompare(b.name))]
}

const readViews = async (req: PayloadRequest, list: ViewedList): Promise<ListView[]> =>
  (await readMade(req, list)).map(({ makerId: _, ...view }) => view)

async function findView(req: PayloadRequest, list: ViewedList): Promise<MadeView> {
  const found = (await readMade(req, list)).find(({ id }) => id === req.routeParams?.id)
  if (!found) throw new Refusal(404, notFound)
  return found
}

interface Kept {
  id: string | number
  views: StoredView[]
}

/**
 * Reads the preferences that hold views, by the ids of their accounts. An account writes its preferences as it likes by
 * Payload's own calls: what is no view is left out, and of two records of one key the later counts.
 */
async function readStored(
  req: PayloadRequest,
  list: ViewedList,
  maker?: string | number,
): Promise<Map<string, Kept>> {
  const { docs } = await req.payload.db.find<{
    id: string | number
    user: unknown
    value: unknown
  }>({
    collection: 'payload-preferences',
    where: {
      key: { equals: keyOf(list) },
      ...(maker === undefined
        ? {}
        : { 'user.value': { equals: maker }, 'user.relationTo': { equals: 'users' } }),
    },
    sort: 'updatedAt',
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(
    docs.map(({ id, user, value }) => [
      String((user as { value?: unknown } | null)?.value),
      { id, views: viewsIn(list, value) },
    ]),
  )
}

function viewsIn(list: ViewedList, value: unknown): StoredView[] {
  const listed: unknown[] = Array.isArray(value) ? value : []
  return listed
    .flatMap((each) => {
      const { data } = StoredView.safeParse(each)
      return data && toViewQuery(list, data.query) === data.query ? [data] : []
    })
    .slice(0, maxViews)
}

/** Reads, changes and writes the views of an account while no other call does: two tabs lose nothing of each other. */
const changeViews = (
  req: PayloadRequest,
  list: ViewedList,
  maker: string | number,
  change: (views: StoredView[]) => StoredView[],
): Promise<void> =>
  withLock(`${keyOf(list)} ${maker}`, async () => {
    const kept = (await readStored(req, list, maker)).get(String(maker))
    const data = {
      key: keyOf(list),
      user: { relationTo: 'users', value: maker },
      value: change(kept?.views ?? []),
    }
    // Not by Payload's operation, which makes a preference that of the caller.
    const { db } = req.payload
    const collection = 'payload-preferences'
    if (kept) await db.updateOne({ collection, id: kept.id, data, req })
    else await db.create({ collection, data, req })
  })

function checkedQuery(list: ViewedList, query: string): string {
  const checked = toViewQuery(list, query)
  if (checked === undefined)
    throw fieldRefusal('query', 'query holds nothing, or what is unknown to this list')
  return checked
}

/** @throws ValidationError where another view has the name */
function mustBeNew(views: StoredView[], { id, name }: StoredView): void {
  if (views.some((view) => view.id !== id && view.name === name))
    throw fieldRefusal('name', 'name is taken by another of your views')
}

const answerWith = (req: PayloadRequest, message: string, view: StoredView): ListViewAnswer => ({
  message,
  view: { ...view, isOwn: true, maker: requireStaff(req).username },
})
