import type { CollectionAfterChangeHook } from 'payload'

/** What leads somewhere now is no longer an address that visitors miss. */
export const forgetMissed: CollectionAfterChangeHook = async ({ doc, req }) => {
  await req.payload.delete({
    collection: 'missed-visits',
    where: { and: [{ kind: { equals: 'address' } }, { text: { equals: doc.from } }] },
    depth: 0,
    req,
  })
  return doc
}
