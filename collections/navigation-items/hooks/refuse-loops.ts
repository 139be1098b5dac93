import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '@/src/payload/errors'

/** An item is neither its own parent nor below itself: the menu would have no end. */
export const refuseLoops: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const own = originalDoc?.id
  if (!own || !data?.parentId || req.context.isWholeMenu) return data
  for (let above: string | null = String(data.parentId); above;) {
    if (above === own) throw fieldRefusal('parentId', 'An item cannot stand below itself')
    const parent: { parentId?: unknown } | null = await req.payload.findByID({
      collection: 'navigation-items',
      id: above,
      draft: true,
      depth: 0,
      disableErrors: true,
      req,
    })
    above = typeof parent?.parentId === 'string' ? parent.parentId : null
  }
  return data
}
