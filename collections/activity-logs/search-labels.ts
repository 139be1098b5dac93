import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { productFields } from '@/src/contract/product-fields'
import { fieldTexts } from '@/src/i18n/field-texts'
import { languages } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { asRecord, isRecord } from '@/src/platform/values/stored-values'
import { ActivityDetails } from '@/src/contract/staff/activity'

/**
 * Has a search for a label find changes of the field that is called so in any language of staff: the log is written with
 * names of fields and English labels.
 */
export const searchLabels: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { where } = args as { where?: Where }
  if (operation !== 'read' || !where || !asksForWords(where)) return args
  const labels = await readLabels(req)
  return { ...args, where: withNames(where, (word) => namesLike(labels, word)) }
}

interface Label {
  /** Name of a field, or key of an attribute. */
  name: string
  label: string
}

/** Most fields of which a word is taken for the label. */
const maxNames = 10

/** Returns the names of fields whose label has a word within it. Short words of Latin letters are in too many. */
export function namesLike(labels: Label[], word: string): string[] {
  const sought = word.toLowerCase()
  if (/^[\x20-\x7e]{1,2}$/.test(sought)) return []
  const found = labels.filter(({ label }) => label.toLowerCase().includes(sought))
  return [...new Set(found.map(({ name }) => name))].slice(0, maxNames)
}

/** Adds to each condition on words of an entry that they may name a field in place of the word. */
export function withNames(where: Where, namesOf: (word: string) => string[]): Where {
  const condition = Object.fromEntries(
    Object.entries(where).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one) => withNames(one, namesOf)) : value,
    ]),
  ) as Where
  const names = wordOf(where).flatMap(namesOf)
  if (names.length === 0) return condition
  return { or: [condition, ...names.map((name) => ({ words: { contains: name } }))] }
}

const wordOf = ({ words }: Where): string[] =>
  isRecord(words) && typeof words.contains === 'string' ? [words.contains] : []

const asksForWords = (where: Where): boolean =>
  wordOf(where).length > 0 ||
  Object.values(where).some((value) => Array.isArray(value) && value.some(asksForWords))

let ofForms: Promise<Label[]> | undefined

/** Reads how fields are called by forms, and attributes by their definitions, in all languages. */
async function readLabels({ payload }: PayloadRequest): Promise<Label[]> {
  ofForms ??= readFormLabels()
  const { docs } = await payload.db.find<{ key: string; label: unknown }>({
    collection: 'attributes',
    locale: 'all',
    pagination: false,
  })
  const ofAttributes = docs.flatMap(({ key, label }) =>
    (isRecord(label) ? Object.values(label) : [label]).map((one) => ({
      name: key,
      label: String(one ?? ''),
    })),
  )
  return [...(await ofForms), ...ofAttributes]
}

async function readFormLabels(): Promise<Label[]> {
  const translators = await Promise.all(languages.map(staffTranslator))
  return [
    ...Object.entries(fieldTexts).flatMap(([name, key]) =>
      translators.map((translate) => ({ name, label: translate(key, {}) })),
    ),
    ...productFields.flatMap(({ name, label }) =>
      Object.values(asRecord(label)).map((one) => ({ name, label: String(one) })),
    ),
  ]
}

/** Characters of the words of an entry. */
const maxLength = 2000

/**
 * The words by which an entry is found: what its record was called, which fields changed, and their values before and after.
 * @param details of an entry of the activity log
 */
export function searchedWords(details: unknown): string {
  const { title, fields, changes, apiKey } = ActivityDetails.parse(details ?? {})
  // Names first: long values must not displace them.
  const names = changes.flatMap(({ field, label }) => [field, label])
  const values = changes.flatMap(({ before, after }) => [before, after])
  const words = [title, apiKey, ...(changes.length > 0 ? [...names, ...values] : fields)]
  return words.filter(Boolean).join('\n').slice(0, maxLength)
}
