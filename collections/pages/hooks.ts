import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { expireTags } from '@/src/data/cache/revalidate'
import { tags } from '@/src/data/cache/tags'
import { placesIn } from '@/src/domain/pages/places'
import { defaultLanguage } from '@/src/i18n/languages'
import { inLanguage } from '@/src/payload/all-languages/in-language'
import { readTranslations } from '@/src/payload/all-languages/translations'
import { fieldRefusal } from '@/src/payload/errors'
import { latestDocument, storedDocument } from '@/src/payload/read-once'
import { freeSlug, slugify } from '@/src/platform/text/slug'

/** An address, or the beginning of one that is being typed. */
const begunPath = /^\/[a-z0-9/-]*$/

/**
 * Makes an address of what a draft has in its place: of its title where that is empty, and of words where they are none.
 * A published page keeps the address that was sent: where that is none, validation refuses it.
 */
export const fillPath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (data?._status !== 'draft') return data
  const given: unknown = data.path === undefined ? originalDoc?.path : data.path
  if (typeof given === 'string' && begunPath.test(given)) return data
  const title: unknown = data.title ?? originalDoc?.title
  const path = pathOf(given) || pathOf(typeof title === 'string' ? title.replaceAll('/', ' ') : '')
  if (!path) return data
  const slug = await freeSlug(path, async (candidate) => {
    const { totalDocs } = await req.payload.count({
      collection: 'pages',
      where: { path: { equals: `/${candidate}` }, id: { not_equals: originalDoc?.id ?? '' } },
      trash: true,
      req,
    })
    return totalDocs > 0
  })
  return { ...data, path: `/${slug}` }
}

/** "Audit Landing/Start" as `audit-landing/start`; titles in Thai or Chinese leave nothing. */
const pathOf = (text: unknown): string =>
  typeof text === 'string' ? text.split('/').map(slugify).filter(Boolean).join('/') : ''

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

/**
 * Menus and footer, so every page of the site, depend on the paths at which there is a public page. They expire
 * when these change, and not with each draft that the panel saves while a page is edited.
 */
export const expirePublicPaths: {
  beforeOperation: CollectionBeforeOperationHook
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  beforeOperation: ({ args, operation, req }) => {
    // Reads on the way of a write leave what is known of the write.
    if (operation === 'create' || operation === 'update')
      req.context.savesDraft = (args as { draft?: boolean }).draft === true
    return args
  },

  // `originalDoc` may be a draft.
  beforeChange: async ({ data, operation, originalDoc, req }) => {
    const isDraft = req.context.savesDraft && data._status === 'draft'
    if (operation !== 'update' || isDraft) return data
    req.context.placeBefore = placeOf(await storedDocument(req, 'pages', String(originalDoc?.id)))
    return data
  },

  afterChange: async ({ doc, operation, req }) => {
    const { disableRevalidate, placeBefore, savesDraft } = req.context
    const isSame =
      operation === 'update' &&
      ((savesDraft && doc._status === 'draft') || placeBefore === placeOf(doc))
    if (!disableRevalidate && !isSame) await expireTags([tags.publicPaths()], req)
    return doc
  },

  afterDelete: async ({ doc, req }) => {
    if (!req.context.disableRevalidate) await expireTags([tags.publicPaths()], req)
    return doc
  },
}

interface Place {
  path?: string | null
  _status?: string | null
  deletedAt?: string | null
}

const placeOf = (doc: Place | null): string =>
  `${doc?.path} ${doc?._status === 'published' && !doc.deletedAt}`
