import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import {
  type TranslatedText,
  TranslationPlace,
  TranslationSave,
  type TranslationSaved,
  type TranslationTexts,
} from '@/src/contract/staff/translations'
import type { z } from 'zod'
import { defaultLanguage } from '@/src/i18n/languages'
import { hasTranslationService } from '@/src/domain/translations/machine/service'
import { findTerms, type Glossary, readGlossary } from '@/src/domain/translations/rules/glossary'
import { checked, inTransaction, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { Refusal } from '@/src/payload/errors'
import { withLock } from '@/src/platform/redis/shared-lock'
import { plainText } from '@/src/platform/text/text'
import { type DescribedField, describedFields, englishBefore } from '../described-fields'
import {
  editableNamed,
  fieldsIn,
  formLink,
  getTitle,
  hasDrafts,
  publicDoc,
  sourcesIn,
  storedRecord,
  type StoredRecord,
  type Tracked,
} from '../records'
import { hashText, hasText, translationState } from '../sources'
import { fillTexts, getMaxLength, getShape, isExchanged, textsIn } from '../xliff/segments'
import { type TextToWrite, writeTexts } from '../xliff/write-texts'

/** `GET /translations/texts?collection=&id=&locale=`: a record as it is translated, text by text. */
export const texts: Endpoint = {
  path: '/translations/texts',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { collection, id, locale } = checked(req.query, TranslationPlace)
    const tracked = await editableNamed(req, collection)
    const record = await storedRecord(req, tracked, id)
    const described = describedFields(req, tracked, record.doc, locale)
    const stale = described.filter(({ state }) => state === 'stale')
    const before = await englishBefore(req, tracked, { ...record, locale, stale })
    const waiting = await findWaitingTexts(req, tracked, record, locale)
    const glossary = readGlossary(locale)
    const answer: TranslationTexts = {
      title: getTitle(tracked, record.doc),
      link: formLink(tracked, { id, locale }),
      hasDrafts: hasDrafts(tracked),
      isPublic: waiting.isPublic,
      hasMachine: hasTranslationService,
      unpublished: waiting.ready.length,
      held: waiting.held,
      texts: described.map((field) => ({
        ...segmentsOf(field, before.get(field.key), glossary),
        link: formLink(tracked, { id, locale, path: field.path }),
      })),
    }
    return Response.json(answer)
  },
}

function segmentsOf(
  field: DescribedField,
  before: unknown,
  glossary: Glossary,
): Omit<TranslatedText, 'link'> {
  const { english, key, label, path, state, translation } = field
  const shape = getShape(field)
  const isEditable = isExchanged(field)
  const sources = isEditable ? textsIn(english, shape) : [plainText(english)]
  const targets = textsIn(translation, shape)
  const isFitting = targets.length === sources.length
  return {
    key,
    path,
    label,
    state,
    fingerprint: fingerprintOf(field),
    isEditable,
    isLine: field.field.type === 'text',
    maxLength: getMaxLength(field) ?? null,
    sources,
    before: before === undefined ? null : textsIn(before, shape),
    targets: hasText(translation) ? (isFitting ? targets : null) : sources.map(() => ''),
    translation: plainText(translation),
    terms: findTerms(sources.join('\n'), glossary).map(({ en, term, note }) => ({
      en,
      term,
      note: note ?? null,
    })),
  }
}

const fingerprintOf = ({ english, translation }: DescribedField): string =>
  `${hashText(english)}.${hashText(translation)}`

/**
 * `POST /translations/texts`: saves texts of a record in one language, in one save, all of them or none: 409 names those
 * that are no longer as they were read. `published` then publishes what waits of that language, and nothing else.
 */
export const saveTexts: Endpoint = {
  path: '/translations/texts',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const place = await parseInput(req, TranslationSave)
    const tracked = await editableNamed(req, place.collection)
    // Texts of a list are written as the whole list, which must not have changed between read and write.
    const answer = await withLock('import translations', () =>
      inTransaction(req, () => save(req, tracked, place)),
    )
    return Response.json(answer)
  },
}

