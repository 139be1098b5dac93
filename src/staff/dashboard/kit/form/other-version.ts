import { isLanguage } from '@/src/i18n/languages'
import { plainText } from '@/src/platform/text/text'
import { isRecord } from '@/src/platform/values/stored-values'

/** A field that somebody else changed while a form was open. */
export interface OtherChange {
  field: string
  /** Undefined for what is the same in all languages. */
  locale?: string
  /** Null for an empty value. */
  before: string | null
  after: string | null
}

/** Fields that the server writes, and that say nothing to people. */
const ofServer = ['createdAt', 'updatedAt', 'updatedBy', 'translationSources', 'waiting', 'id']

/**
 * Lists what differs between two versions of a record, field by field and language by language.
 * @param before as it was read, in all languages
 */
export function otherChanges(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): OtherChange[] {
  return Object.keys(after)
    .filter((field) => !ofServer.includes(field))
    .flatMap((field) => {
      const [was, is] = [before[field], after[field]]
      const codes = new Set([was, is].flatMap(languagesOf))
      if (codes.size === 0) return changeOf({ field }, was, is)
      return [...codes].flatMap((locale) =>
        changeOf({ field, locale }, valueOf(was, locale), valueOf(is, locale)),
      )
    })
}

function changeOf(
  of: Pick<OtherChange, 'field' | 'locale'>,
  before: unknown,
  after: unknown,
): OtherChange[] {
  const change = { ...of, before: plainText(before) || null, after: plainText(after) || null }
  return change.before === change.after ? [] : [change]
}

/** The languages of a localized value. */
const languagesOf = (value: unknown): string[] =>
  isRecord(value) && Object.keys(value).every(isLanguage) ? Object.keys(value) : []

const valueOf = (value: unknown, lng: string): unknown => (isRecord(value) ? value[lng] : undefined)
