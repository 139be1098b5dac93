import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { expireTags } from '@/src/data/cache/revalidate'
import { tags } from '@/src/data/cache/tags'
import { makeContext } from '@/src/domain/checks/surroundings'
import { type LastingCollection, pageAddress } from '@/src/domain/links/addresses'
import { pathOfLink } from '@/src/domain/links/routes'
import { readSite } from '@/src/payload/checks/site'
import { fieldRefusal } from '@/src/payload/errors'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { storedDocument } from '@/src/payload/read-once'

/** Context of a request in which a hook writes the redirect. */
interface MovedContext {
  /** Its target becomes public with the same write. */
  followsMove?: boolean
}

/** Refuses a redirect to an address of the site at which nothing is public. */
export const refuseNowhere: CollectionBeforeChangeHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const { to } = data as { to?: unknown }
  if (typeof to !== 'string' || to === originalDoc?.to) return data
  if ((context as MovedContext).followsMove) return data
  const path = to.startsWith('/') ? pathOfLink(to) : null
  if (path === null) return data
  const site = await preserveLocale(req, () => readSite(req))
  if (!makeContext(site, () => undefined).isReachable(path))
    throw fieldRefusal('to', 'to is an address of this site at which nothing is published')
  return data
}

/**
 * Keeps old addresses working: when the address of something public changes, the old one becomes a
 * redirect to the new one. Redirects that led to the old address lead to the new one at once, and one
 * from the new address is gone, so that a change back leaves no loop.
 */
export function redirectOldAddress(collection: LastingCollection): {
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
} {
  const key = (id: unknown) => `public address of ${collection} ${String(id)}`
  return {
    // `originalDoc` may be a draft that already has the new address: then what is public is read.
    beforeChange: async ({ data, operation, originalDoc, req }) => {
      if (operation !== 'update' || !originalDoc?.id) return data
      const isItself = (originalDoc as Doc)._status !== 'draft'
      const stored: Doc | null = isItself
        ? originalDoc
        : await storedDocument(req, collection, originalDoc.id)
      req.context[key(originalDoc.id)] = stored && addressIn(collection, stored)
      return data
    },
    afterChange: async ({ doc, req }) => {
      const before = req.context[key(doc.id)]
      const now = isPublic(doc) ? pageAddress(collection, doc) : null
      if (now === null) return doc
      await remove({ from: { equals: now } }, req)
      if (typeof before === 'string' && before !== now) await redirect(before, now, req)
      return doc
    },
  }
}

interface Doc {
  _status?: string | null
  isActive?: boolean | null
  deletedAt?: string | null
}

const isPublic = ({ _status, isActive, deletedAt }: Doc): boolean =>
  _status !== 'draft' && isActive !== false && !deletedAt

const addressIn = (collection: LastingCollection, doc: Parameters<typeof pageAddress>[1] & Doc) =>
  isPublic(doc) ? pageAddress(collection, doc) : null

async function redirect(from: string, to: string, req: PayloadRequest): Promise<void> {
  // Where the change was a draft before, the hook `revalidate` no longer knows the old address.
  await expireTags([tags.page(from)], req)
  await remove({ from: { equals: from } }, req)
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
    depth: 0,
    context: { followsMove: true } satisfies MovedContext,
    req,
  })
  await req.payload.create({
    collection: 'redirects',
    data: { from, to, permanent: true },
    depth: 0,
    context: { followsMove: true } satisfies MovedContext,
    req,
  })
}

const remove = (where: Where, req: PayloadRequest) =>
  req.payload.delete({ collection: 'redirects', where, depth: 0, req })
