import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { inLanguage } from '@/src/payload/all-languages/in-language'
import { readTranslations } from '@/src/payload/all-languages/translations'
import { fieldRefusal } from '@/src/payload/errors'
import { latestDocument } from '@/src/payload/read-once'
import { defaultLanguage } from '@/src/i18n/languages'
import { placesIn } from '@/src/domain/pages/places'

/** Most placeholders that a refusal names. */
const maxNamed = 3

/**
 * A page is not published while places of its starter text are still to be filled in: in the language that is saved, and
 * in English, which visitors read wherever a language is not written.
 */
export const refusePlaces: CollectionBeforeValidateHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const doc = { ...originalDoc, ...data }
  if (doc._status !== 'published') return data
  refuse(placesIn(doc), 'Still to be filled in')
  const isOther = req.locale && req.locale !== defaultLanguage && req.locale !== 'all'
  // A save of all languages has English with it.
  if (isOther && originalDoc && !readTranslations(context, 'pages', originalDoc.id))
    refuse(placesIn(await inEnglish(req, originalDoc.id)), 'Still to be filled in, in English')
  return data
}

function refuse(places: string[], problem: string): void {
  if (places.length === 0) return
  const named = places.slice(0, maxNamed).map((place) => `[[${place}]]`)
  const more = places.length > maxNamed ? ` and ${places.length - maxNamed} more` : ''
  throw fieldRefusal('layout', `${problem}: ${named.join(', ')}${more}`, 'pages')
}

/** The latest draft, which is what publishing makes public. */
async function inEnglish(req: PayloadRequest, id: string) {
  const { blocks } = req.payload.config
  const { flattenedFields: fields } = req.payload.collections.pages.config
  const stored = (await latestDocument(req, 'pages', id)) ?? {}
  return inLanguage(stored, { stored }, defaultLanguage, { fields, blocks })
}
