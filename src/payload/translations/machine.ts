import type { Endpoint, PayloadRequest } from 'payload'
import {
  TranslationMachine,
  type TranslationMachineAnswer,
} from '@/src/contract/staff/translations'
import {
  hasTranslationService,
  TranslationServiceError,
  translateTexts,
} from '@/src/domain/translations/machine/service'
import { lostCodes } from '@/src/domain/translations/rules/faults'
import { strayFigures } from '@/src/domain/translations/rules/figures'
import {
  type Glossary,
  readGlossary,
  termOf,
  unusedTerms,
  withTerms,
  wrongWords,
} from '@/src/domain/translations/rules/glossary'
import type { Language } from '@/src/i18n/languages'
import { inTransaction, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { countCall, type RateLimit } from '@/src/platform/http/rate-limit'
import { type DescribedField, describedFields } from './described-fields'
import { editableNamed, hasDrafts, storedRecord, type Tracked } from './records'
import { hashText } from './sources'
import { getMaxLength, getShape, isExchanged, textsIn, withTexts } from './xliff/segments'
import { writeTexts } from './xliff/write-texts'

/** Limit of an account's machine translations: the service charges by characters. */
const charactersOfAccount: RateLimit = {
  name: 'machine-translation',
  points: 500_000,
  seconds: 24 * 60 * 60,
}

/**
 * `POST /translations/machine`: has texts of a record translated by the service of `TRANSLATION_URL`: those of `keys`,
 * else all that are missing or stale. What it makes is saved as a draft and stands as `machine` until a person confirms
 * it; a text with other figures, codes or terms is not taken. A proposal is answered and not written.
 */
export const translateByMachine: Endpoint = {
  path: '/translations/machine',
  method: 'post',
  handler: async (req) => {
    const user = requireStaff(req)
    const place = await parseInput(req, TranslationMachine)
    const tracked = await editableNamed(req, place.collection)
    if (!hasTranslationService) {
      throw new Refusal(400, 'No translation service is set up: TRANSLATION_URL is not set')
    }
    if (!place.isProposal && !hasDrafts(tracked)) {
      throw new Refusal(400, 'This has no drafts: what a machine writes would be public at once')
    }
    const wanted = await wantedFields(req, tracked, place)
    const texts = wanted.map((field) => textsIn(field.english, getShape(field)))
    const characters = texts.flat().reduce((sum, text) => sum + text.length, 0)
    await countCall(charactersOfAccount, String(user.id), characters)
    const made = await byService(req, texts, place.locale)
    const results = wanted.map((field, index) => resultOf(field, made[index] ?? []))
    const { taken, changed } = place.isProposal
      ? { taken: [], changed: [] }
      : await inTransaction(req, () => write(req, tracked, place, results))
    const answer: TranslationMachineAnswer = {
      message: `${taken.length} texts written`,
      written: taken.map(({ field }) => field.key),
      refused: [
        ...results.flatMap(({ field: { key, label }, message }) =>
          message === undefined ? [] : [{ key, label, message }],
        ),
        ...changed.map(({ field: { key, label } }) => ({
          key,
          label,
          message: 'Somebody changed it meanwhile',
        })),
      ],
      proposals: place.isProposal ? results.flatMap(proposalOf) : [],
    }
    return Response.json(answer)
  },
}

interface Result {
  field: DescribedField
  value?: unknown
  /** Reason of the refusal. */
  message?: string
}

const proposalOf = ({ field, message, value }: Result) =>
  message === undefined ? [{ key: field.key, targets: textsIn(value, getShape(field)) }] : []

async function wantedFields(
  req: PayloadRequest,
  tracked: Tracked,
  { id, locale, keys }: TranslationMachine,
): Promise<DescribedField[]> {
  const { doc } = await storedRecord(req, tracked, id)
  const fields = describedFields(req, tracked, doc, locale).filter(isExchanged)
  if (!keys) return fields.filter(({ state }) => state === 'missing' || state === 'stale')
  const named = fields.filter(({ key }) => keys.includes(key))
  if (named.length < new Set(keys).size) {
    throw fieldRefusal('keys', 'keys must name texts of the record')
  }
  return named
}

/** All texts of all fields in as few calls as may be; @returns those of each field. */
async function byService(
  req: PayloadRequest,
  texts: string[][],
  locale: TranslationMachine['locale'],
): Promise<MachineText[][]> {
  try {
    const made = await machineTexts(texts.flat(), locale)
    return texts.map((own) => made.splice(0, own.length))
  } catch (err) {
    if (!(err instanceof TranslationServiceError)) throw err
    req.payload.logger.error({ err, msg: 'The translation service failed' })
    throw new Refusal(502, 'The translation service does not answer as it should')
  }
}

function resultOf(field: DescribedField, made: MachineText[]): Result {
  const [fault] = made.flatMap(({ faults }) => faults)
  if (fault !== undefined) return { field, message: `Not taken: ${fault}` }
  const max = getMaxLength(field) ?? Infinity
  if (made.some(({ text }) => text.length > max)) {
    return { field, message: `Not taken: longer than ${max} characters` }
  }
  const texts = made.map(({ text }) => text)
  const value = withTexts(field.english, texts, getShape(field))
  if (textsIn(value, getShape(field)).length !== texts.length) {
    return { field, message: 'Not taken: two of its names became the same' }
  }
  return { field, value }
}

/** Writes what is still asked for: a service takes its time, and people write meanwhile. */
async function write(
  req: PayloadRequest,
  tracked: Tracked,
  { collection, id, locale }: TranslationMachine,
  results: Result[],
) {
  const { doc } = await storedRecord(req, tracked, id)
  const now = new Map(describedFields(req, tracked, doc, locale).map((field) => [field.key, field]))
  const good = results.filter(({ message }) => message === undefined)
  const isUnchanged = ({ field }: Result) => {
    const current = now.get(field.key)
    return (
      hashText(current?.english) === hashText(field.english) &&
      hashText(current?.translation) === hashText(field.translation)
    )
  }
  const taken = good.filter(isUnchanged)
  const { translationsWritten: before } = req.context
  req.context.translationsWritten = { isMachine: true }
  try {
    const texts = taken.map(({ field, value }) => ({
      collection,
      id,
      tracked,
      path: now.get(field.key)?.path ?? field.path,
      value,
      isPublic: false,
    }))
    await writeTexts(req, texts, locale)
  } finally {
    req.context.translationsWritten = before
  }
  return { taken, changed: good.filter((result) => !taken.includes(result)) }
}

/** Translation by the service, with its faults. */
interface MachineText {
  text: string
  faults: string[]
}

/**
 * Texts in another language, by the service, with the terms of the language's glossary. A text that is a term is not
 * asked for; one whose translation lacks terms is asked for once more with these put in their places.
 * @throws TranslationServiceError
 */
async function machineTexts(texts: string[], lng: Language): Promise<MachineText[]> {
  const glossary = readGlossary(lng)
  const known = texts.map((text) => termOf(text, glossary))
  const first = await translateSome(texts, lng, (index) => known[index] === undefined)
  const tried = texts.map((text, index) => known[index] ?? first.get(index) ?? text)
  const lacking = texts.map((text, index) =>
    known[index] === undefined ? unusedTerms(text, tried[index] ?? '', glossary) : [],
  )
  const withTheirs = texts.map((text, index) => withTerms(text, lacking[index] ?? [], glossary))
  const second = await translateSome(withTheirs, lng, (index) => lacking[index]?.length !== 0)
  return texts.map((english, index) => {
    const text = second.get(index) ?? tried[index] ?? ''
    return { text, faults: faultsOf(lng, glossary, english, text) }
  })
}

async function translateSome(
  texts: string[],
  lng: Language,
  isWanted: (index: number) => boolean,
): Promise<Map<number, string>> {
  const wanted = texts.map((_, index) => index).filter(isWanted)
  if (wanted.length === 0) return new Map()
  const translations = await translateTexts(
    wanted.map((index) => texts[index] ?? ''),
    lng,
  )
  return new Map(wanted.map((index, place) => [index, translations[place] ?? '']))
}

/** Returns the faults that make a translation wrong, and not only unpolished: a person who confirms it sees those. */
function faultsOf(lng: Language, glossary: Glossary, english: string, text: string): string[] {
  if (text.trim() === '') return ['empty']
  return [
    ...strayFigures(lng, english, text),
    ...lostCodes(english, text).map((code) => `${code} is missing`),
    ...unusedTerms(english, text, glossary).map((term) => `does not use the term for "${term}"`),
    ...wrongWords(text, glossary).map((word) => `"${word}" is not to be used`),
  ]
}
