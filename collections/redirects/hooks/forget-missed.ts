import type { CollectionAfterChangeHook } from 'payload'

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
