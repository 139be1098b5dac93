import {
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { defaultLanguage, isLanguage, type Language } from '@/src/i18n/languages'
import { requireStaff } from '../endpoints/call'
import { fieldRefusal } from '../errors'
import { checkRelations } from '../input/relations'
import { checkTexts } from '../input/strict-input'
import { inOtherLanguage } from './each-language'
import { textsOnly } from './texts-only'
import type { Translations } from './translations'
import { isRecord } from '@/src/platform/values/stored-values'

type Doc = Record<string, unknown>

/**
 * `POST /{collection}/languages` and `PATCH /{collection}/{id}/languages`: what the calls without that end do, in all
 * languages at once. The body is theirs, in the default language, and has the texts of others in `translations`, by language.
 */
export const createInAllLanguages = (collection: CollectionSlug): Endpoint => ({
  path: '/languages',
  method: 'post',
  handler: (req) => save(req, collection, 'post', '/'),
})

export const changeInAllLanguages = (collection: CollectionSlug): Endpoint => ({
  path: '/:id/languages',
  method: 'patch',
  handler: (req) => save(req, collection, 'patch', '/:id'),
})

/** Hands the call on to that of one language, with the others in its context. */
async function save(
  req: PayloadRequest,
  collection: CollectionSlug,
  method: Endpoint['method'],
  path: string,
): Promise<Response> {
  requireStaff(req)
  for (const name of ['locale', 'publishSpecificLocale'])
    if (name in req.query) throw fieldRefusal(name, `${name} is unknown here`)
  await addDataAndFileToRequest(req)
  const { translations = {}, ...data } = req.data ?? {}
  const own = isolateObjectProperty<PayloadRequest>(req, ['body', 'context', 'data'])
  // It was read already.
  Object.assign(own, { body: null })
  own.data = data
  own.context = {
    ...req.context,
    translations: {
      collection,
      id: req.routeParams?.id as string | undefined,
      in: await checked(own, collection, translations),
      isDraft: req.query.draft === 'true',
    } satisfies Translations,
  }
  const endpoints = req.payload.collections[collection].config.endpoints || []
  const one = endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)
  if (!one) throw new Error(`${collection} has no ${method} ${path}`)
  return one.handler(own)
}

/** @throws ValidationError that names language and field */
async function checked(
  req: PayloadRequest,
  collection: CollectionSlug,
  given: unknown,
): Promise<Translations['in']> {
  if (!isRecord(given)) throw fieldRefusal('translations', 'translations must be an object')
  const { flattenedFields: fields } = req.payload.collections[collection].config
  const { blocks } = req.payload.config
  const texts: [Language, Doc][] = []
  for (const [lng, data] of Object.entries(given)) {
    const path = `translations.${lng.slice(0, 60)}`
    if (!isLanguage(lng) || lng === defaultLanguage)
      throw fieldRefusal(path, `${path} is unknown: it is none of the other languages of the site`)
    if (!isRecord(data)) throw fieldRefusal(path, `${path} must be an object`)
    await inOtherLanguage(req, lng, async () => {
      const given = checkTexts(req, collection, data)
      const own = await textsOnly(req, given, { fields, blocks })
      await checkRelations(own, fields, req)
      texts.push([lng, own])
    })
  }
  return Object.fromEntries(texts)
}
