import type { Endpoint } from 'payload'
import {
  type TranslatedRecord,
  type TranslationFields,
  type TranslationList,
  TranslationListQuery,
  type TranslationOverview,
  TranslationPlace,
} from '@/src/contract/staff/translations'
import { hasTranslationService } from '@/src/domain/translations/machine/service'
import { checked, requireStaff } from '@/src/payload/endpoints/call'
import { readOfferedLanguages } from '@/src/payload/translations/offered-languages'
import { askedStates, countedRecords, recordsInState, sumCounts } from '../counts'
import { describedFields, englishBefore } from '../described-fields'
import {
  editable,
  editableNamed,
  formLink,
  getTitle,
  hasDrafts,
  storedRecord,
  storedRecords,
} from '../records'

/** Longest time for which a call counts, ms; the next one does the rest. */
const budgetMs = 1500

/** `GET /translations`: how many texts stand how, by collection and language. */
export const overview: Endpoint = {
  path: '/translations',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const deadline = Date.now() + budgetMs
    const languages = await readOfferedLanguages(req)
    const answer: TranslationOverview = { collections: {}, pending: 0 }
    for (const tracked of await editable(req)) {
      const { records, pending } = await countedRecords(req, tracked, deadline)
      answer.collections[tracked.slug] = sumCounts(records.values(), languages)
      answer.pending += pending
    }
    return Response.json(answer)
  },
}

/** Records a page. */
const pageSize = 25

/** `GET /translations/list?locale=&collection=&state=`: the records that have texts in a state, and which. */
export const list: Endpoint = {
  path: '/translations/list',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const query = checked(req.query, TranslationListQuery)
    const { collection, locale, page, state } = query
    const deadline = Date.now() + budgetMs
    const asked = collection ? [await editableNamed(req, collection)] : await editable(req)
    const found = await recordsInState(req, asked, { locale, state, deadline })
    const shown = found.slice((page - 1) * pageSize, page * pageSize)
    const docs: TranslatedRecord[] = []
    for (const tracked of asked) {
      const ids = shown.filter((one) => one.tracked === tracked).map(({ id }) => id)
      if (ids.length === 0) continue
      const records = new Map(
        (await storedRecords(req, tracked, ids)).map((record) => [record.id, record]),
      )
      for (const id of ids) {
        const record = records.get(id)
        if (!record) continue
        docs.push({
          collection: tracked.slug,
          id,
          title: getTitle(tracked, record.doc),
          isDraft: record.doc._status === 'draft',
          link: formLink(tracked, { id, locale }),
          fields: describedFields(req, tracked, record.doc, locale)
            .filter((field) => askedStates(state).includes(field.state))
            .map(({ key, path, label, state: own }) => ({
              key,
              path,
              label,
              state: own,
              link: formLink(tracked, { id, locale, path }),
            })),
        })
      }
    }
    const answer: TranslationList = {
      docs,
      page,
      totalPages: Math.max(1, Math.ceil(found.length / pageSize)),
      totalDocs: found.length,
    }
    return Response.json(answer)
  },
}

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
