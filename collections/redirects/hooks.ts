import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'

/** Refuses a redirect from where a page is, and one that leads back to where it begins. */
export const refuseShadows: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { from, to } = { ...originalDoc, ...data } as { from?: string; to?: string }
  // Payload validates the fields after this hook, and refuses what is missing then.
  if (!from || !to) return data
  if (from === to) throw fieldRefusal('to', 'to must not be the address that it replaces')
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { path: { equals: from }, _status: { equals: 'published' } },
    req,
  })
  if (totalDocs > 0) throw fieldRefusal('from', 'from is the address of a page')
  if (await leadsTo(from, to)) throw fieldRefusal('to', 'to leads back to from')
  return data

  async function leadsTo(goal: string, start: string): Promise<boolean> {
    const passed = new Set<string>()
    for (let at = start; !passed.has(at);) {
      if (at === goal) return true
      passed.add(at)
      const { docs } = await req.payload.find({
        collection: 'redirects',
        where: { from: { equals: at } },
        limit: 1,
        depth: 0,
        req,
      })
      if (!docs[0]) return false
      at = docs[0].to
    }
    return false
  }
}

/** Deletes an address from the missed ones once it redirects somewhere. */
export const forgetMissed: CollectionAfterChangeHook = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'missed-visits',
    where: { and: [{ kind: { equals: 'address' } }, { text: { equals: doc.from } }] },
    depth: 0,
    req,
  })
  return doc
}
