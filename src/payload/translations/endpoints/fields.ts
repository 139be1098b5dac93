import type { Endpoint } from 'payload'
import { TranslationPlace } from '@/src/contract/staff/translations'
import type { TranslationFields } from '@/src/contract/staff/translations'
import { hasTranslationService } from '@/src/domain/translations/machine/service'
import { checked, requireStaff } from '@/src/payload/endpoints/call'
import { describedFields } from '../described-fields'
import { englishBefore } from '../english-before'
import { editableNamed, getTitle, hasDrafts, formLink, storedRecord } from '../records'

/** `GET /translations/fields?collection=&id=&locale=`: each text of a record beside its English, now and before. */
export const fields: Endpoint = {
  path: '/translations/fields',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { collection, id, locale } = checked(req.query, TranslationPlace)
    const tracked = await editableNamed(req, collection)
    const { doc } = await storedRecord(req, tracked, id)
    const described = describedFields(req, tracked, doc, locale)
    const stale = described.filter(({ state }) => state === 'stale')
    const before = await englishBefore(req, tracked, { id, doc, locale, stale })
    const answer: TranslationFields = {
      title: getTitle(tracked, doc),
      isDraft: doc._status === 'draft',
      link: formLink(tracked, { id, locale }),
      hasMachine: hasTranslationService && hasDrafts(tracked),
      fields: described.map(({ field, ...one }) => ({
        ...one,
        link: formLink(tracked, { id, locale, path: one.path }),
        type: field.type,
        englishBefore: before.get(one.key) ?? null,
      })),
    }
    return Response.json(answer)
  },
}
