import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { checks, runChecks } from '@/src/domain/checks'
import type { Finding } from '@/src/domain/checks/check'
import { mergeLanguage } from '@/src/domain/checks/merge-language'
import { makeContext, type SitePart } from '@/src/domain/checks/surroundings'
import type { CheckedCollection, CheckId } from '@/src/contract/staff/checks'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { isLanguage, languageNames, languageOr } from '@/src/i18n/languages'
import { inLanguage } from '@/src/payload/all-languages/in-language'
import {
  listLanguages,
  type Translations,
  readTranslations,
} from '@/src/payload/all-languages/translations'
import { preserveLocale } from '@/src/payload/preserve-locale'
import { latestDocument, storedDocument } from '@/src/payload/read-once'
import { fieldWords, forbiddenChecks } from '../describe'
import { getCheckSchema, readContent, readPictures, type Stored } from '../read'
import { readSite } from '../site'

/** Context that a release adds to the writes of its documents. */
export interface TogetherContext {
  /** Returns all else that becomes public together with this document; read where a check forbids publishing. */
  publishedTogether: () => Promise<SitePart>
}

/** Most findings that a refusal names. */
const maxNamed = 10

/**
 * Keeps documents from being published with findings of the checks that the site settings forbid, whichever way they come
 * in. What is public already may change as long as it does not get more of them.
 */
export const forbidFindings =
  (collection: CheckedCollection): CollectionBeforeChangeHook =>
  async ({ context, data, originalDoc, req }) => {
    const translations = readTranslations(context, collection, originalDoc?.id)
    await preserveLocale(req, () => check(req, collection, { data, originalDoc, translations }))
    return data
  }

async function check(
  req: PayloadRequest,
  collection: CheckedCollection,
  { data, originalDoc, translations }: Written,
): Promise<void> {
  const { locale } = req
  // Categories have no drafts: each save is public.
  const status: unknown = data._status ?? originalDoc?._status ?? 'published'
  if (status !== 'published' || data.deletedAt) return
  const forbidden = await forbiddenChecks(req)
  if (forbidden.length === 0) return
  const id = originalDoc?.id
  const latest = id === undefined ? null : await latestDocument(req, collection, id)
  const stored = latest?.deletedAt ? undefined : (latest ?? undefined)
  const written = { ...data, id: id ?? '' }
  const schema = getCheckSchema(req, collection)
  let after = isLanguage(locale)
    ? mergeLanguage(stored, written, locale, schema)
    : { ...stored, ...written }
  for (const [lng, given] of translations ? listLanguages(translations) : [])
    after = mergeLanguage(after, inLanguage(written, { given, stored }, lng, schema), lng, schema)
  const before = id === undefined ? null : await storedDocument(req, collection, id)
  const found = await worse(req, collection, {
    forbidden,
    after: after as Stored,
    before:
      before && (before._status ?? 'published') === 'published' ? (before as Stored) : undefined,
  })
  if (found.length === 0) return
  const say = await staffTranslator(languageOr(req.i18n.language))
  throw new ValidationError({
    collection,
    errors: found.slice(0, maxNamed).map(({ path, locale: lng, problem, values }) => {
      const label = fieldWords(req, collection, after, path)
      const where = lng === null ? label : `${label} (${languageNames[lng]})`
      return { path, message: `${where}: ${say(`checks.${problem}`, values)}` }
    }),
  })
}

interface Written {
  data: Record<string, unknown>
  originalDoc: { id?: string; _status?: unknown } | undefined
  translations: Translations | undefined
}

interface Change {
  forbidden: CheckId[]
  after: Stored
  before: Stored | undefined
}

/** The findings of those checks of which a document gets more than it has in public, in a language. */
async function worse(
  req: PayloadRequest,
  collection: CheckedCollection,
  { forbidden, after, before }: Change,
): Promise<Finding[]> {
  const own = checks.filter(({ id }) => forbidden.includes(id))
  const contents = [after, ...(before ? [before] : [])].map((doc) =>
    readContent(req, collection, doc),
  )
  const pictures = await readPictures(req, contents)
  const { publishedTogether } = req.context as Partial<TogetherContext>
  const around = makeContext(
    await readSite(req),
    (id) => pictures.get(id),
    await publishedTogether?.(),
  )
  const [found = [], known = []] = contents.map((content) => runChecks(content, around, own))
  const keyOf = ({ check, locale }: Finding) => `${check} ${locale}`
  const count = (findings: Finding[], key: string) =>
    findings.filter((finding) => keyOf(finding) === key).length
  return found.filter((finding) => {
    const key = keyOf(finding)
    return count(found, key) > count(known, key)
  })
}