type Place = z.infer<typeof TranslationSave>

async function save(
  req: PayloadRequest,
  tracked: Tracked,
  place: Place,
): Promise<TranslationSaved> {
  const { id, locale, status } = place
  const record = await storedRecord(req, tracked, id)
  const changes = planTexts(describedFields(req, tracked, record.doc, locale), place).map(
    ({ key, path, value }) => ({
      key,
      collection: tracked.slug,
      id,
      tracked,
      path,
      value,
      isPublic: false,
    }),
  )
  await writeTexts(req, changes, locale)
  const published = status === 'published' ? await publish(req, tracked, id, locale) : []
  return {
    message: `${changes.length} texts written`,
    written: changes.map(({ key }) => key),
    published: published.length,
  }
}

/** @returns the texts that change, with their values */
function planTexts(fields: DescribedField[], { texts: given }: Place) {
  const known = new Map(fields.filter(isExchanged).map((field) => [field.key, field]))
  const changed = given.filter(({ key, fingerprint }) => {
    const field = known.get(key)
    return !field || fingerprintOf(field) !== fingerprint
  })
  if (changed.length > 0) {
    const keys = changed.map(({ key }) => key)
    throw new Refusal(409, 'A text or its English was changed since it was read', { keys })
  }
  const errors: { path: string; message: string }[] = []
  const planned = given.flatMap(({ key, targets }) => {
    const field = known.get(key)
    if (!field) return []
    const filled = fill(field, targets)
    if ('message' in filled) errors.push({ path: key, message: filled.message })
    else if (hashText(filled.value) !== hashText(field.translation))
      return [{ key, path: field.path, value: filled.value }]
    return []
  })
  if (errors.length > 0) throw new ValidationError({ errors })
  return planned
}

function fill(field: DescribedField, targets: string[]) {
  const sources = textsIn(field.english, getShape(field))
  if (targets.length !== sources.length) return { message: 'It needs a target for each segment' }
  // Without a text of its own a language shows the English one.
  return targets.every((target) => target.trim() === '')
    ? { value: null }
    : fillTexts(field, targets)
}

async function publish(
  req: PayloadRequest,
  tracked: Tracked,
  id: string,
  locale: string,
): Promise<TextToWrite[]> {
  const { ready } = await findWaitingTexts(
    req,
    tracked,
    await storedRecord(req, tracked, id),
    locale,
  )
  await writeTexts(req, ready, locale)
  return ready
}

interface WaitingTexts {
  /** Visitors see the record, in some state. */
  isPublic: boolean
  /** Texts that can become public as they are. */
  ready: TextToWrite[]
  /** Count of those that cannot: their English is a draft too, or a machine wrote them and no person confirmed it. */
  held: number
}

/** Compares the texts of a language in the draft of a record with those that are public. */
async function findWaitingTexts(
  req: PayloadRequest,
  tracked: Tracked,
  { id, doc }: StoredRecord,
  locale: string,
): Promise<WaitingTexts> {
  const shown = await publicDoc(req, tracked, id)
  if (!shown || doc._status !== 'draft') return { isPublic: shown !== null, ready: [], held: 0 }
  const before = new Map([...fieldsIn(req, tracked, shown)].map((field) => [field.key, field]))
  const sources = sourcesIn(doc)
  const ready: TextToWrite[] = []
  let held = 0
  for (const field of fieldsIn(req, tracked, doc)) {
    const { byLanguage, key } = field
    const own = before.get(key)
    if (hashText(own?.byLanguage[locale]) === hashText(byLanguage[locale])) continue
    const isSameEnglish =
      own !== undefined &&
      hashText(own.byLanguage[defaultLanguage]) === hashText(byLanguage[defaultLanguage])
    if (!isSameEnglish || translationState(field, locale, sources) === 'machine') held += 1
    else {
      const value = byLanguage[locale] ?? null
      ready.push({ collection: tracked.slug, id, tracked, path: own.path, value, isPublic: true })
    }
  }
  return { isPublic: true, ready, held }
}
