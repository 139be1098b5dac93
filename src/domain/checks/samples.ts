import type { FlattenedField } from 'payload'
import { defaultLanguage } from '@/src/i18n/languages'
import { plainText } from '@/src/platform/text/text'
import { asRows, isRecord } from '@/src/platform/values/stored-values'

/** A text of a new block's example that is still in the block. */
export interface Sample {
  path: string
  text: string
}

/** The fewest words in small letters and the fewest signs of a sentence. A shorter text, such as “Headquarters”, may be meant. */
const sentence = { words: 5, signs: 25 }

/**
 * Finds the texts of a block that are still those of its example. A sentence is found by itself; a shorter text, which may
 * well be meant, only where all texts beside it are those of the example, too. It goes through the block and its
 * example together; `walkFields` reads one of them.
 * @param block as stored: each localized value is an object by language
 * @param example with the texts as values
 */
export function samplesIn(
  block: Record<string, unknown>,
  example: Record<string, unknown>,
  fields: FlattenedField[],
  prefix: string,
): Sample[] {
  const texts = fields.filter(isText).flatMap(({ name }) => {
    const text = textIn(block[name])
    return text === ''
      ? []
      : [{ path: prefix + name, text, isSame: text === textIn(example[name]) }]
  })
  const isUntouched = texts.length > 1 && texts.every(({ isSame }) => isSame)
  const own = texts
    .filter(({ text, isSame }) => isSame && (isUntouched || isSentence(text)))
    .map(({ path, text }) => ({ path, text }))
  return [...own, ...fields.flatMap((field) => samplesBelow(field, block, example, prefix))]
}

function samplesBelow(
  field: FlattenedField,
  block: Record<string, unknown>,
  example: Record<string, unknown>,
  prefix: string,
): Sample[] {
  const [value, given] = [block[field.name], example[field.name]]
  const path = `${prefix}${field.name}.`
  if (field.type === 'group' && isRecord(value) && isRecord(given))
    return samplesIn(value, given, field.flattenedFields, path)
  if (field.type !== 'array') return []
  return asRows(value).flatMap((row, index) =>
    // Rows are moved and taken out: each is held against all of the example.
    asRows(given)
      .map((one) => samplesIn(row, one, field.flattenedFields, `${path}${index}.`))
      .reduce<Sample[]>((most, found) => (found.length > most.length ? found : most), []),
  )
}

const isText = (field: FlattenedField): boolean =>
  ['text', 'textarea', 'json', 'richText'].includes(field.type) &&
  'localized' in field &&
  field.localized === true

/** The English of a stored value, or an example's. */
const textIn = (value: unknown): string =>
  plainText(isRecord(value) && defaultLanguage in value ? value[defaultLanguage] : value).trim()

const isSentence = (text: string): boolean =>
  text.length >= sentence.signs &&
  text.split(/\s+/).filter((word) => /\p{Ll}/u.test(word)).length >= sentence.words
