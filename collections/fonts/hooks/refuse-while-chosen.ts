import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/src/payload/errors'

/** Refuses to delete a font that the settings show, or that a draft of them would. */
export const refuseWhileChosen: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const draft of [false, true]) {
    const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, draft, req })
    if (JSON.stringify(brand ?? {}).includes(`"${id}"`)) {
      throw new Refusal(
        409,
        'This font is chosen in the site settings. Choose another one there first.',
      )
    }
  }
}
